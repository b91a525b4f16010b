### The rules to read: a message for each topic. Its parts are shown in the order in which they stand here: texts,
### figures with what stands below them, questions with their answers. Numbers come from the rules themselves.

manual-goal = Het doel
    .text-1 = Twee vloten ruimteschepen treffen elkaar in een arena. Elke vloot wil het vlaggenschip van de andere, de korvet { $corvette }, naar een parallel universum sturen: verbannen dus. Wie daarin slaagt, wint meteen.
    .text-2 = Er wordt niemand vernietigd. Kanonnen duwen een schip uit de arena, en een verbannen schip kan terugkomen. Rood begint; daarna spelen beide kanten om de beurt.
    .figure-start = Zo begint een partij op { $tall }: rood onder, blauw boven.
    .figure-square = Zo begint een partij op { $square }.

manual-ships = De schepen
    .text-1 = Elke kant heeft { $ships } schepen. Een schip heeft { $low } of { $high } zeilen, { $low } of { $high } kanonnen en { $low } of { $high } schilden. Zeilen dienen voor de mars, kanonnen voor de aanval, schilden voor de defensie.
    .text-2 = Een schip heet naar die drie cijfers, in die volgorde: { $example } heeft { $low } zeil, { $low } kanon en { $high } schilden.
    .text-3 = { $corvette } is de korvet. { $frigates } zijn de fregatten, { $destroyers } de torpedojagers. { $cruiser } is de kruiser, het sterkste schip van allemaal.

manual-turn = Een beurt
    .text-1 = Wie aan de beurt is, doet precies één zet: één schip verplaatsen, twee complementen wisselen (een permutatie) of drie schepen roteren (een rotatie).
    .text-2 = Permutatie en rotatie zijn teleportaties: hoe ver de schepen uit elkaar staan en wat ertussen staat, maakt niet uit.
    .question-1 = Mag ik meer dan één ding doen in een beurt?
    .answer-1 = Nee, op één uitzondering na: op een verplaatsing die de bonus oplevert, mag een permutatie of een rotatie volgen.
    .question-2 = Mag ik passen?
    .answer-2 = Alleen in de positioneringsbeurt. Op elk ander moment is er altijd iets wat je kunt doen, en dan moet het ook.

manual-move = Verplaatsen
    .text-1 = Een schip met { $low } zeil gaat { $low } veld ver. Een schip met { $high } zeilen gaat { $low } of { $high } velden ver. Stappen gaan omhoog, omlaag of opzij.
    .text-2 = Op weg naar het tweede veld mag een schip de hoek om, maar niet terug, en het veld ertussen moet leeg zijn. Het eindigt op een leeg veld, of op een vijand die het kan verstoten.
    .question-1 = Zijn diagonale verplaatsingen toegestaan?
    .answer-1 = Nee. Maar een schip met { $high } zeilen komt op het diagonale veld met een stap opzij en een stap vooruit.
    .question-2 = Mag een schip met { $high } zeilen slechts { $low } veld ver gaan?
    .answer-2 = Ja.
    .question-3 = Mag het verder als het op zijn eerste veld iemand heeft verstoten?
    .answer-3 = Nee. Waar het verstoot, blijft het staan.
    .question-4 = Mag een schip over een ander springen?
    .answer-4 = Nee, niet over een vriend en niet over een vijand. Zijn er twee wegen naar een veld, dan is één vrije weg genoeg.
    .question-5 = Mag een schip heen en terug gaan, om te blijven waar het is?
    .answer-5 = Nee. De vloot ziet er na je beurt anders uit, behalve als je in de positioneringsbeurt je formatie houdt.
    .question-6 = Mag een schip eindigen op een veld met een schip van de eigen kant?
    .answer-6 = Nee.

manual-expulsion = Verstoten
    .text-1 = Een schip dat naar het veld van een vijand gaat, verstoot hem en neemt zijn plaats in; de vijand is verbannen. Daarvoor moet het minstens zoveel kanonnen hebben als de vijand schilden: een schip met { $low } kanon kan niet naar het veld van een schip met { $high } schilden.
    .figure-expulsion = De rode { $fast } gaat { $high } velden ver en verstoot de blauwe { $armed }.
    .question-1 = Is verstoten een aparte zet?
    .answer-1 = Nee, het hoort bij de verplaatsing die daar eindigt.
    .question-2 = Moet het schip dat verstoot ook weg?
    .answer-2 = Nee. Het staat waar het andere stond.
    .question-3 = Wat als { $low } kanon op { $high } schilden stuit?
    .answer-3 = Dat kan niet: zo’n verplaatsing is niet toegestaan.

manual-permutation = Wisselen (permutatie)
    .text-1 = Elk schip heeft één complement: hun cijfers zijn samen { $sum }. De paren zijn { $pairs }.
    .text-2 = Complementen mogen van plaats wisselen. Ze kunnen allebei in de arena staan, of een van de twee is verbannen: dan komt dat schip in de arena en wordt het andere verbannen.
    .figure-permutation = Blauw wisselt { $shielded } en { $unshielded }.
    .question-1 = Hoeveel permutaties zijn er?
    .answer-1 = { $permutations }, één voor elk paar: { $pairs }.
    .question-2 = Mijn kruiser is verbannen. Mag hij wisselen met mijn korvet?
    .answer-2 = Dat mag, maar dan is je korvet verbannen en de partij verloren.

manual-rotation = Roteren (rotatie)
    .text-1 = De { $trio } fregatten ruilen in een kring van plaats: het eerste neemt de plaats van het tweede in, het tweede die van het derde, het derde die van het eerste. De { $trio } torpedojagers kunnen hetzelfde.
    .text-2 = Het kan in beide richtingen. Minstens { $high } van de { $trio } moeten in de arena staan. Is er een verbannen, dan komt dat schip binnen, schuift een ander door en wordt het laatste verbannen.
    .figure-rotation = Rood roteert zijn torpedojagers.
    .question-1 = Hoeveel rotaties zijn er?
    .answer-1 = { $rotations }: fregatten of torpedojagers, in de ene of de andere richting.
    .question-2 = Mag ik er slechts twee roteren?
    .answer-2 = Nee. Alle { $trio } veranderen van plaats.
    .question-3 = Mag ik roteren als er twee verbannen zijn?
    .answer-3 = Nee. Er moeten er { $high } in de arena staan.

manual-exile = Verbanning
    .text-1 = Een schip staat in de arena of is verbannen. Het wordt verbannen als het wordt verstoten, of als het van plaats ruilt met een partner die terugkomt.
    .text-2 = Terugkomen kan alleen met een permutatie of een rotatie. Het aantal schepen in de arena groeit dus nooit.

manual-bonus = De bonus
    .text-1 = Gaat een schip precies { $low } veld ver en komt het uit op de laatste rij, aan de kant van de vijand, dan mag in dezelfde beurt een bonuszet volgen: een permutatie of een rotatie waaraan dit schip meedoet.
    .figure-bonus = De rode { $unshielded } gaat { $low } veld ver en roteert dan met de twee andere torpedojagers.
    .question-1 = Moet ik de bonus gebruiken?
    .answer-1 = Nee.
    .question-2 = Krijg ik de bonus ook na een verstoting op de laatste rij?
    .answer-2 = Ja. Alleen als je de korvet verstoot, is er geen tijd meer voor: de partij is voorbij.
    .question-3 = Mogen andere schepen de bonus gebruiken?
    .answer-3 = Nee. Het schip dat aankwam, moet meedoen, met welke van zijn partners ook, in de arena of verbannen.
    .question-4 = Krijgt een schip met { $high } zeilen de bonus?
    .answer-4 = Ja, als het slechts { $low } veld ver ging.
    .question-5 = Telt een stap opzij op de laatste rij?
    .answer-5 = Ja. Waar het schip vandaan kwam, maakt niet uit.

manual-positioning = De positioneringsbeurt
    .text-1 = In de eerste beurt van elke kant verplaats je geen schip. Je mag wisselen, roteren of je formatie houden: { $ways } manieren om te beginnen.
    .text-2 = Zo beginnen niet alle partijen hetzelfde. De spelers mogen afspreken het zonder te doen.
    .question-1 = Is dit alleen voor rood?
    .answer-1 = Nee, voor de eerste beurt van elke kant.

manual-end = Het einde
    .text-1 = Zodra een korvet is verbannen, is de partij voorbij en heeft de andere kant gewonnen: { $point } punt. Hoe het zover kwam, maakt niet uit. Wissel je je eigen korvet met je verbannen kruiser, dan verlies je.
    .text-2 = Hier verliest ook wie opgeeft of geen tijd meer heeft.
    .question-1 = Mogen we daarna doorspelen?
    .answer-1 = Nee. Met een verbannen korvet is de partij voorbij.

manual-tie-break = De tiebreak
    .text-1 = Na { $limit } beurten op rij zonder verstoting, { $half } voor elke kant, is de partij voorbij. Wie het laatst een schip heeft verstoten, krijgt een semi-overwinning: { $halfpoint } punt. Is er in de hele partij niemand verstoten, dan is de semi-overwinning voor blauw.
    .text-2 = Hetzelfde geldt zodra beide spelers het erover eens zijn dat geen van beide korvetten nog verbannen kan worden. Dat mag op elk moment.
    .question-1 = Kan een partij gelijk eindigen?
    .answer-1 = Nee. Iemand krijgt altijd minstens een semi-overwinning.
    .question-2 = Hoe komt een partij zover?
    .answer-2 = Er zijn weinig schepen over en niemand kan aanvallen zonder de eigen korvet te verliezen; of de ene kant bedreigt elke beurt de korvet van de andere, die telkens ontsnapt.
    .question-3 = Gebeurt dat vaak?
    .answer-3 = Nee. Zelfs met gelijke vloten staat er meestal iemand beter, en die wint.
    .question-4 = Als ik door wisselen of roteren een eigen schip verban, is dat dan een verstoting?
    .answer-4 = Nee. Alleen een schip van de vijand kan worden verstoten.
    .question-5 = Is een semi-overwinning evenveel waard als een overwinning?
    .answer-5 = Nee, half zoveel.
    .question-6 = Moeten we beurten tellen?
    .answer-6 = Niet in een vriendschappelijke partij: stop als jullie het eens zijn. Hier worden de beurten voor je geteld.

manual-options = Opties, en waar versies verschillen
    .text-1 = De borden { $tall } en { $square } zijn de officiële. { $notched } en { $stepped } zijn varianten met ontbrekende velden; ze hebben hun eigen bonusvelden.
    .text-2 = De tiebreak komt na { $limit } beurten in de Engelse, Nederlandse en Duitse regels, na { $shorter } in de Franse. Kies een van beide, of geen voor een vriendschappelijke partij.
    .text-3 = De positioneringsbeurt is een optie in de Engelse en Duitse regels, een vaste regel in de Franse, en staat niet in de Nederlandse. Hier staat die optie aan; uitzetten kan.
    .text-4 = Sommige versies tellen beurten waarin het aantal schepen in de arena gelijk blijft, andere beurten zonder verstoting. Dat komt op hetzelfde neer.

manual-tactics = Tactiek
    .text-1 = Een verplaatsing wint terrein. Een teleportatie doet dat niet, maar zet het juiste schip op de juiste plaats. Gebruik die om een traag, sterk schip naar de plaats te brengen die een snel, zwak schip heeft bereikt, of om een torpedojager terug te roepen in ruil voor een fregat.
    .text-2 = Torpedojagers zijn meer waard dan fregatten: geef dus geen torpedojager voor een fregat. Een verstoten torpedojager kun je terugroepen zolang zijn complement in de arena staat, maar dat kost een beurt.
    .text-3 = De kruiser is het sterkste schip, met één zwakke plek: eenmaal verbannen is hij weg. Verlies hem niet zonder die van de vijand te pakken, en stuur hem niet te vroeg vooruit. Ver vooruit ligt hij onder vuur en kan de korvet niet met hem wisselen.
    .text-4 = Zijn er nog drie of vier schepen over, roep dan zo veel mogelijk torpedojagers terug. Voorkom dat je alleen kruiser, korvet en één paar complementen overhoudt: dan kan er niemand anders meer terugkomen.
    .text-5 = Zijn alleen de korvetten over, tel dan de lege velden ertussen langs een kortste weg. Is hun aantal even, dan wint wie aan zet is; is het oneven, dan wint de andere kant.

ship-parts = De onderdelen van een schip
    .sails = Zeilen: hoeveel velden het mag gaan
    .cannons = Kanonnen: hoeveel schilden het kan verslaan
    .shields = Schilden: hoeveel kanonnen het weerstaat
    .gem = Edelsteen: zijn complement draagt dezelfde
    .number = Getal: zeilen, kanonnen en schilden, in deze volgorde
