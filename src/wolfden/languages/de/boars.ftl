### Boars on the Run! auf Deutsch.

about = Ein Rennen mit einem Beutel voll Futter: Wie viel wagst du zu ziehen?

option-bags = Beutel
    .hint = wessen Beutel für dich ausgezählt werden
option-bags-own = der eigene
option-bags-all = alle
option-bags-none = keiner

## Dinge

# Karten werden nur gezählt, wenn es mehrere gleiche sind: „Zerren“ und 2 „Zwicken“. Würfel immer, deshalb steht die
# Eins in .cubes.
counted = { $n ->
    [one] { $thing }
   *[other] { $n } { $thing }
}
Colour-red = rot
    .cubes = { $n ->
        [one] 1 roter
       *[other] rote
    }
    .cubes-acc = { $n ->
        [one] 1 roten
       *[other] rote
    }
    .nom = { $n ->
        [one] roter
       *[other] rote
    }
    .acc = { $n ->
        [one] roten
       *[other] rote
    }
    .das = rotes
    .farbe = Rot
Colour-blue = blau
    .cubes = { $n ->
        [one] 1 blauer
       *[other] blaue
    }
    .cubes-acc = { $n ->
        [one] 1 blauen
       *[other] blaue
    }
    .nom = { $n ->
        [one] blauer
       *[other] blaue
    }
    .acc = { $n ->
        [one] blauen
       *[other] blaue
    }
    .das = blaues
    .farbe = Blau
Colour-yellow = gelb
    .cubes = { $n ->
        [one] 1 gelber
       *[other] gelbe
    }
    .cubes-acc = { $n ->
        [one] 1 gelben
       *[other] gelbe
    }
    .nom = { $n ->
        [one] gelber
       *[other] gelbe
    }
    .acc = { $n ->
        [one] gelben
       *[other] gelbe
    }
    .das = gelbes
    .farbe = Gelb
Colour-green = grün
    .cubes = { $n ->
        [one] 1 grüner
       *[other] grüne
    }
    .cubes-acc = { $n ->
        [one] 1 grünen
       *[other] grüne
    }
    .nom = { $n ->
        [one] grüner
       *[other] grüne
    }
    .acc = { $n ->
        [one] grünen
       *[other] grüne
    }
    .das = grünes
    .farbe = Grün
Cube-black = schwarz
    .cubes = { $n ->
        [one] 1 schwarzer
       *[other] schwarze
    }
    .cubes-acc = { $n ->
        [one] 1 schwarzen
       *[other] schwarze
    }

Boar-bramble = Brombeere
Boar-truffle = Trüffel
Boar-acorn = Buchecker
Boar-thistle = Distel

# Die Diät eines Wildschweins, was es frisst, und wie weit das trägt: Die Zahlen stehen in den Daten, siehe shelf.py.
-meal = { $moves ->
    [one] { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes") } für 1 Feld
   *[other] { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes") } für { $moves } Felder
}
-meal-food = { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc") } Würfel
-meal-way = { $moves ->
    [one] 1 Feld
   *[other] { $moves } Felder
}

Transport-prickly_cab = Stacheltaxi
    .dat = dem Stacheltaxi
    .stop = Station des Stacheltaxis
Transport-metro_mole = Maulwurf-Metro
    .dat = der Maulwurf-Metro
    .stop = Station der Maulwurf-Metro
Transport-beaver_ferry = Biberfähre
    .dat = der Biberfähre
    .stop = Station der Biberfähre
Transport-air_squirrel = Air Eichhorn
    .dat = Air Eichhorn
    .stop = Station von Air Eichhorn

Card-beetroot_cure = Rote-Bete-Kur
    .quoted = „Rote-Bete-Kur“
Card-blueberry_cure = Blaubeerkur
    .quoted = „Blaubeerkur“
Card-corn_cure = Maiskur
    .quoted = „Maiskur“
Card-cabbage_cure = Kohlkur
    .quoted = „Kohlkur“
Card-tomato_marathon = Tomatenmarathon
    .quoted = „Tomatenmarathon“
Card-plum_marathon = Pflaumenmarathon
    .quoted = „Pflaumenmarathon“
Card-banana_marathon = Bananenmarathon
    .quoted = „Bananenmarathon“
Card-pea_marathon = Erbsenmarathon
    .quoted = „Erbsenmarathon“
Card-berry_mix = Beerenmix
    .quoted = „Beerenmix“
Card-sunset_salad = Abendrotsalat
    .quoted = „Abendrotsalat“
Card-garden_salad = Gartensalat
    .quoted = „Gartensalat“
Card-fruit_bowl = Obstschale
    .quoted = „Obstschale“
Card-forest_bowl = Waldschale
    .quoted = „Waldschale“
Card-meadow_bowl = Wiesenschale
    .quoted = „Wiesenschale“
Card-jam_trio = Marmeladentrio
    .quoted = „Marmeladentrio“
Card-wild_trio = Wildes Trio
    .quoted = „Wildes Trio“
Card-pepper_trio = Paprikatrio
    .quoted = „Paprikatrio“
Card-picnic_trio = Picknicktrio
    .quoted = „Picknicktrio“
Card-red_fast = Rotes Fasten
    .quoted = „Rotes Fasten“
Card-blue_fast = Blaues Fasten
    .quoted = „Blaues Fasten“
Card-yellow_fast = Gelbes Fasten
    .quoted = „Gelbes Fasten“
Card-green_fast = Grünes Fasten
    .quoted = „Grünes Fasten“
Card-tomato_midnight_feast = Tomaten um Mitternacht
    .quoted = „Tomaten um Mitternacht“
Card-plum_midnight_feast = Pflaumen um Mitternacht
    .quoted = „Pflaumen um Mitternacht“
Card-corn_midnight_feast = Mais um Mitternacht
    .quoted = „Mais um Mitternacht“
Card-pea_midnight_feast = Erbsen um Mitternacht
    .quoted = „Erbsen um Mitternacht“
Card-portion_of_five = Fünferportion
    .quoted = „Fünferportion“
Card-portion_of_six = Sechserportion
    .quoted = „Sechserportion“
Card-portion_of_seven = Siebenerportion
    .quoted = „Siebenerportion“
Card-portion_of_eight = Achterportion
    .quoted = „Achterportion“
Card-portion_of_nine = Neunerportion
    .quoted = „Neunerportion“
Card-tomato_gatherer = Tomatensammler
    .quoted = „Tomatensammler“
Card-berry_gatherer = Beerensammler
    .quoted = „Beerensammler“
Card-corn_gatherer = Maissammler
    .quoted = „Maissammler“
Card-herb_gatherer = Kräutersammler
    .quoted = „Kräutersammler“
Card-knowledge_is_power = Wissen ist Macht
    .quoted = „Wissen ist Macht“
Card-best_served_cold = Kalt serviert
    .quoted = „Kalt serviert“
Card-couldn_t_care_less = Mir doch egal
    .quoted = „Mir doch egal“
Card-overtake_on_red = Überholen auf Rot
    .quoted = „Überholen auf Rot“
Card-overtake_on_blue = Überholen auf Blau
    .quoted = „Überholen auf Blau“
Card-overtake_on_yellow = Überholen auf Gelb
    .quoted = „Überholen auf Gelb“
Card-overtake_on_green = Überholen auf Grün
    .quoted = „Überholen auf Grün“
Card-nip = Zwicken
    .quoted = „Zwicken“
Card-tug = Zerren
    .quoted = „Zerren“
Card-landslide = Erdrutsch
    .quoted = „Erdrutsch“
Card-switcheroo = Bäumchen wechsle dich
    .quoted = „Bäumchen wechsle dich“
Card-finders_keepers = Gefundenes Fressen
    .quoted = „Gefundenes Fressen“
Card-sorry_not_sorry = Tut mir gar nicht leid
    .quoted = „Tut mir gar nicht leid“

## Aktionen

Draw = { $cubes ->
    [one] 1 Würfel ziehen
   *[other] { $cubes } Würfel ziehen
}
Trigger = „{ $card }“ auslösen
Target = { $you ->
    [player] Dich selbst wählen
   *[nobody] { $player } wählen
}
Pick = „{ $card }“ auswählen
KeepMenu = Das Menü behalten
ChangeMenu = Das Menü wechseln: vier neue Karten
Buy = „{ $card }“ kaufen
Use = „{ $card }“ nutzen
Done = Fertig: dein Feld aktivieren
Ride = Mit { VALUE($transport, case: "dat") } reisen
Eat = { VALUE($meal, case: "food") } fressen: { VALUE($meal, case: "way") } vor
Pay = 1 { VALUE($colour, case: "acc") } Würfel zahlen
Discard = „{ $card }“ ablegen
IdleCopy = „{ $card }“, und zwar die, die in diesem Zug nichts mehr bewirkt
TakeThree = 3 Würfel in der Farbe deines Feldes nehmen
TakeOne = 1 { VALUE($colour, case: "acc") } Würfel nehmen
GiveOne = Dem Raubtier 1 Würfel seiner Farbe geben
GiveThree = Dem Raubtier 3 beliebige Würfel geben

## Ereignisse

Chose = { $you ->
    [seat] Du spielst { $boar }.
   *[nobody] { $seat } spielt { $boar }.
}
Begins = { $you ->
    [seat] Du beginnst.
   *[nobody] { $seat } beginnt.
}
Revealed = „{ $card }“ kommt ins Menü.
Drew = { $you ->
    [seat] Du ziehst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes-acc", none: "keine") } Würfel.
   *[nobody] { $seat } zieht { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes-acc", none: "keine") } Würfel.
}
Sickened = { $you ->
    [seat] Du wirst krank und legst alle Würfel zurück in den Beutel.
   *[nobody] { $seat } wird krank und legt alle Würfel zurück in den Beutel.
}
Triggered = { $you ->
    [seat] Du löst „{ $card }“ aus.
   *[nobody] { $seat } löst „{ $card }“ aus.
}
Overtook = { $you ->
    [seat] Du landest ein Feld vor { $target }, auf Feld { $space }.
    [target] { $seat } landet ein Feld vor dir, auf Feld { $space }.
   *[nobody] { $seat } landet ein Feld vor { $target }, auf Feld { $space }.
}
Stepped = { $you ->
    [seat] Du gehst einen Schritt weiter, auf Feld { $space }.
   *[nobody] { $seat } geht einen Schritt weiter, auf Feld { $space }.
}
PulledBack = { $you ->
    [target] { $space ->
        [0] Du wirst an den Start zurückgezogen.
       *[other] Du wirst auf Feld { $space } zurückgezogen.
    }
   *[nobody] { $space ->
        [0] { $target } wird an den Start zurückgezogen.
       *[other] { $target } wird auf Feld { $space } zurückgezogen.
    }
}
Switched = { $you ->
    [one] Du gibst „{ $card }“ an { $other } ab und bekommst dafür „{ $other_card }“.
    [other] Du gibst „{ $other_card }“ an { $one } ab und bekommst dafür „{ $card }“.
   *[nobody] { $one } gibt „{ $card }“ an { $other } ab und bekommt dafür „{ $other_card }“.
}
Took = { $you ->
    [seat] Du nimmst { $target } „{ $card }“ weg.
    [target] { $seat } nimmt dir „{ $card }“ weg.
   *[nobody] { $seat } nimmt { $target } „{ $card }“ weg.
}
ChoseCopy = { $you ->
    [seat] { $idle ->
        [true] Von deinen gleichen Karten „{ $card }“ geht eine, die in diesem Zug nichts mehr bewirkt.
       *[false] Von deinen gleichen Karten „{ $card }“ geht eine, die in diesem Zug noch wirken könnte.
    }
   *[nobody] { $idle ->
        [true] Von den gleichen Karten „{ $card }“ vor { $seat } geht eine, die in diesem Zug nichts mehr bewirkt.
       *[false] Von den gleichen Karten „{ $card }“ vor { $seat } geht eine, die in diesem Zug noch wirken könnte.
    }
}
Discarded = { $you ->
    [seat] Du legst „{ $card }“ ab.
   *[nobody] { $seat } legt „{ $card }“ ab.
}
MenuChanged = { $you ->
    [seat] Du wechselst das Menü.
   *[nobody] { $seat } wechselt das Menü.
}
Bought = { $you ->
    [seat] Du kaufst „{ $card }“ für { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel.
   *[nobody] { $seat } kauft „{ $card }“ für { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel.
}
Used = { $you ->
    [seat] Du nutzt „{ $card }“ und kommst auf Feld { $space }.
   *[nobody] { $seat } nutzt „{ $card }“ und kommt auf Feld { $space }.
}
Feasted = { $you ->
    [seat] Du nutzt „{ $card }“ und bekommst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel.
   *[nobody] { $seat } nutzt „{ $card }“ und bekommt { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel.
}
Rode = { $you ->
    [seat] Du reist mit { VALUE($transport, case: "dat") } bis Feld { $space }.
   *[nobody] { $seat } reist mit { VALUE($transport, case: "dat") } bis Feld { $space }.
}
Ate = { $you ->
    [seat] Du frisst { VALUE($meal, case: "food") } und kommst auf Feld { $space }.
   *[nobody] { $seat } frisst { VALUE($meal, case: "food") } und kommt auf Feld { $space }.
}
Bumped = { $you ->
    [seat] { $space ->
        [0] Du wirst an den Start zurückgedrängt.
       *[other] Du wirst auf Feld { $space } zurückgedrängt.
    }
   *[nobody] { $space ->
        [0] { $seat } wird an den Start zurückgedrängt.
       *[other] { $seat } wird auf Feld { $space } zurückgedrängt.
    }
}
Gained = { $you ->
    [seat] Du bekommst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel für deinen Beutel.
   *[nobody] { $seat } bekommt { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel für den Beutel.
}
Gathered = „{ $card }“ bringt { VALUE($seat, case: "dat") } noch einen dazu.
Fed = { $you ->
    [seat] Du gibst dem Raubtier { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel.
   *[nobody] { $seat } gibt dem Raubtier { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel.
}
Chased = { $you ->
    [seat] { $space ->
        [0] Du kannst das Raubtier nicht füttern und wirst an den Start zurückgejagt.
       *[other] Du kannst das Raubtier nicht füttern und wirst auf Feld { $space } zurückgejagt.
    }
   *[nobody] { $space ->
        [0] { $seat } kann das Raubtier nicht füttern und wird an den Start zurückgejagt.
       *[other] { $seat } kann das Raubtier nicht füttern und wird auf Feld { $space } zurückgejagt.
    }
}

## Zeilen aus mehreren Ereignissen

RevealedCards = Im Menü liegen { VALUE($card, case: "quoted") }.
NewMenu = { $you ->
    [seat] Du wechselst das Menü. Jetzt liegen dort { VALUE($card, case: "quoted") }.
   *[nobody] { $seat } wechselt das Menü. Jetzt liegen dort { VALUE($card, case: "quoted") }.
}
DrewSick = { $you ->
    [seat] Du ziehst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes-acc", none: "keine") } Würfel, wirst krank und legst alle zurück in den Beutel.
   *[nobody] { $seat } zieht { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes-acc", none: "keine") } Würfel, wird krank und legt alle zurück in den Beutel.
}
OvertookWith = { $you ->
    [seat] Mit „{ $card }“ landest du ein Feld vor { $target }, auf Feld { $space }.
    [target] Mit „{ $card }“ landet { $seat } ein Feld vor dir, auf Feld { $space }.
   *[nobody] Mit „{ $card }“ landet { $seat } ein Feld vor { $target }, auf Feld { $space }.
}
SteppedWith = { $you ->
    [seat] Mit „{ $card }“ gehst du einen Schritt weiter, auf Feld { $space }.
   *[nobody] Mit „{ $card }“ geht { $seat } einen Schritt weiter, auf Feld { $space }.
}
PulledBackWith = { $you ->
    [seat] { $space ->
        [0] Du ziehst { $target } mit „{ $card }“ an den Start zurück.
       *[other] Du ziehst { $target } mit „{ $card }“ auf Feld { $space } zurück.
    }
    [target] { $space ->
        [0] { $seat } zieht dich mit „{ $card }“ an den Start zurück.
       *[other] { $seat } zieht dich mit „{ $card }“ auf Feld { $space } zurück.
    }
   *[nobody] { $space ->
        [0] { $seat } zieht { $target } mit „{ $card }“ an den Start zurück.
       *[other] { $seat } zieht { $target } mit „{ $card }“ auf Feld { $space } zurück.
    }
}
DiscardedCards = { $you ->
    [seat] Du legst { VALUE($card, case: "quoted") } ab.
   *[nobody] { $seat } legt { VALUE($card, case: "quoted") } ab.
}
GainedMore = { $you ->
    [seat] { $times_Gathered ->
        [one] Du bekommst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel für deinen Beutel, und „{ $card }“ bringt noch einen dazu.
       *[other] Du bekommst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel für deinen Beutel, und { VALUE($card, case: "quoted") } bringen je noch einen dazu.
    }
   *[nobody] { $times_Gathered ->
        [one] { $seat } bekommt { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel für den Beutel, und „{ $card }“ bringt noch einen dazu.
       *[other] { $seat } bekommt { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc", none: "keine") } Würfel für den Beutel, und { VALUE($card, case: "quoted") } bringen je noch einen dazu.
    }
}

## Gründe

FirstHome = { $you ->
    [seat] Du bist zuerst im Ziel.
   *[nobody] { $seat } ist zuerst im Ziel.
}
OutOfTurns = { $turns ->
    [one] Alle hatten einen Zug. Das vorderste Wildschwein gewinnt.
   *[other] Alle hatten { $turns } Züge. Das vorderste Wildschwein gewinnt.
}
TooFewCubes = { $cubes ->
    [one] In deinem Beutel ist nur noch 1 Würfel: Zieh den.
   *[other] In deinem Beutel sind nur { $cubes } Würfel: Zieh höchstens so viele.
}
VendettasFirst = Wähle erst, welche deiner Vendetten ausgelöst wird.
NoVendetta = „{ $card }“ wird mit diesen Würfeln nicht ausgelöst. Wähle eine andere Vendetta.
NoTarget = „{ $card }“ trifft gerade niemanden. Wähle eine andere Vendetta.
NotATarget = { $you ->
    [player] Diese Vendetta kann dich gerade nicht treffen. Wähle jemand anderen.
   *[nobody] Diese Vendetta kann { $player } gerade nicht treffen. Wähle jemand anderen.
}
NoSuchPlayer = Dort sitzt niemand. Wähle jemanden am Tisch.
NotInFront = „{ $card }“ liegt dort nicht. Wähle eine der Karten, die dort liegen.
NotOpen = „{ $card }“ ist gerade nicht im Menü. Wähle eine der vier offenen Karten.
OnePurchase = Du hast in diesem Zug schon eine Karte gekauft. Die nächste kannst du in deinem nächsten Zug kaufen.
TooDear = { $cost ->
    [one] „{ $card }“ kostet 1 Futterwürfel, und du hast keinen mehr. Zieh Futter, um sie zu kaufen.
   *[other] „{ $card }“ kostet { $cost } Futterwürfel, und du hast nicht so viele. Wähle eine billigere Karte oder keine.
}
UsedUp = Diese Diät hast du schon genutzt. In deinem nächsten Zug geht es wieder.
TooLittleFood = Dafür hast du nicht die nötigen Würfel. Wähle etwas, das du zahlen kannst.
ColourDrawn = Diese Karte wirkt nur in einem Zug, in dem du keinen { VALUE($colour, 1, case: "acc") } Würfel ziehst.
NotThatMany = Diese Karte wirkt nur, wenn du genau { $cubes } Würfel ziehst.
NothingToGain = Im Vorrat sind keine solchen Würfel mehr. Nutze die Karte später, wenn wieder welche gezahlt wurden.
NoPurchase = Diese Karte wirkt auf einen Kauf. Kaufe erst eine passende Karte, während diese vor dir liegt.
NoOtherCard = Dafür musst du eine andere Karte ablegen. Kaufe erst eine.
NotADiet = „{ $card }“ wirkt von selbst: Du musst nichts tun.
NotYourBoar = Das ist die Diät eines anderen Wildschweins. Wähle eine der beiden deines eigenen.
NotTheTicket = Für diese Fahrkarte musst du genau { $cubes } { VALUE($colour, $cubes, case: "acc") } Würfel gezogen und noch alle übrig haben.
LastStation = Vor dir liegt keine { VALUE($transport, case: "stop") } mehr. Komm auf andere Art voran.
PaidInOrder = Zahle Farbe für Farbe: erst Rot, dann Blau, Gelb und Grün. Um mehr von einer früheren Farbe zu zahlen, nimm eine Wahl zurück.
NoneLeft = Im Vorrat ist kein { VALUE($colour, 1, case: "nom") } Würfel mehr. Nimm eine andere Farbe.
NotIdle = Die Karten „{ $card }“ dort sind alle gleich. Wähle einfach „{ $card }“.
NotTheNewCard = Diese Karte bleibt. Lege eine andere ab.

## Ziele: worum es einem jetzt geht

SetOff = { $rounds ->
    [0] Noch { $to_go } Felder, und alle stehen noch am Start. Wer zuerst im Ziel ist, gewinnt.
    [one] Letzte Runde, und alle stehen noch am Start. Wer am weitesten vorn ist, gewinnt.
   *[other] Noch { $rounds } Runden, und alle stehen noch am Start. Dann gewinnt, wer am weitesten vorn ist.
}
Lead = { $rounds ->
    [0] { $to_go ->
        [one] Noch 1 Feld, { $by } vor { VALUE($rival, case: "dat") }. Wer zuerst im Ziel ist, gewinnt.
       *[other] Noch { $to_go } Felder, { $by } vor { VALUE($rival, case: "dat") }. Wer zuerst im Ziel ist, gewinnt.
    }
    [one] Letzte Runde, und du liegst { $by } vor { VALUE($rival, case: "dat") }. Wer am weitesten vorn ist, gewinnt.
   *[other] Noch { $rounds } Runden, { $by } vor { VALUE($rival, case: "dat") }. Dann gewinnt, wer am weitesten vorn ist.
}
Level = { $rounds ->
    [0] { $to_go ->
        [one] Noch 1 Feld, gleichauf mit { VALUE($rival, case: "dat") }. Wer zuerst im Ziel ist, gewinnt.
       *[other] Noch { $to_go } Felder, gleichauf mit { VALUE($rival, case: "dat") }. Wer zuerst im Ziel ist, gewinnt.
    }
    [one] Letzte Runde, und du bist gleichauf mit { VALUE($rival, case: "dat") }. Wer am weitesten vorn ist, gewinnt.
   *[other] Noch { $rounds } Runden, gleichauf mit { VALUE($rival, case: "dat") }. Dann gewinnt, wer am weitesten vorn ist.
}
CatchUp = { $rounds ->
    [0] { $to_go ->
        [one] Noch 1 Feld, { $by } hinter { VALUE($rival, case: "dat") }. Wer zuerst im Ziel ist, gewinnt.
       *[other] Noch { $to_go } Felder, { $by } hinter { VALUE($rival, case: "dat") }. Wer zuerst im Ziel ist, gewinnt.
    }
    [one] Letzte Runde, und du liegst { $by } hinter { VALUE($rival, case: "dat") }. Wer am weitesten vorn ist, gewinnt.
   *[other] Noch { $rounds } Runden, { $by } hinter { VALUE($rival, case: "dat") }. Dann gewinnt, wer am weitesten vorn ist.
}

## Whys: wonach ein guter Spieler geht, wenn jemand fragt, was er täte

DrawSafely = { $cubes ->
    [one] Zieh 1 Würfel: Davon wirst du nicht krank.
   *[other] { $more ->
        [0] Zieh { $cubes } Würfel: Von so wenigen wirst du nicht krank.
       *[other] Zieh { $cubes } Würfel: Von so wenigen wirst du nicht krank, mit einem mehr schon zu { $more } %.
    }
}
DrawDaring = Zieh { $cubes } Würfel: Krank wirst du davon zu { $sick } %, mit einem mehr zu { $more } %.
DrawAll = { $sick ->
    [0] Zieh alle { $cubes }: In deinem Beutel ist nichts, was dich krank machen könnte.
   *[other] Zieh alle { $cubes }: Krank wirst du davon zu { $sick } %, aber dein Beutel ist so leer, dass du alles daraus brauchst.
}
DrawPortion = { $spaces ->
    [one] Genau diese Anzahl löst auch „{ $card }“ aus: 1 Feld, was auch kommt.
   *[other] Genau diese Anzahl löst auch „{ $card }“ aus: { $spaces } Felder, was auch kommt.
}
HopeForCard = { $spaces ->
    [one] Zu { $chance } % reicht es für „{ $card }“, und das ist 1 Feld.
   *[other] Zu { $chance } % reicht es für „{ $card }“, und das sind { $spaces } Felder.
}
HopeForNone = Für „{ $card }“ willst du keinen in dieser Farbe, und das klappt zu { $chance } %.
HopeForMeal = Zu { $chance } % reicht es, um { VALUE($meal, case: "food") } zu fressen: { VALUE($meal, case: "way") } vor.
HopeForRide = { $spaces ->
    [one] Zu { $chance } % reicht es für eine Reise mit { VALUE($transport, case: "dat") }, 1 Feld weit.
   *[other] Zu { $chance } % reicht es für eine Reise mit { VALUE($transport, case: "dat") }, { $spaces } Felder weit.
}
WinNow = Das bringt dich ins Ziel: Du gewinnst.
WorthBuying = { $spaces ->
    [0] „{ $card }“ bringt dich kaum noch voran, aber deine Würfel tun es noch weniger.
    [one] „{ $card }“ dürfte dir bis zum Ende des Rennens etwa 1 Feld wert sein.
   *[other] „{ $card }“ dürfte dir bis zum Ende des Rennens etwa { $spaces } Felder wert sein.
}
WorthLeast = { $spaces ->
    [0] Von deinen Karten kann „{ $card }“ weg: Sie bringt dir kaum noch etwas.
    [one] Von deinen Karten kann „{ $card }“ weg: Sie dürfte dir von nun an am wenigsten bringen, etwa 1 Feld.
   *[other] Von deinen Karten kann „{ $card }“ weg: Sie dürfte dir von nun an am wenigsten bringen, etwa { $spaces } Felder.
}
MovesFor = { $cubes ->
    [0] { $spaces ->
        [one] Das bringt dich 1 Feld weiter und kostet keinen Würfel.
       *[other] Das bringt dich { $spaces } Felder weiter und kostet keinen Würfel.
    }
    [one] { $spaces ->
        [one] Das bringt dich für 1 Würfel 1 Feld weiter.
       *[other] Das bringt dich für 1 Würfel { $spaces } Felder weiter.
    }
   *[other] { $spaces ->
        [one] Das bringt dich für { $cubes } Würfel 1 Feld weiter.
       *[other] Das bringt dich für { $cubes } Würfel { $spaces } Felder weiter.
    }
}
FoodForNothing = „{ $card }“ füllt dir den Beutel und kostet dich nichts.
KeepFood = { $cubes ->
    [one] Der Würfel auf deiner Hand ist im Beutel mehr wert als das, was er jetzt noch zahlen könnte.
   *[other] Die { $cubes } Würfel auf deiner Hand sind im Beutel mehr wert als das, was sie jetzt noch zahlen könnten.
}
ThenBump = Dein Zug endet dann auf dem Feld von { $target }, und du drängst { $target } zurück.
ThenFood = Dein Zug endet dann auf Feld { $space }, wo du 3 { VALUE($colour, 3, case: "acc") } Würfel nehmen kannst.
ThenStation = Dein Zug endet dann auf Feld { $space }, einer Station: 1 { VALUE($colour, 1, case: "nom") } und 1 beliebiger Würfel für dich.
ThenPredator = Dein Zug endet dann auf Feld { $space }, wo ein Raubtier 1 { VALUE($colour, 1, case: "acc") } Würfel will oder 3 beliebige.
PullBack = { $foremost ->
    [true] { $spaces ->
        [one] Von den anderen ist { $target } am weitesten vorn und muss 1 Feld zurück.
       *[other] Von den anderen ist { $target } am weitesten vorn und muss { $spaces } Felder zurück.
    }
   *[false] { $spaces ->
        [one] { $target } muss 1 Feld zurück, und das tut am meisten weh.
       *[other] { $target } muss { $spaces } Felder zurück, und das tut am meisten weh.
    }
}
Overtaking = { $you ->
    [target] Das bringt dich einen Schritt weiter.
   *[nobody] { $spaces ->
        [one] Damit landest du ein Feld vor { $target }, 1 Feld weiter als jetzt.
       *[other] Damit landest du ein Feld vor { $target }, { $spaces } Felder weiter als jetzt.
    }
}
Strip = { $cards ->
    [one] { $target } verliert eine Karte, und niemandem täte es mehr weh.
   *[other] { $target } verliert { $cards } Karten, und niemandem täte es mehr weh.
}
WorthTaking = { $spaces ->
    [0] Von allen Karten, die du bekommen kannst, bringt dir „{ $card }“ am meisten, wenn auch wenig.
    [one] „{ $card }“ dürfte dir bis zum Ende des Rennens etwa 1 Feld wert sein.
   *[other] „{ $card }“ dürfte dir bis zum Ende des Rennens etwa { $spaces } Felder wert sein.
}
TakeMore = Drei Würfel sind mehr wert als einer, egal in welcher Farbe.
FeedsDiet = Mit noch einem { VALUE($colour, 1, case: "acc") } Würfel im Beutel lässt sich „{ $card }“ leichter zahlen.
GiveLess = Ein Würfel genügt, und die anderen behältst du.
WorthMore = { $spaces ->
    [0] Das ist etwa so gut wie das Nächstbeste, was du tun kannst.
    [one] Das dürfte etwa 1 Feld mehr wert sein als das Nächstbeste, was du tun kannst.
   *[other] Das dürfte etwa { $spaces } Felder mehr wert sein als das Nächstbeste, was du tun kannst.
}

## Cautions: was man mit einer Wahl wagt

LikelySick = { $sick ->
    [100] Mit so vielen Würfeln wirst du sicher krank.
   *[other] Mit so vielen Würfeln wirst du eher krank als nicht, nämlich zu { $sick } %.
}
UnusedCard = Du könntest in diesem Zug noch „{ $card }“ nutzen.
UnusedTicket = Du hast genau die Würfel, um mit { VALUE($transport, case: "dat") } zu reisen.
HungryPredator = Du hast nichts, um das Raubtier zu füttern, weder 1 { VALUE($colour, 1, case: "acc") } Würfel noch 3 beliebige: Es jagt dich zurück.
OneIsEnough = Diesem Raubtier genügt 1 { VALUE($colour, 1, case: "nom") } Würfel.
Backwards = { $spaces ->
    [one] Das bringt dich 1 Feld zurück.
   *[other] Das bringt dich { $spaces } Felder zurück.
}
OwnCards = { $cards ->
    [one] Das kostet dich deine eigene Karte.
   *[other] Das kostet dich deine eigenen { $cards } Karten.
}

## Würfel, Felder und Karten, auf dem Spielbrett und im Terminal

cubes = { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes", none: "nichts") }
pile = { $colour ->
    [red] { $n ->
        [one] 1 roter
       *[other] { $n } rote
    }
    [blue] { $n ->
        [one] 1 blauer
       *[other] { $n } blaue
    }
    [yellow] { $n ->
        [one] 1 gelber
       *[other] { $n } gelbe
    }
    [green] { $n ->
        [one] 1 grüner
       *[other] { $n } grüne
    }
   *[black] { $n ->
        [one] 1 schwarzer
       *[other] { $n } schwarze
    }
}

space-start = Feld { $space }: Start
space-foodstuff = Feld { $space }: { VALUE($colour, case: "das") } Futterfeld
space-predator = Feld { $space }: { VALUE($colour, case: "das") } Raubtier
space-station = Feld { $space }: { VALUE($transport, case: "stop") } ({ $colour })
space-finish = Feld { $space }: Ziel

does-diet = { $moves ->
    [0] Zahle { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc") } und bekomm { TALLY("Colour-red", $gain_red, "Colour-blue", $gain_blue, "Colour-yellow", $gain_yellow, "Colour-green", $gain_green, case: "cubes-acc") }.
    [one] Zahle { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc") } und lauf 1 Feld.
   *[other] Zahle { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes-acc") } und lauf { $moves } Felder.
}
does-non_diet = { $moves ->
    [one] Ziehst du kein { VALUE($colour, case: "farbe") }, lauf 1 Feld.
   *[other] Ziehst du kein { VALUE($colour, case: "farbe") }, lauf { $moves } Felder.
}
does-midnight_feast = Ziehst du kein { VALUE($colour, case: "farbe") }, bekommst du { TALLY("Colour-red", $gain_red, "Colour-blue", $gain_blue, "Colour-yellow", $gain_yellow, "Colour-green", $gain_green, case: "cubes-acc") }.
does-portion = { $moves ->
    [one] Ziehst du genau { $number }, lauf 1 Feld.
   *[other] Ziehst du genau { $number }, lauf { $moves } Felder.
}
does-gatherer = Gibt dir ein Feld { VALUE($colour, case: "farbe") }, bekommst du 1 mehr.
does-knowledge_is_power = { $moves ->
    [one] Kaufst du eine Diät, lauf 1 Feld.
   *[other] Kaufst du eine Diät, lauf { $moves } Felder.
}
does-best_served_cold = { $moves ->
    [one] Kaufst du eine Vendetta, lauf 1 Feld.
   *[other] Kaufst du eine Vendetta, lauf { $moves } Felder.
}
does-couldnt_care_less = { $moves ->
    [one] Leg eine andere Karte ab und lauf 1 Feld.
   *[other] Leg eine andere Karte ab und lauf { $moves } Felder.
}
does-overtake = Bei { $number } schwarzen landest du ein Feld vor einem Wildschwein auf { VALUE($colour, case: "farbe") }.
does-pullback = { $moves ->
    [one] Bei { $number } schwarzen muss jemand anders 1 Feld zurück.
   *[other] Bei { $number } schwarzen muss jemand anders { $moves } Felder zurück.
}
does-switcheroo = Bei { $number } schwarzen tauschst du Karten von zweien.
does-finders_keepers = Bei { $number } schwarzen nimmst du jemandem eine Karte weg.
does-sorry_not_sorry = Bei { $number } schwarzen verliert jemand alle Karten.

## Das Spielbrett

over = Das Spiel ist aus.
round = Runde { $round }
road = Der Weg vom Start zum Ziel
boars-on-road = Die Wildschweine auf dem Weg
boar-at = { $you ->
    [seat] Du ({ $boar }), auf Feld { $space }
   *[nobody] { $seat } ({ $boar }), auf Feld { $space }
}
legend = Am Weg
legend-food = Futterfeld: Würfel nehmen
legend-predator = Raubtier: Würfel abgeben
legend-food-full = Am Ende auf einem Futterfeld: Nimm 3 in seiner Farbe oder 1 beliebigen.
legend-predator-full = Am Ende bei einem Raubtier: Gib 1 in seiner Farbe oder 3 beliebige, sonst musst du ein Feld zurück.
legend-station = { $transport }: { $cubes } { VALUE($colour, $cubes, case: "nom") } je Fahrkarte

market = Das Menü
deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
costs = kostet { $cost } Würfel
reserve = Vorrat
reserve-holds = Vorrat: { $cubes }
draws = { $you ->
    [seat] Gleich ziehst du
   *[nobody] Gleich zieht { $seat }
}
drew = { $you ->
    [seat] Du hast gezogen
   *[nobody] { $seat } hat gezogen
}
drew-cubes = { $you ->
    [seat] Du hast gezogen: { $cubes }
   *[nobody] { $seat } hat gezogen: { $cubes }
}
left = Noch auf der Hand
left-cubes = Noch auf der Hand: { $cubes }
sick-because = { $you ->
    [seat] Du bist krank: { $black } schwarze Würfel!
   *[nobody] { $seat } ist krank: { $black } schwarze Würfel!
}
sick-costs = Alles ist wieder im Beutel.
left-in-reserve = von { $n }
aimed-moves = Feld { $from } → { $to }
aimed-past = du: { $from } → { $to }
aimed-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
note-why = { $what } { $why }
now-you-send = Schick den Zug ab oder nimm eine Wahl zurück.
all-paid = Alles gezahlt: Schick den Zug ab.

# Der Beutel mit seinem Schieber
draw-how-many = So viele Würfel ziehen
draw-number = { $cubes } Würfel
draw-number-risk = { $cubes } Würfel: zu { $chance } wirst du krank
draw-fewer = Einen Würfel weniger
draw-more = Einen Würfel mehr
draw-go = { $cubes } ziehen
draw-covered = Dein Beutel ist verdeckt, und die Chancen mit ihm.
draw-uncounted = { $cubes ->
    [one] In deinem Beutel ist 1 Würfel. An diesem Tisch wird kein Beutel ausgezählt, also auch keine Chance ausgerechnet.
   *[other] In deinem Beutel sind { $cubes } Würfel. An diesem Tisch wird kein Beutel ausgezählt, also auch keine Chance ausgerechnet.
}
sick-by = krank (ab { $black } schwarzen)
vendetta-by = { VALUE($cards, case: "quoted") } ({ $black ->
    [one] 1 schwarzer
   *[other] { $black } schwarze
})
percent = { $n } %
percent-under = unter 1 %
percent-over = über 99 %

# Fertig sein
a-purchase = ein Kauf
done-go-on = Weiter
then-food = 3 { VALUE($colour, 3, case: "acc") } oder 1 beliebigen nehmen
then-predator = dem Raubtier 1 { VALUE($colour, 1, case: "acc") } oder 3 beliebige geben
then-station = 1 { VALUE($colour, 1, case: "acc") } und 1 beliebigen nehmen
then-nothing = Zug beenden
unused = Ungenutzt: { $things }.
unused-none = Sonst kannst du nichts mehr tun.

bag = Dein Beutel
bag-of = { $you ->
    [seat] Dein Beutel: { $cubes }
   *[nobody] Beutel von { $seat }: { $cubes }
}
in-bag = { $cubes } Würfel im Beutel
in-bag-covered = { $cubes } Würfel im Beutel (verdeckt)
hidden-bag = An diesem Tisch wird niemandem gezeigt, was in einem Beutel ist.
your-cards = Deine Karten
no-cards = noch keine Karten
boar-eats = Diäten von { $boar }: { $first } und { $second }
boar-on = { $boar }. { $place }
diet-of = Eigene Diät von { $boar }: { $meal }.
diet-of-eaten = Eigene Diät von { $boar }: { $meal } (in diesem Zug gefressen).
used = in diesem Zug genutzt
card-does = „{ $card }“: { $does }
card-does-used = „{ $card }“: { $does } (in diesem Zug genutzt)
choose-card = { $action }. { $does }
all-cards = Alle Karten
short-of = { $you ->
    [seat] { $left ->
        [one] Dir fehlte noch 1 Feld bis zum Ziel.
       *[other] Dir fehlten noch { $left } Felder bis zum Ziel.
    }
   *[nobody] { $left ->
        [one] { VALUE($seat, case: "dat") } fehlte noch 1 Feld bis zum Ziel.
       *[other] { VALUE($seat, case: "dat") } fehlten noch { $left } Felder bis zum Ziel.
    }
}
turns = { $turns ->
    [one] Das Spiel hat 1 Runde gedauert.
   *[other] Das Spiel hat { $turns } Runden gedauert.
}

## Was gerade geschieht

now-draw = { $you ->
    [seat] Gleich ziehst du aus dem Beutel.
   *[nobody] Gleich zieht { $seat } aus dem Beutel.
}
now-you-draw = Wie viele Würfel ziehst du? { $black } schwarze machen krank.
now-vendetta = { $you ->
    [seat] Du löst eine Vendetta aus.
   *[nobody] { $seat } löst eine Vendetta aus.
}
now-you-vendetta = { $black ->
    [0] Welche deiner Vendetten wird zuerst ausgelöst?
    [one] 1 schwarzer: Welche deiner Vendetten wird zuerst ausgelöst?
   *[other] { $black } schwarze: Welche deiner Vendetten wird zuerst ausgelöst?
}
now-you-trigger = { $black ->
    [0] „{ $card }“ muss ausgelöst werden.
    [one] 1 schwarzer: „{ $card }“ muss ausgelöst werden.
   *[other] { $black } schwarze: „{ $card }“ muss ausgelöst werden.
}
now-you-overtake = „{ $card }“: Vor welchem Wildschwein landest du?
now-you-pull-back = { $moves ->
    [one] „{ $card }“: Wer muss 1 Feld zurück?
   *[other] „{ $card }“: Wer muss { $moves } Felder zurück?
}
now-you-switch = „{ $card }“: Wer gibt die erste der beiden Karten her?
now-you-switch-with = „{ $card }“: Und wer die Karte dafür?
now-you-take-from = „{ $card }“: Wem nimmst du eine Karte weg?
now-you-strip = „{ $card }“: Wer verliert alle Karten?
now-you-pick = „{ $card }“: Welche Karte?
now-menu = { $you ->
    [seat] Du darfst das Menü wechseln.
   *[nobody] { $seat } darf das Menü wechseln.
}
now-you-menu = Alle deine schwarzen Würfel: Willst du ein neues Menü?
now-use = { $you ->
    [seat] Du nutzt deine Würfel.
   *[nobody] { $seat } nutzt die Würfel.
}
now-you-use = Nutze deine Würfel: Tipp an, was leuchtet.
now-you-done = Mit diesen Würfeln ist nichts mehr zu tun. Weiter!
now-you-sick = { $black } schwarze: krank! Nur was nichts kostet, wirkt.
now-you-sick-only = { $black } schwarze: krank! Jetzt wirkt nichts. Weiter!
now-pay = { $you ->
    [seat] Du zahlst.
   *[nobody] { $seat } zahlt.
}
now-you-pay = { $due ->
    [0] Zahle.
   *[other] Zahle noch { $due } Würfel.
}
now-you-pay-for = { $due ->
    [0] Zahle für „{ $card }“.
   *[other] Zahle noch { $due } Würfel für „{ $card }“.
}
now-discard = { $you ->
    [seat] Du legst eine Karte ab.
   *[nobody] { $seat } legt eine Karte ab.
}
now-you-discard = Mehr als vier Karten gehen nicht: Welche legst du ab?
now-you-discard-to-move = { $moves ->
    [one] „{ $card }“: Welche Karte legst du für 1 Feld ab?
   *[other] „{ $card }“: Welche Karte legst du für { $moves } Felder ab?
}
now-food = { $you ->
    [seat] Du nimmst Futter.
   *[nobody] { $seat } nimmt Futter.
}
now-you-food = Futter: Nimm 3 { VALUE($colour, 3, case: "acc") } oder 1 beliebigen.
now-predator = { $you ->
    [seat] Du stehst vor einem Raubtier.
   *[nobody] { $seat } steht vor einem Raubtier.
}
now-you-predator = Ein Raubtier! Gib 1 { VALUE($colour, 1, case: "acc") } oder 3 beliebige.
now-station = { $you ->
    [seat] Du nimmst einen Würfel.
   *[nobody] { $seat } nimmt einen Würfel.
}
now-you-station = Nimm 1 beliebigen Würfel.

## Überschriften der Auswahl, und kurze Auswahl

draw = Würfel ziehen
trigger = Vendetten
target = Wen?
pick = Welche Karte?
menu = Das Menü
keep = Behalten
change = Vier neue Karten
buy = Karte kaufen
buy-for = { $card } ({ $cost })
diet = Fressen und rennen
ride = Reisen
ride-for = { $transport }: { $cubes } { VALUE($colour, $cubes, case: "nom") }
done = Fertig
pay-title = Zahlen mit
discard = Ablegen
live-copy = { $card }, die in diesem Zug noch wirken kann
idle-copy = { $card }, die in diesem Zug nichts mehr bewirkt
take = Nehmen
take-three = 3 { VALUE($colour, 3, case: "acc") }
one = 1 { VALUE($colour, 1, case: "acc") }
give = Dem Raubtier geben
give-three = 3 beliebige
turn-of = { $you ->
    [seat] Dein Zug
   *[nobody] Zug von { $seat }
}

## Das Terminal

show-track = Weg (r Futter, r! Raubtier, R Station, X Ziel; y ist gelb, g grün):
show-tickets = Fahrkarten: { $first } { $red }r, { $second } { $blue }b, { $third } { $yellow }y, { $fourth } { $green }g
show-player = { $you ->
    [seat] Du stehst mit { $boar } auf Feld { $space } ({ $first } oder { $second }), { $cubes } Würfel im Beutel
   *[nobody] { $seat } steht mit { $boar } auf Feld { $space } ({ $first } oder { $second }), { $cubes } Würfel im Beutel
}
show-player-bag = { $you ->
    [seat] Du stehst mit { $boar } auf Feld { $space } ({ $first } oder { $second }), im Beutel { $bag }
   *[nobody] { $seat } steht mit { $boar } auf Feld { $space } ({ $first } oder { $second }), im Beutel { $bag }
}
show-menu = Das Menü:
show-menu-card = „{ $card }“ für { $cost } Würfel: { $does }
show-deck = { $cards ->
    [one] (1 Karte im Stapel; Vorrat: { $cubes })
   *[other] ({ $cards } Karten im Stapel; Vorrat: { $cubes })
}
show-choice-buy = { $cost } Würfel: { $does }
show-choice-ride = { $cubes }, auf Feld { $space }
show-risk-cubes = Gezogene Würfel:
show-risk-sick = krank
how-many-Draw = Wie viele Würfel ziehst du, { $low } bis { $high }?
show-draws = { $you ->
    [seat] Runde { $round }: Wie viele Würfel ziehst du?
   *[nobody] Runde { $round }: Gleich zieht { $seat }.
}
show-drew-sick = { $you ->
    [seat] Runde { $round }: Du hast { $drawn } gezogen und bist krank.
   *[nobody] Runde { $round }: { $seat } hat { $drawn } gezogen und ist krank.
}
show-drew = { $you ->
    [seat] Runde { $round }: Du hast { $drawn } gezogen, davon noch { $hand } auf der Hand.
   *[nobody] Runde { $round }: { $seat } hat { $drawn } gezogen, davon noch { $hand } auf der Hand.
}
show-paying = { $due ->
    [0] „{ $card }“: { $does }
   *[other] „{ $card }“: { $does } (noch { $due } Würfel zu zahlen)
}
show-reserve = Vorrat: { $cubes }

## Das Terminal: was für die Spielbalance gezählt wird

show-chart-order = Reihenfolge
show-chart-won = gewonnen
show-chart-place-1 = als Erstes am Zug
show-chart-place-2 = als Zweites am Zug
show-chart-place-3 = als Drittes am Zug
show-chart-place-4 = als Viertes am Zug
show-chart-game = das Spiel
show-chart-a-game = je Spiel
show-chart-turns = Züge je Platz
show-chart-cubes = Würfel je Zug
show-chart-sick = krank geworden, %
show-chart-card = Karte
show-chart-bought = gekauft
show-chart-bought-of = von den Käufen, solange sie auslag
show-chart-uses = genutzt je Kauf
show-chart-spaces-a-use = Felder je Nutzung
show-chart-way = Art der Bewegung
show-chart-times = Male je Platz
show-chart-spaces = Felder je Platz
show-chart-spaces-a-time = Felder je Mal
show-way-diets = Diätkarten
show-way-non-diets = Fastenkarten
show-way-portions = Portionen
show-way-specials = Sonderkarten
show-way-boar = Diäten des Wildschweins
show-way-tickets = Fahrkarten
show-way-overtaking = Überholen
show-way-pulled-back = zurückgezogen
show-way-bumped = zurückgedrängt
show-way-chased = zurückgejagt


## Das Ziel ausführlich, je nachdem, welches es gerade ist

goal-more-SetOff = Sei als Erstes im Ziel. In deinem Zug ziehst du Würfel aus deinem Beutel und zahlst damit für Karten, Fahrten und Mahlzeiten; die meisten davon bringen dich voran. Karten, die du früh kaufst, helfen dir viele Züge lang; die ersten Züge sind also zum Einkaufen da. Hüte dich vor drei schwarzen Würfeln auf einmal: Dann bist du krank und kannst keinen davon nutzen.
goal-more-Lead = Du liegst vor allen anderen; sei als Erstes im Ziel. Die anderen wollen dich einholen, und ihre Vendetten zielen auf dich: Sie wirken bei einem, zwei oder drei schwarzen Würfeln. Zieh so viel, dass du vorankommst, und nicht mehr, als du wagst: Mit drei schwarzen wirst du krank.
goal-more-Level = Niemand liegt vor dir, und jemand ist gleichauf. Sei als Erstes im Ziel: Zieh so viel, dass du weiter kommst als die anderen, und nicht mehr, als du wagst. Wer seinen Zug auf dem Feld eines anderen Wildschweins beendet, schickt es zwei Felder zurück.
goal-more-CatchUp = Jemand liegt vor dir. Sei trotzdem als Erstes im Ziel: Fahrten führen weit voran, wenn du genau die richtige Zahl einer Farbe ziehst, Vendetten werfen andere zurück, und wer mutig zieht, hat mehr Würfel. Mit drei schwarzen aber wirst du krank und bleibst, wo du bist.

## Was die Dinge sind: Wer eins antippt, erfährt es

thing-diet = Einmal im Zug: Zahle die Würfel, die sie zeigt, von denen, die du gezogen hast, und lauf so viele Felder. Wenn du krank bist, geht das nicht.
    .name = Diät
thing-fast = Wirkt in einem Zug, in dem du keinen Würfel dieser Farbe ziehst, auch wenn du krank bist. Es kostet keine Würfel.
    .name = Fasten
thing-feast = Wirkt in einem Zug, in dem du keinen Würfel dieser Farbe ziehst, auch wenn du krank bist, und bringt dir Würfel aus dem Vorrat.
    .name = Um Mitternacht
thing-portion = Wirkt, wenn du genau so viele Würfel ziehst, schwarze mitgezählt, auch wenn du krank bist.
    .name = Portion
thing-gatherer = Wirkt von selbst: Immer wenn dir ein Feld Würfel dieser Farbe gibt, bekommst du einen mehr.
    .name = Sammler
thing-book = Wirkt, wenn du eine Diät kaufst, während diese Karte vor dir liegt; als Diät gilt hier jede Karte, die keine Vendetta ist.
    .name = Wissen ist Macht
thing-dish = Wirkt, wenn du eine Vendetta kaufst, während diese Karte vor dir liegt.
    .name = Kalt serviert
thing-shrug = Leg eine andere deiner Karten ab und lauf ein Stück, einmal im Zug, auch wenn du krank bist.
    .name = Mir doch egal
thing-vendetta = Wird von selbst ausgelöst, ob du willst oder nicht, wenn du genau so viele schwarze Würfel ziehst, wie sie zeigt, und sie jemanden treffen kann. Dann kommt sie unter den Stapel.
    .name = Vendetta
thing-meal = Zwei, die du immer hast. Jede einmal im Zug: Zahle die Würfel und lauf so viele Felder.
    .name = Die Diäten deines Wildschweins
thing-ticket = Hast du genau so viele Würfel dieser Farbe gezogen und hast du sie noch alle, dann zahle sie und fahr zur nächsten Station dieser Farbe vor dir. Mit einem Würfel mehr geht es nicht.
    .name = Fahrkarte
thing-food = Mit roten, blauen, gelben und grünen Würfeln zahlst du Karten, Fahrten und Mahlzeiten. Was du zahlst, kommt in den Vorrat; was du nicht nutzt, kommt zurück in deinen Beutel.
    .name = Futter
thing-black = Verdorbenes Futter. Damit kannst du nichts zahlen, und du verlierst es nie. Mit drei oder mehr auf einmal bist du krank; genau einer, zwei oder drei lösen Vendetten aus. Mit allen fünf darfst du das Menü wechseln.
    .name = Schwarze Würfel
thing-bag = Daraus ziehst du. Am Anfang sind von jeder Farbe fünf Würfel darin und fünf schwarze. Je mehr Futter darin ist, desto seltener kommen die schwarzen.
    .name = Dein Beutel
thing-menu = Vier Karten, die alle kaufen können, eine im Zug, für so viele Futterwürfel beliebiger Farben, wie sie kosten. Für eine gekaufte rückt die nächste Karte vom Stapel nach.
    .name = Das Menü
thing-reserve = Futter, das niemand im Beutel hat. Ist eine Farbe dort aufgebraucht, bekommt niemand mehr davon.
    .name = Der Vorrat
thing-foodstuff = Wer seinen Zug hier beendet, nimmt 3 Würfel dieser Farbe oder 1 beliebigen in den Beutel.
    .name = Futterfeld
thing-predator = Wer seinen Zug hier beendet, gibt 1 Würfel dieser Farbe oder 3 beliebige ab, von denen, die gezogen und nicht ausgegeben sind; sonst geht es ein Feld zurück.
    .name = Raubtier
thing-station = Wer seinen Zug hier beendet, bekommt 1 Würfel dieser Farbe und 1 beliebigen. Fahrten mit einer Fahrkarte dieser Farbe führen hierher.
    .name = Station
thing-start = Hier wird niemand verdrängt. Es gibt nichts, nur für ein Wildschwein ganz ohne Futter 1 beliebigen Würfel.
    .name = Start
thing-finish = Wer es erreicht oder überläuft, gewinnt sofort.
    .name = Ziel
thing-boar = Beendest du deinen Zug auf dem Feld eines anderen Wildschweins, muss es zwei Felder zurück und verdrängt, wer dort steht.
    .name = Ein Wildschwein

# Das erste Spiel, das sich selbst erklärt: lessons/first.toml

guide-first-welcome = Zwei Wildschweine haben genug vom Landleben und rennen ans Meer: du und { $anna }. Wer zuerst da ist, gewinnt. Jeder hat nur einen Beutel Futter, und manches davon ist schlecht geworden.
    .title = Auf ans Meer!
guide-first-road = Das bist du, und vor dir liegen 95 Felder. Futter füllt deinen Beutel, Raubtiere wollen gefüttert werden, und an Stationen kann man fahren.
    .title = Die Straße
guide-first-bag = Dein Beutel: fünf Würfel von jedem Futter und fünf schwarze, die sind verdorben. Daneben steht, was dein Wildschwein frisst und wie weit es damit kommt.
    .title = Das hast du
guide-first-draw = In jedem Zug ziehst du Würfel, so viele du dich traust. Bei drei schwarzen wird dir schlecht, und alles war umsonst. Die Kurve zeigt, wie leicht das passiert: Verschieb die Zahl und schau zu. Dann zieh sieben.
    .title = Wie viel traust du dich?
    .otherwise = Das kannst du in einem echten Spiel probieren. Heute zieh sieben: Nur in einem von neun Fällen wird dir davon schlecht, und es ist eine ordentliche Mahlzeit.
    .otherwise-one = Sehr sicher und sehr langsam: Von einem Würfel wird kein Wildschwein satt. Zieh sieben. Nur in einem von neun Fällen wird dir davon schlecht.
guide-first-drawn = Kein schwarzer! Jetzt kannst du eine Karte kaufen, dein Wildschwein füttern und fahren, in jeder Reihenfolge. Was übrig bleibt, kommt zurück in den Beutel.
    .title = Eine gute Handvoll
guide-first-buy = Du darfst in jedem Zug eine Karte kaufen, mit Futter aller Farben. „{ Card-blueberry_cure }“ bringt dich für zwei blaue fünf Felder weit, Zug um Zug. Tippe sie an und zahle mit Gelb: Die blauen brauchst du gleich.
    .title = Kauf eine Karte
    .otherwise = Erlaubt ist das alles. Aber eine Karte, die das ganze Spiel lang hilft, lohnt sich am meisten ganz am Anfang: Kauf „{ Card-blueberry_cure }“.
    .otherwise-pay = Vorsicht: Die zwei blauen frisst gleich dein Wildschwein, und rote sind irgendwann gut für eine Fahrt. Zahle mit Gelb, der Rest geht von selbst.
guide-first-eat = Auch dein Wildschwein mag zwei blaue und läuft dafür drei Felder: auf Futter. Deine Karte ginge fünf weit, aber da wartet ein Raubtier. Füttere also dein Wildschwein.
    .title = Futter fürs Wildschwein
    .otherwise = Diesmal nicht. Die drei Felder deines Wildschweins enden auf Futter: Gib ihm die zwei blauen.
    .otherwise-cure = Fünf ist mehr als drei, aber schau auf die Straße: Fünf Felder weiter will ein Raubtier blaues Futter, und du hättest keins mehr. Füttere lieber dein Wildschwein, dann landest du auf Futter.
guide-first-food = Sag, dass du fertig bist: Dann kommt dein Feld dran. Futterfelder geben drei von ihrer Farbe oder einen beliebigen. Nimm drei: Je mehr Futter, desto seltener ziehst du schwarze.
    .title = Etwas zu fressen
    .otherwise = Drei sind jetzt besser als einer. Sag, dass du fertig bist, und nimm die drei roten.
    .otherwise-eat = Ein Feld weiter, und das rote Futter ist weg. Sag lieber, dass du fertig bist.

guide-first-anna = { $anna } hat den gleichen Beutel und ein anderes Wildschwein und macht dasselbe wie du: ziehen, ausgeben, fertig.
    .title = { $anna } läuft los
guide-first-predator = Sie traf ein Raubtier. Es will einen Würfel seiner Farbe oder drei beliebige; sie gab drei. Und sie hat „{ Card-tug }“ gekauft: Das geht los, wenn sie genau zwei schwarze zieht. Merk dir das.
    .title = Hungrige Nachbarn
guide-first-more = Trau dich diesmal etwas mehr und zieh acht: In einem von fünf Fällen geht das schief.
    .title = Einer mehr
    .otherwise = Zieh diesmal acht. Dein Beutel ist voller als vorhin, das kannst du wagen.
guide-first-vendetta = Zwei schwarze: knapp, aber dir geht es gut. „{ Card-finders_keepers }“ ist eine Vendetta, eine Gemeinheit, die auf die richtige Zahl schwarzer Würfel wartet. Sie kostet einen. Zahle mit Grün.
    .title = Eine Gemeinheit auf Vorrat
    .otherwise = Gleich. Kauf erst „{ Card-finders_keepers }“, solange die Karte da ist.
    .otherwise-pay = Die blauen brauchst du noch für deine Karte, und die roten auch. Zahle mit Grün.
guide-first-bold = Benutze deine Karte: fünf Felder, bis zu einer Station. Ein kluges Wildschwein bliebe da. Aber einmal im Leben sollst du ein Raubtier treffen: Gib deinem Wildschwein einen roten und lauf ein Feld weiter!
    .title = Nur Mut
    .otherwise = Erst der große Schritt: Benutze „{ Card-blueberry_cure }“. Dann gib deinem Wildschwein einen roten.
    .otherwise-done = Genau das täte ein kluges Wildschwein. Aber heute sollst du ein Raubtier treffen: Benutze deine Karte, dann gib deinem Wildschwein einen roten.
guide-first-feed = Sag, dass du fertig bist, und gib dem Raubtier den roten, den du noch hast. Wer nichts für es hat, wird ein Feld zurückgejagt.
    .title = Braves Raubtier
    .otherwise = Einen roten hast du noch, und genau den will es. Sag, dass du fertig bist, und gib ihn her.

guide-first-tug = Zwei schwarze, und „{ Card-tug }“ zieht dich zehn Felder zurück: bis zum Start! Vendetten gehen gleich nach dem Ziehen los, ob du willst oder nicht. Dann ist die Karte wenigstens weg.
    .title = Wie gemein
guide-first-chased = Sie hat noch „{ Card-sunset_salad }“ gekauft und hatte dann nichts mehr für das Raubtier. Es hat sie zurückgejagt, und ihr steht beide wieder am Start.
    .title = Geschieht ihr recht
guide-first-revenge = „{ Card-finders_keepers }“ braucht genau einen schwarzen Würfel. Auch dafür gibt es eine Kurve. Sechs ist eine gute Zahl.
    .title = Rache
    .otherwise = Bei wenigen Würfeln ist vielleicht kein schwarzer dabei, bei vielen vielleicht zwei. Sechs passt etwa.
guide-first-trigger = Ein schwarzer! Was losgehen kann, muss losgehen. Tippe deine Karte an, dann { $anna }, dann ihren neuen Salat: Er gehört dir.
    .title = Danke, { $anna }
    .otherwise = Vendetten kommen zuerst. Nimm { $anna } die Karte „{ Card-sunset_salad }“ weg.
guide-first-salad = Du kannst ihn sofort benutzen. Gib deinem Wildschwein einen roten für ein Feld, dann nimm den Salat für fünf. Das macht sechs: eine Station.
    .title = Ihr Salat, deine Beine
    .otherwise = Nutze, was du hast: einen roten fürs Wildschwein, dann den Salat.
    .otherwise-first = Das kommt gleich und läuft aufs selbe hinaus. Erst einen roten fürs Wildschwein.
guide-first-station = Fertig! Eine Station gibt dir einen Würfel ihrer Farbe und einen, den du dir aussuchst. Blau ist rar in deinem Beutel: Nimm den.
    .title = An der Station
    .otherwise = Das ginge. Aber in deinem Beutel ist wenig Blau: Sag, dass du fertig bist, und nimm Blau.

guide-first-greedy = { $anna } reicht es. Sie stülpt ihren Beutel um: alle siebzehn Würfel. Und natürlich alle fünf schwarzen.
    .title = Oje
guide-first-sick = Schlecht! Alle Würfel müssen zurück in den Beutel. Nur was keine Würfel kostet, geht noch, und das Feld, auf dem du stehst. Davor warnt dich die Kurve.
    .title = Drei schwarze genügen
guide-first-menu = Wer alle fünf schwarzen zieht, darf das Menü austauschen. Das hat { $anna } getan: vier neue Karten, auch für dich.
    .title = Ein neues Menü
guide-first-thin = Du hast viel gefressen, und schwarze Würfel verschwinden nie. Darum ist das Ziehen gefährlicher geworden: Schau auf die Kurve. Zieh trotzdem sieben.
    .title = Ein dünner Beutel
    .otherwise = Weniger wäre sicherer. Aber { $anna } hat gerade einen Zug verloren, und du willst weg von hier: Zieh sieben.
guide-first-ticket = Genau drei rote: ein Fahrschein für das { Transport-prickly_cab }! Es fährt von überall zu seiner nächsten Station. Mit vier roten fährt es nicht.
    .title = Ein Fahrschein!
guide-first-careless = Behalte die roten und kauf für die anderen zwei „{ Card-couldn_t_care_less }“: drei Felder, wenn du eine andere Karte ablegst. Zahle mit Gelb.
    .title = Erst noch einkaufen
    .otherwise = Später vielleicht. Jetzt kauf „{ Card-couldn_t_care_less }“.
    .otherwise-ride = Fahr zuletzt! Wenn du jetzt fährst und dann drei Felder läufst, stehst du mit leeren Händen vor einem Raubtier.
    .otherwise-pay = Nicht die roten: Das Taxi will alle drei. Zahle mit Gelb.
guide-first-discard = Benutze sie und leg „{ Card-blueberry_cure }“ ab: In deinem Beutel ist kaum noch Blau.
    .title = Weg mit dem Alten
    .otherwise = Erst „{ Card-couldn_t_care_less }“ benutzen und „{ Card-blueberry_cure }“ ablegen.
    .otherwise-ride = Fahr zuletzt! Lauf erst drei Felder: Dann bringt dich das Taxi zu einer Station, statt dass du danach bei einem Raubtier landest.
    .otherwise-salad = Der Salat frisst Rot und Gelb, und das bekommst du leichter. Gib „{ Card-blueberry_cure }“ her.
guide-first-ride = Steig ein: Es fährt dich acht Felder weit. Dann bist du fertig, und die Station füllt deinen Beutel. Nimm wieder Blau.
    .title = Taxi!
    .otherwise = Nimm das Taxi, sag dann, dass du fertig bist, und nimm Blau: Davon hast du am wenigsten.

guide-first-later = Fünfzehn Züge hat jeder gemacht: ziehen, kaufen, fressen, fahren, und manchmal war euch schlecht. Du bist neun Felder vor dem Meer, und { $anna } ist dicht hinter dir.
    .title = Viel später
guide-first-mole = Genau fünf blaue: ihr Fahrschein für die { Transport-metro_mole }. Die hält genau da, wo du stehst.
    .title = Da kommt { $anna }
guide-first-bump = Rums! Wer seinen Zug auf deinem Feld beendet, schubst dich zwei Felder zurück. Jetzt sind es noch elf.
    .title = Platz da
guide-first-last = „{ Card-pepper_trio }“ bringt für Rot, Gelb und Grün acht Felder, „{ Card-couldn_t_care_less }“ drei. Elf! Zieh sechs und hoffe auf alle drei Farben.
    .title = Alles oder nichts
    .otherwise = Weniger Würfel, weniger Farben; mehr Würfel, mehr schwarze. Zieh sechs.
guide-first-trio = Alle drei Farben, und nur ein schwarzer. Benutze „{ Card-pepper_trio }“.
    .title = Acht
    .otherwise = Fang mit „{ Card-pepper_trio }“ an: acht Felder.
    .otherwise-first = Halt! Die einzige andere Karte, die du ablegen könntest, ist „{ Card-pepper_trio }“, und die brauchst du noch. Benutze sie zuerst.
guide-first-finish = Und noch drei. Das Trio braucht jetzt niemand mehr, also leg es ab.
    .title = Und drei
    .otherwise = So kurz davor! Benutze „{ Card-couldn_t_care_less }“ und leg das Trio ab.
guide-first-won = Wer zuerst am Meer ist, hat sofort gewonnen; zu weit macht nichts. { $anna } wäre im nächsten Zug da gewesen.
    .title = Du hast gewonnen
guide-first-end = Zieh so viel, wie du dich traust, kauf, was zu deinem Beutel passt, füll ihn rechtzeitig und achte darauf, wo du landest. Halte eine Karte gedrückt oder zeig auf sie, und sie sagt, was sie tut. Und jetzt ein echtes Rennen!
    .title = Mehr brauchst du nicht
