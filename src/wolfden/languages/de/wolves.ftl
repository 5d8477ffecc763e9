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
now-pay-resource = Decke den Bedarf deiner Leute: Womit zahlst du { $resource }?
now-pay-forced = Decke den Bedarf deiner Leute: { $resource } kannst du nur auf eine Art zahlen, also weiter.
now-paid = Das bekommen deine Leute: Schick es ab, oder nimm es zurück.
now-pays = { $you ->
    [seat] Du zahlst für den Bedarf deiner Leute.
   *[nobody] { $seat } zahlt für den Bedarf der Gemeinschaft.
}
now-gift = { $hungry ->
    [0] Beschenk, wen du willst, oder verschenk nichts mehr: Was angenommen wird, bringt dir Ansehen.
   *[other] Noch fehlt jemandem etwas: Tipp dort auf das, was fehlt, und schenk es, sonst verlieren alle.
}
now-gift-nothing = Du hast nichts zu verschenken: weiter.
now-end-gifting = Du verschenkst nichts mehr, obwohl noch jemandem etwas fehlt: Schick es ab, oder nimm es zurück.
now-gifts = { $you ->
    [seat] Du darfst Geschenke machen.
   *[nobody] { $seat } darf Geschenke machen.
}
now-give = Tipp auf deine Karten, Marker und Anführer, die du für { VALUE($receiver, case: "acc") } gibst, und biete das Geschenk dann an.
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
now-stored = Das behältst du für die nächste Runde, und der Rest ist Ansehen: Schick es ab, oder nimm es zurück.
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
guide-first-pay = Jetzt bekommen deine Leute zu essen. Ein Bison fehlt, da springt ein Anführer ein. Nimm sonst Karten und schick es ab.
    .title = Essen ist fertig
    .otherwise = Zahle mit Karten, wo du welche hast, und mit einem Anführer für den Bison.
guide-first-lacks = { VALUE($boris, case: "dat") } fehlt ein Mais. Ist nach dem Schenken noch jemand hungrig, habt ihr alle verloren, und zwar sofort. { $anna } hat keinen übrig. Aber du.
    .title = Da hat jemand Hunger
guide-first-give = Schenk ihm einen: Tippe auf die Lücke bei ihm, biete den Mais an und schick es ab.
    .title = Ein Geschenk
    .otherwise = Er braucht einen Mais, mehr nicht. Den Rest behältst du.
    .otherwise-end = Dann verhungern die Leute von { $boris }, und ihr habt alle verloren. Schenk ihm einen Mais.
    .otherwise-anna = { $anna } ist satt. { $boris } nicht: Schenk ihm einen Mais.
guide-first-given = Gerettet! Jedes Stück bringt dir 2 Ansehen. Er steht unter dir und durfte ablehnen; wer über dir steht, muss alles nehmen. Das war dein letztes Geschenk.
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
