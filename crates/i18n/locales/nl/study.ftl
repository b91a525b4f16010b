# Texts of the analysis board.

## The list of studies

study_title = Studie
study_note = Bekijk partijen en stellingen met de engine, probeer andere zetten en noteer wat je vindt. Studies blijven op dit apparaat.
study_new = Nieuwe studie
study_board = Bord { $board }
study_from_games = Van een opgeslagen partij
study_paste = Een partij, een link of een stelling
study_open = Tekst openen
study_file = Bestand openen
study_bad_file = Het bestand kan niet worden gelezen.
study_bad_text = In deze tekst staat geen partij, link of stelling.
study_all = Studies van jou
study_none = Nog geen studies.
study_unnamed = Naamloze studie
study_damaged = Een studie die niet te lezen is
study_missing = Deze studie staat niet op dit apparaat.
study_too_large = Een studie heeft hoogstens { $turns } beurten.
study_too_deep = Varianten kunnen niet dieper worden genest.

## The engine

study_engine = Engine aan
study_engine_on = De engine staat aan.
study_engine_off = De engine staat uit.
study_engine_failed = De engine kan niet worden gebruikt: { $reason }
study_thinking = Bezig met zoeken…
study_effort = diepte { $depth } · { $speed } miljoen stellingen per seconde
study_exact = exact volgens tabellen
study_lines = { $count ->
    [one] één lijn
   *[other] { $count } lijnen
}
study_fewer_lines = Minder lijnen
study_more_lines = Meer lijnen
study_threat = Dreiging
study_threat_is = Als de tegenstander aan zet was: { $turn }
study_no_threat = Hier valt geen dreiging te zoeken.
study_insert = Deze lijn invoegen
study_line_inserted = De lijn is nu een variant.
study_play_best = Beste beurt spelen
study_best = Het beste: { $turn }
study_read = Evaluatie voorlezen
study_even = Ongeveer gelijk: { $percent }% voor rood.
study_better = { $side ->
    [red] Rood staat iets beter: { $percent }% voor rood.
   *[blue] Blauw staat iets beter: { $percent }% voor rood.
}
study_much_better = { $side ->
    [red] Rood staat beter: { $percent }% voor rood.
   *[blue] Blauw staat beter: { $percent }% voor rood.
}
study_winning = { $side ->
    [red] Rood staat veel beter: { $percent }% voor rood.
   *[blue] Blauw staat veel beter: { $percent }% voor rood.
}
study_wins = { $side ->
    [red] Rood wint in { $turns ->
        [one] één beurt.
       *[other] { $turns } beurten.
    }
   *[blue] Blauw wint in { $turns ->
        [one] één beurt.
       *[other] { $turns } beurten.
    }
}
study_semi = { $side ->
    [red] Rood krijgt de semi-overwinning.
   *[blue] Blauw krijgt de semi-overwinning.
}

## Turns, variations and annotations

study_no_turns = Nog geen beurten. Speel op het bord.
study_previous_variation = Vorige variant
study_next_variation = Volgende variant
study_promote = Tot hoofdlijn maken
study_promoted = Dit is nu de hoofdlijn.
study_delete_turn = Vanaf hier verwijderen
study_restore = Verwijderde terughalen
study_annotations = Commentaar en tekens
study_comment = Commentaar
study_comment_aloud = Commentaar: { $text }
study_variations_aloud = Hier staan { $count } beurten.
study_glyphs = Tekens voor de beurt
study_glyph = { $glyph ->
    [good] Goede beurt
    [mistake] Fout
    [brilliant] Briljante beurt
    [blunder] Blunder!
    [interesting] Interessante beurt
   *[dubious] Onnauwkeurigheid
}
study_circle = Cirkel om het veld
study_arrow = Pijl: begin en einde op een veld
study_arrow_begun = Pijl vanaf { $spot }. Druk nogmaals op de toets bij het einde.
study_circled = Cirkel om { $spot }.
study_arrowed = Pijl van { $from } naar { $to }.
study_erased = Gewist.

## The menu

study_long_turns = Schepen in de lijst tonen
study_short_turns = Korte notatie in de lijst
study_copy_record = Partij met varianten kopiëren
study_save_svg = Bord opslaan als SVG
study_save_png = Bord opslaan als PNG
study_print = Afdrukken
study_play = Vanaf hier verder spelen
study_rename = Naam wijzigen
study_name = Naam van de studie
study_delete = Studie verwijderen
study_delete_question = “{ $name }” verwijderen? Dit kan niet ongedaan worden gemaakt.

## The review of a game

study_review_title = Beoordeling
study_review_start = Partij beoordelen
study_review_again = Opnieuw beoordelen
study_review_progress = { $percent }% beoordeeld
study_review_stop = Stoppen
study_review_graph = Het verwachte resultaat van rood in de loop van de partij. In de lijst hieronder staan de beoordeelde beurten.
study_review_accuracy = Nauwkeurigheid
study_review_percent = { $percent }%
study_review_counts = { $kind ->
    [inaccuracy] Onnauwkeurigheden
    [mistake] Fouten
   *[blunder] Blunders!
}
study_review_learn = { $side ->
    [red] { $count ->
        [one] Leren van de fout van rood
       *[other] Leren van de { $count } fouten van rood
    }
   *[blue] { $count ->
        [one] Leren van de fout van blauw
       *[other] Leren van de { $count } fouten van blauw
    }
}
study_review_write = In de studie zetten
study_review_written = Tekens, commentaar en betere lijnen staan nu in de studie.
study_review_mistakes = De beoordeelde beurten
study_review_no_mistakes = Geen beurt kostte veel. Goed gespeeld!
study_review_turning_point = keerpunt
study_review_thresholds = Procentpunten van het verwachte resultaat die een beurt kost: vanaf { $inaccuracy } een onnauwkeurigheid, vanaf { $mistake } een fout, vanaf { $blunder } een blunder.
study_review_task = { $side ->
    [red] { $turn } Zoek een betere beurt voor rood.
   *[blue] { $turn } Zoek een betere beurt voor blauw.
}
study_review_right = Goed: dit houdt vast wat er is.
study_review_wrong = Dit kost { $percent } procentpunten. Probeer iets anders.
study_review_solution = Beter: { $turn }
study_review_learnt = Dat was de laatste.
study_review_next = Volgende fout
study_review_show = Betere beurt tonen
study_review_try_again = Nog eens proberen
study_review_end = Stoppen met leren
