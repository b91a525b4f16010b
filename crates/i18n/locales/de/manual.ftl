### The rules to read: a message for each topic. Its parts are shown in the order in which they stand here: texts,
### figures with what stands below them, questions with their answers. Numbers come from the rules themselves.

manual-goal = Das Ziel
    .text-1 = Zwei Raumschiffflotten treffen sich in einer Arena. Jede will das Flaggschiff der anderen, die Korvette { $corvette }, in ein Paralleluniversum schicken: ins Exil. Wem das gelingt, der gewinnt sofort.
    .text-2 = Nichts wird zerstört. Kanonen drängen ein Schiff aus der Arena, und aus dem Exil kann es zurückkehren. Rot beginnt; dann geht es abwechselnd weiter.
    .figure-start = So beginnt eine Partie auf { $tall }: Rot unten, Blau oben.
    .figure-square = So beginnt eine Partie auf { $square }.

manual-ships = Die Schiffe
    .text-1 = Jede Seite hat { $ships } Schiffe. Ein Schiff hat { $low } oder { $high } Segel, { $low } oder { $high } Kanonen und { $low } oder { $high } Schilde. Segel dienen der Bewegung, Kanonen dem Angriff, Schilde der Verteidigung.
    .text-2 = Diese drei Ziffern, in dieser Reihenfolge, geben dem Schiff seinen Namen: { $example } hat { $low } Segel, { $low } Kanone und { $high } Schilde.
    .text-3 = { $corvette } ist die Korvette. Die Fregatten sind { $frigates }, die Zerstörer { $destroyers }. { $cruiser } ist der Kreuzer, das stärkste Schiff von allen.

manual-turn = Ein Zug
    .text-1 = Wer am Zug ist, tut genau eines: ein Schiff bewegen, zwei Komplemente tauschen (Permutation) oder drei Schiffe rotieren (Rotation).
    .text-2 = Permutation und Rotation sind Teleportationen: Wie weit die Schiffe voneinander entfernt sind und was zwischen ihnen steht, spielt keine Rolle.
    .question-1 = Darf ich in einem Zug mehrere Dinge tun?
    .answer-1 = Nein, mit einer Ausnahme: Auf eine Bewegung, die den Bonuszug bringt, darf eine Permutation oder eine Rotation folgen.
    .question-2 = Darf ich passen?
    .answer-2 = Nur in der Positionierungsrunde. Sonst kannst du immer etwas tun, und du musst es auch.

manual-move = Bewegen
    .text-1 = Ein Schiff mit { $low } Segel bewegt sich { $low } Feld weit, ein Schiff mit { $high } Segeln { $low } oder { $high } Felder. Die Schritte gehen nach oben, nach unten oder zur Seite.
    .text-2 = Auf dem Weg zum zweiten Feld darf ein Schiff um die Ecke biegen, aber nicht umkehren, und das Feld dazwischen muss leer sein. Die Bewegung endet auf einem leeren Feld oder auf einem Gegner, den das Schiff vertreiben kann.
    .question-1 = Sind diagonale Bewegungen erlaubt?
    .answer-1 = Nein. Aber ein Schiff mit { $high } Segeln erreicht das diagonale Feld mit einem Schritt zur Seite und einem nach vorn.
    .question-2 = Darf ein Schiff mit { $high } Segeln auch nur { $low } Feld weit gehen?
    .answer-2 = Ja.
    .question-3 = Darf es weiter, wenn es auf seinem ersten Feld jemanden vertrieben hat?
    .answer-3 = Nein. Wo es vertreibt, bleibt es stehen.
    .question-4 = Darf ein Schiff über ein anderes springen?
    .answer-4 = Nein, weder über ein eigenes noch über ein gegnerisches. Führen zwei Wege zu einem Feld, genügt ein freier.
    .question-5 = Darf ein Schiff hin- und zurückgehen, um zu bleiben, wo es ist?
    .answer-5 = Nein. Außer wenn du in der Positionierungsrunde die Formation hältst, sieht deine Flotte nach deinem Zug anders aus.
    .question-6 = Darf ein Schiff seine Bewegung auf dem Feld eines eigenen Schiffs beenden?
    .answer-6 = Nein.

manual-expulsion = Vertreiben
    .text-1 = Ein Schiff, das auf das Feld eines Gegners zieht, vertreibt ihn ins Exil und nimmt seinen Platz ein. Dazu braucht es mindestens so viele Kanonen, wie der Gegner Schilde hat: Ein Schiff mit { $low } Kanone kann nicht auf eines mit { $high } Schilden ziehen.
    .figure-expulsion = Die rote { $fast } zieht { $high } Felder weit und vertreibt die blaue { $armed }.
    .question-1 = Ist das Vertreiben ein eigener Zug?
    .answer-1 = Nein, es gehört zu der Bewegung, die dort endet.
    .question-2 = Muss das Schiff, das vertreibt, auch die Arena verlassen?
    .answer-2 = Nein. Es steht dort, wo das andere stand.
    .question-3 = Was, wenn { $low } Kanone auf { $high } Schilde trifft?
    .answer-3 = Das kommt nicht vor: Eine solche Bewegung ist nicht erlaubt.

manual-permutation = Tauschen (Permutation)
    .text-1 = Jedes Schiff hat genau ein Komplement: Die Ziffern der beiden ergeben zusammen { $sum }. Die Paare sind { $pairs }.
    .text-2 = Komplemente dürfen die Plätze tauschen. Beide können in der Arena sein. Ist eines im Exil, tauschen die beiden Arena und Exil.
    .figure-permutation = Blau tauscht { $shielded } und { $unshielded }.
    .question-1 = Wie viele Permutationen gibt es?
    .answer-1 = { $permutations }, eine für jedes Paar: { $pairs }.
    .question-2 = Mein Kreuzer ist im Exil. Darf er mit meiner Korvette tauschen?
    .answer-2 = Ja, aber dann wäre deine Korvette im Exil und die Partie verloren.

manual-rotation = Rotieren (Rotation)
    .text-1 = Die { $trio } Fregatten wechseln im Kreis die Plätze: Eine nimmt den Platz einer anderen ein, diese den der dritten und die dritte den der ersten. Die { $trio } Zerstörer können das auch.
    .text-2 = Es geht in beide Richtungen. Mindestens { $high } der { $trio } müssen in der Arena sein. Ist eines der Schiffe im Exil, kommt es herein, ein anderes rückt weiter, und das letzte geht ins Exil.
    .figure-rotation = Rot rotiert seine Zerstörer.
    .question-1 = Wie viele Rotationen gibt es?
    .answer-1 = { $rotations }: Fregatten oder Zerstörer, in die eine oder die andere Richtung.
    .question-2 = Darf ich auch nur zwei von ihnen rotieren?
    .answer-2 = Nein. Alle { $trio } wechseln den Platz.
    .question-3 = Darf ich rotieren, wenn zwei von ihnen im Exil sind?
    .answer-3 = Nein. { $high } müssen in der Arena sein.

manual-exile = Exil
    .text-1 = Ein Schiff ist in der Arena oder im Exil. Ins Exil kommt es, wenn es vertrieben wird oder mit einem Partner den Platz wechselt, der zurückkehrt.
    .text-2 = Zurück kommt es nur durch eine Permutation oder eine Rotation. So wächst die Zahl der Schiffe in der Arena nie.

manual-bonus = Der Bonuszug
    .text-1 = Bewegt sich ein Schiff genau { $low } Feld weit und erreicht die letzte Reihe, die am Rand des Gegners, darf im selben Zug noch eine Permutation oder eine Rotation folgen, an der dieses Schiff teilnimmt.
    .figure-bonus = Die rote { $unshielded } geht { $low } Feld weit und rotiert dann mit den beiden anderen Zerstörern.
    .question-1 = Muss ich den Bonuszug nutzen?
    .answer-1 = Nein.
    .question-2 = Bekomme ich ihn auch, wenn ich auf der letzten Reihe jemanden vertreibe?
    .answer-2 = Ja. Nur nach dem Vertreiben der Korvette bleibt dafür keine Zeit: Die Partie ist vorbei.
    .question-3 = Dürfen andere Schiffe ihn nutzen?
    .answer-3 = Nein. Das angekommene Schiff muss teilnehmen; seine Partner dürfen in der Arena oder im Exil sein.
    .question-4 = Bekommt ihn auch ein Schiff mit { $high } Segeln?
    .answer-4 = Ja, wenn es sich nur { $low } Feld weit bewegt hat.
    .question-5 = Zählt ein Schritt zur Seite auf der letzten Reihe?
    .answer-5 = Ja. Woher das Schiff kam, spielt keine Rolle.

manual-positioning = Die Positionierungsrunde
    .text-1 = Im ersten Zug jeder Seite bewegt sich kein Schiff. Du darfst tauschen, rotieren oder deine Formation halten: { $ways } Arten zu beginnen.
    .text-2 = So beginnen nicht alle Partien gleich. Beide können sich einigen, auf die Positionierungsrunde zu verzichten.
    .question-1 = Gilt das nur für Rot?
    .answer-1 = Nein, für den ersten Zug jeder Seite.

manual-end = Das Ende
    .text-1 = Sobald eine Korvette im Exil ist, ist die Partie vorbei, und die andere Seite hat gewonnen: { $point } Punkt. Wie die Korvette dorthin kam, spielt keine Rolle. Tauschst du deine eigene Korvette gegen deinen Kreuzer im Exil, verlierst du.
    .text-2 = Hier verliert auch, wer aufgibt oder wessen Zeit abläuft.
    .question-1 = Dürfen wir danach weiterspielen?
    .answer-1 = Nein. Fehlt eine Korvette, ist die Partie vorbei.

manual-tie-break = Der Tie-Break
    .text-1 = Nach { $limit } Zügen in Folge ohne Vertreibung, { $half } für jede Seite, endet die Partie. Wer zuletzt jemanden vertrieben hat, bekommt einen Halbsieg: { $halfpoint } Punkt. Wurde in der ganzen Partie niemand vertrieben, bekommt ihn Blau.
    .text-2 = Dasselbe gilt jederzeit, wenn sich beide einig sind, dass keine Korvette mehr ins Exil geschickt werden kann.
    .question-1 = Gibt es Unentschieden?
    .answer-1 = Nein. Irgendwer bekommt immer mindestens einen Halbsieg.
    .question-2 = Wie kommt es in einer Partie so weit?
    .answer-2 = Wenige Schiffe sind übrig, und niemand kann angreifen, ohne die eigene Korvette zu verlieren; oder eine Seite bedroht in jedem Zug die Korvette der anderen, und diese entkommt jedes Mal.
    .question-3 = Ist das häufig?
    .answer-3 = Nein. Auch bei gleichen Flotten steht meist eine Seite besser und gewinnt.
    .question-4 = Wenn ich durch Tauschen oder Rotieren ein eigenes Schiff ins Exil schicke, ist das eine Vertreibung?
    .answer-4 = Nein. Nur ein gegnerisches Schiff kann vertrieben werden.
    .question-5 = Ist ein Halbsieg so viel wert wie ein Sieg?
    .answer-5 = Nein, halb so viel.
    .question-6 = Müssen wir Züge zählen?
    .answer-6 = In einer Freundschaftspartie nicht: Hört auf, wenn ihr euch einig seid. Hier werden die Züge für euch gezählt.

manual-options = Optionen und abweichende Fassungen
    .text-1 = Die Bretter { $tall } und { $square } sind die offiziellen. { $notched } und { $stepped } sind Varianten, denen Felder fehlen; sie haben eigene Bonusfelder.
    .text-2 = Der Tie-Break kommt in den englischen, niederländischen und deutschen Regeln nach { $limit } Zügen, in den französischen nach { $shorter }. Wähle eine der beiden Zahlen oder, für eine Freundschaftspartie, gar keinen Tie-Break.
    .text-3 = Die Positionierungsrunde ist in den englischen und deutschen Regeln eine Option, in den französischen ein fester Teil; die niederländischen erwähnen sie nicht. Hier gibt es sie, wenn du sie nicht abschaltest.
    .text-4 = Manche Fassungen zählen Züge, in denen die Zahl der Schiffe in der Arena gleich bleibt, andere Züge ohne Vertreibung. Das ist dasselbe.

manual-tactics = Taktik
    .text-1 = Eine Bewegung gewinnt Raum; eine Teleportation bringt das richtige Schiff an den richtigen Platz, gewinnt aber keinen Raum. Nutze sie, um ein langsames, starkes Schiff dorthin zu bringen, wo ein schnelles, schwaches schon ist, oder um für eine Fregatte einen Zerstörer zurückzuholen.
    .text-2 = Zerstörer sind mehr wert als Fregatten; gib also keinen für eine Fregatte her. Ein vertriebener Zerstörer lässt sich zurückholen, solange sein Komplement in der Arena ist, aber das kostet einen Zug.
    .text-3 = Der Kreuzer ist das stärkste Schiff, mit einer Schwäche: Ist er einmal im Exil, ist er fort. Verlier ihn nicht, ohne dafür den gegnerischen zu vertreiben, und zieh ihn nicht zu früh vor. Weit vorn steht er unter Feuer, und die Korvette kann nicht gefahrlos mit ihm tauschen.
    .text-4 = Hast du noch drei oder vier Schiffe, hol so viele Zerstörer zurück, wie du kannst. Vermeide, dass dir nur Kreuzer, Korvette und ein einziges Paar Komplemente bleiben: Dann kann kein anderes Schiff zurückkehren.
    .text-5 = Sind nur die Korvetten übrig, zähl die leeren Felder zwischen ihnen auf einem kürzesten Weg. Ist die Zahl gerade, gewinnt die Seite am Zug; ist sie ungerade, die andere.

ship-parts = Die Teile eines Schiffs
    .sails = Segel: wie viele Felder es weit fährt
    .cannons = Kanonen: wie viele Schilde es überwindet
    .shields = Schilde: wie vielen Kanonen es standhält
    .gem = Edelstein: Sein Komplement trägt denselben
    .number = Zahl: Segel, Kanonen und Schilde, in dieser Reihenfolge
