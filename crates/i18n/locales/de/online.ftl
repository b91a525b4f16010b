### Texts of online games, for the browser client and the terminal.

## The screen of online games

online_title = Play online
online_private = From here on this server takes part: it stores your online games and a random number for this browser. It asks for no name and no address. Everything else stays on this device.
online_friend = Play a friend
online_friend_note = Send a link. Nobody needs an account.
online_find = Find an opponent
online_find_note = Against somebody who is looking for a game now.
online_mine = My online games
online_mine_none = None yet. Games that are being played and open invitations appear here.
online_watch = Games to watch
online_watch_none = No public game is being played right now.
online_watch_game = Watch
online_see_all = All online games
online_loading = One moment…
online_state = { $state ->
    [yours] Your turn
    [theirs] The opponent’s turn
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
    [one] one day a turn
   *[other] { $days } days a turn
}
online_time_note = With a clock, both play at the same time. With days for each turn, you come back whenever you like.
online_takebacks = Takebacks can be asked for
online_public = Anyone may watch (listed as a public game)
online_terms_positioning = with positioning turns
online_terms_no_positioning = without positioning turns
online_terms_tie_break = tie-break after { $limit } turns
online_terms_no_tie_break = no tie-break
online_terms_no_takebacks = no takebacks
online_terms_position = from a set-up position

## Invitations

online_make_link = Make a link
online_invitation_own = Send this link to your friend
online_invitation_note = Whoever opens it first and presses the button to play is your opponent. Keep this page open: the game begins at once.
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
   *[chance] Play (the side is drawn by lot)
}
online_new_here = New to the game? Learn it first
online_no_game = There is no game at this address. Perhaps a part of the link is missing.

## Finding an opponent

online_search = Look for an opponent
online_searching = Looking for an opponent… { $time }
online_stop_search = Stop looking
online_lobby = Who is looking for a game
online_lobby_none = Nobody else is looking for a game right now.
online_accept_offer = Play
online_offer_gone = Somebody else was faster, or the offer was withdrawn.
online_instead = Nobody is here at the moment. You can play the computer; your offer stays open meanwhile only if this page does.
online_instead_play = Play the computer instead

## The game

online_connection = { $state ->
    [connected] Connected
    [connecting] Connecting…
    [lost] Connection lost. Trying again…
    [offline] This device is offline. The game goes on when it is back.
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
online_sent = Sent: { $turn } Waiting for the server…
online_sent_lost = Not sent yet: { $turn } It will be sent as soon as the connection is back.
online_their_turn = { $name } is to move.
online_plan_invite = You can plan your answer: select a ship.
online_planned = Planned: { $turn } It is played at once if it is legal then.
online_planning = Planning your answer.
online_drop_plan = Drop the plan
online_start_soon = Play your first turn within { $time }, or the game is aborted.
online_start_theirs = If { $name } does not begin within { $time }, the game is aborted.
online_paused = The server was not available, so the clock stands still. It goes on with the next turn, or in { $time }.
online_resume = Go on
online_title_turn = Your turn!
online_notify_body = { $name } has played: { $turn }
online_notify_begun = { $name } has accepted. The game begins.
online_stale = The game has gone on elsewhere, perhaps in another tab. This is the current position.
online_locked = Hints and the computer are locked for positions of your running online game.

## Offers and other actions

online_ask_takeback = Ask to take back
online_takeback_asked = { $name } would like to take back: { $turn }
online_takeback_own = You have asked to take back { $turn }
online_taken_back = Taken back. The clocks are as they were before that turn.
online_ask_stop = Offer to stop
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
online_time_given = { $name } gives you time.
online_time_given_own = You have given { $name } time.
online_abort = Abort the game
online_abort_ask = Abort the game? Nobody wins.
online_aborted_title = Aborted
online_aborted = The game was aborted. Nobody has won.
online_claim = Claim the win
online_claim_ask = { $name } has been gone for { $time }. You can claim the win, or wait.
online_claim_abort = End the game
online_claimed = { $name } had left the game.
online_resign_ask = Resign this game?
online_say = Say something
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
online_notify = Notify me of my turn
online_notify_on = You will be notified when it is your turn and this page is in the background.
online_notify_refused = The browser does not allow notifications from this page. You can change that in its settings.
online_next = Next opponent

## Another device

online_seat_link = Continue on another device
online_seat_note = Open this link on the other device. Whoever has it can play for you: send it to nobody else.
online_seat_title = Continue your game here
online_seat_ask = With this link you go on with your own online game on this device.
online_seat_take = { $side ->
    [red] Continue as red
   *[blue] Continue as blue
}
online_seat_wrong = This link does not belong to a seat of this game. Perhaps a part of it is missing.

## Problems

online_unreachable = The server cannot be reached. Check the connection and try again.
online_refusal = { $reason ->
    [no-such-game] There is no such game.
    [not-seated] You do not play in this game.
    [not-begun] The game has not begun yet.
    [over] The game is over.
    [not-over] The game is not over yet.
    [taken] Somebody else has accepted the invitation.
    [own-invitation] This is your own invitation. Send the link to somebody else.
    [not-your-turn] It is not your turn.
    [stale] The game has gone on in the meantime.
    [illegal] That turn is not legal.
    [time-up] Your time had run out.
    [no-offer] That offer does not stand any more.
    [too-soon] You can ask again after turn { $turns }.
    [no-takebacks] This game is played without takebacks.
    [nothing-to-take-back] There is nothing to take back.
    [too-late-to-abort] The game cannot be aborted any more. You can resign.
    [opponent-present] Your opponent is here, or has not been gone for long enough.
    [no-claim] A game with days for each turn cannot be claimed.
    [not-paused] The clock is running.
    [too-often] You have done that as often as one may in a game.
    [too-fast] That was too much in a short time. Wait a moment and try again.
    [too-many-games] You have too many open games. Finish some first.
    [signed-out] This session has ended. Reload the page.
    [origin] The server does not accept requests from this address.
    [terms] These conditions are not possible.
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
