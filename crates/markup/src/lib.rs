//! The `view!` macro of the web client.
//!
//! Markup becomes calls of a few functions of the client's `dom` module, whatever stands in it. A view is not a
//! type of its own, as it is in Leptos, so a hundred views do not become a hundred copies of the same code: that
//! is what keeps the client small.
//!
//! ```text
//! view! { <p class="card" on:click=move |_| go()>{text}" and "{memo}</p> }
//! ```
//!
//! Attributes take values, memos (which are followed) and options (which may be absent). `on:` listens, `prop:`
//! sets a property, `style:` one of its style, `inner_html` the content, `node_ref` remembers the element. Blocks are children.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Code;
use quote::{ToTokens as _, quote};
use rstml::node::{KeyedAttribute, Node, NodeAttribute, NodeBlock, NodeElement};
use syn::{Expr, ExprLit, Lit, Stmt};

/// Elements that are drawn rather than laid out.
const DRAWN: [&str; 8] = ["svg", "path", "g", "rect", "circle", "line", "marker", "defs"];

/// Markup as a view.
#[proc_macro]
pub fn view(input: TokenStream) -> TokenStream {
    let code = rstml::parse2(input.into()).and_then(|nodes| views(&nodes));
    code.unwrap_or_else(|problem| problem.to_compile_error()).into()
}

/// One view, or several behind each other.
fn views(nodes: &[Node]) -> syn::Result<Code> {
    let views = nodes.iter().map(view_of).collect::<syn::Result<Vec<_>>>()?;
    Ok(match views.as_slice() {
        [one] => one.clone(),
        several => quote! { crate::dom::View::Many(vec![#(#several),*]) },
    })
}

fn view_of(node: &Node) -> syn::Result<Code> {
    Ok(match node {
        Node::Element(element) => {
            let element = element_of(element)?;
            quote! { #element.done() }
        }
        Node::Block(block) => {
            let content = block_of(block);
            quote! { crate::dom::IntoView::into_view(#content) }
        }
        Node::Text(text) => {
            let text = &text.value;
            quote! { crate::dom::IntoView::into_view(#text) }
        }
        Node::Fragment(fragment) => views(&fragment.children)?,
        other => {
            return Err(syn::Error::new_spanned(other, "expected an element, a text or a block"));
        }
    })
}

/// What stands in a block, without braces that nobody needs.
fn block_of(block: &NodeBlock) -> Code {
    match block.try_block().map(|block| block.stmts.as_slice()) {
        Some([Stmt::Expr(content, None)]) => content.to_token_stream(),
        _ => block.to_token_stream(),
    }
}

fn element_of(element: &NodeElement<rstml::Infallible>) -> syn::Result<Code> {
    let name = element.name().to_string();
    let (mut known, mut others) = (Vec::new(), Vec::new());
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new_spanned(attribute, "expected a name and a value"));
        };
        // What is known when the client is compiled is told in one go.
        match attribute.value() {
            Some(Expr::Lit(ExprLit { lit: Lit::Str(value), .. })) => {
                let name = attribute.key.to_string();
                known.push(quote! { (#name, #value) });
            }
            _ => others.push(attribute_of(attribute)),
        }
    }
    let drawn = DRAWN.contains(&name.as_str());
    let mut code = quote! { crate::dom::Element::new(#name, #drawn, &[#(#known),*]) #(#others)* };
    for child in &element.children {
        let child = view_of(child)?;
        code.extend(quote! { .child(#child) });
    }
    Ok(code)
}

fn attribute_of(attribute: &KeyedAttribute) -> Code {
    let name = attribute.key.to_string();
    let value = attribute.value().map_or_else(|| quote! { true }, Expr::to_token_stream);
    match name.split_once(':') {
        Some(("on", event)) => {
            let kind = event_type(event);
            quote! { .on(#event, crate::dom::listener::<#kind>(#value)) }
        }
        Some(("style", property)) => {
            quote! { .style(#property, crate::dom::Value::from(#value)) }
        }
        Some(("prop", property)) => {
            quote! { .property(#property, crate::dom::Value::from(#value)) }
        }
        _ if name == "inner_html" => {
            quote! { .property("innerHTML", crate::dom::Value::from(#value)) }
        }
        _ if name == "node_ref" => quote! { .remember(#value) },
        _ => quote! { .attribute(#name, crate::dom::Value::from(#value)) },
    }
}

/// What a listener is given.
fn event_type(event: &str) -> Code {
    match event {
        "click" => quote! { web_sys::MouseEvent },
        "keydown" => quote! { web_sys::KeyboardEvent },
        event if event.starts_with("pointer") => quote! { web_sys::PointerEvent },
        _ => quote! { web_sys::Event },
    }
}
