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
now-you-appoint = { $named ->
    [0] You are the commissar: name two workers and a supervisor.
    [1] You are the commissar: name the second worker.
   *[2] You are the commissar: name the supervisor.
}
now-appoints = { $you ->
    [commissar] You are the commissar and name two workers and a supervisor.
   *[nobody] { $commissar } is the commissar and names two workers and a supervisor.
}
now-you-task = Put down a card, work or strike. Nobody sees which.
now-task = Waiting for { $workers } to put down a card.
now-you-supervise = You supervise: order one of the two to swap to their other card, or order nobody.
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
