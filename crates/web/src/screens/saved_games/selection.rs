//! Several games at once: export and deletion.

use leptos::prelude::*;

use super::{Dialog, List};
use crate::game_file;
use crate::icons::Icon;
use crate::widgets::button;

impl List {
    /// Begins or ends the selection.
    pub(super) fn select_button(self) -> AnyView {
        let texts = self.shell.texts;
        let on = Memo::new(move |_| self.selected.with(Option::is_some));
        let toggle = move |_| {
            self.selected.update(|selected| {
                *selected = if selected.is_some() { None } else { Some(Vec::new()) };
            });
        };
        let text = move || if on.get() { texts.games_select_done() } else { texts.games_select() };
        view! {
            <button
                type="button"
                class="button"
                data-action="select"
                aria-pressed=Memo::new(move |_| if on.get() { "true" } else { "false" })
                on:click=toggle
            >
                {Memo::new(move |_| text())}
            </button>
        }
        .into_any()
    }

    /// Selects a game, or not any more.
    pub(super) fn toggle(self, id: &str) {
        self.selected.update(|selected| {
            let Some(selected) = selected else { return };
            let before = selected.len();
            selected.retain(|other| other != id);
            if selected.len() == before {
                selected.push(id.to_owned());
            }
        });
    }

    /// The checkbox of a game, while games are selected.
    pub(super) fn checkbox(self, id: String, title: Memo<String>) -> AnyView {
        let texts = self.shell.texts;
        let on = Memo::new(move |_| self.selected.with(Option::is_some));
        let content = move || {
            on.get().then(|| {
                let (checked, toggled) = (id.clone(), id.clone());
                let checked = Memo::new(move |_| {
                    let contains = |selected: &Vec<String>| selected.contains(&checked);
                    self.selected.with(|selected| selected.as_ref().is_some_and(contains))
                });
                view! {
                    <label class="pick">
                        <input
                            type="checkbox"
                            data-action="pick"
                            aria-label=Memo::new(move |_| texts.games_select_one(title.get()))
                            prop:checked=checked
                            on:change=move |_| self.toggle(&toggled)
                        />
                    </label>
                }
            })
        };
        content.into_any()
    }

    /// The buttons for the selected games.
    pub(super) fn selection_bar(self, found: Memo<Vec<String>>) -> Option<AnyView> {
        let texts = self.shell.texts;
        let on = Memo::new(move |_| self.selected.with(Option::is_some));
        if !on.get() {
            return None;
        }
        let count = Memo::new(move |_| self.selected.with(|ids| ids.as_ref().map_or(0, Vec::len)));
        let ids = move || self.selected.get_untracked().unwrap_or_default();
        let all = move || self.selected.set(Some(found.get_untracked()));
        let act = move |name, drawing, text: String, act: Box<dyn Fn()>| {
            view! {
                <button
                    type="button"
                    class="button"
                    data-action=name
                    disabled=Memo::new(move |_| count.get() == 0)
                    on:click=move |_| act()
                >
                    {crate::icons::icon(drawing)}
                    {text}
                </button>
            }
        };
        let export = Box::new(move || game_file::save_all(self.shell, &ids()));
        let delete = Box::new(move || self.dialog.set(Some(Dialog::Delete(ids()))));
        let view = view! {
            <div class="bar selection" role="group" aria-label=texts.games_select()>
                <p role="status" aria-live="polite">
                    {Memo::new(move |_| texts.games_selected(count.get()))}
                </p>
                {button("button", "select-all", None, texts.games_select_all(), all)}
                {act("export-selected", Icon::Save, texts.games_export_these(), export)}
                {act("delete-selected", Icon::Bin, texts.games_delete(), delete)}
            </div>
        };
        Some(view.into_any())
    }
}
