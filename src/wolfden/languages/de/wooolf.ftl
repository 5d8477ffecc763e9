### Wooolf!! auf Deutsch. „getarnt“ ist eine Karte, die nach etwas anderem aussieht, als sie ist.

about = Mit zwei Karten bist du Wolf, Jäger, Jagdhund, Schaf oder der verlogene Hirtenjunge: Finde deine Ziele, bevor es die anderen tun.
option-advanced = Für Erfahrene
    .hint = Vier Karten sehen nach etwas aus, das sie nicht sind.

## Dinge: .ein mit Artikel, .acc mit Artikel im Akkusativ, .short für eine Spalte im Terminal

Character-sheep = Schaf
    .ein = ein Schaf
    .acc = ein Schaf
    .short = Schaf
Character-hunting_dog = Jagdhund
    .ein = ein Jagdhund
    .acc = einen Jagdhund
    .short = Hund
Character-hunter = Jäger
    .ein = ein Jäger
    .acc = einen Jäger
    .short = Jäger
Character-shepherd_boy = Hirtenjunge
    .ein = der Hirtenjunge
    .acc = den Hirtenjungen
    .short = Junge
Character-wolf = Wolf
    .ein = ein Wolf
    .acc = einen Wolf
    .short = Wolf

# .said ruft, wer die Karte gesehen hat.
Appearance-sheep = Schaf
    .said = Ein Schaf!
Appearance-hunting_dog = Jagdhund
    .said = Ein Jagdhund!
Appearance-hunter = Jäger
    .said = Ein Jäger!
Appearance-shepherd_boy = Hirtenjunge
    .said = Der Hirtenjunge!
Appearance-wolf = Wolf
    .said = Ein Wolf!
Appearance-unknown = Fragezeichen
    .said = Ein Fragezeichen!

# .whether ist, was du gefragt wirst; .cards nennt die Zahl gleicher Karten mit.
Question-plays_wolf_hunter_or_shepherd_boy = Bist du Wolf, Jäger oder Hirtenjunge?
    .whether = ob du Wolf, Jäger oder Hirtenjunge bist
    .cards = { $n ->
        [1] „Bist du Wolf, Jäger oder Hirtenjunge?“
        [2] zweimal „Bist du Wolf, Jäger oder Hirtenjunge?“
       *[other] { $n }-mal „Bist du Wolf, Jäger oder Hirtenjunge?“
    }
Question-plays_sheep_hunter_or_shepherd_boy = Bist du Schaf, Jäger oder Hirtenjunge?
    .whether = ob du Schaf, Jäger oder Hirtenjunge bist
    .cards = { $n ->
        [1] „Bist du Schaf, Jäger oder Hirtenjunge?“
        [2] zweimal „Bist du Schaf, Jäger oder Hirtenjunge?“
       *[other] { $n }-mal „Bist du Schaf, Jäger oder Hirtenjunge?“
    }
Question-has_hunting_dog = Ist eine deiner Karten ein Jagdhund?
    .whether = ob eine deiner Karten ein Jagdhund ist
    .cards = { $n ->
        [1] „Ist eine deiner Karten ein Jagdhund?“
        [2] zweimal „Ist eine deiner Karten ein Jagdhund?“
       *[other] { $n }-mal „Ist eine deiner Karten ein Jagdhund?“
    }
Question-has_hunter = Ist eine deiner Karten ein Jäger?
    .whether = ob eine deiner Karten ein Jäger ist
    .cards = { $n ->
        [1] „Ist eine deiner Karten ein Jäger?“
        [2] zweimal „Ist eine deiner Karten ein Jäger?“
       *[other] { $n }-mal „Ist eine deiner Karten ein Jäger?“
    }
Question-has_sheep = Ist eine deiner Karten ein Schaf?
    .whether = ob eine deiner Karten ein Schaf ist
    .cards = { $n ->
        [1] „Ist eine deiner Karten ein Schaf?“
        [2] zweimal „Ist eine deiner Karten ein Schaf?“
       *[other] { $n }-mal „Ist eine deiner Karten ein Schaf?“
    }

## Karten, wie andere Sätze und die Seite von ihnen sprechen: cards und other-card stehen im Akkusativ

card = { KEY($appearance) ->
    [unknown] { VALUE($image, case: "ein") } mit Fragezeichen
    [sheep] { KEY($image) ->
        [sheep] ein Schaf
       *[other] { VALUE($image, case: "ein") } (getarnt als Schaf)
    }
    [hunting_dog] { KEY($image) ->
        [hunting_dog] ein Jagdhund
       *[other] { VALUE($image, case: "ein") } (getarnt als Jagdhund)
    }
    [hunter] { KEY($image) ->
        [hunter] ein Jäger
       *[other] { VALUE($image, case: "ein") } (getarnt als Jäger)
    }
    [shepherd_boy] { KEY($image) ->
        [shepherd_boy] der Hirtenjunge
       *[other] { VALUE($image, case: "ein") } (getarnt als Hirtenjunge)
    }
   *[wolf] { KEY($image) ->
        [wolf] ein Wolf
       *[other] { VALUE($image, case: "ein") } (getarnt als Wolf)
    }
}
    .acc = { KEY($appearance) ->
        [unknown] { VALUE($image, case: "acc") } mit Fragezeichen
        [sheep] { KEY($image) ->
            [sheep] ein Schaf
           *[other] { VALUE($image, case: "acc") } (getarnt als Schaf)
        }
        [hunting_dog] { KEY($image) ->
            [hunting_dog] einen Jagdhund
           *[other] { VALUE($image, case: "acc") } (getarnt als Jagdhund)
        }
        [hunter] { KEY($image) ->
            [hunter] einen Jäger
           *[other] { VALUE($image, case: "acc") } (getarnt als Jäger)
        }
        [shepherd_boy] { KEY($image) ->
            [shepherd_boy] den Hirtenjungen
           *[other] { VALUE($image, case: "acc") } (getarnt als Hirtenjunge)
        }
       *[wolf] { KEY($image) ->
            [wolf] einen Wolf
           *[other] { VALUE($image, case: "acc") } (getarnt als Wolf)
        }
    }
other-card = { KEY($other_appearance) ->
    [unknown] { VALUE($other_image, case: "acc") } mit Fragezeichen
    [sheep] { KEY($other_image) ->
        [sheep] ein Schaf
       *[other] { VALUE($other_image, case: "acc") } (getarnt als Schaf)
    }
    [hunting_dog] { KEY($other_image) ->
        [hunting_dog] einen Jagdhund
       *[other] { VALUE($other_image, case: "acc") } (getarnt als Jagdhund)
    }
    [hunter] { KEY($other_image) ->
        [hunter] einen Jäger
       *[other] { VALUE($other_image, case: "acc") } (getarnt als Jäger)
    }
    [shepherd_boy] { KEY($other_image) ->
        [shepherd_boy] den Hirtenjungen
       *[other] { VALUE($other_image, case: "acc") } (getarnt als Hirtenjunge)
    }
   *[wolf] { KEY($other_image) ->
        [wolf] einen Wolf
       *[other] { VALUE($other_image, case: "acc") } (getarnt als Wolf)
    }
}
card-and-card = { card.acc } und { other-card }
cards = { KEY($image) ->
    [sheep] { KEY($appearance) ->
        [sheep] { KEY($other_image) ->
            [sheep] { KEY($other_appearance) ->
                [sheep] zwei Schafe
               *[other] { card-and-card }
            }
           *[other] { card-and-card }
        }
       *[other] { card-and-card }
    }
    [hunting_dog] { KEY($appearance) ->
        [hunting_dog] { KEY($other_image) ->
            [hunting_dog] { KEY($other_appearance) ->
                [hunting_dog] zwei Jagdhunde
               *[other] { card-and-card }
            }
           *[other] { card-and-card }
        }
       *[other] { card-and-card }
    }
    [hunter] { KEY($appearance) ->
        [hunter] { KEY($other_image) ->
            [hunter] { KEY($other_appearance) ->
                [hunter] zwei Jäger
               *[other] { card-and-card }
            }
           *[other] { card-and-card }
        }
       *[other] { card-and-card }
    }
    [wolf] { KEY($appearance) ->
        [wolf] { KEY($other_image) ->
            [wolf] { KEY($other_appearance) ->
                [wolf] zwei Wölfe
               *[other] { card-and-card }
            }
           *[other] { card-and-card }
        }
       *[other] { card-and-card }
    }
   *[other] { card-and-card }
}

## Aktionen

Peek = { $you ->
    [target] Eine eigene Karte ansehen
   *[nobody] Eine Karte von { $target } ansehen
}
PeekAtMute = Eine Karte vom stummen Spieler ansehen
Ask = { VALUE($target, case: "acc") } fragen: „{ $question }“
Suspect = „Ich habe einen Verdacht!“ sagen
PointFirst = Ersten Zeiger auf { VALUE($target, case: "acc") } stellen
FirstAtMute = Ersten Zeiger auf den stummen Spieler stellen
FirstAtNobody = Ersten Zeiger auf 0 stellen: Niemand ist es
SuspectNobody = Keinen Verdacht äußern: beide Zeiger auf x
PointSecond = Zweiten Zeiger auf { VALUE($target, case: "acc") } stellen
SecondAtMute = Zweiten Zeiger auf den stummen Spieler stellen
SecondAtNobody = Zweiten Zeiger auf 0 stellen: Niemand ist es
SecondAtX = Zweiten Zeiger auf x stellen: Es gibt kein zweites Ziel

## Ereignisse

RoundBegan = { $you ->
    [starter] Du beginnst Runde { $round }.
   *[nobody] { $starter } beginnt Runde { $round }.
}
Dealt = Du bekommst { cards }.
DealtQuestion = Du darfst in dieser Runde „{ $question }“ fragen.
Announced = { $you ->
    [peeker] Du siehst dir eine Karte von { $target } an und sagst: „{ VALUE($appearance, case: "said") }“
    [target] { $peeker } sieht sich eine Karte von dir an und sagt: „{ VALUE($appearance, case: "said") }“
   *[nobody] { $peeker } sieht sich eine Karte von { $target } an und sagt: „{ VALUE($appearance, case: "said") }“
}
AnnouncedOfMute = { $you ->
    [peeker] Du siehst dir eine Karte vom stummen Spieler an und sagst: „{ VALUE($appearance, case: "said") }“
   *[nobody] { $peeker } sieht sich eine Karte vom stummen Spieler an und sagt: „{ VALUE($appearance, case: "said") }“
}
# Diese drei folgen auf das, was über die Karte gesagt wurde.
Saw = Es ist { card }.
SawOfMute = Es ist { card }.
WasSeen = Es ist { card }.
Answered = { $you ->
    [asker] { $yes ->
        [true] Du fragst { $target }: „{ $question }“ { $target } sagt Ja.
       *[false] Du fragst { $target }: „{ $question }“ { $target } sagt Nein.
    }
    [target] { $yes ->
        [true] { $asker } fragt dich, { VALUE($question, case: "whether") }. Du sagst Ja.
       *[false] { $asker } fragt dich, { VALUE($question, case: "whether") }. Du sagst Nein.
    }
   *[nobody] { $yes ->
        [true] { $asker } fragt { $target }: „{ $question }“ { $target } sagt Ja.
       *[false] { $asker } fragt { $target }: „{ $question }“ { $target } sagt Nein.
    }
}
Suspected = { $you ->
    [seat] Du sagst: „Ich habe einen Verdacht!“
   *[nobody] { $seat } sagt: „Ich habe einen Verdacht!“
}
TurnsOver = { $enough ->
    [true] Das war der letzte frühe Verdacht. Alle anderen äußern jetzt einen Schlussverdacht oder keinen.
   *[false] Alle hatten ihren letzten Zug. Wer noch keinen Verdacht geäußert hat, äußert jetzt einen Schlussverdacht oder keinen.
}
PointedAt = { $you ->
    [seat] Du hältst { $target } für { VALUE($character, case: "acc") }.
    [target] { $seat } hält dich für { VALUE($character, case: "acc") }.
   *[nobody] { $seat } hält { $target } für { VALUE($character, case: "acc") }.
}
PointedAtMute = { $you ->
    [seat] Du hältst den stummen Spieler für { VALUE($character, case: "acc") }.
   *[nobody] { $seat } hält den stummen Spieler für { VALUE($character, case: "acc") }.
}
PointedAtNobody = { $you ->
    [seat] Du glaubst, dass niemand { VALUE($character, case: "ein") } ist.
   *[nobody] { $seat } glaubt, dass niemand { VALUE($character, case: "ein") } ist.
}
Abstained = { $you ->
    [seat] Du äußerst keinen Verdacht.
   *[nobody] { $seat } äußert keinen Verdacht.
}
Shown = { $you ->
    [seat] Du hast { cards }.
   *[nobody] { $seat } hat { cards }.
}
ShownOfMute = Der stumme Spieler hat { cards }.
Unasked = { $you ->
    [seat] Du hast noch „{ $question }“ übrig.
   *[nobody] { $seat } hat noch „{ $question }“ übrig.
}
WasRight = { $you ->
    [seat] { $points ->
        [one] Du hast recht und bekommst { $points } Punkt.
       *[other] Du hast recht und bekommst { $points } Punkte.
    }
   *[nobody] { $points ->
        [one] { $seat } hat recht und bekommt { $points } Punkt.
       *[other] { $seat } hat recht und bekommt { $points } Punkte.
    }
}
WasWrong = { $you ->
    [seat] { $early ->
        [true] Du irrst dich mit deinem frühen Verdacht und bekommst eine Fehlermarke.
       *[false] Du irrst dich und bekommst eine Fehlermarke.
    }
   *[nobody] { $early ->
        [true] { $seat } irrt sich mit dem frühen Verdacht und bekommt eine Fehlermarke.
       *[false] { $seat } irrt sich und bekommt eine Fehlermarke.
    }
}
NotEarly = { $you ->
    [seat] Du darfst nach deinem Irrtum in der letzten Runde diesmal keinen frühen Verdacht äußern.
   *[nobody] { $seat } darf nach dem Irrtum in der letzten Runde diesmal keinen frühen Verdacht äußern.
}
Fooled = { $you ->
    [shepherd_boy] Du bist der Hirtenjunge, hast { $seat } hereingelegt und bekommst 1 Punkt dazu.
    [seat] { $shepherd_boy } ist der Hirtenjunge, hat dich hereingelegt und bekommt 1 Punkt dazu.
   *[nobody] { $shepherd_boy } ist der Hirtenjunge, hat { $seat } hereingelegt und bekommt 1 Punkt dazu.
}

## Zeilen aus mehreren Ereignissen

# Gezählt werden hier nur Fragen, und die nennen ihre Zahl selbst.
counted = { $thing }
DealtQuestions = Du darfst in dieser Runde { VALUE($question, case: "cards") } fragen.
UnaskedQuestions = { $you ->
    [seat] Du hast noch { VALUE($question, case: "cards") } übrig.
   *[nobody] { $seat } hat noch { VALUE($question, case: "cards") } übrig.
}

## Gründe

NotThemself = Dich selbst kannst du weder ansehen noch fragen noch verdächtigen. Wähle jemand anderen.
NoSuchPlayer = Dort sitzt niemand. Wähle jemanden am Tisch.
NoMutePlayer = Einen stummen Spieler gibt es nur zu viert. Wähle jemanden am Tisch.
NotInHand = Diese Fragekarte hast du nicht: „{ $question }“ Stelle eine deiner eigenen Fragen oder sieh dir eine Karte an.
FirstTurn = Im ersten Zug einer Runde darf niemand einen Verdacht äußern. Sieh dir eine Karte an oder stelle eine Frage; ab deinem nächsten Zug geht es.
Barred = Du darfst in dieser Runde keinen frühen Verdacht äußern, weil deiner in der letzten falsch war. Sieh dir eine Karte an oder stelle eine Frage; ein Schlussverdacht bleibt dir.
NotSuspecting = Zeiger stellt man nur bei einem Verdacht. Sage erst „Ich habe einen Verdacht!“ oder warte auf den Schlussverdacht.
Suspecting = Du äußerst gerade einen Verdacht: Stelle deine Zeiger. Karten ansehen und fragen kannst du in dieser Runde nicht mehr.
FirstComesFirst = Stelle erst den ersten Zeiger, dann den zweiten.
FirstIsSet = Dein erster Zeiger steht schon. Stelle den zweiten oder nimm den ersten zurück.
MustPoint = Du hast „Ich habe einen Verdacht!“ gesagt. Zeige auf jemanden oder auf 0, wenn du glaubst, dass es niemand ist.
OneTarget = Du hast nur ein Ziel. Stelle den zweiten Zeiger auf x.
TwoTargets = Du hast zwei Ziele. Stelle den zweiten Zeiger auf jemanden oder auf 0, wenn du glaubst, dass es niemand ist.
AllRounds = { $rounds ->
    [one] Die einzige Runde ist gespielt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die wenigsten Fehlermarken.
   *[other] Alle { $rounds } Runden sind gespielt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die wenigsten Fehlermarken.
}
TooManyErrors = { $you ->
    [seats] { $errors ->
        [one] Das Spiel ist zu Ende, weil du eine Fehlermarke hast. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die wenigsten Fehlermarken.
       *[other] Das Spiel ist zu Ende, weil du { $errors } Fehlermarken hast. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die wenigsten Fehlermarken.
    }
   *[nobody] { COUNT($seats) ->
        [one] { $errors ->
            [one] Das Spiel ist zu Ende, weil { $seats } eine Fehlermarke hat. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die wenigsten Fehlermarken.
           *[other] Das Spiel ist zu Ende, weil { $seats } { $errors } Fehlermarken hat. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die wenigsten Fehlermarken.
        }
       *[other] { $errors ->
            [one] Das Spiel ist zu Ende: Je eine Fehlermarke liegt vor { VALUE($seats, case: "dat") }. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die wenigsten Fehlermarken.
           *[other] Das Spiel ist zu Ende: Je { $errors } Fehlermarken liegen vor { VALUE($seats, case: "dat") }. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die wenigsten Fehlermarken.
        }
    }
}

## Ziele: worauf es ankommt, das Wichtigste zuerst, denn oft ist nur dafür Platz

goal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
goal-worth = { $barred ->
    [true] { $final ->
        [one] In dieser Runde darfst du keinen frühen Verdacht äußern; ein richtiger Schlussverdacht bringt { $final } Punkt.
       *[other] In dieser Runde darfst du keinen frühen Verdacht äußern; ein richtiger Schlussverdacht bringt { $final } Punkte.
    }
   *[false] { $early ->
        [one] Ein richtiger früher Verdacht bringt { $early } Punkt, ein Schlussverdacht { $final }.
       *[other] Ein richtiger früher Verdacht bringt { $early } Punkte, ein Schlussverdacht { $final }.
    }
}
goal-left = { $left ->
    [one] Der nächste frühe Verdacht beendet die Züge.
   *[other] Noch { $left }-mal früher Verdacht, dann enden die Züge.
}
goal-last = { $last ->
    [true] { "" } Deine nächste Fehlermarke beendet das Spiel!
   *[false] { "" }
}
goal-cries = { KEY($character) ->
    [shepherd_boy] { $cries ->
        [0] { "" } Jeder Jäger oder Jagdhund, der auf dein „Ein Wolf!“ hereinfällt, bringt dir 1 Punkt dazu.
        [one] { "" } Einmal hast du „Ein Wolf!“ gerufen: Jeder Jäger oder Jagdhund, der darauf hereinfällt, bringt dir 1 Punkt dazu.
       *[other] { "" } Du hast { $cries }-mal „Ein Wolf!“ gerufen: Jeder Jäger oder Jagdhund, der darauf hereinfällt, bringt dir 1 Punkt dazu.
    }
   *[other] { "" }
}
goal-wrong = { $last ->
    [true] eine Fehlermarke, und das Spiel ist aus
   *[false] { $barred ->
        [true] eine Fehlermarke und kein früher Verdacht in der nächsten Runde
       *[false] eine Fehlermarke
    }
}
# Was ein Verdacht bringen und kosten kann; es steht auch unter den Zeigern auf dem Tisch.
stakes-one = { $early ->
    [true] Wenn das stimmt: { goal-points }. Wenn nicht: { goal-wrong }.
   *[false] Wenn das stimmt: { goal-points }. Wenn nicht: { goal-wrong }. Ohne Verdacht: nichts.
}
stakes-two = { $early ->
    [true] Wenn beides stimmt: { goal-points }. Wenn nicht: { goal-wrong }.
   *[false] Wenn beides stimmt: { goal-points }. Wenn nicht: { goal-wrong }. Ohne Verdacht: nichts.
}
FindOne = Du bist { VALUE($character, case: "ein") }: Finde { VALUE($first, case: "acc") }. { goal-worth } { goal-left }{ goal-cries }{ goal-last }
FindTwo = Du bist { VALUE($character, case: "ein") }: Finde { VALUE($first, case: "acc") } und { VALUE($second, case: "acc") }. { goal-worth } { goal-left }{ goal-cries }{ goal-last }
PointOne = Wer ist { VALUE($first, case: "ein") }? { stakes-one }
PointTwo = Wer ist { VALUE($first, case: "ein") }, und wer ist { VALUE($second, case: "ein") }? { stakes-two }
AwaitScoring = { $early ->
    [true] Du hast deinen Verdacht geäußert und bist in dieser Runde nicht mehr am Zug. Wenn er stimmt: { goal-points }. Wenn nicht: { goal-wrong }.{ goal-cries }
   *[false] Du hast deinen Schlussverdacht geäußert. Wenn er stimmt: { goal-points }. Wenn nicht: { goal-wrong }.{ goal-cries }
}
SitOut = Du äußerst in dieser Runde keinen Verdacht und kannst damit weder gewinnen noch verlieren.{ goal-cries }

## Tisch: was gerade geschieht

now-your-turn = { $ask ->
    [true] { $suspect ->
        [true] Dein Zug: Sieh eine Karte an, frage jemanden oder äußere einen Verdacht.
       *[false] Dein Zug: Sieh eine Karte an oder frage jemanden.
    }
   *[false] { $suspect ->
        [true] Dein Zug: Sieh eine Karte an oder äußere einen Verdacht.
       *[false] Dein Zug: Sieh eine Karte an.
    }
}
now-ask = Tippe an, wen du das fragen willst.
now-declare = Abschicken? Dann hören es alle, und du stellst deine Zeiger.
now-turn = { $you ->
    [seat] Du bist am Zug.
   *[nobody] { $seat } ist am Zug.
}
now-point = { $pointer ->
    [1] Wer ist { VALUE($character, case: "ein") }? Tippe jemanden an oder „Niemand“.
   *[2] Und wer ist { VALUE($character, case: "ein") }? Tippe jemanden an oder „Niemand“.
}
now-point-covered = { $pointer ->
    [1] Stelle deinen ersten Zeiger.
   *[2] Stelle deinen zweiten Zeiger.
}
now-point-x = Du hast nur ein Ziel, also kommt dein zweiter Zeiger auf x: weiter.
now-send = Dein Verdacht steht: Schick ihn ab oder nimm einen Zeiger zurück.
now-send-x = Du hast nur ein Ziel, also ist der zweite Zeiger auf x. Abschicken?
now-send-none = Kein Verdacht in dieser Runde? Schick es ab oder nimm es zurück.
now-points = { $you ->
    [seat] Du hast einen Verdacht und stellst heimlich deine Zeiger.
   *[nobody] { $seat } hat einen Verdacht und stellt heimlich zwei Zeiger.
}
now-final = Die anderen äußern ihren Schlussverdacht. Wir warten auf { VALUE($seats, case: "acc") }.

## Tisch: was man wählen kann

peek = Eine Karte ansehen
ask = „{ $question }“ fragen
suspect = Früher Verdacht
pointer = { $pointer ->
    [1] Erster Zeiger
   *[2] Zweiter Zeiger
}
pointer-for = { $pointer ->
    [1] Erster Zeiger: Wer ist { VALUE($character, case: "ein") }?
   *[2] Zweiter Zeiger: Wer ist { VALUE($character, case: "ein") }?
}
nobody-plays = Niemand
no-suspicion = Kein Verdacht
x = Kein zweites Ziel
go-on-x = Nur ein Ziel: weiter
tap-somebody = tippe jemanden an
ready = Schick ihn jetzt ab oder nimm einen Zeiger zurück.
ready-none = Damit kannst du weder gewinnen noch verlieren.
declare = „Ich habe einen Verdacht!“ sagen?
declare-about = { $points ->
    [one] Alle hören es, und du bist in dieser Runde nicht mehr am Zug. Wenn deine Zeiger stimmen: { $points } Punkt. Wenn nicht: eine Fehlermarke und kein früher Verdacht in der nächsten Runde, falls es eine gibt.
   *[other] Alle hören es, und du bist in dieser Runde nicht mehr am Zug. Wenn deine Zeiger stimmen: { $points } Punkte. Wenn nicht: eine Fehlermarke und kein früher Verdacht in der nächsten Runde, falls es eine gibt.
}
declare-last = { $points ->
    [one] Alle hören es, und du bist in dieser Runde nicht mehr am Zug. Wenn deine Zeiger stimmen: { $points } Punkt. Wenn nicht: eine Fehlermarke, und das Spiel ist aus.
   *[other] Alle hören es, und du bist in dieser Runde nicht mehr am Zug. Wenn deine Zeiger stimmen: { $points } Punkte. Wenn nicht: eine Fehlermarke, und das Spiel ist aus.
}

## Tisch: in der Mitte

round = Runde { $round }
lap = { $lap }. Zug
suspicions = { $count ->
    [one] { $count } früher Verdacht
   *[other] { $count }-mal früher Verdacht
}
suspicions-of = { $count } von { $enough }-mal früher Verdacht; mit dem letzten enden die Züge
yes = Ja
no = Nein
round-over = Runde { $round }: Alle Karten sind aufgedeckt
look = Karten von Runde { $round }
go-on = Weiter

## Tisch: bei jedem Platz

mute = Stummer Spieler
the-mute = der stumme Spieler
face-down = eine verdeckte Karte
seen = Hier hast du { VALUE($image, case: "acc") } gesehen.
guessed = Hier hast du { VALUE($character, case: "acc") } notiert.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
errors = { $errors ->
    [one] { $errors } Fehlermarke
   *[other] { $errors } Fehlermarken
}
suspects = Verdacht!
suspected = { $you ->
    [seat] Du hast einen frühen Verdacht geäußert.
   *[nobody] { $seat } hat einen frühen Verdacht geäußert.
}
barred = kein früher Verdacht in dieser Runde
clue = { $you ->
    [peeker] { $count ->
        [one] Du hast gesagt: „{ VALUE($appearance, case: "said") }“
       *[other] Du hast { $count }-mal gesagt: „{ VALUE($appearance, case: "said") }“
    }
   *[nobody] { $count ->
        [one] { $peeker } hat gesagt: „{ VALUE($appearance, case: "said") }“
       *[other] { $peeker } hat { $count }-mal gesagt: „{ VALUE($appearance, case: "said") }“
    }
}
answer = { $you ->
    [asker] { $yes ->
        [true] Du hast gefragt: „{ $question }“ Die Antwort war Ja.
       *[false] Du hast gefragt: „{ $question }“ Die Antwort war Nein.
    }
   *[nobody] { $yes ->
        [true] { $asker } hat gefragt: „{ $question }“ Die Antwort war Ja.
       *[false] { $asker } hat gefragt: „{ $question }“ Die Antwort war Nein.
    }
}

## Tisch: das Eigene

plain = nicht getarnt
disguised = { KEY($appearance) ->
    [unknown] zeigt ein Fragezeichen
    [sheep] getarnt als Schaf
    [hunting_dog] getarnt als Jagdhund
    [hunter] getarnt als Jäger
    [shepherd_boy] getarnt als Hirtenjunge
   *[wolf] getarnt als Wolf
}
play = Du bist { VALUE($character, case: "ein") }
look-for-one = Du suchst { VALUE($first, case: "acc") }.
look-for-two = Du suchst { VALUE($first, case: "acc") } und { VALUE($second, case: "acc") }.
hold-up = { $question } Nimm diese Karte hoch und tippe an, wen du fragen willst.
hold-later = { $question } Das kannst du fragen, wenn du am Zug bist.
no-questions = Deine Fragekarten sind aufgebraucht.
open = noch nicht gestellt

## Tisch: Hinweise, Punkte und Runden

clues = Hinweise und Antworten
asked = { $you ->
    [asker] Du hast gefragt: „{ $question }“
   *[nobody] { $asker } hat gefragt: „{ $question }“
}
unknown = Noch ist nichts bekannt.
score = Punkte
player = Name
total = Gesamt
error-tokens = Fehlermarken
errors-barred = { $errors } (kein früher Verdacht in dieser Runde)
wrong = falsch
right = richtig
# Worin man sich geirrt hat; da ist die Runde schon vorbei.
mistake-at = { $target } war { VALUE($played, case: "ein") }, nicht { VALUE($character, case: "ein") }.
mistake-at-mute = Der stumme Spieler war { VALUE($played, case: "ein") }, nicht { VALUE($character, case: "ein") }.
mistake-nobody = Doch jemand war { VALUE($character, case: "ein") }: { $who }.

## Tisch: eigene Notizen mit dem Bleistift

marks-how = Tippe ein Gesicht an, um zu notieren, ob jemand es ist: vielleicht, nein, sicher. Tippe eine Karte an, um zu notieren, was sie sein kann. Das siehst nur du, auch auf dem Tisch; es bleibt bei deinen Notizen, bis die Runde endet.
more-tokens = { $count ->
    [one] Noch eins: Tippe, um alle zu sehen.
   *[other] Noch { $count }: Tippe, um alle zu sehen.
}
marks-wipe = Meine Zeichen löschen
noted = { $sign ->
    [maybe] Du hast notiert: { $name } ist vielleicht { VALUE($character, case: "ein") }.
    [no] Du hast notiert: { $name } ist nicht { VALUE($character, case: "ein") }.
    [sure] Du hast notiert: { $name } ist sicher { VALUE($character, case: "ein") }.
   *[none] Ist { $name } { VALUE($character, case: "ein") }? Du hast nichts notiert.
}
ruled-out = Eine Antwort sagt: nicht { VALUE($character, case: "ein") }.
card-open = Eine Karte von { $name }: Du hast nichts notiert.
card-noted = Eine Karte von { $name }: Du hast { VALUE($character, case: "acc") } notiert.
played = { $you ->
    [seat] Du warst { VALUE($character, case: "ein") }.
   *[nobody] { $seat } war { VALUE($character, case: "ein") }.
}
mute-played = Der stumme Spieler war { VALUE($character, case: "ein") }.
line-right = { $early ->
    [true] Früher Verdacht, richtig
   *[false] Schlussverdacht, richtig
}
line-wrong = { $early ->
    [true] Früher Verdacht, falsch: eine Fehlermarke
   *[false] Schlussverdacht, falsch: eine Fehlermarke
}
line-none = Kein Verdacht
line-fooled = { VALUE($seats, case: "acc") } als Hirtenjunge hereingelegt

## Terminal

show-now = { $you ->
    [starter] Runde { $round }, { $lap }. Zug für alle. Du hast die Runde begonnen.
   *[nobody] Runde { $round }, { $lap }. Zug für alle. { $starter } hat die Runde begonnen.
}
show-final = Runde { $round }: der Schlussverdacht.
show-suspected = { $you ->
    [seats] Du hast einen frühen Verdacht geäußert ({ $made } von { $enough }).
   *[nobody] Es gibt einen frühen Verdacht von { VALUE($seats, case: "dat") } ({ $made } von { $enough }).
}
show-barred = In dieser Runde gibt es keinen frühen Verdacht von { VALUE($seats, case: "dat") }.
show-points = Punkte
show-the-mute = der stumme Spieler
show-sure = sicher
show-percent = { $percent } %
show-clues = { $you ->
    [target] Über deine Karten: { $clues }
   *[nobody] Über Karten von { $target }: { $clues }
}
show-clues-of-mute = Über Karten vom stummen Spieler: { $clues }
show-clue = { $you ->
    [peeker] du sagst „{ VALUE($appearance, case: "said") }“
   *[nobody] { $peeker } sagt „{ VALUE($appearance, case: "said") }“
}
show-clue-seen = { $you ->
    [peeker] du sagst „{ VALUE($announced, case: "said") }“ und siehst { card.acc }
   *[nobody] { $peeker } sagt „{ VALUE($announced, case: "said") }“ und sieht { card.acc }
}
show-play-one = Du hast { cards } und bist deshalb { VALUE($character, case: "ein") }. Finde mit dem ersten Zeiger { VALUE($first, case: "acc") }.
show-play-two = Du hast { cards } und bist deshalb { VALUE($character, case: "ein") }. Finde mit dem ersten Zeiger { VALUE($first, case: "acc") } und mit dem zweiten { VALUE($second, case: "acc") }.
show-past = Runde { $round }: { $players }.
show-past-player = { $wrong ->
    [true] { $points ->
        [0] { VALUE($seat, case: "nom") } ({ $character }, falsch)
       *[other] { VALUE($seat, case: "nom") } ({ $character }, falsch, +{ $points })
    }
   *[false] { $points ->
        [0] { VALUE($seat, case: "nom") } ({ $character })
       *[other] { VALUE($seat, case: "nom") } ({ $character }, +{ $points })
    }
}
show-past-mute = der stumme Spieler ({ $character })
show-had = { $you ->
    [seat] Du hast { cards } und bist { VALUE($character, case: "ein") }.
   *[nobody] { $seat } hat { cards } und ist { VALUE($character, case: "ein") }.
}
show-mute-had = Der stumme Spieler hat { cards } und ist { VALUE($character, case: "ein") }.
show-fooled = { $you ->
    [seat] { $points ->
        [one] Du bekommst als Hirtenjunge noch { $points } Punkt.
       *[other] Du bekommst als Hirtenjunge noch { $points } Punkte.
    }
   *[nobody] { $points ->
        [one] { $seat } bekommt als Hirtenjunge noch { $points } Punkt.
       *[other] { $seat } bekommt als Hirtenjunge noch { $points } Punkte.
    }
}
