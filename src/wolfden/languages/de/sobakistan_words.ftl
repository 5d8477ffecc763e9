### Die Wörter von Sobakistan auf Deutsch: woraus Stationen ihre Namen haben, und die Hinweise.
###
### Bots geben und lesen Hinweise nach einer Tabelle, die für die englischen Wörter gemacht ist. Deshalb ist nicht die
### wörtlichste Übersetzung die beste, sondern die, an die man bei denselben Hinweisen denkt: `python -m
### tools.associations.pairs --rows --language de` zeigt zu jedem Wort, was passt und was nicht, und
### `tools/associations/judgements/german_pairs.csv` die hundert meistgebrauchten Paare. Wer ein Wort ändert, sehe nach.

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

# Eigenschaftswörter, klein geschrieben: „reich“ ist kein Reich und „arm“ kein Arm.
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
