//! Scenes of studies.

use anyhow::Result;
use serde_json::json;

use super::click;
use crate::Page;

/// A short game with variations and annotations.
const RECORD: &str = r#"[Red "Ada"]
[Blue "Grace"]

{[%csl Gb2] A quiet start.} 1. 112-221 pass 2. a2a3 $1 {[%cal Ga3a4]} (2. d2d3 d5d4 (2... a5a4 $6 3. c2c3) 3. a2a3)
2... a5a4 3. b2b3 {The destroyer takes the middle.} 3... c5c4 $4 4. c2c4 c6c4 *"#;

/// Opens a study of the record, at its end.
async fn open(page: &Page) -> Result<()> {
    page.visit("#/study").await?;
    page.wait_for("[data-field=paste]").await?;
    let fill = "document.querySelector('[data-field=paste]').value = arguments[0]; return true;";
    page.run::<bool>(fill, vec![json!(RECORD)]).await?;
    click(page, "[data-action=open-text]").await?;
    page.wait_for(".study .tree .turn").await?;
    click(page, ".study-tools [data-action=last]").await?;
    page.wait_for(".study-tools [data-action=last]:disabled").await
}

/// Deletes all studies.
async fn delete_studies(page: &Page) -> Result<()> {
    let delete = "
        for (const key of Object.keys(localStorage)) {
            if (key.startsWith('mad.study.')) localStorage.removeItem(key);
        }
        return true;
    ";
    page.run::<bool>(delete, Vec::new()).await.map(drop)
}

pub(super) async fn studies(page: &Page) -> Result<()> {
    delete_studies(page).await?;
    open(page).await?;
    page.visit("#/study").await?;
    page.wait_for(".studies .entry").await
}

pub(super) async fn study(page: &Page) -> Result<()> {
    open(page).await
}

pub(super) async fn study_with_the_engine(page: &Page) -> Result<()> {
    open(page).await?;
    click(page, ".study-tools [data-action=engine]").await?;
    page.wait_for(".engine-lines .turn").await?;
    click(page, "[data-action=more-lines]").await?;
    page.wait_for(".engine-lines li:nth-child(2) .turn").await
}

pub(super) async fn study_annotated(page: &Page) -> Result<()> {
    open(page).await?;
    click(page, "[data-part=annotations] summary").await?;
    page.wait_for("[data-part=annotations][open] textarea").await
}

pub(super) async fn study_menu(page: &Page) -> Result<()> {
    open(page).await?;
    click(page, ".study-tools [data-action=more]").await?;
    page.wait_for("dialog[open] .menu").await
}

pub(super) async fn reviewed_study(page: &Page) -> Result<()> {
    open(page).await?;
    click(page, "[data-action=review]").await?;
    page.wait_for("[data-action=write-review]").await
}

pub(super) async fn learning_from_a_mistake(page: &Page) -> Result<()> {
    reviewed_study(page).await?;
    click(page, "[data-action=learn]").await?;
    page.wait_for(".lesson-of-mistake").await
}
