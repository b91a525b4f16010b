//! The messages of `online.ftl`, for online games in the browser client and the terminal.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
    // The screen of online games
    online_title();
    online_private();
    online_friend();
    online_friend_note();
    online_find();
    online_find_note();
    online_mine();
    online_mine_none();
    online_watch();
    online_watch_none();
    online_see_all();
    online_loading();
    online_state(state);
    online_left(time);
    online_versus(red, blue);
    online_against(name);

    // Conditions of a game
    online_time();
    online_days(days);
    online_time_note();
    online_takebacks();
    online_terms_positioning();
    online_terms_no_positioning();
    online_terms_tie_break(limit);
    online_terms_no_tie_break();
    online_terms_no_takebacks();
    online_terms_position();

    // Invitations
    online_make_link();
    online_invitation_own();
    online_invitation_note();
    online_link();
    online_copy_link();
    online_share_link();
    online_share_text();
    online_qr();
    online_withdraw_invitation();
    online_waiting();
    online_invitation(name);
    online_play_as(side);
    online_new_here();
    online_no_game();

    // Finding an opponent
    online_search();
    online_searching(time);
    online_stop_search();
    online_lobby();
    online_lobby_none();
    online_accept_offer();
    online_invitation_gone();
    online_instead();
    online_instead_play();

    // The game
    online_connection(state);
    online_reload();
    online_you();
    online_opponent();
    online_here();
    online_gone(time);
    online_watchers(count);
    online_watching();
    online_sent(turn);
    online_sent_lost(turn);
    online_their_turn(name);
    online_plan_invite();
    online_planned(turn);
    online_drop_plan();
    online_plan_illegal();
    online_start_soon(time);
    online_paused(time);
    online_resume();
    online_title_turn();
    online_notify_body(name, turn);
    online_notify_begun(name);
    online_stale();

    // Offers and other actions
    online_tool_takeback();
    online_takeback_asked(name, turn);
    online_takeback_own(turn);
    online_taken_back();
    online_ask_stop();
    online_stop_ask();
    online_stop_asked(name, result);
    online_stop_result(side);
    online_stop_own();
    online_rematch_asked(name);
    online_rematch_own();
    online_rematch_open();
    online_accept();
    online_decline();
    online_withdraw();
    online_declined(name);
    online_give_time(days);
    online_time_given(name);
    online_time_given_own(name);
    online_abort();
    online_abort_ask();
    online_aborted();
    online_claim();
    online_claim_ask(name, time);
    online_claim_abort();
    online_resign_ask();
    online_say();
    online_tool_say();
    online_phrase(phrase);
    online_said(name, phrase);
    online_mute();
    online_unmute();
    online_notify();
    online_notify_off();
    online_notify_on();
    online_notify_refused();
    online_next();

    // Another device
    online_seat_link();
    online_seat_note();
    online_seat_title();
    online_seat_ask();
    online_seat_take();

    // Problems
    online_unreachable();
    online_refusal(reason, turns);

    // Names of guests: stars
    online_guest(star, number);
    online_stars();
    online_duration_days(days, hours);
    online_duration_hours(hours, minutes);
    online_duration_minutes(minutes);
    online_duration_seconds(seconds);
}
