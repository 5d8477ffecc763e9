### Gulag in English.

about = Red works and black strikes: you know your own card and your neighbour’s, and you need both to be believed.

## Things

# .title stands alone, on a button or at the head of a column.
Loyalty-red = red
    .title = Red
Loyalty-black = black
    .title = Black

Card-work = work
    .title = Work
Card-strike = strike
    .title = Strike

# Worker cards, counted: "2 red cards".
red-cards = { $n ->
    [one] red card
   *[other] red cards
}
black-cards = { $n ->
    [one] black card
   *[other] black cards
}

## Actions

AppointWorker = Send { VALUE($seat, case: "acc") } to work
AppointSupervisor = Let { VALUE($seat, case: "acc") } supervise
Play = { VALUE($card, case: "title") }
OrderSwap = Order { VALUE($seat, case: "acc") } to swap
LetBe = Order nobody to swap

## Remarks

IAm = I am { $loyalty }.
ISaw = { $you ->
    [seat] I saw your card, and it is { $loyalty }.
   *[nobody] I saw { $seat }’s card, and it is { $loyalty }.
}
IThink = { $you ->
    [seat] I think you are { $loyalty }.
   *[nobody] I think { $seat } is { $loyalty }.
}
IPlayed = On turn { $turn } I played { $card }.

## Events

# Told to one seat alone, about itself.
Dealt = You are { $loyalty }. The card you drew and passed to { VALUE($neighbour, case: "acc") } is { $seen }.
Opened = { $you ->
    [commissar] The lot fell on you: you are the first commissar.
   *[nobody] The lot fell on { $commissar }, who is the first commissar.
}
Appointed = { $you ->
    [commissar] On turn { $turn }, you sent { $workers } to work, with { $supervisor } as supervisor.
    [supervisor] On turn { $turn }, { $commissar } sent { $workers } to work, with you as supervisor.
   *[nobody] On turn { $turn }, { $commissar } sent { $workers } to work, with { $supervisor } as supervisor.
}
Played = You put down your { $card } card.
Ordered = { $you ->
    [supervisor] You ordered { $worker } to swap to the other card.
    [worker] { $supervisor } ordered you to swap to your other card.
   *[nobody] { $supervisor } ordered { $worker } to swap to the other card.
}
LeftAlone = { $you ->
    [supervisor] You ordered nobody to swap.
   *[nobody] { $supervisor } ordered nobody to swap.
}
Inspected = { $work ->
    [0] Both cards turned out to be strikes.
    [1] One card was work, the other a strike.
   *[2] Both cards turned out to be work.
}
Revealed = { $you ->
    [red] The worker cards are turned up: you alone were red, and { $black } were black.
    [black] The worker cards are turned up: { $red } were red, and you alone were black.
   *[nobody] { COUNT($red) ->
        [one] The worker cards are turned up: { $red } alone was red, and { $black } were black.
       *[other] { COUNT($black) ->
            [one] The worker cards are turned up: { $red } were red, and { $black } alone was black.
           *[other] The worker cards are turned up: { $red } were red, and { $black } were black.
        }
    }
}

## Lines of several events

# An order, or none, and what was turned up then.
SwappedAndInspected = { $you ->
    [supervisor] { $work ->
        [0] You ordered { $worker } to swap to the other card. Both cards turned out to be strikes.
        [1] You ordered { $worker } to swap to the other card. One card was work, the other a strike.
       *[2] You ordered { $worker } to swap to the other card. Both cards turned out to be work.
    }
    [worker] { $work ->
        [0] { $supervisor } ordered you to swap to your other card. Both cards turned out to be strikes.
        [1] { $supervisor } ordered you to swap to your other card. One card was work, the other a strike.
       *[2] { $supervisor } ordered you to swap to your other card. Both cards turned out to be work.
    }
   *[nobody] { $work ->
        [0] { $supervisor } ordered { $worker } to swap to the other card. Both cards turned out to be strikes.
        [1] { $supervisor } ordered { $worker } to swap to the other card. One card was work, the other a strike.
       *[2] { $supervisor } ordered { $worker } to swap to the other card. Both cards turned out to be work.
    }
}
LeftAndInspected = { $you ->
    [supervisor] { $work ->
        [0] You ordered nobody to swap, and both cards turned out to be strikes.
        [1] You ordered nobody to swap. One card was work, the other a strike.
       *[2] You ordered nobody to swap, and both cards turned out to be work.
    }
   *[nobody] { $work ->
        [0] { $supervisor } ordered nobody to swap, and both cards turned out to be strikes.
        [1] { $supervisor } ordered nobody to swap. One card was work, the other a strike.
       *[2] { $supervisor } ordered nobody to swap, and both cards turned out to be work.
    }
}

## Reasons

NotThemself = You lead this turn as commissar, so you name others only.
AlreadyNamed = You have already named { VALUE($seat, case: "acc") }. Name somebody else: it takes three different people.
NoSuchPlayer = Nobody sits there. Choose somebody at the table.
NotTrusted = { $most ->
    [0] Nobody may be named two turns in a row, so you cannot name { VALUE($seat, case: "acc") }. Name somebody who had no job last turn.
    [1] Only one of last turn’s three may be named again, and you have named one already, so you cannot name { VALUE($seat, case: "acc") }. Name somebody who had no job last turn.
   *[2] Only two of last turn’s three may be named again, and you have named two already, so you cannot name { VALUE($seat, case: "acc") }. Name somebody who had no job last turn.
}
NotWorking = { $you ->
    [seat] You supervise and have put down no card. Order one of the two workers to swap, or nobody.
   *[nobody] { $seat } is not working this turn. Order one of the two workers to swap, or nobody.
}
AheadOfPlan = { $red ->
    [one] { $work } work cards were played: more than two for the only red. The canal is finished ahead of plan, and red wins.
   *[other] { $work } work cards were played: more than two for each of the { $red } reds. The canal is finished ahead of plan, and red wins.
}
Abandoned = { $work ->
    [0] Not a single work card was played. The canal is abandoned, and black wins.
    [one] { $red ->
        [one] Only { $work } work card was played: fewer than two for the only red. The canal is abandoned, and black wins.
       *[other] Only { $work } work card was played: fewer than two for each of the { $red } reds. The canal is abandoned, and black wins.
    }
   *[other] { $red ->
        [one] Only { $work } work cards were played: fewer than two for the only red. The canal is abandoned, and black wins.
       *[other] Only { $work } work cards were played: fewer than two for each of the { $red } reds. The canal is abandoned, and black wins.
    }
}
OnPlan = { KEY($minority) ->
    [red] { $red ->
        [one] { $work } work cards were played: exactly two for the only red. The canal is finished on plan, so red wins as the smaller side.
       *[other] { $work } work cards were played: exactly two for each of the { $red } reds. The canal is finished on plan, so red wins as the smaller side.
    }
   *[black] { $work } work cards were played: exactly two for each of the { $red } reds. The canal is finished on plan, so black wins as the smaller side.
}
Late = { $work } work cards were played: exactly two for each of the { $red } reds. The canal is finished, but late, and the sides are equal, so nobody wins.

## Goals: what one is after, the most important first, for there may be room for little more

goal-left = { $left ->
    [one] { $work ->
        [0] Nothing so far, and this is the last turn.
       *[other] { $work } so far, and this is the last turn.
    }
   *[other] { $work ->
        [0] Nothing so far, { $left } turns left.
       *[other] { $work } so far, { $left } turns left.
    }
}
goal-reds = { $reds1 ->
    [one] if there is { $reds1 } red
   *[other] if there are { $reds1 } reds
}
# $need1 to $need4: with so many work cards red wins, if there are $reds1 to $reds4 reds.
Dig = { $counts ->
    [1] You are red: red wins with { $need1 } work cards, for there are { $reds1 } reds. { goal-left }
    [2] You are red: red wins with { $need1 } work cards { goal-reds }, { $need2 } if { $reds2 }. { goal-left }
    [3] You are red: red wins with { $need1 } work cards { goal-reds }, { $need2 } if { $reds2 }, { $need3 } if { $reds3 }. { goal-left }
   *[4] You are red: red wins with { $need1 } work cards { goal-reds }, { $need2 } if { $reds2 }, { $need3 } if { $reds3 }, { $need4 } if { $reds4 }. { goal-left }
}
goal-cards = { $most1 ->
    [one] { $most1 } work card
   *[other] { $most1 } work cards
}
# $most1 to $most4: with no more work cards than that black wins.
Hinder = { $counts ->
    [1] You are black: black wins with at most { goal-cards }, for there are { $reds1 } reds. { goal-left }
    [2] You are black: black wins with at most { goal-cards } { goal-reds }, { $most2 } if { $reds2 }. { goal-left }
    [3] You are black: black wins with at most { goal-cards } { goal-reds }, { $most2 } if { $reds2 }, { $most3 } if { $reds3 }. { goal-left }
   *[4] You are black: black wins with at most { goal-cards } { goal-reds }, { $most2 } if { $reds2 }, { $most3 } if { $reds3 }, { $most4 } if { $reds4 }. { goal-left }
}
Settled = { KEY($winner) ->
    [red] { KEY($loyalty) ->
        [red] You are red, and red wins whatever comes: { $work } work cards are enough, however many reds there are.
       *[black] You are black, and red wins whatever comes: { $work } work cards are enough, however many reds there are.
    }
   *[black] { KEY($loyalty) ->
        [red] You are red, and black wins whatever comes: too few turns are left, however few reds there are.
       *[black] You are black, and black wins whatever comes: too few turns are left, however few reds there are.
    }
}

## Board

turn-of = Turn { $turn } of { $turns }
turn-short = Turn { $turn }
turn-result = { $work ->
    [0] Turn { $turn }: two strikes
    [1] Turn { $turn }: one work, one strike
   *[2] Turn { $turn }: two work
}
track = Work in each turn
so-far = { $work ->
    [0] no work cards so far
    [one] { $work } work card so far
   *[other] { $work } work cards so far
}
before = last turn
commissar = commissar
worker = worker
workers = workers
supervisor = supervisor
column-turn = turn
column-work = work
ordered = ordered to swap
no-order = no order

# Of a card in the middle of the table; $card is the card, where you know it.
card-choosing = { $you ->
    [who] You are choosing a card
   *[nobody] { $who } is choosing a card
}
card-down = { $you ->
    [who] Your card, face down
   *[nobody] The card of { $who }, face down
}
card-up = { $you ->
    [who] Your card: { $card }
   *[nobody] The card of { $who }: { $card }
}
# At somebody's place.
choosing = is choosing a card
put-down = has put down a card

your-card = Your card
your-card-is = Your card is { $loyalty }
neighbour-card = { $neighbour }’s card
neighbour-card-is = { $neighbour }’s card is { $loyalty }
known-by = { $knower } knows your card.

# What somebody says they are.
says-of = says “{ $loyalty }”

over = The game is over.
# $named: how many are named so far.
now-you-appoint = { $named ->
    [0] You are the commissar: tap the first of two workers.
    [1] You are the commissar: tap the second worker.
    [2] You are the commissar: tap the supervisor.
   *[3] Send them off, or change who does what.
}
# There is one person left who can be named.
now-you-appoint-only = { $named ->
    [2] Only { $seat } can supervise: not all of last turn’s three may come again.
   *[other] Only { $seat } is left: not all of last turn’s three may come again.
}
# That person was named by itself.
now-you-appoint-filled = Only { $seat } was left: not all of last turn’s three may come again. Send them off?
now-appoints = { $you ->
    [commissar] You are the commissar and name three people.
   *[nobody] { $commissar } is the commissar and names three people.
}
now-you-task = Choose your card: work or strike. Nobody else sees it.
now-you-task-chosen = Ready to put down: { $card }. Send it, or take it back.
now-you-task-covered = Your card is ready. Send it, or take it back.
now-task = Waiting for { $workers } to put down a card.
now-you-supervise = You supervise: have one card swapped, or leave both.
now-supervises = { $you ->
    [supervisor] You supervise: will somebody have to swap?
   *[nobody] { $supervisor } supervises: will somebody have to swap?
}

send-to-work = Send to work
let-supervise = Let supervise
card = Your card
swap = Order to swap
about-me = About me
about-my-cards = About cards I played
about-seen = About the card I saw
about-others = My guesses

past-turns = Turns
no-turns = The first turn is not over yet.
claims = Claims
no-claims = Nobody has claimed anything yet.
claims-is = Known to be { $loyalty }
claims-was = Was { $loyalty }
claims-own = Says of themself
claims-seen = Card seen by
claims-seen-by = { VALUE($by, case: "nom") }: { $loyalty }
claims-thought = Others think
claims-thought-by = { $loyalty }: { $by }
claims-played = Cards claimed
claims-played-on = turn { $turn }: { $card }

total = { $work ->
    [0] No work card was played in all.
    [one] { $work } work card was played in all.
   *[other] { $work } work cards were played in all.
}
discarded = { $cards ->
    [0] No worker card was put away.
    [one] { TALLY("red-cards", $red, "black-cards", $black, none: "nothing") } was put away unseen.
   *[other] { TALLY("red-cards", $red, "black-cards", $black, none: "nothing") } were put away unseen.
}

# The canal is a row of fields, one for each work card, with a flag for each number of reds.
canal = The canal
canal-mark = { $reds ->
    [one] If there is { $reds } red, red wins with { $work } work cards or more.
   *[other] If there are { $reds } reds, red wins with { $work } work cards or more.
}
canal-reached = { $reds ->
    [one] Reached: if there is { $reds } red, red has won.
   *[other] Reached: if there are { $reds } reds, red has won.
}
canal-beyond = { $reds ->
    [one] Out of reach: if there is { $reds } red, red cannot win any more.
   *[other] Out of reach: if there are { $reds } reds, red cannot win any more.
}
canal-ruled-out = { $reds ->
    [one] You know that there is not just { $reds } red.
   *[other] You know that there are not { $reds } reds.
}
canal-how = Red wins at the flag with as many stars as there are reds.

jobs = The jobs of this turn
job-result = { $work ->
    [0] two strikes
    [1] one work, one strike
   *[2] two work cards
}
choose-card = Choose your card
leave-both = Leave both
exchange = { VALUE($who, case: "nom") }: tap, then tap another job to exchange them
all-turns = All turns
turn-told = { $work ->
    [0] Turn { $turn }: { $commissar } named { $workers } and, as supervisor, { $supervisor }. Two strikes.
    [1] Turn { $turn }: { $commissar } named { $workers } and, as supervisor, { $supervisor }. One work, one strike.
   *[2] Turn { $turn }: { $commissar } named { $workers } and, as supervisor, { $supervisor }. Two work cards.
}

# About somebody.
about-jobs = Jobs so far
about-job = { $job ->
    [commissar] Turn { $turn }: commissar
    [ordered] Turn { $turn }: worker, ordered to swap
    [worker] Turn { $turn }: worker
   *[supervisor] Turn { $turn }: supervisor
}
about-no-job = No job yet.
about-said = What was claimed
about-nothing-said = Nobody has claimed anything about this player.
claim-by = { VALUE($by, case: "nom") }: “{ $text }”
claim-refuted = The cards turned up on that turn show that this is not true.
claim-false = As everybody can see now, this was not true.
claim-doubted = The other worker of that turn says something else. They cannot both be right.
claims-more = and { $count } more
marks = Your own mark, which nobody else sees
mark-red = Red, I think
mark-black = Black, I think
mark-doubt = Not sure
marked = You have marked: { $mark }
known = You know: { $loyalty }

# Claims in so few words that they fit a speech bubble.
spoken-own = I am { $loyalty }!
spoken-seen = { $you ->
    [seat] You are { $loyalty }, I saw it!
   *[nobody] { $seat } is { $loyalty }, I saw it!
}
spoken-played = Turn { $turn }: I played { $card }.

## Terminal

show-now = { $you ->
    [commissar] { $work ->
        [0] Turn { $turn } of { $turns }. You are the commissar. No work cards so far.
        [one] Turn { $turn } of { $turns }. You are the commissar. { $work } work card so far.
       *[other] Turn { $turn } of { $turns }. You are the commissar. { $work } work cards so far.
    }
   *[nobody] { $work ->
        [0] Turn { $turn } of { $turns }. { $commissar } is the commissar. No work cards so far.
        [one] Turn { $turn } of { $turns }. { $commissar } is the commissar. { $work } work card so far.
       *[other] Turn { $turn } of { $turns }. { $commissar } is the commissar. { $work } work cards so far.
    }
}
show-secret = You are { $loyalty }, and you know that { $neighbour } is { $seen }.
show-order = { $supervisor }: order to { $worker }
show-no-order = { $supervisor }: no order
show-card = { $who }: { $card }
show-claims = claims
show-claims-is = is
show-claims-was = was
show-claims-own = says
show-claims-seen = card seen by
show-claims-seen-by = { $by }: { $loyalty }
show-claims-thought = others think
show-claims-thought-by = { $loyalty }: { $by }
show-claims-played = cards claimed
show-claims-played-on = { $turn } { $card }

## Terminal: what is counted for the balance

show-side-red = red
show-side-black = black
