//! The language in use, handed down to every component.

use std::ops::Deref;
use std::rc::Rc;

use yew::prelude::*;

use crate::locale::Catalogue;

/// The catalogue in use. Two are equal when they are the same one.
#[derive(Clone)]
pub struct Words(Rc<Catalogue>);

impl Words {
    /// English.
    pub fn english() -> Self {
        Self(Rc::new(Catalogue::english()))
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for Words {
    type Target = Catalogue;

    fn deref(&self) -> &Catalogue {
        &self.0
    }
}

/// The catalogue in use.
#[hook]
pub fn use_words() -> Words {
    let given = use_context::<Words>();
    let fallback = use_memo((), |()| Words::english());
    given.unwrap_or_else(|| (*fallback).clone())
}
