//! A message before it is put into words.

use std::fmt;
use std::rc::Rc;

use super::generated::NAMES;
use super::pattern::Arg;

/// Names a message, the same in all languages.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key(pub(super) u16);

impl Key {
    /// The key as the message files write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES.get(usize::from(self.0)).copied().unwrap_or_default()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A message with its arguments, in no language yet; cheap to clone and to compare.
///
/// The constructors are in [`msg`](super::msg).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    key: Key,
    args: Option<Rc<[Arg]>>,
}

impl Message {
    pub(super) const fn plain(key: Key) -> Self {
        Self { key, args: None }
    }

    pub(super) fn with<const N: usize>(key: Key, args: [Arg; N]) -> Self {
        Self {
            key,
            args: Some(Rc::new(args)),
        }
    }

    /// Which message it is.
    #[must_use]
    pub const fn key(&self) -> Key {
        self.key
    }

    pub(super) fn args(&self) -> &[Arg] {
        self.args.as_deref().unwrap_or_default()
    }
}
