### The set to print: what stands on its pages besides the rules.

print_set = ein Spiel zum Ausdrucken
print_board = Das { $board }-Brett
print_exile = { $side ->
    [red] Exil von Rot
   *[blue] Exil von Blau
}
print_ships = Schiffe zum Ausschneiden
print_how_to = Drucke mit 100 % („tatsächliche Größe“), nicht an die Seite angepasst. Klebe diese Seite auf Karton und schneide die Schiffe an den Schnittmarken aus. Der Bug zeigt zum Gegner; die kleinen Ziffern am Bug sind für ihn.
print_ruler = Im richtigen Maßstab ist diese Linie { $length } mm lang.
print_rules = Die Regeln
print_questions = Fragen und Taktik
print_credit = Die Autoren von MAD: { $address }

## The labels of a ship

print_sails = { $count } Segel
print_motion = Bewegung
print_cannons = { $count ->
    [one] { $count } Kanone
   *[other] { $count } Kanonen
}
print_attack = Angriff
print_shields = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
}
print_defense = Verteidigung
print_class = Klasse { $class }
print_gem = Edelstein
print_gem_of = wie bei { $class }
print_pairs = Komplemente haben den gleichen Edelstein. Rote Schiffe sind eckig, blaue rund.
