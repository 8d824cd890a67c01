//! The page's state: a pure reducer of players' verbs.
//!
//! [`App::reduce`] takes an [`Action`] and gives the next state and the [`Effect`]s to carry out. It knows neither Yew nor the browser,
//! so that everything a player can do is replayed in native tests.

mod action;
mod address;
mod board;
mod computer;
mod effect;
mod forms;
mod history;
mod note;
mod opening;
mod own_marks;
mod reduce;
mod seats;
mod settings;
mod sharing;
mod sheet;
mod sight;
mod table;
mod tones;
mod turns;
mod verbs;
mod voice;

pub use action::Action;
pub use effect::{Effect, Entry, Place};
pub use forms::{Balance, Form};
pub use reduce::App;
pub use seats::{Seat, Seats, Speed};
pub use settings::{Choice, PieceSet, Setting, Settings, Sharing, Switch, Theme};
pub use sheet::Sheet;
pub use sight::Sight;
pub use table::{Complaint, Hold, Notice, Overlay, Screen, Table, Travel};
pub use tones::Tone;
pub use turns::Turns;
pub use voice::{Question, Remark, Said, Saying};
