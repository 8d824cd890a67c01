//! What may be a frame late.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Properties of [`Afterwards`].
#[derive(Properties, PartialEq)]
pub struct AfterwardsProps {
    /// What is shown, first at once and from then on a frame late.
    pub children: Html,
}

/// Shows how its children have changed only when everything else that changed with them is done: a move is then seen on the board
/// before the list writes it down. Of several changes in between the last is shown.
pub struct Afterwards {
    later: Option<Timeout>,
}

impl Component for Afterwards {
    type Message = ();
    type Properties = AfterwardsProps;

    fn create(_: &Context<Self>) -> Self {
        Self { later: None }
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &AfterwardsProps) -> bool {
        let link = ctx.link().clone();
        self.later = Some(Timeout::new(0, move || link.send_message(())));
        false
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        ctx.props().children.clone()
    }
}
