//! Where tooltips and menus are placed.

use mad_svg::Num;
use web_sys::{Element, HtmlElement};

/// The least distance from the element, the board and the edges of the window.
const GAP: f64 = 8.0;

/// Where an element is, in pixels of the viewport.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f64,
    pub(crate) right: f64,
    pub(crate) top: f64,
    pub(crate) bottom: f64,
}

impl Area {
    pub(crate) fn of(element: &Element) -> Self {
        let area = element.get_bounding_client_rect();
        Self { left: area.left(), right: area.right(), top: area.top(), bottom: area.bottom() }
    }

    const fn middle(self) -> (f64, f64) {
        (f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }
}

/// Width and height of an element.
pub(crate) fn size(element: &Element) -> [f64; 2] {
    let area = element.get_bounding_client_rect();
    [area.width(), area.height()]
}

/// Moves the upper left corner of an element. Writes to `CSSStyleDeclaration`: the
/// Content-Security-Policy forbids only style attributes.
pub(crate) fn move_to(element: &HtmlElement, [left, top]: [f64; 2]) {
    let _ = element.style().set_property("left", &format!("{}px", Num(left)));
    let _ = element.style().set_property("top", &format!("{}px", Num(top)));
}

/// Undoes [`move_to`].
pub(crate) fn forget(element: &HtmlElement) {
    let _ = element.style().remove_property("left");
    let _ = element.style().remove_property("top");
}

/// The nearest coordinate at which the tooltip is inside the window.
fn inside(wanted: f64, size: f64, window: f64) -> f64 {
    wanted.min(window - size - GAP).max(GAP)
}

/// Above the element, or below if there is no room above. `below`: below in any case, because it would
/// cover the board or buttons above; over the element where the window ends.
pub(crate) fn beside_element(
    anchor: Area,
    below: bool,
    [width, height]: [f64; 2],
    [window_width, window_height]: [f64; 2],
) -> [f64; 2] {
    let [above, under] = [anchor.top - height - GAP, anchor.bottom + GAP];
    let top = if below {
        inside(under, height, window_height)
    } else if above >= GAP {
        above
    } else {
        under
    };
    [inside(anchor.middle().0 - width / 2.0, width, window_width), top]
}

/// At the height of the element, left or right of the board, on the nearer side that has room; below
/// the board if neither has.
pub(crate) fn beside_board(
    anchor: Area,
    board: Area,
    [width, height]: [f64; 2],
    [window_width, window_height]: [f64; 2],
) -> [f64; 2] {
    let (centre, middle) = anchor.middle();
    let [left, right] = [board.left - width - GAP, board.right + GAP];
    let fits = |left: f64| left >= GAP && left + width + GAP <= window_width;
    let nearer = if centre < board.middle().0 { [left, right] } else { [right, left] };
    match nearer.into_iter().find(|&left| fits(left)) {
        Some(left) => [left, inside(middle - height / 2.0, height, window_height)],
        None => [
            inside(centre - width / 2.0, width, window_width),
            inside(board.bottom + GAP, height, window_height),
        ],
    }
}

/// For a menu: above its button, or below it if there is no room, with the same right edge.
pub(crate) fn menu(
    button: Area,
    [width, height]: [f64; 2],
    [window_width, window_height]: [f64; 2],
) -> [f64; 2] {
    let above = button.top - height - GAP;
    let top = if above >= GAP { above } else { button.bottom + GAP };
    [inside(button.right - width, width, window_width), inside(top, height, window_height)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Area = Area { left: 300.0, right: 700.0, top: 0.0, bottom: 600.0 };
    const SIZE: [f64; 2] = [200.0, 100.0];

    fn anchor(x: f64, y: f64) -> Area {
        Area { left: x - 40.0, right: x + 40.0, top: y - 40.0, bottom: y + 40.0 }
    }

    #[test]
    fn beside_the_board_on_the_nearer_side() {
        let window = [1000.0, 700.0];
        assert_eq!(beside_board(anchor(350.0, 300.0), BOARD, SIZE, window), [92.0, 250.0]);
        assert_eq!(beside_board(anchor(650.0, 300.0), BOARD, SIZE, window), [708.0, 250.0]);
        // Inside the window.
        assert_eq!(beside_board(anchor(650.0, 10.0), BOARD, SIZE, window), [708.0, GAP]);
    }

    #[test]
    fn above_or_below_an_element() {
        let window = [1000.0, 700.0];
        assert_eq!(beside_element(anchor(500.0, 300.0), false, SIZE, window), [400.0, 152.0]);
        assert_eq!(beside_element(anchor(500.0, 300.0), true, SIZE, window), [400.0, 348.0]);
        assert_eq!(beside_element(anchor(500.0, 60.0), false, SIZE, window), [400.0, 108.0]);
        // There is no room below.
        assert_eq!(beside_element(anchor(500.0, 650.0), true, SIZE, window), [400.0, 592.0]);
    }

    #[test]
    fn a_menu_above_its_button_or_below() {
        let window = [1000.0, 700.0];
        assert_eq!(menu(anchor(900.0, 600.0), SIZE, window), [740.0, 452.0]);
        assert_eq!(menu(anchor(100.0, 60.0), SIZE, window), [GAP, 108.0]);
    }

    #[test]
    fn on_the_other_side_or_below_where_there_is_no_room() {
        let board = Area { left: 50.0, right: 450.0, ..BOARD };
        assert_eq!(beside_board(anchor(100.0, 300.0), board, SIZE, [800.0, 700.0]), [458.0, 250.0]);
        let phone = [500.0, 800.0];
        assert_eq!(beside_board(anchor(100.0, 300.0), board, SIZE, phone), [GAP, 608.0]);
        // At the lower edge of the window.
        assert_eq!(beside_board(anchor(300.0, 300.0), board, SIZE, [500.0, 650.0]), [200.0, 542.0]);
    }
}
