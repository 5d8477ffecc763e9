### Wolves in English.

about = Feed your people, give to your neighbours: all survive, or none.

option-communities = Communities
    .hint = Who leads which community? By lot; by lot, but so that fish, corn and bison are each somebody's focus; or everybody chooses.
option-communities-dealt = by lot
option-communities-mixed = by lot, every resource in focus somewhere
option-communities-picked = by choice


## Things

Community-atinzina = Atinzina
    .has = 4 fish and 1 corn more
Community-chigwami = Chigwami
    .has = 4 fish and 1 bison more
Community-masakat = Masakat
    .has = 4 corn and 1 fish more
Community-pahanis = Pahanis
    .has = 4 corn and 1 bison more
Community-thimi = Thimi
    .has = 4 bison and 1 fish more
Community-wayatin = Wayatin
    .has = 4 bison and 1 corn more

# `.token` is a token of it, `.letter` stands for it in the terminal's table.
Resource-fish = fish
    .token = { $n ->
        [one] fish token
       *[other] fish tokens
    }
    .letter = F
Resource-corn = corn
    .token = { $n ->
        [one] corn token
       *[other] corn tokens
    }
    .letter = C
Resource-bison = bison
    .token = { $n ->
        [one] bison token
       *[other] bison tokens
    }
    .letter = B

Card-fish = fish
    .a = a fish
Card-corn = corn
    .a = a corn card
Card-bison = bison
    .a = a bison
Card-leader = { $n ->
        [one] leader
       *[other] leaders
    }
    .a = a leader
Card-forest = forest
    .a = a forest card

# What a gift is made of: cards are simply called by what they show, tokens are called tokens.
Piece-fish_card = fish
    .a = a fish
Piece-corn_card = corn
    .a = corn
Piece-bison_card = bison
    .a = a bison
Piece-leader = { $n ->
        [one] leader
       *[other] leaders
    }
    .a = a leader
Piece-fish_token = { $n ->
        [one] fish token
       *[other] fish tokens
    }
    .a = a fish token
Piece-corn_token = { $n ->
        [one] corn token
       *[other] corn tokens
    }
    .a = a corn token
Piece-bison_token = { $n ->
        [one] bison token
       *[other] bison tokens
    }
    .a = a bison token

Means-cards = { $n ->
        [one] card
       *[other] cards
    }
Means-tokens = { $n ->
        [one] token
       *[other] tokens
    }
Means-leaders = { $n ->
        [one] leader
       *[other] leaders
    }

# `.does` tells what a card is good for, `.letter` stands for it in the terminal's table.
Knowledge-know_the_land = Know the Land
    .does = once a turn, see the top cards of your deck and put them in order
    .letter = L
Knowledge-no_waste = No Waste
    .does = as step 6 starts, a third token where you have exactly two of a kind
    .letter = W
Knowledge-showing_off = Showing Off
    .does = more status for leaders that you did not draw
    .letter = S
Knowledge-determination = Determination
    .does = a token if you dare to draw on after your second leader and do not overstretch
    .letter = D
Knowledge-preservation = Preservation
    .does = your reserve holds more tokens
    .letter = P
Knowledge-the_more_you_share = The More You Share
    .does = once a turn, tokens for a big gift that is taken whole
    .letter = M


## Actions

PickCommunity = Lead the { $community }
Draw = Draw a card
Stop = Stop drawing
StopWith = Stop drawing and take a { $resource } token (Determination)
Look = Look at the top of your deck (Know the Land)
PutOnTop = Put back { VALUE($card, case: "a") } next
Pay = { $tokens ->
    [0] { $leaders ->
        [0] Pay { $resource } with cards only
       *[other] Pay { $resource } with { $leaders } { $leaders ->
            [one] leader
           *[other] leaders
        }, the rest with cards
    }
   *[other] Pay { $resource } with { TALLY("Means-tokens", $tokens, "Means-leaders", $leaders, none: "cards") }, the rest with cards
}
GiveTo = Make a gift to { VALUE($receiver, case: "acc") }
EndGifting = Give no more
Give = Add { VALUE($piece, case: "a") } to the gift
HandOver = Offer the gift
Take = Take { VALUE($piece, case: "a") }
TakeNoMore = Take no more of it
TakeAll = Take all of it
LeaderAs = Let a leader stand for { $resource }
Keep = Put a { $resource } token into the reserve
ShareToken = Take a { $resource } token (The More You Share)
ShareNothing = Take no tokens for this gift (The More You Share)
AddThird = Add a third { $resource } token (No Waste)
AddNone = Add no token
Learn = Learn { $knowledge }: { VALUE($knowledge, case: "does") }
LearnNothing = Learn nothing
Store = { $number ->
    [0] Keep no { $resource } for the next turn
   *[other] Keep { $number } { $resource } for the next turn
}


## Remarks

ILack = We lack { $number } { $resource }.
IOverstretched = I have overstretched.
StopDrawing = Stop drawing, everybody!


## Events: setup and availability

TookCommunity = { $you ->
    [seat] You lead the { $community }.
   *[nobody] { $seat } leads the { $community }.
}
TurnBegan = Turn { $turn } begins.
Scarce = Every deck loses 1 { $resource }.
WinterTook = { $you ->
    [seat] Winter takes { $number } { VALUE($card, $number) } from your deck.
   *[nobody] Winter takes { $number } { VALUE($card, $number) } from the deck of { $seat }.
}


## Events: gathering

Skips = { $you ->
    [seat] You overstretched last turn, so you do not gather now.
   *[nobody] { $seat } overstretched last turn and does not gather now.
}
Drew = { $you ->
    [seat] You drew a card.
   *[nobody] { $seat } drew a card.
}
DrewCard = The card you drew is { VALUE($card, case: "a") }.
DrewLeader = { $you ->
    [seat] You drew { $leaders ->
        [1] your first
        [2] your second
        [3] your third
       *[other] another
    } leader.
   *[nobody] { $seat } drew a { $leaders ->
        [1] first
        [2] second
        [3] third
       *[other] further
    } leader.
}
Overstretched = { $you ->
    [seat] You overstretched: your leaders went back, and you will skip gathering next turn.
   *[nobody] { $seat } overstretched, put all leaders back and will skip gathering next turn.
}
Stopped = { $you ->
    [seat] You stopped with { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    } in hand and { $leaders ->
        [0] no leaders
        [one] 1 leader
       *[other] { $leaders } leaders
    }.
   *[nobody] { $seat } stopped with { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    } in hand and { $leaders ->
        [0] no leaders
        [one] 1 leader
       *[other] { $leaders } leaders
    }.
}
Determined = { $you ->
    [seat] Your Determination earned you a { $resource } token.
   *[nobody] Determination earned { $seat } a { $resource } token.
}
Looked = { $you ->
    [seat] You looked at the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of your deck (Know the Land).
   *[nobody] { $seat } looked at the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of the deck (Know the Land).
}
Saw = You saw { VALUE($card, case: "a") }.
PutBack = { $you ->
    [seat] You put a card back on your deck.
   *[nobody] { $seat } put a card back on the deck.
}
PutBackCard = { $place ->
    [1] You will draw { VALUE($card, case: "a") } next.
    [2] You will draw { VALUE($card, case: "a") } second.
    [3] You will draw { VALUE($card, case: "a") } third.
   *[other] You will draw { VALUE($card, case: "a") } in place { $place }.
}
FirstRank = { $you ->
    [seat] You rank { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }.
   *[nobody] { $seat } ranks { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }.
}


## Events: conservation and needs

# Nobody has status before this step, so the marker stands where the gain takes it.
Conserved = { $you ->
    [seat] { $gain ->
        [0] You spared leaders, but the spaces ahead are taken: you gained no status.
       *[other] You spared leaders and gained { $gain } status.
    }
   *[nobody] { $gain ->
        [0] { $seat } spared leaders, but gained no status: the spaces ahead are taken.
       *[other] { $seat } spared leaders and gained { $gain } status.
    }
}
Paid = { $you ->
    [seat] You paid { $number } { $resource } with { $number } { VALUE($means, $number) }.
   *[nobody] { $seat } paid { $number } { $resource } with { $number } { VALUE($means, $number) }.
}
NeedsMet = { $you ->
    [seat] You have met all needs.
   *[nobody] { $seat } has met all needs.
}
Lacks = { $you ->
    [seat] You still lack { $number } { $resource }.
   *[nobody] { $seat } still lacks { $number } { $resource }.
}


## Events: gifting

Offered = { $you ->
    [giver] You offered { $receiver } { $number } { VALUE($piece, $number) }.
    [receiver] { $giver } offered you { $number } { VALUE($piece, $number) }.
   *[nobody] { $giver } offered { $receiver } { $number } { VALUE($piece, $number) }.
}
Took = { $you ->
    [receiver] You took { $number } { VALUE($piece, $number) } from { $giver }.
    [giver] { $receiver } took { $number } { VALUE($piece, $number) } from you.
   *[nobody] { $receiver } took { $number } { VALUE($piece, $number) } from { $giver }.
}
Refused = { $you ->
    [receiver] You took nothing from { $giver }.
    [giver] { $receiver } took nothing from you.
   *[nobody] { $receiver } took nothing from { $giver }.
}
LeaderBecame = { $you ->
    [receiver] You let { $number ->
        [one] a leader
       *[other] { $number } leaders
    } stand for { $resource }.
   *[nobody] { $receiver } let { $number ->
        [one] a leader
       *[other] { $number } leaders
    } stand for { $resource }.
}
Arrived = { $you ->
    [receiver] { $status ->
        [0] { $reserve ->
            [0] You used { $needs } { $resource } for needs.
           *[other] { $needs ->
                [0] You put { $reserve } { $resource } into your reserve.
               *[other] You used { $needs } { $resource } for needs and put { $reserve } into your reserve.
            }
        }
       *[other] Of the { $resource }, you used { TALLY("used-needs", $needs, "used-reserve", $reserve, "used-status", $status, none: "nothing") }.
    }
   *[nobody] { $status ->
        [0] { $reserve ->
            [0] { $receiver } used { $needs } { $resource } for needs.
           *[other] { $needs ->
                [0] { $receiver } put { $reserve } { $resource } into the reserve.
               *[other] { $receiver } used { $needs } { $resource } for needs and put { $reserve } into the reserve.
            }
        }
       *[other] Of the { $resource }, { $receiver } used { TALLY("used-needs", $needs, "used-reserve", $reserve, "used-status", $status, none: "nothing") }.
    }
}
# "2 for needs, 1 for the reserve and 1 for status"
used-needs = for needs
used-reserve = for the reserve
used-status = for status
Generous = { $you ->
    [giver] { $gain ->
        [0] You gained no status for the gift and stayed at { $status }.
       *[other] You gained { $gain } status for the gift and now have { $status }.
    }
   *[nobody] { $gain ->
        [0] { $giver } gained no status for the gift and stayed at { $status }.
       *[other] { $giver } gained { $gain } status for the gift and now has { $status }.
    }
}
Overflowed = { $you ->
    [receiver] { $gain ->
        [0] You gained no status for what did not fit and stayed at { $status }.
       *[other] You gained { $gain } status for what did not fit and now have { $status }.
    }
   *[nobody] { $gain ->
        [0] { $receiver } gained no status for what did not fit and stayed at { $status }.
       *[other] { $receiver } gained { $gain } status for what did not fit and now has { $status }.
    }
}
Shared = { $you ->
    [seat] You took a { $resource } token for the big gift (The More You Share).
   *[nobody] { $seat } took a { $resource } token for the big gift (The More You Share).
}
SharedNothing = { $you ->
    [seat] You took no tokens for this gift and saved The More You Share for another.
   *[nobody] { $seat } took no tokens for this gift and saved The More You Share for another.
}
EndedGifting = { $you ->
    [seat] You made no more gifts.
   *[nobody] { $seat } made no more gifts.
}


## Events: reconciling

DidNotWaste = { $you ->
    [seat] You added a third { $resource } token (No Waste).
   *[nobody] { $seat } added a third { $resource } token (No Waste).
}
Learned = { $you ->
    [seat] You learned { $knowledge }.
   *[nobody] { $seat } learned { $knowledge }.
}
Reconciled = { $you ->
    [seat] { $gain ->
        [0] You kept { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") } and stayed { $status ->
            [0] without status
           *[other] at { $status } status
        }.
       *[other] You kept { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }, gained { $gain } status and now have { $status }.
    }
   *[nobody] { $gain ->
        [0] { $seat } kept { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") } and stayed { $status ->
            [0] without status
           *[other] at { $status } status
        }.
       *[other] { $seat } kept { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }, gained { $gain } status and now has { $status }.
    }
}
Ranked = { $you ->
    [seat] You rank { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }{ $awards ->
        [0] .
        [one] {" "}and get 1 award.
       *[other] {" "}and get { $awards } awards.
    }
   *[nobody] { $seat } ranks { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }{ $awards ->
        [0] .
        [one] {" "}and gets 1 award.
       *[other] {" "}and gets { $awards } awards.
    }
}


## Lines of several events

BecameScarce = Every deck loses { $resource }.
WinterTookCards = { $you ->
    [seat] Winter takes { $card } from your deck.
   *[nobody] Winter takes { $card } from the deck of { $seat }.
}
SkipTogether = After overstretching, there is no gathering this turn for { $seats }.
# Somebody's whole gathering; `$card` is known to themself alone, and to whoever sees everything in the end.
Gathered = { $you ->
    [seat] You drew { $times_DrewCard ->
        [0] { $times ->
            [one] 1 card
           *[other] { $times } cards
        }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] {" "}and stopped.
            }
            [one] , 1 of them a leader{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
           *[other] , { $times_DrewLeader } of them leaders{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
        }
        [one] { VALUE($card, case: "a") }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] {" "}and stopped.
            }
            [one] {" "}and a leader{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
           *[other] {" "}and { $times_DrewLeader } leaders{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
        }
       *[other] { $card }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
            [one] , plus a leader{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
           *[other] , plus { $times_DrewLeader } leaders{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
        }
    }
   *[nobody] { $seat } drew { $times_DrewCard ->
        [0] { $times ->
            [one] 1 card
           *[other] { $times } cards
        }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] {" "}and stopped.
            }
            [one] , 1 of them a leader{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
           *[other] , { $times_DrewLeader } of them leaders{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
        }
        [one] { VALUE($card, case: "a") }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] {" "}and stopped.
            }
            [one] {" "}and a leader{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
           *[other] {" "}and { $times_DrewLeader } leaders{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
        }
       *[other] { $card }{ $times_DrewLeader ->
            [0] { $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
            [one] , plus a leader{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
           *[other] , plus { $times_DrewLeader } leaders{ $times_Stopped ->
                [0] .
               *[other] , and stopped.
            }
        }
    }
}
LookedAt = { $you ->
    [seat] You looked at the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of your deck (Know the Land){ $times_PutBack ->
        [0] { $times_Saw ->
            [0] .
            [one] {" "}and saw { VALUE($card, case: "a") }.
           *[other] {" "}and saw { $card }.
        }
       *[other] { $times_Saw ->
            [0] {""}
            [one] , saw { VALUE($card, case: "a") }
           *[other] , saw { $card }
        }{ $times_PutBack ->
            [one] {" "}and put one back.
           *[other] {" "}and put { $times_PutBack } back.
        }
    }
   *[nobody] { $seat } looked at the top { $cards ->
        [one] card
       *[other] { $cards } cards
    } of the deck (Know the Land){ $times_PutBack ->
        [0] { $times_Saw ->
            [0] .
            [one] {" "}and saw { VALUE($card, case: "a") }.
           *[other] {" "}and saw { $card }.
        }
       *[other] { $times_Saw ->
            [0] {""}
            [one] , saw { VALUE($card, case: "a") }
           *[other] , saw { $card }
        }{ $times_PutBack ->
            [one] {" "}and put one back.
           *[other] {" "}and put { $times_PutBack } back.
        }
    }
}
RankedTogether = { $awards ->
    [0] Next in rank come { $seats }.
   *[other] Next in rank come { $seats }, with awards for each.
}
FirstRanks = The first ranks go to { $seats }, in this order.
PaidNeeds = { $you ->
    [seat] You paid { $resource } with { $means }.
   *[nobody] { $seat } paid { $resource } with { $means }.
}
PaidAllNeeds = { $you ->
    [seat] You met all needs with { $means }.
   *[nobody] { $seat } met all needs with { $means }.
}
LacksSeveral = { $you ->
    [seat] You still lack { $resource }.
   *[nobody] { $seat } still lacks { $resource }.
}
OfferedGift = { $you ->
    [giver] You offered { $receiver } { $piece }.
    [receiver] { $giver } offered you { $piece }.
   *[nobody] { $giver } offered { $receiver } { $piece }.
}
TookGift = { $you ->
    [receiver] You took { $piece } from { $giver }{ $times_LeaderBecame ->
        [0] {""}
       *[other] , counting leaders as { $resource }
    }. { $gain ->
        [0] { $giver } gained no status and stayed at { $status }.
       *[other] { $giver } gained { $gain } status and now has { $status }.
    }
    [giver] { $receiver } took { $piece } from you{ $times_LeaderBecame ->
        [0] {""}
       *[other] , counting leaders as { $resource }
    }. { $gain ->
        [0] You gained no status and stayed at { $status }.
       *[other] You gained { $gain } status and now have { $status }.
    }
   *[nobody] { $receiver } took { $piece } from { $giver }{ $times_LeaderBecame ->
        [0] {""}
       *[other] , counting leaders as { $resource }
    }. { $gain ->
        [0] { $giver } gained no status and stayed at { $status }.
       *[other] { $giver } gained { $gain } status and now has { $status }.
    }
}
UsedGift = { $you ->
    [receiver] Of the gift, you used { TALLY("used-needs", $needs, "used-reserve", $reserve, "used-status", $status, none: "nothing") }.
   *[nobody] Of the gift, { $receiver } used { TALLY("used-needs", $needs, "used-reserve", $reserve, "used-status", $status, none: "nothing") }.
}
SharedTokens = { $you ->
    [seat] You took { VALUE($resource, case: "token") } for the big gift (The More You Share).
   *[nobody] { $seat } took { VALUE($resource, case: "token") } for the big gift (The More You Share).
}
EndedGiftingTogether = No more gifts came from { $seats }.


## Reasons: why not, and what to do instead

Taken = Somebody leads that community already: choose another one.
DrawFirst = Draw at least one card before you stop.
NotKnown = That takes the knowledge card { $knowledge }. You can learn it for leaders in step 6.
LookedAlready = You have looked at your deck this turn. You can look again next turn.
PutBackFirst = First put back the cards that you have looked at.
NotAmongThese = You did not see such a card: put back one of those that you have looked at.
NotBold = Determination gives a token only to those who draw on after their second leader. Stop without a token, or draw on.
ChooseToken = Determination gives you a token: choose its resource as you stop.
NoRoom = Your reserve has no room for that: choose less of it, or another resource.
InOrder = First settle { $resource }: it goes resource by resource.
TooFew = You do not have that many tokens or leaders: choose fewer.
TooMany = That is more than your people need: choose fewer.
CoverAll = That would leave a need unmet that you can pay for: choose a payment that meets as many needs as possible.
NotThemself = Gifts go to others: choose somebody else.
NoSuchPlayer = Nobody sits there: choose somebody at the table.
OneOffer = You make one offer to each player a turn, and { VALUE($seat, case: "acc") } has had yours: give to somebody else, or give no more.
NothingToGive = You have nothing left to give, and forest is no gift: choose to give no more.
NothingOffered = First add something to the gift.
NotThere = No { $piece } is left there: choose something else.
NeededFirst = A need comes first: choose a resource that is still lacking.
BothTokens = You have taken one token for this gift: take the other one, too.
NotTwo = No Waste makes three tokens out of exactly two: choose a resource of which you have two, or add none.
NoCopyLeft = All copies of that knowledge card are taken: choose another one.
KnownAlready = You have that knowledge card already: choose another one.
TooFewLeaders = A knowledge card costs two leaders that are left after needs and gifts.
NotSoMany = You do not have cards and tokens enough for that: choose fewer.


## Reasons: the end

Starved = { $you ->
    [seats] All have lost, because you could not meet the needs of your people.
   *[nobody] All have lost, because { $seats } could not meet all needs.
}
Chief = { $you ->
    [seat] All have come through the winter and won, and you are chief with { $awards ->
        [one] 1 award
       *[other] { $awards } awards
    }.
   *[nobody] All have come through the winter and won, and { $seat } is chief with { $awards ->
        [one] 1 award
       *[other] { $awards } awards
    }.
}
NoChief = All have come through the winter and won. Nobody is chief, for { $seats } have { $awards ->
        [one] 1 award
       *[other] { $awards } awards
    } each.


## Goals: what one is after now

Lead = Choose whom you lead. Everybody has to be fed on every turn, up to turn { $turns }: if one community starves, all lose.
Gather = You still lack { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") } this turn{ $leaders ->
    [0] {""}
    [one] {" "}(1 leader can stand in)
   *[other] {" "}({ $leaders } leaders can stand in)
}; { $left ->
    [one] the next leader overstretches you.
   *[other] { $left } more leaders would overstretch you.
}
GatherMore = { $spare ->
    [0] You have just enough for your people
   *[other] You have enough for your people, and { $spare } to spare for gifts and status
}; { $left ->
    [one] the next leader overstretches you.
   *[other] { $left } more leaders would overstretch you.
}
Short = { $overstretched ->
    [true] You overstretched, and lack
   *[false] { $skipping ->
        [true] You cannot gather this turn, and lack
       *[false] You lack
    }
} { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }{ $leaders ->
    [0] {""}
    [one] {" "}(1 leader can stand in)
   *[other] {" "}({ $leaders } leaders can stand in)
}: unless others give it to you, all lose.
Ready = { $overstretched ->
    [true] You overstretched, but your people will be fed
   *[false] Your people will be fed
}{ $spare ->
    [0] . Now nobody else may starve, or all lose.
   *[other] , with { $spare } to spare. Nobody else may starve, or all lose; and gifts bring you status.
}
Lacking = Your people still lack { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }: unless others give it to you, all lose.
Help = { $seats } still { COUNT($seats) ->
    [one] lacks
   *[other] lack
} { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }: unless somebody gives it, all lose.
Climb = { $overstretched ->
    [true] All are fed. You overstretched, and gain status only by gifts now: you have { $status },
   *[false] All are fed: now for status. You have { $status },
} { $ahead ->
    [0] and nobody has more.
    [one] and 1 other has more.
   *[other] and { $ahead } others have more.
} Awards: you { $awards }, others { $most } at most; { $left ->
    [0] this is the last turn.
    [one] 1 turn is to come.
   *[other] { $left } turns are to come.
}


## Whys: what a good player goes by, for whoever asks what it would do

RareFocus = { $others ->
    [0] Nobody else has most { $resource } in their deck, and all together need some of everything.
    [one] Only one other player has most { $resource } in their deck, and all together need some of everything.
   *[other] Only { $others } other players have most { $resource } in their decks, and all together need some of everything.
}
DrawForNeeds = Another leader does no harm yet, and your people still need { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }.
DrawForPack = Another leader does no harm yet, and whatever you draw helps everybody, now or later.
DrawDespite = The chance that the next card is one leader too many is { $leader }%, but if you stop now, the chance that everybody survives is only { $lives }%.
DrawLast = Another leader does no harm yet, and if you stop now, the chance that everybody survives is { $lives }%: one more card improves that.
StopBefore = The chance that the next card is one leader too many is { $leader }%, and if you stop now, the chance that everybody survives is { $lives }%.
StopForStatus = { $status ->
    [one] If you stop now, the chance that everybody survives is { $lives }%, and each leader that you do not draw is 1 point of status.
   *[other] If you stop now, the chance that everybody survives is { $lives }%, and each leader that you do not draw is { $status } points of status.
}
LookFirst = The next leader is one too many: look first whether it is among your next { $cards } cards.
PutInOrder = What you need goes first, and a leader last, so that you can stop before it.
HaveLeast = { $number ->
    [0] Of { $resource } you have nothing yet, so this is what you lack first.
   *[other] Of { $resource } you have least, only { $number } so far.
}
PaySparing = Pay with cards as far as they go: tokens keep until later turns, and leaders can still become anything.
PayScarce = You cannot pay for everything, so use your leaders for { $resource }: it is what others are least likely to give you.
TheyLack = { $receiver } still needs { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") } that you can give: if one community starves, all lose.
GiveSurplus = { $pieces ->
    [one] You could not store 1 of the pieces anyway, and as a gift it is worth { $status } status.
   *[other] You could not store { $pieces } of the pieces anyway, and as a gift they are worth { $status } status.
}
GiveAll = { $pieces ->
    [one] It is the last turn, and { $receiver } must take what you give: your last piece is worth { $status } status.
   *[other] It is the last turn, and { $receiver } must take what you give: your { $pieces } pieces are worth { $status } status.
}
NobodyNeeds = Nobody needs anything more from you, and what you have left is worth more to yourself.
CannotHelp = You have nothing of what { $seats } still { COUNT($seats) ->
    [one] needs
   *[other] need
}, so it is up to the others.
TakeForNeeds = It brings your people the { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") } that they lack.
TakeForReserve = { $pieces ->
    [one] 1 piece fits into your reserve, for the turns to come.
   *[other] { $pieces } pieces fit into your reserve, for the turns to come.
}
OnlyForGiver = You need nothing any more on the last turn, and what you take brings status to { VALUE($giver, case: "acc") }.
ReserveFull = Your reserve has no room for it, and what you take brings status to { VALUE($giver, case: "acc") }.
WorthLearning = { $turns ->
    [one] { $knowledge } helps you on the turn to come: { VALUE($knowledge, case: "does") }.
   *[other] { $knowledge } helps you for { $turns } more turns: { VALUE($knowledge, case: "does") }.
}
TooLateToUse = { $turns ->
    [one] With only 1 turn to come, no knowledge is worth the leaders.
   *[other] With only { $turns } turns to come, no knowledge is worth the leaders.
}
LeadersAsTokens = Your reserve is not full yet, and there your leaders are worth more than knowledge.
FillReserve = A reserve as full and even as can be is the best start into the next turn: { $tokens } of { $room } places.
TurnInAll = It is the last turn: everything that you do not keep is status.

## Cautions: what a choice risks

Overstretching = { $leader ->
    [100] The next card is a leader, one too many: you overstretch.
   *[other] The next leader is one too many, and the chance that it comes now is { $leader }%.
}
StopShort = Your people still need { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }{ $leaders ->
    [0] {""}
    [one] , more than your leader can stand in for
   *[other] , more than your { $leaders } leaders can stand in for
}. Unless others give it to you, all lose.
LeaveHungry = You still have something that { $seats } { COUNT($seats) ->
    [one] needs
   *[other] need
}. Unless somebody else gives it, all lose.
RefuseNeeded = Your people still need { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }, and this gift has some of it. Unless others give it to you, all lose.
KeepInVain = This is the last turn: what you keep brings no status, and there is nothing to keep it for.
LearnInVain = This is the last turn: you could not use this knowledge any more.
SomebodyStarves = If you stop now, somebody is more likely to starve than not: the chance that everybody survives is about { $lives }%.


## Board: what is happening

now-over = The game is over.
now-pick = Choose the community that you lead.
now-picks = { $you ->
    [seat] You choose a community.
   *[nobody] { $seat } chooses a community.
}
now-looking = Put the cards back on your deck: the first one is drawn first.
now-first-draw = Gather for your people: tap your deck to draw your first card.
now-draw = { $left ->
    [one] The next leader overstretches you. Draw on, or stop?
   *[other] { $leaders ->
        [0] No leader lies face up yet. Draw on, or stop?
        [one] 1 leader lies face up. Draw on, or stop?
       *[other] { $leaders } leaders lie face up. Draw on, or stop?
    }
}
now-stop = You stop drawing: send it, or take it back and draw on.
now-gathers = { $you ->
    [seats] You are still gathering.
   *[nobody] Waiting for { $seats } to stop drawing.
}
now-pay = Pay for the needs of your people.
now-pay-resource = Feed your people: how do you pay { $resource }?
now-pay-forced = Feed your people: { $resource } can be paid in one way only. Go on.
now-paid = Your people get this: send it, or take it back.
now-pays = { $you ->
    [seat] You pay for the needs of your people.
   *[nobody] { $seat } pays for the needs of the community.
}
now-gift = { $hungry ->
    [0] Gifts bring you status: give to whom you like, or go on.
   *[other] Somebody starves: tap what is missing to give it, or all lose.
}
now-gift-nothing = You have nothing to give: go on.
now-end-gifting = No more gifts, though somebody starves? Send it, or take it back.
now-gifts = { $you ->
    [seat] You may make gifts.
   *[nobody] { $seat } may make gifts.
}
now-give = Tap what you give to { VALUE($receiver, case: "acc") }, then offer it.
now-given = The gift for { VALUE($receiver, case: "acc") } is ready: send it, or take it back.
now-take = A gift from { VALUE($giver, case: "acc") }: how much of it do you take?
now-taken = You take this of the gift: send it, or take it back.
now-takes = { $you ->
    [seat] You decide how much to take from { $giver }.
    [giver] { $seat } decides how much to take from you.
   *[nobody] { $seat } decides how much to take from { $giver }.
}
now-name = What do the leaders in the gift stand for?
now-keep = Not all of the gift fits: what goes into your reserve?
now-share = The More You Share: do you take two tokens?
now-no-waste = No Waste: do you add a third token?
now-learn = Do you spend leaders to learn something?
now-store = How many tokens do you keep for the next turn?
now-store-resource = How many { $resource } tokens do you keep for the next turn?
now-stored = You keep this, the rest is status: send it, or take it back.
now-decides = { $you ->
    [seat] You decide.
   *[nobody] { $seat } decides.
}
now-settles = { $you ->
    [seat] You turn in cards and tokens.
   *[nobody] { $seat } turns in cards and tokens.
}


## Board: the middle of the table

turn = Turn { $turn }
turn-of = Turn { $turn } of { $turns }
step-name = { $step ->
    [Picking] Communities
    [Gathering] Gathering
    [Needs] Needs
    [AddingThird] Reconciling
    [Reconciling] Reconciling
   *[other] Gifting
}
the-end = The end
winter-took = Winter takes cards from every deck.
winter-took-you = Winter takes these cards from your deck, for good.
scarce-now = Every deck loses these cards, for good.
scarce-count = Every deck loses { $count } { VALUE($resource, $count) }
left = Availability cards still face down: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "none") }
track = Status track.
status = Status
status-count = { $status } status
at = { $you ->
    [seat] You have { $status } status.
   *[nobody] { $seat } has { $status } status.
}
empty-gift = nothing yet
taken-piece = { $piece }, taken
stores = In your reserve for the next turn:
covered = covered


## Board: the mats

needs = { $missing ->
    [0] { $met } of { $all } { $resource } paid
   *[other] { $met } of { $all } { $resource } paid, { $missing } missing
}
needs-ready = { $met } of { $all } { $resource } paid, and you have { $ready } for the rest
lacks = { $you ->
    [seat] You lack { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }
   *[nobody] lacks { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }
}
lacked = { $you ->
    [seat] In turn { $turn } you lacked { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }.
   *[nobody] In turn { $turn } { $seat } lacked { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }.
}
in-reserve = { $count } { VALUE($resource, $count, case: "token") } in reserve
rank = Rank { $rank }
rank-short = { $rank }.
awards = { $awards ->
    [one] 1 award
   *[other] { $awards } awards
}
drawn = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
leaders-up = { $leaders ->
    [one] 1 leader face up
   *[other] { $leaders } leaders face up
}
leaders-places = { $leaders ->
    [0] No leader face up
    [one] 1 leader face up
   *[other] { $leaders } leaders face up
}; { $left ->
    [one] the next one overstretches
   *[other] { $left } more overstretch
}
leaders-broken = Overstretched: the leaders went back
knows = Knows { $knowledge }: { VALUE($knowledge, case: "does") }
stopped = { $you ->
    [seat] You have stopped
   *[nobody] has stopped
}
overstretched = { $you ->
    [seat] Overstretched: no status for what you turn in, and no gathering next turn
   *[nobody] overstretched
}
overstretched-brief = Overstretched
skips = { $you ->
    [seat] You cannot gather this turn
   *[nobody] does not gather
}
draws = is drawing
fed = { $you ->
    [seat] Your people are fed
   *[nobody] fed
}


## Board: one's own

hand = Your hand
latest = What happened last
own-mat = Your community
note-close = Close
hand-empty = Your hand is empty.
needs-caption = Needs
reserve-caption = Reserve { $held }/{ $room }
deck-left = { $count ->
    [one] 1 card left in your deck
   *[other] { $count } cards left in your deck
}
deck = Your deck
counted-card = { $count } { VALUE($card, $count) }
counted-resource = { $count } { VALUE($resource, $count) }
top = On top of your deck, the next first
top-short = Next on your deck
draw-hint = Draw a card. Leaders lie face up, everything else goes into your hand.
draw-enough = Draw until enough
draw-enough-hint = Draws card after card, until your people can be fed or a leader comes.
draw-leader = Draw until a leader
draw-leader-hint = Draws card after card, until a leader comes.
draw-halt = No further
risk = { $leaders ->
    [0] No leader is left among { $cards } cards.
    [one] 1 leader is left among { $cards } cards.
   *[other] { $leaders } leaders are left among { $cards } cards.
}
risk-last = { $leaders ->
    [0] No leader is left: nothing can overstretch you.
   *[other] The next card overstretches you with a chance of { $leaders } in { $cards }.
}
hold = Hold { VALUE($piece, case: "a") }, then tap whom you give it to
face-down = a card, face down


## Board: choices

pick = Lead a community
has = { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") } more
gather = Gather
draw-short = Draw
stop-short = Stop
stop-with = Stop, and take a token (Determination)
look-short = Look at the top of your deck
put-back = Put back next
pay = Pay { $resource } with
payment = { $others ->
    [0] cards only
   *[other] { TALLY("Means-tokens", $tokens, "Means-leaders", $leaders, none: "cards") }
}
pay-forced = You can pay { $resource } in one way only:
pay-plain = Pay all: cards first
pay-plain-hint = Pays all that is left with cards first, then with tokens, and with leaders only where nothing else is left.
pay-ready = This is what you pay.
give-to = Make a gift to
give = Add to the gift, or offer it
offer-it = Offer
fill = Give { VALUE($receiver, case: "acc") } { $count } { VALUE($resource, $count) }
gift-for = A gift for { VALUE($receiver, case: "acc") }:
gift-add-first = Tap your cards, tokens or leaders, or what is missing there.
gift-add = Tap more of your pieces, or offer it like this.
gift-nothing = You have nothing that could be given, so you give no more.
gift-hungry = { $seats } still { COUNT($seats) ->
    [one] lacks
   *[other] lack
} something.
gift-free = All are fed. Gifts bring you status for each piece that is taken.
gift-how = Tap a community, or what is missing there; or drag your pieces to it.
give-no-more = Give no more
go-on = Go on
offer-short = { $count ->
    [0] Offer the gift
    [one] Offer 1 piece
   *[other] Offer { $count } pieces
}
gift-from = A gift from { VALUE($giver, case: "acc") }:
take-all = Take all of it
take-no-more = Take no more
so-far = So far:
take = Take a piece of it
leader-as = A leader stands for
keep = Put into your reserve
share = Take a token (The More You Share)
share-nothing = none, not for this gift
third = Add a third token (No Waste)
add-none = none
learn = Learn
learn-nothing = Learn nothing
lesson-does = { VALUE($knowledge, case: "does") }
store = How many { VALUE($resource, 2, case: "token") } do you keep?
store-forced = { $number ->
    [0] You have no { VALUE($resource, 2, case: "token") } that you could keep.
   *[other] You can keep { $number } { VALUE($resource, $number, case: "token") }, and no other number.
}
store-most = Keep all that fits
store-most-hint = Keeps as many tokens as there is room for, fish first, then corn and bison; the rest is status.
store-none = All for status
store-none-hint = Keeps nothing for the next turn: everything is status.
say-needs = Our needs
say-other = Other


## Board: the sheet and the end

lessons = Knowledge
lesson = { $knowledge }: { VALUE($knowledge, case: "does") }
known = You know it.
copies-left = { $count ->
    [0] No copy is left.
    [one] 1 copy is left.
   *[other] { $count } copies are left.
}
owned-by = Learned by { $seats }.
decks = What is left of the decks, cards in hand included
player = Player
no-community = no community yet
communities = The communities
chief = chief
hand-at-end = Still in hand:
unmet-at-end = Unmet needs:


## Terminal

show-choice-draw = { $leaders ->
    [one] 1 of the { $cards } cards left is a leader
   *[other] { $leaders } of the { $cards } cards left are leaders
}
how-many-Store = How many { $resource } do you keep for the next turn, { $low } to { $high }?
show-now = Turn { $turn } of { $turns }, { $step ->
    [Picking] choosing communities
    [Gathering] step 2, gathering
    [Needs] step 4, needs
    [Taking] step 5, a gift is offered
    [Naming] step 5, what do leaders stand for?
    [Keeping] step 5, what to keep of a gift?
    [Sharing] step 5, The More You Share
    [AddingThird] step 6, No Waste
    [Reconciling] step 6, reconciling
   *[other] step 5, gifting
}.
show-over = Turn { $turn } of { $turns }. The game is over.
show-gone = Gone from every deck this turn: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }.
# Headings of the table; the letters are those of the resources and of leaders.
show-head-status = stat
show-head-awards = won
show-head-hand = hand
show-head-leaders = L
show-head-reserve = F/C/B
show-head-lacks = lacks
show-head-knows = knows
show-drawing = draws
show-stopped = stopped
show-overstretched = stretched
show-skipping = skips
show-legend = L leaders face up; F/C/B fish, corn and bison, in reserve or lacking
show-gift = { $you ->
    [giver] Your gift to { $receiver }: { TALLY("Piece-fish_card", $fish_cards, "Piece-corn_card", $corn_cards, "Piece-bison_card", $bison_cards, "Piece-leader", $leaders, "Piece-fish_token", $fish_tokens, "Piece-corn_token", $corn_tokens, "Piece-bison_token", $bison_tokens, none: "nothing yet") }.
    [receiver] A gift from { $giver } to you: { TALLY("Piece-fish_card", $fish_cards, "Piece-corn_card", $corn_cards, "Piece-bison_card", $bison_cards, "Piece-leader", $leaders, "Piece-fish_token", $fish_tokens, "Piece-corn_token", $corn_tokens, "Piece-bison_token", $bison_tokens, none: "nothing yet") }.
   *[nobody] A gift from { $giver } to { $receiver }: { TALLY("Piece-fish_card", $fish_cards, "Piece-corn_card", $corn_cards, "Piece-bison_card", $bison_cards, "Piece-leader", $leaders, "Piece-fish_token", $fish_tokens, "Piece-corn_token", $corn_tokens, "Piece-bison_token", $bison_tokens, none: "nothing yet") }.
}
show-taken = Taken so far: { TALLY("Piece-fish_card", $fish_cards, "Piece-corn_card", $corn_cards, "Piece-bison_card", $bison_cards, "Piece-leader", $leaders, "Piece-fish_token", $fish_tokens, "Piece-corn_token", $corn_tokens, "Piece-bison_token", $bison_tokens, none: "nothing") }.
show-deck = Left in your deck: { TALLY("Card-fish", $fish, "Card-corn", $corn, "Card-bison", $bison, "Card-leader", $leader, "Card-forest", $forest, none: "nothing") }.
show-top = On top of your deck, in this order: { $cards }.
show-looking = You look at: { $cards }.
show-rest = What you do not keep in reserve is status.
show-stored = What you do not keep in reserve is status. In reserve so far: { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "nothing") }.
show-hand = Your hand: { TALLY("Card-fish", $fish, "Card-corn", $corn, "Card-bison", $bison, "Card-leader", $leader, "Card-forest", $forest, none: "nothing") }.
show-cards = { TALLY("Card-fish", $fish, "Card-corn", $corn, "Card-bison", $bison, "Card-leader", $leader, "Card-forest", $forest, none: "") }
show-lacking = { TALLY("Resource-fish", $fish, "Resource-corn", $corn, "Resource-bison", $bison, none: "") }
show-head-left = left in hand
show-head-lacked = lacked
show-said = { $name }: { $remarks }

## What is counted

show-chart-pack = the pack
show-chart-a-game = a game
show-chart-starved = starved on turn
show-chart-games = games
show-chart-community = community
show-chart-rank = rank on the first turn
show-chart-knowledge = knowledge
show-chart-learned = learned a game
show-chart-chief-of = chief of games
show-chart-survived = survived
show-chart-has-chief = has a chief
show-chart-overstretched = overstretched
show-chart-gifts = gifts


## The goal at length, by what it is now

goal-more-Lead = All of you must come through the winter: on every turn every community needs 3 fish, 3 corn and 3 bison, and if one goes without, all have lost. If all live, the one with most awards is chief. Choose whom you lead: each community has more of something in its deck. Together you should have enough of everything.
goal-more-Gather = All of you must come through the winter: on every turn every community needs 3 fish, 3 corn and 3 bison, and if one goes without, all have lost. If all live, the one with most awards is chief. Now you gather: draw cards until you have what your people need, and better a little more, for others. Each leader can stand for anything, but the third one overstretches you: you lose all three, and cannot gather on the next turn.
goal-more-GatherMore = All of you must come through the winter: on every turn every community needs 3 fish, 3 corn and 3 bison, and if one goes without, all have lost. If all live, the one with most awards is chief. You have enough for your own people. What you draw now you can give away, which brings you status, or keep for the next turn. Each leader more is a risk: the third one overstretches you.
goal-more-Short = All of you must come through the winter: on every turn every community needs 3 fish, 3 corn and 3 bison, and if one goes without, all have lost. If all live, the one with most awards is chief. You cannot meet all needs by yourself. Pay what you can; leaders best stand for what others have least of, so that they can help with the rest. Then it is up to the others to give you what you lack.
goal-more-Ready = All of you must come through the winter: on every turn every community needs 3 fish, 3 corn and 3 bison, and if one goes without, all have lost. If all live, the one with most awards is chief. You can meet your needs. What is left after that is for gifts, for your reserve and for status.
goal-more-Lacking = All of you must come through the winter: on every turn every community needs 3 fish, 3 corn and 3 bison, and if one goes without, all have lost. If all live, the one with most awards is chief. Your people still lack something. Only a gift can help now: say what you lack, so that nobody overlooks it.
goal-more-Help = All of you must come through the winter: on every turn every community needs 3 fish, 3 corn and 3 bison, and if one goes without, all have lost. If all live, the one with most awards is chief. Somebody else still lacks something, and all of you lose if they do not get it. Give it to them if you have it: you also gain 2 status for each piece that is taken.
goal-more-Climb = All of you must come through the winter: on every turn every community needs 3 fish, 3 corn and 3 bison, and if one goes without, all have lost. If all live, the one with most awards is chief. All are fed on this turn, so think of yourself: gifts that are taken bring 2 status for each piece, what you turn in 1. At the end of the turn ranks go by status, and the first ranks bring awards. But keep enough for the next turn.

## What things are: whoever taps one is told

thing-need = 3 fish, 3 corn and 3 bison for every community, on every turn. Paid with cards, tokens and leaders; what is missing then can only come as a gift. If a single need stays unmet, all of you lose.
    .name = Needs
thing-leader = Stands for anything you need. But the third one that you draw in a turn overstretches you: all three go back, and you do not gather on the next turn. Two of them can be turned in for a knowledge card.
    .name = Leader
thing-knowledge = A card for two leaders, when you reconcile. It helps you for the rest of the game, and works at once.
    .name = Knowledge
thing-status = 2 for each piece of yours that others take as a gift, 5 for each leader fewer than two that you drew, 1 for each piece you turn in. At the end of a turn it decides about ranks, and goes back to zero. Two markers never share a space.
    .name = Status
thing-rank = Who acts first. By status, given anew at the end of every turn. Whoever ranks below you may refuse your gifts, whoever ranks above you may not.
    .name = Rank
thing-award = For the first ranks at the end of each turn: 3, 2 and 1, with three players 2 and 1. If all live to the end of turn 8, whoever has most is chief.
    .name = Awards
thing-reserve = Tokens that you keep from turn to turn: 9 at most, 4 of a kind. They pay needs, and can be given away.
    .name = Reserve
thing-deck = 28 cards in the beginning: 3 leaders, 5 forest, and fish, corn and bison. What you draw in a turn comes back for the next one; what availability takes is gone for good.
    .name = Your deck
thing-forest = Worth nothing. It only takes up a place in your deck.
    .name = Forest
thing-availability = The winter gets harder: for each card that is turned up, everybody takes one such card out of their deck for good.
    .name = Availability
thing-gift = One offer to each other player and turn. What arrives goes to unmet needs first, then into the reserve; each piece that is taken brings the giver 2 status.
    .name = Gift

# The first game that teaches itself: lessons/first.toml

guide-first-welcome = Three communities have to live through eight turns, and the last is winter. If one starves, all of you lose. If nobody does, all win, and one becomes chief.
    .title = Together, more or less
guide-first-pick = { $anna } has hunters of bison, { $boris } has fishers. Somebody should bring corn: take the { Community-masakat }.
    .title = Choose your people
    .otherwise = Good people, too. But bison and fish are there already, and all three of you have to eat corn. Take the { Community-masakat }.
    .otherwise-corn = They have as much corn, that is true. In this story you lead the { Community-masakat }.
guide-first-needs = Every turn your people need three fish, three corn and three bison. You draw them from your deck. What is over you can keep or give away.
    .title = Nine mouthfuls
guide-first-draw = All draw at the same time, and nobody sees what you get. Tap your deck.
    .title = The first card
    .otherwise = First you have to draw. Tap your deck.
guide-first-more = Corn, of course. Go on until a leader turns up: card by card, or with the button that draws several.
    .title = And on
    .otherwise = Draw on, until a leader turns up.
    .otherwise-stop = With so few cards your people would go hungry. Draw on, until a leader turns up.
guide-first-leader = A leader stands in for whatever you lack. But the third is one too many: it overstretches you. Forest, by the way, is good for nothing.
    .title = Your first leader
guide-first-on = Two leaders are fine. So go on until the second: what you do not need may save a neighbour.
    .title = As far as it goes
    .otherwise = Draw on, until your second leader lies there.
    .otherwise-stop = Your people would be fed soon. But a second leader does no harm, and spare food may save a neighbour. Draw on.
guide-first-stop = Two leaders. Every card could be the third. You have what you need, so stop.
    .title = Enough
    .otherwise = It might go well. But if the third leader comes, all three are of no use, and next turn you cannot draw at all. Stop.
guide-first-bold = He has two leaders as well. A wise man would stop here.
    .title = And { $boris }?
guide-first-overstretched = Here is the third: overstretched! His leaders are of no use now, and next turn he cannot gather. He may say so; what is in your hands nobody may tell.
    .title = One too many
guide-first-ranks = Fewest leaders rank first: { $anna }, you, { $boris }. That is the order from now on. { $anna } also gets 5 status for drawing one leader fewer than two.
    .title = Ranks and status
guide-first-pay = Now feed your people. One bison is missing, so a leader stands in. Take cards for the rest.
    .title = Dinner
    .otherwise = Pay with cards where you have them, and with one leader for the bison.
guide-first-lacks = { $boris } lacks one corn. If anybody is hungry after the gifts, all have lost, on the spot. { $anna } has none to spare. But you have.
    .title = Somebody is hungry
guide-first-give = Give him one: tap the gap on his mat, and offer the corn.
    .title = A gift
    .otherwise = He needs one corn, and no more. Keep the rest for yourself.
    .otherwise-end = Then { $boris } starves, and all of you have lost. Give him one corn.
    .otherwise-anna = { $anna } is well fed. { $boris } is not: give him one corn.
guide-first-given = Saved! Each piece brings you 2 status. He ranks below you and could refuse; whoever ranks above you has to take all of it. Keep the rest, and give no more.
    .title = It pays to be kind
    .otherwise = All are fed now, and you will need the rest yourself. No more gifts.
guide-first-store = What is left becomes 1 status each, or a token in your reserve. { $boris } will need help next turn, so keep it: no fish, one corn, and your leader as one bison.
    .title = Keep or show off?
    .otherwise = Keep one corn and one bison.
    .otherwise-fish = Your leader could be a fish, too. But bison is what you had too little of: no fish, one corn, one bison.
    .otherwise-corn = One status is nice. But next turn three of you live on two decks: keep the corn.
    .otherwise-bison = One status is nice. But next turn three of you live on two decks: keep the bison.
guide-first-awards = Most status ranks first: { $anna } gets two awards, you get one. Then status begins at zero again. Whoever has most awards in the end is chief.
    .title = Awards

guide-first-skips = { $boris } sits this one out, with two fish in reserve. Two decks have to feed three communities now.
    .title = The price
guide-first-gather = Draw until your second leader lies there, then stop.
    .title = Be diligent
    .otherwise = Draw until your second leader, then stop.
    .otherwise-stop = You may have enough, but { $boris } has nothing. Draw until your second leader.
    .otherwise-draw = Not now, with { $boris } depending on you. Two leaders: stop.
guide-first-cards = Twenty cards, what luck! Pay with cards alone. Your leaders are worth more, as you will see.
    .title = A feast
    .otherwise = You have enough cards for all of it. Keep tokens and leaders.
guide-first-kind = { $anna } gives first: one fish, two bison and a leader. The receiver says what a leader stands for, and { $boris } said bison. That is 8 status for her.
    .title = { $anna } helps
guide-first-corn = Three corn are missing, and you are the one with corn. Give him three.
    .title = Your turn to help
    .otherwise = He lacks three corn, and exactly that would be right.
    .otherwise-end = Then all of you have lost. Three corn, please!
guide-first-learn = All are fed! Two leaders buy knowledge, for good. Take “{ Knowledge-no_waste }”: two tokens of a kind become three. Then keep two of each.
    .title = Something for life
    .otherwise = Each has its use. Today take “{ Knowledge-no_waste }”, and keep two of each kind.
    .otherwise-nothing = You could keep the leaders as tokens. But knowledge works in every turn from now on: take “{ Knowledge-no_waste }”.
guide-first-order = { $boris } first, of all people! Without leaders he got 10 status. Being first is not all joy: you give first, and have to take whatever others give.
    .title = Strange world
guide-first-scarce = From turn 4 on it gets harder: each turn shows what is scarce, and everybody loses such food from their deck for good.
    .title = Scarcer and scarcer

guide-first-winter = Five turns later: winter! Every deck has lost seven cards more. You have 9 awards, the others 6. If all survive, you are chief.
    .title = Turn 8
guide-first-last = Only twelve cards are left, three of them leaders. Draw until the second one, then stop.
    .title = Scraping together
    .otherwise = Draw until your second leader, then stop.
    .otherwise-stop = That would not feed your people. Draw until your second leader.
    .otherwise-draw = One more might be the third leader, and you have enough. Stop.
guide-first-enough = Cards, the last tokens and one leader: it is just enough. Pay.
    .title = Down to the crumbs
    .otherwise = Pay all that you can: nobody asks for tokens any more after this turn.
guide-first-big = { $anna } gave { $boris } six pieces, and he had to take them. His reserve holds nine, four of a kind; the rest became status. And she knows “{ Knowledge-the_more_you_share }”: two tokens for a big gift.
    .title = A big parcel
guide-first-gift = After the last turn nobody needs a reserve. So give your last leader to { $anna }: 2 status instead of 1. She ranks above you and cannot refuse.
    .title = Generous to the end
    .otherwise = Give { $anna } your leader.
    .otherwise-end = Turned in, your leader is 1 status. As a gift it is 2: give it to { $anna }.
    .otherwise-boris = That would bring as much. But { $boris } has had enough today: give it to { $anna }.
guide-first-third = { $anna } knows “{ Knowledge-no_waste }”, too: with exactly two bison tokens she adds a third. All turn in what they have left; you have nothing.
    .title = Nothing wasted
guide-first-won = Nobody starved, so all have won. { $anna } was first this turn, but you have nine awards: you are chief. With a tie there would be none.
    .title = Spring!
guide-first-end = Draw boldly, stop at the second leader, and give before anybody starves. Then think of status. Now for a winter with people who decide for themselves!
    .title = That is all you need
