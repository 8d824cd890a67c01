//! From what is to be heard to the notes of it.

use crate::app::Tone;
use crate::browser::sound::Note;

const fn note(hertz: f32, after: f64, lasts: f64) -> Note {
    Note {
        hertz,
        after,
        lasts,
    }
}

/// Wood on wood for a step, and everything else as short as it can be told apart.
pub const fn notes(tone: Tone) -> &'static [Note] {
    const STEP: [Note; 1] = [note(196.0, 0.0, 0.09)];
    const CAPTURE: [Note; 2] = [note(294.0, 0.0, 0.09), note(196.0, 0.08, 0.12)];
    const HUFF: [Note; 3] = [
        note(262.0, 0.0, 0.09),
        note(220.0, 0.08, 0.09),
        note(165.0, 0.16, 0.2),
    ];
    const END: [Note; 3] = [
        note(196.0, 0.0, 0.25),
        note(247.0, 0.14, 0.25),
        note(294.0, 0.28, 0.5),
    ];
    const REFUSAL: [Note; 1] = [note(110.0, 0.0, 0.14)];
    match tone {
        Tone::Step => &STEP,
        Tone::Capture => &CAPTURE,
        Tone::Huff => &HUFF,
        Tone::End => &END,
        Tone::Refusal => &REFUSAL,
    }
}
