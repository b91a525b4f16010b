### The rules to read: a message for each topic. Its parts are shown in the order of this file: texts, figures with
### their captions, questions with their answers. Numbers come from the rules themselves.

manual-goal = Het doel van het spel
    .text-1 = Aan de rand van de Melkweg strijden twee beschavingen vreedzaam om de heerschappij over het bekende heelal. De Galactische Wet verbiedt te doden: kwantumkanonnen sturen een schip alleen naar een parallel universum, en alleen als ze zijn deflectorschilden doorbreken. Het vlaggenschip is het zwakste schip van de vloot, maar het draagt de energiebol waar de hele vloot op draait.
    .text-2 = Twee vloten ruimteschepen, rood en blauw, staan tegenover elkaar in de arena. Verban het vlaggenschip van je tegenstander, de korvet { $corvette }, naar het parallelle universum. Wie daar het eerst in slaagt, wint meteen.
    .text-3 = Er wordt geen schip vernietigd: een verbannen schip kan terugkomen. Rood begint; daarna spelen de spelers om de beurt.
    .figure-start = Het begin van een partij op het bord { $tall }: rood onder, blauw boven.
    .figure-square = Het begin van een partij op het bord { $square }.

manual-ships = De schepen
    .text-1 = Elke speler heeft { $ships } schepen. Een schip heeft { $low } of { $high } gravitonzeilen, { $low } of { $high } kwantumkanonnen en { $low } of { $high } deflectorschilden. Met zeilen bewegen schepen (Mars), met kanonnen vallen ze aan (Aanval), met schilden verdedigen ze zich (Defensie): vandaar de naam MAD.
    .text-2 = Een schip heet naar die drie cijfers, in die volgorde: { $example } heeft { $low } zeil, { $low } kanon en { $high } schilden.
    .text-3 = { $corvette } is de korvet. { $frigates } zijn de fregatten, { $destroyers } de torpedojagers. { $cruiser } is de kruiser, het sterkste schip van allemaal.

manual-turn = Een beurt
    .text-1 = Als je aan de beurt bent, doe je precies één van drie dingen: één schip verplaatsen, twee complementaire schepen wisselen (een permutatie) of drie schepen roteren (een rotatie).
    .text-2 = Permutaties en rotaties zijn teleportaties: hoe ver de schepen uit elkaar staan en wat ertussen staat, maakt niet uit. Teleporteren gaat synchroon: een schip teleporteert nooit alleen.
    .question-1 = Mag ik meer dan één ding doen in een beurt?
    .answer-1 = Nee, op één uitzondering na: op een verplaatsing die recht geeft op de bonuszet, mag een permutatie of een rotatie volgen.
    .question-2 = Mag ik passen?
    .answer-2 = Alleen in de positioneringsbeurt. Verder moet je altijd een zet doen; er is er altijd één mogelijk.

manual-move = Verplaatsen (beweging)
    .text-1 = Een schip met { $low } zeil beweegt { $low } veld. Een schip met { $high } zeilen beweegt { $low } of { $high } velden. Je beweegt horizontaal of verticaal, nooit diagonaal (schuin).
    .text-2 = Over { $high } velden mag een schip van richting veranderen, maar geen U-bocht maken, en het tussenliggende veld moet vrij zijn. Het eindigt op een vrij veld, of op een vijandelijk schip dat het kan verstoten.
    .question-1 = Mag een schip schuin bewegen?
    .answer-1 = Nee. Maar een schip met { $high } zeilen bereikt het diagonale veld in twee stappen: een opzij en een vooruit of achteruit.
    .question-2 = Mag een schip met { $high } zeilen ook maar { $low } veld bewegen?
    .answer-2 = Ja.
    .question-3 = Mag het verder als het op het eerste veld een schip verstoot?
    .answer-3 = Nee. De verstoting beëindigt de beweging.
    .question-4 = Mag een schip over een ander springen?
    .answer-4 = Nee, niet over een eigen schip en niet over een vijandelijk. Zijn er twee wegen naar een veld, dan is één vrije weg genoeg.
    .question-5 = Mag een schip heen en weer gaan en eindigen waar het begon?
    .answer-5 = Nee. Na je beurt staat je vloot altijd anders, behalve als je past in de positioneringsbeurt.
    .question-6 = Mag een schip eindigen op een veld met een eigen schip?
    .answer-6 = Nee.

manual-expulsion = Verstoten (verstoting)
    .text-1 = Een schip dat op het veld van een vijandelijk schip komt, verstoot het: het neemt zijn plaats in en het vijandelijke schip wordt verbannen. Daarvoor heeft het minstens zoveel kanonnen nodig als het andere schilden heeft: een schip met { $low } kanon kan niet naar het veld van een schip met { $high } schilden.
    .figure-expulsion = De rode { $fast } beweegt { $high } velden en verstoot de blauwe { $armed }.
    .question-1 = Is verstoten een aparte zet?
    .answer-1 = Nee, het hoort bij de verplaatsing die daar eindigt.
    .question-2 = Wordt het aanvallende schip ook verbannen?
    .answer-2 = Nee. Het neemt de plaats in van het schip dat het verstoot.
    .question-3 = Wat als { $low } kanon op { $high } schilden stuit?
    .answer-3 = Dat kan niet: zo’n verplaatsing is niet toegestaan.

manual-permutation = Wisselen (permutatie)
    .text-1 = Elk schip heeft één complementair schip, zijn complement: hun getallen zijn samen { $sum }. De paren zijn { $pairs }.
    .text-2 = Twee complementaire schepen mogen van plaats wisselen. Ze kunnen allebei in de arena staan. Is er één verbannen, dan komt dat schip terug en wordt het andere verbannen.
    .figure-permutation = Blauw wisselt { $shielded } en { $unshielded } om.
    .question-1 = Hoeveel permutaties zijn er?
    .answer-1 = { $permutations }, één voor elk paar: { $pairs }.
    .question-2 = Mijn kruiser is verbannen. Mag ik hem wisselen met mijn korvet?
    .answer-2 = Dat mag, maar dan is je korvet verbannen en de partij verloren.

manual-rotation = Roteren (rotatie)
    .text-1 = De { $trio } fregatten ruilen in een kring van plaats: het ene neemt de plaats van een ander in, dat de plaats van het derde inneemt, dat de plaats van het eerste inneemt. De { $trio } torpedojagers kunnen hetzelfde.
    .text-2 = Het mag in beide richtingen. Minstens { $high } van de { $trio } moeten in de arena staan. Is er één verbannen, dan neemt dat schip de plaats in van een van de andere twee; dat neemt de plaats in van het laatste, en dat wordt verbannen.
    .figure-rotation = Rood roteert zijn torpedojagers.
    .question-1 = Hoeveel rotaties zijn er?
    .answer-1 = { $rotations }: fregatten of torpedojagers, in de ene of de andere richting.
    .question-2 = Mag ik er ook maar twee roteren?
    .answer-2 = Nee. Alle { $trio } veranderen van plaats.
    .question-3 = Mag ik roteren als er twee verbannen zijn?
    .answer-3 = Nee. Er moeten er minstens { $high } in de arena staan.

manual-exile = Verbanning
    .text-1 = Een schip staat in de arena of is verbannen, naar het parallelle universum. Het wordt verbannen als het wordt verstoten, of als het van plaats ruilt met een partner die terugkomt.
    .text-2 = Terugkomen kan alleen met een permutatie of een rotatie. Het aantal schepen in de arena groeit dus nooit.

manual-bonus = De bonuszet
    .text-1 = Beweegt een schip precies { $low } veld en komt het op de laatste rij, aan de kant van je tegenstander, dan mag je in dezelfde beurt meteen een permutatie of een rotatie met dat schip uitvoeren.
    .figure-bonus = De rode { $unshielded } beweegt { $low } veld en roteert dan met de twee andere torpedojagers.
    .question-1 = Moet ik de bonuszet spelen?
    .answer-1 = Nee.
    .question-2 = Krijg ik hem ook na een verstoting op de laatste rij?
    .answer-2 = Ja. Alleen als je de korvet verstoot, is er geen tijd meer voor: de partij is voorbij.
    .question-3 = Mag ik andere schepen wisselen of roteren?
    .answer-3 = Nee. Het schip dat net is aangekomen, moet meedoen; zijn partners mogen in de arena staan of verbannen zijn.
    .question-4 = Krijgt een schip met { $high } zeilen hem ook?
    .answer-4 = Ja, als het maar { $low } veld bewoog.
    .question-5 = Telt een stap opzij op de laatste rij?
    .answer-5 = Ja. Waar het schip vandaan kwam, maakt niet uit.

manual-positioning = De positioneringsbeurt
    .text-1 = In de eerste beurt van elke speler verplaats je geen schip. Je mag wisselen, roteren, of passen en je opstelling behouden: { $ways } manieren om te beginnen.
    .text-2 = Zo beginnen niet alle partijen hetzelfde. De spelers mogen afspreken zonder deze beurt te spelen.
    .question-1 = Is dit alleen voor rood?
    .answer-1 = Nee, het is de eerste beurt van elke speler.

manual-end = Het einde van de partij
    .text-1 = Zodra een korvet is verbannen, is de partij voorbij en heeft de andere speler gewonnen: { $point } punt. Hoe het zover kwam, maakt niet uit. Wissel je je eigen korvet met je verbannen kruiser, dan verlies je.
    .text-2 = Hier verliest ook wie opgeeft of geen tijd meer heeft.
    .question-1 = Mogen we daarna doorspelen?
    .answer-1 = Nee. Zodra een korvet is verbannen, is de partij voorbij.

manual-tie-break = De tiebreak
    .text-1 = Na { $limit } opeenvolgende beurten zonder verstoting, { $half } voor elke speler, is de partij voorbij. Wie het laatst een schip verstootte, krijgt een semi-overwinning: { $halfpoint } punt. Is er in de hele partij geen schip verstoten, dan is de semi-overwinning voor blauw.
    .text-2 = De partij eindigt ook zo als beide spelers het erover eens zijn dat geen van beide korvetten nog verbannen kan worden. Dat mag op elk moment.
    .question-1 = Kan een partij gelijk eindigen?
    .answer-1 = Nee. Een van de spelers krijgt altijd minstens een semi-overwinning.
    .question-2 = Hoe komt een partij zover?
    .answer-2 = Er zijn weinig schepen over en geen van beide spelers kan aanvallen zonder de eigen korvet te verliezen; of de ene speler bedreigt elke beurt de korvet van de andere, die telkens ontsnapt.
    .question-3 = Gebeurt dat vaak?
    .answer-3 = Nee. Zelfs met gelijke vloten staat een van beide spelers meestal beter, en die wint.
    .question-4 = Als ik door wisselen of roteren een eigen schip verban, is dat dan een verstoting?
    .answer-4 = Nee. Alleen een vijandelijk schip kan worden verstoten.
    .question-5 = Is een semi-overwinning evenveel waard als een overwinning?
    .answer-5 = Nee, half zoveel.
    .question-6 = Moeten we beurten tellen?
    .answer-6 = Niet in een vriendschappelijke partij: stop als jullie het eens zijn. De limiet van { $limit } beurten is bedoeld voor officiële partijen. Hier worden de beurten voor je geteld, en je kunt ook zonder limiet spelen.

manual-options = Opties, en waar de spelregels verschillen
    .text-1 = De officiële borden zijn { $tall } en { $square }. Op twee andere, { $notched } en Azteken, ontbreken velden; ze hebben hun eigen bonusvelden.
    .figure-notched = Het bord { $notched }: vier rijen van zes, met twee velden achter elke rand. De bonusvelden van rood zijn { $notchedbonus }; die van blauw zijn dezelfde aan de andere kant.
    .figure-stepped = Het bord Azteken: zeven rijen, smal aan beide uiteinden. De bonusvelden van rood zijn { $steppedbonus }; die van blauw zijn dezelfde aan de andere kant.
    .text-2 = De tiebreak komt na { $limit } beurten in de Engelse, Nederlandse en Duitse regels, na { $shorter } in de Franse. Kies een van beide, of geen limiet voor een vriendschappelijke partij.
    .text-3 = De positioneringsbeurt is optioneel in de Engelse en Duitse regels, verplicht in de Franse, en staat niet in de Nederlandse. Hier speel je met deze beurt, tenzij je hem uitzet.
    .text-4 = Sommige spelregels tellen beurten waarin het aantal schepen in de arena gelijk blijft, andere beurten zonder verstoting. Dat komt op hetzelfde neer.

manual-tactics = Tactiek
    .text-1 = Een verplaatsing wint terrein. Een teleportatie doet dat niet, maar zet het juiste schip op de juiste plaats. Gebruik die om een traag, sterk schip te brengen waar een snel, zwak schip al is, of om een torpedojager terug te roepen in ruil voor een fregat.
    .text-2 = Torpedojagers zijn meer waard dan fregatten: geef dus geen torpedojager voor een fregat. Een verstoten torpedojager kun je terugroepen zolang zijn complement in de arena staat, maar dat kost een beurt.
    .text-3 = De kruiser is het sterkste schip, met één zwakke plek: eenmaal verbannen is hij weg. Verlies hem niet zonder ook die van je tegenstander te verstoten, en stuur hem niet te vroeg vooruit. Ver vooruit wordt hij aangevallen en kan de korvet niet veilig met hem wisselen.
    .text-4 = Heb je nog drie of vier schepen over, roep dan zo veel mogelijk torpedojagers terug. Voorkom dat je alleen de kruiser, de korvet en één paar complementen overhoudt: dan kan er geen ander schip meer terugkomen.
    .text-5 = Bij gelijke schepen beslist de stelling. Zijn alleen de twee korvetten over, tel dan de lege velden ertussen langs de kortste weg. Is het aantal even, dan wint wie aan zet is; is het oneven, dan wint de tegenstander.
ship-parts = De onderdelen van een schip
    .sails = Zeilen
    .sails-about = Hoeveel velden het mag bewegen
    .cannons = Kanonnen
    .cannons-about = Hoeveel schilden het aankan
    .shields = Schilden
    .shields-about = Hoeveel kanonnen er nodig zijn om het te verstoten
    .gem = Edelsteen
    .gem-about = Zijn complement draagt dezelfde
    .number = Getal
    .number-about = Zeilen, kanonnen en schilden, in deze volgorde
