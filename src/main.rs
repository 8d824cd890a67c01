//! The page's entry.

fn main() {
    yew::Renderer::<fox_and_geese::ui::Root>::new().render();
}
