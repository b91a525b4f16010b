//! What signals, memos and effects promise to each other.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use mad_signals::{Callback, Memo, RwSignal, StoredValue, effect, live, on_cleanup, root, untrack};

thread_local! {
    static TASKS: RefCell<Vec<fn()>> = const { RefCell::new(Vec::new()) };
}

fn later(act: fn()) {
    TASKS.with_borrow_mut(|tasks| tasks.push(act));
}

/// Lets everything happen that waits.
fn settle() {
    while let Some(task) =
        TASKS.with_borrow_mut(|tasks| (!tasks.is_empty()).then(|| tasks.remove(0)))
    {
        task();
    }
}

/// What has happened, in order.
#[derive(Clone, Default)]
struct Log(Rc<RefCell<Vec<String>>>);

impl Log {
    fn add(&self, text: impl Into<String>) {
        self.0.borrow_mut().push(text.into());
    }

    /// What has happened since the last time.
    fn take(&self) -> String {
        self.0.take().join(" ")
    }
}

#[test]
fn a_signal_is_what_it_was_set_to() {
    root(later, || {
        let signal = RwSignal::new(1);
        signal.set(2);
        signal.update(|value| *value += 1);
        assert_eq!((signal.get(), signal.get_untracked()), (3, 3));
        assert_eq!(signal.with(|value| value + 1), 4);
    });
}

#[test]
fn an_effect_runs_later_and_again_once_for_all_that_has_changed() {
    root(later, || {
        let log = Log::default();
        let (one, two) = (RwSignal::new(1), RwSignal::new(2));
        let seen = log.clone();
        effect(move |before: Option<i32>| {
            let sum = one.get() + two.get();
            seen.add(format!("{before:?}{sum}"));
            sum
        });
        assert_eq!(log.take(), "");
        settle();
        assert_eq!(log.take(), "None3");
        one.set(5);
        two.set(6);
        assert_eq!(log.take(), "");
        settle();
        assert_eq!(log.take(), "Some(3)11");
        one.update_untracked(|value| *value = 7);
        settle();
        assert_eq!(log.take(), "");
    });
}

#[test]
fn what_is_live_runs_at_once_and_then_later() {
    root(later, || {
        let log = Log::default();
        let signal = RwSignal::new(1);
        let seen = log.clone();
        live(Rc::new(move || seen.add(signal.get().to_string())));
        assert_eq!(log.take(), "1");
        signal.set(2);
        assert_eq!(log.take(), "");
        settle();
        assert_eq!(log.take(), "2");
    });
}

#[test]
fn a_memo_is_made_when_somebody_looks_and_stops_what_has_not_changed() {
    root(later, || {
        let log = Log::default();
        let signal = RwSignal::new(10);
        let seen = log.clone();
        let tens = Memo::new(move || {
            seen.add("tens");
            signal.get() / 10
        });
        let text = Memo::new(move || format!("<{}>", tens.get()));
        assert_eq!(log.take(), "");
        assert_eq!(text.get_untracked(), "<1>");
        assert_eq!(text.get_untracked(), "<1>");
        assert_eq!(log.take(), "tens");
        let seen = log.clone();
        live(Rc::new(move || seen.add(text.get())));
        assert_eq!(log.take(), "<1>");
        signal.set(15);
        settle();
        assert_eq!(log.take(), "tens", "the text is the same, and nobody shows it again");
        signal.set(20);
        assert_eq!(text.get_untracked(), "<2>", "it is never old");
        settle();
        assert_eq!(log.take(), "tens <2>");
    });
}

#[test]
fn what_is_looked_at_no_more_is_followed_no_more() {
    root(later, || {
        let log = Log::default();
        let (which, one, two) = (RwSignal::new(true), RwSignal::new(1), RwSignal::new(2));
        let seen = log.clone();
        live(Rc::new(move || {
            let value = if which.get() { one.get() } else { two.get() };
            seen.add(value.to_string());
        }));
        which.set(false);
        settle();
        assert_eq!(log.take(), "1 2");
        one.set(10);
        settle();
        assert_eq!(log.take(), "");
        two.set(20);
        settle();
        assert_eq!(log.take(), "20");
    });
}

#[test]
fn untracked_is_not_followed() {
    root(later, || {
        let log = Log::default();
        let (one, two) = (RwSignal::new(1), RwSignal::new(2));
        let seen = log.clone();
        live(Rc::new(move || {
            let hidden = untrack(|| one.get()) + one.get_untracked();
            seen.add((hidden + two.get()).to_string());
        }));
        one.set(10);
        settle();
        assert_eq!(log.take(), "4");
        two.set(3);
        settle();
        assert_eq!(log.take(), "23");
    });
}

#[test]
fn inner_parts_end_before_outer_ones_run_again() {
    root(later, || {
        let log = Log::default();
        let signal = RwSignal::new(Some(1));
        let kept = Rc::new(Cell::new(None::<StoredValue<i32>>));
        let (seen, keep) = (log.clone(), Rc::clone(&kept));
        live(Rc::new(move || {
            let Some(value) = signal.get() else { return seen.add("none") };
            let own = StoredValue::new(value);
            keep.set(Some(own));
            let (inner, end) = (seen.clone(), seen.clone());
            live(Rc::new(move || {
                // It would be wrong to look if the outer part had not seen to it that it is there.
                let value = signal.get().expect("the outer part has looked");
                let end = inner.clone();
                on_cleanup(move || end.add(format!("-in{value}")));
                inner.add(format!("in{value}"));
            }));
            on_cleanup(move || end.add(format!("-out{}", own.get_value())));
            seen.add("out");
        }));
        assert_eq!(log.take(), "in1 out");
        let own = kept.get().unwrap();
        assert_eq!(own.try_get_value(), Some(1));
        signal.set(Some(2));
        settle();
        assert_eq!(log.take(), "-in1 -out1 in2 out");
        assert_eq!(own.try_get_value(), None);
        own.set_value(3);
        assert_eq!(kept.get().unwrap().get_value(), 2, "a place is not mistaken for another");
        signal.set(None);
        settle();
        assert_eq!(log.take(), "-in2 -out2 none");
    });
}

#[test]
fn an_effect_may_change_what_it_follows() {
    root(later, || {
        let log = Log::default();
        let signal = RwSignal::new(0);
        let seen = log.clone();
        effect(move |_| {
            let value = signal.get();
            seen.add(value.to_string());
            if value < 3 {
                signal.set(value + 1);
            }
        });
        settle();
        assert_eq!(log.take(), "0 1 2 3");
    });
}

#[test]
fn an_effect_sees_a_memo_that_somebody_else_has_looked_at_first() {
    root(later, || {
        let log = Log::default();
        let signal = RwSignal::new(1);
        let double = Memo::new(move || signal.get() * 2);
        for name in ["a", "b"] {
            let seen = log.clone();
            live(Rc::new(move || seen.add(format!("{name}{}", double.get()))));
        }
        log.take();
        signal.set(2);
        settle();
        assert_eq!(log.take(), "a4 b4");
    });
}

#[test]
fn a_callback_can_be_handed_on() {
    root(later, || {
        let log = Log::default();
        let seen = log.clone();
        let callback = Callback::new(move |text: &str| seen.add(text));
        let copy = callback;
        callback.run("one");
        copy.run("two");
        let count = StoredValue::new(1);
        count.update_value(|count| *count += 1);
        assert_eq!(count.with_value(|count| *count), 2);
        assert_eq!(log.take(), "one two");
    });
}

/// A field that loses the keyboard because it is removed still says what was typed into it.
#[test]
fn what_has_ended_can_be_set_and_asked_for_in_silence() {
    root(later, || {
        let signal = RwSignal::new(1);
        let kept = Rc::new(Cell::new(None));
        let keep = Rc::clone(&kept);
        live(Rc::new(move || {
            let own = RwSignal::new(signal.get());
            keep.set(Some((own, Memo::new(move || own.get()))));
        }));
        let (own, memo) = kept.get().unwrap();
        assert_eq!(memo.try_get_untracked(), Some(1));
        signal.set(2);
        settle();
        own.set(3);
        own.update(|_| panic!("nobody is there to be changed"));
        assert_eq!(memo.try_get_untracked(), None);
    });
}

/// A memo that was made anew for another reason looks at a signal later than the part that it guards.
#[test]
fn an_outer_part_runs_before_what_it_may_end() {
    root(later, || {
        let log = Log::default();
        let (signal, other) = (RwSignal::new(Some(1)), RwSignal::new(1));
        let guard = Memo::new(move || other.get() > 0 && signal.get().is_some());
        let seen = log.clone();
        live(Rc::new(move || {
            if !guard.get() {
                return seen.add("none");
            }
            let inner = seen.clone();
            live(Rc::new(move || {
                let value = signal.get().expect("the outer part has seen to it");
                inner.add(format!("in{value}"));
            }));
        }));
        assert_eq!(log.take(), "in1");
        other.set(2);
        settle();
        assert_eq!(log.take(), "");
        signal.set(Some(2));
        settle();
        assert_eq!(log.take(), "in2");
        signal.set(None);
        settle();
        assert_eq!(log.take(), "none");
    });
}
