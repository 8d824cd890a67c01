//! What is seen: Yew components over the state of [`crate::app`].
//!
//! `root` holds the one reducer and carries out its effects; `board` is the one board; `panels`, `pages` and `dialogs` are what stands
//! around it; `words`, `values` and `spoken` turn rules, what the computer says and what has happened into messages; `keys` is the one
//! table of the board's keys. Nothing here knows the computer, only what it is asked.

mod afterwards;
mod announcer;
mod appearance;
mod board;
mod dialogs;
mod element;
mod icons;
mod keys;
mod kit;
mod looks;
mod pages;
mod panels;
mod point_names;
mod root;
mod seat_choice;
mod segments;
mod shell;
mod spoken;
mod tones;
mod values;
mod wordmark;
mod words;

pub use root::Root;
