//! The only room that names the browser: what the page and the computer's worker ask of it.

#[cfg(feature = "page")]
pub mod engine_handle;
#[cfg(feature = "worker")]
pub mod worker_scope;
