### Die Seite auf Deutsch: alles, was sie sagt und was keinem einzelnen Spiel gehört.
###
### `$name` ist eine Person, `$names` eine Liste von Personen (wer liest, ist darin „du“), `$title` der Titel eines
### Spiels, `$bot` die Stärke eines Bots.

## The page as a whole

title = Wolfden
title-of = { $page } - Wolfden
title-your-turn = (du bist dran) { $page } - Wolfden
welcome = Trau niemandem an diesem Tisch
tagline = Spiele mit versteckten Wölfen, Hunden, Wildschweinen und Arbeitern. Spiel mit Freunden und Bots, gleich hier und ohne Konto.
home = Startseite
skip = Zum Inhalt springen
loading = Einen Moment…
nowhere = Unter dieser Adresse gibt es nichts.
to-home = Zur Startseite
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
busy = { $seconds ->
    [one] Hier ist gerade zu viel los. Versuch es bitte in einer Sekunde noch einmal.
   *[other] Hier ist gerade zu viel los. Versuch es bitte in { $seconds } Sekunden noch einmal.
}
again = Noch einmal versuchen
you-name = Dein Name
animals = Otter, Reiher, Dachs, Luchs, Marder, Fink, Hase, Kranich, Molch, Amsel, Hermelin, Eule

## Language and looks

language-name = Deutsch
language-label = Sprache
language-hint = Alle am Tisch lesen in ihrer eigenen Sprache.
theme-label = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
gloss-of = „{ $word }“ heißt „{ $meaning }“.
gloss-hint = Die Wörter auf diesem Plan sind für alle dieselben ({ $language }). Tipp auf eines, um zu sehen, was es heißt.

## The first page

games-heading = Spiele
games-players = { $fewest } bis { $most } Personen
games-players-exactly = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
games-minutes = { $from } bis { $to } Minuten
games-minutes-exactly = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
games-play = Jetzt spielen
games-play-hint = Jetzt spielen: { $title }, gegen Bots
games-open = Tisch eröffnen
games-open-hint = Tisch eröffnen: { $title }, mit Freunden
games-learn = Spielend lernen
games-learn-hint = Spielend lernen: { $title }
games-rules = Regeln
games-rules-hint = Regeln: { $title }

numbers-button = Eigene Zahlen
numbers-hint = Eigene Zahlen: { $title }
numbers-heading = { $title } mit eigenen Zahlen
numbers-get = Hol dir die Datei mit den Zahlen des Spiels, ändere in einem Texteditor, was du magst, und lade sie wieder hoch.
numbers-download = Datei holen
numbers-choose = Deine Datei wählen
numbers-chosen = Deine Datei: { $file }
numbers-missing = Wähl zuerst deine Datei.
numbers-large = Diese Datei ist zu groß für die Zahlen eines Spiels.
numbers-kept = Die Aufzeichnung des Spiels enthält deine Zahlen.
numbers-played = Hier wird mit eigenen Zahlen gespielt, nicht mit denen des Spiels.

mine-heading = Deine Tische
mine-your-turn = Du bist am Zug
mine-phase-lobby = Noch nicht angefangen
mine-phase-playing = Andere sind am Zug
mine-phase-paused = Pause
mine-phase-over = Vorbei
mine-with = mit { VALUE($names, case: "dat") }
mine-all = Alle { $count } zeigen

join-heading = An einen Tisch setzen
join-intro = Hat dir jemand einen Code gegeben? Damit bekommst du einen Platz.
join-code = Code
join-button = Platz nehmen
join-watch = Nur zuschauen
join-missing = Gib zuerst den Code des Tisches ein.
join-given = Für dich ist ein Platz reserviert. Unter welchem Namen spielst du?
join-invited = Du bist an einen Tisch eingeladen. Unter welchem Namen spielst du?

move-heading = Deinen Platz hierher holen
move-intro = Dieser Link holt deinen Platz am Tisch auf dieses Gerät. Er funktioniert einmal; das andere Gerät schaut danach nur noch zu.
move-button = Auf diesem Gerät spielen
move-missing = Der Link ist unvollständig: Ihm fehlt der Code. Öffne ihn noch einmal vom anderen Gerät aus.

replays-heading = Aufzeichnungen
replays-intro = Hast du die Datei eines beendeten Spiels? Schau es dir Zug für Zug an, von jedem Platz aus.
replays-button = Aufzeichnung öffnen

rules-none = Dieses Spiel gibt es nicht.

## Ein Spiel lernen, indem man es spielt: eine Karte neben dem Tisch

learn-heading = { $title } lernen
learn-which = Welche Rolle möchtest du lernen?
learn-you = Du
learn-go-on = Weiter
learn-back = Zurück
learn-skip = Vorspulen
learn-skip-hint = Zum nächsten, was zu tun ist
learn-progress = { $number } von { $count }
learn-your-turn = Du bist dran
learn-try-again = Noch einmal
learn-leave = Verlassen
learn-leave-sure = Die Lektion verlassen?
learn-leave-hint = Sie wartet auf dich: Beim nächsten Mal kannst du bei dieser Karte weitermachen.
learn-stay = Bleiben
learn-resume-hint = Du warst schon einmal hier und bist bis Karte { $number } von { $count } gekommen.
learn-resume = Dort weitermachen
learn-restart = Von vorn
learn-real = Jetzt ein echtes Spiel

## The line to the server

link-open = Verbunden
link-connecting = Verbindung wird hergestellt…
link-waiting = { $seconds ->
    [one] Keine Verbindung. Nächster Versuch in einer Sekunde.
   *[other] Keine Verbindung. Nächster Versuch in { $seconds } Sekunden.
}
link-now = Jetzt versuchen
link-closed = Nicht verbunden
link-sending = Wird gesendet…

## Time

time-hours = { $hours } Std. { $minutes } Min.
time-days = { $days ->
    [one] { $days } Tag { $hours } Std.
   *[other] { $days } Tage { $hours } Std.
}

## The lobby

lobby-heading = Ein Tisch für { $title }
lobby-invite = Freunde einladen
lobby-invite-hint = Wer diesen Link öffnet, bekommt einen freien Platz. Niemand braucht ein Konto.
lobby-code = Code
lobby-qr = QR-Code mit dem Einladungslink
lobby-seats = Plätze
lobby-free = Frei
lobby-you = du
lobby-host = Host
lobby-here = da
lobby-away = weg
lobby-bot = { $bot ->
    [good] Bot (gut)
    [greedy] Bot (gierig)
    [simple] Bot (einfach)
    [random] Bot (planlos)
   *[other] Bot ({ $bot })
}
lobby-bot-for = Wer auf Platz { $seat } sitzt
lobby-keep-free = Frei für Freunde
lobby-sit = Hier sitzen
lobby-sit-in = Hier sitzen, auf Platz { $seat }
lobby-colour = Deine Farbe
lobby-colour-of = Farbe { $number }
lobby-settings = Das Spiel
lobby-settings-of = Das entscheidet der Host.
lobby-count = Zahl der Plätze
lobby-fewer = Ein Platz weniger
lobby-more = Ein Platz mehr
lobby-language = Sprache der Wörter
lobby-language-hint = Namen der Stationen und Hinweise müssen für alle dieselben sein. Alles andere lesen alle in ihrer eigenen Sprache.
lobby-chat = Freier Chat
lobby-chat-hint = Zusätzlich zu dem, was man im Spiel sagen kann.
lobby-hints = Tipps
lobby-hints-hint = Wer will, kann fragen, was ein guter Spieler täte. Wenn der Gastgeber nichts anderes sagt, nur solange jemand allein gegen Bots spielt.
lobby-review = Am Ende wird alles aufgedeckt
lobby-review-hint = Mit Aufzeichnung und Startwert der Mischung. Sonst bleibt für immer geheim, was geheim war.
lobby-on = Ja
lobby-off = Nein
lobby-start = Spiel starten
lobby-start-bots = { $count ->
    [one] Starten: ein Bot nimmt den freien Platz
   *[other] Starten: Bots nehmen die { $count } freien Plätze
}
lobby-wait-host = { $name } startet das Spiel.
lobby-wait-ready = Es wird noch auf { VALUE($names, case: "acc") } gewartet.
lobby-host-away = { $name } muss das Spiel starten, ist aber weg. In ein paar Minuten wird jemand anders Host.
lobby-no-host = Der Host ist gegangen; hier kann kein Spiel mehr anfangen.
lobby-heir = Zum Host machen
lobby-heir-is = { $name } zum Host machen
lobby-free-seat = Platz freigeben
lobby-free-of = Platz von { $name } freigeben: Zuschauen geht weiter, Mitspielen nur mit neuer Einladung
lobby-watching = Du schaust zu. Um mitzuspielen, nimm mit dem Einladungscode Platz, solange etwas frei ist.
lobby-leave = Tisch verlassen
lobby-close-table = Tisch schließen
lobby-chat-heading = Chat

tempo-label = Tempo
tempo-untimed = Ohne Uhr
tempo-live = Live: eine Minute für jede Entscheidung
tempo-relaxed = Gemütlich: ein Tag für jede Entscheidung

## The table

table-fold = Tisch ansehen
table-unfold = Was du tun kannst
table-call-offer = Dieses Spiel kann Tage dauern.
table-call-yes = Benachrichtige mich, wenn ich am Zug bin
table-call-no = Nein, danke
table-watching = Du schaust zu.
table-spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-paused = Der Tisch macht Pause. Niemand kann ziehen, und die Uhren stehen still.
table-ended-agreed = Ihr habt das Spiel hier gemeinsam beendet.
table-ended-closed = Der Host hat den Tisch geschlossen.
table-bot-plays = { $bot ->
    [good] Ein guter Bot spielt für dich.
    [greedy] Ein gieriger Bot spielt für dich.
    [simple] Ein einfacher Bot spielt für dich.
    [random] Ein planloser Bot spielt für dich.
   *[other] Ein Bot ({ $bot }) spielt für dich.
}
table-take-back = Wieder selbst spielen
table-stale = Inzwischen ist am Tisch etwas passiert. Schau noch einmal hin und wähl dann.
table-lost = Was du gewählt hast, passt nicht mehr zu dem, was passiert ist. Wähl noch einmal.
table-dismiss = Meldung ausblenden
table-cover = Geheimnisse verdecken
table-uncover = Geheimnisse zeigen
table-covered = Deine Geheimnisse sind verdeckt.
table-secrets = Deine Geheimnisse
table-tabs-table = Tisch
table-tabs-talk = Reden
table-tabs-log = Verlauf
table-tabs-notes = Notizen
table-tabs-sheet = Übersicht
table-unread = { $tab }, { $count } neu
table-panels = Mehr zum Spiel
table-drawer-close = Zurück zum Tisch
table-rematch = Noch einmal mit denselben Plätzen
table-clock-yours = Du hast noch { $time }
table-clock-others = { COUNT($names) ->
    [one] { $names } hat noch { $time }
   *[other] { $names } haben noch { $time }
}
closed-heading = Dieser Tisch ist geschlossen
closed-gone = Diesen Tisch gibt es nicht, oder nicht mehr.
notification = { $title }: Du bist am Zug

## Bots

bots-good = gut
bots-greedy = gierig
bots-simple = einfach
bots-random = planlos

## A fair shuffle

fair-heading = Faires Mischen
fair-hint = Zuerst legt der Server seinen Teil der Mischung fest und zeigt einen Fingerabdruck davon. Dann gibt jedes Gerät am Tisch einen eigenen Teil dazu. Nach dem Spiel deckt der Server seinen Teil auf, und deine Seite prüft, ob er zum Fingerabdruck passt und ob dein Teil dabei ist.
fair-commitment = Fingerabdruck, den deine Seite zuerst gesehen hat
fair-late = Fingerabdruck, den deine Seite erst nach dem Austeilen gesehen hat
fair-part = Dein Teil
fair-no-part = Dieses Gerät hat nichts dazugegeben.
fair-changed = Der Server zeigt einen anderen Fingerabdruck als am Anfang. Deshalb schickt deine Seite ihm keinen Teil von dir. Trau dieser Mischung nicht.
fair-checking = Die Mischung wird geprüft…
fair-unknown = Die Mischung konnte nicht geprüft werden. { $why }
fair-found-good = Dein Teil ist in dieser Mischung, und der Server hatte sich vorher festgelegt.
fair-found-changed = Etwas stimmt nicht: Das ist nicht der Fingerabdruck, den der Server gezeigt hat, bevor er deinen Teil hatte.
fair-found-secret = Etwas stimmt nicht: Was der Server aufgedeckt hat, passt nicht zu seinem Fingerabdruck.
fair-found-seed = Etwas stimmt nicht: Der Startwert ist nicht aus dem Teil des Servers und den Teilen vom Tisch entstanden.
fair-found-part = Etwas stimmt nicht: Dein Teil ist nicht in dieser Mischung.
fair-found-alone = Niemand hat etwas zu dieser Mischung dazugegeben: Der Server hat sie allein bestimmt.
fair-found-late = Der Startwert passt zum Fingerabdruck. Aber deine Seite hat ihn vor dem Austeilen nicht gesehen und kann darum nicht sagen, ob der Server die Karten ausgesucht hat.
fair-found-absent = Der Startwert passt zum Fingerabdruck, den der Server vor dem Austeilen gezeigt hat. Aber dieses Gerät hat nichts zur Mischung dazugegeben; ob der Server die Karten ausgesucht hat, können nur die sagen, die das getan haben.
fair-found-strangers = { COUNT($names) ->
    [one] Es gibt auch einen Teil von { VALUE($names, case: "dat") }; auf diesem Platz hat deine Seite beim Austeilen niemanden gesehen. Wenn nicht jemand zwischendurch gekommen und gegangen ist, konnte der Server diesen Teil aussuchen und damit die Karten.
   *[other] Es gibt auch Teile von { VALUE($names, case: "dat") }; auf diesen Plätzen hat deine Seite beim Austeilen niemanden gesehen. Wenn nicht jemand zwischendurch gekommen und gegangen ist, konnte der Server diese Teile aussuchen und damit die Karten.
}
fair-found-others = { COUNT($names) ->
    [one] Es gibt auch einen Teil von { VALUE($names, case: "dat") }. Passend aussuchen konnte ihn nur, wer mit dem Server unter einer Decke steckt.
   *[other] Es gibt auch Teile von { VALUE($names, case: "dat") }. Passend aussuchen konnte sie nur, wer mit dem Server unter einer Decke steckt.
}

## Talk and chat

talk-say = Sag etwas
talk-search = Suchen, was man sagen kann
talk-nothing = Im Moment gibt es nichts zu sagen.
talk-silent = In diesem Spiel gibt es nach den Regeln nichts zu sagen, und der freie Chat ist an diesem Tisch aus.
talk-none = Nichts gefunden.
talk-said = Bisher gesagt
talk-silence = Noch hat niemand etwas gesagt.
talk-chat = Chat
talk-write = Schreib dem Tisch
talk-send = Senden
talk-no-chat = Der freie Chat ist an diesem Tisch aus.
talk-mutes = Jemanden stummschalten
talk-mutes-hint = Du siehst dann nicht mehr, was diese Person im Chat schreibt.
talk-empty = Noch keine Nachrichten.
talk-somebody = Jemand
talk-look-back = Frühere Nachrichten
talk-looking-back = Wird gesucht…

## Notes

notes-label = Deine Notizen
notes-hint = Nur du siehst sie. Sie kommen mit, wenn du den Platz oder das Gerät wechselst, und sind weg, wenn du gehst.
notes-saving = Wird gespeichert…
notes-saved = Gespeichert
notes-unsaved = Noch nicht gespeichert

## Help

help-open = Hilfe
help-heading = Hilfe: { $title }
help-goal = Dein Ziel jetzt
help-ask = Was ist das? Tipp es an
help-things = Alle Dinge der Reihe nach
about-ask = Tipp etwas an, um zu erfahren, was es ist.
help-why = Warum kann ich nicht…?
help-why-hint = Wähl, was du tun möchtest, und sieh, welche Regel dagegen spricht.
help-why-search = Suchen, was man alles tun kann
help-why-can = Das kannst du jetzt tun.
help-more = { $count ->
    [one] Noch eins; such, um die Auswahl einzugrenzen.
   *[other] Noch { $count }; such, um die Auswahl einzugrenzen.
}
help-hints = Tipps und Warnungen
help-hints-ask = Hat der Tisch Tipps, zeigt „Was tätest du?“ oben neben der Aufforderung, was ein guter Spieler mit deinem Wissen täte, und warum. Niemand merkt, dass du fragst. Ob es Tipps gibt, wird vor dem Spiel gewählt und steht fest, sobald es beginnt.
help-hints-warnings = Eine Wahl mit Warnzeichen birgt ein Risiko: Tipp sie an, lies, welches, und sende sie nur, wenn du sie noch willst. Im Menü kannst du die Warnungen abschalten. Was nur ein guter Spieler sieht, davor wird nur gewarnt, wo der Tisch Tipps hat.
help-keys = Tasten
help-keys-digits = wählen
help-keys-arrows = zwischen den Möglichkeiten wechseln
help-keys-enter = wählen, dann senden
help-keys-escape = letzte Wahl zurücknehmen
help-keys-c = Geheimnisse verdecken oder zeigen
help-keys-question = diese Hilfe
key-enter = Enter
key-escape = Esc

## The menu

menu-open = Menü
menu-settings = Einstellungen
menu-sound = Ton, wenn du am Zug bist
menu-notify = Benachrichtige mich, wenn ich am Zug bin
menu-notify-hint = Für Spiele über mehrere Tage: Der Browser meldet sich, während diese Seite im Hintergrund ist.
menu-notify-denied = Dein Browser erlaubt das nicht. Du kannst es in seinen Einstellungen ändern.
menu-cover-on-blur = Geheimnisse verdecken, wenn ich woanders hinschaue
menu-quick = Einen Zug sofort senden, wenn er vollständig ist
menu-warnings = Vor bösen Überraschungen warnen
menu-seat = Dein Platz
menu-hand-over = Einen Bot für mich spielen lassen
menu-hand-over-hint = Bis du deinen Platz wieder übernimmst. Der Bot weiß nur, was du weißt.
menu-strength = Stärke
menu-take-back = Wieder selbst spielen
menu-device = Auf ein anderes Gerät umziehen
menu-leave = Tisch verlassen
menu-leave-sure = Endgültig gehen? Ein Bot bekommt deinen Platz, und du kannst nicht zurück.
menu-leave-yes = Endgültig gehen
menu-agree = Ich würde hier aufhören
menu-agree-hint = Das Spiel endet, wenn alle das möchten.
menu-disagree = Ich möchte lieber weiterspielen
menu-wishes = { COUNT($names) ->
    [one] Bisher würde { $names } hier aufhören.
   *[other] Bisher würden { $names } hier aufhören.
}
menu-wishes-you = Bisher würdest nur du hier aufhören.
menu-host = Als Host
menu-pause = Pause machen
menu-go-on = Weiterspielen
menu-close-table = Tisch schließen
menu-close-sure = Den Tisch für alle schließen? Danach kann das Spiel nicht weitergehen.
menu-close-yes = Für alle schließen
menu-give = Den Platz eines Bots an Freunde geben
menu-give-to = Den Platz von { $name } vergeben
menu-give-ask = Die anderen fragen, ob jemand den Platz von { $name } bekommen darf
menu-give-hint = Wer neu dazukommt, sieht die Karten des Bots. Deshalb müssen alle zustimmen, die mitspielen, und alle erfahren davon.
menu-heir = Jemand anders soll Host sein
menu-heir-is = { $name } soll Host sein
menu-news = Plätze und Rollen

## What the table decides together

house-label = An diesem Tisch
house-news-newcomer = { $name } ist neu und hat mitten im Spiel den Platz von Bot { $of } übernommen.
house-news-host = { $name } ist jetzt Host.
house-news-bot = { $name } ist weg; bis zur Rückkehr spielt ein Bot.
house-news-left = { $name } ist gegangen; auf dem Platz sitzt jetzt ein Bot.
house-news-freed = Der Host hat den Platz von { $name } freigegeben.
house-news-goon = Die Pause ist vorbei.
house-newcomers = Neu seit Spielbeginn: { $names }.
house-wish-bot = Soll so lange ein Bot für { VALUE($name, case: "acc") } spielen? Dafür: { $names }.
house-wish-give = Soll jemand Neues den Platz von Bot { $name } bekommen? Dafür: { $names }.
house-wish-goon = Soll es jetzt weitergehen? Dafür: { $names }.
house-missing = Noch gefragt: { $names }.
house-agree = Ich bin dafür
house-disagree = Ich bin nicht mehr dafür
house-waits = { $name } ist am Zug, aber gerade nicht da.
house-bot = Einen Bot für { $name } spielen lassen
house-bot-hint = In ein paar Minuten kann ein Bot übernehmen, wenn alle Anwesenden dafür sind; nach einer halben Stunde reicht eine Stimme.
house-go-on = Weiterspielen
house-go-on-hint = Weiterspielen lassen kann der Host jederzeit, alle anderen gemeinsam, und nach zehn Minuten auch eine Person allein.
house-link = Link zum Weitergeben holen

device-heading = Auf ein anderes Gerät umziehen
device-intro = Öffne diesen Link auf dem anderen Gerät. Er funktioniert einmal: Behalte ihn für dich.
device-give-heading = Der Platz von { $name }
device-give-intro = Schick diesen Link weiter. Wer ihn zuerst öffnet, bekommt den Platz.
device-qr = QR-Code mit dem Link
device-until = Gilt bis { $time }.

## People around the table

ring-label = Der Tisch
ring-people = Alle am Tisch, von dir aus im Uhrzeigersinn
ring-you = (du)
ring-bot = Bot
ring-bot-for = { $bot ->
    [good] ein guter Bot spielt
    [greedy] ein gieriger Bot spielt
    [simple] ein einfacher Bot spielt
    [random] ein planloser Bot spielt
   *[other] ein Bot ({ $bot }) spielt
}
ring-away = weg
ring-empty = noch niemand
ring-your-turn = du bist am Zug
ring-to-move = am Zug
ring-you-chose = du hast gewählt
ring-says = { $name } sagt: { $text }
ring-choose-among = { $count ->
    [one] { $name }: eine Möglichkeit
   *[other] { $name }: { $count } Möglichkeiten
}
ring-what = Was hast du mit { $name } vor?
ring-what-you = Was hast du selbst vor?
ring-never = Nichts
ring-about = Über { $name }
ring-about-you = Über dich
ring-say = Allen sagen
ring-close = Schließen

## What you may do

choices-label = Was du tun kannst
choices-so-far = Bisher gewählt
choices-back = Zurücknehmen
choices-send = Senden
choices-final = Was gesendet ist, kannst du nicht mehr zurücknehmen.
choices-sending = Wird gesendet…
choices-none = Du hast gerade nichts zu entscheiden.
choices-covered = Deine Möglichkeiten sind mit deinen Geheimnissen verdeckt. Deck sie auf, um weiterzuspielen.
choices-meaning = { $what } ({ $meaning })
choices-named = { $name }: { $what }
choices-why-not = { $what } (geht gerade nicht; frag, warum)
choices-others = Warum kann ich nichts anderes wählen?
choices-asking = Die Regeln werden gefragt…
advice-ask = Was tätest du?
advice-asking = Überlegt…
advice-heading = Ein guter Spieler täte das:
advice-do = Das mache ich
# Was man von einer riskanten Wahl hört.
choices-warned = { $what } (Vorsicht: { $caution })

## The log

log-label = Was passiert ist
log-only-you = nur du
log-only-some = nur { $names }
log-covered = Etwas, das nur du weißt (verdeckt)
log-covered-short = verdeckt
log-newest = Zum Neuesten
log-empty = Noch ist nichts passiert.

## The end

end-title = Das Spiel ist vorbei
end-you-win = Du gewinnst!
end-you-win-with = Du gewinnst, zusammen mit { VALUE($names, case: "dat") }!
end-you-share = Du teilst dir den Sieg mit { VALUE($names, case: "dat") }!
end-you-lose = Du verlierst.
end-nobody = Niemand gewinnt.
end-wins = { COUNT($names) ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
end-total = Gesamt
end-lines = Punkte, Zeile für Zeile
end-review = Alles aufgedeckt
end-rematch = Noch einmal in derselben Runde
end-replay = Aufzeichnung ansehen
end-download = Spiel herunterladen
end-fair = Wurde fair gemischt?
end-seed = Startwert der Mischung
end-verify = Lade das Spiel herunter und prüf zu Hause alles mit diesem Befehl, auch, dass jede Karte aus dem Startwert kommt:
end-verify-file = DATEI
end-secret = Dieser Tisch behält seine Geheimnisse für immer: Weder Karten noch Startwert werden gezeigt.

## Replays

replay-title = Aufzeichnung
replay-title-of = Aufzeichnung: { $title }
replay-open-text = Wähl die Datei eines Spiels, oder lass sie irgendwo auf dieser Seite fallen.
replay-drop = Lass die Datei hier fallen
replay-choose = Datei wählen
replay-loading = Das Spiel wird geholt…
replay-too-large = Diese Datei ist zu groß für die Aufzeichnung eines Spiels.
replay-eyes = Mit den Augen von
replay-public = Zuschauenden
replay-all = allen zugleich
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-scene = Szene
replay-scene-of = { $scene } von { $scenes }
replay-scene-says = { $scene } von { $scenes }: { $caption }
replay-start = Das Spiel beginnt.
replay-did = { $name } hat gezogen.
replay-unseen = Jemand hat gezogen.
replay-link = Link kopieren
replay-link-hint = Einen Link zu dieser Stelle kopieren
replay-copied = Kopiert
replay-download = Herunterladen
replay-keys = Tasten: links und rechts für Schritte, Pos1 und Ende zum Springen, Leertaste zum Abspielen.
replay-secrets = Was { $name } weiß
replay-seat = Platz { $number }
replay-other = Andere Datei öffnen

## A game without a face of its own

generic-yes = ja
generic-no = nein
generic-none = niemand
generic-turn = Du bist am Zug.
generic-waiting = Es wird auf { VALUE($names, case: "acc") } gewartet.
generic-over = Das Spiel ist vorbei.
generic-nothing = nichts
generic-of = { $name }: { $what }

## The screen

table-goal-more = Mehr über mein Ziel
table-goal-covered = Dein Ziel ist verdeckt.
table-tabs-players = Leute
end-look = Das Brett ansehen
end-show = Das Ergebnis zeigen
moment-go-on = Tippen oder Leertaste: weiter
missed-heading = Während du weg warst
missed-more = { $count ->
    [one] Eines davor steht im Verlauf.
   *[other] { $count } Dinge davor stehen im Verlauf.
}
missed-seen = Weiter
speed-label = Wie schnell etwas gezeigt wird
speed-calm = Gemächlich
speed-normal = Normal
speed-quick = Zügig
speed-none = Sofort
bar-sound = Töne

## Around the table: covers, playing at once, invitations, one screen for several people

games-start-here = Fang hier an
games-hard = { $level ->
    [1] Leicht zu lernen
    [2] Etwas mehr Regeln
   *[3] Anspruchsvoll
}
games-more = Mehr
games-more-hint = Mehr: { $title }

play-heading = { $title } spielen
play-part = Deine Rolle
play-bots = Bots
play-bots-count = { $count ->
    [one] Ein Bot
   *[other] { $count } Bots
}
play-bots-fewer = Ein Bot weniger
play-bots-more = Ein Bot mehr
play-strength = Wie sie spielen
play-strength-of = { $bot ->
    [good] gut
    [greedy] gierig
    [simple] einfach
    [random] planlos
   *[other] { $bot }
}
play-go = { $count ->
    [one] Mit einem Bot spielen
   *[other] Mit { $count } Bots spielen
}

invite-from = { $name } lädt dich an einen Tisch ein: { $title }.
invite-to = Du bist an einen Tisch eingeladen: { $title }.
invite-people = { COUNT($names) ->
    [one] { $names } sitzt schon da.
   *[other] { $names } sitzen schon da.
}
invite-people-bots = { COUNT($names) ->
    [one] { $bots ->
        [one] { $names } sitzt schon mit einem Bot da.
       *[other] { $names } sitzt schon mit { $bots } Bots da.
    }
   *[other] { $bots ->
        [one] { $names } sitzen schon mit einem Bot da.
       *[other] { $names } sitzen schon mit { $bots } Bots da.
    }
}
invite-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
invite-yours = Dein Platz ist für dich reserviert.
invite-back = An meinen Platz
invite-full = Alle Plätze sind besetzt. Du kannst zuschauen.
invite-lost = Den letzten Platz hat gerade jemand anders genommen. Du kannst zuschauen.
invite-begun = Das Spiel läuft schon. Du kannst zuschauen.
invite-over = Dieses Spiel ist vorbei. Du kannst sehen, wie es ausgegangen ist.
invite-closed = Dieser Tisch ist geschlossen.
invite-name = Unter welchem Namen spielst du?
invite-other-code = Ich habe einen anderen Code

beside-choose = Jemand an diesem Bildschirm
beside-heading = Jemand an diesem Bildschirm
beside-hint = Ihr teilt euch diesen Bildschirm und reicht das Gerät weiter. Dabei zeigt es niemandes Karten.
beside-name = Name
beside-sit = Platz nehmen
beside-of = am Bildschirm von { $name }
beside-yours = an deinem Bildschirm
beside-free = Platz frei machen
beside-free-of = Den Platz von { $name } frei machen

pass-title = Gerät weitergeben
pass-has = { $name } hat das Gerät.
pass-turn = { COUNT($names) ->
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}
pass-on = Gerät weitergeben
pass-to = Gerät an { $name } weitergeben
pass-next = Jetzt { $name }
pass-anybody = Wer hat das Gerät?
pass-covered = Auf diesem Bildschirm sind niemandes Karten zu sehen. Weiter geht es nur für { $name }.
pass-covered-all = Auf diesem Bildschirm sind niemandes Karten zu sehen. Wer weitermacht, schaut allein.
pass-me = Ich bin { $name }
pass-others = Oder hat es jemand anders?
pass-gone = { $name } spielt nicht mehr an diesem Bildschirm.
