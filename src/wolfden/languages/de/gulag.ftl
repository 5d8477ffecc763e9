### Gulag auf Deutsch.
### Ein „turn“ heißt hier Runde, denn zu jedem gehören mehrere: Kommissar, zwei bei der Arbeit, eine Aufsicht.

about = Rot arbeitet, Schwarz streikt: Du kennst deine eigene Karte und die von nebenan, und mit beiden musst du glaubhaft sein.

## Things

# .title steht allein, auf einem Knopf oder über einer Spalte.
Loyalty-red = rot
    .title = Rot
Loyalty-black = schwarz
    .title = Schwarz

Card-work = Arbeit
    .title = Arbeit
Card-strike = Streik
    .title = Streik

# Gesinnungskarten, gezählt: „2 rote Karten“.
red-cards = { $n ->
    [one] rote Karte
   *[other] rote Karten
}
black-cards = { $n ->
    [one] schwarze Karte
   *[other] schwarze Karten
}

## Actions

AppointWorker = { VALUE($seat, case: "acc") } arbeiten lassen
AppointSupervisor = { VALUE($seat, case: "dat") } die Aufsicht geben
Play = { VALUE($card, case: "title") }
OrderSwap = { VALUE($seat, case: "acc") } tauschen lassen
LetBe = Beide Karten liegen lassen

## Remarks

IAm = Ich bin { $loyalty }.
ISaw = { $you ->
    [seat] Ich habe deine Karte gesehen, sie ist { $loyalty }.
   *[nobody] Ich habe die Karte von { $seat } gesehen, sie ist { $loyalty }.
}
IThink = { $you ->
    [seat] Ich glaube, du bist { $loyalty }.
   *[nobody] Ich glaube, { $seat } ist { $loyalty }.
}
IPlayed = In Runde { $turn } habe ich { $card } gelegt.

## Events

# Erfährt nur ein Platz, über sich selbst.
Dealt = Du bist { $loyalty }. Die Karte, die du gezogen und an { VALUE($neighbour, case: "acc") } weitergegeben hast, ist { $seen }.
Opened = { $you ->
    [commissar] Das Los macht dich zum ersten Kommissar.
   *[nobody] Das Los macht { $commissar } zum ersten Kommissar.
}
Appointed = { $you ->
    [commissar] Du schickst in Runde { $turn } { VALUE($workers, case: "acc") } an die Arbeit, die Aufsicht hat { $supervisor }.
    [supervisor] { $commissar } schickt in Runde { $turn } { VALUE($workers, case: "acc") } an die Arbeit, die Aufsicht hast du.
   *[nobody] { $commissar } schickt in Runde { $turn } { VALUE($workers, case: "acc") } an die Arbeit, die Aufsicht hat { $supervisor }.
}
Played = Du legst verdeckt { $card }.
Ordered = { $you ->
    [supervisor] Du befiehlst { $worker }, die Karte zu tauschen.
    [worker] { $supervisor } befiehlt dir, deine Karte zu tauschen.
   *[nobody] { $supervisor } befiehlt { $worker }, die Karte zu tauschen.
}
LeftAlone = { $you ->
    [supervisor] Du lässt beide Karten liegen.
   *[nobody] { $supervisor } lässt beide Karten liegen.
}
Inspected = { $work ->
    [0] Beide Karten zeigen Streik.
    [1] Eine Karte zeigt Arbeit, die andere Streik.
   *[2] Beide Karten zeigen Arbeit.
}
Revealed = { $you ->
    [red] Alle Gesinnungen liegen offen: Rot warst nur du, die Schwarzen waren { $black }.
    [black] Alle Gesinnungen liegen offen: Die Roten waren { $red }, schwarz warst nur du.
   *[nobody] { COUNT($red) ->
        [one] Alle Gesinnungen liegen offen: Rot war nur { $red }, die Schwarzen waren { $black }.
       *[other] { COUNT($black) ->
            [one] Alle Gesinnungen liegen offen: Die Roten waren { $red }, schwarz war nur { $black }.
           *[other] Alle Gesinnungen liegen offen: Die Roten waren { $red }, die Schwarzen waren { $black }.
        }
    }
}

## Lines of several events

# Ein Befehl oder keiner, und was dann aufgedeckt wurde.
SwappedAndInspected = { $you ->
    [supervisor] { $work ->
        [0] Du befiehlst { $worker }, die Karte zu tauschen. Danach zeigen beide Karten Streik.
        [1] Du befiehlst { $worker }, die Karte zu tauschen. Danach zeigt eine Karte Arbeit, die andere Streik.
       *[2] Du befiehlst { $worker }, die Karte zu tauschen. Danach zeigen beide Karten Arbeit.
    }
    [worker] { $work ->
        [0] { $supervisor } befiehlt dir, deine Karte zu tauschen. Danach zeigen beide Karten Streik.
        [1] { $supervisor } befiehlt dir, deine Karte zu tauschen. Danach zeigt eine Karte Arbeit, die andere Streik.
       *[2] { $supervisor } befiehlt dir, deine Karte zu tauschen. Danach zeigen beide Karten Arbeit.
    }
   *[nobody] { $work ->
        [0] { $supervisor } befiehlt { $worker }, die Karte zu tauschen. Danach zeigen beide Karten Streik.
        [1] { $supervisor } befiehlt { $worker }, die Karte zu tauschen. Danach zeigt eine Karte Arbeit, die andere Streik.
       *[2] { $supervisor } befiehlt { $worker }, die Karte zu tauschen. Danach zeigen beide Karten Arbeit.
    }
}
LeftAndInspected = { $you ->
    [supervisor] { $work ->
        [0] Du lässt beide Karten liegen: zweimal Streik.
        [1] Du lässt beide Karten liegen: einmal Arbeit, einmal Streik.
       *[2] Du lässt beide Karten liegen: zweimal Arbeit.
    }
   *[nobody] { $work ->
        [0] { $supervisor } lässt beide Karten liegen: zweimal Streik.
        [1] { $supervisor } lässt beide Karten liegen: einmal Arbeit, einmal Streik.
       *[2] { $supervisor } lässt beide Karten liegen: zweimal Arbeit.
    }
}

## Reasons

NotThemself = Du bist in dieser Runde Kommissar und kannst nur andere einteilen.
AlreadyNamed = Du hast { VALUE($seat, case: "acc") } schon eingeteilt. Nimm jemand anderen: Es müssen drei verschiedene sein.
NoSuchPlayer = Dort sitzt niemand. Nimm jemanden am Tisch.
NotTrusted = { $most ->
    [0] Niemand darf zwei Runden nacheinander eingeteilt werden. Nimm statt { VALUE($seat, case: "dat") } jemanden, der letzte Runde keine Aufgabe hatte.
    [1] Aus der letzten Runde darf nur eine Person wieder eingeteilt werden, und eine hast du schon. Nimm statt { VALUE($seat, case: "dat") } jemanden, der letzte Runde keine Aufgabe hatte.
   *[2] Aus der letzten Runde dürfen nur zwei Personen wieder eingeteilt werden, und zwei hast du schon. Nimm statt { VALUE($seat, case: "dat") } jemanden, der letzte Runde keine Aufgabe hatte.
}
NotWorking = { $you ->
    [seat] Du hast die Aufsicht und selbst keine Karte gelegt. Lass eine der beiden Karten tauschen oder keine.
   *[nobody] { $seat } arbeitet in dieser Runde nicht. Lass eine der beiden Karten tauschen oder keine.
}
AheadOfPlan = { $red ->
    [one] { $work } Arbeitskarten bei nur einer roten Person: Das ist mehr als das Doppelte. Der Kanal wird vor der Zeit fertig, und Rot gewinnt.
   *[other] { $work } Arbeitskarten bei { $red } Roten: Das ist mehr als das Doppelte. Der Kanal wird vor der Zeit fertig, und Rot gewinnt.
}
Abandoned = { $work ->
    [0] Keine einzige Arbeitskarte wurde gelegt. Der Kanal wird aufgegeben, und Schwarz gewinnt.
    [one] { $red ->
        [one] Nur { $work } Arbeitskarte bei einer roten Person: Das ist weniger als das Doppelte. Der Kanal wird aufgegeben, und Schwarz gewinnt.
       *[other] Nur { $work } Arbeitskarte bei { $red } Roten: Das ist weniger als das Doppelte. Der Kanal wird aufgegeben, und Schwarz gewinnt.
    }
   *[other] { $red ->
        [one] Nur { $work } Arbeitskarten bei einer roten Person: Das ist weniger als das Doppelte. Der Kanal wird aufgegeben, und Schwarz gewinnt.
       *[other] Nur { $work } Arbeitskarten bei { $red } Roten: Das ist weniger als das Doppelte. Der Kanal wird aufgegeben, und Schwarz gewinnt.
    }
}
OnPlan = { KEY($minority) ->
    [red] { $red ->
        [one] { $work } Arbeitskarten bei nur einer roten Person: Das ist genau das Doppelte. Der Kanal wird nach Plan fertig, also gewinnt Rot als die kleinere Seite.
       *[other] { $work } Arbeitskarten bei { $red } Roten: Das ist genau das Doppelte. Der Kanal wird nach Plan fertig, also gewinnt Rot als die kleinere Seite.
    }
   *[black] { $work } Arbeitskarten bei { $red } Roten: Das ist genau das Doppelte. Der Kanal wird nach Plan fertig, also gewinnt Schwarz als die kleinere Seite.
}
Late = { $work } Arbeitskarten bei { $red } Roten: Das ist genau das Doppelte. Der Kanal wird fertig, aber zu spät, und beide Seiten sind gleich groß: Niemand gewinnt.

## Goals: das Wichtigste zuerst, denn oft ist nur Platz für den Anfang

goal-left = { $left ->
    [one] { $work ->
        [0] Bisher keine, und dies ist die letzte Runde.
       *[other] Bisher { $work }, und dies ist die letzte Runde.
    }
   *[other] { $work ->
        [0] Bisher keine, noch { $left } Runden.
       *[other] Bisher { $work }, noch { $left } Runden.
    }
}
goal-reds = { $reds1 ->
    [one] bei einer roten Person
   *[other] bei { $reds1 } Roten
}
# $need1 bis $need4: Mit so vielen Arbeitskarten gewinnt Rot, wenn es $reds1 bis $reds4 Rote sind.
Dig = { $counts ->
    [1] Du bist rot: Rot gewinnt mit { $need1 } Arbeitskarten, denn es gibt { $reds1 } Rote. { goal-left }
    [2] Du bist rot: Rot gewinnt mit { $need1 } Arbeitskarten { goal-reds }, { $need2 } bei { $reds2 }. { goal-left }
    [3] Du bist rot: Rot gewinnt mit { $need1 } Arbeitskarten { goal-reds }, { $need2 } bei { $reds2 }, { $need3 } bei { $reds3 }. { goal-left }
   *[4] Du bist rot: Rot gewinnt mit { $need1 } Arbeitskarten { goal-reds }, { $need2 } bei { $reds2 }, { $need3 } bei { $reds3 }, { $need4 } bei { $reds4 }. { goal-left }
}
goal-cards = { $most1 ->
    [one] einer Arbeitskarte
   *[other] { $most1 } Arbeitskarten
}
# $most1 bis $most4: Mit nicht mehr Arbeitskarten gewinnt Schwarz.
Hinder = { $counts ->
    [1] Du bist schwarz: Schwarz gewinnt mit höchstens { goal-cards }, denn es gibt { $reds1 } Rote. { goal-left }
    [2] Du bist schwarz: Schwarz gewinnt mit höchstens { goal-cards } { goal-reds }, { $most2 } bei { $reds2 }. { goal-left }
    [3] Du bist schwarz: Schwarz gewinnt mit höchstens { goal-cards } { goal-reds }, { $most2 } bei { $reds2 }, { $most3 } bei { $reds3 }. { goal-left }
   *[4] Du bist schwarz: Schwarz gewinnt mit höchstens { goal-cards } { goal-reds }, { $most2 } bei { $reds2 }, { $most3 } bei { $reds3 }, { $most4 } bei { $reds4 }. { goal-left }
}
Settled = { KEY($winner) ->
    [red] { KEY($loyalty) ->
        [red] Du bist rot, und Rot gewinnt auf jeden Fall: { $work } Arbeitskarten reichen, wie viele Rote es auch sind.
       *[black] Du bist schwarz, und Rot gewinnt auf jeden Fall: { $work } Arbeitskarten reichen, wie viele Rote es auch sind.
    }
   *[black] { KEY($loyalty) ->
        [red] Du bist rot, und Schwarz gewinnt auf jeden Fall: Die Runden reichen nicht mehr, wie wenige Rote es auch sind.
       *[black] Du bist schwarz, und Schwarz gewinnt auf jeden Fall: Die Runden reichen nicht mehr, wie wenige Rote es auch sind.
    }
}

## Board

turn-of = Runde { $turn } von { $turns }
turn-short = Runde { $turn }
turn-result = { $work ->
    [0] Runde { $turn }: zweimal Streik
    [1] Runde { $turn }: einmal Arbeit, einmal Streik
   *[2] Runde { $turn }: zweimal Arbeit
}
track = Arbeit in jeder Runde
so-far = { $work ->
    [0] bisher keine Arbeitskarte
    [one] bisher { $work } Arbeitskarte
   *[other] bisher { $work } Arbeitskarten
}
before = zuletzt
commissar = Kommissar
worker = Arbeit
workers = Arbeit
supervisor = Aufsicht
column-turn = Runde
column-work = Ergebnis
ordered = muss tauschen
no-order = kein Tausch

# Von einer Karte in der Mitte des Tisches; $card ist die Karte, wenn du sie kennst.
card-choosing = { $you ->
    [who] Du wählst eine Karte
   *[nobody] { $who } wählt eine Karte
}
card-down = { $you ->
    [who] Deine Karte, verdeckt
   *[nobody] Die Karte von { $who }, verdeckt
}
card-up = { $you ->
    [who] Deine Karte: { $card }
   *[nobody] Die Karte von { $who }: { $card }
}
# Am Platz einer Person.
choosing = wählt eine Karte
put-down = hat eine Karte gelegt

your-card = Deine Karte
your-card-is = Deine Karte ist { $loyalty }
neighbour-card = Karte von { $neighbour }
neighbour-card-is = Die Karte von { $neighbour } ist { $loyalty }
known-by = { $knower } kennt deine Karte.

# Was jemand zu sein behauptet.
says-of = sagt „{ $loyalty }“

over = Das Spiel ist zu Ende.
now-you-appoint = { $named ->
    [0] Du bist Kommissar: Wer soll arbeiten? Tippe jemanden an.
    [1] Du bist Kommissar: Wer soll noch arbeiten?
    [2] Du bist Kommissar: Wer hat die Aufsicht?
   *[3] Schick die drei los, oder verteile die Aufgaben anders.
}
now-you-appoint-only = { $named ->
    [2] Für die Aufsicht bleibt nur { $seat }: Aus der letzten Runde dürfen nicht alle wieder dabei sein.
   *[other] Es bleibt nur { $seat }: Aus der letzten Runde dürfen nicht alle wieder dabei sein.
}
now-you-appoint-filled = Es blieb nur { $seat }: Nie kommen alle drei der letzten Runde wieder. Losschicken?
now-appoints = { $you ->
    [commissar] Du bist Kommissar und teilst Arbeit und Aufsicht ein.
   *[nobody] { $commissar } ist Kommissar und teilt Arbeit und Aufsicht ein.
}
now-you-task = Wähle deine Karte: Arbeit oder Streik. Niemand sieht sie.
now-you-task-chosen = Bereit liegt: { $card }. Schick die Karte ab, oder nimm sie zurück.
now-you-task-covered = Deine Karte liegt bereit. Schick sie ab, oder nimm sie zurück.
now-task = { COUNT($workers) ->
    [one] Es fehlt noch eine Karte von { VALUE($workers, case: "dat") }.
   *[other] Es fehlen noch die Karten von { VALUE($workers, case: "dat") }.
}
now-you-supervise = Du hast die Aufsicht: Lass eine Karte tauschen oder keine.
now-supervises = { $you ->
    [supervisor] Du hast die Aufsicht: Muss jemand tauschen?
   *[nobody] { $supervisor } hat die Aufsicht: Muss jemand tauschen?
}

send-to-work = An die Arbeit schicken
let-supervise = Die Aufsicht geben
card = Deine Karte
swap = Wer muss tauschen?
about-me = Über mich
about-my-cards = Über meine gelegten Karten
about-seen = Über die Karte, die ich gesehen habe
about-others = Meine Vermutungen

past-turns = Runden
no-turns = Die erste Runde läuft noch.
claims = Behauptungen
no-claims = Noch hat niemand etwas behauptet.
claims-is = Sicher { $loyalty }
claims-was = War { $loyalty }
claims-own = Sagt über sich
claims-seen = Karte gesehen
claims-seen-by = { VALUE($by, case: "nom") }: { $loyalty }
claims-thought = Andere glauben
claims-thought-by = { $loyalty }: { $by }
claims-played = Legte angeblich
claims-played-on = Runde { $turn }: { $card }

total = { $work ->
    [0] Insgesamt wurde keine Arbeitskarte gelegt.
    [one] Insgesamt wurde { $work } Arbeitskarte gelegt.
   *[other] Insgesamt wurden { $work } Arbeitskarten gelegt.
}
discarded = { $cards ->
    [0] Keine Gesinnungskarte blieb übrig.
    [one] { TALLY("red-cards", $red, "black-cards", $black, none: "nichts") } blieb ungesehen übrig.
   *[other] { TALLY("red-cards", $red, "black-cards", $black, none: "nichts") } blieben ungesehen übrig.
}

# Der Kanal: ein Feld für jede Arbeitskarte, und eine Fahne für jede mögliche Zahl von Roten.
canal = Der Kanal
canal-mark = { $reds ->
    [one] Bei einer roten Person gewinnt Rot ab { $work } Arbeitskarten.
   *[other] Bei { $reds } Roten gewinnt Rot ab { $work } Arbeitskarten.
}
canal-reached = { $reds ->
    [one] Erreicht: Bei einer roten Person hat Rot gewonnen.
   *[other] Erreicht: Bei { $reds } Roten hat Rot gewonnen.
}
canal-beyond = { $reds ->
    [one] Unerreichbar: Bei einer roten Person kann Rot nicht mehr gewinnen.
   *[other] Unerreichbar: Bei { $reds } Roten kann Rot nicht mehr gewinnen.
}
canal-ruled-out = { $reds ->
    [one] Du weißt, dass mehr als eine Person rot ist.
   *[other] Du weißt, dass es nicht { $reds } Rote sind.
}
canal-how = Rot gewinnt bei der Fahne, die so viele Sterne zählt, wie es Rote gibt.

jobs = Die Aufgaben dieser Runde
job-result = { $work ->
    [0] zweimal Streik
    [1] einmal Arbeit, einmal Streik
   *[2] zweimal Arbeit
}
choose-card = Wähle deine Karte
leave-both = Beide liegen lassen
exchange = { VALUE($who, case: "nom") }: antippen, dann eine andere Aufgabe, um beide zu tauschen
all-turns = Alle Runden
turn-told = { $work ->
    [0] Runde { $turn }: { $commissar } schickte { VALUE($workers, case: "acc") } an die Arbeit, die Aufsicht ging an { VALUE($supervisor, case: "acc") }. Zweimal Streik.
    [1] Runde { $turn }: { $commissar } schickte { VALUE($workers, case: "acc") } an die Arbeit, die Aufsicht ging an { VALUE($supervisor, case: "acc") }. Einmal Arbeit, einmal Streik.
   *[2] Runde { $turn }: { $commissar } schickte { VALUE($workers, case: "acc") } an die Arbeit, die Aufsicht ging an { VALUE($supervisor, case: "acc") }. Zweimal Arbeit.
}

# Über eine Person.
about-jobs = Aufgaben bisher
about-job = { $job ->
    [commissar] Runde { $turn }: Kommissar
    [ordered] Runde { $turn }: Arbeit, musste tauschen
    [worker] Runde { $turn }: Arbeit
   *[supervisor] Runde { $turn }: Aufsicht
}
about-no-job = Noch keine Aufgabe.
about-said = Was behauptet wurde
about-nothing-said = Über diese Person hat noch niemand etwas behauptet.
claim-by = { VALUE($by, case: "nom") }: „{ $text }“
claim-refuted = Die aufgedeckten Karten dieser Runde zeigen, dass das nicht stimmt.
claim-false = Jetzt sehen alle, dass das nicht stimmte.
claim-doubted = Wer in dieser Runde noch gearbeitet hat, sagt etwas anderes. Beides zugleich kann nicht stimmen.
claims-more = und { $count } weitere
marks = Dein eigenes Zeichen, nur für dich
mark-red = Wohl rot
mark-black = Wohl schwarz
mark-doubt = Unsicher
marked = Dein Zeichen: { $mark }
known = Du weißt: { $loyalty }

# Behauptungen, so kurz, dass sie in eine Sprechblase passen.
spoken-own = Ich bin { $loyalty }!
spoken-seen = { $you ->
    [seat] Gesehen: Du bist { $loyalty }!
   *[nobody] Gesehen: { $seat } ist { $loyalty }!
}
spoken-played = Runde { $turn }: Ich hatte { $card }.

## Terminal

show-now = { $you ->
    [commissar] { $work ->
        [0] Runde { $turn } von { $turns }. Du bist Kommissar. Bisher keine Arbeitskarte.
        [one] Runde { $turn } von { $turns }. Du bist Kommissar. Bisher { $work } Arbeitskarte.
       *[other] Runde { $turn } von { $turns }. Du bist Kommissar. Bisher { $work } Arbeitskarten.
    }
   *[nobody] { $work ->
        [0] Runde { $turn } von { $turns }. Kommissar ist { $commissar }. Bisher keine Arbeitskarte.
        [one] Runde { $turn } von { $turns }. Kommissar ist { $commissar }. Bisher { $work } Arbeitskarte.
       *[other] Runde { $turn } von { $turns }. Kommissar ist { $commissar }. Bisher { $work } Arbeitskarten.
    }
}
show-secret = Du bist { $loyalty }, und du weißt: { $neighbour } ist { $seen }.
show-order = { $supervisor }: Tausch ({ $worker })
show-no-order = { $supervisor }: kein Tausch
show-card = { $who }: { $card }
show-claims = wer
show-claims-is = ist
show-claims-was = war
show-claims-own = sagt
show-claims-seen = Karte gesehen
show-claims-seen-by = { $by }: { $loyalty }
show-claims-thought = andere glauben
show-claims-thought-by = { $loyalty }: { $by }
show-claims-played = legte angeblich
show-claims-played-on = { $turn } { $card }

## Terminal: was für die Balance gezählt wird

show-side-red = Rot
show-side-black = Schwarz
