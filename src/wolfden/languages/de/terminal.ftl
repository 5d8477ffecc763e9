### Was das Terminal sagt: die Befehle und ihre Optionen, ein Spiel gegen Bots, Tabellen mit Zahlen, und was schiefgeht.
### Zahlen, die niemand als Menge liest (Startwerte, Ports), kommen als Text.

## Der Befehl und seine Optionen

usage-title = Aufruf:
usage-commands = Befehle
usage-arguments = Angaben
usage-parameters = Optionen
usage-required = nötig
usage-default = sonst: { $value }
usage-help = Das hier zeigen und aufhören.
usage-version = Zeigen, welche Version das ist.
usage-completion = Deiner Shell (bash, zsh, fish, PowerShell) beibringen, Befehle, Spiele und Bots mit Tab zu ergänzen.

usage-wolfden = Brettspiele um verborgene Wölfe, Hunde, Wildschweine und Arbeiter.
usage-games = Die Spiele aufzählen.
usage-play = Ein Spiel gegen Bots spielen.
usage-resume = Ein gespeichertes Spiel fortsetzen, gegen dieselben Bots.
usage-simulate = Bots viele Spiele spielen lassen und zählen, wer gewinnt, mit 95-%-Intervallen (nach Wilson).

    Derselbe Startwert ergibt mit jeder Zahl von Prozessen dasselbe. Strg-C beendet vorzeitig und zeigt, was schon da
    ist. Bots sehen, was ihr Platz weiß, und reden miteinander. Sind alle planlos, hört niemand zu; darum laufen solche
    Spiele ohne Reden in der Engine ab: mit denselben Chancen und um ein Vielfaches schneller.
usage-balance = Gute Bots viele Spiele spielen lassen und zählen, was Spieleautoren wissen wollen: wer gewinnt, was genutzt wird.

    Intervalle sind solche mit 95 %. Derselbe Startwert ergibt mit jeder Zahl von Prozessen dasselbe.
usage-replay = Ein Spiel erzählen: ganz, sobald es zu Ende ist, bis dahin das, was alle wissen.
usage-verify = Ein Spiel von einem Tisch prüfen: Passt die Mischung zum Fingerabdruck, den der Server gezeigt hat, ist dein Teil darin, waren die Züge erlaubt?

    Eine Datei kann nicht zeigen, wann etwas gesagt wurde; vergleiche also den Fingerabdruck und deinen Teil
    mit dem, was deine Seite gezeigt hat. Der Exit-Status ist 0, wenn alles passt, 1, wenn etwas nicht passt, 3, wenn die Datei
    nichts über die Mischung sagt, und 2, wenn sie keine Aufzeichnung ist.
usage-rules = Die Regeln eines Spiels zeigen.
usage-data = Die Zahlen eines Spiels ausgeben: die Datei, von der --data eine geänderte Kopie nimmt.
usage-words = Auflisten, was in einer Sprache fehlt, übrig ist oder andere Angaben hat als auf Englisch.
usage-check = Ein Spiel an den Gesetzen messen, die für alle Spiele gelten.
usage-serve = Tische im Browser öffnen, für Freunde und Bots.
usage-backup = Alle Tische eines Servers in eine neue Datei kopieren, auch während er läuft. Zum Zurückholen den Server anhalten und die Datei an die Stelle von wolfden.db legen.

option-game = wie von `wolfden games` aufgezählt, oder ein Modul
option-module = Modul eines Spiels, das nicht zu Wolfden gehört
option-language = Sprache, zum Beispiel en (sonst: WOLFDEN_LANGUAGE oder die deines Systems)
option-words = eine Sprache, zum Beispiel de
option-seats = Spieler am Tisch (sonst: so wenige wie möglich)
option-seats-each = Spieler am Tisch, zum Beispiel 2,4 (sonst: jede Zahl)
option-seat = dein Platz, im Uhrzeigersinn von 0 an gezählt
option-seat-told = nur erzählen, was dieser Platz erfahren hat
option-bots = Namen von Bots, zum Beispiel good,random; reihum auf alle Plätze verteilt (sonst: der stärkste)
option-bots-others = Namen von Bots, zum Beispiel good,random; reihum auf die anderen Plätze verteilt (sonst: der stärkste)
option-seed = Startwert, eine Zahl; derselbe mischt dieselben Spiele (sonst: zufällig)
option-seed-check = Startwert, eine Zahl: derselbe macht dieselben Spiele
option-option = Name=Wert, wie von `wolfden games` aufgezählt
option-data = eine TOML-Datei mit eigenen Zahlen; fang mit einer Kopie von `wolfden data GAME` an
option-save = eine neue Datei, in der das Spiel nach jedem Zug gespeichert wird
option-name = wie du heißt
option-pause = nach allem, was passiert, anhalten, damit du etwas sagen kannst
option-hints = ob es Rat gibt, und Warnungen nach dem, was ein guter Spieler vermutet
option-warnings = ob vor riskanten Entscheidungen gewarnt wird
option-games = wie viele Spiele
option-games-each = wie viele Spiele mit jeder Zahl von Spielern
option-games-check = Spiele für jede Zahl von Spielern und jede Option
option-jobs = Prozesse, die sich die Arbeit teilen (sonst: einer pro Kern)
option-json = für Programme
option-json-events = für Programme: ein JSON-Objekt für jedes Ereignis
option-file = ein gespeichertes Spiel
option-file-backup = eine Datei, die es noch nicht gibt
option-commitment = der Fingerabdruck, wie der Tisch ihn gezeigt hat, bevor du deinen Teil geschickt hast
option-part = dein Teil der Mischung, wie deine Seite ihn zeigt
option-host = Adresse; 0.0.0.0 für alle, die dich erreichen können
option-port = Port
option-data-dir = Ordner für die Tische
option-trusted-proxy = Adresse eines Proxys davor, der sagt, woher die Leute kommen
option-bot-delay = Sekunden, die sich ein Bot ungefähr Zeit lässt; 0: keine
option-open = die Seite im Browser öffnen
option-limits = Grenzen dafür, wie viel jemand verlangen darf; zum Messen aus

## Ein Spiel gegen Bots

your-name = Du
seat = Platz { $seat }
greeting = Am Tisch, im Uhrzeigersinn: { $people }. Alle anderen sind Bots ({ $bots }).
played-by = { $name } ({ $bot })
first-time = Tipp eine Nummer oder ein, zwei Wörter. Neu in diesem Spiel? Tipp regeln für die Regeln, rat für einen Rat, ? für alle Befehle.
prompt = Nummer oder Wörter>
prompt-say = Sagen, mit Nummer oder Wörtern (Enter: nichts)>
prompt-pause = Enter: weiter (oder sag, aussagen, verlauf, ?)>
prompt-pause-silent = Enter: weiter (oder verlauf, ?)>
not-your-turn-yet = Du bist noch nicht am Zug. Mit Enter geht es weiter, mit „?“ kommt Hilfe.
choice-aside = { $choice } ({ $aside })
goal = Ziel: { $goal }
prompt-sole = Enter: { $choice }>
prompt-number = { $choice }
why-what = Tipp warum und ein, zwei Wörter von dem, was du gern tätest.
why-not = { $choice }: { $reason }
why-can = { $choice }: Das kannst du jetzt tun.
prompt-sure = Wirklich? Enter: { $choice } (alles andere: nein)>
hint-move = Ein guter Spieler würde das wählen: { $choices }.
no-hints = In diesem Spiel gibt es keinen Rat.
so-far = Bisher: { $choices }.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
nothing-to-say = Gerade kannst du nichts sagen.
nobody-spoke = Bisher hat niemand etwas gesagt.
pauses-on = Ab jetzt kannst du nach allem, was passiert, lesen und etwas sagen.
pauses-off = Keine Pausen mehr.
no-notes = Du hast noch keine Notizen. So machst du eine: notiz ein paar Wörter
noted = Notiert.
noted-unsaved = Notiert, bis du gehst: Dieses Spiel wird nicht gespeichert.
said-so-far = { $name }: { $said }
said-in-chapter = { $chapter } { $name }: { $said }
changed-title = { $title }: was sich geändert hat (alles: zeig)
truth-title = { $title }: die ganze Wahrheit
whole-game = Das ganze Spiel, auch mit dem, was nur manche erfahren haben:
told-to = [{ $names }]
told-to-you = [nur du]
told-to-nobody = [niemand]
game-not-over = Das Spiel ist noch nicht zu Ende.
won-by = { COUNT($names) ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
nobody-wins = Niemand gewinnt.
you-win = Du hast gewonnen!
you-win-with = Du hast gewonnen, zusammen mit { VALUE($names, case: "dat") }!
you-lose = Du hast verloren.
read-again = Zum Nachlesen: wolfden replay { $file }
goodbye = Bis bald. Um ein andermal weiterzuspielen, fang mit --save DATEI an.
goodbye-saved = Bis bald. Das Spiel ist gespeichert; weiter geht es mit: wolfden resume { $file }

## Was man im Spiel tippen kann: das Wort, und wozu. Die englischen Wörter gehen immer.

command-type = Tipp
command-to = um
command-number = eine Nummer
    .about = das zu wählen; der Anfang oder ein, zwei Wörter daraus tun es auch
command-back = z
    .about = in einem angefangenen Zug die letzte Wahl zurückzunehmen
command-show = zeig
    .shown = zeig, oder Enter
    .about = den ganzen Tisch und die Auswahl noch einmal zu sehen
command-hint = rat
    .about = zu hören, was ein guter Spieler an deiner Stelle täte, und warum
command-why = warum
    .about = zu erfahren, warum du etwas gerade nicht tun kannst und was dazu fehlt: warum verdacht
command-say = sag
    .about = am Tisch etwas zu sagen, was niemanden bindet; auch gleich mit Wörtern: sag anna rot
command-claims = aussagen
    .about = zu sehen, wer bisher was gesagt hat
command-log = verlauf
    .about = alles zu sehen, was du bisher erfahren hast
command-note = notiz
    .about = dir etwas zu notieren, zum gespeicherten Spiel: notiz boris lügt
command-notes = notizen
    .about = deine Notizen zu lesen
command-pause = pause
    .about = nach allem, was passiert, anzuhalten, zum Lesen oder Reden; noch einmal: nicht mehr
command-rules = regeln
    .about = die Regeln dieses Spiels zu lesen
command-help = hilfe
command-quit = ende
    .about = das Spiel zu verlassen

## Antworten, die nicht zu verstehen sind

NoSuchChoice = { $most ->
    [one] Nummer { $typed } gibt es nicht, nur eins: Drück Enter.
   *[other] Nummer { $typed } gibt es nicht. Wähle von 1 bis { $most }.
}
NoneOfThem = Das steht nicht zur Wahl. Tipp eine Nummer, oder „?“ für Hilfe.
NumberBeyond = Tipp eine Zahl von { $low } bis { $high }.
NothingLikeIt = So heißt nichts, was man in diesem Spiel tun kann.
SeveralFit = Tipp etwas mehr oder eine Nummer. Gemeint sein könnte: { $choices }
NoteTooLong = Nicht notiert: Eine Notiz hat 1 bis { $longest } Zeichen, die sich alle anzeigen lassen.
NotesFull = Nicht notiert: Es ist nur Platz für { $most } Notizen.

## Tabellen mit Spielen und Zahlen

games-name = Name
games-title = Titel
games-players = Spieler
games-players-range = { $fewest }–{ $most }
games-bots = Bots
games-options = Optionen
progress-games = Spiele
simulated = { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Startwert { $seed }
balanced = { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
rates-won-by = gewonnen von
rates-rate = Anteil
rates-interval = 95-%-Intervall
rates-games = Spiele
rates-nobody = niemandem
rates-seat = Platz { $seat }
rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
rate-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
rate-games = { $won } von { $games }
rate-of-seat = Platz { $seat } ({ $bot }): { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-reach = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
figure-none = -
summary = { $jobs ->
    [one] { $games ->
        [one] { $games } Spiel in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } pro Sekunde, mit einem Prozess.
       *[other] { $games } Spiele in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } pro Sekunde, mit einem Prozess.
    }
   *[other] { $games ->
        [one] { $games } Spiel in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } pro Sekunde, mit { $jobs } Prozessen.
       *[other] { $games } Spiele in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } pro Sekunde, mit { $jobs } Prozessen.
    }
}
summary-stopped = { $jobs ->
    [one] Abgebrochen nach { $games } von { $planned } Spielen in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } pro Sekunde, mit einem Prozess.
   *[other] Abgebrochen nach { $games } von { $planned } Spielen in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } pro Sekunde, mit { $jobs } Prozessen.
}

## Was eine Aufzeichnung beweist: siehe server/findings.py

ShuffleUnknown = Die Datei sagt nichts über die Mischung: Soweit sie zeigt, hat sich niemand darauf festgelegt.
SecretDiffers = Das Geheimnis des Servers passt nicht zum Fingerabdruck in der Datei.
CommitmentFits = Das Geheimnis des Servers und der Name des Tischs passen zum Fingerabdruck { $commitment }. Wann der Server ihn gezeigt hat, kann die Datei nicht zeigen: Ist es der, den du gesehen hast, bevor du deinen Teil geschickt hast?
NotedFits = Das Geheimnis des Servers und der Name des Tischs passen zum Fingerabdruck, den du notiert hast. Wenn du ihn notiert hast, bevor du deinen Teil geschickt hast, stand das Geheimnis des Servers da schon fest.
NotedDiffers = Der Fingerabdruck in der Datei ist nicht der, den du notiert hast.
OlderFits = Das Geheimnis des Servers passt zum Fingerabdruck { $commitment }. Wann der Server ihn gezeigt hat, kann die Datei nicht zeigen: Ist es der, den du gesehen hast, bevor du deinen Teil geschickt hast? Der Fingerabdruck ist von der älteren Art, die den Namen des Tischs offen lässt: Steht „{ $table }“ in der Adresse des Tischs? Mit „Jetzt spielen“ kannte so ein Tisch deinen Teil, bevor er sich festgelegt hat, und dann beweist der Fingerabdruck nichts.
OlderNotedFits = Das Geheimnis des Servers passt zum Fingerabdruck, den du notiert hast. Wenn du ihn notiert hast, bevor du deinen Teil geschickt hast, stand das Geheimnis des Servers da schon fest. Der Fingerabdruck ist von der älteren Art, die den Namen des Tischs offen lässt: Steht „{ $table }“ in der Adresse des Tischs? Mit „Jetzt spielen“ kannte so ein Tisch deinen Teil, bevor er sich festgelegt hat, und dann beweist der Fingerabdruck nichts.
StrangeSeat = Es gibt keinen Platz { $seat }, der etwas beigetragen haben könnte.
SeedDiffers = Der Startwert ist nicht aus diesem Geheimnis, dem Namen des Tischs und den Teilen in der Datei gemacht.
SeedAlone = Der Startwert ist nur aus diesem Geheimnis und dem Namen des Tischs gemacht: Sonst hat niemand etwas beigetragen.
SeedFrom = Der Startwert ist aus diesem Geheimnis, dem Namen des Tischs und je einem Teil von { $names } gemacht. Wer einen Teil geschickt hat und wann, kann die Datei nicht zeigen: Alle können ihren eigenen vergleichen.
SeedFromSeats = { COUNT($seats) ->
    [one] Der Startwert ist aus diesem Geheimnis, dem Namen des Tischs und einem Teil von Platz { $seats } gemacht. Wer einen Teil geschickt hat und wann, kann die Datei nicht zeigen: Alle können ihren eigenen vergleichen.
   *[other] Der Startwert ist aus diesem Geheimnis, dem Namen des Tischs und je einem Teil von den Plätzen { $seats } gemacht. Wer einen Teil geschickt hat und wann, kann die Datei nicht zeigen: Alle können ihren eigenen vergleichen.
}
PartMissing = Der Teil, den du notiert hast, steht nicht in der Datei: In diese Mischung ist er nicht eingegangen.
PartOf = Der Teil, den du notiert hast, steht in der Datei, und zwar als der von { $names }.
PartOfSeats = { COUNT($seats) ->
    [one] Der Teil, den du notiert hast, steht in der Datei, und zwar als der von Platz { $seats }.
   *[other] Der Teil, den du notiert hast, steht in der Datei, und zwar als der von den Plätzen { $seats }.
}
DoesNotReplay = Das Spiel lässt sich nicht nachspielen: { $detail }
VersionDiffers = Das Spiel lässt sich nicht nachspielen: Es wurde mit Version { $version } der Regeln gespielt, und hier ist Version { $here }.
MovesFit = { $moves ->
    [one] Der eine Zug lässt sich machen, wie er dasteht, und das aufgeschriebene Ende folgt daraus.
   *[other] Alle { $moves } Züge lassen sich machen, wie sie dastehen, und das aufgeschriebene Ende folgt daraus.
}
MovesUnfinished = { $moves ->
    [0] Es ist kein einziger Zug aufgeschrieben.
    [one] Der eine Zug lässt sich machen, wie er dasteht; das Spiel wurde nicht zu Ende gespielt.
   *[other] Alle { $moves } Züge lassen sich machen, wie sie dastehen; das Spiel wurde nicht zu Ende gespielt.
}
MovesOlder = { $moves ->
    [one] Der eine Zug lässt sich machen, wie er dasteht, und danach ist das Spiel zu Ende. Wie es ausging, hat ein älteres Wolfden so aufgeschrieben, dass es sich nicht mehr prüfen lässt.
   *[other] Alle { $moves } Züge lassen sich machen, wie sie dastehen, und danach ist das Spiel zu Ende. Wie es ausging, hat ein älteres Wolfden so aufgeschrieben, dass es sich nicht mehr prüfen lässt.
}

## Was an einem Befehl nicht stimmt: siehe complaints.py

LanguageUnknown = Wolfden spricht kein „{ $language }“, sondern { $languages }. Weiter geht es auf Englisch.
WordsUnknown = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $languages }.
CommandUnknown = Den Befehl „{ $typed }“ gibt es nicht. Es gibt: { $commands }.
OptionStrange = Die Option { $typed } gibt es hier nicht. Welche es gibt, zeigt --help.
ArgumentMissing = { $name } fehlt. Was da hingehört, zeigt --help.
ValueMissing = Nach { $name } fehlt noch etwas. Was, zeigt --help.
ValueStrange = „{ $typed }“ passt nicht zu { $name }. Was passt, zeigt --help.
TooMuchTyped = Das ist mehr, als zu diesem Befehl gehört: { $typed }.
Mistyped = Das ist nicht zu verstehen: { $detail }
GameUnknown = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $games }.
SeatsWrong = { $title } ist für { $fewest } bis { $most } Spieler, nicht für { $given }.
SeatWrong = Platz { $seat } gibt es nicht: An diesem Tisch sind die Plätze 0 bis { $last }.
SeedWrong = Ein Startwert ist eine ganze Zahl von 0 bis 2**256 - 1.
NameWrong = Ein Name hat 1 bis { $longest } Zeichen, von denen man mindestens eins sehen kann.
OptionForm = Eine Option schreibt man Name=Wert, nicht „{ $typed }“.
OptionUnknown = { $title } hat keine Option „{ $name }“. Es gibt: { $options }.
OptionNone = { $title } hat keine Option „{ $name }“ und auch sonst keine.
OptionValue = Die Option „{ $name }“ kennt { $values }, aber nicht „{ $given }“.
BotUnknown = { $title } hat keinen Bot namens „{ $name }“. Es gibt: { $bots }.
BotsTooMany = { $count } Bots sind zu viele: Es ist nur Platz für { $places }.
PlayersWrong = Hier gehört eine Spielerzahl hin, nicht „{ $typed }“.
GamesWrong = Möglich sind 1 bis { $most } Spiele, nicht { $given }.
JobsWrong = Möglich sind 1 bis { $most } Prozesse, nicht { $given }.
NothingToCount = { $title } sagt nicht, was zu zählen wäre. Wer wie oft gewinnt, zeigt: wolfden simulate { $name }
NothingToReplace = { $title } hat keine Zahlen, die man ersetzen könnte.
NobodyPlays = { $file }: In dieser Aufzeichnung spielt niemand von hier. Zum Ansehen: wolfden replay { $file }
FileUnreadable = { $file } lässt sich nicht lesen: { $detail }
FileTooLarge = { $file } lässt sich nicht lesen: Die Datei ist zu groß.
FileUnwritable = { $file } lässt sich nicht schreiben: { $detail }
FileReadOnly = { $file } lässt sich nicht schreiben: Die Datei ist schreibgeschützt.
FileThere = { $file } gibt es schon. Zum Weiterspielen: wolfden resume { $file }
FileNoText = { $file }: Das ist kein Text: { $detail }
FileNoReplay = { $file }: Das ist keine Aufzeichnung, oder sie ist beschädigt: { $detail }
FileOtherGame = { $file }: Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $games }.
FileOtherRules = { $file }: Das wurde mit Version { $version } von { $title } gespielt; hier ist Version { $here }.
FileWrong = { $file }: { $detail }
moves-not-saved = Die letzten Züge sind nicht gespeichert. { $why }

## Was einen Server am Starten hindert: siehe server/starting.py

DatabaseGone = { $path } ist weg oder leer, aber es gab Tische darin. Leg eine Kopie an die Stelle (siehe `wolfden backup`) oder wähle einen anderen --data-dir. Um neu anzufangen, lösch auch { $marker }.
DatabaseLost = { $path } ist weg oder leer, { $log } aber nicht. Leg eine Kopie an die Stelle (siehe `wolfden backup`) oder wähle einen anderen --data-dir.
DatabaseShut = { $path } lässt sich nicht zum Schreiben öffnen: { $detail }
DatabaseStrange = { $path } ist nicht zu gebrauchen: { $detail }. Leg eine Kopie an die Stelle (siehe `wolfden backup`) oder wähle einen anderen --data-dir.
DatabaseNewer = { $path } stammt von einer neueren Version von Wolfden: Nimm diese oder wähle einen anderen --data-dir.
DatabaseTrouble = { $trouble ->
    [locked] { $path } ist nicht zu gebrauchen: Ein anderes Programm hat die Datenbank gesperrt.
    [full] { $path } ist nicht zu gebrauchen: Die Festplatte ist voll.
    [read-only] { $path } ist nicht zu gebrauchen: Die Datei oder ihr Ordner ist schreibgeschützt.
    [damaged] { $path } ist nicht zu gebrauchen: Die Datenbank ist beschädigt. Leg eine Kopie an die Stelle (siehe `wolfden backup`) oder wähle einen anderen --data-dir.
    [foreign] { $path } ist nicht zu gebrauchen: Die Datei ist keine Datenbank von Wolfden. Leg eine Kopie an die Stelle (siehe `wolfden backup`) oder wähle einen anderen --data-dir.
    [shut] { $path } ist nicht zu gebrauchen: Die Datenbank lässt sich nicht öffnen.
    [broken] { $path } ist nicht zu gebrauchen: Die Festplatte lässt sich nicht lesen oder beschreiben.
    [gone] { $path } ist nicht zu gebrauchen: Die Datei ist inzwischen gelöscht oder ersetzt worden.
   *[silent] { $path } ist nicht zu gebrauchen: Die Datenbank antwortet nicht.
}
CannotListen = Unter { $host }, Port { $port }, lässt sich kein Server öffnen: { $detail }. Siehe --host und --port.
ServerRuns = Mit { $path } läuft schon ein Server. Halt ihn an oder wähle einen anderen --data-dir.
NothingToCopy = In { $path } gibt es keine Tische.
CopyThere = { $path } gibt es schon. Wähle eine Datei, die es noch nicht gibt.
CopyTrouble = { $trouble ->
    [locked] { $path } lässt sich nicht kopieren: Ein anderes Programm hat die Datenbank gesperrt.
    [full] { $path } lässt sich nicht kopieren: Die Festplatte ist voll.
    [read-only] { $path } lässt sich nicht kopieren: Der Ordner der Kopie ist schreibgeschützt.
    [damaged] { $path } lässt sich nicht kopieren: Die Datenbank ist beschädigt.
    [foreign] { $path } lässt sich nicht kopieren: Die Datei ist keine Datenbank von Wolfden.
    [shut] { $path } lässt sich nicht kopieren: Die Datenbank lässt sich nicht öffnen.
    [broken] { $path } lässt sich nicht kopieren: Die Festplatte lässt sich nicht lesen oder beschreiben.
    [gone] { $path } lässt sich nicht kopieren: Die Datei ist inzwischen gelöscht oder ersetzt worden.
   *[silent] { $path } lässt sich nicht kopieren: Die Datenbank antwortet nicht.
}
