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
        [0] no work card so far, and this is the last turn
        [one] { $work } work card so far, and this is the last turn
       *[other] { $work } work cards so far, and this is the last turn
    }
   *[other] { $work ->
        [0] no work card so far, { $left } turns left
        [one] { $work } work card so far, { $left } turns left
       *[other] { $work } work cards so far, { $left } turns left
    }
}
goal-reds = { $reds1 ->
    [one] if there is { $reds1 } red
   *[other] if there are { $reds1 } reds
}
# $need1 to $need4: with so many work cards red wins, if there are $reds1 to $reds4 reds.
Dig = { $counts ->
    [1] You are red: { goal-left }. Red wins with { $need1 }, for there are { $reds1 } reds.
    [2] You are red: { goal-left }. Red wins with { $need1 } { goal-reds }, { $need2 } if { $reds2 }.
    [3] You are red: { goal-left }. Red wins with { $need1 } { goal-reds }, { $need2 } if { $reds2 }, { $need3 } if { $reds3 }.
   *[4] You are red: { goal-left }. Red wins with { $need1 } { goal-reds }, { $need2 } if { $reds2 }, { $need3 } if { $reds3 }, { $need4 } if { $reds4 }.
}
# $most1 to $most4: with no more work cards than that black wins.
Hinder = { $counts ->
    [1] You are black: { goal-left }. Black wins with at most { $most1 }, for there are { $reds1 } reds.
    [2] You are black: { goal-left }. Black wins with at most { $most1 } { goal-reds }, { $most2 } if { $reds2 }.
    [3] You are black: { goal-left }. Black wins with at most { $most1 } { goal-reds }, { $most2 } if { $reds2 }, { $most3 } if { $reds3 }.
   *[4] You are black: { goal-left }. Black wins with at most { $most1 } { goal-reds }, { $most2 } if { $reds2 }, { $most3 } if { $reds3 }, { $most4 } if { $reds4 }.
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

## Whys: what a good player goes by, for whoever asks what it would do

TeamToDig = Of the teams that you may name, this one is likely to work most: the chance to be red is { $red }% for { VALUE($worker, case: "acc") }, { $other_red }% for { VALUE($other, case: "acc") }, and { $supervisor_red }% for { VALUE($supervisor, case: "acc") } as supervisor.
TeamToHinder = { $cover ->
    [true] Of the teams that would not give you away, this one is likely to work least: the chance to be red is { $red }% for { VALUE($worker, case: "acc") }, { $other_red }% for { VALUE($other, case: "acc") }, and { $supervisor_red }% for { VALUE($supervisor, case: "acc") } as supervisor.
   *[false] Of the teams that you may name, this one is likely to work least: the chance to be red is { $red }% for { VALUE($worker, case: "acc") }, { $other_red }% for { VALUE($other, case: "acc") }, and { $supervisor_red }% for { VALUE($supervisor, case: "acc") } as supervisor.
}
KeepToSide = { KEY($loyalty) ->
    [red] You are red, so work is what you want, and the chance of an order to swap from { VALUE($supervisor, case: "acc") } is only { $ordered }%.
   *[black] You are black, so a strike is what you want, and the chance of an order to swap from { VALUE($supervisor, case: "acc") } is only { $ordered }%.
}
StayUnmoved = { KEY($card) ->
    [work] The chance of an order to swap from { VALUE($supervisor, case: "acc") } is { $ordered }%, but nobody should be able to count on you to strike for that, so put down work this time.
   *[strike] The chance of an order to swap from { VALUE($supervisor, case: "acc") } is { $ordered }%, but nobody should be able to count on you to work for that, so put down a strike this time.
}
ExpectOrder = { KEY($card) ->
    [work] The chance of an order to swap from { VALUE($supervisor, case: "acc") } is { $ordered }%, and swapped, your work becomes the strike that you want.
   *[strike] The chance of an order to swap from { VALUE($supervisor, case: "acc") } is { $ordered }%, and swapped, your strike becomes the work that you want.
}
LookRed = It is early: a work card costs your side little now, and makes you look red.
Swap = { KEY($card) ->
    [strike] The chance to be red is { $red }% for { VALUE($seat, case: "acc") } and { $other_red }% for { VALUE($other, case: "acc") }, so the first card is more likely a strike ({ $chance }%) than the second ({ $other_chance }%).
   *[work] The chance to be red is { $red }% for { VALUE($seat, case: "acc") } and { $other_red }% for { VALUE($other, case: "acc") }, so the first card is more likely work ({ $chance }%) than the second ({ $other_chance }%).
}
LeaveBoth = { KEY($card) ->
    [work] Both cards are likely work, { $chance }% for { VALUE($seat, case: "acc") } and { $other_chance }% for { VALUE($other, case: "acc") }, so a swap would do more harm than good.
   *[strike] Both cards are likely strikes, { $chance }% for { VALUE($seat, case: "acc") } and { $other_chance }% for { VALUE($other, case: "acc") }, so a swap would do more harm than good.
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
claims-is = You know: { $loyalty }
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

## The first game, as a lesson: cards at the table. .otherwise speaks to whoever chose something else

guide-first-welcome = Five people dig a canal. Some of them want it finished, some want it to fail, and nobody says which they are. Five turns, and you will find out who is who. I tell you what matters; the table is a real one.
    .title = Welcome to the canal
guide-first-hand = Red means that you want the canal dug. The other card is { $dima }’s: you drew it, looked at it and passed it on. It is black. Of all the cards at this table, you know these two.
    .title = Two cards you know
guide-first-neighbours = Everybody knows the card of the neighbour on their right: you know { $dima }’s, and { $anna } knows yours. So one person here is sure that you are red. Remember it, it will help.
    .title = Who knows what
guide-first-goal = Work cards decide: red needs more than two for each red at the table. On exactly two for each, the smaller side wins. How many reds there are nobody tells you, so this line lists what may be; with three it takes seven.
    .title = What you want
guide-first-canal = Every work card digs one field of the canal. The flags show where red wins: the one with three stars is for three reds. Black wins if the diggers stay short of it.
    .title = The canal

guide-first-turn = Each turn somebody else leads, as commissar. It is { $vera }’s turn. She names two people to work and one to supervise them, and never herself. Let us see whom she trusts.
    .title = The commissar
guide-first-named = { $vera } sends you and { $boris } to work, and { $anna } is to supervise. Both workers now put down a card at the same time, face down: work or strike.
    .title = You have a job
guide-first-task = Nobody will see whose card is whose, so everybody may play what they like. You are red, and each work card brings you nearer to the flag. Choose work, and send it.
    .title = Work or strike?
    .otherwise = A strike digs nothing. That is what black wants, and you are red. Now and then a red strikes to outwit a supervisor, but there is no reason for it here. Take the card that says work.
guide-first-supervision = The cards lie there, and { $anna } has seen neither. She may order one of you to swap to the other card: work becomes strike, and strike becomes work. She has just told everybody that your card is red, so she will hardly pick you.
    .title = The supervisor
guide-first-inspection = { $anna } ordered nobody. The two cards were shuffled and turned up: one work, one strike. Everybody sees how many, nobody sees whose. But you know what you put down yourself!
    .title = What came of it
guide-first-liar = { $boris } says that he played work. Then the strike would be yours. You know better: he struck, so he is very likely black. At this table people may say whatever they like, and lie, too.
    .title = Somebody lies
guide-first-claim = Tell the others. Tap { $boris } and say what you think of him: that he is black. A claim binds nobody, but all will hear it and make up their minds.
    .title = Say it
    .otherwise = You may say that in a real game. But what the others need to hear now is what you found out: tap { $boris }, and say that you think he is black.
    .otherwise-red = That would be kind to { $boris }, and a lie. Black would be glad. Say what you really think: that he is black.

guide-first-again = { $dima } leads now, and you know that he is black. There is one rule that he has to keep: of last turn’s three, he may name two again at most. So at least one of his three has to be new.
    .title = A black commissar
guide-first-watch = { $boris } and { $vera } work, and { $anna } supervises once more. You have nothing to do, so watch { $anna }: whom will she order to swap, after what you have said?
    .title = Not your turn
guide-first-heard = She believed you and ordered { $boris } to swap. Two work cards! So his card had been a strike, and the order turned it into work. To be believed is half of this game.
    .title = They listened
guide-first-read = And look what it tells about { $vera }: both cards are work, and { $boris }’s only because of the order. So { $vera } put down work by herself. She looks red.
    .title = Reading the cards

guide-first-commissar = It is your turn to lead, and you name three others. You trust { $anna }, who spoke up for you, and { $vera }, who worked. { $boris } struck twice, and { $dima } is black for sure.
    .title = Now you are commissar
guide-first-limit = Last turn’s three were { $boris }, { $vera } and { $anna }, and only two of them may come again. So { $dima } has to be in it, whether you like it or not. Which job is the least harm?
    .title = Somebody new has to come
guide-first-name = As supervisor, { $dima } could spoil a good card. So let him work, with { $vera }, and let { $anna } supervise. Tap { $vera }, then { $dima }, then { $anna }, and send it.
    .title = Name your three
    .otherwise = The rules allow that. But a black supervisor would turn the work of somebody you trust into a strike. Better: { $vera } and { $dima } work, and { $anna } supervises.
    .otherwise-boris = With { $boris } in it as well, two of your three would be black. Leave him out: { $vera } and { $dima } work, and { $anna } supervises.
    .otherwise-anna = { $anna } would work well. But then who would supervise { $dima }, or be spoiled by him? Keep { $anna } for that: { $vera } and { $dima } work.
guide-first-saw = { $anna } does not know { $dima }’s card, and you do. Tap { $dima } and tell everybody that you saw it, and that it is black. Then she knows whom to order.
    .title = Warn { $anna }
    .otherwise = True or not, that does not help { $anna } now. Tap { $dima }, and say that you saw his card and that it is black.
guide-first-bluff = { $anna } ordered { $dima } to swap, and it went wrong: he had seen it coming and put down work, so the order made it a strike. Black can think ahead, too. Orders are never sure.
    .title = A trap
guide-first-count = Four work cards after three turns. If { $anna } and { $vera } are red like you, three reds need seven. Two turns are left with two cards each: three of those four have to be work.
    .title = Counting

guide-first-supervise = { $anna } leads and makes you supervisor. { $vera } has always worked, { $boris } has struck every time. Order { $boris } to swap: tap his card. You could also leave both alone, but then his strike would stay.
    .title = You supervise
    .otherwise = Leaving both alone is right where you trust both. But { $boris } has struck twice, and a strike more is one that you cannot afford. Order him to swap.
    .otherwise-vera = { $vera } has worked all the time. Your order would turn her work into a strike, and you would be doing black’s job. Order { $boris }.
guide-first-swapped = Two work cards, that makes six. { $boris } had put down another strike, and you turned it into work. One more card, and the canal is past the flag.
    .title = Well ordered

guide-first-last = The last turn, led by { $boris }. You and { $vera } work, and { $dima } supervises. Two blacks did what they could: { $dima } will surely order one of you to swap. But only one!
    .title = The last turn
guide-first-finish = If you both put down work, he can turn one card into a strike, and the other still counts. You need one. Choose work and send it, and trust { $vera } to do the same.
    .title = One more card
    .otherwise = You might hope that { $dima } turns your strike into work. But if he picks { $vera } instead, there is no work card at all, and everything is lost. Put down work.
guide-first-reveal = He picked you, and { $vera }’s card did it: seven. Now all cards are turned up. You, { $anna } and { $vera } were red, so more than six was enough. Had it been exactly six, the smaller side would have won: black.
    .title = Red wins
guide-first-end = Know your two cards, count the work, listen to who says what, and be believed. As black you do the opposite, and look red while you do it. Now try it on your own: the others will think for themselves.
    .title = That is all you need

## The goal at length, by what it is now

goal-more-Dig = You are red, and want the canal finished. Every work card that lies there in the end digs a piece of it: you win with more than twice as many as there are reds at the table, and with exactly twice as many if reds are fewer than blacks. How many reds there are nobody knows for sure, so the goal line names each number that is still possible for you, and what it takes. When you work, put down work. As commissar, send people whom you trust, and let somebody supervise who knows whom to order. Tell others what you know: the card that you saw is worth most.
goal-more-Hinder = You are black, and want the canal abandoned. You win if fewer work cards lie there in the end than twice the number of reds, or exactly twice as many if blacks are fewer than reds; the goal line says how many you can afford. Put down strike where it could have been the other one, and work now and then, so that you are trusted with more. As supervisor you can turn a red’s work into a strike. Say that you are red: everybody does.
goal-more-Settled = It is decided already: whatever is played now, that side wins, however many reds there are. The game goes on to its last turn all the same, and nobody else has to know what you know.

## What things are: whoever taps one is told

thing-work = A worker who puts this card down digs a piece of the canal. Reds want many of them. Nobody learns whose card it was, only how many of the two were work.
    .name = Work
thing-strike = A worker who puts this card down digs nothing. Blacks want many of them. Nobody learns whose card it was.
    .name = Strike
thing-commissar = Names two workers and a supervisor, never themself. Everybody is commissar once, clockwise. Of the three of the turn before not all may be named again.
    .name = Commissar
thing-worker = Has one work card and one strike card, and secretly puts one of them down, at the same time as the other worker.
    .name = Worker
thing-supervisor = Sees no card, and may order one of the two workers to swap to their other card: work becomes strike, and strike becomes work. Everybody sees who was ordered.
    .name = Supervisor
thing-canal = One piece for each work card. The marks at its side say how far it has to come for red to win, by how many reds there are: more than twice their number. Exactly twice is decided by the smaller side.
    .name = The canal
thing-loyalty = Red wants the canal finished, black wants it abandoned. You know your own card and that of the neighbour at your right; your neighbour at the left knows yours.
    .name = Red or black
thing-claim = Something that somebody said, in words that everybody understands, bots as well. It may be true or a lie, and binds nobody.
    .name = A claim
