//! Sizes, pointers and the keyboard's place among elements.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use yew::{Event, NodeRef, PointerEvent, SubmitEvent};

use super::appearance;

/// The attribute of the root that says that a dialog is open.
const DIALOG: &str = "dialog";
/// An open dialog.
const OPEN_DIALOG: &str = "dialog[open]";
/// What takes letters for itself: a dialog, or a field that is written in.
const KEY_TAKERS: &str = "dialog[open], input:not([type]):focus";

/// The element that the page is drawn into; the body, should the page's own frame have none.
#[must_use]
pub fn page() -> web_sys::Element {
    let document = gloo::utils::document();
    document
        .get_element_by_id("page")
        .unwrap_or_else(|| gloo::utils::body().into())
}

/// The width of an element in CSS pixels, if it is on the page and has one.
#[must_use]
pub fn size_of(node: &NodeRef) -> Option<f64> {
    let width = node
        .cast::<web_sys::Element>()?
        .get_bounding_client_rect()
        .width();
    (width > 0.0).then_some(width)
}

/// Where an event happened, as fractions of an element's width and height.
#[must_use]
pub fn fraction_of(node: &NodeRef, event: &PointerEvent) -> Option<(f64, f64)> {
    let rect = node.cast::<web_sys::Element>()?.get_bounding_client_rect();
    if rect.width() <= 0.0 || rect.height() <= 0.0 {
        return None;
    }
    let x = (f64::from(event.client_x()) - rect.left()) / rect.width();
    let y = (f64::from(event.client_y()) - rect.top()) / rect.height();
    Some((x, y))
}

/// Sends all that this pointer does to an element until it is let go, even outside of it.
pub fn capture_pointer(node: &NodeRef, event: &PointerEvent) {
    if let Some(element) = node.cast::<web_sys::Element>() {
        // A pointer that is gone again cannot be captured, and need not be.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// Keeps the browser from what it does by itself at events of one kind, on parts of an element that match a selector, while a
/// condition holds.
///
/// For touches, `touch-action` would say the same, but Chromium does not look at it on the parts of a drawing.
#[must_use]
pub fn hold(
    node: &NodeRef,
    kind: &'static str,
    selector: &'static str,
    condition: impl Fn() -> bool + 'static,
) -> Option<EventListener> {
    let element = node.cast::<web_sys::Element>()?;
    let options = EventListenerOptions::enable_prevent_default();
    let hold = move |event: &Event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        // What has led to scrolling cannot be kept back any more, and the browser complains of those who try.
        let open = event.cancelable() && condition();
        if open && target.is_some_and(|target| target.matches(selector).unwrap_or(false)) {
            event.prevent_default();
        }
    };
    Some(EventListener::new_with_options(
        &element, kind, options, hold,
    ))
}

/// Hears the Escape key, wherever the focus is, before anybody else does and instead of them.
pub fn on_escape(act: impl Fn() + 'static) -> EventListener {
    let first = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let hear = move |event: &Event| {
        let key = event.dyn_ref::<web_sys::KeyboardEvent>();
        if key.is_some_and(|key| key.key() == "Escape") {
            event.prevent_default();
            event.stop_propagation();
            act();
        }
    };
    EventListener::new_with_options(&gloo::utils::window(), "keydown", first, hear)
}

/// Hears a key that nobody has taken before, without Ctrl, Alt or Meta, and not while a dialog is open; while something is written,
/// only Escape.
pub fn on_free_key(act: impl Fn(&str) + 'static) -> EventListener {
    let hear = move |event: &Event| {
        let Some(press) = event.dyn_ref::<web_sys::KeyboardEvent>() else {
            return;
        };
        let key = press.key();
        let takers = if key == "Escape" {
            OPEN_DIALOG
        } else {
            KEY_TAKERS
        };
        let free =
            !(press.default_prevented() || press.ctrl_key() || press.alt_key() || press.meta_key());
        if free && find(takers).is_none() {
            act(&key);
        }
    };
    EventListener::new(&gloo::utils::window(), "keydown", hear)
}

/// Says how far an element of a drawing is from its place, for the style to bring it back: `--dx` to the right and `--dy` below, in
/// units of the drawing.
pub fn set_offset(node: &NodeRef, dx: i32, dy: i32) {
    let Some(element) = node.cast::<web_sys::SvgElement>() else {
        return;
    };
    for (name, units) in [("--dx", dx), ("--dy", dy)] {
        // A length is always allowed there.
        let _ = element.style().set_property(name, &format!("{units}px"));
    }
}

/// Opens a dialog element over everything else. The keyboard goes to the first choice made in it, or else to its first control.
pub fn show_dialog(node: &NodeRef) {
    if let Some(dialog) = node.cast::<web_sys::HtmlDialogElement>()
        && !dialog.open()
    {
        // Only a dialog that has left the page refuses, and then there is nothing to show.
        let _ = dialog.show_modal();
        appearance::set(DIALOG, Some(""));
        focus_on(dialog.query_selector("input:checked").ok().flatten(), true);
    }
}

/// Closes a dialog element that is about to leave the page: only then the browser sends the keyboard back to where it was.
pub fn close_dialog(node: &NodeRef) {
    if let Some(dialog) = node.cast::<web_sys::HtmlDialogElement>() {
        dialog.close();
        appearance::set(DIALOG, None);
    }
}

/// Scrolls the page to its top.
pub fn show_top() {
    gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Sends the keyboard to the one element that a selector finds; `shown` scrolls the page to it.
pub fn focus(selector: &str, shown: bool) {
    focus_on(find(selector), shown);
}

/// Sends the keyboard there if it is nowhere, because what had it has left the page.
pub fn catch_focus(selector: &str) {
    let active = gloo::utils::document().active_element();
    if active.is_none_or(|active| active.matches("body").unwrap_or(false)) {
        focus(selector, true);
    }
}

/// The same within an element that has the keyboard already; elsewhere nothing happens.
pub fn keep_focus(node: &NodeRef, selector: &str) {
    let Some(element) = node.cast::<web_sys::Element>() else {
        return;
    };
    let active = gloo::utils::document().active_element();
    if element.contains(active.as_deref()) {
        focus_on(element.query_selector(selector).ok().flatten(), true);
    }
}

/// Sends the keyboard to an element; `shown` scrolls it into sight where the window is too small for all of the page.
fn focus_on(element: Option<web_sys::Element>, shown: bool) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(!shown);
    // Parts of drawings can have the keyboard as well, by a method of the same name that is called in the same way.
    let element = element.map(JsCast::unchecked_into::<web_sys::HtmlElement>);
    let _ = element.map(|element| element.focus_with_options(&options));
}

fn find(selector: &str) -> Option<web_sys::Element> {
    gloo::utils::document()
        .query_selector(selector)
        .ok()
        .flatten()
}

/// Empties the one field that a selector finds.
pub fn clear(selector: &str) {
    let field = find(selector).and_then(|field| field.dyn_into::<web_sys::HtmlInputElement>().ok());
    if let Some(field) = field {
        field.set_value("");
    }
}

/// What stands in the field of this name in a form that is sent.
#[must_use]
pub fn written(event: &SubmitEvent, name: &str) -> Option<String> {
    let form: web_sys::HtmlFormElement = event.target()?.dyn_into().ok()?;
    let field = form.elements().named_item(name)?;
    Some(field.dyn_into::<web_sys::HtmlInputElement>().ok()?.value())
}

/// What an element that an event comes from says of itself under `data-` and this name.
#[must_use]
pub fn data_of(event: &web_sys::Event, name: &str) -> Option<String> {
    let element: web_sys::Element = event.target()?.dyn_into().ok()?;
    element.get_attribute(&format!("data-{name}"))
}

/// Scrolls an element into sight within its own list, not the page.
pub fn reveal(list: &NodeRef, selector: &str) {
    let Some(list) = list.cast::<web_sys::HtmlElement>() else {
        return;
    };
    let Ok(Some(item)) = list.query_selector(selector) else {
        return;
    };
    let Ok(item) = item.dyn_into::<web_sys::HtmlElement>() else {
        return;
    };
    let (top, bottom) = (item.offset_top(), item.offset_top() + item.offset_height());
    if top < list.scroll_top() {
        list.set_scroll_top(top);
    } else if bottom > list.scroll_top() + list.client_height() {
        list.set_scroll_top(bottom - list.client_height());
    }
}

/// Whole milliseconds since the page was opened; zero where the browser does not tell.
#[expect(
    clippy::cast_sign_loss,
    reason = "the time since the page was opened is not negative"
)]
#[must_use]
pub fn now() -> u32 {
    let clock = gloo::utils::window().performance();
    clock.map_or(0, |clock| clock.now() as u32)
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    if let Some(document) = gloo::utils::window().document() {
        document.set_title(title);
    }
}
