//! The page's entry.

fn main() {
    let place = fox_and_geese::browser::dom::page();
    yew::Renderer::<fox_and_geese::ui::Root>::with_root(place).render();
}
