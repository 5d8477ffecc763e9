### Sobakistan auf Deutsch.
###
### district: Bezirk, precinct: Wache, squad: Trupp, trail: Spur, board: Tableau, slot: Feld. Namen von Bezirken, Wachen
### und Linien stehen unverändert hinter diesen Wörtern: „im Bezirk Süd“, „die Linie Rot“.
###
### Bots geben und lesen Hinweise nach einer Tabelle, die für die englischen Wörter gemacht ist. Deshalb ist nicht die
### wörtlichste Übersetzung die beste, sondern die, an die man bei denselben Hinweisen denkt: `python -m
### tools.associations.pairs --rows --language de` zeigt zu jedem Wort, was passt und was nicht, und
### `tools/associations/judgements/german_pairs.csv` die hundert meistgebrauchten Paare. Wer ein Wort ändert, sehe nach.

about = Folge heimlich Hinweisen aus einem Wort durch die Metro, während der Bluthund jeden davon mithört.

option-open_routes = Offene Routen
    .hint = Alle dürfen die Routenkarten durchsehen.

## Dinge

WolfCard-mark_territory = Revier markieren
    .title = „Revier markieren“
WolfCard-run_with_the_wolves = Mit den Wölfen rennen
    .title = „Mit den Wölfen rennen“

LiaisonCard-howl_in_code = Verschlüsseltes Heulen
    .title = „Verschlüsseltes Heulen“
LiaisonCard-blow_a_whistle = Trillerpfeife
    .title = „Trillerpfeife“
LiaisonCard-shed_your_coat = Fellwechsel
    .title = „Fellwechsel“
LiaisonCard-throw_off_the_scent = Falsche Fährte
    .title = „Falsche Fährte“
LiaisonCard-call_the_pack = Ruf des Rudels
    .title = „Ruf des Rudels“

BloodhoundCard-shuffle_through_denunciations = Denunziationen durchwühlen
    .title = „Denunziationen durchwühlen“
BloodhoundCard-scour = Durchkämmen
    .title = „Durchkämmen“
BloodhoundCard-sniff_around_the_station = Station beschnüffeln
    .title = „Station beschnüffeln“
BloodhoundCard-cordon_off_a_line = Linie absperren
    .title = „Linie absperren“
BloodhoundCard-cordon_off_a_district = Bezirk absperren
    .title = „Bezirk absperren“

Role-bloodhound = Bluthund
    .hint = Allein gegen alle: Du hörst jeden Hinweis mit und fängst die Wölfe, bevor sie entkommen.
Role-liaison = Kontaktperson
    .hint = Du führst die Wölfe mit Hinweisen aus einem Wort, die der Bluthund nicht verstehen darf.
Role-wolf = Wolf
    .hint = Du folgst heimlich den Hinweisen, legst die Beweise dort ab, wo sie hinführen, und entkommst.

Fate-in_play = im Spiel
Fate-escaped = entkommen
Fate-arrested = verhaftet

Evidence-carried = hat die Beweise noch
    .short = Beweise
Evidence-dropped = hat die Beweise abgelegt
    .short = abgelegt
Evidence-taken = hat die Beweise verloren
    .short = verloren

Which-first = der erste Hinweis
Which-second = der zweite Hinweis
Which-both = beide Hinweise

Aim-next_station = die nächste Station
    .dat = der nächsten Station
    .short = nächste Station
Aim-later_station = eine spätere Station
    .dat = einer späteren Station
    .short = später
Aim-drop_off = der Übergabeort
    .dat = dem Übergabeort
    .short = Übergabe
Aim-extraction = der Fluchtpunkt
    .dat = dem Fluchtpunkt
    .short = Flucht

Word-first = das erste Wort
    .short = erstes Wort
Word-second = das zweite Wort
    .short = zweites Wort
Word-both = beide Wörter
    .short = beide Wörter

Taunt-i_smell_you = Ich kann euch riechen.
Taunt-nobody_escapes = Aus Friendgrad ist noch nie jemand entkommen.
Taunt-give_up = Ergebt euch, dann gibt es Hundekuchen.

## Stationsnamen

# Aus zwei Wörtern, die man auseinanderhält: „Nacht-Brücke“. Das erste Wort steht immer vor dem Bindestrich.
station-name = { $long }-{ $short }

# Erste Wörter: Stämme oder Hauptwörter, wie sie vor einem Bindestrich stehen können.
LongWord-just = Gerechten
LongWord-imported = Import
LongWord-polar = Polar
LongWord-tropical = Tropen
LongWord-guard = Leibwächter
LongWord-stray = Streuner
LongWord-totalitarian = Regime
LongWord-democratic = Demokratie
LongWord-fancy = Glamour
LongWord-rusty = Rost
LongWord-night = Nacht
LongWord-morning = Morgen
LongWord-hunting = Jagd
LongWord-sleeping = Schlaf
LongWord-nuclear = Atom
LongWord-wooden = Holz
LongWord-labor = Arbeiter
LongWord-holiday = Ferien
LongWord-winter = Winter
LongWord-summer = Sommer
LongWord-cosmic = Weltraum
LongWord-underground = Untergrund
LongWord-purebred = Rassehund
LongWord-mongrel = Köter
LongWord-abandoned = Geisterstadt
LongWord-crowded = Gedränge
LongWord-furry = Plüsch
LongWord-shaved = Rasier
LongWord-grandiose = Prunk
LongWord-modest = Hüttchen
LongWord-united = Einigkeits
LongWord-forgotten = Vergessenen
LongWord-musical = Musik
LongWord-silent = Schweige
LongWord-golden = Gold
LongWord-concrete = Beton

# Zweite Wörter: Orte.
ShortWord-bridge = Brücke
ShortWord-tunnel = Tunnel
ShortWord-fountain = Springbrunnen
ShortWord-swamp = Sumpf
ShortWord-hospital = Krankenhaus
ShortWord-pharmacy = Apotheke
ShortWord-monument = Denkmal
ShortWord-mausoleum = Mausoleum
ShortWord-camp = Camp
ShortWord-barracks = Kaserne
ShortWord-gym = Fitnessstudio
ShortWord-stadium = Stadion
ShortWord-cinema = Kino
ShortWord-theatre = Theater
ShortWord-airport = Flughafen
ShortWord-harbour = Hafen
ShortWord-exhibition = Ausstellung
ShortWord-museum = Museum
ShortWord-daycare = Kindergarten
ShortWord-academy = Akademie
ShortWord-hill = Hügel
ShortWord-forest = Wald
ShortWord-factory = Fabrik
ShortWord-mine = Bergwerk
ShortWord-daily_services = Kundendienst
ShortWord-barber_shop = Barbiersalon
ShortWord-beach = Strand
ShortWord-lake = See
ShortWord-hotel = Hotel
ShortWord-dormitory = Studentenbude
ShortWord-post_office = Postamt
ShortWord-library = Bibliothek
ShortWord-restaurant = Restaurant
ShortWord-bakery = Bäckerei
ShortWord-zoo = Zoo
ShortWord-kennel = Hundeheim

## Hinweise

# Eigenschaftswörter, klein geschrieben: „reich“ ist kein Reich.
Hint-cheerful = fröhlich
Hint-bright = hell
Hint-fragrant = duftend
Hint-cold = kalt
Hint-dirty = schmutzig
Hint-calm = ruhig
Hint-tender = zart
Hint-loud = laut
Hint-hungry = hungrig
Hint-wet = nass
Hint-heavy = schwer
Hint-ancient = uralt
Hint-modern = modern
Hint-dangerous = gefährlich
Hint-sweet = süß
Hint-sick = krank
Hint-strong = stark
Hint-green = grün
Hint-high = hoch
Hint-deep = tief
Hint-fast = schnell
Hint-lazy = faul
Hint-rich = reich
Hint-poor = arm
Hint-hot = heiß
Hint-sharp = messerscharf
Hint-soft = weich
Hint-round = rund
Hint-proud = stolz
Hint-lonely = einsam
Hint-clever = intelligent
Hint-holy = heilig
Hint-secret = geheim
Hint-official = offiziell
Hint-homely = heimelig
Hint-windy = windig
Hint-hard_working = fleißig

## Stadtplan

# Hinter „Bezirk“, „Wache“ und „Linie“ unverändert: „im Bezirk Nordwest“, „die Linie Rot“.
District-north_western = Nordwest
District-north_eastern = Nordost
District-eastern = Ost
District-southern = Süd
District-western = West
District-central = Mitte

Precinct-north_western = Nordwest
Precinct-north_eastern = Nordost
Precinct-south_eastern = Südost
Precinct-south_western = Südwest

Line-red = Rot
Line-black = Schwarz
Line-blue = Blau
Line-green = Grün
Line-yellow = Gelb
Line-purple = Lila

Station-nowhere = nirgends

## Aktionen

PlaceHint = { $negated ->
    [true] nicht { $hint }
   *[false] { $hint }
}
EndHints = Zug beenden
HowlInCode = „Verschlüsseltes Heulen“: alle Wölfe zeigen dir, wo sie sind
ShedYourCoat = „Fellwechsel“: Hinweise weglegen und ebenso viele ziehen
ThrowOffTheScent = „Falsche Fährte“: in diesem Zug ein Hinweis, für den Bluthund verdeckt
CallThePack = „Ruf des Rudels“: alle zu { VALUE($wolf, case: "dat") }
BlowAWhistle = „Trillerpfeife“: Trupp { $squad } in die Wache { $precinct }
Discard = { $hint } weglegen
DrawAnew = Ebenso viele Hinweise ziehen
StayAway = Dem Rudel fernbleiben
JoinThePack = Zum Rudel gehen
MoveTo = Zu Station { $station } gehen
MarkTerritory = „Revier markieren“: der Kontaktperson zeigen, wo du jetzt bist
RunWithTheWolves = „Mit den Wölfen rennen“: in diesem Zug ein Schritt mehr
Stay = Hier bleiben und den Zug beenden
DoNothing = Weder ablegen noch fliehen
DropOff = Die Beweise hier ablegen
Escape = Von hier fliehen
ToPrecinct = Trupp { $squad } in die Wache { $precinct } schicken
ToDistrict = Trupp { $squad } in den Bezirk { $district } schicken
ToStation = Station { $station } mit Trupp { $squad } stürmen
ShuffleThroughDenunciations = „Denunziationen durchwühlen“: jeder Wolf sagt, ob ein Trupp im selben Bezirk ist
Scour = „Durchkämmen“: in dieser Jagd eine Fahrt mehr
EndHunt = Jagd beenden
DigUpInformation = „Informationen ausgraben“: { VALUE($wolf, case: "acc") } fragen, mit der Rückseite von „{ $card }“
CordonOffLine = Die Linie { $line } absperren
CordonOffDistrict = Den Bezirk { $district } absperren
SniffAround = Station { $station } beschnüffeln: wer war schon einmal dort?

## Bemerkungen

HintIsFor = { KEY($which) ->
    [first] Mein erster Hinweis gilt { VALUE($aim, case: "dat") }.
    [second] Mein zweiter Hinweis gilt { VALUE($aim, case: "dat") }.
   *[both] Beide Hinweise gelten { VALUE($aim, case: "dat") }.
}
HintMeans = { KEY($which) ->
    [first] Mein erster Hinweis meint { $word } des Namens.
    [second] Mein zweiter Hinweis meint { $word } des Namens.
   *[both] Beide Hinweise meinen { $word } des Namens.
}
YouAreAway = { $you ->
    [wolf] { $steps ->
        [0] Ich glaube, du müsstest jetzt dort sein.
        [one] Ich glaube, du müsstest eine Station entfernt sein.
        [5] Ich glaube, du müsstest { $steps } Stationen entfernt sein oder noch weiter.
       *[other] Ich glaube, du müsstest { $steps } Stationen entfernt sein.
    }
   *[nobody] { $steps ->
        [0] Ich glaube, { $wolf } müsste jetzt dort sein.
        [one] Ich glaube, { $wolf } müsste eine Station entfernt sein.
        [5] Ich glaube, { $wolf } müsste { $steps } Stationen entfernt sein oder noch weiter.
       *[other] Ich glaube, { $wolf } müsste { $steps } Stationen entfernt sein.
    }
}
YouAreLost = { $you ->
    [wolf] Ich glaube, du hast dich verlaufen.
   *[nobody] Ich glaube, { $wolf } hat sich verlaufen.
}
YouReachIt = { $you ->
    [wolf] { $yes ->
        [true] In diesem Zug müsstest du es schaffen.
       *[false] In diesem Zug schaffst du es nicht.
    }
   *[nobody] { $yes ->
        [true] In diesem Zug müsste { $wolf } es schaffen.
       *[false] In diesem Zug schafft { $wolf } es nicht.
    }
}
RightWay = { $you ->
    [wolf] { $yes ->
        [true] Du bist in die richtige Richtung gegangen.
       *[false] Du bist in die falsche Richtung gegangen.
    }
   *[nobody] { $yes ->
        [true] { $wolf } ist in die richtige Richtung gegangen.
       *[false] { $wolf } ist in die falsche Richtung gegangen.
    }
}
AmIRight = Bin ich auf dem richtigen Weg?
CanIReachIt = Schaffe ich es in einem Zug?
WhatIsItFor = Welchem Ort gilt der letzte Hinweis?
WhichWord = Welches Wort meint der letzte Hinweis?
NotUnderstood = Ich verstehe die Hinweise nicht.
ThinkSo = { $you ->
    [wolf] Du musst im Bezirk { $district } sein, ich weiß es.
   *[nobody] { $wolf } muss im Bezirk { $district } sein, ich weiß es.
}
Say = { $taunt }

## Ereignisse: vor der ersten Runde

RouteDrawn = Die Route beginnt an Station { $start }. Der Übergabeort ist Station { $drop_off }, der Fluchtpunkt Station { $extraction }.
StartsAt = Alle Wölfe beginnen an Station { $station }.
Drew = Du ziehst den Hinweis „{ $hint }“.
StartingHint = { $negated ->
    [true] Der Starthinweis auf den Übergabeort ist „nicht { $hint }“.
   *[false] Der Starthinweis auf den Übergabeort ist „{ $hint }“.
}
SquadPlaced = Trupp { $squad } beginnt in der Wache { $precinct }.
RoundBegan = Runde { $round } beginnt.

## Ereignisse: der Zug der Kontaktperson

Hinted = { $you ->
    [liaison] { $negated ->
        [true] Du gibst den Hinweis „nicht { $hint }“.
       *[false] Du gibst den Hinweis „{ $hint }“.
    }
   *[nobody] { $negated ->
        [true] { $liaison } gibt den Hinweis „nicht { $hint }“.
       *[false] { $liaison } gibt den Hinweis „{ $hint }“.
    }
}
HintedFaceDown = { $you ->
    [liaison] { $negated ->
        [true] Du legst einen Hinweis verdeckt aus, mit „Nicht“ daneben.
       *[false] Du legst einen Hinweis verdeckt aus.
    }
   *[nobody] { $negated ->
        [true] { $liaison } legt einen Hinweis verdeckt aus, mit „Nicht“ daneben.
       *[false] { $liaison } legt einen Hinweis verdeckt aus.
    }
}
HintedInSecret = { $negated ->
    [true] Auf dem verdeckten Hinweis steht „nicht { $hint }“.
   *[false] Auf dem verdeckten Hinweis steht „{ $hint }“.
}
Howled = { $you ->
    [liaison] Du spielst „Verschlüsseltes Heulen“, und alle Wölfe im Spiel zeigen dir heimlich, wo sie sind.
   *[nobody] { $liaison } spielt „Verschlüsseltes Heulen“, und alle Wölfe im Spiel zeigen heimlich, wo sie sind.
}
Whistled = { $you ->
    [liaison] Du bläst in die Trillerpfeife, und Trupp { $squad } fährt zur Wache { $precinct }.
   *[nobody] { $liaison } bläst in die Trillerpfeife, und Trupp { $squad } fährt zur Wache { $precinct }.
}
CoatShed = { $you ->
    [liaison] Du spielst „Fellwechsel“, um Hinweise zu tauschen.
   *[nobody] { $liaison } spielt „Fellwechsel“, um Hinweise zu tauschen.
}
HintsChanged = { $you ->
    [liaison] { $cards ->
        [one] Du tauschst einen Hinweis aus.
       *[other] Du tauschst { $cards } Hinweise aus.
    }
   *[nobody] { $cards ->
        [one] { $liaison } tauscht einen Hinweis aus.
       *[other] { $liaison } tauscht { $cards } Hinweise aus.
    }
}
ScentThrown = { $you ->
    [liaison] Du spielst „Falsche Fährte“: Dein nächster Hinweis wird verdeckt liegen.
   *[nobody] { $liaison } spielt „Falsche Fährte“: Der nächste Hinweis wird verdeckt liegen.
}
PackCalled = { $you ->
    [wolf] { $liaison } ruft das Rudel zu dir. Der Widerstand sieht, wo du bist, und die anderen Wölfe dürfen kommen.
    [liaison] Du rufst das Rudel zu { $wolf }. Der Widerstand sieht, wo das ist, und die anderen Wölfe dürfen dorthin.
   *[nobody] { $liaison } ruft das Rudel zu { $wolf }. Der Widerstand sieht, wo das ist, und die anderen Wölfe dürfen dorthin.
}
LoneWolfRuns = { $you ->
    [wolf] { $liaison } ruft das Rudel. Du bist der einzige Wolf im Spiel und darfst im nächsten Zug einen Schritt mehr gehen.
    [liaison] Du rufst das Rudel. Nur { $wolf } ist noch als Wolf im Spiel und darf im nächsten Zug einen Schritt mehr gehen.
   *[nobody] { $liaison } ruft das Rudel. Nur { $wolf } ist noch als Wolf im Spiel und darf im nächsten Zug einen Schritt mehr gehen.
}
Showed = { $you ->
    [wolf] Du meldest heimlich: „Ich bin an Station { $station }.“
   *[nobody] { $wolf } meldet heimlich: „Ich bin an Station { $station }.“
}

## Ereignisse: der Zug der Wölfe

Moved = Du gehst zu Station { $station }.
Stayed = Du bleibst an Station { $station }.
TerritoryMarked = { $you ->
    [wolf] Du spielst „Revier markieren“ und zeigst { $liaison }, wo du warst.
    [liaison] { $wolf } spielt „Revier markieren“ und zeigt dir eine Station.
   *[nobody] { $wolf } spielt „Revier markieren“ und zeigt { $liaison } eine Station.
}
RanFurther = { $you ->
    [wolf] Du spielst „Mit den Wölfen rennen“ für einen Schritt mehr.
   *[nobody] { $wolf } spielt „Mit den Wölfen rennen“ für einen Schritt mehr.
}
AllMoved = Die Wölfe haben heimlich gezogen.

## Ereignisse: die Jagd

SquadDrove = Trupp { $squad } fährt in den Bezirk { $district }.
SquadReturned = Trupp { $squad } fährt zur Wache { $precinct }.
SquadEntered = Trupp { $squad } stürmt Station { $station }!
NobodyThere = An Station { $station } ist niemand.
Interrogated = { $you ->
    [wolf] Du wirst gefasst und verhört!
    [bloodhound] Du fasst und verhörst { $wolf }!
   *[nobody] { $wolf } wird gefasst und verhört!
}
EvidenceTaken = { $you ->
    [wolf] Du wirst wieder gefasst und verlierst die Beweise!
    [bloodhound] Du fasst { $wolf } wieder und nimmst die Beweise an dich!
   *[nobody] { $wolf } wird wieder gefasst und verliert die Beweise!
}
Arrested = { $you ->
    [wolf] Du wirst gefasst und verhaftet: Du bist raus!
    [bloodhound] Du fasst und verhaftest { $wolf }!
   *[nobody] { $wolf } wird gefasst und verhaftet!
}
CordonsLifted = Die Absperrungen sind aufgehoben.
Denounced = { $you ->
    [bloodhound] Du durchwühlst Denunziationen und fragst alle Wölfe: „Ist ein Trupp in deinem Bezirk?“
   *[nobody] { $bloodhound } durchwühlt Denunziationen und fragt alle Wölfe: „Ist ein Trupp in deinem Bezirk?“
}
DugUp = { $you ->
    [wolf] { $bloodhound } gräbt Informationen aus, gibt dir „{ $card }“ zurück und fragt dich: „Ist ein Trupp in deinem Bezirk?“
    [bloodhound] Du gräbst Informationen aus, gibst { $wolf } „{ $card }“ zurück und fragst: „Ist ein Trupp in deinem Bezirk?“
   *[nobody] { $bloodhound } gräbt Informationen aus, gibt { $wolf } „{ $card }“ zurück und fragt: „Ist ein Trupp in deinem Bezirk?“
}
Answered = { $you ->
    [wolf] { $yes ->
        [true] Du sagst ja.
       *[false] Du sagst nein.
    }
   *[nobody] { $yes ->
        [true] { $wolf } sagt ja.
       *[false] { $wolf } sagt nein.
    }
}
LineCordoned = { $you ->
    [bloodhound] Du sperrst bis zur nächsten Jagd die Linie { $line } ab.
   *[nobody] { $bloodhound } sperrt bis zur nächsten Jagd die Linie { $line } ab.
}
DistrictCordoned = { $you ->
    [bloodhound] Du sperrst bis zur nächsten Jagd den Bezirk { $district } ab.
   *[nobody] { $bloodhound } sperrt bis zur nächsten Jagd den Bezirk { $district } ab.
}
Scoured = { $you ->
    [bloodhound] Du spielst „Durchkämmen“ für eine Fahrt mehr.
   *[nobody] { $bloodhound } spielt „Durchkämmen“ für eine Fahrt mehr.
}
Sniffed = { $you ->
    [bloodhound] Du beschnüffelst Station { $station } und fragst alle Wölfe: „Warst du schon einmal dort?“
   *[nobody] { $bloodhound } beschnüffelt Station { $station } und fragt alle Wölfe: „Warst du schon einmal dort?“
}
HuntOver = Die Jagd ist vorbei, und die Trupps verlassen die Stationen.

## Ereignisse: ablegen und fliehen

DroppedOff = { $you ->
    [wolf] Du legst die Beweise ab.
   *[nobody] { $wolf } legt die Beweise ab.
}
Escaped = { $you ->
    [wolf] Du fliehst aus der Stadt.
   *[nobody] { $wolf } flieht aus der Stadt.
}

## Ereignisse: das Ende

Delivered = { $you ->
    [wolf] { $right ->
        [true] Du hast die Beweise an Station { $station } abgelegt. Das war der richtige Ort.
       *[false] Du hast die Beweise an Station { $station } abgelegt. Das war der falsche Ort.
    }
   *[nobody] { $right ->
        [true] { $wolf } hat die Beweise an Station { $station } abgelegt. Das war der richtige Ort.
       *[false] { $wolf } hat die Beweise an Station { $station } abgelegt. Das war der falsche Ort.
    }
}
NotDelivered = { $you ->
    [wolf] Du hast die Beweise nie abgelegt.
   *[nobody] { $wolf } hat die Beweise nie abgelegt.
}
GotAway = { $you ->
    [wolf] { $right ->
        [true] Du bist von Station { $station } geflohen. Das war der richtige Ort.
       *[false] Du bist von Station { $station } geflohen. Das war der falsche Ort.
    }
   *[nobody] { $right ->
        [true] { $wolf } ist von Station { $station } geflohen. Das war der richtige Ort.
       *[false] { $wolf } ist von Station { $station } geflohen. Das war der falsche Ort.
    }
}
LeftBehind = { $you ->
    [wolf] Du hast es nicht aus der Stadt geschafft.
   *[nobody] { $wolf } hat es nicht aus der Stadt geschafft.
}

## Zeilen aus mehreren Ereignissen

# Hinweise, Karten und Orte gibt es je einmal: Niemand zählt „1 kalt und 1 nass“.
counted = { $n ->
    [1] { $thing }
   *[other] { $n } { $thing }
}
DrewHints = Du ziehst { $times } Hinweise: { $hint }.
SquadsPlaced = Die Trupps 1 bis { $times } beginnen der Reihe nach in den Wachen { $precinct }.
GaveHints = { $you ->
    [liaison] { $negated ->
        [true] Du gibst { $times } Hinweise, jeden mit „Nicht“: { $hint }.
       *[false] Du gibst { $times } Hinweise: { $hint }.
    }
   *[nobody] { $negated ->
        [true] { $liaison } gibt { $times } Hinweise, jeden mit „Nicht“: { $hint }.
       *[false] { $liaison } gibt { $times } Hinweise: { $hint }.
    }
}
ExchangedHints = { $you ->
    [liaison] { $cards ->
        [one] Du spielst „Fellwechsel“ und tauschst einen Hinweis aus.
       *[other] Du spielst „Fellwechsel“ und tauschst { $cards } Hinweise aus.
    }
   *[nobody] { $cards ->
        [one] { $liaison } spielt „Fellwechsel“ und tauscht einen Hinweis aus.
       *[other] { $liaison } spielt „Fellwechsel“ und tauscht { $cards } Hinweise aus.
    }
}
MarkedAndRan = { $you ->
    [wolf] Du spielst „Revier markieren“ und zeigst { $liaison }, wo du warst; dazu „Mit den Wölfen rennen“ für einen Schritt mehr.
    [liaison] { $wolf } spielt „Revier markieren“ und zeigt dir eine Station; dazu „Mit den Wölfen rennen“ für einen Schritt mehr.
   *[nobody] { $wolf } spielt „Revier markieren“ und zeigt { $liaison } eine Station; dazu „Mit den Wölfen rennen“ für einen Schritt mehr.
}
AllMarked = { $you ->
    [wolf] „Revier markieren“ spielen { $wolfs } und zeigen { $liaison } je eine Station.
    [liaison] { $wolfs } spielen „Revier markieren“ und zeigen dir je eine Station.
   *[nobody] { $wolfs } spielen „Revier markieren“ und zeigen { $liaison } je eine Station.
}
AllRan = { $you ->
    [wolf] „Mit den Wölfen rennen“ gibt { VALUE($wolfs, case: "dat") } je einen Schritt mehr.
   *[nobody] { $wolfs } spielen „Mit den Wölfen rennen“ für je einen Schritt mehr.
}
StormedInVain = Trupp { $squad } stürmt Station { KEY($station) }, aber da ist niemand.
AllInterrogated = { $you ->
    [bloodhound] Du fasst und verhörst { $wolfs }!
   *[nobody] Der Trupp fasst und verhört { VALUE($wolfs, case: "acc") }!
}
AllRobbed = { $you ->
    [bloodhound] Du fasst { $wolfs } wieder und nimmst die Beweise an dich!
   *[nobody] Der Trupp fasst { VALUE($wolfs, case: "acc") } wieder und nimmt die Beweise mit!
}
AllArrested = { $you ->
    [bloodhound] Du fasst und verhaftest { $wolfs }!
   *[nobody] Der Trupp fasst und verhaftet { VALUE($wolfs, case: "acc") }!
}
AskedWolf = { $you ->
    [wolf] { $yes ->
        [true] { $bloodhound } gräbt Informationen aus und fragt dich: „Ist ein Trupp in deinem Bezirk?“ Du sagst ja und bekommst „{ $card }“ zurück.
       *[false] { $bloodhound } gräbt Informationen aus und fragt dich: „Ist ein Trupp in deinem Bezirk?“ Du sagst nein und bekommst „{ $card }“ zurück.
    }
    [bloodhound] { $yes ->
        [true] Du gräbst Informationen aus und fragst { $wolf }: „Ist ein Trupp in deinem Bezirk?“ { $wolf } sagt ja und bekommt „{ $card }“ zurück.
       *[false] Du gräbst Informationen aus und fragst { $wolf }: „Ist ein Trupp in deinem Bezirk?“ { $wolf } sagt nein und bekommt „{ $card }“ zurück.
    }
   *[nobody] { $yes ->
        [true] { $bloodhound } gräbt Informationen aus und fragt { $wolf }: „Ist ein Trupp in deinem Bezirk?“ { $wolf } sagt ja und bekommt „{ $card }“ zurück.
       *[false] { $bloodhound } gräbt Informationen aus und fragt { $wolf }: „Ist ein Trupp in deinem Bezirk?“ { $wolf } sagt nein und bekommt „{ $card }“ zurück.
    }
}
AllAnswered = { $you ->
    [wolf] { $yes ->
        [true] Ja sagen { $wolfs }.
       *[false] Nein sagen { $wolfs }.
    }
   *[nobody] { $yes ->
        [true] { $wolfs } sagen ja.
       *[false] { $wolfs } sagen nein.
    }
}
AllDroppedOff = { $you ->
    [wolf] Die Beweise legen { $wolfs } ab.
   *[nobody] { $wolfs } legen die Beweise ab.
}
FailedBoth = { $you ->
    [wolf] Du hast weder die Beweise abgelegt noch die Stadt verlassen.
   *[nobody] { $wolf } hat weder die Beweise abgelegt noch die Stadt verlassen.
}

## Gründe: warum nicht, und was stattdessen

HintNotInHand = Du hast „{ $hint }“ nicht: Nimm einen Hinweis aus deiner Hand.
NoNotLeft = Alle „Nicht“ sind verbraucht: Lege den Hinweis ohne aus.
EnoughHints = Mehr Hinweise erlaubt dieser Zug nicht: Beende ihn.
HintFirst = Lege mindestens einen Hinweis aus, bevor du deinen Zug beendest.
CardElsewhere = Du hast diese Jagdkarte nicht: Du bekommst sie, sobald die andere Seite sie gespielt hat.
BeforeHints = „Falsche Fährte“ kommt vor den ersten Hinweis deines Zuges, und du brauchst dafür einen Hinweis auf der Hand.
NothingToDraw = Der Hinweisstapel gibt dafür nicht genug her: Komm mit den Hinweisen aus, die du hast.
NothingShed = Wähle zuerst mindestens einen Hinweis, den du weglegst.
NotInPlay = { $you ->
    [wolf] Du bist nicht mehr im Spiel: Es muss ein anderer Wolf sein.
   *[nobody] { $wolf } ist nicht mehr im Spiel: Wähle einen anderen Wolf.
}
PrecinctTaken = In der Wache { $precinct } ist schon ein Trupp: Wähle eine freie.
NoSuchSquad = In diesem Spiel gibt es keinen Trupp { $squad }: Wähle einen anderen.
NotOnTheMap = Diesen Ort gibt es auf diesem Plan nicht: Wähle einen anderen.
CordonBetween = Zwischen dir und dem Rudel liegt ein abgesperrter Bezirk: Diesmal musst du fernbleiben.
NotAdjacent = Station { $station } liegt nicht neben deiner: Geh Schritt für Schritt.
CordonedOff = Zwischen dir und Station { $station } liegt eine Absperrung: Geh einen anderen Weg oder bleib hier.
NoStepLeft = Du hast alle Schritte gemacht: Beende deinen Zug hier.
SquadThere = An Station { $station } ist ein Trupp: Lauf zu einer anderen oder bleib hier.
SquadRests = Trupp { $squad } hat jemanden gefasst und ruht bis zu deinem nächsten Zug: Nimm einen anderen Trupp.
NoMoveLeft = Deine Trupps haben in diesem Zug keine Fahrt mehr: Spiele „Durchkämmen“, wenn du es hast, oder beende die Jagd.
OutOfReach = Trupp { $squad } kommt dort nicht in einer Fahrt hin: Trupps fahren von Bezirk zu Bezirk und von dort in Stationen und Wachen.
NoSquadNear = Im Bezirk von Station { $station } ist kein Trupp: Wähle eine Station, bei der einer ist.
NoEvidence = Du hast keine Beweise, die du ablegen könntest: Flieh oder tu nichts von beidem.

## Ziele: worum es einem jetzt geht

Hunt = { $left ->
    [one] Halt die Wölfe auf, in dieser letzten Runde: { $safe } von { $enough } nötigen Marken sind sicher; noch { $playing } in der Stadt, { $carrying } mit Beweisen.
   *[other] Halt die Wölfe auf: { $safe } von { $enough } nötigen Marken sind sicher; noch { $playing } in der Stadt, { $carrying } mit Beweisen; noch { $left } Runden.
}
HuntWon = Du hast es geschafft: { $safe } Marken sind sicher, und { $enough } genügen. Der Widerstand kann nicht mehr gewinnen.
Guide = { $left ->
    [one] Letzte Runde: die Beweise zu Station { $drop_off }, dann hinaus bei Station { $extraction }; { $need } Marken gewinnen.
   *[other] Führ die Wölfe mit den Beweisen zu Station { $drop_off } und zur Flucht bei Station { $extraction }: { $need } Marken gewinnen; { $carrying } haben sie noch; noch { $left } Runden.
}
GuideOut = { $left ->
    [one] Letzte Runde: Führ alle, die noch da sind, bei Station { $extraction } hinaus; { $need } Marken gewinnen.
   *[other] Führ alle, die noch da sind, bei Station { $extraction } aus der Stadt: noch { $playing }; { $need } Marken gewinnen; noch { $left } Runden.
}
DropThenEscape = { $left ->
    [one] Das ist die letzte Runde: Leg die Beweise ab oder flieh.
   *[other] { $caught ->
        [true] Leg die Beweise ab, wo die Hinweise es meinen, dann such den Weg hinaus: noch { $left } Runden. Noch einmal gefasst, und sie sind weg.
       *[false] Leg die Beweise dort ab, wo die Hinweise es meinen, dann such den Weg hinaus und flieh: noch { $left } Runden.
    }
}
EscapeAfter = { $left ->
    [one] Flieh jetzt: Das ist die letzte Runde. Die Beweise liegen bei Station { $station }.
   *[other] { $caught ->
        [true] Flieh von dort, wohin dich die Hinweise jetzt führen: noch { $left } Runden. Noch einmal gefasst, und du bist verhaftet.
       *[false] Flieh von dort, wohin dich die Hinweise jetzt führen: noch { $left } Runden. Die Beweise liegen bei Station { $station }.
    }
}
EscapeWithout = { $left ->
    [one] Deine Beweise sind weg, aber deine Flucht zählt: Das ist die letzte Runde.
   *[other] Deine Beweise sind weg, aber deine Flucht zählt: Such in { $left } Runden den Weg hinaus. Noch einmal gefasst, und du bist verhaftet.
}
OutEscaped = Du bist aus der Stadt. Der Widerstand braucht { $need } Marken: Hoff auf die anderen.
OutArrested = Du bist verhaftet und nicht mehr dabei. Der Widerstand braucht noch { $need } Marken: Hoff auf die anderen.

## Whys: wonach ein guter Spieler geht, wenn jemand fragt, was er täte

StormLikely = An Station { $station } ist zu { $chance } % ein Wolf, und kein anderer Sturm verspricht mehr.
WolfThere = Am ehesten ist dort { $wolf }, zu { $chance } %.
HeadFor = Im Bezirk { $district } ist zu { $chance } % ein Wolf, und zwar zu { $there } % an Station { $station }.
WaitThere = Nach dem nächsten Schritt der Wölfe ist zu { $chance } % einer im Bezirk { $district }: Bis dahin sollte ein Trupp dort sein.
SpreadOut = In der Nähe ist wohl kein Wolf: Verteil deine Trupps so, dass sie möglichst viel von der Stadt abdecken.
CoverPrecinct = Nach dem nächsten Schritt der Wölfe ist zu { $chance } % einer in den zwei Bezirken der Wache { $precinct }, und kein anderer Trupp ist so nah.
OneMoveMore = Eine Fahrt mehr ist die Karte wert: An Station { $station } ist zu { $chance } % ein Wolf.
FenceIn = Zu { $chance } % ist ein Wolf im Bezirk { $district }, und die Sperre hält ihn dort für deine Trupps fest.
CloseLine = Zu { $chance } % nimmt ein Wolf als Nächstes die Linie { $line }, und die Sperre hält ihn auf.
AskWolf = { $wolf } sagt zu { $yes } % ja, und mit der Antwort fängst du wahrscheinlich mehr.
AskAll = Was die Wölfe antworten, hilft dir wahrscheinlich, mit den restlichen Fahrten mehr zu fangen.
SniffHere = An Station { $station } ist zu { $chance } % gerade ein Wolf, und wer schon einmal dort war, sagt dir mehr.
HuntDone = Deine Trupps haben keine Fahrt mehr, und keine Karte lohnt sich jetzt.
NotWorthAMove = Nirgends in Reichweite ist ein Fang wahrscheinlich: Selbst an Station { $station } sind es nur { $chance } %.
AlreadyDecided = Das Spiel ist entschieden: Es gibt nichts mehr zu fangen, was daran etwas ändert.
HintUnderstood = { KEY($aim) ->
    [drop_off] Wölfe, die nach diesem Hinweis gehen, halten Station { $station } zu { $after } % für den Übergabeort, bisher zu { $before } %.
   *[extraction] Wölfe, die nach diesem Hinweis gehen, halten Station { $station } zu { $after } % für den Fluchtpunkt, bisher zu { $before } %.
}
HintMistaken = Missverstehen könnten sie ihn am ehesten als Station { $station }, zu { $chance } %.
HintOverheard = Der Bluthund hört ihn auch und käme zu { $chance } % darauf.
HintHidden = „{ $hint }“ sagt deinen Wölfen viel, aber offen wäre sich auch der Bluthund zu { $chance } % sicher.
EnoughSaid = Noch ein Hinweis würde deinen Wölfen nicht genug mehr sagen als dem Bluthund.
PoorHand = Keiner deiner Hinweise deutet klar auf Station { $station }: Hol dir bessere.
HintUseless = „{ $hint }“ passt zu keinem der beiden Orte.
KeepTheRest = Die übrigen Hinweise können noch zu einem der beiden Orte führen.
PackIsNear = { $steps ->
    [0] { $wolf } ist wahrscheinlich dort, wo die anderen hinmüssen.
    [one] { $wolf } ist wahrscheinlich nur 1 Station von dort entfernt, wo die anderen hinmüssen.
   *[other] { $wolf } ist wahrscheinlich nur { $steps } Stationen von dort entfernt, wo die anderen hinmüssen.
}
RunAlone = { $steps ->
    [one] { $wolf } scheint 1 Station entfernt zu sein und darf einen Schritt mehr gehen.
   *[other] { $wolf } scheint { $steps } Stationen entfernt zu sein und darf einen Schritt mehr gehen.
}
SquadThreatens = Trupp { $squad } könnte sofort stürmen, wo zu { $chance } % ein Wolf ist: Schick ihn weit weg.
LostSight = Du weißt kaum noch, wo die Wölfe sind: Selbst bei { VALUE($wolf, case: "dat") } bist du dir nur zu { $chance } % sicher.
HintsMean = { KEY($aim) ->
    [drop_off] Nach allem, was du weißt, ist der Übergabeort am ehesten Station { $station }: { $chance } %.
   *[extraction] Nach allem, was du weißt, ist der Fluchtpunkt am ehesten Station { $station }: { $chance } %.
}
StormThere = Station { $station } stürmt der Bluthund als Nächstes zu { $chance } %, deine jetzige zu { $here } %.
StormHere = Deine Station stürmt der Bluthund als Nächstes zu { $chance } %.
RunsTo = Mit dem Schritt mehr kommst du bis Station { $station }, und die wird zu { $chance } % gestürmt.
UnseenSince = { $rounds ->
    [one] { $liaison } hat dich seit einer Runde nicht gesehen und kann dir besser helfen, wenn klar ist, wo du bist.
   *[other] { $liaison } hat dich seit { $rounds } Runden nicht gesehen und kann dir besser helfen, wenn klar ist, wo du bist.
}
RightPlace = { KEY($aim) ->
    [drop_off] Das hier ist zu { $chance } % der Übergabeort.
   *[extraction] Das hier ist zu { $chance } % der Fluchtpunkt.
}
LastChance = Das ist die letzte Runde: Es gibt nichts mehr zu verlieren.
NotYet = { KEY($aim) ->
    [drop_off] Das hier ist nur zu { $chance } % der Übergabeort, und noch kannst du mehr erfahren.
   *[extraction] Das hier ist nur zu { $chance } % der Fluchtpunkt, und noch kannst du mehr erfahren.
}
NoTimeForBoth = Du hast die Beweise noch, aber das hier ist eher der Fluchtpunkt ({ $chance } %) als der Übergabeort ({ $drop_off } %).
JoinNearer = Schritte bis zum wahrscheinlichsten Ziel: { $steps } von Station { $station }, wohin das Rudel gerufen ist, und { $here } von hier.
TrustTheCall = { $liaison } kennt die Route und hat einen Grund, das Rudel zu Station { $station } zu rufen.
StayNearer = Schritte bis zum wahrscheinlichsten Ziel: { $steps } von Station { $station }, wohin das Rudel gerufen ist, und { $here } von hier. Dorthin zu gehen bringt dir zu wenig.

## Cautions: was man mit einer Wahl wagt

EscapeLaden = Du hast die Beweise noch: Fliehst du mit ihnen, ist ihre Marke verloren.
NoDropOff = Station { $station } kann nicht der Übergabeort sein: Keine Route von eurem Start führt dorthin.
NoWayOut = Station { $station } kann nicht der Fluchtpunkt sein: Keine Route von eurem Start endet dort.
IntoTheirArms = { $carries ->
    [true] Ein Trupp im Bezirk { $district } kann Station { $station } mit einer einzigen Fahrt stürmen, und noch einmal gefasst, verlierst du die Beweise.
   *[false] Ein Trupp im Bezirk { $district } kann Station { $station } mit einer einzigen Fahrt stürmen, und noch einmal gefasst, wirst du verhaftet.
}
CaughtAgain = Im Bezirk { $district } ist noch ein Trupp und kann deine Station sofort noch einmal stürmen.
MovesLeft = { $moves ->
    [one] Deine Trupps haben noch 1 Fahrt.
   *[other] Deine Trupps haben noch { $moves } Fahrten.
}
StormInVain = Nach allem, was du weißt, kann an Station { $station } kaum jemand sein.
StormExpected = An Station { $station } sieht der Bluthund wohl nach: Sie wird zu { $chance } % gestürmt.
WrongPlace = { KEY($aim) ->
    [drop_off] Das hier ist nur zu { $chance } % der Übergabeort, und noch ist Zeit.
   *[extraction] Das hier ist nur zu { $chance } % der Fluchtpunkt, und noch ist Zeit.
}
HintMisleads = Nach „{ $hint }“ wären deine Wölfe unsicherer als vorher: Sie dächten eher an Station { $station } ({ $chance } %).

## Gründe: wie es ausging

ResistanceWon = Der Widerstand gewinnt: Nach Marken steht es { $resistance } zu { $bloodhound }.
BloodhoundWon = Der Bluthund gewinnt: Nach Marken steht es { $bloodhound } zu { $resistance }.
BloodhoundWonTie = Nach Marken steht es { $tokens } zu { $tokens }, und bei Gleichstand gewinnt der Bluthund.

## Brett: der Plan

map = Die Metro von Friendgrad
round = Runde { $round } von { $rounds }
chapter = Runde { $round }
before = Vor der ersten Runde
before-short = Aufbau
round-short = Runde { $round } von { $rounds }
whole-map = Ganzer Plan
squads = Deine Trupps
take-squad = Trupp { $squad } wählen
phases = Wer in der Runde an der Reihe ist
phase-liaison = Kontaktperson
phase-wolves = Wölfe
phase-bloodhound = Bluthund
phase-evening = Übergabe
station = Station { $number }, { $name }, im Bezirk { $district }
station-short = { $number } { $name }
district = Bezirk { $district }
district-cordoned = Bezirk { $district }: abgesperrt
precinct = Wache { $precinct }
line = Linie { $line }
line-cordoned = { $line }: abgesperrt
lines = Linien
cordoned = abgesperrt
choose-among = { $count ->
    [one] wähle, was du hier tust
   *[other] wähle unter { $count } Möglichkeiten
}
what = { $place }: was jetzt?
never = Nichts davon
squad = Trupp { $squad }
squad-resting = Trupp { $squad }, ruht
wolf-here = { $you ->
    [wolf] Du bist hier
   *[nobody] { $wolf } ist hier
}
wolf-from = Von hier kommst du
wolf-last = { $you ->
    [wolf] Du warst zuletzt hier
   *[nobody] { $wolf } war zuletzt hier
}
wolf-shown = { $you ->
    [wolf] Du warst in Runde { $round } hier
   *[nobody] { $wolf } war in Runde { $round } hier
}
drop-here = { $you ->
    [wolf] Du hast hier die Beweise abgelegt
   *[nobody] { $wolf } hat hier die Beweise abgelegt
}
start = Start
drop-off = Übergabe
extraction = Flucht
path = { $you ->
    [wolf] Dein Weg
   *[nobody] Der Weg von { $wolf }
}
places = Alle Stationen

## Brett: Hinweise

trail = Die Spur der Hinweise
trail-empty = Noch liegt kein Hinweis aus.
starting-hint = Zur Übergabe
not = Nicht
not-hint = nicht { $hint }
hint-down = { $negated ->
    [true] Ein verdeckter Hinweis mit „Nicht“
   *[false] Ein verdeckter Hinweis
}
hint-secret = für den Bluthund verdeckt
own-names = Namen in deiner Sprache
table-names = Namen wie am Tisch
nots-left = { $nots ->
    [one] noch 1 „Nicht“
   *[other] noch { $nots } „Nicht“
}
deck = { $cards ->
    [one] 1 Hinweis im Stapel
   *[other] { $cards } Hinweise im Stapel
}
your-hand = Deine Hinweise
no-hand = Du hast keinen Hinweis.
put-away = kommt weg

## Brett: Leute und ihre Karten

hand-of = { $cards ->
    [one] 1 Hinweis auf der Hand
   *[other] { $cards } Hinweise auf der Hand
}
hunting = Jagdkarten
hunting-of = { $count ->
    [one] 1 Jagdkarte: { $cards }
   *[other] { $count } Jagdkarten: { $cards }
}
no-cards = keine Jagdkarte
dig-up = Informationen ausgraben ({ VALUE($wolf, case: "acc") })
dig-ask = Ausgraben: { VALUE($wolf, case: "acc") }
interrogated = verhört
extra-step = ein Schritt mehr
board-of = { $you ->
    [wolf] Dein Tableau
   *[nobody] Das Tableau von { $wolf }
}
slot-start = Start
slot-start-label = Zu Beginn
slot-label = Runde { $slot }
circled = Beweise hier abgelegt
route = Die Route
covered = verdeckt
shown-to = Wo sich Wölfe gezeigt haben
shown-line = { $you ->
    [wolf] In Runde { $round } hast du dich bei { $station } gezeigt.
   *[nobody] In Runde { $round } war { $wolf } bei { $station }.
}

# Was Jagdkarten tun, auf den Karten in der eigenen Hand.
play-it = Ausspielen
does-howl = Alle Wölfe zeigen dir, wo sie sind.
does-whistle = Schick einen Trupp auf eine leere Wache: Tipp auf den Trupp, dann auf die Wache.
does-shed = Leg Hinweise weg und zieh ebenso viele.
does-scent = Ein Hinweis in diesem Zug, verdeckt für den Bluthund.
does-pack = Die anderen Wölfe dürfen dorthin, wo dieser ist.
does-mark = Zeig der Kontaktperson, wo du jetzt bist.
does-run = Ein Schritt mehr in diesem Zug.
does-shuffle = Jeder Wolf sagt, ob ein Trupp in seinem Bezirk ist.
does-scour = Eine Fahrt mehr in diesem Zug.
does-sniff = Tipp auf eine Station bei einem Trupp: Wer war je dort?
does-line = Tipp auf eine Linie: Bis zu deiner nächsten Jagd fährt dort kein Wolf.
does-district = Tipp auf einen Bezirk: Bis zu deiner nächsten Jagd kommt kein Wolf hinein oder hinaus.
does-dig = Frag: Ist ein Trupp in deinem Bezirk? Der Wolf bekommt die Karte zurück.

## Brett: eigene Zeichen

marks-start = Plan bemalen
marks-done = Stift weglegen
marks-whom = Zeichen für
marks-how = Drücke mehrmals auf eine Station: vielleicht, nicht hier, hier und wieder kein Zeichen.
marks-wipe = { $subject ->
    [drop_off] Alle Zeichen für die Übergabe löschen
    [extraction] Alle Zeichen für die Flucht löschen
   *[wolf] Alle Zeichen für { $wolf } löschen
}
marks-heading = Deine Zeichen
marks-none = Noch nichts. Was du auf den Plan malst, bleibt bei deinen Notizen, und nur du siehst es.
marks-nothing = { $station }: kein Zeichen
marks-made = { $station }: { $mark }
mark-maybe = { $subject ->
    [start] Der Start ist vielleicht hier
    [drop_off] Der Übergabeort ist vielleicht hier
    [extraction] Der Fluchtpunkt ist vielleicht hier
   *[wolf] { $wolf } ist vielleicht hier
}
mark-not = { $subject ->
    [start] Der Start ist nicht hier
    [drop_off] Der Übergabeort ist nicht hier
    [extraction] Der Fluchtpunkt ist nicht hier
   *[wolf] { $wolf } ist nicht hier
}
mark-here = { $subject ->
    [start] Der Start ist hier
    [drop_off] Der Übergabeort ist hier
    [extraction] Der Fluchtpunkt ist hier
   *[wolf] { $wolf } ist hier
}
marked-here = bei { $stations }
marked-maybe = vielleicht bei { $stations }
marked-not = nicht bei { $stations }

## Brett: Routen

routes-heading = Routen, die es sein können
routes-heading-liaison = Routen, die für die Wölfe möglich sind
routes-start = { $count ->
    [one] Die letzte mögliche Route
   *[other] Routen ({ $count })
}
routes-done = Routen weglegen
routes-again = Wieder alle { $count }
routes-cards = { $count ->
    [one] Eine Routenkarte kann es sein.
   *[other] { $count } Routenkarten können es sein.
}
routes-fit = { $count ->
    [one] Eine Route passt: jeder Weg mindestens { $least } Schritte, beide zusammen höchstens { $most }.
   *[other] { $count } Routen passen: jeder Weg mindestens { $least } Schritte, beide zusammen höchstens { $most }.
}
routes-through = { $place ->
    [start] { $count ->
        [one] Eine Route beginnt an { $station }.
       *[other] { $count } Routen beginnen an { $station }.
    }
    [drop_off] { $count ->
        [one] Eine Route hat den Übergabeort an { $station }.
       *[other] { $count } Routen haben den Übergabeort an { $station }.
    }
    [extraction] { $count ->
        [one] Eine Route hat den Fluchtpunkt an { $station }.
       *[other] { $count } Routen haben den Fluchtpunkt an { $station }.
    }
   *[anywhere] { $count ->
        [one] Eine Route führt über { $station }.
       *[other] { $count } Routen führen über { $station }.
    }
}
routes-how = Drücke auf eine Station, um die Routen über sie zu sehen; drücke wieder, um zu sagen, was sie auf der Route ist.
routes-how-liaison = Das ist für die Wölfe möglich, die den Start kennen. Drücke auf eine Station, um die Routen über sie zu sehen.
routes-many = Es sind { $count }: Sieh sie unter dem Plan nach.
routes-this-one = Diese ist es.
routes-dropped = Dort hast du die Beweise abgelegt.

## Brett: was jetzt zu tun ist

now-starting-hint = Wähle einen Hinweis auf den Übergabeort, den alle sehen.
now-they-start = Die Kontaktperson sucht einen Hinweis auf den Übergabeort.
now-shed = Wähle die Hinweise, die wegkommen, und zieh ebenso viele.
now-they-shed = Die Kontaktperson legt Hinweise weg.
now-squads = Stell deine Trupps in drei verschiedene Wachen.
now-they-squads = Der Bluthund stellt die Trupps auf.
now-hint = Lege einen oder zwei Hinweise auf die Spur.
now-hint-scent = Lege einen Hinweis verdeckt auf die Spur.
now-hint-more = Lege noch einen Hinweis oder beende deinen Zug.
now-hint-end = Spiele eine Jagdkarte oder beende deinen Zug.
now-they-hint = Die Kontaktperson legt Hinweise auf die Spur.
now-pack = Das Rudel wird zu { $wolf } gerufen: Gehst du hin oder bleibst du fern?
now-they-pack = Das Rudel wird gerufen. Es fehlt noch die Antwort von { VALUE($waiting, case: "dat") }.
now-move = Geh zu einer Station neben deiner oder bleib. Niemand sieht es.
now-they-move = Die Wölfe ziehen heimlich. Wir warten auf { VALUE($waiting, case: "acc") }.
now-hunt = { $moves ->
    [0] Deine Trupps haben keine Fahrt mehr: Spiel eine Karte oder beende die Jagd.
    [one] Jagd: Tipp dorthin, wohin Trupp { $squad } soll. Noch eine Fahrt.
   *[other] Jagd: Tipp dorthin, wohin Trupp { $squad } soll. Noch { $moves } Fahrten.
}
now-tool = { $tool ->
    [line] Tipp auf die Linie, die abgesperrt wird.
    [district] Tipp auf den Bezirk, der abgesperrt wird.
    [sniff] Tipp auf die Station, die beschnüffelt wird.
   *[whistle] Tipp auf die Wache, auf die Trupp { $squad } geht.
}
now-send-storm = Diese Station stürmen? Schick es ab oder nimm es zurück.
now-send-drop = Die Beweise hier ablegen? Schick es ab oder nimm es zurück.
now-send-escape = Von hier fliehen? Es gibt kein Zurück. Schick es ab oder nimm es zurück.
now-send-move = Dein Zug ist fertig: Schick ihn ab oder nimm ihn zurück.
now-move-end = Geh weiter, spiel eine Karte oder beende den Zug auf deiner Station.
now-they-hunt = Der Bluthund jagt.
now-catcher = Trupp { $squad } hat jemanden gefasst: In welche Wache fährt er?
now-they-catch = Trupp { $squad } hat jemanden gefasst und fährt in eine Wache.
now-run = { $evidence ->
    [true] Gefasst! Nächstes Mal sind die Beweise weg. Lauf eine Station weiter oder bleib.
   *[false] Gefasst! Nächstes Mal wirst du verhaftet. Lauf eine Station weiter oder bleib.
}
now-they-run = Wer gefasst wurde, darf weglaufen. Wir warten auf { VALUE($waiting, case: "acc") }.
now-evening = Die Beweise hier ablegen, von hier fliehen oder nichts davon?
now-they-evening = Ablegen oder fliehen? Wir warten auf { VALUE($waiting, case: "acc") }.

## Brett: Überschriften der Möglichkeiten und was darunter steht

groups-hint = Einen Hinweis legen
groups-not = Einen Hinweis mit „Nicht“ legen
groups-end = Den Zug beenden
groups-cards = Jagdkarten
groups-pack = „Ruf des Rudels“ zu
groups-whistle = „Trillerpfeife“ für Trupp { $squad }
groups-shed = Weglegen
groups-called = Das Rudel wird gerufen
groups-move = Gehen zu
groups-stay = Anhalten oder bleiben
groups-evening = Hier
groups-squad = Trupp { $squad }
groups-dig = „Informationen ausgraben“
groups-line = Eine Linie absperren
groups-district = Einen Bezirk absperren
groups-sniff = Beschnüffeln
to-district = in den Bezirk { $district }
to-precinct = in die Wache { $precinct }
to-station = zu { $station }
remarks-hints = Zu meinen Hinweisen
remarks-wolves = Zu { $wolf }
remarks-ask = Die Kontaktperson fragen
remarks-taunt = Sagen

## Terminal: der Plan und die Orte

show-legend = Linien: { $lines }. Ein x ist eine Absperrung, <7> bist du, !7! ist ein Trupp.
show-line = { $letter } { $line }
show-district = { $district }: { $stations }
show-squad-station = Trupp { $squad } ist an Station { $station }.
show-squad-district = Trupp { $squad } ist im Bezirk { $district }.
show-squad-precinct = { $rests ->
    [true] Trupp { $squad } ruht in der Wache { $precinct } (von dort nach { $one } oder { $other }).
   *[false] Trupp { $squad } ist in der Wache { $precinct } (von dort nach { $one } oder { $other }).
}
show-empty-precincts = Freie Wachen: { $precincts }.
show-precinct = { $precinct } ({ $one } oder { $other })
show-line-cordoned = Die Linie { $line }, { $stops }, ist bis zur nächsten Jagd abgesperrt.
show-district-cordoned = Der Bezirk { $district } ist bis zur nächsten Jagd abgesperrt.

## Terminal: der Tisch

show-round = Runde { $round } von { $rounds }.
show-before = Vor der ersten Runde.
show-starting-hint = Starthinweis auf den Übergabeort: { $hints }.
show-trail = Spur: { $rounds }.
show-trail-round = { $round }: { $hints }
show-trail-empty = Die Spur ist leer.
show-hint = { $negated ->
    [true] nicht { $hint }
   *[false] { $hint }
}
show-hint-down = { $negated ->
    [true] nicht ({ $hint })
   *[false] ({ $hint })
}
show-stock = { $nots ->
    [one] Noch 1 „Nicht“, { $cards } Hinweise im Stapel.
   *[other] Noch { $nots } „Nicht“, { $cards } Hinweise im Stapel.
}
show-liaison = { $who }, Kontaktperson: { $cards }.
show-bloodhound = { $who }, Bluthund: { $cards }.
show-wolf = { $who }, Wolf: { $state }; { $cards }.
show-wolf-out = { $who }, Wolf: { $state }.
show-no-card = keine Jagdkarte
show-dig-up = „Informationen ausgraben“ über { $wolves }
show-dug = { $times ->
    [one] { $wolf }
   *[other] { $wolf } (zweimal)
}
show-caught = gefasst
show-interrogated = verhört
show-extra-step = nächster Zug: ein Schritt mehr

## Terminal: Routen

show-routes-none = { $open ->
    [true] Keine Routenkarte, die es sein kann, führt dorthin.
   *[false] Keine Route, die es sein kann, führt dorthin.
}
show-routes-more = Nur die mit bestimmten Stationen: routes 3 oder routes 16 3
show-routes-heading = { $count ->
    [one] Eine Route kann es sein (jeder Weg mindestens { $least } Schritte, beide höchstens { $most }; Start > Übergabeort > Fluchtpunkt):
   *[other] { $count } Routen können es sein (jeder Weg mindestens { $least } Schritte, beide höchstens { $most }; Start > Übergabeort > Fluchtpunkt):
}
show-routes-heading-liaison = { $count ->
    [one] Für die Wölfe ist eine Route möglich (jeder Weg mindestens { $least } Schritte, beide höchstens { $most }; Start > Übergabeort > Fluchtpunkt):
   *[other] Für die Wölfe sind { $count } Routen möglich (jeder Weg mindestens { $least } Schritte, beide höchstens { $most }; Start > Übergabeort > Fluchtpunkt):
}
show-cards-heading = { $count ->
    [one] Eine Routenkarte kann es sein (Start > Übergabeort > Fluchtpunkt):
   *[other] { $count } Routenkarten können es sein (Start > Übergabeort > Fluchtpunkt):
}
show-cards-heading-liaison = { $count ->
    [one] Für die Wölfe ist eine Routenkarte möglich (Start > Übergabeort > Fluchtpunkt):
   *[other] Für die Wölfe sind { $count } Routenkarten möglich (Start > Übergabeort > Fluchtpunkt):
}
show-cards-many = { $count } Routenkarten können es sein. Zum Nachsehen: routes
show-route-this-one = diese ist es
show-route-dropped = wenn du richtig abgelegt hast
show-started-anywhere = Die Wölfe können überall begonnen haben.
show-started-among = { $count ->
    [one] Die Wölfe müssen an Station { $stations } begonnen haben.
   *[other] Die Wölfe müssen an einer dieser Stationen begonnen haben: { $stations }.
}
show-look-up-goals = Zum Nachsehen, wohin sie von dort wollen können: routes
show-drops = { $count ->
    [one] Der Übergabeort ist Station { $stations }.
   *[other] Der Übergabeort ist eine der Stationen { $stations }.
}
show-drops-liaison = { $count ->
    [one] Soweit die Wölfe wissen, ist der Übergabeort Station { $stations }.
   *[other] Soweit die Wölfe wissen, ist der Übergabeort eine der Stationen { $stations }.
}
show-ends = { $count ->
    [one] Der Fluchtpunkt ist Station { $stations }.
   *[other] Der Fluchtpunkt ist eine der Stationen { $stations }.
}
show-ends-liaison = { $count ->
    [one] Soweit die Wölfe wissen, ist der Fluchtpunkt Station { $stations }.
   *[other] Soweit die Wölfe wissen, ist der Fluchtpunkt eine der Stationen { $stations }.
}
show-dropped-right = { $count ->
    [one] Wenn du richtig abgelegt hast, ist der Fluchtpunkt Station { $stations }.
   *[other] Wenn du richtig abgelegt hast, ist der Fluchtpunkt eine der Stationen { $stations }.
}
show-dropped-else = { $count ->
    [one] Wenn nicht, kann es auch Station { $stations } sein.
   *[other] Wenn nicht, kann es auch eine der Stationen { $stations } sein.
}
show-dropped-wrong = { $count ->
    [one] Du hast falsch abgelegt. Der Fluchtpunkt ist Station { $stations }.
   *[other] Du hast falsch abgelegt. Der Fluchtpunkt ist eine der Stationen { $stations }.
}
show-look-up-ends = Was wozu passt: routes

## Terminal: Eigenes

show-moves-left = { $moves ->
    [one] Deine Trupps haben noch 1 Fahrt.
   *[other] Deine Trupps haben noch { $moves } Fahrten.
}
show-showed = { $you ->
    [wolf] In Runde { $round } hast du Station { $station } gezeigt.
   *[nobody] In Runde { $round } hat { $wolf } Station { $station } gezeigt.
}
show-route = Die Route beginnt an { $start }, der Übergabeort ist { $drop_off }, der Fluchtpunkt { $extraction }.
show-all-started = Alle Wölfe haben an Station { $station } begonnen.
show-hand = Deine Hinweise: { $hints }.
show-shedding = Du legst weg: { $hints }.
show-here = Du bist an { $station }. Daneben: { $beside }.
show-behind-cordon = { $station } (hinter einer Absperrung)
show-your-board = Dein Tableau: { $board }.
show-board = Das Tableau von { $wolf }: { $board }.
show-board-dropped = { $board }, Beweise abgelegt an { $station }
show-review-wolf = { $wolf }: { $board }; { $state }.
show-ask-starting-hint = Dein Zug: Lege einen Hinweis auf den Übergabeort aus.
show-ask-shed = Dein Zug: Lege Hinweise weg und zieh ebenso viele.
show-ask-squads = Dein Zug: Stell deine Trupps in drei verschiedene Wachen.
show-ask-hints = Dein Zug: Lege einen oder zwei Hinweise, und spiele Karten, so viele du willst.
show-ask-pack = Das Rudel wird gerufen: Gehst du hin oder bleibst du fern?
show-ask-move = Dein Zug: Geh heimlich weiter oder bleib.
show-ask-hunt = Dein Zug: Jage.
show-ask-catcher = Du hast jemanden gefasst: In welche Wache fährt der Trupp?
show-ask-run = Du wurdest gefasst! Lauf zu einer Station neben deiner oder bleib.
show-ask-evening = Die Runde endet: ablegen, fliehen oder nichts davon?
show-lookup-routes = nachsehen, welche Routen es sein können; mit diesen Stationen: routes 3 9

## Terminal: was für die Ausgewogenheit gezählt wird

show-side-bloodhound = Bluthund
show-side-resistance = Widerstand
show-chart-side = Seite
show-chart-won = gewonnen
show-chart-game = das Spiel
show-chart-a-game = pro Spiel
show-chart-rounds = Runden
show-chart-tokens = Marken des Widerstands, von zwei je Wolf
show-chart-hints = Hinweise
show-chart-nots = „Nicht“
show-chart-remarks = Bemerkungen
show-chart-of-wolves = von allen Wölfen
show-chart-share = Anteil
show-chart-caught = gefasst
show-chart-robbed = gefasst und die Beweise verloren
show-chart-arrested = verhaftet
show-chart-dropped = Beweise abgelegt
show-chart-dropped-right = am richtigen Ort abgelegt
show-chart-escaped = geflohen
show-chart-escaped-right = am richtigen Ort geflohen
show-chart-card = Karte
show-chart-dig-up = Informationen ausgraben
show-chart-used = gespielt pro Spiel
show-chart-won-with = Widerstand gewann, wenn sie gespielt wurde
show-chart-steps = Schritte zur Übergabe und weiter
show-chart-of-games = von allen Spielen
show-chart-resistance-won = Widerstand gewann
show-chart-district = Bezirk
show-chart-stormed = gestürmte Stationen
show-chart-catches = Gefasste
show-chart-catches-a-storm = Gefasste pro Sturm


## Das Ziel ausführlich, je nachdem, welches es gerade ist

goal-more-Hunt = Du bist der Bluthund und jagst allein. Für jeden Wolf gibt es zwei Marken, die Beweise und den Wolf; du gewinnst, wenn mindestens die Hälfte davon in neun Runden nicht an den richtigen Ort kommt. Du siehst keinen Wolf, aber du hörst jeden Hinweis und weißt, dass Wölfe jede Runde einen Schritt gehen. Errate, wohin sie wollen, und stürme Stationen mit deinen Trupps. Wer gefasst wird, wird beim ersten Mal verhört, verliert beim nächsten Mal die Beweise und wird verhaftet, wenn nichts mehr zu nehmen ist. Deine Jagdkarten stellen Wölfen Fragen oder sperren Linien und Bezirke ab.
goal-more-HuntWon = { goal-more-Hunt } Es ist geschafft: Der Widerstand kann nicht mehr so viele Marken bekommen, wie er braucht. Was noch kommt, entscheidet nichts mehr.
goal-more-Guide = Du bist die Kontaktperson und gewinnst oder verlierst mit den Wölfen. Nur du kennst den Übergabeort und den Fluchtpunkt und darfst sie nicht nennen. Leg jede Runde einen oder zwei Hinweise, die die Wölfe an den Namen der Station denken lassen, an das erste Wort, das zweite oder beide; ein „Nicht“ kehrt einen Hinweis um. Der Bluthund hört alles mit; gut ist ein Hinweis also, wenn er dem mehr sagt, der weiß, wo die Wölfe gestartet sind. Mehr als die Hälfte aller Marken muss an den richtigen Ort: Beweise an den Übergabeort, Wölfe am Fluchtpunkt hinaus.
goal-more-GuideOut = { goal-more-Guide } Niemand trägt noch Beweise, jetzt zählt also nur noch der Fluchtpunkt.
goal-more-DropThenEscape = Du bist ein Wolf und gewinnst oder verlierst mit der Kontaktperson und den anderen Wölfen. Finde zuerst den Übergabeort und leg dort deine Beweise ab; dann finde den Fluchtpunkt und flieh. Die Hinweise der Kontaktperson gelten den Namen dieser Stationen, und du weißt, wie Routen gemacht sind: mindestens drei Schritte vom Start zum Übergabeort, mindestens drei von dort zum Fluchtpunkt, höchstens acht insgesamt. Jede Runde gehst du heimlich einen Schritt oder bleibst. Beweise, die du trägst, schützen dich: Wirst du ein zweites Mal gefasst, verlierst du sie, statt verhaftet zu werden.
goal-more-EscapeAfter = Du bist ein Wolf und hast deine Beweise abgelegt; ob der Ort richtig war, zeigt sich am Ende. Finde jetzt den Fluchtpunkt, mindestens drei Schritte vom Übergabeort entfernt, und flieh von dort. Wirst du nach einem Verhör noch einmal gefasst, wirst du verhaftet, denn außer dir selbst hast du nichts mehr zu verlieren.
goal-more-EscapeWithout = Du bist ein Wolf, dem die Beweise abgenommen wurden. Eine Marke kannst du trotzdem noch wert sein: Finde den Fluchtpunkt und flieh von dort. Wirst du wieder gefasst, wirst du verhaftet.
goal-more-OutEscaped = Du hast die Stadt verlassen. War es der Fluchtpunkt, zählst du für den Widerstand; das zeigt sich am Ende, und ebenso, ob deine Beweise am richtigen Ort liegen. Die anderen spielen weiter, und du gewinnst oder verlierst mit ihnen.
goal-more-OutArrested = Du bist verhaftet und aus dem Spiel. Die anderen spielen weiter, und du gewinnst oder verlierst mit ihnen; Beweise, die du am richtigen Ort abgelegt hast, zählen trotzdem.

## Was die Dinge sind: Wer eins antippt, erfährt es

thing-squad = Einer der drei des Bluthunds. Eine Fahrt bringt ihn aus einem Bezirk in einen benachbarten Bezirk, in eine Station des Bezirks oder aus ihr hinaus oder in eine freie Wache daneben. Stürmt er eine Station, fasst er jeden Wolf dort, fährt in eine Wache und ruht bis zum nächsten Zug.
    .name = Trupp
thing-precinct = Dort beginnen Trupps, und dort ruhen sie, wenn sie jemanden gefasst haben. Aus ihr in einen ihrer beiden Bezirke zu fahren kostet nichts.
    .name = Wache
thing-district = Trupps fahren von Bezirk zu benachbartem Bezirk und stürmen die Stationen darin. Wölfe kümmern sich nicht um Bezirke, außer einer ist abgesperrt.
    .name = Bezirk
thing-station = Wölfe gehen von Station zu benachbarter Station, einen Schritt in jeder Runde, den Linien nach. Ihr Name hat zwei Wörter, und Hinweise gelten dem einen, dem anderen oder beiden.
    .name = Station
thing-line = Verbindet Stationen. Zwei Stationen sind benachbart, wenn eine Linie sie verbindet und keine andere dazwischen liegt.
    .name = Linie
thing-cordon = Bis zur nächsten Jagd darf kein Wolf diese Linie benutzen oder diesen Bezirk betreten oder verlassen. Wer vor einem Trupp davonläuft, wird von ihr nicht aufgehalten.
    .name = Absperrung
thing-wolf = Geht heimlich von Station zu Station, legt die Beweise am Übergabeort ab und flieht am Fluchtpunkt. Wird er gefasst, wird er erst verhört; dann nimmt man ihm die Beweise; dann wird er verhaftet.
    .name = Wolf
thing-evidence = Damit beginnt jeder Wolf. Am Übergabeort sind sie eine Marke für den Widerstand. Solange ein Wolf sie trägt, schützen sie ihn: Wer ein zweites Mal gefasst wird, verliert sie, statt verhaftet zu werden.
    .name = Beweise
thing-hunting-card = Einmal gespielt, dann umgedreht und weitergegeben: vom Widerstand an den Bluthund und zurück. Die Kontaktperson beginnt mit „Verschlüsseltes Heulen“, „Trillerpfeife“ und „Fellwechsel“, der Bluthund mit zwei Absperrungen, jeder Wolf mit „Revier markieren“ und „Mit den Wölfen rennen“.
    .name = Jagdkarten
thing-hint = Ein Wort der Kontaktperson für eine Station, an die sie denkt. Es passt zum ersten Wort ihres Namens, zum zweiten oder zu beiden. Alle lesen es, auch der Bluthund.
    .name = Hinweiskarte
thing-not = Macht aus einem Hinweis das Gegenteil. Davon gibt es drei im ganzen Spiel.
    .name = Nicht
thing-trail = Alle Hinweise bis jetzt, Runde für Runde; der erste gilt dem Übergabeort.
    .name = Die Spur
thing-route = Start, Übergabeort und Fluchtpunkt: mindestens drei Schritte vom ersten zum zweiten und vom zweiten zum dritten, höchstens acht insgesamt. Die Kontaktperson kennt alles davon, die Wölfe den Start, der Bluthund nichts.
    .name = Die Route
thing-board = Wo ein Wolf war, Runde für Runde. Nur dieser Wolf sieht es, und am Ende alle.
    .name = Das Tableau eines Wolfs

## Erste Spiele als Lektionen: Karten am Tisch. .otherwise spricht zu denen, die etwas anderes gewählt haben

# Als Wolf

guide-wolf-welcome = Die neue Metro hat keine Tunnel, und du kannst es beweisen: Du bist ein Wolf. Wir laufen vier Runden durch die Stadt, und ich sage dir, worauf es ankommt.
    .title = Lauf, Wolf!
guide-wolf-people = { $anna } ist die Kontaktperson, kennt die Route und darf nur Hinweise geben. { $boris } ist der Bluthund, hört jedes Wort mit und hat drei Trupps. { $dima } ist ein Wolf wie du.
    .title = Wer ist wer
guide-wolf-goal = Leg deine Beweise am Übergabeort ab und flieh dann am Fluchtpunkt. Beides bringt je eine Marke, und wer mehr hat, gewinnt. Wo diese Orte sind, sagt dir niemand.
    .title = Was du willst
guide-wolf-city = Du beginnst hier, an Station 12. { $boris } weiß das nicht. Linien verbinden jede Station mit ihren Nachbarn, und jeder Name besteht aus zwei Wörtern.
    .title = Die Stadt
guide-wolf-hint = „Nass“ ist der Hinweis von { $anna } auf den Übergabeort. Sieh dir die Namen an: Station 4 ist ein See, Station 9 ein Sumpf. Welche ist es?
    .title = Dein erster Hinweis
guide-wolf-count = Zähl nach: Vom Start zum Übergabeort sind es immer mindestens drei Schritte. Der See liegt gleich nebenan, also ist es der Sumpf. { $boris } kann so nicht zählen: Er weiß nicht, wo ihr begonnen habt.
    .title = See oder Sumpf?
guide-wolf-squads = { $boris } hat seine Trupps auf Wachen verteilt. Von dort fahren sie in Bezirke und stürmen Stationen.
    .title = Die Jäger
guide-wolf-proud = { $anna } hat einen unbrauchbaren Hinweis getauscht und „Stolz“ gelegt, wieder für den Übergabeort. Station 9 heißt Rassehund-Sumpf: stolz und nass. Das passt!
    .title = Zwei Wörter, ein Ort
guide-wolf-passed = Für den Tausch hat sie eine Jagdkarte gespielt. Gespielte Karten werden umgedreht und gehen an die andere Seite: Jetzt darf { $boris } eine Station beschnüffeln. Spiel deine also nur, wenn es sich lohnt.
    .title = Karten wechseln die Seite
guide-wolf-ask = Wenn du dran bist, kannst du { $anna } laut etwas fragen. Öffne das Gespräch und frag, ob du auf dem richtigen Weg bist. Sie antwortet in ihrem nächsten Zug.
    .title = Frag sie
    .otherwise = Im echten Spiel kannst du das fragen. Frag jetzt, ob du auf dem richtigen Weg bist.
guide-wolf-move = Bis 9 sind es drei Schritte: 17, 16, 9. Du gehst einen Schritt pro Runde, und niemand sieht es. Tippe auf 17 und beende dann deinen Zug.
    .title = Heimlich
    .otherwise = Auch das ist ein Weg. Aber über 17 und 16 bist du am schnellsten am Sumpf. Tippe auf 17 und beende dann deinen Zug.
    .otherwise-lake = Der See ist nass, aber nur einen Schritt vom Start entfernt: Er kann nicht der Übergabeort sein. Geh zu 17.
    .otherwise-run = Mit dieser Karte gehst du zwei Schritte. In der nächsten Runde brauchst du sie dringender, also heb sie auf. Geh zu 17.
    .otherwise-mark = Mit dieser Karte zeigst du { $anna }, wo du bist. Das kann sie sich jetzt denken, und { $boris } bekäme die Karte. Geh zu 17.
    .otherwise-stay = Stehenbleiben ist erlaubt und manchmal schlau. Aber es gibt nur neun Runden, und der Weg ist weit. Geh zu 17.
guide-wolf-track = Auf deinem Tableau steht dein Weg, nur für dich. Auch { $dima } ist gegangen, und nicht einmal du weißt, wohin. Jetzt jagt { $boris }.
    .title = Dein Tableau
guide-wolf-caught = Er hat an den See gedacht, und dort war { $dima }! Beim ersten Mal wird ein Wolf nur verhört und läuft zu einer Station in der Nähe. Der Trupp muss sich auf einer Wache ausruhen.
    .title = Am See gefasst
guide-wolf-nothing = So endet jede Runde: ablegen, fliehen oder keins von beidem. Alle hören, was du tust, aber nicht, wo. Du bist noch nicht am Sumpf, also tu keins von beidem.
    .title = Noch nicht
    .otherwise = Jetzt nicht: Warte, bis du am richtigen Ort bist.
    .otherwise-drop = Beweise am falschen Ort zählen für { $boris }. Du bist an Station 17, nicht am Sumpf. Tu keins von beidem.
    .otherwise-escape = Dann wärst du raus, am falschen Ort und mit den Beweisen in der Tasche: zwei Marken für { $boris }. Tu keins von beidem.

guide-wolf-answer = { $anna } hat sich von allen Wölfen zeigen lassen, wo sie sind, und hat dir geantwortet: Du bist auf dem richtigen Weg. Und „schmutzig“ passt auch zu einem Sumpf.
    .title = Der richtige Weg
guide-wolf-cordon = Aber { $boris } hat bis zu seiner nächsten Jagd die rote Linie abgesperrt, und von 17 nach 16 fährt die rote. Du brauchst einen Umweg: mit der schwarzen zu 10 und von dort mit der blauen.
    .title = Abgesperrt
guide-wolf-run = Das sind zwei Schritte. Spiel „Mit den Wölfen rennen“, das erlaubt einen zweiten. Geh dann zu 10, zu 16, und beende deinen Zug.
    .title = Zwei Schritte auf einmal
    .otherwise = So kommst du in diesem Zug nicht um die Sperre herum. Spiel „Mit den Wölfen rennen“, geh zu 10, zu 16, und beende deinen Zug.
    .otherwise-stay = Warten, bis die Sperre weg ist, kostet eine ganze Runde. Spiel „Mit den Wölfen rennen“ und geh zu 10 und 16.
    .otherwise-west = Da geht es nach Westen, weg vom Sumpf. Spiel „Mit den Wölfen rennen“ und geh zu 10 und 16.
guide-wolf-asked = Er fragt zweimal, und Wölfe dürfen nicht lügen. Warst du schon einmal an 17? Ja. Ist ein Trupp in deinem Bezirk? Ja. Also bist du an 16, 17 oder 18, und er hat noch eine Fahrt.
    .title = Er wittert dich
guide-wolf-flee = Gefasst und verhört! Aber jetzt darfst du heimlich weglaufen, und keine Sperre hält dich auf. Der Sumpf ist gleich nebenan: Lauf zu 9.
    .title = Lauf!
    .otherwise = Du kämst davon. Aber sieh doch, wo der Sumpf ist: Lauf zu 9.
    .otherwise-stay = Zu bleiben ist mutig, vielleicht sucht er hier nicht noch einmal. Aber der Sumpf ist gleich nebenan: Lauf zu 9.
guide-wolf-drop = Er hat dich genau dorthin gejagt, wo du hinwolltest. Leg die Beweise ab.
    .title = Am Sumpf
    .otherwise = Erst die Beweise: Leg sie ab.
    .otherwise-later = In der nächsten Runde ist hier vielleicht ein Trupp. Du bist am richtigen Ort: Leg sie ab.
    .otherwise-escape = Hier gehören die Beweise hin, fliehen musst du woanders. Leg sie ab.
guide-wolf-shield = Da liegen sie, und niemand nimmt sie mehr weg. Aber sie haben dich auch geschützt: Wer wieder gefasst wird, verliert zuerst die Beweise. Du hast keine mehr, also wirst du beim nächsten Mal verhaftet.
    .title = Ohne Schutz

guide-wolf-pack = Die Sperren von { $boris } waren Karten, und gespielte Karten gehen an { $anna }. Mit einer hat sie das Rudel gerufen: Du hast { $dima } gezeigt, wo du bist, und er war sofort da, egal wie weit weg.
    .title = Das Rudel
guide-wolf-cold = Mit der anderen hat sie einen Hinweis gelegt, den { $boris } nicht lesen kann: „kalt“, für den Fluchtpunkt, mindestens drei Schritte von hier. Polar-Bergwerk, Station 6!
    .title = Nur für Wölfe
guide-wolf-on = Von 9 nach 6 geht es über 16 und 17. Ein Trupp ist in der Nähe, also warte nicht: Geh zu 16 und beende deinen Zug.
    .title = Nichts wie weg
    .otherwise = Der kürzeste Weg zu 6 führt über 16 und 17. Geh zu 16 und beende deinen Zug.
guide-wolf-near = Er hat umsonst Station 10 gestürmt. Dann fragte er dich, ob ein Trupp in deinem Bezirk ist, und du musstest Ja sagen. Zum Glück kann kein Trupp mehr fahren. Und die Karte, die er dafür gespielt hat, gehört wieder dir!
    .title = Das war knapp
guide-wolf-dropped = { $dima } ist am Sumpf geblieben und hat seine Beweise abgelegt. Du hast diesmal nichts getan. Auch er hat jetzt keinen Schutz mehr.
    .title = Zweimal abgeliefert

guide-wolf-whistle = { $anna } hat den Trupp weggepfiffen. Und sie hat „faul“ mit einem „Nicht“ gelegt, also das Gegenteil: Im Bergwerk wird geschuftet. { $boris } denkt vielleicht an die Arbeiter-Bäckerei.
    .title = Nicht faul
guide-wolf-last = Zwei Schritte noch, und deine Karte ist wieder da. Spiel „Mit den Wölfen rennen“, geh zu 17, zu 6, und beende deinen Zug.
    .title = Zum Bergwerk
    .otherwise = Jede weitere Runde ist gefährlich. Spiel „Mit den Wölfen rennen“, geh zu 17, zu 6, und beende deinen Zug.
    .otherwise-back = Weg vom Bergwerk? Spiel „Mit den Wölfen rennen“, geh zu 17, zu 6, und beende deinen Zug.
guide-wolf-arrested = { $boris } stürmt Station 16 und fasst { $dima }, der nichts mehr zu verlieren hatte: Er wird verhaftet. Hätte er die Beweise noch gehabt, wären nur sie weg gewesen.
    .title = Armer { $dima }
guide-wolf-escape = Und du bist am Bergwerk, wo niemand gesucht hat. Flieh!
    .title = Jetzt
    .otherwise = Du bist an Station 6, am Polar-Bergwerk, und es ist kalt. Flieh!
    .otherwise-later = Überall sind Trupps, und du hast keinen Schutz. Hier bist du richtig: Flieh!
guide-wolf-result = Jetzt liegt die Route offen. Zweimal Beweise und deine Flucht: drei Marken. { $dima } zählt für { $boris }. Bei zwei zu zwei hätte er gewonnen.
    .title = Der Widerstand gewinnt
guide-wolf-end = Zähl Schritte, wäg Wörter ab, heb deine Karten auf, bis du sie brauchst, und gib die Beweise nur am richtigen Ort her. Jetzt versuch es mit anderen, die selbst denken.
    .title = Mehr brauchst du nicht

# Als Bluthund

guide-bloodhound-welcome = Wölfe laufen mit Beweisen herum, dass die neue Metro keine Tunnel hat. Du bist der Bluthund, allein gegen alle. Vier Runden, und ich sage dir, worauf es ankommt.
    .title = Schnüffel, schnüffel!
guide-bloodhound-goal = Jeder Wolf hat zwei Marken: die Beweise und sich selbst. Die Beweise wollen sie an einer Station ablegen und dann an einer anderen fliehen. Was ihnen nicht gelingt, gehört dir, und bei Gleichstand gewinnst du.
    .title = Was du willst
guide-bloodhound-ears = { $anna } ist die Kontaktperson und führt { $vera } und { $dima }. Aber sie darf nur Hinweise aus einem Wort legen, und du hörst alle mit. Du weißt weder, wo sie starten, noch, wohin sie wollen.
    .title = Große Ohren
guide-bloodhound-wet = „Nass“ gilt dem Übergabeort. Sieh dir die Namen an: Station 4 ist ein See, Station 9 ein Sumpf.
    .title = Der erste Hinweis
guide-bloodhound-place = Du hast drei Trupps, und jeder beginnt auf einer Wache. Schick Trupp 1 in die Nähe vom Sumpf, auf die Wache Nordost, Trupp 2 in die Nähe vom See, auf die Wache Südost, und Trupp 3 nach Nordwest.
    .title = Verteil deine Trupps
    .otherwise = So ginge es auch. Aber bleiben wir bei See und Sumpf: Trupp 1 nach Nordost, Trupp 2 nach Südost, Trupp 3 nach Nordwest.

guide-bloodhound-proud = { $anna } hat „Stolz“ gelegt, wieder für den Übergabeort. Rassehund-Sumpf, das klingt stolz. Aber ein Denkmal auch.
    .title = Noch ein Wort
guide-bloodhound-passed = Außerdem hat sie eine Jagdkarte gespielt, um einen Hinweis zu tauschen. Gespielte Karten werden umgedreht und gehen an die andere Seite: Jetzt kannst du schnüffeln. Was du spielst, bekommt sie.
    .title = Karten wechseln die Seite
guide-bloodhound-secret = Die Wölfe sind eine Station weitergegangen, und du hast nichts gesehen. Jetzt jagst du, mit zwei Fahrten für deine Trupps.
    .title = Im Dunkeln
guide-bloodhound-leave = Sehen wir am See nach. Er liegt im Bezirk Süd, gleich neben Trupp 2. Nimm Trupp 2 und schick ihn dorthin: Von einer Wache loszufahren kostet nichts.
    .title = Raus aus der Wache
    .otherwise = Am See hilft das wenig. Nimm Trupp 2 und schick ihn in den Bezirk Süd.
    .otherwise-east = Das ist der andere Bezirk neben der Wache. Der See, Station 4, liegt im Bezirk Süd.
    .otherwise-cards = Gleich spielst du eine Karte. Schick erst Trupp 2 in den Bezirk Süd.
    .otherwise-end = Ohne irgendwo nachzusehen? Schick Trupp 2 in den Bezirk Süd.
guide-bloodhound-storm = Aus einem Bezirk stürmt ein Trupp eine Station darin, das kostet eine Fahrt. Stürm den See, Station 4.
    .title = Stürmen!
    .otherwise = Vielleicht ist auch dort jemand. Aber der Hinweis sagt „nass“: Stürm Station 4 mit Trupp 2.
    .otherwise-end = Der Trupp steht vor dem See, und du hast zwei Fahrten. Stürm Station 4!
    .otherwise-cards = Karten haben Zeit. Stürm Station 4!
guide-bloodhound-caught = Da war { $dima }! Beim ersten Mal wird ein Wolf nur verhört. Dein Trupp muss sich auf einer freien Wache ausruhen: Schick ihn zurück nach Südost, das ist nah.
    .title = Gefasst
    .otherwise = Das ist erlaubt. Aber { $dima } ist noch in der Gegend, und die Wache Südost ist näher.
guide-bloodhound-cordon = Er ist heimlich weggelaufen oder geblieben: Also ist er an 3, 4, 5 oder 12. Alle außer 3 liegen im Bezirk Süd. Sperr ihn ab, mit deiner Karte: Bis zu deiner nächsten Jagd darf kein Wolf hinein oder hinaus.
    .title = Sperr ihn ein
    .otherwise = Sperr erst { $dima } ein: Sperr den Bezirk Süd ab.
    .otherwise-district = Dort ist { $dima } wohl kaum. Sperr den Bezirk Süd ab.
    .otherwise-line = Auf einer abgesperrten Linie kommt niemand weiter. Aber { $dima } hat mehrere zur Wahl. Sperr den Bezirk Süd ab.
    .otherwise-end = Dann spaziert { $dima } davon. Sperr den Bezirk Süd ab.
guide-bloodhound-swamp = Für den Rest der Jagd habe ich die Trupps 1 und 3 in den Bezirk mit dem Sumpf geschickt. Dort warten sie.
    .title = Der andere Ort
guide-bloodhound-nothing = Am Ende einer Runde darf jeder Wolf die Beweise ablegen oder fliehen. Du würdest hören, wer, aber nicht, wo. Diesmal war es niemand.
    .title = Die Runde ist vorbei

guide-bloodhound-shuffle = „Schmutzig“ passt auch zum Sumpf. { $anna } hat sich zeigen lassen, wo die Wölfe sind, und diese Karte gehört jetzt dir. Trupp 2 ist wieder im Bezirk Süd. Durchwühl Denunziationen: Jeder Wolf muss sagen, ob ein Trupp in seinem Bezirk ist.
    .title = Frag sie
    .otherwise = Frag erst: Spiel „Denunziationen durchwühlen“.
    .otherwise-storm = Da müsstest du raten. Frag erst: Spiel „Denunziationen durchwühlen“.
    .otherwise-end = Und { $dima } laufen lassen? Spiel „Denunziationen durchwühlen“.
guide-bloodhound-yes = { $dima } sagt Ja, und Wölfe dürfen nicht lügen. In seiner Nähe ist nur dieser Trupp: Er ist an 4, 5 oder 12. { $vera } sagt Nein, also ist sie noch nicht in der Gegend vom Sumpf.
    .title = Er ist hier
guide-bloodhound-sniff = Beschnüffle jetzt Station 12: Jeder Wolf sagt, ob er schon einmal dort war. Nimm die Karte und tippe dann auf die Station.
    .title = Schnüffeln
    .otherwise = Erst noch eine Frage: Beschnüffle Station 12.
    .otherwise-storm = Moment, du hast noch eine Karte: Beschnüffle Station 12.
    .otherwise-other = Auch eine gute Frage. Aber versuch es an 12, wo mehrere Linien halten.
guide-bloodhound-start = Beide waren schon dort! Das ist kaum Zufall: Da müssen sie gestartet sein. Vom Start zum Übergabeort sind es mindestens drei Schritte, zum See nur einer. Also ist es der Sumpf!
    .title = Denk nach
guide-bloodhound-again = Und { $dima } will zum Sumpf. Von 12 aus wäre er am schnellsten dort. Stürm Station 12 mit Trupp 2.
    .title = Und noch einmal
    .otherwise = Das könnte klappen. Aber von 12 aus wäre er am schnellsten am Sumpf: Stürm sie mit Trupp 2.
    .otherwise-lake = Dass der See falsch ist, weiß er so gut wie du. 12 liegt auf seinem Weg: Stürm diese Station.
    .otherwise-end = Du hast noch zwei Fahrten. Stürm Station 12!
guide-bloodhound-evidence = Da ist er. Beim zweiten Mal verliert er die Beweise: eine Marke für dich. Wer noch Beweise zu verlieren hat, wird nicht verhaftet. Den Trupp habe ich auf die Wache Südwest geschickt.
    .title = Die Beweise

guide-bloodhound-pack = Du hast die Sperre gespielt, also hatte { $anna } diese Karte: Sie hat das Rudel zu { $vera } gerufen. { $dima } darf sofort zu ihr, egal wie weit weg.
    .title = Deine Karte, ihre Karte
guide-bloodhound-lazy = „Nicht faul“ gilt dem Fluchtpunkt: Ein „Nicht“ macht aus einem Hinweis das Gegenteil. Die Arbeiter-Bäckerei? Oder ein Bergwerk?
    .title = Nicht faul
guide-bloodhound-now = Es ist Runde 3, und von 12 zum Sumpf sind es drei Schritte. Jetzt können sie dort sein. Stürm Station 9 mit Trupp 1.
    .title = Jetzt
    .otherwise = Denk an den Start und zähl die Schritte: Stürm Station 9, den Sumpf, mit Trupp 1.
    .otherwise-end = Gleich legen sie die Beweise ab! Stürm Station 9 mit Trupp 1.
guide-bloodhound-both = Beide auf einmal! { $dima } hatte keine Beweise mehr, also ist er verhaftet und raus. { $vera } wurde verhört und ist weggelaufen oder geblieben. Trupp 1 ruht sich aus.
    .title = Zwei Wölfe
guide-bloodhound-twice = Sie hat ihre Beweise noch, und hier muss sie sie ablegen. Würde sie weglaufen? Stürm Station 9 noch einmal, mit Trupp 3.
    .title = Würdest du weglaufen?
    .otherwise = Denk wie sie: Hier will sie die Beweise ablegen. Stürm Station 9 mit Trupp 3.
    .otherwise-else = Vielleicht ist sie dorthin gelaufen. Aber dann müsste sie zurückkommen. Stürm Station 9 noch einmal.
    .otherwise-end = Wenn sie geblieben ist, legt sie jetzt die Beweise ab. Stürm Station 9 mit Trupp 3.
guide-bloodhound-shield = Sie war geblieben, und jetzt hast du ihre Beweise: drei Marken. Nun ist sie wirklich weg. Nichts schützt sie mehr: Beim nächsten Mal wird sie verhaftet.
    .title = Drei Marken

guide-bloodhound-cold = „Kalt“, für den Fluchtpunkt. Nicht faul und kalt: Polar-Bergwerk, Station 6! { $vera } hat eine Karte für zwei Schritte gespielt, und über 16 und 17 kann sie gerade dort sein.
    .title = Zähl zusammen
guide-bloodhound-west = Das Bergwerk liegt im Bezirk West. Trupp 2 ist gleich daneben, auf der Wache Südwest. Schick ihn in den Bezirk West.
    .title = Auf nach Westen
    .otherwise = Das Bergwerk, Station 6, liegt im Bezirk West: Schick Trupp 2 dorthin.
    .otherwise-end = Dann entkommt sie. Schick Trupp 2 in den Bezirk West.
guide-bloodhound-dig = Die Karte von { $vera } gehört jetzt dir. Grab Informationen aus: Frag sie, ob ein Trupp in ihrem Bezirk ist.
    .title = Geh sicher
    .otherwise = Geh erst sicher: Grab Informationen über { $vera } aus.
    .otherwise-storm = Du bist dir ja sicher! Aber fragen kostet nichts: Grab erst Informationen über { $vera } aus.
    .otherwise-end = Noch nicht: Grab Informationen über { $vera } aus.
guide-bloodhound-mine = Ja, sagt sie. Stürm das Bergwerk!
    .title = Da ist sie
    .otherwise = Es war kalt, weißt du noch? Stürm Station 6 mit Trupp 2.
    .otherwise-end = Sie würde entkommen. Stürm Station 6 mit Trupp 2!
guide-bloodhound-result = Verhaftet, bevor sie fliehen konnte. Alle Wölfe sind raus, und alle vier Marken gehören dir. Zwei von vier hätten gereicht.
    .title = Der Bluthund gewinnt
guide-bloodhound-end = Hör auf jeden Hinweis, finde heraus, wo sie begonnen haben, zähl Schritte und hab rechtzeitig einen Trupp in der Nähe. Und denk daran: Deine Karten kommen zu dir zurück. Gute Jagd!
    .title = Mehr brauchst du nicht

# Als Kontaktperson

guide-liaison-welcome = Die neue Metro hat keine Tunnel, und zwei Wölfe haben die Beweise. Du bist die Kontaktperson: Nur du weißt, wohin sie müssen. Vier Runden, und ich sage dir, worauf es ankommt.
    .title = Du kennst den Weg
guide-liaison-goal = { $vera } und { $dima } müssen ihre Beweise an einer Station ablegen und dann an einer anderen fliehen. Beides bringt je eine Marke, und wer mehr hat, gewinnt. { $boris }, der Bluthund, jagt sie.
    .title = Was du willst
guide-liaison-route = Das ist die Route: Start an 12, Übergabe an 9, Flucht an 6. Die Wölfe kennen nur den Start, und { $boris } weiß gar nichts. Sagen darfst du es nicht. Du darfst nur Hinweise legen.
    .title = Die Route
guide-liaison-names = Ein Hinweis lässt an einen Namen denken, an eins der Wörter oder an beide. 9 heißt Rassehund-Sumpf und 6 Polar-Bergwerk. Sieh dir jetzt deine fünf Hinweise an.
    .title = Was Namen sagen
guide-liaison-first = Der Starthinweis gilt dem Übergabeort. Alle sehen ihn, auch { $boris }. „Nass“ klingt nach Sumpf. Tippe darauf.
    .title = Der Starthinweis
    .otherwise = Da denkt niemand an einen Sumpf. Leg „nass“.
    .otherwise-proud = Rassehunde sind stolz, das ist gut. Aber ein Denkmal auch. Heb es für später auf und leg „nass“.
    .otherwise-dirty = Das passt zum Sumpf, aber noch besser zum Bergwerk. Leg „nass“.
    .otherwise-cold = Das ist etwas für das Polar-Bergwerk, aber der Starthinweis gilt dem Übergabeort. Heb es auf und leg „nass“.
    .otherwise-not = Mit „Nicht“ heißt es das Gegenteil, und davon hast du nur drei. Leg „nass“ allein.
    .otherwise-shed = Du darfst jetzt Hinweise tauschen, aber „nass“ ist gut. Leg es.
guide-liaison-start = Auch einen See gibt es, an Station 4. Aber alle wissen, dass es vom Start zum Übergabeort mindestens drei Schritte sind. Die Wölfe können zählen, von 12 aus. { $boris } nicht!
    .title = Warum das schlau war

guide-liaison-shed = „Heilig“ passt zu nichts auf deiner Route. Mit „Fellwechsel“ tauschst du Hinweise. Spiel die Karte.
    .title = Tausch es
    .otherwise = Werd erst „heilig“ los: Spiel „Fellwechsel“.
    .otherwise-hint = Gleich legst du einen. Spiel erst „Fellwechsel“.
guide-liaison-holy = Leg „heilig“ weg und zieh dann neu.
    .title = Weg damit
    .otherwise = Nur „heilig“ soll weg. Leg es weg und zieh dann neu.
    .otherwise-proud = „Stolz“ brauchst du gleich. Leg „heilig“ weg.
    .otherwise-cold = „Kalt“ ist der beste Hinweis auf das Polar-Bergwerk. Leg „heilig“ weg.
guide-liaison-passed = Jagdkarten, die du spielst, werden umgedreht und gehen an { $boris }: Jetzt kann er eine Station beschnüffeln. Und die, die er spielt, bekommst du.
    .title = Karten wechseln die Seite
guide-liaison-proud = In deinem Zug legst du einen oder zwei Hinweise, für jede beliebige Station. Mit „stolz“ werden die Wölfe sich beim Rassehund-Sumpf sicher sein. Leg es.
    .title = Noch ein Wort
    .otherwise = Das führt nicht zum Rassehund-Sumpf. Leg „stolz“.
    .otherwise-cold = So weit sind sie noch nicht, und { $boris } wüsste es zu früh. Erst der Übergabeort: Leg „stolz“.
    .otherwise-not = Ein „Nicht“ macht das Gegenteil daraus. Leg „stolz“ ohne „Nicht“.
    .otherwise-howl = Noch sind alle am Start. Heb die Karte auf und leg „stolz“.
guide-liaison-say = Orte darfst du nicht nennen, aber du darfst sagen, wofür ein Hinweis ist. Öffne das Gespräch: Dein erster Hinweis gilt dem Übergabeort.
    .title = Sag, wofür er ist
    .otherwise = Das darfst du sagen. Aber jetzt müssen sie wissen, dass dieser Hinweis dem Übergabeort gilt.
guide-liaison-enough = Ein zweiter Hinweis würde { $boris } mehr verraten als deinen Wölfen. Beende deinen Zug.
    .title = Das reicht
    .otherwise = Das hat Zeit. Beende deinen Zug.
    .otherwise-hint = Du darfst zwei legen. Aber die Wölfe wissen genug, und gute Hinweise sind selten. Beende deinen Zug.
guide-liaison-moved = { $vera } hat gefragt, ob sie auf dem richtigen Weg ist: Du antwortest in deinem nächsten Zug. Beide sind heimlich gegangen. Auch du siehst nichts. Jetzt jagt { $boris }.
    .title = Heimlich
guide-liaison-caught = Er hat an den See gedacht, und dort war { $dima }: Er hatte nicht gezählt. Beim ersten Mal wird ein Wolf nur verhört und läuft weg.
    .title = See statt Sumpf
guide-liaison-cordons = { $boris } hat die rote Linie und den Bezirk Süd abgesperrt. Bis zu seiner nächsten Jagd kommt da kein Wolf durch. Aber jetzt gehören die beiden Karten dir, umgedreht!
    .title = Zwei neue Karten

guide-liaison-howl = Um { $vera } zu antworten, musst du wissen, wo sie ist. Spiel „Verschlüsseltes Heulen“: Alle Wölfe zeigen es dir allein.
    .title = Wo sind sie?
    .otherwise = Sieh erst nach, wo sie sind: Spiel „Verschlüsseltes Heulen“.
    .otherwise-hint = Gleich. Sieh erst nach, wo sie sind: Spiel „Verschlüsseltes Heulen“.
guide-liaison-seen = { $vera } ist an 17, zwei Schritte vom Sumpf. { $dima } ist an 3, weit weg. Ich lege für dich „schmutzig“, wieder für den Übergabeort: Das sollte ihm helfen.
    .title = Jetzt weißt du es
guide-liaison-answer = Und { $vera } wartet auf ihre Antwort. Sag ihr, dass sie in die richtige Richtung gegangen ist. So etwas darfst du sagen, aber nie, wohin sie gehen soll.
    .title = Antworte
    .otherwise = Das hat sie nicht gefragt. Sag, dass { $vera } in die richtige Richtung gegangen ist.
guide-liaison-asked = { $vera } ist mit einer Karte zwei Schritte gegangen, um die Sperre herum. Aber { $boris } fragt, und Wölfe dürfen nicht lügen: Sie war an 17, und ein Trupp ist in ihrem Bezirk.
    .title = Er wittert sie
guide-liaison-dropped = An 16 hat er sie gefasst. Sie wurde verhört, lief weg und hat die Beweise abgelegt! Wo, erfährt niemand. Aber von 16 ist es ein Schritt zum Sumpf.
    .title = Hat sie ihn gefunden?

guide-liaison-pack = { $dima } ist noch weit weg. Beim „Ruf des Rudels“ zeigt ein Wolf dir und den anderen, wo er ist, und die anderen dürfen sofort dorthin. Ruf es zu { $vera }.
    .title = Ruf das Rudel
    .otherwise = Hol erst { $dima } zum Sumpf: Ruf das Rudel zu { $vera }.
    .otherwise-dima = Dann könnte { $vera } zu { $dima }, und der ist weit weg von allem. Ruf das Rudel zu { $vera }.
    .otherwise-scent = Gleich. Ruf erst das Rudel zu { $vera }.
    .otherwise-hint = Gleich. Ruf erst das Rudel zu { $vera }.
guide-liaison-joined = Sie war wirklich am Sumpf, und jetzt ist auch { $dima } dort. In dieser Runde kann er seine Beweise ablegen.
    .title = Beide am Sumpf
guide-liaison-scent = Nun zum Fluchtpunkt. „Kalt“ würde { $boris } zu viel verraten. Spiel „Falsche Fährte“: In diesem Zug gibt es nur einen Hinweis, er liegt verdeckt, und nur die Wölfe sehen ihn.
    .title = Nicht für seine Ohren
    .otherwise = Erst die Karte: Spiel „Falsche Fährte“.
    .otherwise-hint = Dann könnte { $boris } ihn lesen. Spiel erst „Falsche Fährte“.
guide-liaison-cold = Leg „kalt“. Polar-Bergwerk: Das verstehen sie.
    .title = Ganz geheim
    .otherwise = Da denken sie nicht an das Polar-Bergwerk. Leg „kalt“.
    .otherwise-not = Das hieße etwas Warmes. Leg „kalt“ ohne „Nicht“.
guide-liaison-near = { $dima } hat seine Beweise abgelegt. Aber { $boris } hat { $vera } gefragt, und sie musste Ja sagen: Ein Trupp ist in ihrem Bezirk, in der Mitte. Und wer schon verhört wurde und keine Beweise mehr zu verlieren hat, wird verhaftet!
    .title = Gefahr

guide-liaison-whistle = Mit der „Trillerpfeife“ schickst du einen Trupp auf eine freie Wache. Nimm die Karte und Trupp 3 und schick ihn nach Südost, weit weg vom Bergwerk.
    .title = Pfeif ihn weg
    .otherwise = Erst der Trupp bei { $vera }: Pfeif Trupp 3 auf die Wache Südost.
    .otherwise-where = Gut, aber von dort ist er schnell am Bergwerk. Schick Trupp 3 auf die Wache Südost.
    .otherwise-squad = Den nicht: Trupp 3 ist im Bezirk von { $vera }. Schick ihn auf die Wache Südost.
    .otherwise-hint = Erst der Trupp bei { $vera }: Pfeif Trupp 3 auf die Wache Südost.
guide-liaison-not = Einen Hinweis musst du legen. „Faul“ mit „Nicht“ heißt das Gegenteil: Im Bergwerk wird geschuftet. Und { $boris } denkt vielleicht an die Arbeiter-Bäckerei. Tippe auf das „Nicht“ bei „faul“.
    .title = Nicht faul
    .otherwise = Das könnte deine Wölfe verwirren. Leg „faul“ mit „Nicht“.
    .otherwise-plain = Im Bergwerk ist niemand faul! Tippe auf das „Nicht“ daneben.
guide-liaison-arrested = { $boris } hat 16 gestürmt, und da war { $dima }, ohne Beweise: Er ist verhaftet. Hätte er sie noch gehabt, wären nur sie weg gewesen. Aber wo ist { $vera }?
    .title = Armer { $dima }
guide-liaison-result = Sie war zwei Schritte gerannt, zum Bergwerk, und ist entkommen. Zweimal Beweise und ein Wolf: drei zu eins. Bei zwei zu zwei hätte { $boris } gewonnen.
    .title = Der Widerstand gewinnt
guide-liaison-end = Leg Wörter, die den Wölfen mehr sagen als dem Bluthund, sag, wofür sie sind, und heb die besten auf, bis du sie brauchst. Jetzt führ Wölfe, die selbst denken!
    .title = Mehr brauchst du nicht
