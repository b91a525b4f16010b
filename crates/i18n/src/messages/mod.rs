//! A method for each message, with the name of the message and an argument for each of its
//! variables.

mod online;
mod print;
mod program;
mod review;
mod rules;
mod tables;
mod theory;
mod web;

/// A message's name and the names of its arguments.
pub type Message = (&'static str, &'static [&'static str]);

/// All messages with a method, in a list for each language file.
pub const MESSAGES: [&[Message]; 8] = [
    rules::MESSAGES,
    program::MESSAGES,
    web::MESSAGES,
    online::MESSAGES,
    print::MESSAGES,
    tables::MESSAGES,
    theory::MESSAGES,
    review::MESSAGES,
];

macro_rules! messages {
    ($($name:ident($($arg:ident),*);)*) => {
        pub(super) const MESSAGES: &[Message] =
            &[$((stringify!($name), &[$(stringify!($arg)),*])),*];

        impl Texts {
            $(
                #[doc = concat!("The message `", stringify!($name), "`.")]
                #[must_use]
                #[allow(clippy::extra_unused_lifetimes, reason = "messages without arguments")]
                pub fn $name<'a>(&self $(, $arg: impl Into<Argument<'a>>)*) -> String {
                    self.format(stringify!($name), &[$((stringify!($arg), $arg.into())),*])
                }
            )*
        }
    };
}
use messages;
