//! The sounds, rendered by an `OfflineAudioContext`.

use anyhow::Result;
use mad_e2e::Page;
use serde::Deserialize;

use crate::suite::{expect, tests};

tests! {
    DESKTOP: every_sound_can_be_heard_and_told_from_the_others;
}

/// A sound in numbers.
#[derive(Debug, Deserialize)]
struct Rendered {
    name: String,
    peak: f64,
    /// The root mean square of the part that can be heard.
    loudness: f64,
    /// When the sound falls below a thousandth of full scale for good, in seconds.
    end: f64,
    /// The share of each frequency band, from low to high.
    spectrum: Vec<f64>,
    /// The share of the energy in each twentieth of a second and a half.
    envelope: Vec<f64>,
}

const RENDER: &str = "
    const app = document.querySelector('meta[name=mad-app]').content;
    const client = await import(new URL(`${app}mad_web.js`, document.baseURI).href);
    const RATE = 22050, SECONDS = 2;
    const share = (values) => {
        const sum = values.reduce((a, b) => a + b, 0) || 1;
        return values.map((value) => value / sum);
    };
    // The energy at some frequencies, by the Goertzel algorithm.
    const energy = (samples, frequency) => {
        const factor = 2 * Math.cos(2 * Math.PI * frequency / RATE);
        let [one, two] = [0, 0];
        for (const sample of samples) [one, two] = [sample + factor * one - two, one];
        return one * one + two * two - factor * one * two;
    };
    const bands = Array.from({ length: 60 }, (_, index) => 60 * 2 ** (index / 10));
    const all = [];
    for (const name of client.soundNames().split(' ')) {
        const context = new OfflineAudioContext(1, RATE * SECONDS, RATE);
        client.scheduleSound(context, name);
        const samples = [...(await context.startRendering()).getChannelData(0)];
        const end = samples.findLastIndex((sample) => Math.abs(sample) > 0.001) + 1;
        const heard = samples.slice(0, end);
        const squares = heard.map((sample) => sample * sample);
        const slice = Math.round(RATE * 1.5 / 20);
        all.push({
            name,
            peak: Math.max(...heard.map(Math.abs), 0),
            loudness: Math.sqrt(squares.reduce((a, b) => a + b, 0) / Math.max(end, 1)),
            end: end / RATE,
            spectrum: share(bands.map((band) => energy(heard, band))),
            envelope: share(Array.from({ length: 20 }, (_, index) =>
                squares.slice(index * slice, (index + 1) * slice).reduce((a, b) => a + b, 0))),
        });
    }
    return all;
";

/// The distance of two distributions: 0 if they are equal, 2 if they have nothing in common.
fn distance(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| (a - b).abs()).sum()
}

async fn every_sound_can_be_heard_and_told_from_the_others(page: &Page) -> Result<()> {
    page.visit("#/").await?;
    let sounds: Vec<Rendered> = page.run_async(RENDER, Vec::new()).await?;
    expect(sounds.len() == 10, format!("{} sounds", sounds.len()))?;
    for sound in &sounds {
        let about = format!(
            "{}: peak {:.3}, loudness {:.3}, {:.2} s",
            sound.name, sound.peak, sound.loudness, sound.end
        );
        println!("{about}");
        expect(sound.peak > 0.05 && sound.loudness > 0.005, format!("too quiet: {about}"))?;
        expect(sound.peak < 0.9, format!("clips: {about}"))?;
        expect(sound.end > 0.05 && sound.end < 1.55, format!("too short or too long: {about}"))?;
    }
    for (index, one) in sounds.iter().enumerate() {
        for other in &sounds[index + 1..] {
            let by_pitch = distance(&one.spectrum, &other.spectrum);
            let by_time = distance(&one.envelope, &other.envelope);
            let about = format!("{} and {}: {by_pitch:.2}, {by_time:.2}", one.name, other.name);
            expect(by_pitch + by_time > 0.8, format!("hard to tell apart: {about}"))?;
        }
    }
    Ok(())
}
