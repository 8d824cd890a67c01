//! Quiet sounds, made where they are heard: no files.

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// One note.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Note {
    /// How high, in hertz.
    pub hertz: f32,
    /// Seconds from now until it is struck.
    pub after: f64,
    /// Seconds until it has faded away.
    pub lasts: f64,
}

/// How loud a note is when it is struck: a tenth of all there is.
const LOUDNESS: f32 = 0.1;
/// Where it ends; it cannot fade to nothing at all.
const SILENCE: f32 = 0.001;

/// What plays the notes: made when the first is to be heard, because browsers allow no sound before somebody has touched the page.
#[derive(Default)]
pub struct Sounds {
    context: Option<AudioContext>,
}

impl Sounds {
    /// Plays notes. A browser without sound is quiet.
    pub fn play(&mut self, notes: &[Note]) {
        if self.context.is_none() {
            self.context = AudioContext::new().ok();
        }
        if let Some(context) = &self.context {
            // A browser may have put it to sleep; when it does not want to wake it, there is no sound.
            let _ = context.resume();
            for note in notes {
                let _ = strike(context, *note);
            }
        }
    }
}

fn strike(context: &AudioContext, note: Note) -> Result<(), JsValue> {
    let (voice, loudness) = (context.create_oscillator()?, context.create_gain()?);
    let start = context.current_time() + note.after;
    voice.set_type(OscillatorType::Triangle);
    voice.frequency().set_value(note.hertz);
    loudness.gain().set_value_at_time(LOUDNESS, start)?;
    loudness
        .gain()
        .exponential_ramp_to_value_at_time(SILENCE, start + note.lasts)?;
    voice.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(start + note.lasts)
}
