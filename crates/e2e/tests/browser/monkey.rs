//! Somebody who does anything at all, in any order.

use std::time::Duration;

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page, key};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde::Deserialize;

use crate::suite::{expect, tests};

tests! {
    SMALL_AND_LARGE: anything_in_any_order;
}

const STEPS: usize = 150;

/// Something that could be pressed.
#[derive(Debug, Deserialize)]
struct Thing {
    name: String,
    x: f64,
    y: f64,
}

/// Everything in sight that can be pressed, files and other places apart, and what the browser itself
/// would ask about.
const LOOK: &str = "
    const root = document.querySelector('dialog[open]') ?? document;
    const all = root.querySelectorAll(
        '[data-action]:not([data-action=import], [data-action=save], [data-action=export], ' +
        '[data-action=install]), ' +
        '[data-spot], [data-turn], [data-badge], .option, .switch, summary, .notice button');
    const found = [];
    for (const item of all) {
        const box = item.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (item.disabled || !box.width || !item.contains(top)) continue;
        const { action, spot, turn, badge } = item.dataset;
        const name = action ?? spot ?? turn ?? badge ?? item.textContent.slice(0, 20);
        found.push({ name, x, y });
    }
    return found;
";

async fn step(page: &Page, rng: &mut SmallRng) -> Result<String> {
    let things: Vec<Thing> = page.run(LOOK, Vec::new()).await?;
    let number = rng.random_range(0..100);
    Ok(match number {
        0..4 => {
            page.session().back().await?;
            "back".to_owned()
        }
        4..6 => {
            page.session().forward().await?;
            "forward".to_owned()
        }
        6..8 => {
            page.session().refresh().await?;
            "reload".to_owned()
        }
        8..16 => {
            let keys =
                [key::ESCAPE, key::ENTER, key::TAB, key::LEFT, key::UP, key::DOWN, key::HOME];
            let pressed = *keys.choose(rng).context("a key")?;
            page.key(pressed).await?;
            format!("key {:x}", u32::from(pressed))
        }
        16..20 => {
            let down: f64 = rng.random_range(-400.0..400.0);
            page.run::<bool>("scrollBy(0, arguments[0]); return true;", vec![down.into()]).await?;
            "scroll".to_owned()
        }
        20..30 => {
            let (from, to) = (page.spots(".own").await?, page.spots("").await?);
            let (Some(from), Some(to)) = (from.choose(rng), to.choose(rng)) else {
                return Ok("nothing to drag".to_owned());
            };
            // Not everything can be dragged everywhere, and that is no fault.
            let _ = tokio::time::timeout(
                Duration::from_millis(300),
                page.drag(Input::of(page.size()), from, to),
            )
            .await;
            format!("drag {from} {to}")
        }
        _ => match things.choose(rng) {
            Some(Thing { name, x, y }) => {
                page.tap_blindly((*x, *y)).await?;
                name.clone()
            }
            None => "nothing".to_owned(),
        },
    })
}

async fn anything_in_any_order(page: &Page) -> Result<()> {
    let mut rng = SmallRng::seed_from_u64(21);
    page.visit("").await?;
    let mut done = Vec::new();
    for _ in 0..STEPS {
        done.push(step(page, &mut rng).await?);
        let since = || done.iter().rev().take(12).rev().cloned().collect::<Vec<_>>().join(", ");
        expect(page.count(".fault").await? == 0, format!("a fault after {}", since()))?;
        let told: String = page.run("return location.href;", Vec::new()).await?;
        if !told.starts_with(page.address()) {
            page.visit("").await?;
        }
    }
    // Whatever was done, every game that was begun can still be read.
    for id in page.game_ids().await? {
        page.saved_game(&id).await.with_context(|| format!("{id} after {}", done.join(", ")))?;
    }
    page.visit("#/").await
}
