//! The page's entry.

#[yew::component]
fn Hello() -> yew::Html {
    yew::html! { <p>{ "hello" }</p> }
}

fn main() {
    yew::Renderer::<Hello>::new().render();
}
