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

## Warum: wonach ein guter Spieler geht, wenn jemand fragt, was er täte

SuspectNow = Dein bester Verdacht stimmt zu { $right } %, und ihn jetzt zu äußern ist mehr wert als alles, was du noch herausfinden könntest.
StillUnsure = Bisher würde dein bester Verdacht zu { $right } % stimmen.
PeekTells = { $you ->
    [target] Du bist zu { $chance } % { VALUE($character, case: "ein") }, und nichts anderes verrät dir voraussichtlich mehr.
   *[nobody] { $target } ist zu { $chance } % { VALUE($character, case: "ein") }, und nichts anderes verrät dir voraussichtlich mehr.
}
PeekAtMuteTells = Der stumme Spieler ist zu { $chance } % { VALUE($character, case: "ein") }, und nichts anderes verrät dir voraussichtlich mehr.
AskTells = { $you ->
    [target] Du sagst zu { $yes } % Ja, und nichts anderes verrät dir voraussichtlich mehr.
   *[nobody] { $target } sagt zu { $yes } % Ja, und nichts anderes verrät dir voraussichtlich mehr.
}
CryWolf = { $you ->
    [target] Als Hirtenjunge bekommst du Punkte, wenn jemand auf dein „Wolf!“ hereinfällt, und zu { $innocent } % bist du keiner.
   *[nobody] Als Hirtenjunge bekommst du Punkte, wenn jemand auf dein „Wolf!“ hereinfällt, und zu { $innocent } % ist { $target } keiner.
}
CryWolfAtMute = Als Hirtenjunge bekommst du Punkte, wenn jemand auf dein „Wolf!“ hereinfällt, und zu { $innocent } % ist der stumme Spieler keiner.
TakeFor = { $you ->
    [target] Du bist zu { $chance } % { VALUE($character, case: "ein") }.
   *[nobody] { $target } ist zu { $chance } % { VALUE($character, case: "ein") }.
}
TakeMuteFor = Der stumme Spieler ist zu { $chance } % { VALUE($character, case: "ein") }.
NobodyPlays = Zu { $chance } % ist niemand { VALUE($character, case: "ein") }.
BetterNone = Selbst dein bester Verdacht würde nur zu { $right } % stimmen, und ein Irrtum kostet dich mehr, als das wert ist.

## Vorsicht: was man mit einer Wahl riskiert

PoorOdds = Selbst dein bester Verdacht ist eher falsch als richtig: Er stimmt zu { $right } %.

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

## Das erste Spiel als Lektion: Karten am Tisch. .otherwise spricht zu denen, die etwas anderes gewählt haben

guide-first-welcome = Auf dem Hof ist ein Wolf, und alle sind verkleidet. Du spielst eine Runde mit vier anderen, findest heraus, wer wer ist, und sagst es, bevor sie es tun. Unterwegs sage ich dir, worauf es ankommt.
    .title = Wer ist der Wolf?
guide-first-cards = Alle haben zwei Karten. Die mit dem höheren Wert sagt, wer du bist, die andere soll verwirren. Du hast ein Schaf mit dem Wert eins und einen Jäger mit dem Wert drei. Du bist also der Jäger.
    .title = Deine zwei Karten
guide-first-goal = Jeder sucht bestimmte andere. Der Jäger muss jemanden finden, der Jagdhund ist, und jemanden, der Wolf ist. Alle sind hinter jemandem her: Schafe suchen Jagdhund und Jäger, der Wolf sucht nur ein Schaf.
    .title = Deine zwei Ziele
guide-first-targets = Zu fünft sind zehn Karten im Spiel: vier Schafe, zwei Jagdhunde, zwei Jäger, ein Hirtenjunge und ein Wolf. Manche zeigen nur ein Fragezeichen, wenn andere sie ansehen. Merk dir vor allem: Es gibt nur einen Wolf.
    .title = Was im Spiel ist
guide-first-questions = Das sind deine zwei Fragekarten. Wenn du dran bist, kannst du jemandem eine davon stellen, und die Antwort muss wahr sein. Stattdessen kannst du dir eine Karte ansehen oder einen Verdacht äußern. Eins davon, wenn du dran bist.
    .title = Fragen

guide-first-turns = { $boris } fängt an. Mal sehen, was er tut: Er sieht sich eine Karte von { $dima } an und muss ansagen, wonach sie aussieht.
    .title = So geht ein Zug
guide-first-cry = „Ein Wolf!“, sagt er, und { $dima } bekommt einen Hinweis mit einem Wolf. Stimmt das? Alle müssen wahrheitsgemäß ansagen, was sie sehen. Nur der Hirtenjunge nicht: Er nennt alles einen Wolf, was kein Fragezeichen ist.
    .title = Ein Wolf!
guide-first-seen = Jetzt hat { $vera } dich angesehen, und zwar deinen Jäger. Alle haben es gehört. Welche deiner Karten es war, entscheidet der Zufall: Niemand kann sich die Karte aussuchen.
    .title = Du wurdest gesehen
guide-first-yours = { $dima } hat bei { $anna } ein Schaf gesehen. Jetzt bist du dran. Bei { $vera } hat noch niemand nachgesehen, da gibt es am meisten zu erfahren. Sieh dir eine Karte von ihr an: Tippe ihre Karten an oder unten ihren Namen.
    .title = Du bist dran: Sieh nach
    .otherwise = Das geht auch. Aber über { $vera } weiß noch niemand etwas, da erfährst du am meisten. Sieh dir eine Karte von { $vera } an.
    .otherwise-dima = Bei { $boris } nachzuprüfen ist ein guter Gedanke. Aber { $dima } hat zwei Karten, und wenn du die andere siehst, bist du nicht klüger. Über { $vera } weiß noch niemand etwas: Sieh bei ihr nach.
    .otherwise-ask = Fragen sind gut, aber du hast nur zwei. Heb sie auf, bis du weißt, wen du fragen willst. Sieh dir erst eine Karte von { $vera } an.
guide-first-wolf = Du hast den Wolf selbst gesehen! Er hat den Wert fünf, mehr hat keine Karte: { $vera } ist also der Wolf, was immer sie sonst hat. Alle haben gehört, was du gesagt hast. Ein Ziel ist gefunden.
    .title = Da ist er
guide-first-liar = Und denk weiter: Es gibt nur einen Wolf, und den hast du gerade bei { $vera } gesehen. { $boris } hat bei { $dima } also keinen gesehen. Er muss der Hirtenjunge sein!
    .title = Da hat einer gelogen
guide-first-again = { $boris } hat bei dir nachgesehen, dein Schaf gesehen und ruft schon wieder Wolf. Du kennst deine Karten besser. { $dima } und { $anna } können nicht so sicher sein wie du, und genau darauf hofft er.
    .title = Wolf, Wolf!
guide-first-asked = Zwei Fragen wurden gestellt. { $dima } hat ein Schaf, und du musstest zugeben, dass du Wolf, Jäger oder Hirtenjunge bist. Antworten hören alle, also lernen alle daraus, nicht nur, wer gefragt hat.
    .title = Antworten sind wahr
guide-first-ask = Dir fehlt noch ein Jagdhund. Bei { $anna } hat { $dima } ein Schaf gesehen, ihre andere Karte kennt niemand. Frag sie, ob eine ihrer Karten ein Jagdhund ist: Tippe die Fragekarte an, dann { $anna }.
    .title = Frag nach
    .otherwise = Auch das würde dir etwas sagen. Aber du suchst den Jagdhund, und bei { $anna } ist er am ehesten: Frag sie, ob eine ihrer Karten ein Jagdhund ist.
    .otherwise-suspect = Zu früh! Den Wolf kennst du, den Jagdhund nicht, und ein falscher Verdacht kostet dich einen Fehler. Frag erst { $anna }.
    .otherwise-dima = Bei { $dima } hat { $anna } ein Schaf gesehen, und er hat es selbst gesagt. Bei ihr stehen die Chancen besser: Frag sie.
guide-first-answer = Ja! Sie hat ein Schaf und einen Jagdhund. Der Hund hat den Wert zwei, das Schaf eins, also ist sie der Jagdhund. Jetzt kennst du deine beiden Ziele.
    .title = Gefunden
guide-first-hurry = { $vera } hat einen Verdacht geäußert und ihre Zeiger geheim gestellt. Zu fünft beendet der zweite frühe Verdacht die Züge. Wer früh richtigliegt, bekommt zwei Punkte, alle anderen nur einen.
    .title = Da hat es jemand eilig
guide-first-sum = Du bist dran, und du bist sicher: { $anna } ist der Jagdhund, { $vera } der Wolf. Warte nicht, bis jemand anders schneller ist.
    .title = Zwei von zwei
guide-first-suspect = Tippe auf „Verdacht!“ Alle hören es, und zurücknehmen kannst du es nicht. Danach bist du in dieser Runde nicht mehr dran. In deinem ersten Zug einer Runde ist es nicht erlaubt.
    .title = Verdacht!
    .otherwise = Du weißt schon genug, und nächstes Mal ist vielleicht jemand schneller. Äußere deinen Verdacht!
guide-first-point = Stell deine Zeiger; noch sieht sie niemand. Der erste ist für den Jagdhund: Tippe { $anna } an. Der zweite ist für den Wolf: Tippe { $vera } an. Wenn du glaubst, dass niemand es ist, zeigst du auf 0.
    .title = Zwei Zeiger
    .otherwise = Denk daran, was du herausgefunden hast: Der Jagdhund ist { $anna }, der Wolf ist { $vera }. Ist ein Zeiger falsch, ist alles falsch.
    .otherwise-order = { $vera } ist der Wolf, und der ist dein zweites Ziel. Der erste Zeiger ist für den Jagdhund: { $anna }.
    .otherwise-dima = Das hätte { $boris } gern. Den Wolf hast du mit eigenen Augen gesehen, bei { $vera }.
guide-first-final = Das war der zweite frühe Verdacht, die Züge sind vorbei. Alle anderen äußern jetzt gleichzeitig ihren Schlussverdacht für einen Punkt, oder keinen. Dann werden alle Karten aufgedeckt.
    .title = Jetzt müssen die anderen
guide-first-score = Beide Zeiger waren richtig, und früh: zwei Punkte für dich. Eine neue Runde ist ausgeteilt, mit neuen Karten und neuen Rollen. Was du über die anderen wusstest, gilt nicht mehr.
    .title = Zwei Punkte
guide-first-fooled = { $anna } hielt { $dima } für den Wolf. Das ist ein Fehler für sie und ein Punkt für { $boris }, auf dessen Lüge sie hereingefallen ist: Er bekommt einen für jeden Jäger oder Hund, den er täuscht. Hüte dich also vor ihm.
    .title = Was der Hirtenjunge davon hat
guide-first-end = Drei solche Runden, dann gewinnen die meisten Punkte. Mit dem zweiten Fehler von irgendwem ist das Spiel sofort zu Ende, rate also nicht blind. Jetzt spiel ein ganzes Spiel: Die anderen denken selbst.
    .title = Mehr brauchst du nicht

## Das Ziel ausführlich, je nachdem, welches es gerade ist

goal-more-FindOne = Du bist ein Wolf. Du hast nur ein Ziel: Finde jemanden, der ein Schaf ist, oder finde heraus, dass es niemand ist, und stell den ersten Zeiger dorthin oder auf 0; der zweite gehört auf x. So kannst du schneller sein als alle anderen. Wer aber deine Wolfskarte gesehen hat, kennt dich, denn nichts hat einen höheren Wert.
goal-more-FindTwo = { KEY($character) ->
    [sheep] Du bist ein Schaf. Finde für den ersten Zeiger einen Jagdhund und für den zweiten einen Jäger. Einer genügt jeweils; ist es niemand, gehört der Zeiger auf 0. Sieh dir Karten an, stell Fragen und hör zu, was andere ansagen. Sobald du beide zu kennen glaubst, sag „Ich habe einen Verdacht!“: Vorzeitig ist es mehr wert, und ein Fehler kostet eine Fehlermarke.
    [hunting_dog] Du bist ein Jagdhund. Finde für den ersten Zeiger einen Jäger und für den zweiten einen Wolf. Einer genügt jeweils; ist es niemand, gehört der Zeiger auf 0. Vorsicht, wenn jemand „Wolf“ ruft: Der Hirtenjunge nennt alles einen Wolf und bekommt für jeden Jäger oder Jagdhund, der es glaubt, einen Punkt.
    [hunter] Du bist ein Jäger. Finde für den ersten Zeiger einen Jagdhund und für den zweiten einen Wolf. Einer genügt jeweils; ist es niemand, gehört der Zeiger auf 0. Vorsicht, wenn jemand „Wolf“ ruft: Der Hirtenjunge nennt alles einen Wolf und bekommt für jeden Jäger oder Jagdhund, der es glaubt, einen Punkt.
   *[shepherd_boy] Du bist der Hirtenjunge. Finde für den ersten Zeiger einen Wolf und für den zweiten ein Schaf. Wenn du eine Karte ansiehst, musst du einen Wolf ansagen, egal, was du siehst, außer die Karte hat ein Fragezeichen. Das ist dein zweiter Weg zu Punkten: einer für jeden Jäger oder Jagdhund, der auf der Suche nach dem Wolf auf jemanden zeigt, bei dem du „Wolf“ gerufen hast und der keiner ist.
}
goal-more-PointOne = Stell den ersten Zeiger auf jemanden, der ein Schaf ist, oder auf 0, wenn du meinst, dass es niemand ist; der zweite gehört auf x. Stimmt es, bekommst du die Punkte, sonst eine Fehlermarke. Hat jemand zwei Fehlermarken, ist das Spiel zu Ende.
goal-more-PointTwo = Stell für jedes deiner Ziele einen Zeiger: auf jemanden, der es ist, oder auf 0, wenn du meinst, dass es niemand ist. Beide müssen stimmen. Dann bekommst du die Punkte, sonst eine Fehlermarke. Hat jemand zwei Fehlermarken, ist das Spiel zu Ende.
goal-more-AwaitScoring = Dein Verdacht steht und lässt sich nicht mehr ändern. In dieser Runde bist du nicht mehr am Zug, wirst aber weiter gefragt und angesehen, und deine Antworten sind wahr. Wenn alle so weit sind, werden alle Karten gezeigt.
goal-more-SitOut = Du äußerst in dieser Runde keinen Verdacht: keine Punkte, aber auch keine Fehlermarke. Bist du der Hirtenjunge, kannst du immer noch Punkte von denen bekommen, die dir geglaubt haben.

## Was die Dinge sind: Wer eins antippt, erfährt es

thing-sheep = Wert 1, der niedrigste: Du bist nur dann ein Schaf, wenn beide Karten Schafe sind. Es sucht einen Jagdhund und einen Jäger. Gesucht wird es von Wolf und Hirtenjunge.
    .name = Schaf
thing-hunting_dog = Wert 2. Er sucht einen Jäger und einen Wolf. Gesucht wird er von Schaf und Jäger.
    .name = Jagdhund
thing-hunter = Wert 3. Er sucht einen Jagdhund und einen Wolf. Gesucht wird er von Schaf und Jagdhund.
    .name = Jäger
thing-shepherd_boy = Wert 4. Er sucht einen Wolf und ein Schaf. Sieht er eine Karte an, muss er sie einen Wolf nennen, wenn sie kein Fragezeichen hat, und bekommt für jeden Jäger oder Jagdhund, der darauf hereinfällt, einen Punkt.
    .name = Hirtenjunge
thing-wolf = Wert 5, der höchste: Wer einen hat, ist der Wolf. Er sucht ein Schaf und sonst niemanden. Gesucht wird er von Jagdhund, Jäger und Hirtenjunge.
    .name = Wolf
thing-unknown = Eine Karte, die nach nichts aussieht. Wer sie ansieht, sieht, was sie ist, sagt aber ein Fragezeichen an, auch der Hirtenjunge.
    .name = Fragezeichen
thing-clue = Was jemand angesagt hat, der sich eine Karte dieser Person angesehen hat. Es stimmt, außer wenn es der Hirtenjunge war: Der sagt zu allem „Wolf“.
    .name = Hinweis
thing-question = Stell jemandem in deinem Zug diese Frage; die Antwort ist wahr, alle hören sie, und die Karte ist verbraucht. Du bekommst in jeder Runde zwei von sechzehn.
    .name = Fragekarte
thing-pointer = Einer für jedes deiner Ziele: auf eine Person, auf 0, wenn es niemand ist, oder auf x. Der zweite Zeiger eines Wolfs gehört auf x, und beide, wenn du keinen Verdacht äußerst. Bis zur Wertung sind sie geheim.
    .name = Zeiger
thing-points = 2 für einen vorzeitigen Verdacht, der stimmt, 1 für einen richtigen am Ende der Runde. Der Hirtenjunge bekommt 1 mehr für jeden Jäger oder Jagdhund, der hereingefallen ist.
    .name = Punkte
thing-error = Für einen Verdacht, der falsch war. Wer vorzeitig falsch lag, darf in der nächsten Runde nicht vorzeitig verdächtigen. Das Spiel endet nach einer Runde, in der jemand die zweite bekommt.
    .name = Fehlermarke
thing-mute = Zu viert die beiden Karten, die übrig sind. Man kann sie ansehen und verdächtigen, und was sie sind, zählt; gefragt werden können sie nie.
    .name = Der stumme Spieler
