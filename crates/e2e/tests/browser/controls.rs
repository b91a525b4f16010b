//! Checks that controls do not overlap, stay inside their card, and can be hit.

use anyhow::Result;
use mad_e2e::Page;

/// Lists the faults of all visible controls; of those in the open dialog, if there is one.
///
/// Rectangles are clipped by their scroll containers. Before the hit test a control outside the
/// viewport is scrolled into view. Tooltips, notices, an open menu, and the badge on the corner of a
/// square may cover other controls; the toolbar at the bottom of a phone covers what can be scrolled from
/// under it, which the hit test shows.
const FIND_FAULTS: &str = "
    const root = document.querySelector('dialog[open]') ?? document;
    const over_others = '.tip, .tips, .notice, .notices, .popup';
    const name = (element) => {
        const { action, spot, turn, badge, field } = element?.dataset ?? {};
        return action ?? spot ?? turn ?? badge ?? field
            ?? element?.outerHTML.slice(0, 100) ?? 'nothing';
    };
    const is_seen = (element) => element.checkVisibility({ visibilityProperty: true })
        && !element.closest('.hidden, [inert], .unseen:not(:focus, :focus-within)')
        && getComputedStyle(element).pointerEvents !== 'none';
    const selector = 'a[href], button, input, textarea, select, summary, [tabindex=\"0\"], [data-spot]';
    // A field inside a label is hit by its label.
    const all = [...root.querySelectorAll(selector)].map((element) => element.closest('label') ?? element);
    const controls = [...new Set(all)].filter(is_seen);

    const clip = (element, { left, top, right, bottom }) => {
        const fixed = getComputedStyle(element).position === 'fixed';
        for (let around = element.parentElement; around && !fixed; around = around.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(around);
            const edge = around.getBoundingClientRect();
            if (around !== document.body && around !== document.documentElement) {
                if (overflowX !== 'visible') {
                    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
                }
                if (overflowY !== 'visible') {
                    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
                }
            }
            if (position === 'fixed') break;
        }
        return { left, top, right, bottom };
    };
    const boxes = (element) => [...element.getClientRects()].map((box) => clip(element, box))
        .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    const faults = [];

    const shown = controls.map((element) => [element, boxes(element)]);
    const may_overlap = (one, other) => one.contains(other) || other.contains(one)
        || one.closest(over_others) !== null || other.closest(over_others) !== null
        || [one, other].some((element) => element.matches('.badge'))
            && [one, other].some((element) => element.matches('[data-spot]'));
    const fixed_bar = (element) => {
        const bar = element.closest('.game-bar');
        return bar !== null && getComputedStyle(bar).position === 'fixed';
    };
    shown.forEach(([one, mine], index) => {
        for (const [other, theirs] of shown.slice(index + 1)) {
            const across = mine.some((a) => theirs.some((b) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1));
            // Last, because styles of all pairs would take longer than everything else.
            if (across && !may_overlap(one, other) && fixed_bar(one) === fixed_bar(other)) {
                faults.push(`${name(one)} and ${name(other)} overlap`);
            }
        }
        const card = one.parentElement.closest('.card');
        const edge = card?.getBoundingClientRect();
        const outside = edge && mine.some(({ left, top, right, bottom }) => left < edge.left - 1
            || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1);
        if (outside) faults.push(`${name(one)} sticks out of its card`);
    });

    const scrollers = [...document.querySelectorAll('*')]
        .filter((element) => element.scrollTop || element.scrollLeft)
        .map((element) => [element, element.scrollLeft, element.scrollTop]);
    for (const element of controls) {
        const middle = () => {
            const box = element.getClientRects()[0];
            return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        };
        const hit = () => document.elementFromPoint(...middle());
        if (!element.contains(hit())) {
            element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        }
        const top = hit();
        if (!element.contains(top) && !top?.closest(over_others)) {
            faults.push(`${name(element)} cannot be hit: ${name(top)} is in front`);
        }
    }
    for (const element of document.querySelectorAll('*')) {
        if (element.scrollTop || element.scrollLeft) element.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    }
    for (const [element, left, top] of scrollers) element.scrollTo({ left, top, behavior: 'instant' });
    return faults;
";

/// What is wrong with the controls on the screen: one line for each fault.
pub(crate) async fn faults(page: &Page) -> Result<Vec<String>> {
    page.run(FIND_FAULTS, Vec::new()).await
}
