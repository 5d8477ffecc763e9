### Boars on the Run! auf Deutsch.

about = Ein Rennen mit einem Beutel voll Futter: Wie viel wagst du zu ziehen?

option-bags = Beutel
    .hint = wessen Beutel für dich ausgezählt werden
option-bags-own = der eigene
option-bags-all = alle
option-bags-none = keiner

## Dinge

Colour-red = rot
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
    .nom = { $n ->
        [one] schwarzer
       *[other] schwarze
    }
    .acc = { $n ->
        [one] schwarzen
       *[other] schwarze
    }

Boar-bramble = Brombeere
Boar-truffle = Trüffel
Boar-acorn = Buchecker
Boar-thistle = Distel

Meal-bramble_s_1_yellow_for_1_space = Brombeeres 1 Gelb für 1 Feld
Meal-bramble_s_2_red_for_3_spaces = Brombeeres 2 Rot für 3 Felder
Meal-truffle_s_1_green_for_1_space = Trüffels 1 Grün für 1 Feld
Meal-truffle_s_2_yellow_for_3_spaces = Trüffels 2 Gelb für 3 Felder
Meal-acorn_s_1_red_for_1_space = Bucheckers 1 Rot für 1 Feld
Meal-acorn_s_2_blue_for_3_spaces = Bucheckers 2 Blau für 3 Felder
Meal-thistle_s_1_blue_for_1_space = Distels 1 Blau für 1 Feld
Meal-thistle_s_2_green_for_3_spaces = Distels 2 Grün für 3 Felder

Transport-prickly_cab = Stacheltaxi
    .dat = dem Stacheltaxi
Transport-metro_mole = Maulwurf-Metro
    .dat = der Maulwurf-Metro
Transport-beaver_ferry = Biberfähre
    .dat = der Biberfähre
Transport-air_squirrel = Air Eichhorn
    .dat = Air Eichhorn

Card-beetroot_cure = Rote-Bete-Kur
Card-blueberry_cure = Blaubeerkur
Card-corn_cure = Maiskur
Card-cabbage_cure = Kohlkur
Card-tomato_marathon = Tomatenmarathon
Card-plum_marathon = Pflaumenmarathon
Card-banana_marathon = Bananenmarathon
Card-pea_marathon = Erbsenmarathon
Card-berry_mix = Beerenmix
Card-sunset_salad = Abendrotsalat
Card-garden_salad = Gartensalat
Card-fruit_bowl = Obstschale
Card-forest_bowl = Waldschale
Card-meadow_bowl = Wiesenschale
Card-jam_trio = Marmeladentrio
Card-wild_trio = Wildes Trio
Card-pepper_trio = Paprikatrio
Card-picnic_trio = Picknicktrio
Card-red_fast = Rotes Fasten
Card-blue_fast = Blaues Fasten
Card-yellow_fast = Gelbes Fasten
Card-green_fast = Grünes Fasten
Card-tomato_midnight_feast = Tomaten um Mitternacht
Card-plum_midnight_feast = Pflaumen um Mitternacht
Card-corn_midnight_feast = Mais um Mitternacht
Card-pea_midnight_feast = Erbsen um Mitternacht
Card-portion_of_five = Fünferportion
Card-portion_of_six = Sechserportion
Card-portion_of_seven = Siebenerportion
Card-portion_of_eight = Achterportion
Card-portion_of_nine = Neunerportion
Card-tomato_gatherer = Tomatensammler
Card-berry_gatherer = Beerensammler
Card-corn_gatherer = Maissammler
Card-herb_gatherer = Kräutersammler
Card-knowledge_is_power = Wissen ist Macht
Card-best_served_cold = Kalt serviert
Card-couldn_t_care_less = Mir doch egal
Card-overtake_on_red = Überholen auf Rot
Card-overtake_on_blue = Überholen auf Blau
Card-overtake_on_yellow = Überholen auf Gelb
Card-overtake_on_green = Überholen auf Grün
Card-nip = Zwicken
Card-tug = Zerren
Card-landslide = Erdrutsch
Card-switcheroo = Bäumchen wechsle dich
Card-finders_keepers = Gefundenes Fressen
Card-sorry_not_sorry = Tut mir gar nicht leid

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
Done = Fertig: dein Feld auslösen
Ride = Mit { VALUE($transport, case: "dat") } reisen
Eat = { $meal } fressen
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
    [seat] Du ziehst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "acc", none: "keine") } Würfel.
   *[nobody] { $seat } zieht { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "acc", none: "keine") } Würfel.
}
Sickened = { $you ->
    [seat] Du wirst krank: Alle Würfel kommen zurück in den Beutel.
   *[nobody] { $seat } wird krank: Alle Würfel kommen zurück in den Beutel.
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
    [seat] Du kaufst „{ $card }“ für { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel.
   *[nobody] { $seat } kauft „{ $card }“ für { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel.
}
Used = { $you ->
    [seat] Du nutzt „{ $card }“ und kommst auf Feld { $space }.
   *[nobody] { $seat } nutzt „{ $card }“ und kommt auf Feld { $space }.
}
Feasted = { $you ->
    [seat] Du nutzt „{ $card }“ und bekommst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel.
   *[nobody] { $seat } nutzt „{ $card }“ und bekommt { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel.
}
Rode = { $you ->
    [seat] Du reist mit { VALUE($transport, case: "dat") } bis Feld { $space }.
   *[nobody] { $seat } reist mit { VALUE($transport, case: "dat") } bis Feld { $space }.
}
Ate = { $you ->
    [seat] Du frisst { $meal } und kommst auf Feld { $space }.
   *[nobody] { $seat } frisst { $meal } und kommt auf Feld { $space }.
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
    [seat] Du nimmst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel in deinen Beutel.
   *[nobody] { $seat } nimmt { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel in den Beutel.
}
Gathered = „{ $card }“ bringt { VALUE($seat, case: "dat") } noch einen dazu.
Fed = { $you ->
    [seat] Du gibst dem Raubtier { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel.
   *[nobody] { $seat } gibt dem Raubtier { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel.
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

RevealedCards = Im Menü liegen { $card }.
NewMenu = { $you ->
    [seat] Du wechselst das Menü. Jetzt liegen dort { $card }.
   *[nobody] { $seat } wechselt das Menü. Jetzt liegen dort { $card }.
}
DrewSick = { $you ->
    [seat] Du ziehst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "acc", none: "keine") } Würfel. Davon wirst du krank: Alle kommen zurück in den Beutel.
   *[nobody] { $seat } zieht { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "acc", none: "keine") } Würfel und wird krank: Alle kommen zurück in den Beutel.
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
        [0] Mit „{ $card }“ ziehst du { $target } an den Start zurück.
       *[other] Mit „{ $card }“ ziehst du { $target } auf Feld { $space } zurück.
    }
    [target] { $space ->
        [0] Mit „{ $card }“ zieht { $seat } dich an den Start zurück.
       *[other] Mit „{ $card }“ zieht { $seat } dich auf Feld { $space } zurück.
    }
   *[nobody] { $space ->
        [0] Mit „{ $card }“ zieht { $seat } { $target } an den Start zurück.
       *[other] Mit „{ $card }“ zieht { $seat } { $target } auf Feld { $space } zurück.
    }
}
DiscardedCards = { $you ->
    [seat] Du legst { $card } ab.
   *[nobody] { $seat } legt { $card } ab.
}
GainedMore = { $you ->
    [seat] { $times_Gathered ->
        [one] Du nimmst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel in deinen Beutel, und { $card } bringt noch einen dazu.
       *[other] Du nimmst { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel in deinen Beutel, und { $card } bringen je noch einen dazu.
    }
   *[nobody] { $times_Gathered ->
        [one] { $seat } nimmt { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel in den Beutel, und { $card } bringt noch einen dazu.
       *[other] { $seat } nimmt { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } Würfel in den Beutel, und { $card } bringen je noch einen dazu.
    }
}

## Gründe

FirstHome = { $you ->
    [seat] Du bist als Erstes am Ziel.
   *[nobody] { $seat } ist als Erstes am Ziel.
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
NoVendetta = „{ $card }“ wird mit diesen Würfeln nicht ausgelöst. Wähle eine Vendetta, die es wird.
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
LastStation = Vor dir liegt keine Station von { VALUE($transport, case: "dat") } mehr. Komm auf andere Art voran.
PaidInOrder = Zahle Farbe für Farbe: erst Rot, dann Blau, Gelb und Grün. Um mehr von einer früheren Farbe zu zahlen, nimm eine Wahl zurück.
NoneLeft = Im Vorrat ist kein { VALUE($colour, 1, case: "nom") } Würfel mehr. Nimm eine andere Farbe.
NotIdle = Die Karten „{ $card }“ dort sind alle gleich. Wähle einfach „{ $card }“.
NotTheNewCard = Diese Karte bleibt. Lege eine andere ab.

## Würfel, Felder und Karten, auf dem Spielbrett und im Terminal

cubes = { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "nom", none: "nichts") }
pile = { $colour ->
    [red] { $n } rote
    [blue] { $n } blaue
    [yellow] { $n } gelbe
    [green] { $n } grüne
   *[black] { $n } schwarze
}

space-start = Feld { $space }: Start
space-foodstuff = Feld { $space }: { VALUE($colour, case: "das") } Futterfeld
space-predator = Feld { $space }: { VALUE($colour, case: "das") } Raubtier
space-station = Feld { $space }: Station von { VALUE($transport, case: "dat") } ({ $colour })
space-finish = Feld { $space }: Ziel

does-diet = { $moves ->
    [0] { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } zahlen: { TALLY("Colour-red", $gain_red, "Colour-blue", $gain_blue, "Colour-yellow", $gain_yellow, "Colour-green", $gain_green, case: "acc") } bekommen
    [one] { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } zahlen: 1 Feld vor
   *[other] { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "acc", none: "keine") } zahlen: { $moves } Felder vor
}
does-non_diet = { $moves ->
    [one] Kein { VALUE($colour, case: "farbe") } gezogen: 1 Feld vor
   *[other] Kein { VALUE($colour, case: "farbe") } gezogen: { $moves } Felder vor
}
does-midnight_feast = Kein { VALUE($colour, case: "farbe") } gezogen: { TALLY("Colour-red", $gain_red, "Colour-blue", $gain_blue, "Colour-yellow", $gain_yellow, "Colour-green", $gain_green, case: "acc") } bekommen
does-portion = { $moves ->
    [one] Genau { $number } gezogen: 1 Feld vor
   *[other] Genau { $number } gezogen: { $moves } Felder vor
}
does-gatherer = Immer wenn dir ein Feld { VALUE($colour, case: "farbe") } gibt: 1 mehr
does-knowledge_is_power = { $moves ->
    [one] Wenn du eine Diät kaufst: 1 Feld vor
   *[other] Wenn du eine Diät kaufst: { $moves } Felder vor
}
does-best_served_cold = { $moves ->
    [one] Wenn du eine Vendetta kaufst: 1 Feld vor
   *[other] Wenn du eine Vendetta kaufst: { $moves } Felder vor
}
does-couldnt_care_less = { $moves ->
    [one] Andere Karte ablegen: 1 Feld vor
   *[other] Andere Karte ablegen: { $moves } Felder vor
}
does-overtake = { $number } Schwarz gezogen: ein Feld vor ein Wildschwein auf { VALUE($colour, case: "farbe") }
does-pullback = { $moves ->
    [one] { $number } Schwarz gezogen: jemand anders 1 Feld zurück
   *[other] { $number } Schwarz gezogen: jemand anders { $moves } Felder zurück
}
does-switcheroo = { $number } Schwarz gezogen: je eine Karte von zweien tauschen
does-finders_keepers = { $number } Schwarz gezogen: jemandem eine Karte wegnehmen
does-sorry_not_sorry = { $number } Schwarz gezogen: jemand verliert alle Karten

## Das Spielbrett

round = Runde { $round }
road = Der Weg vom Start zum Ziel
boars-on-road = Die Wildschweine auf dem Weg
boar-at = { $seat } ({ $boar }): Feld { $space }
legend = Am Weg
legend-food = Futterfeld: Würfel nehmen
legend-predator = Raubtier: Würfel abgeben
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
sick = Krank! Alles ist wieder im Beutel.

bag = Dein Beutel
bag-holds = Dein Beutel: { $cubes }
bag-of = Beutel von { $seat }: { $cubes }
in-bag = { $cubes } Würfel im Beutel
in-bag-covered = { $cubes } Würfel im Beutel (verdeckt)
hidden-bag = An diesem Tisch wird niemandem gezeigt, was in einem Beutel ist.
your-cards = Deine Karten
no-cards = noch keine Karten
boar-eats = { $boar } frisst { $first } oder { $second }
boar-on = { $boar }, auf Feld { $space }
eaten = in diesem Zug gefressen
used = in diesem Zug genutzt
card-does = „{ $card }“: { $does }
card-does-used = „{ $card }“: { $does } (in diesem Zug genutzt)
choose-card = { $action }. { $does }
all-cards = Alle Karten
turns = { $turns ->
    [one] Das Spiel hat 1 Runde gedauert.
   *[other] Das Spiel hat { $turns } Runden gedauert.
}

## Was gerade geschieht

now-draw = { $seat } zieht gleich aus dem Beutel.
now-you-draw = Du bist dran: Wie viele Würfel wagst du zu ziehen?
now-vendetta = { $seat } löst eine Vendetta aus.
now-you-vendetta = Eine deiner Vendetten wird ausgelöst: Wähle.
now-menu = { $seat } darf das Menü wechseln.
now-you-menu = Du hast alle deine schwarzen Würfel gezogen und darfst das Menü wechseln.
now-use = { $seat } nutzt Würfel.
now-you-use = Nutze deine Würfel: kaufen, fressen, reisen oder fertig sein.
now-pay = { $seat } zahlt.
now-you-pay = { $due ->
    [0] Zahle.
   *[other] Zahle noch { $due } Würfel.
}
now-you-pay-for = { $due ->
    [0] Zahle für „{ $card }“.
   *[other] Zahle noch { $due } Würfel für „{ $card }“.
}
now-discard = { $seat } legt eine Karte ab.
now-you-discard = Lege eine deiner Karten ab.
now-food = { $seat } nimmt Futter.
now-you-food = Futter! Nimm drei in der Farbe des Feldes oder einen beliebigen.
now-predator = { $seat } steht vor einem Raubtier.
now-you-predator = Ein Raubtier! Was gibst du ihm?
now-station = { $seat } nimmt einen Würfel.
now-you-station = Wähle den Würfel, den du nimmst.

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
show-tickets = Fahrkarten: { $first } { $red } rote, { $second } { $blue } blaue, { $third } { $yellow } gelbe, { $fourth } { $green } grüne
show-player = { $seat } auf Feld { $space }: { $boar } ({ $first } oder { $second }), { $cubes } Würfel im Beutel
show-player-bag = { $seat } auf Feld { $space }: { $boar } ({ $first } oder { $second }), im Beutel { $bag }
show-menu = Das Menü:
show-menu-card = „{ $card }“ für { $cost } Würfel: { $does }
show-deck = { $cards ->
    [one] (1 Karte im Stapel; Vorrat: { $cubes })
   *[other] ({ $cards } Karten im Stapel; Vorrat: { $cubes })
}
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
