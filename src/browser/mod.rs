//! The only room that names the browser: what the page and the computer's worker ask of it.

#[cfg(feature = "page")]
pub mod address;
#[cfg(feature = "page")]
pub mod appearance;
#[cfg(feature = "page")]
pub mod clipboard;
#[cfg(feature = "page")]
pub mod dom;
#[cfg(feature = "page")]
pub mod engine_handle;
#[cfg(feature = "page")]
mod engine_line;
mod page_port;
#[cfg(feature = "page")]
pub mod sound;
#[cfg(feature = "page")]
pub mod storage;
#[cfg(feature = "worker")]
pub mod worker_scope;

/// Gives memory to both programs: in a fraction of the code of the allocator that Rust brings.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::GlobalTlsf<Plain> = rlsf::GlobalTlsf::new();

/// What of the allocator is wanted.
#[cfg(target_arch = "wasm32")]
struct Plain;

#[cfg(target_arch = "wasm32")]
impl rlsf::GlobalTlsfOptions for Plain {
    // Much code for little: nothing large grows here.
    const ENABLE_REALLOCATION: bool = false;
}
