//! Sounds, synthesised with the Web Audio API: oscillators and noise with an envelope and a low-pass
//! filter each, and a short reverberation of all of them.

use std::cell::RefCell;

use mad_rules::{Position, Turn, Victory};
use mad_session::{GameSession, Volume};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BaseAudioContext,
    BiquadFilterType, GainNode, OscillatorType,
};

/// An event with a sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sound {
    Move,
    Expulsion,
    Teleportation,
    /// A turn goes on with a bonus.
    Bonus,
    Win,
    Loss,
    SemiVictory,
    Refused,
    /// Little time is left on the clock.
    LowTime,
    /// The opponent has played.
    YourTurn,
}

impl Sound {
    const ALL: [Self; 10] = [
        Self::Move,
        Self::Expulsion,
        Self::Teleportation,
        Self::Bonus,
        Self::Win,
        Self::Loss,
        Self::SemiVictory,
        Self::Refused,
        Self::LowTime,
        Self::YourTurn,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Expulsion => "expulsion",
            Self::Teleportation => "teleportation",
            Self::Bonus => "bonus",
            Self::Win => "win",
            Self::Loss => "loss",
            Self::SemiVictory => "semi-victory",
            Self::Refused => "refused",
            Self::LowTime => "low-time",
            Self::YourTurn => "your-turn",
        }
    }

    /// The sound of a turn in the position before it.
    pub(crate) fn of_turn(before: &Position, turn: Turn) -> Self {
        let expels = turn.squares_moved().is_some_and(|(_, to)| before.ship_at(to).is_some());
        match (turn.squares_moved(), turn.cycle()) {
            (Some(_), Some(_)) => Self::Bonus,
            _ if expels => Self::Expulsion,
            (None, Some(_)) => Self::Teleportation,
            _ => Self::Move,
        }
    }

    /// The sound of the end of a game. Between two people somebody wins, so it is the sound of a win.
    pub(crate) fn of_end(session: &GameSession) -> Self {
        let outcome = session.game().outcome();
        match (outcome, session.person()) {
            (Some(outcome), _) if outcome.victory() == Victory::Semi => Self::SemiVictory,
            (Some(outcome), Some(person)) if outcome.winner != person => Self::Loss,
            _ => Self::Win,
        }
    }

    const fn layers(self) -> &'static [Layer] {
        use Wave::{Noise, Sine, Triangle};
        const fn layer(wave: Wave, (at, length): (f64, f64), level: f32) -> Layer {
            Layer { wave, at, length, level, pitch: (0.0, 0.0), cutoff: 2400.0 }
        }
        match self {
            // A soft knock.
            Self::Move => {
                const {
                    &[
                        layer(Sine, (0.0, 0.16), 0.26).pitch(196.0, 247.0),
                        layer(Noise, (0.0, 0.07), 0.16).cutoff(900.0),
                        layer(Triangle, (0.01, 0.08), 0.05).pitch(523.0, 523.0),
                    ]
                }
            }
            // A deep blow, and something that falls away.
            Self::Expulsion => {
                const {
                    &[
                        layer(Sine, (0.0, 0.55), 0.42).pitch(150.0, 42.0),
                        layer(Noise, (0.0, 0.4), 0.3).cutoff(1200.0),
                        layer(Triangle, (0.03, 0.5), 0.12).pitch(620.0, 130.0),
                    ]
                }
            }
            // Two glides that cross.
            Self::Teleportation => {
                const {
                    &[
                        layer(Sine, (0.0, 0.4), 0.16).pitch(330.0, 660.0),
                        layer(Sine, (0.0, 0.4), 0.16).pitch(660.0, 330.0),
                        layer(Triangle, (0.14, 0.34), 0.05).pitch(1320.0, 990.0),
                    ]
                }
            }
            // Three quick bells upwards.
            Self::Bonus => {
                const {
                    &[
                        layer(Sine, (0.0, 0.2), 0.13).pitch(784.0, 784.0),
                        layer(Sine, (0.08, 0.2), 0.13).pitch(988.0, 988.0),
                        layer(Sine, (0.16, 0.36), 0.15).pitch(1175.0, 1175.0),
                        layer(Triangle, (0.16, 0.3), 0.04).pitch(2350.0, 2350.0).cutoff(5000.0),
                    ]
                }
            }
            // A major chord, note by note.
            Self::Win => {
                const {
                    &[
                        layer(Sine, (0.0, 0.9), 0.16).pitch(196.0, 196.0),
                        layer(Triangle, (0.0, 0.3), 0.14).pitch(392.0, 392.0),
                        layer(Triangle, (0.13, 0.3), 0.14).pitch(494.0, 494.0),
                        layer(Triangle, (0.26, 0.3), 0.14).pitch(587.0, 587.0),
                        layer(Triangle, (0.39, 0.6), 0.16).pitch(784.0, 784.0),
                        layer(Sine, (0.39, 0.6), 0.06).pitch(1568.0, 1568.0).cutoff(4000.0),
                    ]
                }
            }
            // A minor chord downwards, muffled.
            Self::Loss => {
                const {
                    &[
                        layer(Triangle, (0.0, 0.34), 0.18).pitch(330.0, 330.0).cutoff(800.0),
                        layer(Triangle, (0.2, 0.34), 0.18).pitch(262.0, 262.0).cutoff(700.0),
                        layer(Triangle, (0.42, 0.6), 0.2).pitch(220.0, 214.0).cutoff(600.0),
                        layer(Sine, (0.42, 0.6), 0.18).pitch(110.0, 107.0),
                    ]
                }
            }
            // A fourth, which neither rises to a chord nor falls.
            Self::SemiVictory => {
                const {
                    &[
                        layer(Triangle, (0.0, 0.36), 0.15).pitch(440.0, 440.0),
                        layer(Triangle, (0.22, 0.6), 0.16).pitch(587.0, 587.0),
                        layer(Sine, (0.22, 0.6), 0.14).pitch(294.0, 294.0),
                    ]
                }
            }
            // Two dull knocks.
            Self::Refused => {
                const {
                    &[
                        layer(Sine, (0.0, 0.1), 0.3).pitch(138.0, 104.0).cutoff(500.0),
                        layer(Sine, (0.12, 0.12), 0.3).pitch(123.0, 92.0).cutoff(500.0),
                    ]
                }
            }
            // Two ticks.
            Self::LowTime => {
                const {
                    &[
                        layer(Triangle, (0.0, 0.05), 0.14).pitch(1480.0, 1480.0).cutoff(5000.0),
                        layer(Triangle, (0.14, 0.05), 0.14).pitch(1480.0, 1480.0).cutoff(5000.0),
                    ]
                }
            }
            // A door bell, far away.
            Self::YourTurn => {
                const {
                    &[
                        layer(Sine, (0.0, 0.24), 0.15).pitch(587.0, 587.0),
                        layer(Sine, (0.13, 0.4), 0.15).pitch(440.0, 440.0),
                    ]
                }
            }
        }
    }
}

#[derive(Debug, Clone, Copy)]
enum Wave {
    Sine,
    Triangle,
    Noise,
}

/// A part of a sound. Times are in seconds, frequencies in hertz.
struct Layer {
    wave: Wave,
    at: f64,
    length: f64,
    /// The gain after the attack, from where it falls to nothing.
    level: f32,
    /// First and last frequency; noise has none.
    pitch: (f32, f32),
    /// The cutoff frequency of the low-pass filter.
    cutoff: f32,
}

impl Layer {
    const fn pitch(self, first: f32, last: f32) -> Self {
        Self { pitch: (first, last), ..self }
    }

    const fn cutoff(self, cutoff: f32) -> Self {
        Self { cutoff, ..self }
    }
}

/// How long a layer takes to reach its level, so that it does not click.
const ATTACK: f64 = 0.008;
/// The end of an exponential envelope, which cannot be zero.
const SILENCE: f32 = 0.0004;
/// The length of the reverberation in seconds, and its gain.
const TAIL: f32 = 0.42;
const TAIL_GAIN: f32 = 0.3;
/// The length of the noise in seconds.
const NOISE: f32 = 0.5;

/// The nodes that all sounds of an audio context share.
struct Mixer {
    context: BaseAudioContext,
    input: GainNode,
    noise: AudioBuffer,
}

impl Mixer {
    fn new(context: BaseAudioContext) -> Result<Self, JsValue> {
        let input = context.create_gain()?;
        let (tail, tail_gain) = (context.create_convolver()?, context.create_gain()?);
        tail.set_buffer(Some(&noise(&context, TAIL, |part| (1.0 - part).powi(3))?));
        tail_gain.gain().set_value(TAIL_GAIN);
        input.connect_with_audio_node(&context.destination())?;
        input.connect_with_audio_node(&tail)?;
        tail.connect_with_audio_node(&tail_gain)?;
        tail_gain.connect_with_audio_node(&context.destination())?;
        let noise = noise(&context, NOISE, |_| 1.0)?;
        Ok(Self { context, input, noise })
    }

    fn play(&self, sound: Sound, volume: Volume) -> Result<(), JsValue> {
        let part = f32::from(volume.percent()) / 100.0;
        // Loudness is heard on a logarithmic scale; the square is close enough.
        self.input.gain().set_value(part * part);
        sound.layers().iter().try_for_each(|layer| self.start(layer))
    }

    fn start(&self, layer: &Layer) -> Result<(), JsValue> {
        let context = &self.context;
        let (begin, attack) = (context.current_time() + layer.at, ATTACK.min(layer.length / 2.0));
        let end = begin + layer.length;
        let (filter, gain) = (context.create_biquad_filter()?, context.create_gain()?);
        filter.set_type(BiquadFilterType::Lowpass);
        filter.frequency().set_value(layer.cutoff);
        gain.gain().set_value_at_time(0.0, begin)?;
        gain.gain().linear_ramp_to_value_at_time(layer.level, begin + attack)?;
        gain.gain().exponential_ramp_to_value_at_time(SILENCE, end)?;
        self.source(layer, begin, end)?.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&self.input)?;
        Ok(())
    }

    fn source(&self, layer: &Layer, begin: f64, end: f64) -> Result<AudioNode, JsValue> {
        let wave = match layer.wave {
            Wave::Sine => OscillatorType::Sine,
            Wave::Triangle => OscillatorType::Triangle,
            Wave::Noise => {
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                source.start_with_when(begin)?;
                AsRef::<AudioScheduledSourceNode>::as_ref(&source).stop_with_when(end)?;
                return Ok(source.into());
            }
        };
        let source = self.context.create_oscillator()?;
        source.set_type(wave);
        source.frequency().set_value_at_time(layer.pitch.0, begin)?;
        source.frequency().exponential_ramp_to_value_at_time(layer.pitch.1, end)?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)?;
        Ok(source.into())
    }
}

/// White noise with an envelope: a function of the part of the length that is over.
fn noise(
    context: &BaseAudioContext,
    seconds: f32,
    envelope: fn(f32) -> f32,
) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let length = (rate * seconds) as u32;
    // A linear congruential generator: the same noise each time, so that sounds can be compared.
    let mut state = 1_u32;
    let samples: Vec<f32> = (0..length)
        .map(|index| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let value = f32::from((state >> 16) as u16) / 32_768.0 - 1.0;
            value * envelope(index as f32 / length as f32)
        })
        .collect();
    let buffer = context.create_buffer(1, length, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

thread_local! {
    /// Created on first use: browsers allow no sound before the first user gesture.
    static LIVE: RefCell<Option<(AudioContext, Mixer)>> = const { RefCell::new(None) };
}

/// Plays a sound, if the browser allows it. Failures are ignored: sounds are optional.
pub(crate) fn play(sound: Sound, volume: Volume) {
    LIVE.with_borrow_mut(|live| {
        if live.is_none() {
            let context = AudioContext::new().ok();
            *live = context.and_then(|context| {
                let mixer = Mixer::new(context.clone().into()).ok()?;
                Some((context, mixer))
            });
        }
        if let Some((context, mixer)) = live {
            let _ = context.resume();
            let _ = mixer.play(sound, volume);
        }
    });
}

/// The names of all sounds, separated by spaces. For tests.
#[wasm_bindgen(js_name = soundNames)]
#[must_use]
pub fn sound_names() -> String {
    Sound::ALL.map(Sound::name).join(" ")
}

/// Schedules a sound in an audio context at full volume. Tests render it with an
/// `OfflineAudioContext`.
///
/// # Errors
///
/// If there is no such sound, or the context refuses a node.
#[wasm_bindgen(js_name = scheduleSound)]
pub fn schedule_sound(context: BaseAudioContext, name: &str) -> Result<(), JsValue> {
    let sound = Sound::ALL.into_iter().find(|sound| sound.name() == name);
    let sound = sound.ok_or_else(|| JsValue::from_str("no such sound"))?;
    Mixer::new(context)?.play(sound, Volume::new(100))
}
