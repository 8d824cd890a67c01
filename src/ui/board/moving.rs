//! What the board remembers from one picture to the next, to show what moved.

use yew::prelude::*;

use crate::browser::dom;
use crate::rules::Point;

use super::geometry::View;
use super::motion::{Motion, Scene, Standing};
use super::pointer::Pointer;
use super::{BoardProps, Look};

/// What is in motion on a board.
#[derive(Clone)]
pub struct Moving {
    /// What led to the scene that is shown.
    pub motion: Motion,
    /// Counts the scenes: whatever is drawn anew for each of them carries this as its key, so that no motion goes on in another.
    pub serial: u32,
    /// A piece that was dragged and let go, and comes back to this point, where it stands.
    pub came_back: Option<Point>,
    /// The element that comes back.
    pub node: NodeRef,
}

/// What was shown last.
struct Memory {
    scene: Scene,
    look: Look,
    view: View,
    motion: Motion,
    serial: u32,
}

/// What is in motion on the board that is being drawn.
#[hook]
pub fn use_moving(props: &BoardProps, pointer: &Pointer) -> Moving {
    let scene = Scene {
        standing: Standing {
            foxes: props.foxes,
            geese: props.geese,
        },
        trace: props.trace.clone(),
    };
    let memory = use_mut_ref(|| Memory::of(scene.clone(), props));
    let mut memory = memory.borrow_mut();
    memory.see(scene, props, pointer);
    let node = use_node_ref();
    use_effect({
        let (node, pointer) = (node.clone(), pointer.clone());
        move || {
            if let Some(drag) = pointer.settle() {
                dom::set_offset(&node, drag.dx, drag.dy);
            }
        }
    });
    Moving {
        motion: memory.motion.clone(),
        serial: memory.serial,
        came_back: pointer.dropped(),
        node,
    }
}

impl Memory {
    fn of(scene: Scene, props: &BoardProps) -> Self {
        Self {
            scene,
            look: props.look,
            view: props.view,
            motion: Motion::default(),
            serial: 0,
        }
    }

    fn see(&mut self, scene: Scene, props: &BoardProps, pointer: &Pointer) {
        // A board that is turned, or used for another game, has not moved.
        if self.look != props.look || (self.view != props.view && self.scene == scene) {
            *self = Self {
                serial: self.serial,
                ..Self::of(scene, props)
            };
        } else if self.scene != scene {
            let motion = Motion::between(&self.scene, &scene);
            let motion = match pointer.take_drop() {
                Some((from, to)) => motion.carried(from, to),
                None => motion,
            };
            *self = Self {
                motion,
                serial: self.serial.wrapping_add(1),
                ..Self::of(scene, props)
            };
        }
    }
}
