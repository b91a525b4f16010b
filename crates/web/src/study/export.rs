//! A study as files and pictures: the record, the position as SVG or PNG, and printing.

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_rules::Position;
use mad_svg::{BoardStyle, ColourScheme, Look, Palette, Scene};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::controller::StudyController;
use crate::app::Shell;
use crate::browser;

/// The width of a picture in pixels.
const PICTURE_WIDTH: f64 = 1000.0;

/// The record with variations, comments, glyphs and shapes.
pub(super) fn record_text(controller: StudyController) -> String {
    controller.study.with_untracked(|study| study.tree.to_record().to_string())
}

/// Downloads the study as a record.
pub(super) fn save_record(controller: StudyController) {
    let name = format!("mad-study-{}.mad", browser::date().replace('.', "-"));
    report(controller.shell, browser::download(&name, &record_text(controller)));
}

fn report<T>(shell: Shell, result: Result<T, JsValue>) {
    if let Err(error) = result {
        shell.report(shell.texts.web_failed(format!("{error:?}")));
    }
}

/// The position that is looked at as an SVG document with colours of its own.
fn svg(controller: StudyController) -> String {
    let position = untrack(|| controller.position());
    let last = untrack(|| controller.last_turn());
    let look = look(controller);
    let label = controller.shell.texts.board_aloud(&position);
    mad_svg::board(&position, &look, &Scene { label: Some(&label), from: last.from, to: last.to })
}

/// How the board looks on the screen, with colours instead of variables of the page.
fn look(controller: StudyController) -> Look {
    let shown = controller.shell.settings.with_untracked(crate::settings::look);
    let root = document().document_element();
    let light = root.is_some_and(|root| {
        let style = window().get_computed_style(&root).ok().flatten();
        style.is_some_and(|style| {
            style.get_property_value("color-scheme").is_ok_and(|scheme| scheme.trim() == "light")
        })
    });
    let scheme = if light { ColourScheme::Light } else { ColourScheme::Dark };
    let board: BoardStyle = controller.shell.settings.with_untracked(|settings| settings.board_set);
    Look { palette: Palette::new(scheme, board), flip: controller.turned.get_untracked(), ..shown }
}

/// Downloads the position as an SVG document.
pub(super) fn save_svg(controller: StudyController) {
    report(controller.shell, browser::download("mad-position.svg", &svg(controller)));
}

/// Downloads the position as a PNG picture.
pub(super) fn save_png(controller: StudyController) {
    let (shell, svg) = (controller.shell, svg(controller));
    spawn_local(async move {
        let saved = async {
            let canvas = draw(&svg, PICTURE_WIDTH).await?;
            let blob = png(&canvas).await?;
            browser::download_blob("mad-position.png", &blob)
        };
        report(shell, saved.await);
    });
}

/// Draws an SVG document on a canvas of this width.
async fn draw(svg: &str, width: f64) -> Result<HtmlCanvasElement, JsValue> {
    let image = HtmlImageElement::new()?;
    let address = format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(svg));
    image.set_src(&address);
    JsFuture::from(image.decode()).await?;
    let (natural, height) = (f64::from(image.natural_width()), f64::from(image.natural_height()));
    let scale = width / natural.max(1.0);
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(width as u32);
    canvas.set_height((height * scale) as u32);
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let context: CanvasRenderingContext2d = context.dyn_into()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        width,
        height * scale,
    )?;
    Ok(canvas)
}

async fn png(canvas: &HtmlCanvasElement) -> Result<Blob, JsValue> {
    let canvas = canvas.clone();
    let made = js_sys::Promise::new(&mut |resolve, _| {
        let _ = canvas.to_blob(&resolve);
    });
    JsFuture::from(made).await?.dyn_into().map_err(|_| "no picture".into())
}

/// The position for an address.
pub(super) fn address_text(position: &Position) -> String {
    position.to_string().replace(' ', "_")
}
