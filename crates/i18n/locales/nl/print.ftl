### The set to print: what stands on its pages besides the rules.

print_set = een spel om af te drukken
print_board = Het bord { $board }
print_exile = { $side ->
    [red] Verbannen rode schepen
   *[blue] Verbannen blauwe schepen
}
print_ships = Schepen om uit te knippen
print_how_to = Druk af op 100% (“ware grootte”), zonder de pagina passend te maken. Plak deze pagina op karton en knip de schepen uit langs de snijtekens. De boeg wijst naar de vijand; de kleine cijfers bij de boeg zijn voor je tegenstander.
print_ruler = Op ware grootte is deze lijn { $length } mm lang.
print_rules = De regels
print_questions = Vragen en tactiek
print_credit = De auteurs van MAD: { $address }

## The labels of a ship

print_sails = { $count ->
    [one] { $count } zeil
   *[other] { $count } zeilen
}
print_motion = mars
print_cannons = { $count ->
    [one] { $count } kanon
   *[other] { $count } kanonnen
}
print_attack = aanval
print_shields = { $count ->
    [one] { $count } schild
   *[other] { $count } schilden
}
print_defense = defensie
print_class = Klasse { $class }
print_gem = Edelsteen
print_gem_of = zoals { $class }
print_pairs = Complementen hebben dezelfde edelsteen. Rode schepen zijn hoekig, blauwe zijn rond.
