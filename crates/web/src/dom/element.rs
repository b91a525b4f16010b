//! Elements of the page.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::rc::Rc;

use mad_signals::{Make, Memo, RwSignal, StoredValue, live};
use wasm_bindgen::{JsCast, JsValue};

use super::events::Hear;
use super::view::{View, put};
use crate::browser::document;

/// The value of an attribute or a property.
pub(crate) enum Value {
    Absent,
    Flag(bool),
    Text(Cow<'static, str>),
    /// What is looked up again whenever it changes.
    Live(Box<dyn Make<Value>>),
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<bool> for Value {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl<V: Into<Value>> From<Option<V>> for Value {
    fn from(value: Option<V>) -> Self {
        value.map_or(Self::Absent, V::into)
    }
}

impl<T> From<Memo<T>> for Value
where
    T: Into<Value> + Clone + PartialEq + 'static,
{
    fn from(memo: Memo<T>) -> Self {
        Self::Live(Box::new(move || memo.get().into()))
    }
}

/// The names of the two kinds of elements.
const HTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";

/// An element that is being made.
pub(crate) struct Element(web_sys::Element);

impl Element {
    /// An element with attributes that do not change; perhaps one of a drawing.
    pub(crate) fn new(name: &str, drawn: bool, attributes: &[(&str, &str)]) -> Self {
        let space = if drawn { SVG } else { HTML };
        let element = document().create_element_ns(Some(space), name);
        let element = element.expect("the names of elements are known");
        for (name, value) in attributes {
            let _ = element.set_attribute(name, value);
        }
        Self(element)
    }

    pub(crate) fn attribute(self, name: &'static str, value: Value) -> Self {
        self.follow(value, move |element, value| {
            let _ = match value {
                Value::Absent | Value::Flag(false) | Value::Live(_) => {
                    element.remove_attribute(name)
                }
                Value::Flag(true) => element.set_attribute(name, ""),
                Value::Text(text) => element.set_attribute(name, &text),
            };
        })
    }

    pub(crate) fn property(self, name: &'static str, value: Value) -> Self {
        self.follow(value, move |element, value| {
            let value = match value {
                Value::Absent | Value::Live(_) => JsValue::UNDEFINED,
                Value::Flag(flag) => flag.into(),
                Value::Text(text) => text.as_ref().into(),
            };
            let _ = js_sys::Reflect::set(element, &name.into(), &value);
        })
    }

    /// A property of its style. The page's policy forbids style attributes, but not this.
    pub(crate) fn style(self, name: &'static str, value: Value) -> Self {
        self.follow(value, move |element, value| {
            let style = element.dyn_ref::<web_sys::HtmlElement>().map(web_sys::HtmlElement::style);
            if let (Some(style), Value::Text(text)) = (style, value) {
                let _ = style.set_property(name, &text);
            }
        })
    }

    /// Sets a value, and again whenever it changes.
    fn follow(self, value: Value, set: impl Fn(&web_sys::Element, Value) + 'static) -> Self {
        match value {
            Value::Live(look) => {
                let element = self.0.clone();
                live(Rc::new(move || set(&element, look.make())));
            }
            value => set(&self.0, value),
        }
        self
    }

    pub(crate) fn on(self, event: &str, listener: Box<dyn Hear>) -> Self {
        super::events::attach(&self.0, event, listener);
        self
    }

    pub(crate) fn remember<E: JsCast + Clone + 'static>(self, reference: NodeRef<E>) -> Self {
        reference.set(&self.0);
        self
    }

    pub(crate) fn child(self, child: View) -> Self {
        put(&self.0, None, child);
        self
    }

    pub(crate) fn done(self) -> View {
        View::Node(self.0.into())
    }
}

/// An element of the page, once it is there.
pub(crate) struct NodeRef<E: 'static> {
    element: StoredValue<Option<web_sys::Element>>,
    there: RwSignal<bool>,
    of: PhantomData<fn() -> E>,
}

impl<E> Clone for NodeRef<E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for NodeRef<E> {}

impl<E: JsCast + Clone + 'static> NodeRef<E> {
    pub(crate) fn new() -> Self {
        let element = StoredValue::new(None);
        Self { element, there: RwSignal::new(false), of: PhantomData }
    }

    fn set(self, element: &web_sys::Element) {
        self.element.set_value(Some(element.clone()));
        self.there.set(true);
    }

    pub(crate) fn get(self) -> Option<E> {
        self.there.track();
        self.get_untracked()
    }

    /// It, if it is there, and still there.
    pub(crate) fn get_untracked(self) -> Option<E> {
        self.element.try_get_value().flatten().and_then(|element| element.dyn_into().ok())
    }
}
