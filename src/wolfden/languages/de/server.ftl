### Was der Server ablehnt und womit er sich verabschiedet: siehe server/reasons.py. Der Name der Klasse ist die Id.
### Eine Wartezeit steht in Sekunden da oder, wenn sie lang ist, in Minuten; dann gibt es keine Sekunden.

## Das Spiel und seine Phasen

NotBegun = Das Spiel hat noch nicht begonnen.
BegunAlready = Das Spiel hat schon begonnen, das lässt sich jetzt nicht mehr ändern.
TablePaused = Der Tisch macht gerade Pause. Weiter geht es, wenn der Host die Pause beendet oder alle anderen gemeinsam.
NotPaused = Der Tisch macht gerade keine Pause.
GameEnded = Das Spiel ist zu Ende.
TableClosed = Der Tisch ist geschlossen. Zum Weiterspielen öffne einen neuen.
NotOverYet = Das Spiel ist noch nicht zu Ende.
OnlyInGame = Das geht nur, während gespielt wird.
ChoicesChanged = Inzwischen hat sich geändert, was du tun kannst. Bitte wähle noch einmal.
RulesChanged = Die Regeln sind inzwischen aktualisiert worden. Bitte wähle noch einmal.
NotKept = Das ließ sich nicht speichern und ist deshalb nicht passiert. Bitte versuch es noch einmal.

## Wer darf

OnlyWatching = Du schaust zu. Das können nur Leute, die am Tisch sitzen.
OnlyHost = Das kann nur der Host.
HostMustBeHere = Host kann nur sein, wer gerade da ist.
StillPlaying = { COUNT($names) ->
    [one] { $names } spielt noch. Du kannst vorschlagen, das Spiel zu beenden, oder den Tisch verlassen.
   *[other] { $names } spielen noch. Du kannst vorschlagen, das Spiel zu beenden, oder den Tisch verlassen.
}

## Plätze und Bots

SeatNotThere = Diesen Platz gibt es am Tisch nicht.
SeatTaken = Da sitzt schon jemand. Such dir einen anderen Platz aus.
SeatFree = Da sitzt niemand.
OwnSeat = Das ist dein eigener Platz. Wenn du ihn aufgeben willst, verlass den Tisch.
SeatFreed = Der Host hat deinen Platz freigegeben. Du kannst zuschauen. Zum Mitspielen brauchst du eine neue Einladung.
FreedHere = Der Host hat deinen Platz an diesem Tisch freigegeben. Frag nach, ob du wieder einen bekommst.
FreedNext = Der Host hat deinen Platz am nächsten Tisch freigegeben. Frag nach, ob du wieder einen bekommst.
SeatElsewhere = Auf deinem Platz wird jetzt von einem anderen Gerät aus gespielt.
AnotherSeat = Du hast an diesem Tisch schon einen anderen Platz.
SeenAnother = Du hast in diesem Spiel schon die Karten eines anderen Platzes gesehen, darum kannst du diesen nicht nehmen.
BotPlays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
BotPlaysAlready = Für dich spielt schon ein Bot.
BotPlaysThere = Dort spielt schon ein Bot.
BotDecides = Deine Zeit war um, darum trifft der Bot diese Entscheidung. Danach kannst du deinen Platz zurücknehmen.
NoSuchBot = Diesen Bot gibt es nicht. Spielen können: { $bots }.

## Namen, Optionen und andere Papiere eines Tischs

BadName = Wähle einen Namen mit 1 bis { $longest } Zeichen, den die anderen sehen können.
NameTaken = So heißen hier schon zu viele. Wähle einen anderen Namen.
ColourTaken = Diese Farbe hat schon jemand. Wähle eine andere.
NoSuchGame = Dieses Spiel gibt es hier nicht.
WrongSeats = { $title } ist für { $fewest } bis { $most } Spieler.
TooFewSeats = { $people ->
    [one] Hier sitzt schon jemand, es braucht also mindestens einen Platz.
   *[other] Hier sitzen schon { $people } Leute, es braucht also mindestens so viele Plätze.
}
WrongOption = So lässt sich das Spiel nicht aufbauen: { $detail }
NoSuchTempo = Dieses Tempo gibt es nicht. Wähle eins von diesen: { $tempos }.
NoSuchLanguage = Diese Sprache spricht Wolfden nicht. Wähle eine von diesen: { $languages }.
BadNumbers = { $line ->
    [0] Die Zahlen in deiner Datei passen nicht zum Spiel: { $detail }
   *[other] Zeile { $line } deiner Datei passt nicht zum Spiel: { $detail }
}
NoNumbers = { $title } hat keine Zahlen, die man ersetzen könnte.

## Der Start

NotReady = { COUNT($names) ->
    [one] { $names } ist noch nicht bereit.
   *[other] { $names } sind noch nicht bereit.
}
OthersSitHere = Hier sitzen auch andere. Starte das Spiel, wenn alle bereit sind.

## Was alle gemeinsam entscheiden

TheyAreHere = Wer da ist, spielt selbst.
ClockDecides = An diesem Tisch läuft eine Uhr: Ein Bot springt erst ein, wenn jemandes Zeit um ist.
JustGone = { $minutes ->
    [0] { $seconds ->
        [one] { $name } ist gerade erst gegangen. Nach einer Sekunde kann ein Bot einspringen.
       *[other] { $name } ist gerade erst gegangen. Nach { $seconds } Sekunden kann ein Bot einspringen.
    }
    [one] { $name } ist gerade erst gegangen. Nach einer Minute kann ein Bot einspringen.
   *[other] { $name } ist gerade erst gegangen. Nach { $minutes } Minuten kann ein Bot einspringen.
}
MustAgree = Alle, die mitspielen, müssen zustimmen, dass jemand Neues den Platz nimmt. Es fehlt noch: { $names }.
PauseHolds = { $minutes ->
    [0] { $seconds ->
        [one] Weiterspielen lassen kann jetzt der Host oder alle anderen gemeinsam; nach einer Sekunde Pause kann es auch eine Person allein.
       *[other] Weiterspielen lassen kann jetzt der Host oder alle anderen gemeinsam; nach { $seconds } Sekunden Pause kann es auch eine Person allein.
    }
    [one] Weiterspielen lassen kann jetzt der Host oder alle anderen gemeinsam; nach einer Minute Pause kann es auch eine Person allein.
   *[other] Weiterspielen lassen kann jetzt der Host oder alle anderen gemeinsam; nach { $minutes } Minuten Pause kann es auch eine Person allein.
}
PauseJustEnded = Die anderen haben gerade erst eine Pause beendet. Bitte warte eine Weile bis zur nächsten.
EnoughPauses = Das waren erst einmal genug Pausen. Bitte spielt eine Weile, bevor die nächste kommt.

## Reden

NoChat = An diesem Tisch gibt es keinen freien Chat.
NothingSaid = Schreib zuerst etwas.
ChatFull = Der Chat an diesem Tisch ist voll.
NoHints = An diesem Tisch kann niemand fragen, was ein guter Spieler täte.
HintsBusy = Gerade fragen zu viele um Rat. Versuch es gleich noch einmal.

## Codes und Adressen

NoSuchTable = Diesen Tisch gibt es nicht oder nicht mehr.
NoSuchInvite = Zu diesem Code gibt es keinen Tisch. Sieh noch einmal nach oder lass ihn dir neu geben.
CodeSpent = Dieser Code gilt nicht oder nicht mehr. Lass dir einen neuen geben.
NothingHere = Unter dieser Adresse gibt es nichts.

## Aufzeichnungen

KeepsSecrets = An diesem Tisch behalten alle ihre Geheimnisse: Es gibt keine Aufzeichnung.
ShownAtEnd = Das wird erst gezeigt, wenn das Spiel zu Ende ist, und nur, wo der Tisch es erlaubt.
RulesChangedOnTheWay = Während dieses Spiels sind die Regeln aktualisiert worden, darum lässt es sich nicht von Anfang an erzählen.
NoReplay = Das ist keine Aufzeichnung, oder sie ist beschädigt: { $detail }
OtherGame = Das ist eine Aufzeichnung von „{ $name }“, und dieses Spiel gibt es hier nicht.
OtherVersion = Dieses Spiel wurde mit Version { $version } von { $title } gespielt. Hier ist Version { $here }, darum lässt es sich nicht zeigen.
FileTooLong = Dieses Spiel ist zu lang, um hier gezeigt zu werden.

## Grenzen

TooFast = { $minutes ->
    [0] { $seconds ->
        [one] Das war zu viel auf einmal. Bitte warte eine Sekunde.
       *[other] Das war zu viel auf einmal. Bitte warte { $seconds } Sekunden.
    }
    [one] Das war zu viel auf einmal. Bitte warte eine Minute.
   *[other] Das war zu viel auf einmal. Bitte warte { $minutes } Minuten.
}
TooManyGuesses = { $minutes ->
    [0] { $seconds ->
        [one] Das waren zu viele falsche Codes. Bitte warte eine Sekunde.
       *[other] Das waren zu viele falsche Codes. Bitte warte { $seconds } Sekunden.
    }
    [one] Das waren zu viele falsche Codes. Bitte warte eine Minute.
   *[other] Das waren zu viele falsche Codes. Bitte warte { $minutes } Minuten.
}
TooManyTables = { $minutes ->
    [0] { $seconds ->
        [one] Von hier aus sind zu viele neue Tische geöffnet worden. Bitte warte eine Sekunde.
       *[other] Von hier aus sind zu viele neue Tische geöffnet worden. Bitte warte { $seconds } Sekunden.
    }
    [one] Von hier aus sind zu viele neue Tische geöffnet worden. Bitte warte eine Minute.
   *[other] Von hier aus sind zu viele neue Tische geöffnet worden. Bitte warte { $minutes } Minuten.
}
HouseFull = { $minutes ->
    [0] { $seconds ->
        [one] Das Haus ist voll. Bitte versuch es in einer Sekunde noch einmal.
       *[other] Das Haus ist voll. Bitte versuch es in { $seconds } Sekunden noch einmal.
    }
    [one] Das Haus ist voll. Bitte versuch es in einer Minute noch einmal.
   *[other] Das Haus ist voll. Bitte versuch es in { $minutes } Minuten noch einmal.
}
TooBusy = { $minutes ->
    [0] { $seconds ->
        [one] Hier ist gerade zu viel zu tun. Bitte versuch es in einer Sekunde noch einmal.
       *[other] Hier ist gerade zu viel zu tun. Bitte versuch es in { $seconds } Sekunden noch einmal.
    }
    [one] Hier ist gerade zu viel zu tun. Bitte versuch es in einer Minute noch einmal.
   *[other] Hier ist gerade zu viel zu tun. Bitte versuch es in { $minutes } Minuten noch einmal.
}
TooManyStories = { $minutes ->
    [0] { $seconds ->
        [one] Es werden gerade zu viele Aufzeichnungen angesehen. Bitte versuch es in einer Sekunde noch einmal.
       *[other] Es werden gerade zu viele Aufzeichnungen angesehen. Bitte versuch es in { $seconds } Sekunden noch einmal.
    }
    [one] Es werden gerade zu viele Aufzeichnungen angesehen. Bitte versuch es in einer Minute noch einmal.
   *[other] Es werden gerade zu viele Aufzeichnungen angesehen. Bitte versuch es in { $minutes } Minuten noch einmal.
}
Flooded = Das war zu viel auf einmal.
TooManyPages = Dieser Tisch ist schon in zu vielen Fenstern offen. Schließ eins davon.
TooMuchUnread = Die Verbindung ist zu langsam für alles, was hier offen ist. Schließ ein paar Fenster.

## Vom Server selbst

SetUpAgain = Der Tisch muss neu aufgebaut werden. Einen Moment, bitte.
Restarting = Der Server wird neu gestartet. Einen Moment, bitte.
ComeBack = Der Tisch ist noch nicht so weit. Einen Moment, bitte.
CannotRead = Die Tische lassen sich gerade nicht lesen. Bitte versuch es noch einmal.
OurMistake = Hier ist etwas schiefgegangen. Es liegt nicht an dir.

## Für alle, die Seiten schreiben: was keine unserer Seiten schicken würde

Misunderstood = Das ist nicht zu verstehen: { $detail }
NoHello = Die Seite hat sich nicht gemeldet. Bitte lade sie neu.
NoFrame = Die Seite hat etwas Seltsames geschickt. Bitte lade sie neu.
MetAlready = Die Seite hat sich zweimal gemeldet. Bitte lade sie neu.
FromElsewhere = Das kam nicht von unserer Seite.
NotJson = Der Inhalt der Anfrage muss JSON sein.
TooLong = Das ist zu lang.
BrokeOff = Die Verbindung ist abgebrochen. Bitte versuch es noch einmal.
