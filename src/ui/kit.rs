//! What every part of the page needs: the words, and somebody to tell what the player does.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::Action;
use crate::locale::{Catalogue, Message};

use super::element;

/// The language in use and the way back to the reducer.
#[derive(Clone)]
pub struct Kit {
    words: Rc<Catalogue>,
    act: Callback<Action>,
}

impl PartialEq for Kit {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.words, &other.words) && self.act == other.act
    }
}

impl Kit {
    /// A kit in English.
    #[must_use]
    pub fn english(act: Callback<Action>) -> Self {
        Self {
            words: Rc::new(Catalogue::english()),
            act,
        }
    }

    /// The catalogue in use.
    #[must_use]
    pub fn words(&self) -> &Catalogue {
        &self.words
    }

    /// A message in the language in use.
    #[must_use]
    pub fn say(&self, message: &Message) -> AttrValue {
        self.words.say(message).into()
    }

    /// An element with nothing but a message in it.
    pub fn line(&self, tag: &'static str, class: &'static str, message: &Message) -> Html {
        element::text(tag, class, self.say(message))
    }

    /// A button with nothing but a message on it.
    pub fn button(&self, class: &'static str, label: &Message, action: Action) -> Html {
        element::button(class, self.say(label), self.click(action))
    }

    /// Tells what the player does when something is clicked.
    #[must_use]
    pub fn click(&self, action: Action) -> Callback<MouseEvent> {
        let act = self.act.clone();
        Callback::from(move |_| act.emit(action.clone()))
    }

    /// Tells it when a choice is made.
    #[must_use]
    pub fn change(&self, action: Action) -> Callback<Event> {
        let act = self.act.clone();
        Callback::from(move |_| act.emit(action.clone()))
    }

    /// Who is told.
    #[must_use]
    pub const fn callback(&self) -> &Callback<Action> {
        &self.act
    }
}
