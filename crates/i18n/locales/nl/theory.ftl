### `mad theory`: what is known about the game.

## Errors and progress

error_results = { $file } kan niet worden voortgezet: { $reason }
results_format = regel { $line } is geen resultaat van “mad theory”
results_settings = het heeft resultaten van andere instellingen of van een andere engine ({ $settings }). Gebruik dezelfde instellingen, of een ander bestand.
results_locked = een ander programma is het aan het schrijven
theory_stopped = Onderbroken. Zonder --results blijft er niets bewaard.
theory_progress = { $done } van { $all }
theory_incomplete = { $done } van { $all } delen zijn klaar. Dezelfde opdracht gaat verder.

## Words of several tables

theory_red = rood
theory_blue = blauw
theory_all = samen
theory_off = uit
theory_result = resultaat
theory_games = partijen
theory_positions = stellingen
theory_limit = { $limit ->
    [off] geen tiebreak
   *[other] tiebreak na { $limit } beurten
}

## Ends

theory_ends = { $games } partijen op het bord { $board }, { $nodes } knopen per beurt, { $positioning ->
    [on] met
   *[off] zonder
} positioneringsbeurten, { $limit }. Procenten, met intervallen van 95%:
theory_end = einde
theory_victories = overwinningen
theory_semi_victories = semi-overwinningen door de tiebreak
theory_unfinished = niet klaar na 600 beurten
theory_length = beurten van een partij
theory_shortest = kortste
theory_median = mediaan
theory_longest = langste
theory_of_turns = procent van alle zetten
theory_moves = verplaatsingen
theory_permutations = permutaties
theory_rotations = rotaties
theory_bonuses = bonuszetten
theory_passes = passen
theory_expulsions = waarvan met een verstoting
theory_returns = waarvan met een terugkeer van een verbannen schip
theory_ends_note = { $different } verschillende partijen. Semi-overwinningen zonder enige verstoting: { $quiet }. Overwinningen door de laatste zet van de winnaar zelf: { $own }.

## Kinds of turns

theory_turns = { $positions } stellingen uit { $games } partijen op het bord { $board }, { $nodes } knopen per beurt. Procenten, met intervallen van 95%; kosten zijn procentpunten van het verwachte resultaat:
theory_kind = soort
theory_played = gespeeld
theory_possible = mogelijk
theory_best = beste
theory_cost = kosten van één beurt verbod
theory_cost_if_best = kosten waar het de beste is
theory_matches = Matches met { $nodes } knopen per beurt tegen een engine die een soort zet niet kent, niet bij zichzelf en niet bij de tegenstander:
theory_unknown_kind = onbekende soort
theory_pairs = paren partijen
theory_elo = Elo (95%)

## Ships

theory_ships = Stellingen uit { $games } partijen op het bord { $board }, { $nodes } knopen per beurt en per stelling. Wat de eigenaar verliest als een schip verbannen wordt, in procentpunten van het verwachte resultaat, met intervallen van 95%:
theory_ship = schip
theory_with_complement = complement in de arena
theory_without_complement = complement verbannen
theory_in_cruisers = in kruisers
theory_more = meer dan één schip, of geen
theory_pair = { $one } en { $two } samen
theory_turn = de beurt
theory_last_expulsion = de laatste verstoting (tiebreak)
theory_worth = waarde

## Starts

theory_starts = Beginstellingen op het bord { $board }, { $limit }; zoekacties van { $nodes } knopen; tot { $games } partijen van elk met { $gamenodes } knopen per beurt. Verwacht resultaat van rood in procenten.
theory_positioning = Met de positioneringsbeurten nog te spelen: { $result } ({ $low } tot { $high }), diepte { $depth }: { $line }
theory_mean = Gemiddelde van alle beginstellingen, de waarde van de eerste beurt zonder keuze: { $red }
theory_agreement = Partijen bevestigen het oordeel van de zoekactie bij { $agreeing } van { $compared } beginstellingen.
theory_verdict = { $verdict ->
    [blue-winning] blauw wint
    [blue-better] blauw staat beter
    [even] gelijk
    [red-better] rood staat beter
   *[red-winning] rood wint
}
theory_verdict_column = oordeel
theory_starts_column = beginstellingen
theory_formation = positioneringsbeurt
theory_red_mean = gemiddeld resultaat van rood ermee
theory_best_answer = beste antwoord van blauw
theory_after_answer = resultaat van rood daarna
theory_blue_mean = gemiddeld resultaat van blauw ermee
theory_search = zoekactie
theory_iterations = laatste iteraties
theory_depth = diepte
theory_line = hoofdvariant

## Limits

theory_limits = Alle gepositioneerde beginstellingen op het bord { $board }, { $nodes } knopen bij elke limiet, vergeleken met { $reference }. Verwacht resultaat van rood in procenten:
theory_limit_column = limiet
theory_difference = gemiddeld verschil
theory_changed = ander oordeel
theory_largest = grootste verschil
theory_change = { $start }: { $before } → { $after }

## Endings

theory_endings = Bord { $board }, { $limit ->
    [off] geen tiebreak
   *[other] tiebreak na { $limit } beurten
}, procenten van alle stellingen. Rood is aan zet; { $limit ->
    [off] lengtes zijn beurten tot het einde van de partij
   *[other] de tiebreak is voor rood, en lengtes zijn beurten tot de volgende verstoting van een zekere overwinning
}:
theory_balance = schepen
theory_mover_wins = rood wint
theory_mover_semi = semi-overwinningen
theory_mover_loses = blauw wint
theory_nobody = niemand wint
theory_longest_win = langste overwinning van rood
theory_longest_loss = langste overwinning van blauw
theory_example = voorbeeld
