//! Comment and glyphs of the turn that is looked at.

use leptos::html;
use leptos::prelude::*;
use mad_i18n::Texts;
use mad_study::{Glyph, Tree};

use super::controller::StudyController;

/// The name of a glyph in messages.
fn glyph_name(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::GOOD => "good",
        Glyph::MISTAKE => "mistake",
        Glyph::BRILLIANT => "brilliant",
        Glyph::BLUNDER => "blunder",
        Glyph::INTERESTING => "interesting",
        _ => "dubious",
    }
}

/// A glyph in words; other glyphs than those that judge a turn have none.
pub(super) fn glyph_text(texts: &Texts, glyph: Glyph) -> Option<String> {
    glyph.judges_turn().then(|| texts.study_glyph(glyph_name(glyph)))
}

/// The buttons of the glyphs and the field for the comment.
pub(super) fn annotations(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let at_start = Memo::new(move |_| {
        let cursor = controller.cursor.get();
        controller.study.with(|study| cursor == study.tree.root())
    });
    let glyphs = Glyph::JUDGEMENTS.map(|glyph| glyph_button(controller, glyph, at_start));
    view! {
        <details class="card annotations" data-part="annotations">
            <summary>{texts.study_annotations()}</summary>
            <div class="glyphs" role="group" aria-label=texts.study_glyphs()>
                {glyphs.into_iter().collect_view()}
            </div>
            {comment_field(controller)}
        </details>
    }
    .into_any()
}

fn glyph_button(controller: StudyController, glyph: Glyph, at_start: Memo<bool>) -> AnyView {
    let texts = controller.shell.texts;
    let pressed = Memo::new(move |_| {
        let cursor = controller.cursor.get();
        let has = controller
            .study
            .with(|study| study.tree.get(cursor).is_some_and(|node| node.glyphs.contains(&glyph)));
        if has { "true" } else { "false" }
    });
    let toggle = move |_| {
        let cursor = controller.cursor.get_untracked();
        controller.change(|tree| {
            tree.toggle_glyph(cursor, glyph);
            Ok(())
        });
    };
    let name = texts.study_glyph(glyph_name(glyph));
    view! {
        <button
            type="button"
            class="glyph-button"
            data-glyph=glyph.0.to_string()
            aria-pressed=pressed
            aria-label=name.clone()
            title=name
            disabled=at_start
            on:click=toggle
        >
            {glyph.to_string()}
        </button>
    }
    .into_any()
}

/// The field for the comment. It follows the cursor, and writes while the user types.
fn comment_field(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let field = NodeRef::<html::Textarea>::new();
    let comment = Memo::new(move |_| {
        let cursor = controller.cursor.get();
        controller.study.with(|study| {
            study.tree.get(cursor).map(|node| node.comment.clone()).unwrap_or_default()
        })
    });
    let input = move |event: web_sys::Event| {
        let (text, cursor) = (event_target_value(&event), controller.cursor.get_untracked());
        controller.change(|tree| {
            tree.set_comment(cursor, &text);
            Ok(())
        });
    };
    // The text that is being typed is not replaced: setting it would move the caret.
    Effect::new(move |_| {
        let comment = comment.get();
        if let Some(field) = field.get()
            && field.value().trim() != comment
        {
            field.set_value(&comment);
        }
    });
    view! {
        <label class="comment-field">
            <span>{texts.study_comment()}</span>
            <textarea
                node_ref=field
                rows="3"
                maxlength=Tree::MAX_COMMENT.to_string()
                data-field="comment"
                on:input=input
            ></textarea>
        </label>
    }
    .into_any()
}

/// Opens the annotations and puts the focus into the comment.
pub(super) fn focus_comment() {
    let find = |selector| document().query_selector(selector).ok().flatten();
    if let Some(details) = find("[data-part=annotations]") {
        let _ = details.set_attribute("open", "");
    }
    if let Some(field) = find("[data-field=comment]") {
        crate::browser::focus(&field);
    }
}
