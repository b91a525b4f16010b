### The rules to read: a message for each topic. Its parts are shown in the order of this file: texts, figures with
### their captions, questions with their answers. Numbers come from the rules themselves.

manual-goal = The goal
    .text-1 = At the edge of the Milky Way, two civilisations meet in a peaceful contest for the known universe. Galactic Law forbids killing: quantum cannons only push a ship into a parallel universe, and only if they overcome its deflector shields. The flagship is the weakest ship of a fleet, but it carries the energy sphere, without which the whole fleet stops.
    .text-2 = Two fleets of spaceships, red and blue, face each other in the arena. Send the enemy flagship, the corvette { $corvette }, into the parallel universe: into exile. The first player to do so wins at once.
    .text-3 = No ship is destroyed: a ship in exile can come back. Red begins; then the players take turns.
    .figure-start = The start of a game on the { $tall } board: red at the bottom, blue at the top.
    .figure-square = The start of a game on the { $square } board.

manual-ships = The ships
    .text-1 = Each player has { $ships } ships. A ship has { $low } or { $high } gravitonic sails, { $low } or { $high } quantum cannons, and { $low } or { $high } deflector shields. Sails are for Motion, cannons for Attack, shields for Defense: hence the name MAD.
    .text-2 = A ship is named by these three digits, in this order: { $example } has { $low } sail, { $low } cannon and { $high } shields.
    .text-3 = { $corvette } is the corvette. { $frigates } are the frigates, { $destroyers } the destroyers. { $cruiser } is the cruiser, the strongest of them all.

manual-turn = A turn
    .text-1 = On your turn you do exactly one of three things: move one ship, swap two complementary ships (a permutation), or rotate three ships (a rotation).
    .text-2 = Permutations and rotations are teleportations: it does not matter how far apart the ships are, or what is between them. Teleportation is synchronous: ships never teleport alone.
    .question-1 = May I do more than one thing in a turn?
    .answer-1 = No, with one exception: a move that earns the bonus move may be followed by a permutation or a rotation.
    .question-2 = May I pass?
    .answer-2 = Only on the positioning turn. On every other turn you must play, and you always can.

manual-move = Movement
    .text-1 = A ship with { $low } sail moves { $low } square. A ship with { $high } sails moves { $low } or { $high } squares. Ships move up, down, left or right, never diagonally.
    .text-2 = On a move of { $high } squares a change of direction is allowed, but not a U-turn, and the square between must be empty. The move ends on an empty square, or on an enemy ship that it can expel.
    .question-1 = Can a ship move diagonally?
    .answer-1 = No. But a ship with { $high } sails can reach a diagonal neighbour in two steps, one sideways and one forwards or backwards.
    .question-2 = May a ship with { $high } sails move just { $low } square?
    .answer-2 = Yes.
    .question-3 = If it expels a ship on its first square, may it move on?
    .answer-3 = No. The expulsion ends the movement.
    .question-4 = May a ship jump over another?
    .answer-4 = No, neither over its own ships nor over the enemy’s. If two paths lead to a square, one free path is enough.
    .question-5 = May a ship go back and forth and end where it began?
    .answer-5 = No. Your turn must change the position of your fleet, unless you pass on the positioning turn.
    .question-6 = May a ship move onto a square with a ship of its own side?
    .answer-6 = No.

manual-expulsion = Expulsion
    .text-1 = A ship that moves onto an enemy ship expels it: it takes its place and sends it into exile. It needs at least as many cannons as the enemy ship has shields: a ship with { $low } cannon cannot move onto one with { $high } shields.
    .figure-expulsion = Red { $fast } moves { $high } squares and expels blue { $armed }.
    .question-1 = Is an expulsion a turn of its own?
    .answer-1 = No, it is part of the move that ends there.
    .question-2 = Is the attacking ship exiled as well?
    .answer-2 = No. It takes the place of the ship that it expels.
    .question-3 = What if { $low } cannon meets { $high } shields?
    .answer-3 = That cannot happen: such a move is not allowed.

manual-permutation = Permutation (swapping)
    .text-1 = Every ship has one complementary ship, its complement: their numbers add up to { $sum }. The pairs are { $pairs }.
    .text-2 = Two complementary ships may swap places. Both may be in the arena. If one is in exile, it comes back and the other goes into exile.
    .figure-permutation = Blue swaps { $shielded } and { $unshielded }.
    .question-1 = How many permutations are there?
    .answer-1 = { $permutations }, one for each pair: { $pairs }.
    .question-2 = My cruiser is in exile. May I swap it with my corvette?
    .answer-2 = You may, but then your corvette is in exile and the game is lost.

manual-rotation = Rotation
    .text-1 = The { $trio } frigates change places in a ring: one takes the place of another, which takes the place of the third, which takes the place of the first. The { $trio } destroyers can do the same.
    .text-2 = Both directions are allowed. At least { $high } of the { $trio } must be in the arena. If one is in exile, it takes the place of one of the other two, which takes the place of the last, which goes into exile.
    .figure-rotation = Red rotates its destroyers.
    .question-1 = How many rotations are there?
    .answer-1 = { $rotations }: frigates or destroyers, in one direction or the other.
    .question-2 = May I rotate just two of them?
    .answer-2 = No. All { $trio } change places.
    .question-3 = May I rotate when two of them are in exile?
    .answer-3 = No. At least { $high } must be in the arena.

manual-exile = Exile
    .text-1 = A ship is either in the arena or in exile, in the parallel universe. It goes into exile when it is expelled, or when it changes places with a partner that comes back.
    .text-2 = It comes back only by a permutation or a rotation. So the number of ships in the arena never grows.

manual-bonus = The bonus move
    .text-1 = When a ship moves exactly { $low } square and arrives on the last row (the far row, on the opponent’s side), you may follow up at once with a permutation or a rotation in which that ship takes part. It is all one turn.
    .figure-bonus = Red { $unshielded } moves { $low } square, then rotates with the two other destroyers.
    .question-1 = Do I have to play the bonus move?
    .answer-1 = No.
    .question-2 = Do I get it after expelling a ship on the last row?
    .answer-2 = Yes. Only expelling the corvette leaves no time for it: the game is over.
    .question-3 = May I swap or rotate other ships instead?
    .answer-3 = No. The ship that has just arrived must take part; its partners may be in the arena or in exile.
    .question-4 = Does a ship with { $high } sails get it?
    .answer-4 = Yes, if it moved just { $low } square.
    .question-5 = Does a step sideways along the last row count?
    .answer-5 = Yes. It does not matter where the ship came from.

manual-positioning = The positioning turn
    .text-1 = On each player’s first turn no ship moves. You may swap, rotate, or pass and keep your formation: { $ways } ways to begin.
    .text-2 = This way, games do not all begin alike. The players may agree to play without it.
    .question-1 = Is this for red only?
    .answer-1 = No, it is the first turn of each player.

manual-end = The end of the game
    .text-1 = As soon as a corvette is in exile, the game is over and the other player has won: { $point } point. It does not matter how the corvette got there. If you swap your own corvette for your exiled cruiser, you lose.
    .text-2 = Here, you also lose if you resign or run out of time.
    .question-1 = May we play on after that?
    .answer-1 = No. Once a corvette is in exile, the game is over.

manual-tie-break = The tie-break
    .text-1 = After { $limit } consecutive turns without an expulsion, { $half } for each player, the game ends. The last player to expel a ship gets a semi-victory: { $halfpoint } point. If no ship was expelled in the whole game, blue gets it.
    .text-2 = The game also ends this way if both players agree, at any time, that neither corvette can be exiled any more.
    .question-1 = Are there draws?
    .answer-1 = No. One of the players always gets at least a semi-victory.
    .question-2 = How does a game get that far?
    .answer-2 = Few ships are left, and neither player can attack without losing their own corvette; or one player threatens the other’s corvette on every turn, and it escapes every time.
    .question-3 = Does it happen often?
    .answer-3 = No. Even with equal fleets, one player usually has the better position and wins.
    .question-4 = If I send one of my own ships into exile by a swap or a rotation, is that an expulsion?
    .answer-4 = No. Only an enemy ship can be expelled.
    .question-5 = Is a semi-victory worth as much as a victory?
    .answer-5 = No, half as much.
    .question-6 = Do we have to count turns?
    .answer-6 = Not in a friendly game: stop when you both agree. The limit of { $limit } turns is meant for official games. Here the turns are counted for you, and you can also play without a limit.

manual-options = Options, and where the booklets differ
    .text-1 = The official boards are { $tall } and { $square }. Two more, { $notched } and Aztec, lack some squares and have their own bonus squares.
    .figure-notched = The { $notched } board: four rows of six, with two squares behind each end. Red’s bonus squares are { $notchedbonus }; blue’s are the same squares at the other end.
    .figure-stepped = The Aztec board: seven rows, narrow at both ends. Red’s bonus squares are { $steppedbonus }; blue’s are the same squares at the other end.
    .text-2 = The tie-break comes after { $limit } turns in the English, Dutch and German rules, after { $shorter } in the French ones. Choose either, or no limit for a friendly game.
    .text-3 = The positioning turn is optional in the English and German rules, compulsory in the French ones, and not mentioned in the Dutch ones. Here it is on unless you turn it off.
    .text-4 = Some booklets count turns in which the number of ships in the arena stays the same, others turns without an expulsion. It comes to the same thing.

manual-tactics = Tactics
    .text-1 = A move gains ground. A teleportation does not, but it puts the right ship in the right place. Use it to bring a slow, strong ship to a square that a fast, weak one has reached, or to recall a destroyer in exchange for a frigate.
    .text-2 = Destroyers are worth more than frigates, so do not give up one for the other. An expelled destroyer can be recalled as long as its complement is in the arena, but that costs a turn.
    .text-3 = The cruiser is the strongest ship, with one weak point: once in exile, it is gone. Do not lose it without expelling the enemy cruiser in return, and do not advance it too early. Far forward it comes under attack, and the corvette cannot safely swap with it.
    .text-4 = With three or four ships left, recall as many destroyers as you can. Avoid being left with the cruiser, the corvette and a single pair of complements: then no other ship can come back.
    .text-5 = With equal ships, position decides. When only the two corvettes are left, count the empty squares between them along the shortest path. If the number is even, the player to move wins; if it is odd, the opponent does.
ship-parts = The parts of a ship
    .sails = Sails
    .sails-about = How many squares it may move
    .cannons = Cannons
    .cannons-about = How many shields it can overcome
    .shields = Shields
    .shields-about = How many cannons it takes to expel it
    .gem = Gem
    .gem-about = Its complement has the same one
    .number = Number
    .number-about = Sails, cannons and shields, in this order
