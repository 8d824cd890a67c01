//! What is seen: Yew components over the state of [`crate::app`].
//!
//! `root` holds the one reducer and carries out its effects; `board` is the one board; `panels`, `pages` and `dialogs` are what stands
//! around it; `words` turns rules into messages. Nothing here knows the computer, only what it is asked.

mod board;
mod dialogs;
mod icons;
mod kit;
mod looks;
mod pages;
mod panels;
mod root;
mod shell;
mod words;

pub use root::Root;
