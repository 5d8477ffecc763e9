### Sobakistan in English. How catalogues are written stands in CONTRIBUTING.md.
###
### Hints, and the two words of a station's name, are shown in the language of the table, the same for all; they stand
### in quotes, so that they read as what lies on the table. Everybody knows who is $liaison and who is $bloodhound, so
### that every sentence of a term can name them, or speak to them.

about = Follow one-word hints through the metro in secret, while the Bloodhound hears every one of them.

option-open_routes = Open routes
    .hint = Everybody may look through the route cards.

## Things

WolfCard-mark_territory = Mark Territory
WolfCard-run_with_the_wolves = Run With the Wolves

LiaisonCard-howl_in_code = Howl in Code
LiaisonCard-blow_a_whistle = Blow a Whistle
LiaisonCard-shed_your_coat = Shed Your Coat
LiaisonCard-throw_off_the_scent = Throw Off the Scent
LiaisonCard-call_the_pack = Call the Pack

BloodhoundCard-shuffle_through_denunciations = Shuffle Through Denunciations
BloodhoundCard-scour = Scour
BloodhoundCard-sniff_around_the_station = Sniff Around the Station
BloodhoundCard-cordon_off_a_line = Cordon Off a Line
BloodhoundCard-cordon_off_a_district = Cordon Off a District

Role-bloodhound = Bloodhound
    .hint = Alone against all: you hear every hint, and catch the Wolves before they escape.
Role-liaison = Liaison
    .hint = You lead the Wolves with hints of one word, which the Bloodhound must not understand.
Role-wolf = Wolf
    .hint = You follow the hints in secret, drop the evidence where they mean, and escape.

Fate-in_play = in play
Fate-escaped = escaped
Fate-arrested = arrested

Evidence-carried = has the evidence
    .short = evidence
Evidence-dropped = has dropped off the evidence
    .short = dropped off
Evidence-taken = has lost the evidence
    .short = lost

Which-first = the first hint
Which-second = the second hint
Which-both = both hints

Aim-next_station = the next station
    .short = next station
Aim-later_station = a station further on
    .short = further on
Aim-drop_off = the drop-off point
    .short = drop-off
Aim-extraction = the extraction point
    .short = extraction

Word-first = the first word
    .short = first word
Word-second = the second word
    .short = second word
Word-both = both words
    .short = both words

Taunt-i_smell_you = I can smell you.
Taunt-nobody_escapes = Nobody has ever escaped from Friendgrad.
Taunt-give_up = Give yourselves up, and there will be biscuits.

# How the two words on a station's tokens make its name.
station-name = { $long } { $short }

## Actions

PlaceHint = { $negated ->
    [true] Not { $hint }
   *[false] { $hint }
}
EndHints = End your turn
HowlInCode = Howl in Code: all Wolves show you where they are
ShedYourCoat = Shed Your Coat: put hints away and draw as many
ThrowOffTheScent = Throw Off the Scent: one hint this turn, face down for the Bloodhound
CallThePack = Call the Pack to { VALUE($wolf, case: "acc") }
BlowAWhistle = Blow a Whistle: squad { $squad } to the { $precinct } precinct
Discard = Put { $hint } away
DrawAnew = Draw as many as you have put away
StayAway = Stay away from the pack
JoinThePack = Join the pack
MoveTo = Go to station { $station }
MarkTerritory = Mark Territory: show the Liaison where you are now
RunWithTheWolves = Run With the Wolves: one more step this turn
Stay = Stay here and end your move
DoNothing = Neither drop off nor escape
DropOff = Drop off the evidence here
Escape = Escape from here
ToPrecinct = Send squad { $squad } to the { $precinct } precinct
ToDistrict = Send squad { $squad } to the { $district } district
ToStation = Storm station { $station } with squad { $squad }
ShuffleThroughDenunciations = Shuffle Through Denunciations: every Wolf says whether a squad is in their district
Scour = Scour: one more move this turn
EndHunt = End the hunt
DigUpInformation = Dig Up Information: ask { VALUE($wolf, case: "acc") }, with the back of { $card }
CordonOffLine = Cordon off the { $line } line
CordonOffDistrict = Cordon off the { $district } district
SniffAround = Sniff around station { $station }: who has ever been there?

## Remarks

HintIsFor = { KEY($which) ->
    [first] My first hint is for { $aim }.
    [second] My second hint is for { $aim }.
   *[both] Both hints are for { $aim }.
}
HintMeans = { KEY($which) ->
    [first] My first hint is about { $word } of the name.
    [second] My second hint is about { $word } of the name.
   *[both] Both hints are about { $word } of the name.
}
YouAreAway = { $you ->
    [wolf] { $steps ->
        [0] I think you should be there by now.
        [one] I think you should be one station away.
        [5] I think you should be { $steps } stations away, or more.
       *[other] I think you should be { $steps } stations away.
    }
   *[nobody] { $steps ->
        [0] I think { $wolf } should be there by now.
        [one] I think { $wolf } should be one station away.
        [5] I think { $wolf } should be { $steps } stations away, or more.
       *[other] I think { $wolf } should be { $steps } stations away.
    }
}
YouAreLost = { $you ->
    [wolf] I think you have lost your way.
   *[nobody] I think { $wolf } got lost.
}
YouReachIt = { $you ->
    [wolf] { $yes ->
        [true] You should reach it this turn.
       *[false] You cannot reach it this turn.
    }
   *[nobody] { $yes ->
        [true] { $wolf } should reach it this turn.
       *[false] { $wolf } cannot reach it this turn.
    }
}
RightWay = { $you ->
    [wolf] { $yes ->
        [true] You went the right way.
       *[false] You went the wrong way.
    }
   *[nobody] { $yes ->
        [true] { $wolf } went the right way.
       *[false] { $wolf } went the wrong way.
    }
}
AmIRight = Am I going the right way?
CanIReachIt = Can I reach it in one turn?
WhatIsItFor = Which place is the last hint for?
WhichWord = Which word is the last hint about?
NotUnderstood = I do not understand the hints.
ThinkSo = { $you ->
    [wolf] You must be in the { $district } district, I know it.
   *[nobody] { $wolf } must be in the { $district } district, I know it.
}
Say = { $taunt }

## Events: before the first round

RouteDrawn = The route starts at station { $start }. The drop-off point is station { $drop_off }, the extraction point station { $extraction }.
StartsAt = All Wolves start at station { $station }.
Drew = You drew the hint “{ $hint }”.
StartingHint = { $negated ->
    [true] The starting hint for the drop-off point is “Not { $hint }”.
   *[false] The starting hint for the drop-off point is “{ $hint }”.
}
SquadPlaced = Squad { $squad } starts in the { $precinct } precinct.
RoundBegan = Round { $round } begins.

## Events: the Liaison's turn

Hinted = { $you ->
    [liaison] { $negated ->
        [true] You gave the hint “Not { $hint }”.
       *[false] You gave the hint “{ $hint }”.
    }
   *[nobody] { $negated ->
        [true] { $liaison } gave the hint “Not { $hint }”.
       *[false] { $liaison } gave the hint “{ $hint }”.
    }
}
HintedFaceDown = { $you ->
    [liaison] { $negated ->
        [true] You laid a hint face down, with a Not beside it.
       *[false] You laid a hint face down.
    }
   *[nobody] { $negated ->
        [true] { $liaison } laid a hint face down, with a Not beside it.
       *[false] { $liaison } laid a hint face down.
    }
}
HintedInSecret = { $negated ->
    [true] The hint that lies face down says “Not { $hint }”.
   *[false] The hint that lies face down says “{ $hint }”.
}
Howled = { $you ->
    [liaison] You played Howl in Code, and every Wolf in play secretly showed you where they were.
   *[nobody] { $liaison } played Howl in Code, and every Wolf in play secretly showed where they were.
}
Whistled = { $you ->
    [liaison] You blew a whistle, and squad { $squad } went to the { $precinct } precinct.
   *[nobody] { $liaison } blew a whistle, and squad { $squad } went to the { $precinct } precinct.
}
CoatShed = { $you ->
    [liaison] You played Shed Your Coat to exchange hints.
   *[nobody] { $liaison } played Shed Your Coat to exchange hints.
}
HintsChanged = { $you ->
    [liaison] { $cards ->
        [one] You exchanged one hint.
       *[other] You exchanged { $cards } hints.
    }
   *[nobody] { $cards ->
        [one] { $liaison } exchanged one hint.
       *[other] { $liaison } exchanged { $cards } hints.
    }
}
ScentThrown = { $you ->
    [liaison] You played Throw Off the Scent: your next hint will lie face down.
   *[nobody] { $liaison } played Throw Off the Scent: the next hint will lie face down.
}
PackCalled = { $you ->
    [wolf] { $liaison } called the pack to you. The resistance was shown where you were, and the other Wolves may come.
    [liaison] You called the pack to { $wolf }. The resistance was shown where that was, and the other Wolves may go there.
   *[nobody] { $liaison } called the pack to { $wolf }. The resistance was shown where that was, and the other Wolves may go there.
}
LoneWolfRuns = { $you ->
    [wolf] { $liaison } called the pack. You are the only Wolf in play, so you may take one more step on your next turn.
    [liaison] You called the pack. { $wolf } is the only Wolf in play and may take one more step next turn.
   *[nobody] { $liaison } called the pack. { $wolf } is the only Wolf in play and may take one more step next turn.
}
Showed = { $you ->
    [wolf] You sent a secret message: “I am at station { $station }.”
   *[nobody] { $wolf } sent a secret message: “I am at station { $station }.”
}

## Events: the Wolves' turn

Moved = You went to station { $station }.
Stayed = You stayed at station { $station }.
TerritoryMarked = { $you ->
    [wolf] You played Mark Territory and showed { $liaison } where you were.
    [liaison] { $wolf } played Mark Territory and showed you a station.
   *[nobody] { $wolf } played Mark Territory and showed { $liaison } a station.
}
RanFurther = { $you ->
    [wolf] You played Run With the Wolves for one more step.
   *[nobody] { $wolf } played Run With the Wolves for one more step.
}
AllMoved = The Wolves have made their moves in secret.

## Events: the hunt

SquadDrove = Squad { $squad } drove to the { $district } district.
SquadReturned = Squad { $squad } went to the { $precinct } precinct.
SquadEntered = Squad { $squad } stormed station { $station }!
NobodyThere = Nobody was at station { $station }.
Interrogated = { $you ->
    [wolf] You were caught and interrogated!
    [bloodhound] You caught and interrogated { $wolf }!
   *[nobody] { $wolf } was caught and interrogated!
}
EvidenceTaken = { $you ->
    [wolf] You were caught again and lost the evidence!
    [bloodhound] You caught { $wolf } again and took the evidence!
   *[nobody] { $wolf } was caught again and lost the evidence!
}
Arrested = { $you ->
    [wolf] You were caught and arrested: you are out!
    [bloodhound] You caught and arrested { $wolf }!
   *[nobody] { $wolf } was caught and arrested!
}
CordonsLifted = The cordons were lifted.
Denounced = { $you ->
    [bloodhound] You shuffled through denunciations and asked every Wolf: “Is there a squad in your district?”
   *[nobody] { $bloodhound } shuffled through denunciations and asked every Wolf: “Is there a squad in your district?”
}
DugUp = { $you ->
    [wolf] { $bloodhound } dug up information, gave you { $card } back and asked you: “Is there a squad in your district?”
    [bloodhound] You dug up information, gave { $wolf } back { $card } and asked: “Is there a squad in your district?”
   *[nobody] { $bloodhound } dug up information, gave { $wolf } back { $card } and asked: “Is there a squad in your district?”
}
Answered = { $you ->
    [wolf] { $yes ->
        [true] You said yes.
       *[false] You said no.
    }
   *[nobody] { $yes ->
        [true] { $wolf } said yes.
       *[false] { $wolf } said no.
    }
}
LineCordoned = { $you ->
    [bloodhound] You cordoned off the { $line } line until the next hunt.
   *[nobody] { $bloodhound } cordoned off the { $line } line until the next hunt.
}
DistrictCordoned = { $you ->
    [bloodhound] You cordoned off the { $district } district until the next hunt.
   *[nobody] { $bloodhound } cordoned off the { $district } district until the next hunt.
}
Scoured = { $you ->
    [bloodhound] You played Scour for one more move.
   *[nobody] { $bloodhound } played Scour for one more move.
}
Sniffed = { $you ->
    [bloodhound] You sniffed around station { $station } and asked every Wolf: “Have you ever been there?”
   *[nobody] { $bloodhound } sniffed around station { $station } and asked every Wolf: “Have you ever been there?”
}
HuntOver = The hunt is over, and squads leave the stations.

## Events: dropping off and escaping

DroppedOff = { $you ->
    [wolf] You dropped off the evidence.
   *[nobody] { $wolf } dropped off the evidence.
}
Escaped = { $you ->
    [wolf] You escaped from the city.
   *[nobody] { $wolf } escaped from the city.
}

## Events: the end

Delivered = { $you ->
    [wolf] { $right ->
        [true] You dropped off the evidence at station { $station }, which was the right place.
       *[false] You dropped off the evidence at station { $station }, which was the wrong place.
    }
   *[nobody] { $right ->
        [true] { $wolf } dropped off the evidence at station { $station }, which was the right place.
       *[false] { $wolf } dropped off the evidence at station { $station }, which was the wrong place.
    }
}
NotDelivered = { $you ->
    [wolf] You never dropped off the evidence.
   *[nobody] { $wolf } never dropped off the evidence.
}
GotAway = { $you ->
    [wolf] { $right ->
        [true] You escaped from station { $station }, which was the right place.
       *[false] You escaped from station { $station }, which was the wrong place.
    }
   *[nobody] { $right ->
        [true] { $wolf } escaped from station { $station }, which was the right place.
       *[false] { $wolf } escaped from station { $station }, which was the wrong place.
    }
}
LeftBehind = { $you ->
    [wolf] You did not get out of the city.
   *[nobody] { $wolf } did not get out of the city.
}

## Lines of several events

# Hints, cards and places are there once each: nobody counts “1 Cold and 1 Wet”.
counted = { $n ->
    [1] { $thing }
   *[other] { $n } { $thing }
}
DrewHints = You drew { $times } hints: { $hint }.
SquadsPlaced = Squads 1 to { $times } start, in this order, in the { $precinct } precincts.
GaveHints = { $you ->
    [liaison] { $negated ->
        [true] You gave { $times } hints with a Not each: { $hint }.
       *[false] You gave { $times } hints: { $hint }.
    }
   *[nobody] { $negated ->
        [true] { $liaison } gave { $times } hints with a Not each: { $hint }.
       *[false] { $liaison } gave { $times } hints: { $hint }.
    }
}
ExchangedHints = { $you ->
    [liaison] { $cards ->
        [one] You played Shed Your Coat and exchanged one hint.
       *[other] You played Shed Your Coat and exchanged { $cards } hints.
    }
   *[nobody] { $cards ->
        [one] { $liaison } played Shed Your Coat and exchanged one hint.
       *[other] { $liaison } played Shed Your Coat and exchanged { $cards } hints.
    }
}
MarkedAndRan = { $you ->
    [wolf] You played Mark Territory, which showed { $liaison } where you were, and Run With the Wolves for one more step.
    [liaison] { $wolf } played Mark Territory, which showed you a station, and Run With the Wolves for one more step.
   *[nobody] { $wolf } played Mark Territory, which showed { $liaison } a station, and Run With the Wolves for one more step.
}
AllMarked = { $you ->
    [wolf] Mark Territory was played by { VALUE($wolfs, case: "acc") }, who each showed { $liaison } a station.
    [liaison] { $wolfs } played Mark Territory and each showed you a station.
   *[nobody] { $wolfs } played Mark Territory and each showed { $liaison } a station.
}
AllRan = { $you ->
    [wolf] Run With the Wolves was played by { VALUE($wolfs, case: "acc") }, for one more step each.
   *[nobody] { $wolfs } played Run With the Wolves for one more step each.
}
StormedInVain = Squad { $squad } stormed station { KEY($station) }, but nobody was there.
AllInterrogated = { $you ->
    [bloodhound] You caught and interrogated { $wolfs }!
   *[nobody] The squad caught and interrogated { VALUE($wolfs, case: "acc") }!
}
AllRobbed = { $you ->
    [bloodhound] You caught { $wolfs } again and took their evidence!
   *[nobody] The squad caught { VALUE($wolfs, case: "acc") } again and took the evidence!
}
AllArrested = { $you ->
    [bloodhound] You caught and arrested { $wolfs }!
   *[nobody] The squad caught and arrested { VALUE($wolfs, case: "acc") }!
}
AskedWolf = { $you ->
    [wolf] { $yes ->
        [true] { $bloodhound } dug up information and asked you: “Is there a squad in your district?” You said yes and got { $card } back.
       *[false] { $bloodhound } dug up information and asked you: “Is there a squad in your district?” You said no and got { $card } back.
    }
    [bloodhound] { $yes ->
        [true] You dug up information and asked { $wolf }: “Is there a squad in your district?” { $wolf } said yes and got { $card } back.
       *[false] You dug up information and asked { $wolf }: “Is there a squad in your district?” { $wolf } said no and got { $card } back.
    }
   *[nobody] { $yes ->
        [true] { $bloodhound } dug up information and asked { $wolf }: “Is there a squad in your district?” { $wolf } said yes and got { $card } back.
       *[false] { $bloodhound } dug up information and asked { $wolf }: “Is there a squad in your district?” { $wolf } said no and got { $card } back.
    }
}
AllAnswered = { $you ->
    [wolf] { $yes ->
        [true] “Yes”, said { VALUE($wolfs, case: "acc") }.
       *[false] “No”, said { VALUE($wolfs, case: "acc") }.
    }
   *[nobody] { $yes ->
        [true] { $wolfs } said yes.
       *[false] { $wolfs } said no.
    }
}
AllDroppedOff = { $you ->
    [wolf] The evidence was dropped off by { VALUE($wolfs, case: "acc") }.
   *[nobody] { $wolfs } dropped off the evidence.
}
FailedBoth = { $you ->
    [wolf] You neither dropped off the evidence nor got out of the city.
   *[nobody] { $wolf } neither dropped off the evidence nor got out of the city.
}

## Reasons: why not, and what to do instead

HintNotInHand = You do not hold “{ $hint }”: choose one of the hints in your hand.
NoNotLeft = All Nots are used up: lay the hint without one.
EnoughHints = You have laid all the hints you may this turn: end your turn.
HintFirst = Lay at least one hint before you end your turn.
CardElsewhere = You do not hold this hunting card: it comes to you once the other side has used it.
BeforeHints = Throw Off the Scent has to come before the first hint of your turn, and you need a hint in hand for it.
NothingToDraw = The hint deck has no more cards to draw for that: make do with the hints you have.
NothingShed = Choose at least one hint to put away first.
NotInPlay = { $you ->
    [wolf] You are out of play: it has to be another Wolf.
   *[nobody] { $wolf } is out of play: choose another Wolf.
}
PrecinctTaken = There is a squad in the { $precinct } precinct already: choose an empty one.
NoSuchSquad = There is no squad { $squad } in this game: choose another one.
NotOnTheMap = This map has no such place: choose one that is on it.
CordonBetween = A cordoned-off district lies between you and the pack: you have to stay away this time.
NotAdjacent = Station { $station } is not next to yours: go one step at a time.
CordonedOff = A cordon lies between you and station { $station }: go another way, or stay.
NoStepLeft = You have taken all your steps: end your move here.
SquadThere = There is a squad at station { $station }: run to another one, or stay.
SquadRests = Squad { $squad } has caught somebody and rests until your next turn: use another squad.
NoMoveLeft = Your squads have no moves left this turn: play Scour if you hold it, or end the hunt.
OutOfReach = Squad { $squad } cannot get there in one move: squads go from district to district, and into stations and precincts from there.
NoSquadNear = There is no squad in the district of station { $station }: choose a station where one is near.
NoEvidence = You have no evidence to drop off: escape, or do neither.

## Goals: what one is after now

Hunt = { $left ->
    [one] Stop the Wolves, in this last round: { $safe } of the { $enough } tokens you need are safe; { $playing } still in the city, { $carrying } with evidence.
   *[other] Stop the Wolves: { $safe } of the { $enough } tokens you need are safe; { $playing } still in the city, { $carrying } with evidence; { $left } rounds left.
}
HuntWon = You have it: { $safe } tokens are safe, and { $enough } are enough. The resistance cannot win any more.
Guide = { $left ->
    [one] Last round: evidence to station { $drop_off }, then out at station { $extraction }; { $need } tokens win.
   *[other] Lead the Wolves to drop the evidence at station { $drop_off } and to escape at station { $extraction }: { $need } tokens win; { $carrying } still carry it; { $left } rounds left.
}
GuideOut = { $left ->
    [one] Last round: lead everybody left out at station { $extraction }; { $need } tokens win.
   *[other] Lead everybody left out of the city at station { $extraction }: { $playing } still there; { $need } tokens win; { $left } rounds left.
}
DropThenEscape = { $left ->
    [one] This is the last round: drop off the evidence, or escape.
   *[other] { $caught ->
        [true] Drop the evidence where the hints mean, then find the way out and escape: { $left } rounds left. Caught once more, you lose it.
       *[false] Drop the evidence at the place that the hints mean, then find the way out and escape: { $left } rounds left.
    }
}
EscapeAfter = { $left ->
    [one] Escape now: this is the last round. You dropped the evidence at station { $station }.
   *[other] { $caught ->
        [true] Escape from where the hints lead you now: { $left } rounds left. Caught once more, you are arrested.
       *[false] Escape from where the hints lead you now: { $left } rounds left. You dropped the evidence at station { $station }.
    }
}
EscapeWithout = { $left ->
    [one] Your evidence is gone, but your escape counts: this is the last round.
   *[other] Your evidence is gone, but your escape counts: find the way out in { $left } rounds. Caught once more, you are arrested.
}
OutEscaped = You are out of the city. The resistance needs { $need } tokens: hope for the others.
OutArrested = You are arrested, and out. The resistance still needs { $need } tokens: hope for the others.

## Whys: what a good player goes by, for whoever asks what it would do

StormLikely = The chance that a Wolf is at station { $station } is { $chance }%, and no other storm is worth more.
WolfThere = Most likely to be there, with { $chance }%, is { $wolf }.
HeadFor = The chance that a Wolf is in the { $district } district is { $chance }%, and that one is at station { $station } there, { $there }%.
WaitThere = After the Wolves’ next step, the chance that one is in the { $district } district is { $chance }%: a squad should be there by then.
SpreadOut = A Wolf is likely nowhere near, so let your squads cover as much of the city as they can.
CoverPrecinct = After the Wolves’ next step, the chance that one is in the two districts of the { $precinct } precinct is { $chance }%, and no other squad is as near.
OneMoveMore = One more move is worth the card: the chance that a Wolf is at station { $station } is { $chance }%.
FenceIn = A Wolf is in the { $district } district with a chance of { $chance }%, and there the cordon keeps them for your squads.
CloseLine = The chance that a Wolf takes the { $line } line next is { $chance }%, and the cordon stops them there.
AskWolf = { $wolf } would say yes with a chance of { $yes }%, and the answer is likely to help you catch more.
AskAll = What the Wolves answer is likely to help you catch more with the moves that you have left.
SniffHere = The chance that a Wolf is at station { $station } now is { $chance }%, and who has ever been there tells you more.
HuntDone = Your squads have no moves left, and no card is worth its use now.
NotWorthAMove = Nowhere in reach is a catch likely: even at station { $station } the chance is only { $chance }%.
AlreadyDecided = The game is decided: there is nothing left to catch that would change it.
HintUnderstood = Wolves who go by this hint would take station { $station } for { $aim } with a chance of { $after }% (so far { $before }%).
HintMistaken = What they could take it for instead is station { $station }, with { $chance }%.
HintOverheard = The Bloodhound, who hears it too, would think so with a chance of { $chance }%.
HintHidden = “{ $hint }” tells your Wolves a lot, but in the open it would make the Bloodhound { $chance }% sure of the goal.
EnoughSaid = Another hint would not tell your Wolves enough more than the Bloodhound.
PoorHand = None of your hints points clearly at station { $station }, so try for better ones.
HintUseless = “{ $hint }” goes with neither of the two places.
KeepTheRest = The hints that are left can still lead somebody to one of the two places.
PackIsNear = { $steps ->
    [0] { $wolf } is likely to be where the others need to go.
    [one] { $wolf } is likely to be only 1 station from where the others need to go.
   *[other] { $wolf } is likely to be only { $steps } stations from where the others need to go.
}
RunAlone = { $steps ->
    [one] { $wolf } seems to be 1 station away, and may take an extra step.
   *[other] { $wolf } seems to be { $steps } stations away, and may take an extra step.
}
SquadThreatens = Squad { $squad } could storm at once where a Wolf is with a chance of { $chance }%, so send it far away.
LostSight = You hardly know any more where the Wolves are: even of { VALUE($wolf, case: "acc") } you can be only { $chance }% sure.
HintsMean = { KEY($aim) ->
    [drop_off] By all you know, the drop-off point is most likely station { $station }: { $chance }%.
   *[extraction] By all you know, the extraction point is most likely station { $station }: { $chance }%.
}
StormThere = The chance that the Bloodhound storms station { $station } next is { $chance }%, and where you are it is { $here }%.
StormHere = The chance that the Bloodhound storms your station next is { $chance }%.
RunsTo = With the extra step you can be at station { $station }, where the chance of a storm is { $chance }%.
UnseenSince = { $rounds ->
    [one] { $liaison } has not seen you for a round, and can help you better knowing where you are.
   *[other] { $liaison } has not seen you for { $rounds } rounds, and can help you better knowing where you are.
}
RightPlace = { KEY($aim) ->
    [drop_off] The chance that this is the drop-off point is { $chance }%.
   *[extraction] The chance that this is the extraction point is { $chance }%.
}
LastChance = This is the last round: there is nothing to lose any more.
NotYet = { KEY($aim) ->
    [drop_off] The chance that this is the drop-off point is only { $chance }%, and you have time to learn more.
   *[extraction] The chance that this is the extraction point is only { $chance }%, and you have time to learn more.
}
NoTimeForBoth = You still have the evidence, but this is more likely the extraction point ({ $chance }%) than the drop-off point ({ $drop_off }%).
JoinNearer = Steps to the likeliest goal: { $steps } from station { $station }, where the pack is called, and { $here } from here.
TrustTheCall = { $liaison } knows the route, and has a reason to call the pack to station { $station }.
StayNearer = Steps to the likeliest goal: { $steps } from station { $station }, where the pack is called, and { $here } from here. Going there gains you too little.

## Cautions: what a choice risks

EscapeLaden = You still have the evidence: if you escape with it, its token is lost.
NoDropOff = Station { $station } cannot be the drop-off point: no route that starts where you did leads there.
NoWayOut = Station { $station } cannot be the extraction point: no route that starts where you did ends there.
IntoTheirArms = { $carries ->
    [true] A squad in the { $district } district can storm station { $station } with a single move, and caught once more, you lose the evidence.
   *[false] A squad in the { $district } district can storm station { $station } with a single move, and caught once more, you are arrested.
}
CaughtAgain = Another squad is in the { $district } district and can storm your station again at once.
MovesLeft = { $moves ->
    [one] Your squads have 1 move left.
   *[other] Your squads have { $moves } moves left.
}
StormInVain = By all you know, hardly anybody can be at station { $station }.
StormExpected = The Bloodhound is likely to look at station { $station }: the chance of a storm is { $chance }%.
WrongPlace = { KEY($aim) ->
    [drop_off] The chance that this is the drop-off point is only { $chance }%, and there is still time.
   *[extraction] The chance that this is the extraction point is only { $chance }%, and there is still time.
}
HintMisleads = “{ $hint }” would leave your Wolves less sure than before: they would rather think of station { $station } ({ $chance }%).

## Reasons: how it ended

ResistanceWon = The resistance wins: the tokens stand at { $resistance } to { $bloodhound }.
BloodhoundWon = The Bloodhound wins: the tokens stand at { $bloodhound } to { $resistance }.
BloodhoundWonTie = The tokens stand at { $tokens } to { $tokens }, and a tie goes to the Bloodhound.

## Board: the map

map = The metro of Friendgrad
round = Round { $round } of { $rounds }
chapter = Round { $round }
before = Before the first round
before-short = Setting up
round-short = Round { $round } of { $rounds }
whole-map = Whole map
squads = Your squads
take-squad = Choose squad { $squad }
phases = Whose part of the round it is
phase-liaison = Liaison
phase-wolves = Wolves
phase-bloodhound = Bloodhound
phase-evening = Drop-off
station = Station { $number }, { $name }, in the { $district } district
station-short = { $number } { $name }
district = { $district } district
district-cordoned = { $district } district: cordoned off
precinct = { $precinct } precinct
line = { $line } line
line-cordoned = { $line }: cordoned off
lines = Lines
cordoned = cordoned off
choose-among = { $count ->
    [one] choose what to do here
   *[other] choose among { $count } things to do here
}
what = { $place }: what now?
never = Nothing here
squad = Squad { $squad }
squad-resting = Squad { $squad }, resting
wolf-here = { $you ->
    [wolf] You are here
   *[nobody] { $wolf } is here
}
wolf-from = You come from here
wolf-last = { $you ->
    [wolf] You were here last
   *[nobody] { $wolf } was here last
}
wolf-shown = { $you ->
    [wolf] You were here in round { $round }
   *[nobody] { $wolf } was here in round { $round }
}
drop-here = { $you ->
    [wolf] You dropped off the evidence here
   *[nobody] { $wolf } dropped off the evidence here
}
start = Start
drop-off = Drop-off
extraction = Extraction
path = { $you ->
    [wolf] Your way
   *[nobody] The way of { $wolf }
}
places = All stations

## Board: hints

trail = The trail of hints
trail-empty = No hint has been laid yet.
starting-hint = For the drop-off
not = Not
not-hint = Not { $hint }
hint-down = { $negated ->
    [true] A hint with a Not, face down
   *[false] A hint, face down
}
hint-secret = face down for the Bloodhound
# The tool that shows the names on the map in one's own language, where the table has another.
own-names = Names in your language
table-names = Names as at the table
nots-left = { $nots ->
    [one] 1 Not left
   *[other] { $nots } Nots left
}
deck = { $cards ->
    [one] 1 hint in the deck
   *[other] { $cards } hints in the deck
}
your-hand = Your hints
no-hand = You have no hint.
put-away = goes

## Board: people and their cards

hand-of = { $cards ->
    [one] 1 hint in hand
   *[other] { $cards } hints in hand
}
hunting = Hunting cards
hunting-of = { $count ->
    [one] 1 hunting card: { $cards }
   *[other] { $count } hunting cards: { $cards }
}
no-cards = no hunting card
dig-up = Dig Up Information ({ VALUE($wolf, case: "acc") })
dig-ask = Dig up: { VALUE($wolf, case: "acc") }
interrogated = interrogated
extra-step = one more step
board-of = { $you ->
    [wolf] Your board
   *[nobody] The board of { $wolf }
}
slot-start = Start
slot-start-label = At the start
slot-label = Round { $slot }
circled = evidence dropped off here
route = The route
covered = covered
shown-to = Where Wolves showed themselves to be
shown-line = { $you ->
    [wolf] In round { $round } you showed yourself at { $station }.
   *[nobody] In round { $round }, { $wolf } was at { $station }.
}

# What hunting cards do, on the cards in one's hand.
play-it = Play it
does-howl = All Wolves show you where they are.
does-whistle = Send a squad to an empty precinct: tap the squad, then the precinct.
does-shed = Put hints away and draw as many.
does-scent = One hint this turn, face down for the Bloodhound.
does-pack = The other Wolves may go where this one is.
does-mark = Show the Liaison where you are now.
does-run = One more step this turn.
does-shuffle = Every Wolf says whether a squad is in their district.
does-scour = One more move this turn.
does-sniff = Tap a station near a squad: who has ever been there?
does-line = Tap a line: no Wolf travels on it until your next hunt.
does-district = Tap a district: no Wolf enters or leaves it until your next hunt.
does-dig = Ask: is there a squad in your district? The Wolf gets the card back.

## Board: marks of one's own

marks-start = Mark the map
marks-done = Put the pencil away
marks-whom = Mark for
marks-how = Press a station again and again: maybe, not here, here, and no mark.
marks-wipe = { $subject ->
    [drop_off] Wipe all marks for the drop-off
    [extraction] Wipe all marks for the extraction
   *[wolf] Wipe all marks for { $wolf }
}
marks-heading = Your marks
marks-none = Nothing yet. What you mark on the map is kept with your notes, and for you alone.
marks-nothing = { $station }: no mark
marks-made = { $station }: { $mark }
# What a mark says of a station: of a Wolf, or of a place of the route.
mark-maybe = { $subject ->
    [start] The start may be here
    [drop_off] The drop-off may be here
    [extraction] The extraction may be here
   *[wolf] { $wolf } may be here
}
mark-not = { $subject ->
    [start] The start is not here
    [drop_off] The drop-off is not here
    [extraction] The extraction is not here
   *[wolf] { $wolf } is not here
}
mark-here = { $subject ->
    [start] The start is here
    [drop_off] The drop-off is here
    [extraction] The extraction is here
   *[wolf] { $wolf } is here
}
# The same of all stations so marked, under the name of whom or what it is about.
marked-here = at { $stations }
marked-maybe = maybe at { $stations }
marked-not = not at { $stations }

## Board: routes

routes-heading = Routes that may be the one
routes-heading-liaison = Routes that the Wolves can think of
routes-start = { $count ->
    [one] The one route left
   *[other] Routes ({ $count })
}
routes-done = Put the routes away
routes-again = All { $count } again
routes-cards = { $count ->
    [one] One route card may be the one.
   *[other] { $count } route cards may be the one.
}
routes-fit = { $count ->
    [one] One route fits: each way takes at least { $least } steps, and both together at most { $most }.
   *[other] { $count } routes fit: each way takes at least { $least } steps, and both together at most { $most }.
}
routes-through = { $place ->
    [start] { $count ->
        [one] One route starts at { $station }.
       *[other] { $count } routes start at { $station }.
    }
    [drop_off] { $count ->
        [one] One route has its drop-off point at { $station }.
       *[other] { $count } routes have their drop-off point at { $station }.
    }
    [extraction] { $count ->
        [one] One route has its extraction point at { $station }.
       *[other] { $count } routes have their extraction point at { $station }.
    }
   *[anywhere] { $count ->
        [one] One route goes to { $station }.
       *[other] { $count } routes go to { $station }.
    }
}
routes-how = Press a station to see the routes that go there; press again to say what it is on the route.
routes-how-liaison = This is what the Wolves can think of, who know the start. Press a station to see the routes that go there.
routes-many = There are { $count } of them: look them up below the map.
routes-this-one = This is the one.
routes-dropped = You dropped off the evidence there.

## Board: what is to be done now

now-starting-hint = Choose a hint for the drop-off point, for all to see.
now-they-start = The Liaison is looking for a hint for the drop-off point.
now-shed = Choose the hints to put away, then draw as many.
now-they-shed = The Liaison is putting hints away.
now-squads = Put your squads into three different precincts.
now-they-squads = The Bloodhound is placing the squads.
now-hint = Lay one or two hints on the trail.
now-hint-scent = Lay one hint on the trail, face down.
now-hint-more = Lay another hint, or end your turn.
now-hint-end = Play a hunting card, or end your turn.
now-they-hint = The Liaison is laying hints on the trail.
now-pack = The pack is called to { $wolf }: go there, or stay away?
now-they-pack = The pack is called. Waiting for { VALUE($waiting, case: "acc") }.
now-move = Go to a station next to yours, or stay. Nobody sees it.
now-they-move = The Wolves move in secret. Waiting for { VALUE($waiting, case: "acc") }.
now-hunt = { $moves ->
    [0] Your squads have no move left: play a card, or end the hunt.
    [one] Hunt: tap where squad { $squad } goes. 1 move left.
   *[other] Hunt: tap where squad { $squad } goes. { $moves } moves left.
}
now-tool = { $tool ->
    [line] Tap the line to cordon off.
    [district] Tap the district to cordon off.
    [sniff] Tap the station to sniff around.
   *[whistle] Tap the precinct that squad { $squad } goes to.
}
now-send-storm = Storm this station? Send it, or take it back.
now-send-drop = Drop off the evidence here? Send it, or take it back.
now-send-escape = Escape from here? There is no way back. Send it, or take it back.
now-send-move = Your move is complete: send it, or take it back.
now-move-end = Go on, play a card, or tap your station to end your move there.
now-they-hunt = The Bloodhound is hunting.
now-catcher = Squad { $squad } has caught somebody: to which precinct does it go?
now-they-catch = Squad { $squad } has caught somebody and goes to a precinct.
now-run = { $evidence ->
    [true] Caught! Next time you lose the evidence. Run one station on, or stay.
   *[false] Caught! Next time you are arrested. Run one station on, or stay.
}
now-they-run = Whoever was caught may run. Waiting for { VALUE($waiting, case: "acc") }.
now-evening = Drop off the evidence here, escape from here, or neither?
now-they-evening = Time to drop off or escape. Waiting for { VALUE($waiting, case: "acc") }.

## Board: headings of choices, and what stands under them

groups-hint = Lay a hint
groups-not = Lay a hint with a Not
groups-end = End the turn
groups-cards = Hunting cards
groups-pack = Call the Pack to
groups-whistle = Blow a Whistle: squad { $squad } to
groups-shed = Put away
groups-called = The pack is called
groups-move = Go to
groups-stay = Stop or stay
groups-evening = Here
groups-squad = Squad { $squad } to
groups-dig = Dig Up Information
groups-line = Cordon off a line
groups-district = Cordon off a district
groups-sniff = Sniff around
to-district = the { $district } district
to-precinct = the { $precinct } precinct
to-station = { $station }
remarks-hints = About my hints
remarks-wolves = To { $wolf }
remarks-ask = Ask the Liaison
remarks-taunt = Say

## Terminal: the map and the places

show-legend = Lines: { $lines }. An x is a cordon, <7> is you, !7! is a squad.
show-line = { $letter } { $line }
show-district = { $district }: { $stations }
show-squad-station = Squad { $squad } is at station { $station }.
show-squad-district = Squad { $squad } is in the { $district } district.
show-squad-precinct = { $rests ->
    [true] Squad { $squad } rests in the { $precinct } precinct (from there: { $one } or { $other }).
   *[false] Squad { $squad } is in the { $precinct } precinct (from there: { $one } or { $other }).
}
show-empty-precincts = Empty precincts: { $precincts }.
show-precinct = { $precinct } ({ $one } or { $other })
show-line-cordoned = The { $line } line, { $stops }, is cordoned off until the next hunt.
show-district-cordoned = The { $district } district is cordoned off until the next hunt.

## Terminal: the table

show-round = Round { $round } of { $rounds }.
show-before = Before the first round.
show-starting-hint = Starting hint for the drop-off point: { $hints }.
show-trail = Trail: { $rounds }.
show-trail-round = { $round }: { $hints }
show-trail-empty = The trail is empty.
show-hint = { $negated ->
    [true] not { $hint }
   *[false] { $hint }
}
show-hint-down = { $negated ->
    [true] not ({ $hint })
   *[false] ({ $hint })
}
show-stock = { $nots ->
    [one] 1 Not left, { $cards } in the hint deck.
   *[other] { $nots } Nots left, { $cards } in the hint deck.
}
show-liaison = { $who }, Liaison: { $cards }.
show-bloodhound = { $who }, Bloodhound: { $cards }.
show-wolf = { $who }, Wolf: { $state }; { $cards }.
show-wolf-out = { $who }, Wolf: { $state }.
show-no-card = no hunting card
show-dig-up = Dig Up Information about { $wolves }
show-dug = { $times ->
    [one] { $wolf }
   *[other] { $wolf } (twice)
}
show-caught = caught
show-interrogated = interrogated
show-extra-step = one more step next turn

## Terminal: routes

show-routes-none = { $open ->
    [true] No route card that may be the one goes there.
   *[false] No route that may be the one goes there.
}
show-routes-more = Only those with some stations: routes 3, or routes 16 3
show-routes-heading = { $count ->
    [one] One route may be the one (each way at least { $least } steps, both at most { $most }; start > drop-off point > extraction point):
   *[other] { $count } routes may be the one (each way at least { $least } steps, both at most { $most }; start > drop-off point > extraction point):
}
show-routes-heading-liaison = { $count ->
    [one] The Wolves can think of one route (each way at least { $least } steps, both at most { $most }; start > drop-off point > extraction point):
   *[other] The Wolves can think of { $count } routes (each way at least { $least } steps, both at most { $most }; start > drop-off point > extraction point):
}
show-cards-heading = { $count ->
    [one] One route card may be the one (start > drop-off point > extraction point):
   *[other] { $count } route cards may be the one (start > drop-off point > extraction point):
}
show-cards-heading-liaison = { $count ->
    [one] The Wolves can think of one route card (start > drop-off point > extraction point):
   *[other] The Wolves can think of { $count } route cards (start > drop-off point > extraction point):
}
show-cards-many = { $count } route cards may be the one. To look them up: routes
show-route-this-one = this is the one
show-route-dropped = if you dropped right
show-started-anywhere = The Wolves can have started anywhere.
show-started-among = { $count ->
    [one] The Wolves must have started at { $stations }.
   *[other] The Wolves must have started at one of { $stations }.
}
show-look-up-goals = To look up where they may want to go from there: routes
show-drops = { $count ->
    [one] The drop-off point is { $stations }.
   *[other] The drop-off point is one of { $stations }.
}
show-drops-liaison = { $count ->
    [one] As far as the Wolves know, the drop-off point is { $stations }.
   *[other] As far as the Wolves know, the drop-off point is one of { $stations }.
}
show-ends = { $count ->
    [one] The extraction point is { $stations }.
   *[other] The extraction point is one of { $stations }.
}
show-ends-liaison = { $count ->
    [one] As far as the Wolves know, the extraction point is { $stations }.
   *[other] As far as the Wolves know, the extraction point is one of { $stations }.
}
show-dropped-right = { $count ->
    [one] If you dropped right, the extraction point is { $stations }.
   *[other] If you dropped right, the extraction point is one of { $stations }.
}
show-dropped-else = { $count ->
    [one] If not, it can also be { $stations }.
   *[other] If not, it can also be one of { $stations }.
}
show-dropped-wrong = { $count ->
    [one] You dropped wrong. The extraction point is { $stations }.
   *[other] You dropped wrong. The extraction point is one of { $stations }.
}
show-look-up-ends = What goes with what: routes

## Terminal: one's own

show-moves-left = { $moves ->
    [one] Your squads have 1 move left.
   *[other] Your squads have { $moves } moves left.
}
show-showed = { $you ->
    [wolf] In round { $round } you showed station { $station }.
   *[nobody] In round { $round }, { $wolf } showed station { $station }.
}
show-route = The route starts at { $start }, the drop-off point is { $drop_off }, and the extraction point is { $extraction }.
show-all-started = All Wolves started at station { $station }.
show-hand = Your hints: { $hints }.
show-shedding = You put away: { $hints }.
show-here = You are at { $station }. Next to it: { $beside }.
show-behind-cordon = { $station } (behind a cordon)
show-your-board = Your board: { $board }.
show-board = The board of { $wolf }: { $board }.
show-board-dropped = { $board }, evidence dropped off at { $station }
show-review-wolf = { $wolf }: { $board }; { $state }.
show-ask-starting-hint = Your turn: lay a hint for the drop-off point.
show-ask-shed = Your turn: put hints away, then draw as many.
show-ask-squads = Your turn: put your squads into three different precincts.
show-ask-hints = Your turn: lay one or two hints, and play whatever cards you like.
show-ask-pack = The pack is called: go there, or stay away?
show-ask-move = Your turn: move in secret, or stay.
show-ask-hunt = Your turn: hunt.
show-ask-catcher = You have caught somebody: to which precinct does the squad go?
show-ask-run = You were caught! Run to a station next to yours, or stay.
show-ask-evening = The round ends: drop off, escape, or neither?
show-lookup-routes = look up which routes may be the one; with these stations: routes 3 9

## Terminal: what is counted for the balance

show-side-bloodhound = Bloodhound
show-side-resistance = resistance
show-chart-side = side
show-chart-won = won
show-chart-game = the game
show-chart-a-game = a game
show-chart-rounds = rounds
show-chart-tokens = tokens of the resistance, of two for each Wolf
show-chart-hints = hints
show-chart-nots = Nots
show-chart-remarks = remarks
show-chart-of-wolves = of all Wolves
show-chart-share = share
show-chart-caught = caught
show-chart-robbed = caught and robbed of the evidence
show-chart-arrested = arrested
show-chart-dropped = dropped off the evidence
show-chart-dropped-right = dropped it at the right place
show-chart-escaped = escaped
show-chart-escaped-right = escaped at the right place
show-chart-card = card
show-chart-dig-up = Dig Up Information
show-chart-used = used a game
show-chart-won-with = resistance won, if it was used
show-chart-steps = steps to the drop-off and on
show-chart-of-games = of all games
show-chart-resistance-won = resistance won
show-chart-district = district
show-chart-stormed = stations stormed
show-chart-catches = catches
show-chart-catches-a-storm = catches a storm


## The goal at length, by what it is now

goal-more-Hunt = You are the Bloodhound, and hunt alone. There are two tokens for each Wolf, the evidence and the Wolf; you win if at least half of them do not come to their right place within nine rounds. You see no Wolf, but you hear every hint and know that Wolves go one step a round. Guess where they want to go, and storm stations with your squads. Who is caught is interrogated the first time, loses the evidence the next time, and is arrested when there is nothing left to take. Your hunting cards ask Wolves questions, or bar lines and districts.
goal-more-HuntWon = { goal-more-Hunt } It is done: the resistance cannot get as many tokens as it needs any more. What follows decides nothing.
goal-more-Guide = You are the Liaison, and win or lose with the Wolves. You alone know the drop-off point and the extraction point, and may not name them. On each round lay one or two hints that make the Wolves think of the station’s name, its first word, its second or both; a Not turns a hint around. The Bloodhound hears everything, so a hint is good if it tells more to somebody who knows where the Wolves started. More than half of all tokens have to come to their right places: evidence to the drop-off point, Wolves out at the extraction point.
goal-more-GuideOut = { goal-more-Guide } Nobody carries evidence any more, so all that counts now is the extraction point.
goal-more-DropThenEscape = You are a Wolf, and win or lose with the Liaison and the other Wolves. First find the drop-off point and put your evidence down there; then find the extraction point and escape. The Liaison’s hints are about these stations’ names, and you know how routes are made: at least three steps from the start to the drop-off point, at least three from there to the extraction point, at most eight in all. Each round you go one step or stay, in secret. Evidence that you carry shields you: caught a second time, you lose it instead of being arrested.
goal-more-EscapeAfter = You are a Wolf, and have put your evidence down; whether the place was right shows at the end. Now find the extraction point, at least three steps from the drop-off point, and escape there. If you are caught once more after an interrogation you are arrested, for you have nothing left to lose but yourself.
goal-more-EscapeWithout = You are a Wolf whose evidence was taken. You can still be worth a token: find the extraction point and escape there. If you are caught again you are arrested.
goal-more-OutEscaped = You have left the city. If it was the extraction point, you count for the resistance; that shows at the end, and so does whether your evidence lies where it should. The others play on, and you win or lose with them.
goal-more-OutArrested = You are arrested, and out of play. The others play on, and you win or lose with them; evidence that you dropped at the right place still counts.

## What things are: whoever taps one is told

thing-squad = One of the Bloodhound’s three. A move takes it from a district to an adjacent district, into a station of the district or out of it, or to a free precinct beside it. When it storms a station it catches every Wolf there, goes to a precinct and rests until the next turn.
    .name = Squad
thing-precinct = Where squads begin, and where they rest when they have caught somebody. Leaving it for one of its two districts costs no move.
    .name = Precinct
thing-district = Squads drive from district to adjacent district, and storm the stations in it. Wolves do not mind districts, unless one is cordoned off.
    .name = District
thing-station = Wolves go from station to adjacent station, one step a round, along the lines. Its name has two words, and hints are about the one, the other or both.
    .name = Station
thing-line = Joins stations. Two stations are adjacent if a line joins them with no station between.
    .name = Line
thing-cordon = Until the next hunt no Wolf may use that line, or enter or leave that district. Wolves who run from a squad are not held by it.
    .name = Cordon
thing-wolf = Goes secretly from station to station, drops the evidence at the drop-off point and escapes at the extraction point. Caught once, a Wolf is interrogated; then the evidence is taken; then the Wolf is arrested.
    .name = Wolf
thing-evidence = Every Wolf begins with it. At the drop-off point it is a token for the resistance. As long as a Wolf carries it, it shields them: who is caught a second time loses it, instead of being arrested.
    .name = Evidence
thing-hunting-card = Used once, then turned over and passed on: from the resistance to the Bloodhound, and back. The Liaison begins with Howl in Code, Blow a Whistle and Shed Your Coat; the Bloodhound with two cordons; each Wolf with Mark Territory and Run With the Wolves.
    .name = Hunting cards
thing-hint = One word of the Liaison’s, for a station that they think of. It goes with the first word of its name, the second, or both. Everybody reads it, the Bloodhound, too.
    .name = Hint card
thing-not = Turns a hint into its opposite. There are three in the whole game.
    .name = Not
thing-trail = All hints so far, round by round; the first one is for the drop-off point.
    .name = The trail
thing-route = Start, drop-off point and extraction point: at least three steps from the first to the second and from the second to the third, at most eight in all. The Liaison knows all of it, the Wolves the start, the Bloodhound nothing.
    .name = The route
thing-board = Where a Wolf has been, round by round. Only that Wolf sees it, and everybody at the end.
    .name = A Wolf’s board

## First games, as lessons: cards at the table. .otherwise speaks to whoever chose something else

# A Wolf's

guide-wolf-welcome = The new metro has no tunnels, and you can prove it: you are a Wolf. Let us run through Friendgrad for four rounds. I tell you what matters.
    .title = Run, Wolf!
guide-wolf-people = { $anna }, the Liaison, knows the route and may only hint. { $boris }, the Bloodhound, hears every word and has three squads. { $dima } is a Wolf like you.
    .title = Who is who
guide-wolf-goal = Put your evidence down at the drop-off point, then escape at the extraction point. Each of the two is worth a token, and more tokens win. You are not told where these points are.
    .title = What you want
guide-wolf-city = You start here, at 12. { $boris } does not know that. Lines join every station to its neighbours, and every name has two words.
    .title = The city
guide-wolf-hint = “Wet” is { $anna }’s hint for the drop-off point. Look at the names: there is a lake at 4, and a swamp at 9. Which one?
    .title = Your first hint
guide-wolf-count = Count: from the start to the drop-off point it is always three steps or more. The lake is next door, so it is the swamp. { $boris } cannot count like that: he does not know where you began.
    .title = Lake or swamp?
guide-wolf-squads = { $boris } has put his squads into police precincts. From there they drive into districts, and storm stations.
    .title = The hunters
guide-wolf-proud = { $anna } exchanged a hint that was no use, and laid “Proud”, for the drop-off point again. Station 9 is called Purebred Swamp: proud and wet. That fits!
    .title = Two words, one place
guide-wolf-passed = To exchange it she used a hunting card. Used cards are turned over and go to the other side: now { $boris } may sniff around a station. So use yours only when it is worth it.
    .title = Cards change sides
guide-wolf-ask = In your turn you may ask { $anna } something, aloud. Open the talk, and ask whether you are going the right way. She answers in her next turn.
    .title = Ask her
    .otherwise = You may ask that in a real game. Now ask whether you are going the right way.
guide-wolf-move = To 9 it is three steps: 17, 16, 9. You go one step a round, and nobody sees it. Tap 17, then end your move.
    .title = In secret
    .otherwise = That is a way, too. But by 17 and 16 you are at the swamp soonest. Tap 17, then end your move.
    .otherwise-lake = The lake is wet, but only one step from the start: it cannot be the drop-off point. Go to 17.
    .otherwise-run = That card gives you a second step. You will need it more urgently next round, so keep it. Go to 17.
    .otherwise-mark = That card shows { $anna } where you are. She can guess that now, and { $boris } would get the card. Go to 17.
    .otherwise-stay = Staying is allowed, and sometimes clever. But there are only nine rounds, and the way is long. Go to 17.
guide-wolf-track = Your board keeps your way, for you alone. { $dima } has moved as well, and not even you know where to. Now { $boris } hunts.
    .title = Your board
guide-wolf-caught = He thought of the lake, and { $dima } had gone there! Caught for the first time, a Wolf is only interrogated, and runs to a station nearby. The squad has to rest in a precinct.
    .title = Caught at the lake
guide-wolf-nothing = Every round ends like this: drop off, escape, or neither. All hear what you do, but not where. You are not at the swamp yet, so do neither.
    .title = Not yet
    .otherwise = Not now: wait until you are at the right place.
    .otherwise-drop = Evidence that lies at a wrong place counts for { $boris }. You are at 17, not at the swamp. Do neither.
    .otherwise-escape = Then you would be out of the game, at a wrong place and with the evidence in your bag: two tokens for { $boris }. Do neither.

guide-wolf-answer = { $anna } made all Wolves show her where they are, and has answered: you are going the right way. And “Dirty”: that fits a swamp, too.
    .title = The right way
guide-wolf-cordon = But { $boris } has cordoned off the red line until his next hunt, and from 17 to 16 it is red. You need a way round: by 10, on the black line, and then on the blue one.
    .title = A cordon
guide-wolf-run = That is two steps. Use Run With the Wolves, which allows a second one. Then go to 10, to 16, and end your move.
    .title = Two steps at once
    .otherwise = That does not bring you round the cordon this turn. Use Run With the Wolves, then go to 10, to 16, and end your move.
    .otherwise-stay = Waiting until the cordon is gone costs a whole round. Use Run With the Wolves, and go to 10 and 16.
    .otherwise-west = That way leads west, away from the swamp. Use Run With the Wolves, and go to 10 and 16.
guide-wolf-asked = He asks twice, and Wolves must not lie. Have you ever been at 17? Yes. Is a squad in your district? Yes. So you are at 16, 17 or 18, and he has a move left.
    .title = He smells you
guide-wolf-flee = Caught and interrogated! But now you may run, in secret, and no cordon holds you. The swamp is next door: run to 9.
    .title = Run!
    .otherwise = You would get away. But look where the swamp is: run to 9.
    .otherwise-stay = Staying is bold, since he might not look here again. But the swamp is next door: run to 9.
guide-wolf-drop = He chased you just where you wanted to go. Drop off the evidence.
    .title = At the swamp
    .otherwise = First the evidence: drop it off.
    .otherwise-later = Next round a squad may be here. You are at the right place: drop it off.
    .otherwise-escape = This is where evidence belongs, and not where you escape. Drop it off.
guide-wolf-shield = It lies there, and nobody can take it away. But it has protected you, too: a Wolf who is caught again loses the evidence first. You have none now, so the next time you are arrested.
    .title = Without a shield

guide-wolf-pack = { $boris }’s cordons were cards, and used cards go to { $anna }. With one she called the pack: you showed { $dima } where you are, and he was here at once, however far it was.
    .title = The pack
guide-wolf-cold = With the other she laid a hint that { $boris } cannot read: “Cold”, for the extraction point, which is three steps or more from here. Polar Mine, at 6!
    .title = Only for Wolves
guide-wolf-on = From 9 to 6 it goes by 16 and 17. A squad is close, so do not wait: go to 16, and end your move.
    .title = Away from here
    .otherwise = The shortest way to 6 is by 16 and 17. Go to 16, and end your move.
guide-wolf-near = He stormed 10 in vain. Then he asked you whether a squad is in your district, and you had to say yes. Luckily no squad can move any more. And the card that he used is yours again!
    .title = That was close
guide-wolf-dropped = { $dima } stayed at the swamp and dropped off his evidence. You did nothing this time. He, too, has no shield any more.
    .title = Two are delivered

guide-wolf-whistle = { $anna } whistled that squad away. And she laid “Lazy” with a Not, which means the opposite: people toil in a mine. { $boris } may think of Labor Bakery.
    .title = Not lazy
guide-wolf-last = Two steps are left, and your card is back. Use Run With the Wolves, go to 17, to 6, and end your move.
    .title = To the mine
    .otherwise = Every round is a danger now. Use Run With the Wolves, then go to 17, to 6, and end your move.
    .otherwise-back = Away from the mine? Use Run With the Wolves, then go to 17, to 6, and end your move.
guide-wolf-arrested = { $boris } storms 16 and catches { $dima }, who had nothing left to lose: he is arrested. Still carrying the evidence, he would have lost that instead.
    .title = Poor { $dima }
guide-wolf-escape = And you are at the mine, where nobody looked. Escape!
    .title = Now
    .otherwise = You are at 6, Polar Mine, and it is cold. Escape!
    .otherwise-later = Squads are about, and you have no shield. This is the place: escape!
guide-wolf-result = Now the route lies open. Evidence twice and your escape: three tokens. { $dima } is one for { $boris }. Had it been two to two, he would have won.
    .title = The resistance wins
guide-wolf-end = Count steps, weigh words, keep your cards for when they matter, and let go of the evidence only where it belongs. Now try it with others who think for themselves.
    .title = That is all you need

# The Bloodhound's

guide-bloodhound-welcome = Wolves run about with proof that the new metro has no tunnels. You are the Senior Bloodhound, alone against all of them. Four rounds, and I tell you what matters.
    .title = Sniff, sniff!
guide-bloodhound-goal = Each Wolf has two tokens: the evidence, and themselves. They want to drop the evidence off at one station and then escape at another. Whatever they do not get through is yours, and a tie is yours, too.
    .title = What you want
guide-bloodhound-ears = { $anna }, the Liaison, tells { $vera } and { $dima } the way. But she may only lay hints of one word, and you hear them all. You know neither their start nor where they are going.
    .title = Big ears
guide-bloodhound-wet = “Wet” is for the drop-off point. Look at the names: there is a lake at 4, and a swamp at 9.
    .title = The first hint
guide-bloodhound-place = You have three squads, and each begins in a precinct. Put squad 1 near the swamp, in the north-east, squad 2 near the lake, in the south-east, and squad 3 in the north-west.
    .title = Place your squads
    .otherwise = That would do as well. But let us be near lake and swamp: squad 1 in the north-east, squad 2 in the south-east, squad 3 in the north-west.

guide-bloodhound-proud = { $anna } laid “Proud”, again for the drop-off point. Purebred Swamp sounds proud. But so does a monument.
    .title = Another word
guide-bloodhound-passed = She also used a hunting card, to exchange a hint. Used cards are turned over and go to the other side: you can sniff now. What you use will be hers.
    .title = Cards change sides
guide-bloodhound-secret = The Wolves have moved, each by one station, and you did not see it. Now you hunt, with two moves for your squads.
    .title = In the dark
guide-bloodhound-leave = Let us have a look at the lake. It is in the Southern district, next to squad 2. Take squad 2 and send it there: out of a precinct is free.
    .title = Out of the precinct
    .otherwise = That helps little at the lake. Take squad 2, and send it to the Southern district.
    .otherwise-east = That is the other district beside the precinct. The lake, 4, is in the Southern one.
    .otherwise-cards = You will use a card soon. First send squad 2 to the Southern district.
    .otherwise-end = Without a look at anything? Send squad 2 to the Southern district.
guide-bloodhound-storm = From a district a squad storms a station in it, for one move. Storm the lake, 4.
    .title = Storm it
    .otherwise = Perhaps somebody is there, too. But the hint says wet: storm 4 with squad 2.
    .otherwise-end = The squad is outside the lake, and you have two moves. Storm 4!
    .otherwise-cards = Cards can wait. Storm 4!
guide-bloodhound-caught = There was { $dima }! The first time, a Wolf is only interrogated. Your squad has to rest in a free precinct: send it back to the south-east, close by.
    .title = Got him
    .otherwise = That is allowed. But { $dima } is still around here: the south-eastern precinct is nearer.
guide-bloodhound-cordon = He ran in secret, or stayed: so he is at 3, 4, 5 or 12. All but 3 are in the Southern district. Cordon it off, with your card: until your next hunt, no Wolf may enter or leave it.
    .title = Lock him in
    .otherwise = First lock { $dima } in: cordon off the Southern district.
    .otherwise-district = { $dima } is hardly there. Cordon off the Southern district.
    .otherwise-line = A line cordon stops everybody on that line. But { $dima } has several lines. Cordon off the Southern district.
    .otherwise-end = Then { $dima } walks away. Cordon off the Southern district.
guide-bloodhound-swamp = For the rest of the hunt I sent squads 1 and 3 to the district around the swamp. There they wait.
    .title = The other place
guide-bloodhound-nothing = At the end of a round each Wolf may drop off the evidence, or escape. You would hear who, but not where. This time nobody did.
    .title = The round is over

guide-bloodhound-shuffle = “Dirty” fits the swamp as well. { $anna } let the Wolves show her where they are, and that card is yours now. Squad 2 is in the Southern district again. Shuffle through denunciations: every Wolf has to say whether a squad is in their district.
    .title = Ask them
    .otherwise = First ask: use Shuffle Through Denunciations.
    .otherwise-storm = You would have to guess. First ask: use Shuffle Through Denunciations.
    .otherwise-end = And let { $dima } go? Use Shuffle Through Denunciations.
guide-bloodhound-yes = { $dima } says yes, and Wolves must not lie. The only squad near him is this one: he is at 4, 5 or 12. { $vera } says no, so she is not around the swamp yet.
    .title = He is here
guide-bloodhound-sniff = Now sniff around 12: every Wolf says whether they have ever been there. Take the card, then tap the station.
    .title = Sniff around
    .otherwise = One more question first: sniff around 12.
    .otherwise-storm = Wait a moment, you have another card: sniff around 12.
    .otherwise-other = A good question, too. But try 12, where several lines meet.
guide-bloodhound-start = Both have been there! That is hardly chance: it must be where they started. The drop-off point is at least three steps from the start, and the lake is one. So it is the swamp!
    .title = Now think
guide-bloodhound-again = And { $dima } wants to get to the swamp. From 12 he would be there soonest. Storm 12 with squad 2.
    .title = And again
    .otherwise = It might work. But from 12 he would be at the swamp soonest: storm it with squad 2.
    .otherwise-lake = He knows as well as you that the lake is wrong. 12 is on his way: storm that.
    .otherwise-end = You have two moves left. Storm 12!
guide-bloodhound-evidence = There he is. Caught again, he loses the evidence: a token for you. With evidence to lose, a Wolf is not arrested. I sent the squad to rest in the south-west.
    .title = The evidence

guide-bloodhound-pack = You used the cordon, so { $anna } had that card: she called the pack to { $vera }. { $dima } may go to her at once, however far.
    .title = Your card, her card
guide-bloodhound-lazy = “Not lazy” is for the extraction point: a Not turns a hint into its opposite. Labor Bakery? Or a mine?
    .title = Not lazy
guide-bloodhound-now = It is round 3, and from 12 to the swamp it is three steps. Now they can be there. Storm 9 with squad 1.
    .title = Now
    .otherwise = Remember the start, and count the steps: storm 9, the swamp, with squad 1.
    .otherwise-end = They are about to drop off the evidence! Storm 9 with squad 1.
guide-bloodhound-both = Both at once! { $dima } had no evidence left, so he is arrested and out. { $vera } was interrogated, and ran or stayed. Squad 1 rests.
    .title = Two Wolves
guide-bloodhound-twice = She still has her evidence, and this is where she has to drop it. Would she run? Storm 9 once more, with squad 3.
    .title = Would you run?
    .otherwise = Think like her: she wants to drop the evidence here. Storm 9 with squad 3.
    .otherwise-else = She may have run there. But then she would have to come back. Storm 9 again.
    .otherwise-end = If she stayed, she drops the evidence now. Storm 9 with squad 3.
guide-bloodhound-shield = She had stayed, and now you have her evidence: three tokens. She has run for good. Nothing protects her any more: the next time she is arrested.
    .title = Three tokens

guide-bloodhound-cold = “Cold”, for the extraction point. Not lazy and cold: Polar Mine, 6! { $vera } used a card for two steps, and by 16 and 17 she can just be there.
    .title = Put it together
guide-bloodhound-west = The mine is in the Western district. Squad 2 is next to it, in the south-western precinct. Send it to the Western district.
    .title = Go west
    .otherwise = The mine, 6, is in the Western district: send squad 2 there.
    .otherwise-end = Then she escapes. Send squad 2 to the Western district.
guide-bloodhound-dig = { $vera }’s card is yours now. Dig up information: ask her whether a squad is in her district.
    .title = Be sure
    .otherwise = First be sure: dig up information about { $vera }.
    .otherwise-storm = You are quite sure! But asking costs nothing: dig up information about { $vera } first.
    .otherwise-end = Not yet: dig up information about { $vera }.
guide-bloodhound-mine = Yes, she says. Storm the mine!
    .title = Got her
    .otherwise = It was cold, remember? Storm 6 with squad 2.
    .otherwise-end = She would escape. Storm 6 with squad 2!
guide-bloodhound-result = Arrested, before she could escape. All Wolves are out, and all four tokens are yours. Two of four would have been enough.
    .title = The Bloodhound wins
guide-bloodhound-end = Listen to every hint, find out where they began, count steps, and have a squad near the right places in time. Remember that your cards come back to you. Good hunting!
    .title = That is all you need

# The Liaison's

guide-liaison-welcome = The new metro has no tunnels, and two Wolves have the evidence. You are the Liaison: only you know where it has to go. Four rounds, and I tell you what matters.
    .title = You know the way
guide-liaison-goal = { $vera } and { $dima } have to drop their evidence off at one station, then escape at another. Each of these is a token, and more tokens win. { $boris }, the Bloodhound, hunts them.
    .title = What you want
guide-liaison-route = This is the route: they start at 12, drop off at 9 and escape at 6. The Wolves know only the start, and { $boris } knows nothing. You must not say it. You may only lay hint cards.
    .title = The route
guide-liaison-names = A hint makes people think of a name, of one word or of both. 9 is called Purebred Swamp, and 6 Polar Mine. Now look at your five hints.
    .title = What names say
guide-liaison-first = The starting hint is for the drop-off point. Everybody sees it, { $boris } too. “Wet” sounds like a swamp. Tap it.
    .title = The starting hint
    .otherwise = Nobody would think of a swamp. Lay “Wet”.
    .otherwise-proud = Purebred dogs are proud, that is good. But a monument is, too. Keep it for later, and lay “Wet”.
    .otherwise-dirty = That fits the swamp, and the mine even more. Lay “Wet”.
    .otherwise-cold = That is for Polar Mine, and the starting hint is for the drop-off point. Keep it, and lay “Wet”.
    .otherwise-not = With a Not it means the opposite, and you have only three of them. Lay “Wet” alone.
    .otherwise-shed = You may exchange hints now, but “Wet” is good. Lay it.
guide-liaison-start = There is a lake, too, at 4. But all know that the drop-off point is three steps or more from the start. The Wolves can count, from 12. { $boris } cannot!
    .title = Why that was clever

guide-liaison-shed = “Holy” fits nothing on your route. Shed Your Coat exchanges hints. Use it.
    .title = Exchange it
    .otherwise = First get rid of “Holy”: use Shed Your Coat.
    .otherwise-hint = You will lay one soon. First use Shed Your Coat.
guide-liaison-holy = Put “Holy” away, then draw anew.
    .title = Put it away
    .otherwise = Only “Holy” has to go. Put it away, then draw anew.
    .otherwise-proud = You need “Proud” in a moment. Put “Holy” away.
    .otherwise-cold = “Cold” is the best hint for Polar Mine. Put “Holy” away.
guide-liaison-passed = Hunting cards that you use are turned over and go to { $boris }: now he can sniff around a station. And the ones that he uses come to you.
    .title = Cards change sides
guide-liaison-proud = In your turn you lay one or two hints, for any station. With “Proud” the Wolves will be sure of Purebred Swamp. Lay it.
    .title = One more word
    .otherwise = That does not lead to Purebred Swamp. Lay “Proud”.
    .otherwise-cold = They are not there yet, and { $boris } would hear it early. First the drop-off point: lay “Proud”.
    .otherwise-not = A Not means the opposite. Lay “Proud” without it.
    .otherwise-howl = They are all at the start now. Keep that card, and lay “Proud”.
guide-liaison-say = You may not name places, but you may say what a hint is for. Open the talk: your first hint is for the drop-off point.
    .title = Say what it is for
    .otherwise = That is something you may say. But now they need to know that this hint is for the drop-off point.
guide-liaison-enough = A second hint would tell { $boris } more than your Wolves. End your turn.
    .title = That is enough
    .otherwise = It can wait. End your turn.
    .otherwise-hint = You may lay two. But the Wolves know enough, and good hints are rare. End your turn.
guide-liaison-moved = { $vera } has asked whether she is going the right way: you answer in your next turn. Both have moved, in secret. Even you see nothing. Now { $boris } hunts.
    .title = In secret
guide-liaison-caught = He thought of the lake, and { $dima } was there: he had not counted. The first time, a Wolf is only interrogated, and runs.
    .title = Lake, not swamp
guide-liaison-cordons = { $boris } has cordoned off the red line and the Southern district. No Wolf gets through until his next hunt. But now these two cards are yours, turned over!
    .title = Two new cards

guide-liaison-howl = To answer { $vera } you have to know where she is. Howl in Code: every Wolf shows it to you alone.
    .title = Where are they?
    .otherwise = First look where they are: use Howl in Code.
    .otherwise-hint = You will. First look where they are: use Howl in Code.
guide-liaison-seen = { $vera } is at 17, two steps from the swamp. { $dima } is at 3, far away. I lay “Dirty” for you, for the drop-off point again: that should help him.
    .title = Now you know
guide-liaison-answer = And { $vera } waits for her answer. Tell her that she is going the right way. You may judge like this, but never say where to go.
    .title = Answer
    .otherwise = That is not what she asked. Tell { $vera } that she is going the right way.
guide-liaison-asked = { $vera } used a card for two steps, around the cordon. But { $boris } asks, and Wolves must not lie: she has been at 17, and a squad is in her district.
    .title = He smells her
guide-liaison-dropped = He caught her at 16. She was interrogated, ran, and dropped off the evidence! Where, nobody is told. But from 16 it is one step to the swamp.
    .title = Did she find it?

guide-liaison-pack = { $dima } is still far away. Call the Pack lets a Wolf show you and the others where they are, and the others may go there at once. Call it to { $vera }.
    .title = Call the pack
    .otherwise = First bring { $dima } to the swamp: call the pack to { $vera }.
    .otherwise-dima = Then { $vera } could go to { $dima }, and he is far from everything. Call the pack to { $vera }.
    .otherwise-scent = In a moment. First call the pack to { $vera }.
    .otherwise-hint = In a moment. First call the pack to { $vera }.
guide-liaison-joined = She was at the swamp indeed, and { $dima } is there now, too. This round he can drop his evidence off.
    .title = Both at the swamp
guide-liaison-scent = Now to the extraction point. “Cold” would tell { $boris } too much. Throw Off the Scent: this turn’s only hint lies face down, and just the Wolves see it.
    .title = Not for his ears
    .otherwise = First the card: use Throw Off the Scent.
    .otherwise-hint = Then { $boris } would read it. First use Throw Off the Scent.
guide-liaison-cold = Lay “Cold”. Polar Mine: they will know.
    .title = In secret
    .otherwise = They would not think of Polar Mine. Lay “Cold”.
    .otherwise-not = That would mean something warm. Lay “Cold” without a Not.
guide-liaison-near = { $dima } has dropped his evidence. But { $boris } asked { $vera }, and she had to say yes: a squad is in her district, Central. And whoever has been interrogated and has no evidence left to lose is arrested!
    .title = Danger

guide-liaison-whistle = Blow a Whistle sends a squad to an empty precinct. Take the card and squad 3, and send it to the south-east, far from the mine.
    .title = Whistle
    .otherwise = First the squad beside { $vera }: whistle squad 3 to the south-eastern precinct.
    .otherwise-where = Good, but there it is soon back at the mine. Send squad 3 to the south-eastern precinct.
    .otherwise-squad = Not that one: squad 3 is in { $vera }’s district. Send it to the south-eastern precinct.
    .otherwise-hint = First the squad beside { $vera }: whistle squad 3 to the south-eastern precinct.
guide-liaison-not = A hint you must lay. “Lazy” with a Not means the opposite: people toil in a mine. And { $boris } may think of Labor Bakery. Tap the Not beside “Lazy”.
    .title = Not lazy
    .otherwise = That might confuse your Wolves. Lay “Lazy” with a Not.
    .otherwise-plain = In a mine nobody is lazy! Tap the Not beside it.
guide-liaison-arrested = { $boris } stormed 16, and there was { $dima }, without evidence: he is arrested. Still carrying it, he would have lost only that. But where is { $vera }?
    .title = Poor { $dima }
guide-liaison-result = She had run two steps, to the mine, and escaped. Two times evidence and one Wolf: three to one. At two to two, { $boris } would have won.
    .title = The resistance wins
guide-liaison-end = Lay words that tell the Wolves more than the Bloodhound, say what they are for, and keep the best ones until they are needed. Now guide Wolves who think for themselves!
    .title = That is all you need
