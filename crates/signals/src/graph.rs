//! Who looks at what, and who ends with whom, whatever the types of the values are.

use std::any::Any;
use std::cell::RefCell;
use std::mem;
use std::rc::Rc;

use crate::Make;

/// A node, or one that has been there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Id {
    place: usize,
    /// How many nodes had this place before.
    age: u32,
}

/// A value of whatever type.
pub(crate) type Value = Rc<RefCell<Box<dyn Any>>>;

/// Whether two values are the same.
pub(crate) type Same = fn(&dyn Any, &dyn Any) -> bool;

/// What a node does when something changes that it has looked at.
#[derive(Clone)]
pub(crate) enum Work {
    Nothing,
    /// It makes its value anew, when it is asked for it.
    Compute(Rc<dyn Make<Box<dyn Any>>>, Same),
    /// It runs, soon.
    Run(Rc<dyn Make<()>>),
}

/// What a node knows of its work.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Done,
    /// Something has changed that may change something that it has looked at.
    Doubtful,
    Due,
}

struct Node {
    /// Whose work has made it.
    owner: Option<Id>,
    value: Value,
    work: Work,
    state: State,
    waits: bool,
    sources: Vec<Id>,
    /// In the order in which they have looked: outer parts come before the parts inside them.
    readers: Vec<Id>,
    /// What has been made by its work, and ends when that is done again.
    owned: Vec<Id>,
    endings: Vec<Box<dyn FnOnce()>>,
}

/// What is made or looked at now belongs to a node.
#[derive(Clone, Copy, Default)]
struct Scope {
    owner: Option<Id>,
    reader: Option<Id>,
}

struct Graph {
    places: Vec<(u32, Option<Node>)>,
    free: Vec<usize>,
    scope: Scope,
    waiting: Vec<Id>,
    /// Whether somebody has been told that something waits.
    told: bool,
    later: fn(fn()),
}

thread_local! {
    static GRAPH: RefCell<Graph> = const {
        RefCell::new(Graph {
            places: Vec::new(),
            free: Vec::new(),
            scope: Scope { owner: None, reader: None },
            waiting: Vec::new(),
            told: false,
            later: |_| {},
        })
    };
}

/// No function from outside is called in here: it might want the graph itself.
fn graph<T>(act: impl FnOnce(&mut Graph) -> T) -> T {
    GRAPH.with_borrow_mut(act)
}

impl Graph {
    fn node(&mut self, id: Id) -> Option<&mut Node> {
        self.places.get_mut(id.place).filter(|(age, _)| *age == id.age)?.1.as_mut()
    }

    fn add(&mut self, value: Box<dyn Any>, work: Work) -> Id {
        let state = if matches!(work, Work::Nothing) { State::Done } else { State::Due };
        let value = Rc::new(RefCell::new(value));
        let (sources, readers, owned, endings) = (vec![], vec![], vec![], vec![]);
        let owner = self.scope.owner;
        let node =
            Node { owner, value, work, state, waits: false, sources, readers, owned, endings };
        let place = self.free.pop().unwrap_or_else(|| {
            self.places.push((0, None));
            self.places.len() - 1
        });
        let found = &mut self.places[place];
        found.1 = Some(node);
        let id = Id { place, age: found.0 };
        if let Some(owner) = self.scope.owner.and_then(|owner| self.node(owner)) {
            owner.owned.push(id);
        }
        id
    }

    /// Takes a node out, for others to drop it.
    fn take(&mut self, id: Id) -> Option<Node> {
        self.forget_sources(id);
        self.node(id)?;
        let place = &mut self.places[id.place];
        place.0 += 1;
        self.free.push(id.place);
        place.1.take()
    }

    /// Whoever looks now has looked at this.
    fn track(&mut self, id: Id) {
        let Some(reader) = self.scope.reader else { return };
        let Some(looking) = self.node(reader) else { return };
        if !looking.sources.contains(&id) {
            looking.sources.push(id);
            if let Some(node) = self.node(id) {
                node.readers.push(reader);
            }
        }
    }

    fn forget_sources(&mut self, id: Id) {
        let sources = self.node(id).map(|node| mem::take(&mut node.sources)).unwrap_or_default();
        for source in sources {
            if let Some(source) = self.node(source) {
                source.readers.retain(|reader| *reader != id);
            }
        }
    }

    fn mark(&mut self, id: Id, state: State) {
        let Some(node) = self.node(id) else { return };
        if node.state != State::Due {
            node.state = state;
        }
        match node.work {
            Work::Run(_) => self.wait(id),
            _ => self.mark_readers(id, State::Doubtful, None),
        }
    }

    fn mark_readers(&mut self, id: Id, state: State, except: Option<Id>) {
        let readers = self.node(id).map(|node| node.readers.clone()).unwrap_or_default();
        for reader in readers.into_iter().filter(|reader| Some(*reader) != except) {
            self.mark(reader, state);
        }
    }

    /// What waits of a node and all those around it, from the inside outwards. It waits no more.
    fn waiting_around(&mut self, id: Id) -> Vec<Id> {
        let (mut waiting, mut next) = (Vec::new(), Some(id));
        while let Some((id, node)) = next.and_then(|id| Some((id, self.node(id)?))) {
            if mem::take(&mut node.waits) {
                waiting.push(id);
            }
            next = node.owner;
        }
        waiting
    }

    fn wait(&mut self, id: Id) {
        let Some(node) = self.node(id) else { return };
        if !mem::replace(&mut node.waits, true) {
            self.waiting.push(id);
            if !mem::replace(&mut self.told, true) {
                (self.later)(run_waiting);
            }
        }
    }
}

/// Sets who is to call a function later, which must not be at once.
pub(crate) fn set_later(later: fn(fn())) {
    graph(|graph| graph.later = later);
}

pub(crate) fn add(value: Box<dyn Any>, work: Work) -> Id {
    graph(|graph| graph.add(value, work))
}

/// Calls a function when whatever runs now ends or runs again.
pub(crate) fn end_with(act: Box<dyn FnOnce()>) {
    graph(|graph| {
        if let Some(owner) = graph.scope.owner.and_then(|owner| graph.node(owner)) {
            owner.endings.push(act);
        }
    });
}

/// The value of a node, if it is there, for somebody who does not follow it.
pub(crate) fn peek(id: Id) -> Option<Value> {
    update(id);
    stored(id)
}

fn stored(id: Id) -> Option<Value> {
    graph(|graph| Some(Rc::clone(&graph.node(id)?.value)))
}

/// The value of a node, if it is there.
pub(crate) fn look(id: Id) -> Option<Value> {
    graph(|graph| graph.track(id));
    peek(id)
}

/// The value of a node has changed.
pub(crate) fn changed(id: Id) {
    graph(|graph| graph.mark_readers(id, State::Due, None));
}

/// Runs a function on behalf of a node or of nobody.
fn within<T>(scope: Scope, act: impl FnOnce() -> T) -> T {
    let before = graph(|graph| mem::replace(&mut graph.scope, scope));
    let done = act();
    graph(|graph| graph.scope = before);
    done
}

/// Runs a function that looks at things without following them.
pub(crate) fn unseen<T>(act: impl FnOnce() -> T) -> T {
    let scope = graph(|graph| Scope { reader: None, ..graph.scope });
    within(scope, act)
}

/// Runs a function as the owner of all that it makes.
pub(crate) fn owning<T>(owner: Id, act: impl FnOnce() -> T) -> T {
    within(Scope { owner: Some(owner), reader: None }, act)
}

/// Makes sure that a node is up to date, and says whether it has changed by that. If it is one that
/// runs, says whether it has to.
fn update(id: Id) -> bool {
    let found = graph(|graph| {
        let node = graph.node(id).filter(|node| node.state != State::Done)?;
        Some((node.state, node.work.clone(), node.sources.clone()))
    });
    let Some((state, work, sources)) = found else { return false };
    let is_due = || graph(|graph| graph.node(id).is_some_and(|node| node.state == State::Due));
    let due = state == State::Due || sources.into_iter().any(|it| update(it) || is_due());
    let changed = match work {
        Work::Compute(compute, same) if due => {
            let new = again(id, &*compute);
            let Some(value) = stored(id) else { return false };
            let changed = !same(&**value.borrow(), &*new);
            value.replace(new);
            changed
        }
        _ => due,
    };
    graph(|graph| {
        let Some(node) = graph.node(id) else { return };
        node.state = State::Done;
        if changed {
            // Whoever makes it change by looking at it sees what it is now.
            graph.mark_readers(id, State::Due, graph.scope.reader);
        }
    });
    changed
}

/// Does the work of a node, after all that it has made before has ended.
fn again<T>(id: Id, work: &dyn Make<T>) -> T {
    graph(|graph| graph.forget_sources(id));
    end(id);
    within(Scope { owner: Some(id), reader: Some(id) }, || work.make())
}

/// Ends what a node has made.
fn end(id: Id) {
    let made = graph(|graph| {
        let node = graph.node(id)?;
        Some((mem::take(&mut node.owned), mem::take(&mut node.endings)))
    });
    let Some((owned, endings)) = made else { return };
    owned.iter().copied().for_each(end);
    for act in endings {
        unseen(act);
    }
    for id in owned {
        // It is dropped out here, since it may have something to say.
        drop(graph(|graph| graph.take(id)));
    }
}

/// Does the work of a node that runs, now.
pub(crate) fn run(id: Id) {
    let work = graph(|graph| {
        let node = graph.node(id)?;
        node.state = State::Done;
        Some(node.work.clone())
    });
    if let Some(Work::Run(work)) = work {
        again(id, &*work);
    }
}

/// Lets a node run soon.
pub(crate) fn wait(id: Id) {
    graph(|graph| graph.wait(id));
}

/// Runs what waits, outer parts before those inside them, which may end by that. What has to wait
/// meanwhile is left for the next time.
pub(crate) fn run_waiting() {
    let count = graph(|graph| {
        graph.told = false;
        graph.waiting.len()
    });
    for _ in 0..count {
        let waiting = graph(|graph| {
            let id = graph.waiting.remove(0);
            graph.waiting_around(id)
        });
        for id in waiting.into_iter().rev() {
            let own = Scope { owner: None, reader: Some(id) };
            if within(own, || update(id)) {
                run(id);
            }
        }
    }
}
