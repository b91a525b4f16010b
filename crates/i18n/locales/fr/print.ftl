### The set to print: what stands on its pages besides the rules.

print_set = un jeu à imprimer
print_board = Le plateau { $board }
print_exile = { $side ->
    [red] Exil des rouges
   *[blue] Exil des bleus
}
print_ships = Vaisseaux à découper
print_how_to = Imprimez à 100 % (« taille réelle »), sans ajuster à la page. Collez cette page sur du carton, puis découpez les vaisseaux le long des repères. Les proues pointent vers l’ennemi ; les petits chiffres à la proue sont pour votre adversaire.
print_ruler = À la bonne échelle, ce trait mesure { $length } mm.
print_rules = Les règles
print_questions = Questions et tactique
print_credit = Les auteurs de MAD : { $address }

## The labels of a ship

print_sails = { $count ->
    [one] { $count } voile
   *[other] { $count } voiles
}
print_motion = marche
print_cannons = { $count ->
    [one] { $count } canon
   *[other] { $count } canons
}
print_attack = attaque
print_shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
print_defense = défense
print_class = Classe { $class }
print_gem = Gemme
print_gem_of = comme { $class }
print_pairs = Deux vaisseaux complémentaires ont la même gemme. Les rouges sont anguleux, les bleus arrondis.
