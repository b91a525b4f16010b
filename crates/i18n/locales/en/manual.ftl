### The rules to read: a message for each topic. Its parts are shown in the order in which they stand here: texts,
### figures with what stands below them, questions with their answers. Numbers come from the rules themselves.

manual-goal = The goal
    .text-1 = Two fleets of spaceships meet in an arena. Each tries to send the other’s flagship, the corvette { $corvette }, into a parallel universe: into exile. Whoever does it wins at once.
    .text-2 = Nobody is destroyed. Cannons push a ship out of the arena, and a ship in exile may come back. Red begins; then the sides take turns.
    .figure-start = How a game begins on { $tall }: red below, blue above.
    .figure-square = How a game begins on { $square }.

manual-ships = The ships
    .text-1 = Each side has { $ships } ships. A ship has { $low } or { $high } sails, { $low } or { $high } cannons, and { $low } or { $high } shields. Sails are for motion, cannons for attack, shields for defense.
    .text-2 = A ship is called by these three digits, in this order: { $example } has { $low } sail, { $low } cannon and { $high } shields.
    .text-3 = { $corvette } is the corvette. { $frigates } are the frigates, { $destroyers } the destroyers. { $cruiser } is the cruiser, the strongest of them all.

manual-turn = A turn
    .text-1 = Whoever’s turn it is does exactly one thing: move one ship, swap two complements (a permutation), or rotate three ships (a rotation).
    .text-2 = Permutation and rotation are teleportations: it does not matter how far apart the ships are, or what stands between them.
    .question-1 = May I do several things in one turn?
    .answer-1 = No, with one exception: a move that earns the bonus may be followed by a permutation or a rotation.
    .question-2 = May I pass?
    .answer-2 = Only on the positioning turn. At any other time there is always something you can do, and you must.

manual-move = Moving
    .text-1 = A ship with { $low } sail moves { $low } square. A ship with { $high } sails moves { $low } or { $high } squares. Steps go up, down or sideways.
    .text-2 = On the way to the second square a ship may turn a corner, but not turn back, and the square between must be empty. It ends on an empty square, or on an enemy that it can expel.
    .question-1 = Are diagonal moves allowed?
    .answer-1 = No. But a ship with { $high } sails gets to the diagonal square with a step sideways and one ahead.
    .question-2 = May a ship with { $high } sails move just { $low } square?
    .answer-2 = Yes.
    .question-3 = May it go on after expelling somebody on its first square?
    .answer-3 = No. Where it expels, it stays.
    .question-4 = May a ship jump over another?
    .answer-4 = No, neither over a friend nor over an enemy. If there are two ways to a square, one free way is enough.
    .question-5 = May a ship go forth and back, to stay where it is?
    .answer-5 = No. Except when you keep your formation on the positioning turn, the fleet looks different after your turn.
    .question-6 = May a ship end on a square with a ship of its own side?
    .answer-6 = No.

manual-expulsion = Expelling
    .text-1 = A ship that moves onto an enemy’s square expels it into exile and takes its place. For that its cannons must be at least as many as the enemy’s shields: a ship with { $low } cannon cannot move onto one with { $high } shields.
    .figure-expulsion = Red { $fast } goes { $high } squares and expels blue { $armed }.
    .question-1 = Is expelling a turn of its own?
    .answer-1 = No, it is part of the move that ends there.
    .question-2 = Does the ship that expels have to leave as well?
    .answer-2 = No. It stands where the other one stood.
    .question-3 = What if { $low } cannon meets { $high } shields?
    .answer-3 = That cannot happen: such a move is not allowed.

manual-permutation = Swapping (permutation)
    .text-1 = Every ship has one complement: their digits add up to { $sum }. The pairs are { $pairs }.
    .text-2 = Complements may swap places. Both may be in the arena, or one of them in exile: then they swap arena and exile.
    .figure-permutation = Blue swaps { $shielded } and { $unshielded }.
    .question-1 = How many permutations are there?
    .answer-1 = { $permutations }, one for each pair: { $pairs }.
    .question-2 = My cruiser is in exile. May it swap with my corvette?
    .answer-2 = You may, but your corvette would then be in exile, and the game lost.

manual-rotation = Rotating (rotation)
    .text-1 = The { $trio } frigates change places in a ring: one takes the place of another, which takes the place of the third, which takes the place of the first. The { $trio } destroyers can do the same.
    .text-2 = It goes either way round. At least { $high } of the { $trio } must be in the arena. If one is in exile, it comes in, another moves on, and the last one goes into exile.
    .figure-rotation = Red rotates its destroyers.
    .question-1 = How many rotations are there?
    .answer-1 = { $rotations }: frigates or destroyers, one way or the other.
    .question-2 = May I rotate just two of them?
    .answer-2 = No. All { $trio } change places.
    .question-3 = May I rotate with two of them in exile?
    .answer-3 = No. { $high } must be in the arena.

manual-exile = Exile
    .text-1 = A ship is in the arena or in exile. It gets into exile when it is expelled, or when it changes places with a partner that comes back.
    .text-2 = It comes back only by a permutation or a rotation. So the number of ships in the arena never grows.

manual-bonus = The bonus
    .text-1 = When a ship moves exactly { $low } square and arrives on the far row, at the enemy’s edge, the same turn may go on with a permutation or a rotation in which this ship takes part.
    .figure-bonus = Red { $unshielded } goes { $low } square, then rotates with the two other destroyers.
    .question-1 = Do I have to use the bonus?
    .answer-1 = No.
    .question-2 = Do I get it after expelling somebody on the far row?
    .answer-2 = Yes. Only expelling the corvette leaves no time for it: the game is over.
    .question-3 = May other ships use it?
    .answer-3 = No. The ship that arrived must take part, with whichever partners it has, in the arena or in exile.
    .question-4 = Does a ship with { $high } sails get it?
    .answer-4 = Yes, if it moved just { $low } square.
    .question-5 = Does a step sideways on the far row count?
    .answer-5 = Yes. Where the ship came from does not matter.

manual-positioning = The positioning turn
    .text-1 = On the first turn of each side no ship moves. You may swap, rotate, or keep your formation: { $ways } ways to begin.
    .text-2 = That way games do not all begin alike. The players may agree to do without it.
    .question-1 = Is this for red only?
    .answer-1 = No, for the first turn of each side.

manual-end = The end
    .text-1 = As soon as a corvette is in exile the game is over, and the other side has won: { $point } point. It does not matter how it got there. If you swap your own corvette for your exiled cruiser, you lose.
    .text-2 = Here, whoever resigns or runs out of time loses, too.
    .question-1 = May we play on after that?
    .answer-1 = No. With a corvette in exile the game is over.

manual-tie-break = The tie-break
    .text-1 = After { $limit } turns in a row without an expulsion, { $half } for each side, the game ends. Whoever was the last to expel somebody gets a semi-victory: { $halfpoint } point. If nobody was expelled in the whole game, it is blue’s.
    .text-2 = It also ends so if both players agree, at any time, that neither corvette can be exiled any more.
    .question-1 = Are there draws?
    .answer-1 = No. Somebody always gets at least a semi-victory.
    .question-2 = How does a game get that far?
    .answer-2 = Few ships are left and nobody can attack without losing their own corvette; or one side threatens the other’s corvette in every turn, and it escapes in every turn.
    .question-3 = Is that frequent?
    .answer-3 = No. Even with equal fleets somebody usually stands better, and wins.
    .question-4 = If I send a ship of my own into exile by swapping or rotating, is that an expulsion?
    .answer-4 = No. Only an enemy’s ship can be expelled.
    .question-5 = Is a semi-victory worth as much as a victory?
    .answer-5 = No, half as much.
    .question-6 = Do we have to count turns?
    .answer-6 = Not in a friendly game: stop when you agree. Here the turns are counted for you.

manual-options = Options, and where versions differ
    .text-1 = The boards { $tall } and { $square } are the official ones. { $notched } and { $stepped } are variations with missing squares; they name their own bonus squares.
    .text-2 = The tie-break comes after { $limit } turns in the English, Dutch and German rules, after { $shorter } in the French ones. Choose either, or none for a friendly game.
    .text-3 = The positioning turn is an option in English and German, a rule in French, and not mentioned in Dutch. Here it is on unless you turn it off.
    .text-4 = Some versions count turns in which the number of ships in the arena stays the same, others turns without an expulsion. That is the same thing.

manual-tactics = Tactics
    .text-1 = A move gains ground; a teleportation puts the right ship in the right place but gains none. Use it to bring a slow, strong ship where a fast, weak one has gone, or to call a destroyer back in exchange for a frigate.
    .text-2 = Destroyers are worth more than frigates, so do not give one for the other. An expelled destroyer can be called back while its complement is in the arena, but that costs a turn.
    .text-3 = The cruiser is the strongest ship, with one weak point: once in exile, it is gone. Do not lose it without taking the enemy’s in return, and do not advance it early. Far ahead it is under fire, and the corvette cannot safely swap with it.
    .text-4 = With three or four ships left, call back what destroyers you can. Avoid being left with cruiser, corvette and a single pair of complements: then nobody else can return.
    .text-5 = With only the corvettes left, count the empty squares between them along a shortest way. If their number is even, the side to play wins; if it is odd, the other side does.

ship-parts = The parts of a ship
    .sails = Sails: how many squares it may move
    .cannons = Cannons: how many shields it can overcome
    .shields = Shields: how many cannons it withstands
    .gem = Gem: its complement has the same one
    .number = Number: sails, cannons and shields, in this order
