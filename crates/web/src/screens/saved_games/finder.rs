//! Search, filter and order of the list, and statistics.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_session::{GameFilter, GameOrder, GameOverview, LevelTally, level_tallies};
use mad_tutorial::fold;

use crate::app::Shell;
use crate::browser;
use crate::game_summary::names_of;

/// What the user looks for.
#[derive(Clone, Copy)]
pub(super) struct Finder {
    words: RwSignal<String>,
    filter: RwSignal<GameFilter>,
    order: RwSignal<GameOrder>,
}

const FILTERS: [GameFilter; 7] = [
    GameFilter::All,
    GameFilter::Unfinished,
    GameFilter::Won,
    GameFilter::Lost,
    GameFilter::Computer,
    GameFilter::TwoPlayers,
    GameFilter::Online,
];

const ORDERS: [GameOrder; 3] = [GameOrder::LastPlayed, GameOrder::Date, GameOrder::Length];

fn filter_text(texts: &Texts, filter: GameFilter) -> String {
    match filter {
        GameFilter::All => texts.games_filter_all(),
        GameFilter::Unfinished => texts.games_filter_unfinished(),
        GameFilter::Won => texts.games_filter_won(),
        GameFilter::Lost => texts.games_filter_lost(),
        GameFilter::Computer => texts.games_filter_computer(),
        GameFilter::TwoPlayers => texts.games_filter_two(),
        GameFilter::Online => texts.games_filter_online(),
    }
}

fn order_text(texts: &Texts, order: GameOrder) -> String {
    match order {
        GameOrder::LastPlayed => texts.games_order_played(),
        GameOrder::Date => texts.games_order_date(),
        GameOrder::Length => texts.games_order_length(),
    }
}

/// What the search looks at: names, and the dates as the list and as files write them.
fn searched_text(texts: &Texts, game: &GameOverview) -> String {
    let names = names_of(texts, game);
    let date = game.date.replace('.', "-");
    let played = browser::day_and_time(game.updated, texts.language().code());
    let text =
        [&game.name, &names.red, &names.blue, &game.date, &date, &played].map(String::as_str);
    fold(&text.join("\n"))
}

impl Finder {
    pub(super) fn new() -> Self {
        Self {
            words: RwSignal::new(String::new()),
            filter: RwSignal::new(GameFilter::default()),
            order: RwSignal::new(GameOrder::default()),
        }
    }

    /// The ids of the games that fit, in the chosen order.
    pub(super) fn find(
        self,
        texts: &Texts,
        games: &[(String, Option<GameOverview>)],
    ) -> Vec<String> {
        let (filter, order) = (self.filter.get(), self.order.get());
        let words = fold(&self.words.read());
        let words: Vec<&str> = words.split_whitespace().collect();
        let fits = |game: &GameOverview| {
            let text = || searched_text(texts, game);
            game.passes(filter)
                && (words.is_empty() || {
                    let text = text();
                    words.iter().all(|word| text.contains(word))
                })
        };
        let readable = games.iter().filter_map(|(id, game)| Some((id, game.as_ref()?)));
        let mut found: Vec<_> = readable.filter(|(_, game)| fits(game)).collect();
        found.sort_by_cached_key(|(id, game)| (game.sort_key(order), *id));
        found.into_iter().map(|(id, _)| id.clone()).collect()
    }

    pub(super) fn view(
        self,
        shell: Shell,
        games: RwSignal<Vec<(String, Option<GameOverview>)>>,
        found: Memo<Vec<String>>,
    ) -> AnyView {
        let texts = shell.texts;
        let count = move || texts.games_found(found.with(Vec::len));
        let filters = FILTERS.map(|filter| filter_text(texts, filter)).to_vec();
        let orders = ORDERS.map(|order| order_text(texts, order)).to_vec();
        let set_filter = move |index: usize| self.filter.set(FILTERS[index % FILTERS.len()]);
        let set_order = move |index: usize| self.order.set(ORDERS[index % ORDERS.len()]);
        view! {
            <search class="finder-bar">
                <input
                    type="search"
                    data-action="search"
                    aria-label=texts.games_search()
                    placeholder=texts.games_search()
                    on:input=move |event| self.words.set(event_target_value(&event))
                />
                {drop_down("filter", texts.games_filter(), filters, Box::new(set_filter))}
                {drop_down("order", texts.games_order(), orders, Box::new(set_order))}
            </search>
            <div class="score">
                <p class="dim" role="status" aria-live="polite">{Memo::new(move |_| count())}</p>
                {move || games.with(|games| statistics(texts, games))}
            </div>
        }
        .into_any()
    }
}

/// A drop-down list. The handler gets the index of the chosen option.
fn drop_down(
    name: &'static str,
    label: String,
    options: Vec<String>,
    choose: Box<dyn Fn(usize)>,
) -> AnyView {
    let options = options.into_iter().enumerate();
    let options = options.map(|(index, text)| view! { <option value=index>{text}</option> });
    view! {
        <label class="field">
            <span>{label}</span>
            <select
                data-action=name
                on:change=move |event| choose(event_target_value(&event).parse().unwrap_or(0))
            >
                {options.collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// The score against the computer, and that of each level.
fn statistics(texts: &Texts, games: &[(String, Option<GameOverview>)]) -> Option<AnyView> {
    let scores = level_tallies(games.iter().filter_map(|(_, game)| game.as_ref()));
    if scores.is_empty() {
        return None;
    }
    let sum = |count: fn(&LevelTally) -> usize| scores.iter().map(count).sum::<usize>();
    let all = texts.games_score(sum(|score| score.won), sum(|score| score.lost));
    let level = |score: &LevelTally| {
        view! { <li>{texts.games_level_score(score.level, score.won, score.lost)}</li> }
    };
    let levels = scores.iter().map(level).collect_view();
    let view = view! {
        <details class="levels-score">
            <summary>{all}</summary>
            <ul>{levels}</ul>
        </details>
    };
    Some(view.into_any())
}
