### Texts of online games, for the browser client and the terminal.

## The screen of online games

online_title = Play online
online_private = From here on, this server takes part: it stores your online games and a random number for this browser. It asks for no name and no e-mail address. Everything else stays on this device.
online_friend = Play a friend
online_friend_note = Send a link. Nobody needs an account.
online_find = Find an opponent
online_find_note = Play somebody who is looking for a game now.
online_mine = My online games
online_mine_none = None yet. Games in progress and open invitations appear here.
online_watch = Games to watch
online_watch_none = No public game is being played right now.
online_see_all = All online games
online_loading = One moment…
online_state = { $state ->
    [yours] Your turn
    [theirs] Opponent’s turn
    [open] Waiting for an opponent
    [won] Won
    [semi-won] Semi-victory
    [semi-lost] Semi-defeat
    [lost] Lost
   *[aborted] Aborted
}
online_left = { $time } left
online_versus = { $red } – { $blue }
online_against = Against { $name }

## Conditions of a game

online_time = Time
online_days = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}
online_time_note = With a clock, you play in one sitting. With days per turn, you come back when it suits you, within that time.
online_takebacks = Players may ask to take a turn back
online_terms_positioning = with positioning turns
online_terms_no_positioning = without positioning turns
online_terms_tie_break = tie-break after { $limit } turns
online_terms_no_tie_break = no turn limit
online_terms_no_takebacks = no takebacks
online_terms_position = from a set-up position

## Invitations

online_make_link = Make a link
online_invitation_own = Send this link to your friend
online_invitation_note = The first person to open it and press the button to play is your opponent.
online_link = The link
online_copy_link = Copy the link
online_share_link = Share…
online_share_text = Play a game of MAD with me:
online_qr = QR code of the link, for a phone beside you
online_withdraw_invitation = Withdraw the invitation
online_waiting = Waiting for your friend…
online_invitation = { $name } invites you to a game of MAD
online_play_as = { $side ->
    [red] Play as red
    [blue] Play as blue
   *[chance] Play (side drawn by lot)
}
online_new_here = New to the game? Learn it first
online_no_game = There is no game at this address. Perhaps part of the link is missing.

## Finding an opponent

online_search = Look for an opponent
online_searching = Looking for an opponent… { $time }
online_stop_search = Stop looking
online_lobby = Players looking for a game
online_lobby_none = Nobody else is looking for a game right now.
online_accept_offer = Play
online_invitation_gone = This invitation is no longer open.
online_instead = Nobody is here at the moment. You can play the computer instead; the search then ends.
online_instead_play = Play the computer instead

## The game

online_connection = { $state ->
    [connected] Connected
    [connecting] Connecting…
    [lost] Connection lost. Trying again…
    [offline] This device is offline. It will reconnect by itself.
    [version] The app is older than the server: reload the page.
   *[ended] This session has ended: reload the page.
}
online_reload = Reload the page
online_you = You
online_opponent = Opponent
online_here = connected
online_gone = gone for { $time }
online_watchers = { $count ->
    [one] one watcher
   *[other] { $count } watchers
}
online_watching = You are watching.
online_sent = { $turn } Sent. Waiting for the server…
online_sent_lost = { $turn } Not sent yet. It will be sent as soon as the connection is back.
online_their_turn = { $name } is to move.
online_plan_invite = You can plan your answer: select a ship.
online_planned = Planned – { $turn } It will be played right after your opponent’s turn, if it is legal then.
online_drop_plan = Drop the plan
online_plan_illegal = Your planned turn was not legal after all.
online_start_soon = Play your first turn within { $time }, or the game will be aborted.
online_paused = The server was not available, so the clock is stopped. It starts again with the next turn, or in { $time }.
online_resume = Start the clock
online_title_turn = Your turn!
online_notify_body = { $name } has played. { $turn }
online_notify_begun = { $name } has accepted. The game begins.
online_stale = The game has gone on elsewhere, perhaps in another tab. This is the current position.

## Offers and other actions

online_tool_takeback = Takeback
online_takeback_asked = { $name } asks for a takeback – { $turn }
online_takeback_own = You have asked for a takeback – { $turn }
online_taken_back = Taken back. The clocks are as they were before that turn.
online_ask_stop = Offer to stop
online_stop_ask = Offer to stop the game here?
online_stop_asked = { $name } offers to stop the game. { $result }
online_stop_result = { $side ->
    [red] Red would get the semi-victory.
   *[blue] Blue would get the semi-victory.
}
online_stop_own = You have offered to stop the game.
online_rematch_asked = { $name } would like a rematch.
online_rematch_own = You have offered a rematch.
online_rematch_open = Go to the rematch
online_accept = Accept
online_decline = Decline
online_withdraw = Withdraw
online_declined = { $name } has declined.
online_give_time = { $days ->
    [1] Give the opponent a day
   *[0] Give the opponent 15 seconds
}
online_time_given = { $name } has given you more time.
online_time_given_own = You have given { $name } more time.
online_abort = Abort the game
online_abort_ask = Abort the game? Nobody wins.
online_aborted = The game was aborted. Nobody has won.
online_claim = Claim the win
online_claim_ask = { $name } has been gone for { $time }. You can end the game now, or wait.
online_claim_abort = End the game
online_resign_ask = Resign this game?
online_say = Say something
online_tool_say = Say
online_phrase = { $phrase ->
    [hello] Hello!
    [good-luck] Good luck!
    [one-moment] One moment, please.
    [back] I’m back.
    [well-played] Well played!
    [oops] Oops!
    [thank-you] Thank you for the game!
   *[goodbye] Goodbye!
}
online_said = { $name }: { $phrase }
online_mute = Hide what the opponent says
online_unmute = Show what the opponent says
online_notify = Notify me when it is my turn
online_notify_off = Do not notify me any more
online_notify_on = You will be notified when it is your turn and this page is in the background.
online_notify_refused = The browser does not allow notifications from this page. You can change that in its settings.
online_next = Next opponent

## Another device

online_seat_link = Continue on another device
online_seat_note = Open this link on the other device. Anyone who has it can play for you: show it to nobody.
online_seat_title = Continue your game here
online_seat_ask = With this link you can continue your own online game on this device.
online_seat_take = Continue here

## Problems

online_unreachable = The server cannot be reached. Check the connection and try again.
online_refusal = { $reason ->
    [no-such-game] There is no such game.
    [not-seated] You are not a player in this game.
    [not-begun] The game has not begun yet.
    [over] The game is over.
    [not-over] The game is not over yet.
    [taken] Somebody else has accepted the invitation.
    [own-invitation] This is your own invitation. Send the link to somebody else.
    [not-your-turn] It is not your turn.
    [stale] The game has gone on in the meantime.
    [illegal] That turn is not legal.
    [time-up] Your time had run out.
    [no-offer] That offer is no longer open.
    [too-soon] You can ask again after turn { $turns }.
    [no-takebacks] This game is played without takebacks.
    [nothing-to-take-back] There is nothing to take back.
    [too-late-to-abort] The game cannot be aborted any more. You can resign.
    [opponent-present] Your opponent is here, or has not been gone for long enough.
    [no-claim] In a game with days per turn, the win cannot be claimed.
    [not-paused] The clock is running.
    [too-often] You have done that as often as a game allows.
    [too-fast] That was too much in a short time. Wait a moment and try again.
    [too-many-games] You have too many open games. Finish some first.
    [signed-out] This session has ended. Reload the page.
    [origin] The server does not accept requests from this address.
    [terms] A game with these settings is not possible.
    [unreadable] The server does not understand this app. Reload the page.
   *[unavailable] The server is not available right now. Try again in a moment.
}

## Names of guests: stars

online_guest = { $star } { $number }
online_stars = Sirius, Canopus, Arcturus, Vega, Capella, Rigel, Procyon, Betelgeuse, Altair, Aldebaran, Antares, Spica, Pollux, Fomalhaut, Deneb, Regulus, Castor, Bellatrix, Alnair, Dubhe, Mirfak, Mizar, Merak, Polaris, Alphard, Hamal, Diphda, Nunki, Mirach, Algol, Denebola, Alcor
online_duration_days = { $days } d { $hours } h
online_duration_hours = { $hours } h { $minutes } min
online_duration_minutes = { $minutes } min
online_duration_seconds = { $seconds } s
