### The set to print: what stands on its pages besides the rules.

print_set = a set to print
print_board = The { $board } board
print_exile = { $side ->
    [red] Red’s exile
   *[blue] Blue’s exile
}
print_ships = Ships to cut out
print_how_to = Print at 100% (“actual size”), not “fit to page”. Glue this page onto card, then cut the ships out along the marks. The bow points at the enemy; the small digits on it are for your opponent.
print_ruler = At the right scale this line is { $length } mm long.
print_rules = The rules
print_questions = Questions and tactics
print_credit = The authors of MAD: { $address }

## The labels of a ship

print_sails = { $count ->
    [one] { $count } sail
   *[other] { $count } sails
}
print_motion = motion
print_cannons = { $count ->
    [one] { $count } cannon
   *[other] { $count } cannons
}
print_attack = attack
print_shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
print_defense = defense
print_class = Class { $class }
print_gem = Gem
print_gem_of = as on { $class }
print_pairs = Complements have the same gem. Red ships are angular, blue ones are round.
