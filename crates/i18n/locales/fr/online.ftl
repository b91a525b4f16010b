### Texts of online games, for the browser client and the terminal.

## The screen of online games

online_title = Jouer en ligne
online_private = À partir d’ici, ce serveur entre en jeu : il conserve vos parties en ligne et un nombre aléatoire pour ce navigateur. Il ne demande ni nom ni adresse e-mail. Tout le reste demeure sur cet appareil.
online_friend = Jouer avec un ami
online_friend_note = Envoyez un lien. Personne n’a besoin d’un compte.
online_find = Trouver un adversaire
online_find_note = Contre quelqu’un qui cherche une partie en ce moment.
online_mine = Mes parties en ligne
online_mine_none = Aucune pour l’instant. Les parties en cours et les invitations ouvertes apparaissent ici.
online_watch = Parties à regarder
online_watch_none = Aucune partie publique en ce moment.
online_see_all = Toutes les parties en ligne
online_loading = Un instant…
online_state = { $state ->
    [yours] À vous de jouer
    [theirs] À l’adversaire de jouer
    [open] En attente d’un adversaire
    [won] Gagnée
    [semi-won] Semi-victoire
    [semi-lost] Semi-défaite
    [lost] Perdue
   *[aborted] Interrompue
}
online_left = encore { $time }
online_versus = { $red } – { $blue }
online_against = Contre { $name }

## Conditions of a game

online_time = Cadence
online_days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
online_time_note = Avec une pendule, la partie se joue d’une traite. Avec des jours par tour, vous revenez quand cela vous convient, dans ce délai.
online_takebacks = On peut demander à reprendre un coup
online_terms_positioning = avec tours de positionnement
online_terms_no_positioning = sans tours de positionnement
online_terms_tie_break = départage après { $limit } tours
online_terms_no_tie_break = sans limite de tours
online_terms_no_takebacks = sans reprise de coup
online_terms_position = à partir d’une position composée

## Invitations

online_make_link = Créer un lien
online_invitation_own = Envoyez ce lien à votre adversaire
online_invitation_note = La première personne qui l’ouvre et appuie sur le bouton pour jouer est votre adversaire.
online_link = Le lien
online_copy_link = Copier le lien
online_share_link = Partager…
online_share_text = On fait une partie de MAD ? Voici le lien :
online_qr = Code QR du lien, pour un téléphone à côté de vous
online_withdraw_invitation = Retirer l’invitation
online_waiting = En attente de votre adversaire…
online_invitation = { $name } vous invite à une partie de MAD
online_play_as = { $side ->
    [red] Jouer les rouges
    [blue] Jouer les bleus
   *[chance] Jouer (camp tiré au sort)
}
online_new_here = Première partie ? Apprenez d’abord à jouer
online_no_game = Il n’y a pas de partie à cette adresse. Il manque peut-être un morceau du lien.

## Finding an opponent

online_search = Chercher un adversaire
online_searching = Recherche d’un adversaire… { $time }
online_stop_search = Arrêter la recherche
online_lobby = Joueurs qui cherchent une partie
online_lobby_none = Personne d’autre ne cherche de partie en ce moment.
online_accept_offer = Jouer
online_invitation_gone = Cette invitation n’est plus valable.
online_instead = Il n’y a personne pour le moment. Vous pouvez jouer contre l’ordinateur ; la recherche s’arrête alors.
online_instead_play = Jouer contre l’ordinateur

## The game

online_connection = { $state ->
    [connected] Connexion établie
    [connecting] Connexion…
    [lost] Connexion perdue. Nouvel essai…
    [offline] Cet appareil est hors ligne. Il se reconnectera de lui-même.
    [version] L’application est plus ancienne que le serveur : rechargez la page.
   *[ended] Cette session est terminée : rechargez la page.
}
online_reload = Recharger la page
online_you = Vous
online_opponent = Adversaire
online_here = en ligne
online_gone = hors ligne depuis { $time }
online_watchers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
online_watching = Vous regardez cette partie.
online_sent = { $turn } Coup envoyé. En attente du serveur…
online_sent_lost = { $turn } Coup pas encore envoyé. Il le sera dès le retour de la connexion.
online_their_turn = C’est à { $name } de jouer.
online_plan_invite = Vous pouvez préparer votre réponse : choisissez un vaisseau.
online_planned = Coup prévu – { $turn } Il sera joué juste après celui de l’adversaire, s’il est alors légal.
online_drop_plan = Renoncer au coup prévu
online_plan_illegal = Le coup que vous aviez prévu n’était finalement pas permis.
online_start_soon = Jouez votre premier coup d’ici { $time }, sinon la partie sera interrompue.
online_paused = Le serveur n’était pas disponible : la pendule est arrêtée. Elle repartira au prochain coup, ou dans { $time }.
online_resume = Relancer la pendule
online_title_turn = À vous de jouer !
online_notify_body = { $name } a joué. { $turn }
online_notify_begun = { $name } a accepté. La partie commence.
online_stale = La partie a continué ailleurs, peut-être dans un autre onglet. Voici la position actuelle.

## Offers and other actions

online_tool_takeback = Reprise
online_takeback_asked = { $name } demande à reprendre son coup – { $turn }
online_takeback_own = Vous avez demandé à reprendre votre coup – { $turn }
online_taken_back = Coup repris. Les pendules sont revenues à leur état d’avant ce coup.
online_ask_stop = Proposer d’arrêter
online_stop_ask = Proposer d’arrêter la partie ici ?
online_stop_asked = { $name } propose d’arrêter la partie. { $result }
online_stop_result = { $side ->
    [red] Les rouges auraient la semi-victoire.
   *[blue] Les bleus auraient la semi-victoire.
}
online_stop_own = Vous avez proposé d’arrêter la partie.
online_rematch_asked = { $name } aimerait une revanche.
online_rematch_own = Vous avez proposé une revanche.
online_rematch_open = Aller à la revanche
online_accept = Accepter
online_decline = Refuser
online_withdraw = Retirer
online_declined = { $name } a refusé.
online_give_time = { $days ->
    [1] Donner un jour à l’adversaire
   *[0] Donner 15 secondes à l’adversaire
}
online_time_given = { $name } vous a donné du temps.
online_time_given_own = Vous avez donné du temps à { $name }.
online_abort = Interrompre la partie
online_abort_ask = Interrompre la partie pour de bon ? Personne ne gagnera.
online_aborted = La partie a été interrompue. Personne n’a gagné.
online_claim = Réclamer la victoire
online_claim_ask = { $name } est hors ligne depuis { $time }. Vous pouvez mettre fin à la partie, ou attendre.
online_claim_abort = Mettre fin à la partie
online_resign_ask = Abandonner cette partie ?
online_say = Dire un mot
online_tool_say = Message
online_phrase = { $phrase ->
    [hello] Bonjour !
    [good-luck] Bonne chance !
    [one-moment] Un instant, s’il vous plaît.
    [back] Me revoilà.
    [well-played] Bien joué !
    [oops] Oups !
    [thank-you] Merci pour la partie !
   *[goodbye] Au revoir !
}
online_said = { $name } : { $phrase }
online_mute = Masquer les messages de l’adversaire
online_unmute = Afficher les messages de l’adversaire
online_notify = Me prévenir quand c’est à moi
online_notify_off = Ne plus me prévenir
online_notify_on = Une notification vous préviendra quand ce sera à vous de jouer et que cette page sera en arrière-plan.
online_notify_refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
online_next = Adversaire suivant

## Another device

online_seat_link = Continuer sur un autre appareil
online_seat_note = Ouvrez ce lien sur l’autre appareil. Toute personne qui l’a peut jouer à votre place : ne le montrez à personne.
online_seat_title = Continuer votre partie ici
online_seat_ask = Ce lien vous permet de continuer votre propre partie en ligne sur cet appareil.
online_seat_take = Continuer ici

## Problems

online_unreachable = Le serveur est injoignable. Vérifiez la connexion, puis réessayez.
online_refusal = { $reason ->
    [no-such-game] Cette partie n’existe pas.
    [not-seated] Vous ne jouez pas dans cette partie.
    [not-begun] La partie n’a pas encore commencé.
    [over] La partie est finie.
    [not-over] La partie n’est pas encore finie.
    [taken] Quelqu’un d’autre a accepté l’invitation.
    [own-invitation] C’est votre propre invitation. Envoyez le lien à quelqu’un d’autre.
    [not-your-turn] Ce n’est pas à vous de jouer.
    [stale] La partie a continué entre-temps.
    [illegal] Ce coup n’est pas légal.
    [time-up] Votre temps était écoulé.
    [no-offer] Cette proposition n’est plus valable.
    [too-soon] Vous pourrez redemander après le coup { $turns }.
    [no-takebacks] Cette partie se joue sans reprise de coup.
    [nothing-to-take-back] Il n’y a rien à reprendre.
    [too-late-to-abort] La partie ne peut plus être interrompue. Vous pouvez abandonner.
    [opponent-present] Votre adversaire est là, ou n’est pas hors ligne depuis assez longtemps.
    [no-claim] Dans une partie avec des jours par tour, on ne peut pas réclamer la victoire.
    [not-paused] La pendule tourne.
    [too-often] Vous l’avez déjà fait autant de fois qu’une partie le permet.
    [too-fast] C’était trop en peu de temps. Attendez un instant, puis réessayez.
    [too-many-games] Vous avez trop de parties en cours. Finissez-en d’abord quelques-unes.
    [signed-out] Cette session est terminée. Rechargez la page.
    [origin] Le serveur n’accepte pas les requêtes venant de cette adresse.
    [terms] Une partie avec ces réglages n’est pas possible.
    [unreadable] Le serveur ne comprend pas cette application. Rechargez la page.
   *[unavailable] Le serveur n’est pas disponible. Réessayez dans un instant.
}

## Names of guests: stars

online_guest = { $star } { $number }
online_stars = Sirius, Canopus, Arcturus, Véga, Capella, Rigel, Procyon, Bételgeuse, Altaïr, Aldébaran, Antarès, Spica, Pollux, Fomalhaut, Deneb, Régulus, Castor, Bellatrix, Alnair, Dubhe, Mirfak, Mizar, Merak, Polaris, Alphard, Hamal, Diphda, Nunki, Mirach, Algol, Dénébola, Alcor
online_duration_days = { $days } j { $hours } h
online_duration_hours = { $hours } h { $minutes } min
online_duration_minutes = { $minutes } min
online_duration_seconds = { $seconds } s
