//! Views: what can stand in the page.

use std::cell::RefCell;
use std::rc::Rc;

use mad_signals::{Make, live};
use wasm_bindgen::JsCast as _;
use web_sys::Node;

use super::Memo;
use crate::browser::document;

/// Something that can stand in the page.
pub(crate) enum View {
    Nothing,
    Text(String),
    Node(Node),
    Many(Vec<View>),
    /// What is made anew whenever something changes that it has looked at.
    Live(Box<dyn Make<View>>),
}

/// The same, where it stands for something of another type.
pub(crate) type AnyView = View;

/// What can be made into a view.
pub(crate) trait IntoView: Sized {
    fn into_view(self) -> View;

    fn into_any(self) -> View {
        self.into_view()
    }
}

impl IntoView for View {
    fn into_view(self) -> View {
        self
    }
}

impl IntoView for () {
    fn into_view(self) -> View {
        View::Nothing
    }
}

impl IntoView for String {
    fn into_view(self) -> View {
        View::Text(self)
    }
}

impl IntoView for &str {
    fn into_view(self) -> View {
        View::Text(self.to_owned())
    }
}

macro_rules! written {
    ($($kind:ty),+) => {
        $(impl IntoView for $kind {
            fn into_view(self) -> View {
                View::Text(self.to_string())
            }
        })+
    };
}

written!(char, u8, u16, usize);

impl<V: IntoView> IntoView for Option<V> {
    fn into_view(self) -> View {
        self.map_or(View::Nothing, V::into_view)
    }
}

impl<V: IntoView> IntoView for Vec<V> {
    fn into_view(self) -> View {
        View::Many(self.into_iter().map(V::into_view).collect())
    }
}

impl<T> IntoView for Memo<T>
where
    T: IntoView + Clone + PartialEq + 'static,
{
    fn into_view(self) -> View {
        View::Live(Box::new(move || self.get().into_view()))
    }
}

impl<V: IntoView, F: Fn() -> V + 'static> IntoView for F {
    fn into_view(self) -> View {
        View::Live(Box::new(move || self().into_view()))
    }
}

/// Several of a kind.
pub(crate) trait CollectView {
    fn collect_view(self) -> View;
}

impl<V: IntoView, I: IntoIterator<Item = V>> CollectView for I {
    fn collect_view(self) -> View {
        View::Many(self.into_iter().map(V::into_view).collect())
    }
}

/// Puts views into an element, for as long as the page is open.
pub(crate) fn mount(place: &web_sys::Element, make: impl FnOnce() -> View) {
    // Effects run as the browser's own small tasks.
    let later = |act: fn()| super::spawn_local(async move { act() });
    mad_signals::root(later, || {
        put(place, None, make());
    });
}

/// Puts a view into an element, before another node or at the end, and says which nodes it is.
pub(super) fn put(parent: &Node, before: Option<&Node>, view: View) -> Placed {
    match view {
        View::Nothing => Placed::default(),
        View::Text(text) => Placed::one(parent, before, document().create_text_node(&text).into()),
        View::Node(node) => Placed::one(parent, before, node),
        View::Many(views) => {
            let placed = views.into_iter().map(|view| put(parent, before, view));
            Placed { nodes: Vec::new(), parts: placed.collect(), live: None }
        }
        View::Live(make) => follow(parent, before, make),
    }
}

/// Nodes in the page that belong to a view.
#[derive(Default)]
pub(super) struct Placed {
    nodes: Vec<Node>,
    parts: Vec<Placed>,
    /// What a part that follows something shows now.
    live: Option<Rc<RefCell<Placed>>>,
}

impl Placed {
    fn one(parent: &Node, before: Option<&Node>, node: Node) -> Self {
        let _ = parent.insert_before(&node, before);
        Self { nodes: vec![node], ..Self::default() }
    }

    /// Takes them out of the page.
    fn remove(&self) {
        for node in &self.nodes {
            if let Some(parent) = node.parent_node() {
                let _ = parent.remove_child(node);
            }
        }
        self.parts.iter().for_each(Self::remove);
        if let Some(live) = &self.live {
            live.borrow().remove();
        }
    }
}

/// A part that is made anew whenever something changes that it has looked at. A comment marks its end.
fn follow(parent: &Node, before: Option<&Node>, make: Box<dyn Make<View>>) -> Placed {
    let end: Node = document().create_comment("").into();
    let mark = Placed::one(parent, before, end.clone());
    let shown = Rc::new(RefCell::new(Placed::default()));
    let placed = Placed { live: Some(Rc::clone(&shown)), ..mark };
    live(Rc::new(move || {
        let view = make.make();
        let Some(parent) = end.parent_node() else { return };
        let focus = Focus::within(&shown.borrow());
        shown.borrow().remove();
        let placed = put(&parent, Some(&end), view);
        *shown.borrow_mut() = placed;
        focus.restore(&parent);
    }));
    placed
}

/// What had the keyboard in a part that is made anew, by the name it goes by.
struct Focus(Option<String>);

impl Focus {
    fn within(placed: &Placed) -> Self {
        let active = document().active_element();
        let inside = active.filter(|active| placed.contains(active));
        Self(inside.and_then(|element| {
            let name = |attribute: &str| {
                let value = element.get_attribute(attribute)?;
                Some(format!("[{attribute}=\"{value}\"]"))
            };
            name("data-action").or_else(|| name("data-language")).or_else(|| name("id"))
        }))
    }

    /// Gives the keyboard to what has the same name now. Another screen is another matter: there the
    /// same name means something else, unless it is the language that has changed.
    fn restore(&self, parent: &Node) {
        let found = self.0.as_ref().and_then(|name| {
            let parent = parent.dyn_ref::<web_sys::Element>()?;
            let same = parent.id() != "app" || name.starts_with("[data-language");
            parent.query_selector(name).ok().flatten().filter(|_| same)
        });
        if let Some(element) = found {
            crate::browser::focus(&element);
        }
    }
}

impl Placed {
    fn contains(&self, node: &Node) -> bool {
        self.nodes.iter().any(|own| own.contains(Some(node)))
            || self.parts.iter().any(|part| part.contains(node))
            || self.live.as_ref().is_some_and(|live| live.borrow().contains(node))
    }
}
