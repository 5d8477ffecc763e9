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
        [0] bisher keine Arbeitskarte, letzte Runde
        [one] bisher { $work } Arbeitskarte, letzte Runde
       *[other] bisher { $work } Arbeitskarten, letzte Runde
    }
   *[other] { $work ->
        [0] bisher keine Arbeitskarte, noch { $left } Runden
        [one] bisher { $work } Arbeitskarte, noch { $left } Runden
       *[other] bisher { $work } Arbeitskarten, noch { $left } Runden
    }
}
goal-reds = { $reds1 ->
    [one] bei einer roten Person
   *[other] bei { $reds1 } Roten
}
# $need1 bis $need4: Mit so vielen Arbeitskarten gewinnt Rot, wenn es $reds1 bis $reds4 Rote sind.
Dig = { $counts ->
    [1] Du bist rot: { goal-left }. Rot gewinnt mit { $need1 }, denn es gibt { $reds1 } Rote.
    [2] Du bist rot: { goal-left }. Rot gewinnt mit { $need1 } { goal-reds }, { $need2 } bei { $reds2 }.
    [3] Du bist rot: { goal-left }. Rot gewinnt mit { $need1 } { goal-reds }, { $need2 } bei { $reds2 }, { $need3 } bei { $reds3 }.
   *[4] Du bist rot: { goal-left }. Rot gewinnt mit { $need1 } { goal-reds }, { $need2 } bei { $reds2 }, { $need3 } bei { $reds3 }, { $need4 } bei { $reds4 }.
}
# $most1 bis $most4: Mit nicht mehr Arbeitskarten gewinnt Schwarz.
Hinder = { $counts ->
    [1] Du bist schwarz: { goal-left }. Schwarz gewinnt mit höchstens { $most1 }, denn es gibt { $reds1 } Rote.
    [2] Du bist schwarz: { goal-left }. Schwarz gewinnt mit höchstens { $most1 } { goal-reds }, { $most2 } bei { $reds2 }.
    [3] Du bist schwarz: { goal-left }. Schwarz gewinnt mit höchstens { $most1 } { goal-reds }, { $most2 } bei { $reds2 }, { $most3 } bei { $reds3 }.
   *[4] Du bist schwarz: { goal-left }. Schwarz gewinnt mit höchstens { $most1 } { goal-reds }, { $most2 } bei { $reds2 }, { $most3 } bei { $reds3 }, { $most4 } bei { $reds4 }.
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

## Whys: wonach ein guter Spieler geht, wenn jemand fragt, was er täte

TeamToDig = Von allen Gruppen, die du benennen darfst, arbeitet diese wohl am meisten: Rot sind zu { $red } % { VALUE($worker, case: "nom") }, zu { $other_red } % { VALUE($other, case: "nom") } und, mit der Aufsicht, zu { $supervisor_red } % { VALUE($supervisor, case: "nom") }.
TeamToHinder = { $cover ->
    [true] Von allen Gruppen, die dich nicht verraten, arbeitet diese wohl am wenigsten: Rot sind zu { $red } % { VALUE($worker, case: "nom") }, zu { $other_red } % { VALUE($other, case: "nom") } und, mit der Aufsicht, zu { $supervisor_red } % { VALUE($supervisor, case: "nom") }.
   *[false] Von allen Gruppen, die du benennen darfst, arbeitet diese wohl am wenigsten: Rot sind zu { $red } % { VALUE($worker, case: "nom") }, zu { $other_red } % { VALUE($other, case: "nom") } und, mit der Aufsicht, zu { $supervisor_red } % { VALUE($supervisor, case: "nom") }.
}
KeepToSide = { KEY($loyalty) ->
    [red] Du bist rot, also willst du Arbeit, und ein Tauschbefehl von { VALUE($supervisor, case: "dat") } kommt nur zu { $ordered } %.
   *[black] Du bist schwarz, also willst du Streik, und ein Tauschbefehl von { VALUE($supervisor, case: "dat") } kommt nur zu { $ordered } %.
}
StayUnmoved = { KEY($card) ->
    [work] Ein Tauschbefehl von { VALUE($supervisor, case: "dat") } kommt zu { $ordered } %, aber niemand soll darauf zählen können, dass du deshalb streikst: Leg diesmal Arbeit.
   *[strike] Ein Tauschbefehl von { VALUE($supervisor, case: "dat") } kommt zu { $ordered } %, aber niemand soll darauf zählen können, dass du deshalb arbeitest: Leg diesmal Streik.
}
ExpectOrder = { KEY($card) ->
    [work] Ein Tauschbefehl von { VALUE($supervisor, case: "dat") } kommt zu { $ordered } %, und getauscht wird aus deiner Arbeit der Streik, den du willst.
   *[strike] Ein Tauschbefehl von { VALUE($supervisor, case: "dat") } kommt zu { $ordered } %, und getauscht wird aus deinem Streik die Arbeit, die du willst.
}
LookRed = Noch ist es früh: Eine Arbeitskarte kostet deine Seite jetzt wenig und lässt dich rot aussehen.
Swap = { KEY($card) ->
    [strike] Rot sind zu { $red } % { VALUE($seat, case: "nom") } und zu { $other_red } % { VALUE($other, case: "nom") }, also ist die erste Karte eher ein Streik ({ $chance } %) als die zweite ({ $other_chance } %).
   *[work] Rot sind zu { $red } % { VALUE($seat, case: "nom") } und zu { $other_red } % { VALUE($other, case: "nom") }, also ist die erste Karte eher Arbeit ({ $chance } %) als die zweite ({ $other_chance } %).
}
LeaveBoth = { KEY($card) ->
    [work] Beide Karten sind wohl Arbeit, zu { $chance } % bei { VALUE($seat, case: "dat") } und zu { $other_chance } % bei { VALUE($other, case: "dat") }, also würde ein Tausch eher schaden.
   *[strike] Beide Karten sind wohl Streik, zu { $chance } % bei { VALUE($seat, case: "dat") } und zu { $other_chance } % bei { VALUE($other, case: "dat") }, also würde ein Tausch eher schaden.
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
claims-is = Du weißt: { $loyalty }
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

## Das erste Spiel als Lektion: Karten am Tisch. .otherwise spricht zu denen, die etwas anderes gewählt haben

guide-first-welcome = Fünf Leute graben einen Kanal. Die einen wollen, dass er fertig wird, die anderen, dass er scheitert, und niemand sagt, wozu er gehört. Fünf Runden, dann weißt du, wer wer ist. Ich sage dir, worauf es ankommt; der Tisch ist ein echter.
    .title = Willkommen am Kanal
guide-first-hand = Rot heißt: Du willst, dass der Kanal fertig wird. Die andere Karte ist die von { $dima }: Du hast sie gezogen, angesehen und weitergegeben. Sie ist schwarz. Von allen Karten am Tisch kennst du diese zwei.
    .title = Zwei Karten kennst du
guide-first-neighbours = Alle kennen die Karte rechts von sich: du die von { $dima }, und { $anna } kennt deine. Es gibt hier also jemanden, der sicher weiß, dass du rot bist. Merk dir das, es wird helfen.
    .title = Wer was weiß
guide-first-goal = Arbeitskarten entscheiden: Rot braucht mehr als zwei für jeden Roten am Tisch. Bei genau zwei für jeden gewinnt die kleinere Seite. Wie viele Rote es sind, sagt dir niemand, darum steht hier, was sein kann; bei dreien sind es sieben.
    .title = Was du willst
guide-first-canal = Jede Arbeitskarte gräbt ein Feld des Kanals. Die Fahnen zeigen, wo Rot gewinnt: Die mit drei Sternen gilt bei drei Roten. Schwarz gewinnt, wenn ihr vorher stecken bleibt.
    .title = Der Kanal

guide-first-turn = In jeder Runde führt jemand anders, als Kommissar. Jetzt ist { $vera } dran. Sie schickt zwei Leute an die Arbeit und gibt jemandem die Aufsicht, nie sich selbst. Mal sehen, wem sie traut.
    .title = Der Kommissar
guide-first-named = { $vera } schickt dich und { $boris } an die Arbeit, { $anna } hat die Aufsicht. Ihr beide legt jetzt gleichzeitig eine Karte verdeckt hin: Arbeit oder Streik.
    .title = Du bist dran
guide-first-task = Niemand sieht, welche Karte von wem ist, also kann jeder legen, was er will. Du bist rot, und jede Arbeitskarte bringt dich näher an die Fahne. Nimm Arbeit und schick sie ab.
    .title = Arbeit oder Streik?
    .otherwise = Ein Streik gräbt nichts. Das will Schwarz, und du bist rot. Manchmal streikt auch ein Roter, um die Aufsicht zu überlisten, aber hier gibt es keinen Grund dafür. Nimm die Karte mit der Arbeit.
guide-first-supervision = Die Karten liegen da, und { $anna } hat keine gesehen. Sie darf einen von euch die Karte tauschen lassen: Aus Arbeit wird Streik und umgekehrt. Gerade hat sie allen gesagt, dass deine Karte rot ist. Dich wird sie kaum nehmen.
    .title = Die Aufsicht
guide-first-inspection = { $anna } hat niemanden tauschen lassen. Die beiden Karten wurden gemischt und aufgedeckt: eine Arbeit, ein Streik. Alle sehen, wie viele, niemand sieht, von wem. Aber du weißt ja, was du gelegt hast!
    .title = Was dabei herauskam
guide-first-liar = { $boris } sagt, er habe gearbeitet. Dann wäre der Streik von dir. Du weißt es besser: Er hat gestreikt, also ist er ziemlich sicher schwarz. An diesem Tisch darf man sagen, was man will, auch lügen.
    .title = Da lügt jemand
guide-first-claim = Sag es den anderen. Tippe { $boris } an und sag, was du von ihm hältst: dass er schwarz ist. Eine Behauptung bindet niemanden, aber alle hören sie und denken sich ihren Teil.
    .title = Sag es
    .otherwise = In einem echten Spiel kannst du das sagen. Jetzt sollen die anderen aber hören, was du herausgefunden hast: Tippe { $boris } an und sag, dass du ihn für schwarz hältst.
    .otherwise-red = Das wäre nett zu { $boris }, aber gelogen. Schwarz würde sich freuen. Sag, was du wirklich denkst: dass er schwarz ist.

guide-first-again = Jetzt führt { $dima }, und du weißt, dass er schwarz ist. An eine Regel muss er sich halten: Von den dreien der letzten Runde darf er höchstens zwei wieder einteilen. Mindestens einer seiner drei muss also neu sein.
    .title = Ein schwarzer Kommissar
guide-first-watch = { $boris } und { $vera } arbeiten, { $anna } hat wieder die Aufsicht. Du hast nichts zu tun, also achte auf { $anna }: Wen lässt sie tauschen, nach dem, was du gesagt hast?
    .title = Diesmal ohne dich
guide-first-heard = Sie hat dir geglaubt und { $boris } tauschen lassen. Zweimal Arbeit! Seine Karte war also ein Streik, und durch den Tausch wurde Arbeit daraus. Dass man dir glaubt, ist das halbe Spiel.
    .title = Man hört auf dich
guide-first-read = Und sieh mal, was das über { $vera } verrät: Beide Karten sind Arbeit, die von { $boris } nur durch den Tausch. { $vera } hat also von selbst Arbeit gelegt. Sie sieht rot aus.
    .title = Die Karten lesen

guide-first-commissar = Jetzt führst du und teilst drei andere ein. Du traust { $anna }, die für dich gesprochen hat, und { $vera }, die gearbeitet hat. { $boris } hat zweimal gestreikt, und { $dima } ist sicher schwarz.
    .title = Du bist Kommissar
guide-first-limit = Letzte Runde waren es { $boris }, { $vera } und { $anna }, und nur zwei davon dürfen wiederkommen. { $dima } muss also dabei sein, ob es dir passt oder nicht. Wo schadet er am wenigsten?
    .title = Jemand Neues muss dazu
guide-first-name = Mit der Aufsicht könnte { $dima } eine gute Karte verderben. Lass ihn also arbeiten, mit { $vera }, und gib { $anna } die Aufsicht. Tippe { $vera } an, dann { $dima }, dann { $anna }, und schick es ab.
    .title = Teile deine drei ein
    .otherwise = Die Regeln erlauben das. Aber eine schwarze Aufsicht macht aus der Arbeit von Leuten, denen du traust, einen Streik. Besser: { $vera } und { $dima } arbeiten, { $anna } hat die Aufsicht.
    .otherwise-boris = Mit { $boris } wären zwei von deinen dreien schwarz. Lass ihn weg: { $vera } und { $dima } arbeiten, { $anna } hat die Aufsicht.
    .otherwise-anna = { $anna } würde gut arbeiten. Aber wer passt dann auf { $dima } auf? Behalte { $anna } für die Aufsicht: { $vera } und { $dima } arbeiten.
guide-first-saw = { $anna } kennt die Karte von { $dima } nicht, du schon. Tippe { $dima } an und sag allen, dass du sie gesehen hast und dass sie schwarz ist. Dann weiß sie, wen sie tauschen lassen soll.
    .title = Warne { $anna }
    .otherwise = Wahr oder nicht, das hilft { $anna } jetzt nicht. Tippe { $dima } an und sag, dass du seine Karte gesehen hast und dass sie schwarz ist.
guide-first-bluff = { $anna } hat { $dima } tauschen lassen, und das ging schief: Er hatte damit gerechnet und Arbeit gelegt, und durch den Tausch wurde ein Streik daraus. Auch Schwarz denkt mit. Sicher ist ein Tausch nie.
    .title = Eine Falle
guide-first-count = Vier Arbeitskarten nach drei Runden. Wenn { $anna } und { $vera } rot sind wie du, brauchen drei Rote sieben. Zwei Runden mit je zwei Karten sind noch übrig: Drei von diesen vier müssen Arbeit sein.
    .title = Nachgezählt

guide-first-supervise = { $anna } führt und gibt dir die Aufsicht. { $vera } hat immer gearbeitet, { $boris } hat jedes Mal gestreikt. Lass { $boris } tauschen: Tippe seine Karte an. Du könntest auch beide in Ruhe lassen, aber dann bliebe sein Streik liegen.
    .title = Du hast die Aufsicht
    .otherwise = Beide in Ruhe zu lassen ist richtig, wenn du beiden traust. Aber { $boris } hat zweimal gestreikt, und noch einen Streik kannst du dir nicht leisten. Lass ihn tauschen.
    .otherwise-vera = { $vera } hat immer gearbeitet. Du würdest aus ihrer Arbeit einen Streik machen und Schwarz helfen. Nimm { $boris }.
guide-first-swapped = Zweimal Arbeit, das macht sechs. { $boris } hatte wieder Streik gelegt, und du hast Arbeit daraus gemacht. Noch eine Karte, und der Kanal ist an der Fahne vorbei.
    .title = Gut getauscht

guide-first-last = Die letzte Runde, und { $boris } führt. Du und { $vera } arbeiten, { $dima } hat die Aufsicht. Die beiden Schwarzen tun, was sie können: { $dima } wird sicher einen von euch tauschen lassen. Aber nur einen!
    .title = Die letzte Runde
guide-first-finish = Wenn ihr beide Arbeit legt, kann er aus einer Karte einen Streik machen, und die andere zählt trotzdem. Eine genügt dir. Nimm Arbeit, schick sie ab, und vertrau darauf, dass { $vera } dasselbe tut.
    .title = Noch eine Karte
    .otherwise = Du hoffst vielleicht, dass { $dima } aus deinem Streik Arbeit macht. Nimmt er aber { $vera }, dann liegt keine einzige Arbeitskarte da, und alles ist verloren. Leg Arbeit hin.
guide-first-reveal = Er hat dich genommen, und die Karte von { $vera } hat gereicht: sieben. Jetzt werden alle Karten aufgedeckt. Du, { $anna } und { $vera } wart rot, also genügten mehr als sechs. Bei genau sechs hätte die kleinere Seite gewonnen: Schwarz.
    .title = Rot gewinnt
guide-first-end = Kenne deine zwei Karten, zähle die Arbeit, hör hin, wer was sagt, und sorge dafür, dass man dir glaubt. Als Schwarzer tust du das Gegenteil und siehst dabei rot aus. Jetzt versuch es allein: Die anderen denken selbst.
    .title = Mehr brauchst du nicht

## Das Ziel ausführlich, je nachdem, welches es gerade ist

goal-more-Dig = Du bist rot und willst, dass der Kanal fertig wird. Jede Karte Arbeit, die am Ende daliegt, gräbt ein Stück: Du gewinnst, wenn es mehr als doppelt so viele sind wie Rote am Tisch, oder genau doppelt so viele, falls es weniger Rote als Schwarze gibt. Wie viele Rote es gibt, weiß niemand genau; die Zielzeile nennt deshalb jede Zahl, die für dich noch möglich ist, und was es dann braucht. Wenn du arbeitest, leg Arbeit. Als Kommissar schick Leute, denen du traust, und gib die Aufsicht jemandem, der weiß, wer tauschen sollte. Sag den anderen, was du weißt: Am meisten wert ist die Karte, die du gesehen hast.
goal-more-Hinder = Du bist schwarz und willst, dass der Kanal aufgegeben wird. Du gewinnst, wenn am Ende weniger als doppelt so viele Karten Arbeit daliegen, wie es Rote gibt, oder genau doppelt so viele, falls es weniger Schwarze als Rote gibt; wie viele du dir leisten kannst, sagt die Zielzeile. Leg Streik, wo es auch die andere Person gewesen sein könnte, und ab und zu Arbeit, damit man dir mehr zutraut. Mit der Aufsicht kannst du die Arbeit eines Roten zum Streik machen. Sag, dass du rot bist: Das tun alle.
goal-more-Settled = Es ist schon entschieden: Was auch gespielt wird, diese Seite gewinnt, egal, wie viele Rote es sind. Gespielt wird trotzdem bis zur letzten Runde, und was du weißt, müssen die anderen nicht wissen.

## Was die Dinge sind: Wer eins antippt, erfährt es

thing-work = Wer diese Karte legt, gräbt ein Stück vom Kanal. Rot will viele davon. Niemand erfährt, wessen Karte es war, nur wie oft es Arbeit hieß.
    .name = Arbeit
thing-strike = Wer diese Karte legt, gräbt nichts. Schwarz will viele davon. Niemand erfährt, wessen Karte es war.
    .name = Streik
thing-commissar = Schickt zwei an die Arbeit und gibt einer dritten Person die Aufsicht, nie sich selbst. Alle sind einmal Kommissar, im Uhrzeigersinn. Von den dreien der vorigen Runde dürfen nicht alle wieder eingeteilt werden.
    .name = Kommissar
thing-worker = Hat eine Karte Arbeit und eine Karte Streik und legt eine davon verdeckt hin, gleichzeitig mit der anderen Person bei der Arbeit.
    .name = Bei der Arbeit
thing-supervisor = Sieht keine Karte und darf befehlen, dass eine von beiden bei der Arbeit tauscht: Aus Arbeit wird Streik und aus Streik Arbeit. Alle sehen, wer tauschen muss.
    .name = Aufsicht
thing-canal = Ein Stück für jede Karte Arbeit. Die Marken am Rand sagen, wie weit er kommen muss, damit Rot gewinnt, je nachdem, wie viele Rote es gibt: weiter als das Doppelte. Bei genau dem Doppelten entscheidet die kleinere Seite.
    .name = Der Kanal
thing-loyalty = Rot will, dass der Kanal fertig wird, Schwarz will, dass er aufgegeben wird. Du kennst deine eigene Karte und die der Person rechts von dir; die Person links von dir kennt deine.
    .name = Rot oder schwarz
thing-claim = Was jemand gesagt hat, in Worten, die alle verstehen, auch Bots. Sie kann wahr sein oder gelogen und bindet niemanden.
    .name = Eine Aussage
