//! Small things as they are kept.

use mad_form::{FormError, Object, Value};
use mad_rules::game::Step;
use mad_rules::{BySide, EndReason, Outcome, Side};

use crate::Seat;

/// What both sides have.
pub(crate) fn both<T: Into<Value<'static>>>(BySide { red, blue }: BySide<T>) -> Object<'static> {
    Object::new().with("red", red).with("blue", blue)
}

pub(crate) fn read_both<'a, T>(
    value: &'a Value<'a>,
    read: fn(&'a Value<'a>) -> Result<T, FormError>,
) -> Result<BySide<T>, FormError> {
    let fields = value.fields()?;
    Ok(BySide { red: fields.need("red", read)?, blue: fields.need("blue", read)? })
}

pub(crate) fn seat(seat: Seat) -> Value<'static> {
    match seat {
        Seat::Person => "person".into(),
        Seat::Computer(level) => Object::new().with("computer", level).into(),
    }
}

pub(crate) fn read_seat(value: &Value<'_>) -> Result<Seat, FormError> {
    match value.text() {
        Ok("person") => Ok(Seat::Person),
        Ok(_) => Err(FormError::expected("person or computer")),
        Err(_) => value.fields()?.need("computer", Value::number).map(Seat::Computer),
    }
}

pub(crate) fn step(step: Step) -> Object<'static> {
    match step {
        Step::Turn(turn) => Object::new().with("turn", turn.to_string()),
        Step::Ending(Outcome { winner, reason }) => {
            let ending =
                Object::new().with("winner", winner.name()).with("reason", reason.termination());
            Object::new().with("ending", ending)
        }
    }
}

pub(crate) fn read_step(value: &Value<'_>) -> Result<Step, FormError> {
    let fields = value.fields()?;
    match fields.optional("turn", Value::parsed)? {
        Some(turn) => Ok(Step::Turn(turn)),
        None => fields.need("ending", read_outcome).map(Step::Ending),
    }
}

fn read_outcome(value: &Value<'_>) -> Result<Outcome, FormError> {
    let fields = value.fields()?;
    let reason = |value: &Value<'_>| value.one_of(&EndReason::ALL, EndReason::termination);
    Ok(Outcome {
        winner: fields.need("winner", |winner| winner.one_of(&Side::ALL, Side::name))?,
        reason: fields.need("reason", reason)?,
    })
}
