//! A ship with the names of its parts, for the rules and for the first lesson.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Class, Ship, Side};
use mad_svg::ShipLabels;

use crate::app::Shell;
use crate::settings::look;

/// The ship of the drawing: the example of the rules. No task of the first lesson asks for it.
const SHIP: Ship = Ship::new(Side::Red, Class::C112);
/// The parts, as the message `ship-parts` calls them.
const PARTS: [&str; 5] = ["sails", "cannons", "shields", "gem", "number"];

/// The name of a part, or what it is for; without a name the title of the drawing.
fn part(learning: &Texts, name: Option<&str>) -> String {
    learning.part("ship-parts", name).unwrap_or_default()
}

/// The drawing.
pub(crate) fn labelled_ship(shell: Shell, learning: &'static Texts) -> AnyView {
    let drawing = Memo::new(move |_| {
        let (title, [sails, cannons, shields, gem, digits]) =
            (part(learning, None), PARTS.map(|name| part(learning, Some(name))));
        let labels = ShipLabels {
            title: &title,
            sails: &sails,
            cannons: &cannons,
            shields: &shields,
            gem: &gem,
            digits: &digits,
        };
        mad_svg::labelled_ship(SHIP, &shell.settings.with(look), &labels)
    });
    view! {
        <figure class="ship-parts">
            <div class="drawing" inner_html=drawing></div>
        </figure>
    }
    .into_any()
}

/// The drawing, and what each part is for.
pub(crate) fn ship_parts(shell: Shell, learning: &'static Texts) -> AnyView {
    let legend = PARTS.map(|name| {
        let about = part(learning, Some(&format!("{name}-about")));
        view! { <div><dt>{part(learning, Some(name))}</dt><dd>{about}</dd></div> }
    });
    view! {
        <div class="parts">
            {labelled_ship(shell, learning)}
            <dl>{legend.collect_view()}</dl>
        </div>
    }
    .into_any()
}
