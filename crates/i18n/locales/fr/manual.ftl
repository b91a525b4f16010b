### The rules to read: a message for each topic. Its parts are shown in the order of this file: texts, figures with
### their captions, questions with their answers. Numbers come from the rules themselves.

manual-goal = Le but du jeu
    .text-1 = Aux confins de la Voie lactée, deux civilisations s’affrontent dans une joute pacifique, avec pour enjeu l’univers connu. La loi galactique interdit de tuer : les canons quantiques ne font qu’envoyer un vaisseau dans un univers parallèle, et seulement s’ils percent ses boucliers déflecteurs. Le vaisseau amiral est le plus faible, mais il porte la sphère d’énergie sans laquelle toute la flotte s’arrête.
    .text-2 = Deux flottes de vaisseaux spatiaux, les rouges et les bleus, se font face dans l’arène. Envoyez le vaisseau amiral adverse, la corvette { $corvette }, dans l’univers parallèle, c’est-à-dire en exil. Le premier joueur qui y parvient gagne aussitôt.
    .text-3 = Aucun vaisseau n’est détruit : un exilé peut revenir. Les rouges commencent ; ensuite, on joue à tour de rôle.
    .figure-start = Le début d’une partie sur le plateau { $tall } : les rouges en bas, les bleus en haut.
    .figure-square = Le début d’une partie sur le plateau { $square }.

manual-ships = Les vaisseaux
    .text-1 = Chaque joueur a { $ships } vaisseaux. Un vaisseau a { $low } ou { $high } voiles gravitoniques, { $low } ou { $high } canons quantiques, et { $low } ou { $high } boucliers déflecteurs. Les voiles servent à la Marche, les canons à l’Attaque, les boucliers à la Défense : d’où le nom MAD.
    .text-2 = On désigne un vaisseau par ces trois chiffres, dans cet ordre : { $example } a { $low } voile, { $low } canon et { $high } boucliers.
    .text-3 = { $corvette } est la corvette. { $frigates } sont les frégates (pièces mineures), { $destroyers } les destroyers (pièces majeures). { $cruiser } est le croiseur, le plus fort de tous.

manual-turn = Un tour
    .text-1 = À votre tour, vous devez faire une chose, et une seule : déplacer un vaisseau, permuter deux vaisseaux complémentaires (une permutation) ou faire tourner trois vaisseaux (une rotation).
    .text-2 = Permutation et rotation sont des téléportations : peu importe la distance entre les vaisseaux, et ce qui se trouve entre eux. La téléportation est synchrone : un vaisseau ne se téléporte jamais seul.
    .question-1 = Puis-je faire plusieurs choses en un tour ?
    .answer-1 = Non, à une exception près : un déplacement qui donne droit au coup bonus peut être suivi d’une permutation ou d’une rotation.
    .question-2 = Puis-je passer ?
    .answer-2 = Seulement au tour de positionnement. Le reste du temps, il faut jouer, et il y a toujours un coup possible.

manual-move = Le déplacement
    .text-1 = Un vaisseau à { $low } voile se déplace de { $low } case. Un vaisseau à { $high } voiles se déplace de { $low } ou { $high } cases. On se déplace horizontalement ou verticalement, jamais en diagonale.
    .text-2 = Sur { $high } cases, un changement de direction est permis, mais pas un demi-tour, et la case intermédiaire doit être libre. Le vaisseau finit sur une case libre, ou sur un vaisseau ennemi qu’il peut expulser.
    .question-1 = Peut-on se déplacer en diagonale ?
    .answer-1 = Non. Mais un vaisseau à { $high } voiles atteint la case en diagonale en deux pas, l’un de côté, l’autre en avant ou en arrière.
    .question-2 = Un vaisseau à { $high } voiles peut-il se déplacer de { $low } case seulement ?
    .answer-2 = Oui.
    .question-3 = S’il expulse un vaisseau sur sa première case, peut-il continuer ?
    .answer-3 = Non. L’expulsion met fin au déplacement.
    .question-4 = Un vaisseau peut-il sauter par-dessus un autre ?
    .answer-4 = Non, ni ami ni ennemi. Si deux chemins mènent à une case, il suffit que l’un soit libre.
    .question-5 = Un vaisseau peut-il faire un aller-retour et finir où il a commencé ?
    .answer-5 = Non. Chaque tour change la disposition de votre flotte, sauf si vous passez au tour de positionnement.
    .question-6 = Un vaisseau peut-il s’arrêter sur une case occupée par un vaisseau de son camp ?
    .answer-6 = Non.

manual-expulsion = L’expulsion
    .text-1 = Un vaisseau qui arrive sur la case d’un vaisseau ennemi l’expulse : il prend sa place et l’envoie en exil. Il lui faut au moins autant de canons que l’ennemi a de boucliers : un vaisseau à { $low } canon ne peut pas aller sur un vaisseau à { $high } boucliers.
    .figure-expulsion = Le { $fast } rouge se déplace de { $high } cases et expulse le { $armed } bleu.
    .question-1 = L’expulsion est-elle un tour à part ?
    .answer-1 = Non, elle fait partie du déplacement qui finit là.
    .question-2 = Le vaisseau qui attaque est-il exilé lui aussi ?
    .answer-2 = Non. Il prend la place de celui qu’il expulse.
    .question-3 = Et si { $low } canon rencontre { $high } boucliers ?
    .answer-3 = Cela ne peut pas arriver : ce déplacement n’est pas permis.

manual-permutation = La permutation
    .text-1 = Chaque vaisseau a un vaisseau complémentaire, son complément : leurs deux nombres font { $sum } ensemble. Les couples sont { $pairs }.
    .text-2 = Deux vaisseaux complémentaires peuvent permuter, c’est-à-dire échanger leurs places. Ils peuvent être tous deux dans l’arène. Si l’un est en exil, il revient et l’autre part en exil.
    .figure-permutation = Les bleus permutent { $shielded } et { $unshielded }.
    .question-1 = Combien y a-t-il de permutations ?
    .answer-1 = { $permutations }, une pour chaque couple : { $pairs }.
    .question-2 = Mon croiseur est en exil. Puis-je le permuter avec ma corvette ?
    .answer-2 = C’est permis, mais votre corvette est alors en exil, et la partie est perdue.

manual-rotation = La rotation
    .text-1 = Les { $trio } frégates changent de place en cercle : l’une prend la place d’une autre, qui prend la place de la troisième, qui prend la place de la première. Les { $trio } destroyers peuvent en faire autant.
    .text-2 = Les deux sens sont permis. Il faut au moins { $high } des { $trio } vaisseaux dans l’arène. Si l’un est en exil, il prend la place d’un des deux autres, qui prend la place du dernier, qui part en exil.
    .figure-rotation = Les rouges font tourner leurs destroyers.
    .question-1 = Combien y a-t-il de rotations ?
    .answer-1 = { $rotations } : frégates ou destroyers, dans un sens ou dans l’autre.
    .question-2 = Puis-je n’en faire tourner que deux ?
    .answer-2 = Non. Tous les { $trio } changent de place.
    .question-3 = La rotation est-elle permise avec deux d’entre eux en exil ?
    .answer-3 = Non. Il en faut au moins { $high } dans l’arène.

manual-exile = L’exil
    .text-1 = Un vaisseau est soit dans l’arène, soit en exil, dans l’univers parallèle. Il part en exil s’il est expulsé, ou s’il change de place avec un partenaire qui revient.
    .text-2 = Il ne revient que par une permutation ou une rotation. Le nombre de vaisseaux dans l’arène n’augmente donc jamais.

manual-bonus = Le coup bonus
    .text-1 = Quand un vaisseau se déplace de { $low } case exactement et arrive sur la dernière rangée, celle du côté de l’adversaire, vous pouvez aussitôt enchaîner, dans le même tour, une permutation ou une rotation avec ce vaisseau.
    .figure-bonus = Le { $unshielded } rouge se déplace de { $low } case, puis fait une rotation avec les deux autres destroyers.
    .question-1 = Le coup bonus est-il obligatoire ?
    .answer-1 = Non.
    .question-2 = L’ai-je aussi après une expulsion sur la dernière rangée ?
    .answer-2 = Oui. Seule l’expulsion de la corvette n’en laisse pas le temps : la partie est finie.
    .question-3 = Puis-je permuter ou faire tourner d’autres vaisseaux ?
    .answer-3 = Non. Le vaisseau qui vient d’arriver doit participer ; ses partenaires peuvent être dans l’arène ou en exil.
    .question-4 = Un vaisseau à { $high } voiles y a-t-il droit ?
    .answer-4 = Oui, s’il s’est déplacé de { $low } case seulement.
    .question-5 = Un pas de côté sur la dernière rangée compte-t-il ?
    .answer-5 = Oui. Peu importe d’où vient le vaisseau.

manual-positioning = Le tour de positionnement
    .text-1 = Au premier tour de chaque joueur, aucun vaisseau ne se déplace. Vous pouvez permuter, faire une rotation, ou passer et garder votre formation : { $ways } façons de commencer.
    .text-2 = Ainsi, les parties ne commencent pas toutes de la même façon. Les joueurs peuvent convenir de jouer sans ce tour.
    .question-1 = Est-ce réservé aux rouges ?
    .answer-1 = Non, c’est le premier tour de chaque joueur.

manual-end = La fin de la partie
    .text-1 = Dès qu’une corvette est en exil, la partie est finie, et l’autre joueur a gagné : { $point } point. Peu importe comment elle y est arrivée. Si vous permutez votre propre corvette avec votre croiseur exilé, vous perdez.
    .text-2 = Ici, on perd aussi si l’on abandonne ou si l’on n’a plus de temps.
    .question-1 = Peut-on continuer après cela ?
    .answer-1 = Non. Dès qu’une corvette est en exil, la partie est finie.

manual-tie-break = Le départage
    .text-1 = Après { $limit } tours consécutifs sans expulsion, { $half } pour chaque joueur, la partie s’arrête. Le joueur qui a fait la dernière expulsion obtient une semi-victoire : { $halfpoint } point. S’il n’y a eu aucune expulsion de toute la partie, la semi-victoire va aux bleus.
    .text-2 = La partie s’arrête de même, à tout moment, si les deux joueurs conviennent qu’aucune corvette ne peut plus être exilée.
    .question-1 = Y a-t-il des parties nulles ?
    .answer-1 = Non. L’un des joueurs obtient toujours au moins une semi-victoire.
    .question-2 = Comment une partie en arrive-t-elle là ?
    .answer-2 = Il reste peu de vaisseaux et aucun joueur ne peut attaquer sans perdre sa propre corvette ; ou bien un joueur menace la corvette adverse à chaque tour, et elle s’échappe chaque fois.
    .question-3 = Est-ce fréquent ?
    .answer-3 = Non. Même à flottes égales, l’un des deux est le plus souvent mieux placé, et gagne.
    .question-4 = Si j’envoie un de mes vaisseaux en exil par une permutation ou une rotation, est-ce une expulsion ?
    .answer-4 = Non. On n’expulse qu’un vaisseau adverse.
    .question-5 = Une semi-victoire vaut-elle autant qu’une victoire ?
    .answer-5 = Non, moitié moins.
    .question-6 = Faut-il compter les tours ?
    .answer-6 = Pas dans une partie amicale : arrêtez quand vous êtes d’accord. La limite de { $limit } tours est faite pour les parties officielles. Ici, les tours sont comptés pour vous, et vous pouvez aussi jouer sans limite.

manual-options = Options et différences entre les livrets
    .text-1 = Les plateaux officiels sont { $tall } et { $square }. Deux autres, { $notched } et Aztèque, ont des cases en moins et leurs propres cases bonus.
    .figure-notched = Le plateau { $notched } : quatre rangées de six, plus deux cases derrière chaque bord. Les cases bonus des rouges sont { $notchedbonus } ; celles des bleus sont les mêmes à l’autre bout.
    .figure-stepped = Le plateau Aztèque : sept rangées, plus courtes aux deux bouts. Les cases bonus des rouges sont { $steppedbonus } ; celles des bleus sont les mêmes à l’autre bout.
    .text-2 = Le départage vient après { $limit } tours dans les règles anglaises, néerlandaises et allemandes, après { $shorter } dans les françaises. Choisissez l’un ou l’autre, ou aucune limite pour une partie amicale.
    .text-3 = Le tour de positionnement est facultatif dans les règles anglaises et allemandes, obligatoire dans les françaises, et absent des néerlandaises. Ici, on le joue, sauf si vous le désactivez.
    .text-4 = Certains livrets comptent les tours où le nombre de vaisseaux dans l’arène reste constant, d’autres les tours sans expulsion. Cela revient au même.

manual-tactics = La tactique
    .text-1 = Un déplacement gagne du terrain. Une téléportation n’en gagne pas, mais met le bon vaisseau au bon endroit. Servez-vous-en pour amener un vaisseau lent et fort là où s’est avancé un vaisseau rapide et faible, ou pour rappeler un destroyer en échange d’une frégate.
    .text-2 = Un destroyer vaut plus qu’une frégate : ne donnez pas l’un pour l’autre. Un destroyer expulsé peut être rappelé tant que son complément est dans l’arène, mais cela coûte un tour.
    .text-3 = Le croiseur est le vaisseau le plus fort, avec un point faible : une fois en exil, il est perdu. Ne le perdez pas sans expulser celui de l’ennemi en retour, et ne l’avancez pas trop tôt. Loin devant, il est exposé, et la corvette ne peut plus permuter avec lui sans danger.
    .text-4 = Quand il vous reste trois ou quatre vaisseaux, rappelez tous les destroyers que vous pouvez. Évitez de vous retrouver avec le croiseur, la corvette et un seul couple de vaisseaux complémentaires : aucun autre vaisseau ne peut alors revenir.
    .text-5 = À vaisseaux égaux, c’est la position qui décide. Quand il ne reste que les deux corvettes, comptez les cases vides entre elles, par le plus court chemin. Si leur nombre est pair, le joueur dont c’est le tour gagne ; s’il est impair, c’est l’autre.
ship-parts = Les parties d’un vaisseau
    .sails = Voiles
    .sails-about = De combien de cases il peut se déplacer
    .cannons = Canons
    .cannons-about = De combien de boucliers il vient à bout
    .shields = Boucliers
    .shields-about = Combien de canons il faut pour l’expulser
    .gem = Gemme
    .gem-about = Son vaisseau complémentaire porte la même
    .number = Numéro
    .number-about = Voiles, canons et boucliers, dans cet ordre
