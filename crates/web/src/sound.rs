//! Short synthesised sounds (Web Audio).

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// An event with a sound.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Sound {
    Move,
    Expulsion,
    Teleportation,
    Refused,
    End,
    LowTime,
}

thread_local! {
    /// Created on first use: browsers allow no sound before the first user gesture.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone: first and last frequency in hertz, start and length in seconds, volume.
type Tone = (f32, f32, f64, f64, f32);

const fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Move => &[(420.0, 520.0, 0.0, 0.09, 0.10)],
        Sound::Expulsion => &[(520.0, 90.0, 0.0, 0.28, 0.16), (180.0, 60.0, 0.02, 0.2, 0.12)],
        Sound::Teleportation => &[(360.0, 720.0, 0.0, 0.16, 0.08), (720.0, 480.0, 0.1, 0.16, 0.08)],
        Sound::Refused => &[(170.0, 150.0, 0.0, 0.1, 0.08)],
        Sound::LowTime => &[(880.0, 880.0, 0.0, 0.08, 0.12)],
        Sound::End => &[
            (392.0, 392.0, 0.0, 0.18, 0.12),
            (494.0, 494.0, 0.14, 0.18, 0.12),
            (587.0, 587.0, 0.28, 0.36, 0.12),
        ],
    }
}

/// Plays a sound, if the browser allows it.
pub(crate) fn play(sound: Sound) {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            // Failures are ignored: sounds are optional.
            let _ = context.resume();
            for tone in tones(sound) {
                let _ = start(context, *tone);
            }
        }
    });
}

fn start(
    context: &AudioContext,
    (first, last, begin, length, volume): Tone,
) -> Result<(), JsValue> {
    let (oscillator, gain) = (context.create_oscillator()?, context.create_gain()?);
    let begin = context.current_time() + begin;
    let end = begin + length;
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.frequency().set_value_at_time(first, begin)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(last, end)?;
    gain.gain().set_value_at_time(volume, begin)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, end)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}
