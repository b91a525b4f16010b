//! Two random players play a whole game, and the game is printed as a record.
//!
//! `cargo run --example random_player [SEED]`

use mad_rules::{Game, Record};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);

    let mut game = Game::default();
    while !game.is_over() {
        let turns = game.legal_turns();
        let turn = turns.choose(&mut rng).expect("a side to move always has a turn");
        game.play(*turn)?;
    }

    let mut record = Record::new(&game);
    record.set_tag("Red", "random")?;
    record.set_tag("Blue", "random")?;
    print!("{record}");
    Ok(())
}
