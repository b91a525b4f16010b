### The rules to read: a message for each topic. Its parts are shown in the order of this file: texts, figures with
### their captions, questions with their answers. Numbers come from the rules themselves.

manual-goal = Das Ziel des Spiels
    .text-1 = Am Rand der Milchstraße messen sich zwei Zivilisationen in einem friedlichen Wettstreit um das bekannte Universum. Das galaktische Gesetz verbietet das Töten: Quantenkanonen schicken ein Schiff nur in ein Paralleluniversum, und nur wenn sie seine Deflektorschilde überwinden. Das Flaggschiff ist das schwächste Schiff der Flotte, trägt aber die Energiekugel, ohne die die ganze Flotte stillsteht.
    .text-2 = Zwei Raumschiffflotten, Rot und Blau, stehen sich in der Arena gegenüber. Schick das gegnerische Flaggschiff, die Korvette { $corvette }, ins Paralleluniversum: ins Exil. Wem das zuerst gelingt, der gewinnt sofort.
    .text-3 = Kein Schiff wird zerstört: Aus dem Exil kann es zurückkehren. Rot beginnt; dann geht es abwechselnd weiter.
    .figure-start = So beginnt eine Partie auf dem { $tall }-Brett: Rot unten, Blau oben.
    .figure-square = So beginnt eine Partie auf dem { $square }-Brett.

manual-ships = Die Schiffe
    .text-1 = Jede Seite hat { $ships } Schiffe. Ein Schiff hat { $low } oder { $high } Gravitonsegel, { $low } oder { $high } Quantenkanonen und { $low } oder { $high } Deflektorschilde. Segel dienen der Bewegung (Motion), Kanonen dem Angriff (Attack), Schilde der Verteidigung (Defense): daher der Name MAD.
    .text-2 = Diese drei Ziffern, in dieser Reihenfolge, geben dem Schiff seinen Namen: { $example } hat { $low } Segel, { $low } Kanone und { $high } Schilde.
    .text-3 = { $corvette } ist die Korvette. Die Fregatten sind { $frigates }, die Zerstörer { $destroyers }. { $cruiser } ist der Kreuzer, das stärkste Schiff von allen.

manual-turn = Ein Zug
    .text-1 = Wer am Zug ist, macht genau eines von drei Dingen: ein Schiff bewegen, zwei komplementäre Schiffe tauschen (Permutation) oder drei Schiffe rotieren (Rotation).
    .text-2 = Permutationen und Rotationen sind Teleportationen: Wie weit die Schiffe voneinander entfernt sind und was zwischen ihnen steht, spielt keine Rolle. Teleportiert wird synchron: Kein Schiff wird je allein teleportiert.
    .question-1 = Darf ich in einem Zug mehrere Dinge tun?
    .answer-1 = Nein, mit einer Ausnahme: Auf eine Bewegung, die den Bonuszug bringt, darf eine Permutation oder eine Rotation folgen.
    .question-2 = Darf ich passen?
    .answer-2 = Nur im Positionierungszug. Sonst musst du immer ziehen, und du kannst es auch immer.

manual-move = Die Bewegung
    .text-1 = Ein Schiff mit { $low } Segel bewegt sich um { $low } Feld, ein Schiff mit { $high } Segeln um { $low } oder { $high } Felder: waagerecht (horizontal) oder senkrecht (vertikal), nie diagonal.
    .text-2 = Bei { $high } Feldern ist eine Richtungsänderung erlaubt, aber keine Kehrtwendung, und das Feld dazwischen muss frei sein. Die Bewegung endet auf einem freien Feld oder auf einem gegnerischen Schiff, das vertrieben werden kann.
    .question-1 = Darf sich ein Schiff diagonal bewegen?
    .answer-1 = Nein. Aber ein Schiff mit { $high } Segeln erreicht das diagonale Nachbarfeld in zwei Schritten: einem zur Seite und einem vor oder zurück.
    .question-2 = Darf sich ein Schiff mit { $high } Segeln auch nur um { $low } Feld bewegen?
    .answer-2 = Ja.
    .question-3 = Wenn es auf dem ersten Feld ein Schiff vertreibt, darf es dann weiter?
    .answer-3 = Nein. Mit der Vertreibung endet die Bewegung.
    .question-4 = Darf ein Schiff über ein anderes springen?
    .answer-4 = Nein, weder über ein eigenes noch über ein gegnerisches. Führen zwei Wege zu einem Feld, genügt ein freier.
    .question-5 = Darf ein Schiff hin und zurück gehen und dort enden, wo es begann?
    .answer-5 = Nein. Nach deinem Zug steht deine Flotte anders da, außer wenn du im Positionierungszug passt.
    .question-6 = Darf ein Schiff seine Bewegung auf dem Feld eines eigenen Schiffs beenden?
    .answer-6 = Nein.

manual-expulsion = Die Vertreibung
    .text-1 = Ein Schiff, das auf das Feld eines gegnerischen Schiffs zieht, vertreibt es: Es nimmt seinen Platz ein und schickt es ins Exil. Dazu braucht es mindestens so viele Kanonen, wie das andere Schilde hat: Ein Schiff mit { $low } Kanone kann nicht auf eines mit { $high } Schilden ziehen.
    .figure-expulsion = Die rote { $fast } zieht um { $high } Felder und vertreibt die blaue { $armed }.
    .question-1 = Ist eine Vertreibung ein eigener Zug?
    .answer-1 = Nein, sie gehört zu der Bewegung, die dort endet.
    .question-2 = Muss auch das angreifende Schiff ins Exil?
    .answer-2 = Nein. Es nimmt den Platz des vertriebenen Schiffs ein.
    .question-3 = Was, wenn { $low } Kanone auf { $high } Schilde trifft?
    .answer-3 = Das kommt nicht vor: Eine solche Bewegung ist nicht erlaubt.

manual-permutation = Die Permutation (Tauschen)
    .text-1 = Zu jedem Schiff gibt es genau ein komplementäres Schiff, sein Komplement: Ihre Zahlen ergeben zusammen { $sum }. Die Paare sind { $pairs }.
    .text-2 = Zwei komplementäre Schiffe dürfen die Plätze tauschen. Beide können in der Arena sein. Ist eines im Exil, kommt es in die Arena, und das andere geht ins Exil.
    .figure-permutation = Blau tauscht { $shielded } und { $unshielded }.
    .question-1 = Wie viele Permutationen gibt es?
    .answer-1 = { $permutations }, eine für jedes Paar: { $pairs }.
    .question-2 = Mein Kreuzer ist im Exil. Darf ich ihn mit meiner Korvette tauschen?
    .answer-2 = Ja, aber dann ist deine Korvette im Exil und die Partie verloren.

manual-rotation = Die Rotation
    .text-1 = Die { $trio } Fregatten wechseln im Kreis die Plätze: Eine nimmt den Platz einer anderen ein, diese den der dritten und die dritte den der ersten. Die { $trio } Zerstörer können das auch.
    .text-2 = Beide Richtungen sind erlaubt. Mindestens { $high } der { $trio } müssen in der Arena sein. Ist eines der Schiffe im Exil, nimmt es den Platz eines der beiden anderen ein, dieses den Platz des letzten, und das letzte geht ins Exil.
    .figure-rotation = Rot rotiert seine Zerstörer.
    .question-1 = Wie viele Rotationen gibt es?
    .answer-1 = { $rotations }: Fregatten oder Zerstörer, in die eine oder die andere Richtung.
    .question-2 = Darf ich auch nur zwei von ihnen rotieren?
    .answer-2 = Nein. Alle { $trio } wechseln den Platz.
    .question-3 = Darf ich rotieren, wenn zwei von ihnen im Exil sind?
    .answer-3 = Nein. Mindestens { $high } müssen in der Arena sein.

manual-exile = Das Exil
    .text-1 = Ein Schiff ist entweder in der Arena oder im Exil, im Paralleluniversum. Ins Exil kommt es, wenn es vertrieben wird oder mit einem Partner den Platz wechselt, der zurückkehrt.
    .text-2 = Zurück kommt es nur durch eine Permutation oder eine Rotation. So wächst die Zahl der Schiffe in der Arena nie.

manual-bonus = Der Bonuszug
    .text-1 = Bewegt sich ein Schiff um genau { $low } Feld und erreicht die letzte Reihe, also die Grundreihe des Gegners, darfst du im selben Zug sofort noch eine Permutation oder eine Rotation mit diesem Schiff ausführen.
    .figure-bonus = Die rote { $unshielded } bewegt sich um { $low } Feld und rotiert dann mit den beiden anderen Zerstörern.
    .question-1 = Muss ich den Bonuszug spielen?
    .answer-1 = Nein.
    .question-2 = Bekomme ich ihn auch, wenn ich auf der letzten Reihe ein Schiff vertreibe?
    .answer-2 = Ja. Nur nach dem Vertreiben der Korvette bleibt dafür keine Zeit: Die Partie ist vorbei.
    .question-3 = Darf ich stattdessen andere Schiffe tauschen oder rotieren?
    .answer-3 = Nein. Das eben angekommene Schiff muss teilnehmen; seine Partner dürfen in der Arena oder im Exil sein.
    .question-4 = Bekommt ihn auch ein Schiff mit { $high } Segeln?
    .answer-4 = Ja, wenn es sich nur um { $low } Feld bewegt hat.
    .question-5 = Zählt ein Schritt zur Seite auf der letzten Reihe?
    .answer-5 = Ja. Woher das Schiff kam, spielt keine Rolle.

manual-positioning = Der Positionierungszug
    .text-1 = Im ersten Zug jeder Seite, dem Positionierungszug (auch Positionierungsrunde), bewegt sich kein Schiff. Du darfst tauschen, rotieren oder passen und deine Aufstellung behalten: { $ways } Arten zu beginnen.
    .text-2 = So beginnen nicht alle Partien gleich. Beide können sich einigen, auf den Positionierungszug zu verzichten.
    .question-1 = Gilt das nur für Rot?
    .answer-1 = Nein, für den ersten Zug jeder Seite.

manual-end = Das Ende der Partie
    .text-1 = Sobald eine Korvette im Exil ist, ist die Partie vorbei, und die andere Seite hat gewonnen: { $point } Punkt. Wie die Korvette dorthin kam, spielt keine Rolle. Tauschst du deine eigene Korvette gegen deinen Kreuzer im Exil, verlierst du.
    .text-2 = Hier verliert auch, wer aufgibt oder wessen Zeit abläuft.
    .question-1 = Dürfen wir danach weiterspielen?
    .answer-1 = Nein. Sobald eine Korvette im Exil ist, ist die Partie vorbei.

manual-tie-break = Der Tie-Break
    .text-1 = Nach { $limit } aufeinanderfolgenden Zügen ohne Vertreibung, { $half } für jede Seite, endet die Partie. Wer zuletzt ein Schiff vertrieben hat, bekommt einen Halbsieg: { $halfpoint } Punkt. Wurde in der ganzen Partie kein Schiff vertrieben, bekommt ihn Blau.
    .text-2 = Ebenso endet die Partie, wenn sich beide einig sind, dass keine Korvette mehr ins Exil geschickt werden kann. Das geht jederzeit.
    .question-1 = Gibt es Unentschieden?
    .answer-1 = Nein. Eine der beiden Seiten bekommt immer mindestens einen Halbsieg.
    .question-2 = Wie kommt es in einer Partie so weit?
    .answer-2 = Wenige Schiffe sind übrig, und keine Seite kann angreifen, ohne die eigene Korvette zu verlieren; oder eine Seite bedroht in jedem Zug die Korvette der anderen, und diese entkommt jedes Mal.
    .question-3 = Ist das häufig?
    .answer-3 = Nein. Auch bei gleichen Flotten steht meist eine Seite besser und gewinnt.
    .question-4 = Wenn ich durch Tauschen oder Rotieren ein eigenes Schiff ins Exil schicke, ist das eine Vertreibung?
    .answer-4 = Nein. Nur ein gegnerisches Schiff kann vertrieben werden.
    .question-5 = Ist ein Halbsieg so viel wert wie ein Sieg?
    .answer-5 = Nein, halb so viel.
    .question-6 = Müssen wir Züge zählen?
    .answer-6 = In einer Freundschaftspartie nicht: Hört auf, wenn ihr euch einig seid. Das Limit von { $limit } Zügen ist für offizielle Partien gedacht. Hier werden die Züge für euch gezählt, und ihr könnt auch ohne Limit spielen.

manual-options = Optionen und Unterschiede der Regelhefte
    .text-1 = Die offiziellen Bretter sind { $tall } und { $square }. Bei zwei weiteren, { $notched } und Azteken, fehlen Felder; sie haben eigene Bonusfelder.
    .figure-notched = Das { $notched }-Brett: vier Reihen zu sechs Feldern, dazu zwei Felder an jedem Ende. Die Bonusfelder von Rot sind { $notchedbonus }; die von Blau sind dieselben am anderen Ende.
    .figure-stepped = Das Azteken-Brett: sieben Reihen, an beiden Enden schmal. Die Bonusfelder von Rot sind { $steppedbonus }; die von Blau sind dieselben am anderen Ende.
    .text-2 = Der Tie-Break kommt in den englischen, niederländischen und deutschen Regeln nach { $limit } Zügen, in den französischen nach { $shorter }. Wähle eine der beiden Zahlen oder, für eine Freundschaftspartie, kein Limit.
    .text-3 = Der Positionierungszug ist in den englischen und deutschen Regeln freigestellt, in den französischen vorgeschrieben; die niederländischen erwähnen ihn nicht. Hier gibt es ihn, wenn du ihn nicht abschaltest.
    .text-4 = Manche Regelhefte zählen Züge, in denen die Zahl der Schiffe in der Arena gleich bleibt, andere Züge ohne Vertreibung. Das ist dasselbe.

manual-tactics = Taktik
    .text-1 = Eine Bewegung gewinnt Raum. Eine Teleportation gewinnt keinen, bringt aber das richtige Schiff an den richtigen Platz. Nutze sie, um ein langsames, starkes Schiff dorthin zu bringen, wo ein schnelles, schwaches schon ist, oder um für eine Fregatte einen Zerstörer zurückzuholen.
    .text-2 = Zerstörer sind mehr wert als Fregatten; gib also keinen für eine Fregatte her. Ein vertriebener Zerstörer lässt sich zurückholen, solange sein Komplement in der Arena ist, aber das kostet einen Zug.
    .text-3 = Der Kreuzer ist das stärkste Schiff, mit einer Schwäche: Ist er einmal im Exil, ist er fort. Verlier ihn nicht, ohne dafür den gegnerischen zu vertreiben, und zieh ihn nicht zu früh vor. Weit vorn wird er angegriffen, und die Korvette kann nicht gefahrlos mit ihm tauschen.
    .text-4 = Hast du noch drei oder vier Schiffe, hol so viele Zerstörer zurück, wie du kannst. Vermeide, dass dir nur der Kreuzer, die Korvette und ein einziges Paar Komplemente bleiben: Dann kann kein anderes Schiff zurückkehren.
    .text-5 = Bei gleichen Schiffen entscheidet die Stellung. Sind nur die beiden Korvetten übrig, zähl die leeren Felder zwischen ihnen auf dem kürzesten Weg. Ist die Zahl gerade, gewinnt, wer am Zug ist; ist sie ungerade, gewinnt die andere Seite.
ship-parts = Die Teile eines Schiffs
    .sails = Segel
    .sails-about = Wie viele Felder weit es ziehen darf
    .cannons = Kanonen
    .cannons-about = Wie viele Schilde es überwindet
    .shields = Schilde
    .shields-about = Wie viele Kanonen nötig sind, um es zu vertreiben
    .gem = Edelstein
    .gem-about = Sein Komplement trägt denselben
    .number = Zahl
    .number-about = Segel, Kanonen und Schilde, in dieser Reihenfolge
