### Wolves auf Deutsch.
###
### Eine Runde ist das, was im Regelheft „turn" heißt: Alle spielen sie gemeinsam. Overstretched: sich übernehmen.

about = Versorge deine Leute und beschenke deine Nachbarn: Alle überleben, oder keiner.

option-communities = Gemeinschaften
    .hint = Wer führt welche Gemeinschaft an? Das Los entscheidet; oder das Los, aber so, dass Fisch, Mais und Bison je irgendwo im Mittelpunkt stehen; oder ihr sucht sie euch aus.
option-communities-dealt = ausgelost
option-communities-mixed = ausgelost, jeder Rohstoff irgendwo im Mittelpunkt
option-communities-picked = ausgesucht


## Dinge

Community-atinzina = Atinzina
    .has = 4 Fische und 1 Mais mehr
Community-chigwami = Chigwami
    .has = 4 Fische und 1 Bison mehr
Community-masakat = Masakat
    .has = 4 Mais und 1 Fisch mehr
Community-pahanis = Pahanis
    .has = 4 Mais und 1 Bison mehr
Community-thimi = Thimi
    .has = 4 Bisons und 1 Fisch mehr
Community-wayatin = Wayatin
    .has = 4 Bisons und 1 Mais mehr

# `.token` ist ein Marker davon, `.davon` steht vor dem, was aus ihnen wird, `.letter` in der Tabelle des Terminals.
Resource-fish = { $n ->
        [one] Fisch
       *[other] Fische
    }
    .dat = { $n ->
        [one] Fisch
       *[other] Fischen
    }
    .davon = Von den Fischen
    .token = Fischmarker
    .letter = F
Resource-corn = Mais
    .dat = Mais
    .davon = Vom Mais
    .token = Maismarker
    .letter = M
Resource-bison = { $n ->
        [one] Bison
       *[other] Bisons
    }
    .dat = { $n ->
        [one] Bison
       *[other] Bisons
    }
    .davon = Von den Bisons
    .token = Bisonmarker
    .letter = B

Card-fish = { $n ->
        [one] Fisch
       *[other] Fische
    }
    .ein = ein Fisch
    .ein-acc = einen Fisch
Card-corn = Mais
    .ein = eine Maiskarte
    .ein-acc = eine Maiskarte
Card-bison = { $n ->
        [one] Bison
       *[other] Bisons
    }
    .ein = ein Bison
    .ein-acc = einen Bison
Card-leader = Anführer
    .ein = ein Anführer
    .ein-acc = einen Anführer
Card-forest = Wald
    .ein = eine Waldkarte
    .ein-acc = eine Waldkarte

# Woraus ein Geschenk besteht: Karten heißen nach dem, was sie zeigen, Marker nennt man Marker.
Piece-fish_card = { $n ->
        [one] Fisch
       *[other] Fische
    }
    .ein-acc = einen Fisch
    .kein = kein Fisch
Piece-corn_card = Mais
    .ein-acc = eine Maiskarte
    .kein = kein Mais
Piece-bison_card = { $n ->
        [one] Bison
       *[other] Bisons
    }
    .ein-acc = einen Bison
    .kein = kein Bison
Piece-leader = Anführer
    .ein-acc = einen Anführer
    .kein = kein Anführer
Piece-fish_token = Fischmarker
    .ein-acc = einen Fischmarker
    .kein = kein Fischmarker
Piece-corn_token = Maismarker
    .ein-acc = einen Maismarker
    .kein = kein Maismarker
Piece-bison_token = Bisonmarker
    .ein-acc = einen Bisonmarker
    .kein = kein Bisonmarker

Means-cards = { $n ->
        [one] Karte
       *[other] Karten
    }
    .dat = { $n ->
        [one] Karte
       *[other] Karten
    }
Means-tokens = Marker
    .dat = { $n ->
        [one] Marker
       *[other] Markern
    }
Means-leaders = Anführer
    .dat = { $n ->
        [one] Anführer
       *[other] Anführern
    }

# `.does` sagt, wozu eine Karte gut ist, `.letter` steht in der Tabelle des Terminals.
Knowledge-know_the_land = Kenne das Land
    .does = einmal pro Runde die obersten Karten des Decks ansehen und ordnen
    .letter = L
Knowledge-no_waste = Nichts verschwenden
    .does = zu Beginn von Schritt 6 ein dritter Marker, wo du genau zwei einer Sorte hast
    .letter = V
Knowledge-showing_off = Angeberei
    .does = mehr Ansehen für Anführer, die du nicht gezogen hast
    .letter = A
Knowledge-determination = Entschlossenheit
    .does = ein Marker, wenn du nach dem zweiten Anführer weiterziehst und dich nicht übernimmst
    .letter = E
Knowledge-preservation = Haltbar machen
    .does = mehr Platz für Marker im Vorrat
    .letter = H
Knowledge-the_more_you_share = Je mehr du teilst
    .does = einmal pro Runde Marker für ein großes Geschenk, das ganz angenommen wird
    .letter = T


## Aktionen

PickCommunity = { $community } anführen
Draw = Eine Karte ziehen
Stop = Aufhören zu ziehen
StopWith = Aufhören und einen { VALUE($resource, case: "token") } nehmen („Entschlossenheit“)
Look = Die obersten Karten ansehen („Kenne das Land“)
PutOnTop = Als Nächstes { VALUE($card, case: "ein-acc") } zurücklegen
Pay = { $tokens ->
    [0] { $leaders ->
        [0] { $resource } nur mit Karten zahlen
       *[other] { $resource } mit { $leaders } { $leaders ->
            [one] Anführer
           *[other] Anführern
        } zahlen, den Rest mit Karten
    }
   *[other] { $resource } mit { TALLY("Means-tokens", $tokens, "Means-leaders", $leaders, case: "dat", none: "Karten") } zahlen, den Rest mit Karten
}
GiveTo = Etwas an { VALUE($receiver, case: "acc") } verschenken
EndGifting = Nichts mehr verschenken
Give = Noch { VALUE($piece, case: "ein-acc") } dazulegen
HandOver = Das Geschenk anbieten
Take = Davon { VALUE($piece, case: "ein-acc") } nehmen
TakeNoMore = Nichts mehr davon nehmen
TakeAll = Alles nehmen
LeaderAs = Einen Anführer als { $resource } nehmen
Keep = Einen { VALUE($resource, case: "token") } in den Vorrat legen
ShareToken = Einen { VALUE($resource, case: "token") } nehmen („Je mehr du teilst“)
ShareNothing = Für dieses Geschenk keine Marker nehmen („Je mehr du teilst“)
AddThird = Einen dritten { VALUE($resource, case: "token") } nehmen („Nichts verschwenden“)
AddNone = Keinen Marker nehmen
Learn = „{ $knowledge }“ lernen: { VALUE($knowledge, case: "does") }
LearnNothing = Nichts lernen
Store = { $number ->
    [0] Für die nächste Runde keinen { $resource } behalten
   *[other] Für die nächste Runde { $number } { VALUE($resource, $number) } behalten
}


## Bemerkungen

ILack = { $number ->
    [one] Uns fehlt noch 1 { $resource }.
   *[other] Uns fehlen noch { $number } { VALUE($resource, $number) }.
}
IOverstretched = Ich habe mich übernommen.
StopDrawing = Hört alle auf zu ziehen!


## Ereignisse: Aufbau und Verfügbarkeit

TookCommunity = { $you ->
    [seat] Du führst { $community } an.
   *[nobody] { $seat } führt { $community } an.
}
TurnBegan = Runde { $turn } beginnt.
Scarce = Jedes Deck verliert 1 { $resource }.
WinterTook = { $you ->
    [seat] Der Winter nimmt { $number } { VALUE($card, $number) } aus deinem Deck.
   *[nobody] Der Winter nimmt { $number } { VALUE($card, $number) } aus dem Deck von { $seat }.
}


## Ereignisse: Sammeln

Skips = { $you ->
    [seat] Du hast dich letzte Runde übernommen und sammelst diesmal nicht.
   *[nobody] { $seat } hat sich letzte Runde übernommen und sammelt diesmal nicht.
}
Drew = { $you ->
    [seat] Du ziehst eine Karte.
   *[nobody] { $seat } zieht eine Karte.
}
DrewCard = Deine gezogene Karte ist { VALUE($card, case: "ein") }.
DrewLeader = { $you ->
    [seat] Du ziehst { $leaders ->
        [1] deinen ersten
        [2] deinen zweiten
        [3] deinen dritten
       *[other] noch einen
    } Anführer.
   *[nobody] { $seat } zieht { $leaders ->
        [1] den ersten
        [2] den zweiten
        [3] den dritten
       *[other] noch einen
    } Anführer.
}
Overstretched = { $you ->
    [seat] Du hast dich übernommen: Du legst deine Anführer zurück und sammelst nächste Runde nicht.
   *[nobody] { $seat } hat sich übernommen, legt alle Anführer zurück und sammelt nächste Runde nicht.
}
Stopped = { $you ->
    [seat] Du hörst mit { $cards ->
        [0] keiner Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand und { $leaders ->
        [0] ohne Anführer
        [one] 1 Anführer
       *[other] { $leaders } Anführern
    } auf.
   *[nobody] { $seat } hört mit { $cards ->
        [0] keiner Karte
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf der Hand und { $leaders ->
        [0] ohne Anführer
        [one] 1 Anführer
       *[other] { $leaders } Anführern
    } auf.
}
Determined = { $you ->
    [seat] Du bekommst einen { VALUE($resource, case: "token") } („Entschlossenheit“).
   *[nobody] { $seat } bekommt einen { VALUE($resource, case: "token") } („Entschlossenheit“).
}
Looked = { $you ->
    [seat] Du siehst dir { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } deines Decks an („Kenne das Land“).
   *[nobody] { $seat } sieht sich { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } des Decks an („Kenne das Land“).
}
Saw = Du siehst { VALUE($card, case: "ein-acc") }.
PutBack = { $you ->
    [seat] Du legst eine Karte auf dein Deck zurück.
   *[nobody] { $seat } legt eine Karte aufs Deck zurück.
}
PutBackCard = { $place ->
    [1] Als Erstes ziehst du dann { VALUE($card, case: "ein-acc") }.
    [2] Als Zweites ziehst du dann { VALUE($card, case: "ein-acc") }.
    [3] Als Drittes ziehst du dann { VALUE($card, case: "ein-acc") }.
   *[other] An Stelle { $place } ziehst du dann { VALUE($card, case: "ein-acc") }.
}
FirstRank = { $you ->
    [seat] Du stehst auf Rang { $rank }.
   *[nobody] { $seat } steht auf Rang { $rank }.
}


## Ereignisse: Maßhalten und Bedarf

# Vor diesem Schritt hat niemand Ansehen: Was man bekommt, hat man danach auch.
Conserved = { $you ->
    [seat] { $gain ->
        [0] Du hast Anführer geschont, bekommst aber kein Ansehen: Die Felder davor sind besetzt.
       *[other] Du hast Anführer geschont und bekommst { $gain } Ansehen.
    }
   *[nobody] { $gain ->
        [0] { $seat } hat Anführer geschont, bekommt aber kein Ansehen: Die Felder davor sind besetzt.
       *[other] { $seat } hat Anführer geschont und bekommt { $gain } Ansehen.
    }
}
Paid = { $you ->
    [seat] Du zahlst { $number } { VALUE($resource, $number) } mit { $number } { VALUE($means, $number, case: "dat") }.
   *[nobody] { $seat } zahlt { $number } { VALUE($resource, $number) } mit { $number } { VALUE($means, $number, case: "dat") }.
}
NeedsMet = { $you ->
    [seat] Du hast den ganzen Bedarf gedeckt.
   *[nobody] { $seat } hat den ganzen Bedarf gedeckt.
}
Lacks = { $you ->
    [seat] Du brauchst noch { $number } { VALUE($resource, $number) }.
   *[nobody] { $seat } braucht noch { $number } { VALUE($resource, $number) }.
}


## Ereignisse: Schenken

Offered = { $you ->
    [giver] Du bietest { $receiver } { $number } { VALUE($piece, $number) } an.
    [receiver] { $giver } bietet dir { $number } { VALUE($piece, $number) } an.
   *[nobody] { $giver } bietet { $receiver } { $number } { VALUE($piece, $number) } an.
}
Took = { $you ->
    [receiver] Du nimmst { $number } { VALUE($piece, $number) } von { $giver } an.
    [giver] { $receiver } nimmt { $number } { VALUE($piece, $number) } von dir an.
   *[nobody] { $receiver } nimmt { $number } { VALUE($piece, $number) } von { $giver } an.
}
Refused = { $you ->
    [receiver] Du nimmst nichts von { $giver } an.
    [giver] { $receiver } nimmt nichts von dir an.
   *[nobody] { $receiver } nimmt nichts von { $giver } an.
}
LeaderBecame = { $you ->
    [receiver] Du nimmst { $number ->
        [one] einen Anführer
       *[other] { $number } Anführer
    } als { $resource }.
   *[nobody] { $receiver } nimmt { $number ->
        [one] einen Anführer
       *[other] { $number } Anführer
    } als { $resource }.
}
Arrived = { $you ->
    [receiver] { $status ->
        [0] { $reserve ->
            [0] Du verwendest { $needs } { VALUE($resource, $needs) } für den Bedarf.
           *[other] { $needs ->
                [0] Du legst { $reserve } { VALUE($resource, $reserve) } in deinen Vorrat.
               *[other] Du verwendest { $needs } { VALUE($resource, $needs) } für den Bedarf und legst { $reserve } in deinen Vorrat.
            }
        }
       *[other] { VALUE($resource, case: "davon") } verwendest du { TALLY("used-needs", $needs, "used-reserve", $reserve, "used-status", $status, none: "nichts") }.
    }
   *[nobody] { $status ->
        [0] { $reserve ->
            [0] { $receiver } verwendet { $needs } { VALUE($resource, $needs) } für den Bedarf.
           *[other] { $needs ->
                [0] { $receiver } legt { $reserve } { VALUE($resource, $reserve) } in den Vorrat.
               *[other] { $receiver } verwendet { $needs } { VALUE($resource, $needs) } für den Bedarf und legt { $reserve } in den Vorrat.
            }
        }
       *[other] { VALUE($resource, case: "davon") } verwendet { $receiver } { TALLY("used-needs", $needs, "used-reserve", $reserve, "used-status", $status, none: "nichts") }.
    }
}
# „2 für den Bedarf, 1 für den Vorrat und 1 für Ansehen“
used-needs = für den Bedarf
used-reserve = für den Vorrat
used-status = für Ansehen
Generous = { $you ->
    [giver] { $gain ->
        [0] Du bekommst für das Geschenk kein Ansehen und bleibst bei { $status }.
       *[other] Du bekommst für das Geschenk { $gain } Ansehen und hast jetzt { $status }.
    }
   *[nobody] { $gain ->
        [0] { $giver } bekommt für das Geschenk kein Ansehen und bleibt bei { $status }.
       *[other] { $giver } bekommt für das Geschenk { $gain } Ansehen und hat jetzt { $status }.
    }
}
Overflowed = { $you ->
    [receiver] { $gain ->
        [0] Du bekommst für das, was nicht passt, kein Ansehen und bleibst bei { $status }.
       *[other] Du bekommst für das, was nicht passt, { $gain } Ansehen und hast jetzt { $status }.
    }
   *[nobody] { $gain ->
        [0] { $receiver } bekommt für das, was nicht passt, kein Ansehen und bleibt bei { $status }.
       *[other] { $receiver } bekommt für das, was nicht passt, { $gain } Ansehen und hat jetzt { $status }.
    }
}
Shared = { $you ->
    [seat] Du nimmst für das große Geschenk einen { VALUE($resource, case: "token") } („Je mehr du teilst“).
   *[nobody] { $seat } nimmt für das große Geschenk einen { VALUE($resource, case: "token") } („Je mehr du teilst“).
}
SharedNothing = { $you ->
    [seat] Du nimmst für dieses Geschenk keine Marker und hebst dir „Je mehr du teilst“ auf.
   *[nobody] { $seat } nimmt für dieses Geschenk keine Marker und hebt „Je mehr du teilst“ auf.
}
EndedGifting = { $you ->
    [seat] Du verschenkst nichts mehr.
   *[nobody] { $seat } verschenkt nichts mehr.
}


## Ereignisse: Abrechnen

DidNotWaste = { $you ->
    [seat] Du nimmst einen dritten { VALUE($resource, case: "token") } („Nichts verschwenden“).
   *[nobody] { $seat } nimmt einen dritten { VALUE($resource, case: "token") } („Nichts verschwenden“).
}
Learned = { $you ->
    [seat] Du lernst „{ $knowledge }“.
   *[nobody] { $seat } lernt „{ $knowledge }“.
}
Reconciled = { $you ->
    [seat] { $gain ->
        [0] Du behältst { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") } und bleibst { $status ->
            [0] ohne
           *[other] bei { $status }
        } Ansehen.
       *[other] Du behältst { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }, bekommst { $gain } Ansehen und hast jetzt { $status }.
    }
   *[nobody] { $gain ->
        [0] { $seat } behält { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") } und bleibt { $status ->
            [0] ohne
           *[other] bei { $status }
        } Ansehen.
       *[other] { $seat } behält { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }, bekommt { $gain } Ansehen und hat jetzt { $status }.
    }
}
Ranked = { $you ->
    [seat] { $awards ->
        [0] Du stehst auf Rang { $rank }.
        [one] Du stehst auf Rang { $rank } und bekommst 1 Auszeichnung.
       *[other] Du stehst auf Rang { $rank } und bekommst { $awards } Auszeichnungen.
    }
   *[nobody] { $awards ->
        [0] { $seat } steht auf Rang { $rank }.
        [one] { $seat } steht auf Rang { $rank } und bekommt 1 Auszeichnung.
       *[other] { $seat } steht auf Rang { $rank } und bekommt { $awards } Auszeichnungen.
    }
}


## Zeilen aus mehreren Ereignissen

BecameScarce = Jedes Deck verliert { $resource }.
WinterTookCards = { $you ->
    [seat] Der Winter nimmt { $card } aus deinem Deck.
   *[nobody] Der Winter nimmt { $card } aus dem Deck von { $seat }.
}
SkipTogether = Wer sich letzte Runde übernommen hat, sammelt diesmal nicht: { $seats }.
# Ein ganzes Sammeln; `$card` weiß nur, wer zieht, und wer am Ende alles sieht.
Gathered = { $you ->
    [seat] Du ziehst { $times_DrewCard ->
        [0] { $times ->
            [one] 1 Karte
           *[other] { $times } Karten
        }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] {" "}und hörst auf.
            }
           *[other] , darunter { $times_DrewLeader } Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hörst auf.
            }
        }
        [one] { VALUE($card, case: "ein-acc") }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] {" "}und hörst auf.
            }
            [one] {" "}und einen Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hörst auf.
            }
           *[other] {" "}und { $times_DrewLeader } Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hörst auf.
            }
        }
       *[other] { $card }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] , und hörst auf.
            }
            [one] , dazu einen Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hörst auf.
            }
           *[other] , dazu { $times_DrewLeader } Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hörst auf.
            }
        }
    }
   *[nobody] { $seat } zieht { $times_DrewCard ->
        [0] { $times ->
            [one] 1 Karte
           *[other] { $times } Karten
        }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] {" "}und hört auf.
            }
           *[other] , darunter { $times_DrewLeader } Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hört auf.
            }
        }
        [one] { VALUE($card, case: "ein-acc") }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] {" "}und hört auf.
            }
            [one] {" "}und einen Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hört auf.
            }
           *[other] {" "}und { $times_DrewLeader } Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hört auf.
            }
        }
       *[other] { $card }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] , und hört auf.
            }
            [one] , dazu einen Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hört auf.
            }
           *[other] , dazu { $times_DrewLeader } Anführer{ $times_Stopped ->
                [0] .
               *[other] , und hört auf.
            }
        }
    }
}
LookedAt = { $you ->
    [seat] Du siehst dir { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } deines Decks an („Kenne das Land“){ $times_PutBack ->
        [0] { $times_Saw ->
            [0] .
            [one] {" "}und siehst { VALUE($card, case: "ein-acc") }.
           *[other] {" "}und siehst { $card }.
        }
       *[other] { $times_Saw ->
            [0] {""}
            [one] , siehst { VALUE($card, case: "ein-acc") }
           *[other] , siehst { $card }
        }{ $times_PutBack ->
            [one] {" "}und legst eine zurück.
           *[other] {" "}und legst { $times_PutBack } zurück.
        }
    }
   *[nobody] { $seat } sieht sich { $cards ->
        [one] die oberste Karte
       *[other] die obersten { $cards } Karten
    } des Decks an („Kenne das Land“){ $times_PutBack ->
        [0] { $times_Saw ->
            [0] .
            [one] {" "}und sieht { VALUE($card, case: "ein-acc") }.
           *[other] {" "}und sieht { $card }.
        }
       *[other] { $times_Saw ->
            [0] {""}
            [one] , sieht { VALUE($card, case: "ein-acc") }
           *[other] , sieht { $card }
        }{ $times_PutBack ->
            [one] {" "}und legt eine zurück.
           *[other] {" "}und legt { $times_PutBack } zurück.
        }
    }
}
RankedTogether = { $awards ->
    [0] Danach folgen im Rang { $seats }.
   *[other] Danach folgen im Rang { $seats }, mit je einer Auszeichnung oder mehr.
}
FirstRanks = Die ersten Ränge gehen an { VALUE($seats, case: "acc") }, in dieser Reihenfolge.
PaidNeeds = { $you ->
    [seat] Du zahlst { $resource } mit { VALUE($means, case: "dat") }.
   *[nobody] { $seat } zahlt { $resource } mit { VALUE($means, case: "dat") }.
}
PaidAllNeeds = { $you ->
    [seat] Du deckst den ganzen Bedarf mit { VALUE($means, case: "dat") }.
   *[nobody] { $seat } deckt den ganzen Bedarf mit { VALUE($means, case: "dat") }.
}
LacksSeveral = { $you ->
    [seat] Du brauchst noch { $resource }.
   *[nobody] { $seat } braucht noch { $resource }.
}
OfferedGift = { $you ->
    [giver] Du bietest { $receiver } { $piece } an.
    [receiver] { $giver } bietet dir { $piece } an.
   *[nobody] { $giver } bietet { $receiver } { $piece } an.
}
TookGift = { $you ->
    [receiver] Du nimmst { $piece } von { $giver } an{ $times_LeaderBecame ->
        [0] {""}
       *[other] {" "}(Anführer als { $resource })
    }. { $gain ->
        [0] { $giver } bekommt kein Ansehen und bleibt bei { $status }.
       *[other] { $giver } bekommt { $gain } Ansehen und hat jetzt { $status }.
    }
    [giver] { $receiver } nimmt { $piece } von dir an{ $times_LeaderBecame ->
        [0] {""}
       *[other] {" "}(Anführer als { $resource })
    }. { $gain ->
        [0] Du bekommst kein Ansehen und bleibst bei { $status }.
       *[other] Du bekommst { $gain } Ansehen und hast jetzt { $status }.
    }
   *[nobody] { $receiver } nimmt { $piece } von { $giver } an{ $times_LeaderBecame ->
        [0] {""}
       *[other] {" "}(Anführer als { $resource })
    }. { $gain ->
        [0] { $giver } bekommt kein Ansehen und bleibt bei { $status }.
       *[other] { $giver } bekommt { $gain } Ansehen und hat jetzt { $status }.
    }
}
UsedGift = { $you ->
    [receiver] Vom Geschenk verwendest du { TALLY("used-needs", $needs, "used-reserve", $reserve, "used-status", $status, none: "nichts") }.
   *[nobody] Vom Geschenk verwendet { $receiver } { TALLY("used-needs", $needs, "used-reserve", $reserve, "used-status", $status, none: "nichts") }.
}
SharedTokens = { $you ->
    [seat] Du nimmst für das große Geschenk { VALUE($resource, case: "token") } („Je mehr du teilst“).
   *[nobody] { $seat } nimmt für das große Geschenk { VALUE($resource, case: "token") } („Je mehr du teilst“).
}
EndedGiftingTogether = Keine weiteren Geschenke von { VALUE($seats, case: "dat") }.


## Gründe: warum etwas nicht geht, und was stattdessen

Taken = Diese Gemeinschaft wird schon angeführt: Such dir eine andere aus.
DrawFirst = Zieh mindestens eine Karte, bevor du aufhörst.
NotKnown = Dafür brauchst du die Wissenskarte „{ $knowledge }“. Du kannst sie in Schritt 6 mit Anführern lernen.
LookedAlready = Du hast dir dein Deck diese Runde schon angesehen. Nächste Runde darfst du wieder.
PutBackFirst = Leg zuerst die Karten zurück, die du dir angesehen hast.
NotAmongThese = So eine Karte hast du nicht gesehen: Leg eine von denen zurück, die du dir angesehen hast.
NotBold = „Entschlossenheit“ bringt nur dann einen Marker, wenn du nach dem zweiten Anführer weiterziehst. Hör ohne Marker auf, oder zieh weiter.
ChooseToken = „Entschlossenheit“ bringt dir einen Marker: Such ihn dir beim Aufhören aus.
NoRoom = Dafür ist in deinem Vorrat kein Platz: Nimm weniger davon oder einen anderen Rohstoff.
InOrder = Erst ist { $resource } dran: Es geht der Reihe nach, Rohstoff für Rohstoff.
TooFew = So viele Marker oder Anführer hast du nicht: Nimm weniger.
TooMany = So viel brauchen deine Leute nicht: Nimm weniger.
CoverAll = Damit bliebe Bedarf offen, den du decken kannst: Zahl so, dass möglichst wenig fehlt.
NotThemself = Geschenke gehen an andere: Such dir jemand anderen aus.
NoSuchPlayer = Da sitzt niemand: Such dir jemanden am Tisch aus.
OneOffer = Allen anderen darfst du pro Runde ein Angebot machen, und { VALUE($seat, case: "dat") } hast du schon etwas angeboten: Beschenk jemand anderen, oder verschenk nichts mehr.
NothingToGive = Du hast nichts mehr zu verschenken, und Wald ist kein Geschenk: Verschenk nichts mehr.
NothingOffered = Leg zuerst etwas ins Geschenk.
NotThere = Da ist { VALUE($piece, case: "kein") } mehr: Nimm etwas anderes.
NeededFirst = Der Bedarf geht vor: Nimm einen Rohstoff, der noch fehlt.
BothTokens = Du hast für dieses Geschenk schon einen Marker genommen: Nimm auch den anderen.
NotTwo = „Nichts verschwenden“ macht aus genau zwei Markern drei: Nimm einen Rohstoff, von dem du zwei hast, oder keinen Marker.
NoCopyLeft = Von dieser Wissenskarte ist keine mehr da: Such dir eine andere aus.
KnownAlready = Diese Wissenskarte hast du schon: Such dir eine andere aus.
TooFewLeaders = Eine Wissenskarte kostet zwei Anführer, die nach Bedarf und Geschenken noch da sind.
NotSoMany = Dafür reichen deine Karten und Marker nicht: Nimm weniger.


## Gründe: das Ende

Starved = { $you ->
    [seats] Alle haben verloren, denn dein Bedarf ist nicht gedeckt.
   *[nobody] Alle haben verloren, denn der Bedarf von { VALUE($seats, case: "dat") } ist nicht gedeckt.
}
Chief = { $you ->
    [seat] Alle haben den Winter überstanden und gewonnen, und du bist mit { $awards ->
        [one] 1 Auszeichnung
       *[other] { $awards } Auszeichnungen
    } das Oberhaupt.
   *[nobody] Alle haben den Winter überstanden und gewonnen, und { $seat } ist mit { $awards ->
        [one] 1 Auszeichnung
       *[other] { $awards } Auszeichnungen
    } das Oberhaupt.
}
NoChief = Alle haben den Winter überstanden und gewonnen. Ein Oberhaupt gibt es nicht: Gleichstand zwischen { VALUE($seats, case: "dat") } mit je { $awards ->
        [one] 1 Auszeichnung
       *[other] { $awards } Auszeichnungen
    }.


## Ziele: worum es einem jetzt geht

Lead = Wähle, wen du anführst. Bis zur Runde { $turns } müssen jedes Mal alle satt werden: Hungert eine Gemeinschaft, verlieren alle.
Gather = Du brauchst diese Runde noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }{ $leaders ->
    [0] {""}
    [one] {" "}(1 Anführer kann einspringen)
   *[other] {" "}({ $leaders } Anführer können einspringen)
}; { $left ->
    [one] beim nächsten Anführer übernimmst du dich.
   *[other] bei { $left } weiteren Anführern übernimmst du dich.
}
GatherMore = { $spare ->
    [0] Für deine Leute reicht es gerade
    [one] Für deine Leute reicht es, und 1 bleibt für Geschenke und Ansehen
   *[other] Für deine Leute reicht es, und { $spare } bleiben für Geschenke und Ansehen
}; { $left ->
    [one] beim nächsten Anführer übernimmst du dich.
   *[other] bei { $left } weiteren Anführern übernimmst du dich.
}
Short = { $overstretched ->
    [true] Du hast dich übernommen und brauchst noch
   *[false] { $skipping ->
        [true] Du darfst diese Runde nicht sammeln und brauchst noch
       *[false] Du brauchst noch
    }
} { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }{ $leaders ->
    [0] {""}
    [one] {" "}(1 Anführer kann einspringen)
   *[other] {" "}({ $leaders } Anführer können einspringen)
}: Schenken es dir die anderen nicht, verlieren alle.
Ready = { $overstretched ->
    [true] Du hast dich übernommen, aber deine Leute werden satt
   *[false] Deine Leute werden satt
}{ $spare ->
    [0] . Nun darf auch sonst niemand hungern, sonst verlieren alle.
    [one] , und 1 bleibt übrig. Auch sonst darf niemand hungern, sonst verlieren alle; und Geschenke bringen dir Ansehen.
   *[other] , und { $spare } bleiben übrig. Auch sonst darf niemand hungern, sonst verlieren alle; und Geschenke bringen dir Ansehen.
}
Lacking = Deine Leute brauchen noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }: Schenken es dir die anderen nicht, verlieren alle.
Help = { $seats } { COUNT($seats) ->
    [one] braucht
   *[other] brauchen
} noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }: Schenkt das niemand, verlieren alle.
Climb = { $overstretched ->
    [true] Alle sind satt. Weil du dich übernommen hast, bringen dir nur Geschenke Ansehen: Du hast { $status },
   *[false] Alle sind satt: Jetzt zählt Ansehen. Du hast { $status },
} { $ahead ->
    [0] und niemand hat mehr.
    [one] und eine andere Gemeinschaft hat mehr.
   *[other] und { $ahead } andere haben mehr.
} Auszeichnungen: du { $awards }, andere höchstens { $most }; { $left ->
    [0] dies ist die letzte Runde.
    [one] 1 Runde kommt noch.
   *[other] { $left } Runden kommen noch.
}


## Whys: wonach ein guter Spieler geht, wenn jemand fragt, was er täte

RareFocus = { $others ->
    [0] { VALUE($resource, case: "davon") } hat sonst niemand viel im Deck, und alle zusammen brauchen von allem etwas.
    [one] { VALUE($resource, case: "davon") } hat nur eine andere Gemeinschaft viel im Deck, und alle zusammen brauchen von allem etwas.
   *[other] { VALUE($resource, case: "davon") } haben nur { $others } andere Gemeinschaften viel im Deck, und alle zusammen brauchen von allem etwas.
}
DrawForNeeds = Noch ein Anführer schadet nicht, und deine Leute brauchen noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }.
DrawForPack = Noch ein Anführer schadet nicht, und was du auch ziehst, hilft allen, jetzt oder später.
DrawDespite = Zu { $leader } % ist die nächste Karte ein Anführer zu viel, aber wenn du jetzt aufhörst, überleben alle nur zu { $lives } %.
DrawLast = Noch ein Anführer schadet nicht, und wenn du jetzt aufhörst, überleben alle zu { $lives } %: Eine Karte mehr verbessert das.
StopBefore = Zu { $leader } % ist die nächste Karte ein Anführer zu viel, und wenn du jetzt aufhörst, überleben alle zu { $lives } %.
StopForStatus = { $status ->
    [one] Wenn du jetzt aufhörst, überleben alle zu { $lives } %, und jeder Anführer, den du nicht ziehst, bringt dir 1 Ansehen.
   *[other] Wenn du jetzt aufhörst, überleben alle zu { $lives } %, und jeder Anführer, den du nicht ziehst, bringt dir { $status } Ansehen.
}
LookFirst = Der nächste Anführer ist einer zu viel: Sieh erst nach, ob er unter deinen nächsten { $cards } Karten ist.
PutInOrder = Was du brauchst, kommt zuerst, ein Anführer zuletzt: So kannst du vor ihm aufhören.
HaveLeast = { $number ->
    [0] { VALUE($resource, case: "davon") } hast du noch nichts, das fehlt dir zuerst.
   *[other] { VALUE($resource, case: "davon") } hast du am wenigsten, erst { $number }.
}
PaySparing = Zahl mit Karten, so weit sie reichen: Marker halten sich bis in spätere Runden, und aus Anführern kann noch alles werden.
PayScarce = Du kannst nicht alles zahlen, also nimm deine Anführer für { $resource }: Das werden dir die anderen am ehesten nicht schenken können.
TheyLack = { $receiver } braucht noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }, und du kannst es geben: Hungert eine Gemeinschaft, verlieren alle.
GiveSurplus = { $pieces ->
    [one] 1 Stück davon könntest du ohnehin nicht behalten, und als Geschenk ist es { $status } Ansehen wert.
   *[other] { $pieces } Stücke davon könntest du ohnehin nicht behalten, und als Geschenk sind sie { $status } Ansehen wert.
}
GiveAll = { $pieces ->
    [one] Es ist die letzte Runde, und { $receiver } muss nehmen, was du schenkst: Dein letztes Stück ist { $status } Ansehen wert.
   *[other] Es ist die letzte Runde, und { $receiver } muss nehmen, was du schenkst: Deine { $pieces } Stücke sind { $status } Ansehen wert.
}
NobodyNeeds = Niemand braucht noch etwas von dir, und was du übrig hast, ist für dich selbst mehr wert.
CannotHelp = Von dem, was { $seats } noch { COUNT($seats) ->
    [one] braucht
   *[other] brauchen
}, hast du nichts: Das müssen die anderen geben.
TakeForNeeds = Damit bekommen deine Leute, was ihnen fehlt: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }.
TakeForReserve = { $pieces ->
    [one] 1 Stück passt in deinen Vorrat, für die nächsten Runden.
   *[other] { $pieces } Stücke passen in deinen Vorrat, für die nächsten Runden.
}
OnlyForGiver = In der letzten Runde brauchst du nichts mehr, und was du nimmst, bringt { VALUE($giver, case: "dat") } Ansehen.
ReserveFull = In deinem Vorrat ist kein Platz dafür, und was du nimmst, bringt { VALUE($giver, case: "dat") } Ansehen.
WorthLearning = { $turns ->
    [one] „{ $knowledge }“ hilft dir noch eine Runde: { VALUE($knowledge, case: "does") }.
   *[other] „{ $knowledge }“ hilft dir noch { $turns } Runden: { VALUE($knowledge, case: "does") }.
}
TooLateToUse = { $turns ->
    [one] Für nur noch eine Runde lohnt kein Wissen die Anführer.
   *[other] Für nur noch { $turns } Runden lohnt kein Wissen die Anführer.
}
LeadersAsTokens = Dein Vorrat ist noch nicht voll, und dort sind deine Anführer mehr wert als Wissen.
FillReserve = Ein möglichst voller und gleichmäßiger Vorrat ist der beste Anfang für die nächste Runde: { $tokens } von { $room } Plätzen.
TurnInAll = Es ist die letzte Runde: Alles, was du nicht behältst, wird Ansehen.

## Cautions: was man mit einer Wahl wagt

Overstretching = { $leader ->
    [100] Die nächste Karte ist ein Anführer, einer zu viel: Du übernimmst dich.
   *[other] Der nächste Anführer ist einer zu viel, und zu { $leader } % kommt er jetzt.
}
StopShort = Deine Leute brauchen noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }{ $leaders ->
    [0] {""}
    [one] , mehr als dein Anführer ersetzen kann
   *[other] , mehr als deine { $leaders } Anführer ersetzen können
}. Schenken es dir die anderen nicht, verlieren alle.
LeaveHungry = Du hast noch etwas, was { $seats } { COUNT($seats) ->
    [one] braucht
   *[other] brauchen
}. Schenkt es auch sonst niemand, verlieren alle.
RefuseNeeded = Deine Leute brauchen noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }, und dieses Geschenk hat etwas davon. Schenken es dir die anderen nicht, verlieren alle.
KeepInVain = Dies ist die letzte Runde: Was du behältst, bringt kein Ansehen, und du brauchst es für nichts mehr.
LearnInVain = Dies ist die letzte Runde: Dieses Wissen könntest du nicht mehr nutzen.
SomebodyStarves = Wenn du jetzt aufhörst, verhungert eher jemand, als dass alle überleben: Das tun sie etwa zu { $lives } %.


## Spielbrett: was gerade geschieht

now-over = Das Spiel ist vorbei.
now-pick = Such dir die Gemeinschaft aus, die du anführst.
now-picks = { $you ->
    [seat] Du suchst dir eine Gemeinschaft aus.
   *[nobody] { $seat } sucht sich eine Gemeinschaft aus.
}
now-looking = Leg die Karten auf dein Deck zurück: Die erste wird zuerst gezogen.
now-first-draw = Sammle für deine Leute: Tipp auf dein Deck und zieh die erste Karte.
now-draw = { $left ->
    [one] Beim nächsten Anführer übernimmst du dich. Weiterziehen oder aufhören?
   *[other] { $leaders ->
        [0] Noch liegt kein Anführer offen. Weiterziehen oder aufhören?
        [one] 1 Anführer liegt offen. Weiterziehen oder aufhören?
       *[other] { $leaders } Anführer liegen offen. Weiterziehen oder aufhören?
    }
}
now-stop = Du hörst auf zu ziehen: Schick es ab, oder nimm es zurück und zieh weiter.
now-gathers = { $you ->
    [seats] Du sammelst noch.
   *[nobody] { COUNT($seats) ->
        [one] Es sammelt noch { $seats }.
       *[other] Es sammeln noch { $seats }.
    }
}
now-pay = Decke den Bedarf deiner Leute.
now-pay-resource = Ernähre deine Leute: Womit zahlst du { $resource }?
now-pay-forced = Ernähre deine Leute: { $resource } geht nur auf eine Art. Weiter!
now-paid = Das bekommen deine Leute: Schick es ab, oder nimm es zurück.
now-pays = { $you ->
    [seat] Du zahlst für den Bedarf deiner Leute.
   *[nobody] { $seat } zahlt für den Bedarf der Gemeinschaft.
}
now-gift = { $hungry ->
    [0] Geschenke bringen dir Ansehen: Beschenk, wen du willst, oder geh weiter.
   *[other] Jemand hungert: Tipp auf das, was fehlt, und schenk es, sonst verlieren alle.
}
now-gift-nothing = Du hast nichts zu verschenken: weiter.
now-end-gifting = Keine Geschenke mehr, obwohl jemand hungert? Schick es ab, oder nimm es zurück.
now-gifts = { $you ->
    [seat] Du darfst Geschenke machen.
   *[nobody] { $seat } darf Geschenke machen.
}
now-give = Tipp an, was du { VALUE($receiver, case: "dat") } schenkst, und biete es dann an.
now-given = Das Geschenk für { VALUE($receiver, case: "acc") } ist fertig: Schick es ab, oder nimm es zurück.
now-take = Ein Geschenk von { VALUE($giver, case: "dat") }: Wie viel davon nimmst du an?
now-taken = Das nimmst du vom Geschenk an: Schick es ab, oder nimm es zurück.
now-takes = { $you ->
    [seat] Du entscheidest, wie viel du von { $giver } annimmst.
    [giver] { $seat } entscheidet, wie viel von deinem Geschenk angenommen wird.
   *[nobody] { $seat } entscheidet, wie viel vom Geschenk von { $giver } angenommen wird.
}
now-name = Wofür stehen die Anführer im Geschenk?
now-keep = Nicht alles passt: Was kommt in deinen Vorrat?
now-share = „Je mehr du teilst“: Nimmst du zwei Marker?
now-no-waste = „Nichts verschwenden“: Nimmst du einen dritten Marker?
now-learn = Gibst du Anführer ab, um etwas zu lernen?
now-store = Wie viele Marker behältst du für die nächste Runde?
now-store-resource = Wie viele { VALUE($resource, case: "token") } behältst du für die nächste Runde?
now-stored = Das behältst du, der Rest ist Ansehen: Schick es ab, oder nimm es zurück.
now-decides = { $you ->
    [seat] Du entscheidest.
   *[nobody] { $seat } entscheidet.
}
now-settles = { $you ->
    [seat] Du gibst Karten und Marker ab.
   *[nobody] { $seat } gibt Karten und Marker ab.
}


## Spielbrett: die Mitte des Tisches

turn = Runde { $turn }
turn-of = Runde { $turn } von { $turns }
step-name = { $step ->
    [Picking] Gemeinschaften
    [Gathering] Sammeln
    [Needs] Bedarf
    [AddingThird] Abrechnen
    [Reconciling] Abrechnen
   *[other] Schenken
}
the-end = Ende
winter-took = Der Winter nimmt Karten aus jedem Deck.
winter-took-you = Diese Karten nimmt der Winter aus deinem Deck, für immer.
scarce-now = Diese Karten verliert jedes Deck, für immer.
scarce-count = Jedes Deck verliert { $count } { VALUE($resource, $count) }
left = Noch verdeckte Verfügbarkeitskarten: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "keine") }
track = Ansehensleiste.
status = Ansehen
status-count = { $status } Ansehen
at = { $you ->
    [seat] Du hast { $status } Ansehen.
   *[nobody] { $seat } hat { $status } Ansehen.
}
empty-gift = noch nichts
taken-piece = { $piece }, angenommen
stores = In deinem Vorrat für die nächste Runde:
covered = verdeckt


## Spielbrett: die Tafeln

needs = { $missing ->
    [0] { $met } von { $all } { VALUE($resource, $all, case: "dat") } gedeckt
    [one] { $met } von { $all } { VALUE($resource, $all, case: "dat") } gedeckt, 1 fehlt
   *[other] { $met } von { $all } { VALUE($resource, $all, case: "dat") } gedeckt, { $missing } fehlen
}
needs-ready = { $met } von { $all } { VALUE($resource, $all, case: "dat") } gedeckt, und für den Rest hast du { $ready }
lacks = { $you ->
    [seat] Du brauchst noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }
   *[nobody] braucht noch { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }
}
lacked = { $you ->
    [seat] In Runde { $turn } fehlte dir: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }.
   *[nobody] In Runde { $turn } fehlte { VALUE($seat, case: "dat") }: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }.
}
in-reserve = { $count } { VALUE($resource, $count, case: "token") } im Vorrat
rank = Rang { $rank }
rank-short = { $rank }.
awards = { $awards ->
    [one] 1 Auszeichnung
   *[other] { $awards } Auszeichnungen
}
drawn = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
leaders-up = { $leaders ->
    [one] 1 Anführer liegt offen
   *[other] { $leaders } Anführer liegen offen
}
leaders-places = { $leaders ->
    [0] Kein Anführer liegt offen
    [one] 1 Anführer liegt offen
   *[other] { $leaders } Anführer liegen offen
}; { $left ->
    [one] der nächste ist einer zu viel
   *[other] { $left } weitere sind zu viel
}
leaders-broken = Übernommen: Die Anführer sind zurückgelegt
knows = Kennt „{ $knowledge }“: { VALUE($knowledge, case: "does") }
stopped = { $you ->
    [seat] Du hast aufgehört
   *[nobody] hat aufgehört
}
overstretched = { $you ->
    [seat] Übernommen: kein Ansehen für Abgegebenes, und nächste Runde sammelst du nicht
   *[nobody] hat sich übernommen
}
overstretched-brief = Übernommen
skips = { $you ->
    [seat] Du darfst diese Runde nicht sammeln
   *[nobody] sammelt nicht
}
draws = zieht noch
fed = { $you ->
    [seat] Deine Leute sind versorgt
   *[nobody] versorgt
}


## Spielbrett: das Eigene

hand = Deine Hand
latest = Was zuletzt geschah
own-mat = Deine Gemeinschaft
note-close = Schließen
hand-empty = Du hast keine Karten auf der Hand.
needs-caption = Bedarf
reserve-caption = Vorrat { $held }/{ $room }
deck-left = { $count ->
    [one] Noch 1 Karte in deinem Deck
   *[other] Noch { $count } Karten in deinem Deck
}
deck = Dein Deck
counted-card = { $count } { VALUE($card, $count) }
counted-resource = { $count } { VALUE($resource, $count) }
top = Oben auf deinem Deck, die nächste zuerst
top-short = Als Nächstes im Deck
draw-hint = Zieh eine Karte. Anführer liegen offen, alles andere kommt auf deine Hand.
draw-enough = Ziehen, bis es reicht
draw-enough-hint = Zieht Karte um Karte, bis deine Leute versorgt werden können oder ein Anführer kommt.
draw-leader = Ziehen bis zum Anführer
draw-leader-hint = Zieht Karte um Karte, bis ein Anführer kommt.
draw-halt = Nicht weiter
risk = { $leaders ->
    [0] Unter { $cards } Karten ist kein Anführer mehr.
    [one] Unter { $cards } Karten ist noch 1 Anführer.
   *[other] Unter { $cards } Karten sind noch { $leaders } Anführer.
}
risk-last = { $leaders ->
    [0] Kein Anführer ist mehr im Deck: Du kannst dich nicht übernehmen.
   *[other] Mit der nächsten Karte übernimmst du dich mit einer Chance von { $leaders } zu { $cards }.
}
hold = Nimm { VALUE($piece, case: "ein-acc") } in die Hand und tipp dann an, wen du beschenkst
face-down = eine verdeckte Karte


## Spielbrett: was man tun kann

pick = Eine Gemeinschaft anführen
has = { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") } mehr
gather = Sammeln
draw-short = Ziehen
stop-short = Aufhören
stop-with = Aufhören und einen Marker nehmen („Entschlossenheit“)
look-short = Die obersten Karten ansehen
put-back = Als Nächstes zurücklegen
pay = { $resource } zahlen mit
payment = { $others ->
    [0] nur Karten
   *[other] { TALLY("Means-tokens", $tokens, "Means-leaders", $leaders, case: "dat", none: "Karten") }
}
pay-forced = { $resource } kannst du nur auf eine Art zahlen:
pay-plain = Alles zahlen: Karten zuerst
pay-plain-hint = Zahlt alles Übrige erst mit Karten, dann mit Markern, und mit Anführern nur, wo sonst nichts mehr ist.
pay-ready = Das zahlst du.
give-to = Ein Geschenk an
give = Zum Geschenk dazulegen, oder es anbieten
offer-it = Anbieten
fill = { VALUE($receiver, case: "dat") } { $count } { VALUE($resource, $count) } schenken
gift-for = Ein Geschenk für { VALUE($receiver, case: "acc") }:
gift-add-first = Tipp auf deine Karten, Marker oder Anführer, oder dort auf das, was fehlt.
gift-add = Leg noch etwas dazu, oder biete es so an.
gift-nothing = Du hast nichts, was man schenken könnte, und verschenkst deshalb nichts mehr.
gift-hungry = { $seats } { COUNT($seats) ->
    [one] braucht
   *[other] brauchen
} noch etwas.
gift-free = Alle sind versorgt. Für alles, was angenommen wird, bekommst du Ansehen.
gift-how = Tipp auf eine Gemeinschaft oder dort auf das, was fehlt; oder zieh deine Sachen hin.
give-no-more = Nichts mehr verschenken
go-on = Weiter
offer-short = { $count ->
    [0] Das Geschenk anbieten
    [one] 1 Stück anbieten
   *[other] { $count } Stück anbieten
}
gift-from = Ein Geschenk von { VALUE($giver, case: "dat") }:
take-all = Alles annehmen
take-no-more = Nichts mehr annehmen
so-far = Bisher:
take = Etwas davon nehmen
leader-as = Ein Anführer steht für
keep = In den Vorrat legen
share = Einen Marker nehmen („Je mehr du teilst“)
share-nothing = keinen, nicht für dieses Geschenk
third = Einen dritten Marker nehmen („Nichts verschwenden“)
add-none = keinen
learn = Lernen
learn-nothing = Nichts lernen
lesson-does = { VALUE($knowledge, case: "does") }
store = Wie viele { VALUE($resource, case: "token") } behältst du?
store-forced = { $number ->
    [0] { VALUE($resource, case: "token") } kannst du keine behalten.
   *[other] Du kannst nur { $number } { VALUE($resource, $number, case: "token") } behalten.
}
store-most = Behalten, was passt
store-most-hint = Behält so viele Marker, wie Platz haben, zuerst Fisch, dann Mais und Bison; der Rest ist Ansehen.
store-none = Alles für Ansehen
store-none-hint = Behält nichts für die nächste Runde: Alles ist Ansehen.
say-needs = Was uns fehlt
say-other = Sonstiges


## Spielbrett: die Übersicht und das Ende

lessons = Wissen
lesson = „{ $knowledge }“: { VALUE($knowledge, case: "does") }
known = Du kennst es.
copies-left = { $count ->
    [0] Keine mehr da.
    [one] Noch 1 da.
   *[other] Noch { $count } da.
}
owned-by = Gelernt von { VALUE($seats, case: "dat") }.
decks = Was von den Decks übrig ist, Handkarten mitgezählt
player = Wer
no-community = noch keine Gemeinschaft
communities = Die Gemeinschaften
chief = Oberhaupt
hand-at-end = Noch auf der Hand:
unmet-at-end = Nicht gedeckt:


## Terminal

show-choice-draw = { $leaders ->
    [one] 1 der { $cards } Karten im Stapel ist ein Anführer
   *[other] { $leaders } der { $cards } Karten im Stapel sind Anführer
}
how-many-Store = Wie viel behältst du für die nächste Runde ({ VALUE($resource, 2) }), { $low } bis { $high }?
show-now = Runde { $turn } von { $turns }, { $step ->
    [Picking] Gemeinschaften aussuchen
    [Gathering] Schritt 2, Sammeln
    [Needs] Schritt 4, Bedarf
    [Taking] Schritt 5, ein Geschenk wird angeboten
    [Naming] Schritt 5, wofür stehen Anführer?
    [Keeping] Schritt 5, was kommt vom Geschenk in den Vorrat?
    [Sharing] Schritt 5, „Je mehr du teilst“
    [AddingThird] Schritt 6, „Nichts verschwenden“
    [Reconciling] Schritt 6, Abrechnen
   *[other] Schritt 5, Schenken
}.
show-over = Runde { $turn } von { $turns }. Das Spiel ist vorbei.
show-gone = Diese Runde aus jedem Deck verschwunden: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }.
show-head-status = Ans.
show-head-awards = Ausz.
show-head-hand = Hand
show-head-leaders = A
show-head-reserve = F/M/B
show-head-lacks = fehlt
show-head-knows = kennt
show-drawing = zieht
show-stopped = fertig
show-overstretched = übern.
show-skipping = setzt aus
show-legend = A offene Anführer; F/M/B Fisch, Mais und Bison, im Vorrat oder fehlend
show-gift = { $you ->
    [giver] Dein Geschenk an { $receiver }: { TALLY("Piece-fish_card", $fish_cards, "Piece-corn_card", $corn_cards, "Piece-bison_card", $bison_cards, "Piece-leader", $leaders, "Piece-fish_token", $fish_tokens, "Piece-corn_token", $corn_tokens, "Piece-bison_token", $bison_tokens, none: "noch nichts") }.
    [receiver] Ein Geschenk von { $giver } an dich: { TALLY("Piece-fish_card", $fish_cards, "Piece-corn_card", $corn_cards, "Piece-bison_card", $bison_cards, "Piece-leader", $leaders, "Piece-fish_token", $fish_tokens, "Piece-corn_token", $corn_tokens, "Piece-bison_token", $bison_tokens, none: "noch nichts") }.
   *[nobody] Ein Geschenk von { $giver } an { $receiver }: { TALLY("Piece-fish_card", $fish_cards, "Piece-corn_card", $corn_cards, "Piece-bison_card", $bison_cards, "Piece-leader", $leaders, "Piece-fish_token", $fish_tokens, "Piece-corn_token", $corn_tokens, "Piece-bison_token", $bison_tokens, none: "noch nichts") }.
}
show-taken = Bisher angenommen: { TALLY("Piece-fish_card", $fish_cards, "Piece-corn_card", $corn_cards, "Piece-bison_card", $bison_cards, "Piece-leader", $leaders, "Piece-fish_token", $fish_tokens, "Piece-corn_token", $corn_tokens, "Piece-bison_token", $bison_tokens, none: "nichts") }.
show-deck = Noch in deinem Deck: { TALLY("Card-fish", $fish, "Card-corn", $corn, "Card-bison", $bison, "Card-leader", $leader, "Card-forest", $forest, none: "nichts") }.
show-top = Oben auf deinem Deck, in dieser Reihenfolge: { $cards }.
show-looking = Du siehst dir an: { $cards }.
show-rest = Was du nicht behältst, wird Ansehen.
show-stored = Was du nicht behältst, wird Ansehen. Bisher im Vorrat: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nichts") }.
show-hand = Auf der Hand: { TALLY("Card-fish", $fish, "Card-corn", $corn, "Card-bison", $bison, "Card-leader", $leader, "Card-forest", $forest, none: "nichts") }.
show-cards = { TALLY("Card-fish", $fish, "Card-corn", $corn, "Card-bison", $bison, "Card-leader", $leader, "Card-forest", $forest, none: "") }
show-lacking = { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "") }
show-head-left = noch auf der Hand
show-head-lacked = fehlte
show-said = { $name }: { $remarks }

## Was gezählt wird

show-chart-pack = alle zusammen
show-chart-a-game = je Spiel
show-chart-starved = verhungert in Runde
show-chart-games = Spiele
show-chart-community = Gemeinschaft
show-chart-rank = Rang in der ersten Runde
show-chart-knowledge = Wissen
show-chart-learned = je Spiel gelernt
show-chart-chief-of = Oberhaupt in
show-chart-survived = überlebt
show-chart-has-chief = mit Oberhaupt
show-chart-overstretched = übernommen
show-chart-gifts = Geschenke


## Das Ziel ausführlich, je nachdem, welches es gerade ist

goal-more-Lead = Ihr müsst alle durch den Winter kommen: In jeder Runde braucht jede Gemeinschaft 3 Fische, 3 Mais und 3 Bisons, und wenn eine leer ausgeht, haben alle verloren. Überleben alle, wird Oberhaupt, wer die meisten Auszeichnungen hat. Such dir aus, wen du führst: Jede Gemeinschaft hat von etwas mehr im Deck. Zusammen solltet ihr von allem genug haben.
goal-more-Gather = Ihr müsst alle durch den Winter kommen: In jeder Runde braucht jede Gemeinschaft 3 Fische, 3 Mais und 3 Bisons, und wenn eine leer ausgeht, haben alle verloren. Überleben alle, wird Oberhaupt, wer die meisten Auszeichnungen hat. Jetzt sammelst du: Zieh Karten, bis du hast, was deine Leute brauchen, und besser etwas mehr, für die anderen. Jeder Anführer kann für alles stehen, aber mit dem dritten übernimmst du dich: Du verlierst alle drei und darfst in der nächsten Runde nicht sammeln.
goal-more-GatherMore = Ihr müsst alle durch den Winter kommen: In jeder Runde braucht jede Gemeinschaft 3 Fische, 3 Mais und 3 Bisons, und wenn eine leer ausgeht, haben alle verloren. Überleben alle, wird Oberhaupt, wer die meisten Auszeichnungen hat. Für deine eigenen Leute hast du genug. Was du jetzt noch ziehst, kannst du verschenken, was dir Ansehen bringt, oder für die nächste Runde behalten. Jeder weitere Anführer ist ein Wagnis: Mit dem dritten übernimmst du dich.
goal-more-Short = Ihr müsst alle durch den Winter kommen: In jeder Runde braucht jede Gemeinschaft 3 Fische, 3 Mais und 3 Bisons, und wenn eine leer ausgeht, haben alle verloren. Überleben alle, wird Oberhaupt, wer die meisten Auszeichnungen hat. Allein kannst du nicht allen Bedarf decken. Zahle, was du kannst; Anführer stehen am besten für das, wovon die anderen am wenigsten haben, damit sie mit dem Rest helfen können. Dann kommt es auf die anderen an.
goal-more-Ready = Ihr müsst alle durch den Winter kommen: In jeder Runde braucht jede Gemeinschaft 3 Fische, 3 Mais und 3 Bisons, und wenn eine leer ausgeht, haben alle verloren. Überleben alle, wird Oberhaupt, wer die meisten Auszeichnungen hat. Deinen Bedarf kannst du decken. Was danach übrig ist, ist für Geschenke da, für deinen Vorrat und für Ansehen.
goal-more-Lacking = Ihr müsst alle durch den Winter kommen: In jeder Runde braucht jede Gemeinschaft 3 Fische, 3 Mais und 3 Bisons, und wenn eine leer ausgeht, haben alle verloren. Überleben alle, wird Oberhaupt, wer die meisten Auszeichnungen hat. Deinen Leuten fehlt noch etwas. Jetzt hilft nur ein Geschenk: Sag, was euch fehlt, damit es niemand übersieht.
goal-more-Help = Ihr müsst alle durch den Winter kommen: In jeder Runde braucht jede Gemeinschaft 3 Fische, 3 Mais und 3 Bisons, und wenn eine leer ausgeht, haben alle verloren. Überleben alle, wird Oberhaupt, wer die meisten Auszeichnungen hat. Jemand anderem fehlt noch etwas, und bekommt er es nicht, verliert ihr alle. Gib es ihm, wenn du es hast: Für jedes Stück, das angenommen wird, bekommst du außerdem 2 Ansehen.
goal-more-Climb = Ihr müsst alle durch den Winter kommen: In jeder Runde braucht jede Gemeinschaft 3 Fische, 3 Mais und 3 Bisons, und wenn eine leer ausgeht, haben alle verloren. Überleben alle, wird Oberhaupt, wer die meisten Auszeichnungen hat. In dieser Runde sind alle satt, denk also an dich: Geschenke, die angenommen werden, bringen 2 Ansehen je Stück, was du abgibst, 1. Am Ende der Runde gehen die Ränge nach dem Ansehen, und für die vordersten gibt es Auszeichnungen. Aber behalte genug für die nächste Runde.

## Was die Dinge sind: Wer eins antippt, erfährt es

thing-need = 3 Fische, 3 Mais und 3 Bisons für jede Gemeinschaft, in jeder Runde. Gezahlt wird mit Karten, Markern und Anführern; was dann fehlt, kann nur noch als Geschenk kommen. Bleibt auch nur eins ungedeckt, verliert ihr alle.
    .name = Bedarf
thing-leader = Steht für alles, was du brauchst. Aber mit dem dritten, den du in einer Runde ziehst, übernimmst du dich: Alle drei kommen zurück, und in der nächsten Runde sammelst du nicht. Zwei davon kannst du für eine Wissenskarte abgeben.
    .name = Anführer
thing-knowledge = Eine Karte für zwei Anführer, beim Abrechnen. Sie hilft dir für den Rest des Spiels und wirkt sofort.
    .name = Wissen
thing-status = 2 für jedes Stück, das andere von dir als Geschenk annehmen, 5 für jeden Anführer, um den du unter zwei geblieben bist, 1 für jedes Stück, das du abgibst. Am Ende der Runde entscheidet es über die Ränge und geht auf null zurück. Zwei Steine stehen nie auf einem Feld.
    .name = Ansehen
thing-rank = Wer zuerst handelt. Nach Ansehen, am Ende jeder Runde neu. Wer im Rang unter dir steht, darf deine Geschenke ablehnen, wer über dir steht, nicht.
    .name = Rang
thing-award = Für die vordersten Ränge am Ende jeder Runde: 3, 2 und 1, zu dritt 2 und 1. Überleben alle bis zum Ende von Runde 8, wird Oberhaupt, wer die meisten hat.
    .name = Auszeichnungen
thing-reserve = Marker, die du von Runde zu Runde behältst: höchstens 9, von jeder Sorte 4. Sie decken Bedarf, und du kannst sie verschenken.
    .name = Vorrat
thing-deck = Am Anfang 28 Karten: 3 Anführer, 5 Wald und Fisch, Mais und Bison. Was du in einer Runde ziehst, ist in der nächsten wieder da; was die Verfügbarkeit nimmt, ist für immer weg.
    .name = Dein Deck
thing-forest = Nichts wert. Er nimmt nur Platz in deinem Deck weg.
    .name = Wald
thing-availability = Der Winter wird härter: Für jede aufgedeckte Karte nehmen alle eine solche Karte für immer aus ihrem Deck.
    .name = Verfügbarkeit
thing-gift = Ein Angebot an jede andere Person in jeder Runde. Was ankommt, deckt zuerst Bedarf und kommt dann in den Vorrat; jedes angenommene Stück bringt dem, der schenkt, 2 Ansehen.
    .name = Geschenk

# Das erste Spiel, das sich selbst erklärt: lessons/first.toml

guide-first-welcome = Drei Gemeinschaften wollen acht Runden überstehen, und die letzte ist der Winter. Verhungert eine, habt ihr alle verloren. Verhungert keine, gewinnen alle, und einer von euch wird Oberhaupt.
    .title = Gemeinsam, mehr oder weniger
guide-first-pick = { $anna } hat sich Leute ausgesucht, die Bisons jagen, { $boris } welche, die fischen. Jemand sollte Mais mitbringen: Nimm die { Community-masakat }.
    .title = Such dir deine Leute aus
    .otherwise = Auch gute Leute. Aber Bison und Fisch haben wir schon, und Mais müssen alle drei essen. Nimm die { Community-masakat }.
    .otherwise-corn = Die haben genauso viel Mais, das stimmt. In dieser Geschichte führst du die { Community-masakat }.
guide-first-needs = Jede Runde brauchen deine Leute drei Fisch, drei Mais und drei Bison. Du ziehst sie aus deinem eigenen Deck. Was übrig ist, kannst du aufheben oder verschenken.
    .title = Neun Portionen
guide-first-draw = Alle ziehen gleichzeitig, und niemand sieht, was du bekommst. Tippe dein Deck an.
    .title = Die erste Karte
    .otherwise = Erst musst du ziehen. Tippe dein Deck an.
guide-first-more = Mais, was sonst. Zieh weiter, bis ein Anführer kommt: Karte für Karte, oder mit dem Knopf, der mehrere zieht.
    .title = Und weiter
    .otherwise = Zieh weiter, bis ein Anführer kommt.
    .otherwise-stop = Mit so wenigen Karten müssten deine Leute hungern. Zieh weiter, bis ein Anführer kommt.
guide-first-leader = Ein Anführer springt für alles ein, was dir fehlt. Aber der dritte ist einer zu viel: Dann hast du dich übernommen. Wald nützt übrigens nichts.
    .title = Dein erster Anführer
guide-first-on = Zwei Anführer sind in Ordnung. Zieh also weiter bis zum zweiten: Was du selbst nicht brauchst, rettet vielleicht die Nachbarn.
    .title = So weit es geht
    .otherwise = Zieh weiter, bis dein zweiter Anführer da liegt.
    .otherwise-stop = Deine Leute wären bald satt. Aber ein zweiter Anführer schadet nicht, und was übrig bleibt, rettet vielleicht die Nachbarn. Zieh weiter.
guide-first-stop = Zwei Anführer. Jede Karte könnte der dritte sein. Du hast, was du brauchst, also hör auf.
    .title = Genug
    .otherwise = Es könnte gut gehen. Aber kommt der dritte Anführer, nützen dir alle drei nichts, und nächste Runde darfst du gar nicht ziehen. Hör auf.
guide-first-bold = Auch er hat zwei Anführer. Wer klug ist, hört hier auf.
    .title = Und { $boris }?
guide-first-overstretched = Da ist der dritte: Er hat sich übernommen! Seine Anführer nützen jetzt nichts, und nächste Runde darf er nicht sammeln. Das darf er sagen; was man auf der Hand hat, darf niemand verraten.
    .title = Einer zu viel
guide-first-ranks = Wer am wenigsten Anführer gezogen hat, steht vorn: { $anna }, du, { $boris }. In dieser Reihenfolge geht es weiter. { $anna } bekommt noch 5 Ansehen, weil sie einen Anführer weniger als zwei hat.
    .title = Rang und Ansehen
guide-first-pay = Jetzt bekommen deine Leute zu essen. Ein Bison fehlt, da springt ein Anführer ein. Nimm sonst Karten.
    .title = Essen ist fertig
    .otherwise = Zahle mit Karten, wo du welche hast, und mit einem Anführer für den Bison.
guide-first-lacks = { VALUE($boris, case: "dat") } fehlt ein Mais. Ist nach dem Schenken noch jemand hungrig, habt ihr alle verloren, und zwar sofort. { $anna } hat keinen übrig. Aber du.
    .title = Da hat jemand Hunger
guide-first-give = Schenk ihm einen: Tippe auf die Lücke bei ihm und biete den Mais an.
    .title = Ein Geschenk
    .otherwise = Er braucht einen Mais, mehr nicht. Den Rest behältst du.
    .otherwise-end = Dann verhungern die Leute von { $boris }, und ihr habt alle verloren. Schenk ihm einen Mais.
    .otherwise-anna = { $anna } ist satt. { $boris } nicht: Schenk ihm einen Mais.
guide-first-given = Gerettet! Jedes Stück bringt dir 2 Ansehen. Er steht unter dir und durfte ablehnen; wer über dir steht, muss alles nehmen. Behalte den Rest und schenk nichts mehr.
    .title = Nett sein lohnt sich
    .otherwise = Alle sind satt, und den Rest brauchst du selbst. Keine Geschenke mehr.
guide-first-store = Was übrig ist, wird je 1 Ansehen oder ein Marker im Vorrat. { $boris } wird nächste Runde Hilfe brauchen, also heb es auf: kein Fisch, ein Mais, und der Anführer wird ein Bison.
    .title = Sparen oder angeben?
    .otherwise = Behalte einen Mais und einen Bison.
    .otherwise-fish = Dein Anführer könnte auch ein Fisch werden. Aber an Bison hat es gefehlt: kein Fisch, ein Mais, ein Bison.
    .otherwise-corn = Ein Ansehen ist nett. Aber nächste Runde leben drei von zwei Decks: Behalte den Mais.
    .otherwise-bison = Ein Ansehen ist nett. Aber nächste Runde leben drei von zwei Decks: Behalte den Bison.
guide-first-awards = Wer am meisten Ansehen hat, steht vorn: { $anna } bekommt zwei Auszeichnungen, du eine. Dann beginnt das Ansehen wieder bei null. Wer am Ende die meisten Auszeichnungen hat, ist Oberhaupt.
    .title = Auszeichnungen

guide-first-skips = { $boris } setzt aus, mit zwei Fisch im Vorrat. Jetzt müssen zwei Decks drei Gemeinschaften ernähren.
    .title = Der Preis
guide-first-gather = Zieh, bis dein zweiter Anführer da liegt, dann hör auf.
    .title = Sei fleißig
    .otherwise = Zieh bis zum zweiten Anführer, dann hör auf.
    .otherwise-stop = Dir reicht es vielleicht, aber { $boris } hat nichts. Zieh bis zum zweiten Anführer.
    .otherwise-draw = Nicht jetzt, wo { $boris } dich braucht. Zwei Anführer: Hör auf.
guide-first-cards = Zwanzig Karten, was für ein Glück! Zahle nur mit Karten. Deine Anführer sind mehr wert, du wirst sehen.
    .title = Ein Festessen
    .otherwise = Du hast genug Karten für alles. Behalte Marker und Anführer.
guide-first-kind = { $anna } schenkt zuerst: einen Fisch, zwei Bison und einen Anführer. Wer ihn bekommt, sagt, wofür er steht, und { $boris } sagte Bison. Das bringt ihr 8 Ansehen.
    .title = { $anna } hilft
guide-first-corn = Drei Mais fehlen noch, und den Mais hast du. Schenk ihm drei.
    .title = Jetzt hilfst du
    .otherwise = Ihm fehlen drei Mais, und genau die wären richtig.
    .otherwise-end = Dann habt ihr alle verloren. Drei Mais, bitte!
guide-first-learn = Alle sind satt! Für zwei Anführer gibt es Wissen, und das bleibt. Nimm „{ Knowledge-no_waste }“: Aus zwei gleichen Markern werden drei. Dann behalte zwei von jedem.
    .title = Etwas fürs Leben
    .otherwise = Nützlich sind alle. Heute nimm „{ Knowledge-no_waste }“ und behalte zwei von jedem.
    .otherwise-nothing = Du könntest die Anführer als Marker behalten. Aber Wissen hilft von jetzt an in jeder Runde: Nimm „{ Knowledge-no_waste }“.
guide-first-order = Ausgerechnet { $boris } steht vorn! Ohne Anführer bekam er 10 Ansehen. Vorn sein ist nicht nur schön: Du schenkst zuerst und musst nehmen, was man dir schenkt.
    .title = Verkehrte Welt
guide-first-scarce = Ab Runde 4 wird es schwerer: Jede Runde wird etwas knapp, und alle verlieren solches Essen für immer aus ihrem Deck.
    .title = Immer knapper

guide-first-winter = Fünf Runden später: Winter! Jedes Deck hat noch sieben Karten verloren. Du hast 9 Auszeichnungen, die anderen je 6. Wenn alle überleben, bist du Oberhaupt.
    .title = Runde 8
guide-first-last = Nur zwölf Karten sind noch da, drei davon Anführer. Zieh bis zum zweiten, dann hör auf.
    .title = Zusammenkratzen
    .otherwise = Zieh bis zum zweiten Anführer, dann hör auf.
    .otherwise-stop = Davon würden deine Leute nicht satt. Zieh bis zum zweiten Anführer.
    .otherwise-draw = Noch eine könnte der dritte Anführer sein, und du hast genug. Hör auf.
guide-first-enough = Karten, die letzten Marker und ein Anführer: Es reicht gerade so. Zahle.
    .title = Bis zum letzten Krümel
    .otherwise = Zahle, so viel du kannst: Nach dieser Runde fragt niemand mehr nach Markern.
guide-first-big = { $anna } hat { VALUE($boris, case: "dat") } sechs Stück geschenkt, und er musste sie nehmen. Sein Vorrat fasst neun, vier von jedem; der Rest wurde Ansehen. Und sie kennt „{ Knowledge-the_more_you_share }“: zwei Marker für ein großes Geschenk.
    .title = Ein großes Paket
guide-first-gift = Nach der letzten Runde braucht niemand einen Vorrat. Schenk also { VALUE($anna, case: "dat") } deinen letzten Anführer: 2 Ansehen statt 1. Sie steht über dir und kann nicht ablehnen.
    .title = Großzügig bis zuletzt
    .otherwise = Schenk { VALUE($anna, case: "dat") } deinen Anführer.
    .otherwise-end = Zurückgelegt bringt dein Anführer 1 Ansehen. Als Geschenk sind es 2: Schenk ihn { VALUE($anna, case: "dat") }.
    .otherwise-boris = Das brächte genauso viel. Aber { $boris } hat heute genug bekommen: Schenk ihn { VALUE($anna, case: "dat") }.
guide-first-third = Auch { $anna } kennt „{ Knowledge-no_waste }“: Bei genau zwei Bison-Markern legt sie einen dritten dazu. Alle legen zurück, was sie noch haben; du hast nichts.
    .title = Nichts verschwendet
guide-first-won = Niemand ist verhungert, also haben alle gewonnen. { $anna } stand diese Runde vorn, aber du hast neun Auszeichnungen: Du bist Oberhaupt. Bei Gleichstand gäbe es keins.
    .title = Frühling!
guide-first-end = Zieh mutig, hör beim zweiten Anführer auf und schenk, bevor jemand hungert. Erst dann denk ans Ansehen. Und jetzt ein Winter mit Leuten, die selbst entscheiden!
    .title = Mehr brauchst du nicht
