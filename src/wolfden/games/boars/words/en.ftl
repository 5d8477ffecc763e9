### Boars on the Run! in English. What cards, boars and transports are called, the data says.

about = A race with a bag of food: how much dare you draw?

option-bags = Bags
    .hint = whose bags are counted out for you
option-bags-own = your own
option-bags-all = everybody’s
option-bags-none = nobody’s

## Things

# Cards are counted only if there are several alike: “Nip and 2 Tug”. Cubes always are, so .cubes has the one.
counted = { $n ->
    [one] { $thing }
   *[other] { $n } { $thing }
}
Colour-red = red
    .cubes = { $n ->
        [one] 1 red
       *[other] red
    }
Colour-blue = blue
    .cubes = { $n ->
        [one] 1 blue
       *[other] blue
    }
Colour-yellow = yellow
    .cubes = { $n ->
        [one] 1 yellow
       *[other] yellow
    }
Colour-green = green
    .cubes = { $n ->
        [one] 1 green
       *[other] green
    }
Cube-black = black
    .cubes = { $n ->
        [one] 1 black
       *[other] black
    }

# A diet of a boar, what is eaten, and how far that carries: the numbers are in the data, see shelf.py.
-meal = { $moves ->
    [one] { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes") } for 1 space
   *[other] { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes") } for { $moves } spaces
}
-meal-food = { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes") }
-meal-way = { $moves ->
    [one] 1 space
   *[other] { $moves } spaces
}

## Actions

Draw = { $cubes ->
    [one] Draw 1 cube
   *[other] Draw { $cubes } cubes
}
Trigger = Trigger { $card }
Target = { $you ->
    [player] Choose yourself
   *[nobody] Choose { $player }
}
Pick = Pick { $card }
KeepMenu = Keep the menu as it is
ChangeMenu = Change the menu: four new cards
Buy = Buy { $card }
Use = Use { $card }
Done = Done: activate your space
Ride = Take the { $transport }
Eat = Eat { $meal }
Pay = Pay 1 { $colour }
Discard = Discard { $card }
IdleCopy = { $card }, the copy that can do no more this turn
TakeThree = Take 3 cubes of your space’s colour
TakeOne = Take 1 { $colour }
GiveOne = Give the predator 1 cube of its colour
GiveThree = Give the predator any 3 cubes

## Events

Chose = { $you ->
    [seat] You play { $boar }.
   *[nobody] { $seat } plays { $boar }.
}
Begins = { $you ->
    [seat] You begin.
   *[nobody] { $seat } begins.
}
Revealed = { $card } is now on the menu.
Drew = { $you ->
    [seat] You drew { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes", none: "nothing") }.
   *[nobody] { $seat } drew { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes", none: "nothing") }.
}
Sickened = { $you ->
    [seat] You fell sick and put all your cubes back into the bag.
   *[nobody] { $seat } fell sick and put all cubes back into the bag.
}
Triggered = { $you ->
    [seat] You triggered { $card }.
   *[nobody] { $seat } triggered { $card }.
}
Overtook = { $you ->
    [seat] You landed just past { $target }, on space { $space }.
    [target] { $seat } landed just past you, on space { $space }.
   *[nobody] { $seat } landed just past { $target }, on space { $space }.
}
Stepped = { $you ->
    [seat] You took one step, to space { $space }.
   *[nobody] { $seat } took one step, to space { $space }.
}
PulledBack = { $you ->
    [target] { $space ->
        [0] You were pulled back to the start.
       *[other] You were pulled back to space { $space }.
    }
   *[nobody] { $space ->
        [0] { $target } was pulled back to the start.
       *[other] { $target } was pulled back to space { $space }.
    }
}
Switched = { $you ->
    [one] You lost { $card } to { $other } and got { $other_card } in return.
    [other] You lost { $other_card } to { $one } and got { $card } in return.
   *[nobody] { $one } lost { $card } to { $other } and got { $other_card } in return.
}
Took = { $you ->
    [seat] You took { $card } from { $target }.
    [target] { $seat } took { $card } from you.
   *[nobody] { $seat } took { $card } from { $target }.
}
ChoseCopy = { $you ->
    [seat] { $idle ->
        [true] Of your copies of { $card }, one goes that can do no more this turn.
       *[false] Of your copies of { $card }, one goes that could still act this turn.
    }
   *[nobody] { $idle ->
        [true] Of { $seat }’s copies of { $card }, one goes that can do no more this turn.
       *[false] Of { $seat }’s copies of { $card }, one goes that could still act this turn.
    }
}
Discarded = { $you ->
    [seat] You discarded { $card }.
   *[nobody] { $seat } discarded { $card }.
}
MenuChanged = { $you ->
    [seat] You changed the menu.
   *[nobody] { $seat } changed the menu.
}
Bought = { $you ->
    [seat] You bought { $card } for { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") }.
   *[nobody] { $seat } bought { $card } for { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") }.
}
Used = { $you ->
    [seat] You used { $card } and moved to space { $space }.
   *[nobody] { $seat } used { $card } and moved to space { $space }.
}
Feasted = { $you ->
    [seat] You used { $card } and got { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") }.
   *[nobody] { $seat } used { $card } and got { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") }.
}
Rode = { $you ->
    [seat] You took the { $transport } to space { $space }.
   *[nobody] { $seat } took the { $transport } to space { $space }.
}
Ate = { $you ->
    [seat] You ate { VALUE($meal, case: "food") } and moved to space { $space }.
   *[nobody] { $seat } ate { VALUE($meal, case: "food") } and moved to space { $space }.
}
Bumped = { $you ->
    [seat] { $space ->
        [0] You were bumped back to the start.
       *[other] You were bumped back to space { $space }.
    }
   *[nobody] { $space ->
        [0] { $seat } was bumped back to the start.
       *[other] { $seat } was bumped back to space { $space }.
    }
}
Gained = { $you ->
    [seat] You got { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") } for your bag.
   *[nobody] { $seat } got { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") } for the bag.
}
Gathered = { $card } brought { VALUE($seat, case: "acc") } one more.
Fed = { $you ->
    [seat] You gave the predator { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") }.
   *[nobody] { $seat } gave the predator { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") }.
}
Chased = { $you ->
    [seat] { $space ->
        [0] You could not feed the predator, which chased you back to the start.
       *[other] You could not feed the predator, which chased you back to space { $space }.
    }
   *[nobody] { $space ->
        [0] { $seat } could not feed the predator and was chased back to the start.
       *[other] { $seat } could not feed the predator and was chased back to space { $space }.
    }
}

## Lines of several events

RevealedCards = { $card } are on the menu.
NewMenu = { $you ->
    [seat] You changed the menu. It now has { $card }.
   *[nobody] { $seat } changed the menu. It now has { $card }.
}
DrewSick = { $you ->
    [seat] You drew { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes", none: "nothing") }, fell sick, and put all of it back into the bag.
   *[nobody] { $seat } drew { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes", none: "nothing") }, fell sick, and put all of it back into the bag.
}
OvertookWith = { $you ->
    [seat] With { $card } you landed just past { $target }, on space { $space }.
    [target] With { $card }, { $seat } landed just past you, on space { $space }.
   *[nobody] With { $card }, { $seat } landed just past { $target }, on space { $space }.
}
SteppedWith = { $you ->
    [seat] With { $card } you took one step, to space { $space }.
   *[nobody] With { $card }, { $seat } took one step, to space { $space }.
}
PulledBackWith = { $you ->
    [seat] { $space ->
        [0] You pulled { $target } back to the start with { $card }.
       *[other] You pulled { $target } back to space { $space } with { $card }.
    }
    [target] { $space ->
        [0] { $seat } pulled you back to the start with { $card }.
       *[other] { $seat } pulled you back to space { $space } with { $card }.
    }
   *[nobody] { $space ->
        [0] { $seat } pulled { $target } back to the start with { $card }.
       *[other] { $seat } pulled { $target } back to space { $space } with { $card }.
    }
}
DiscardedCards = { $you ->
    [seat] You discarded { $card }.
   *[nobody] { $seat } discarded { $card }.
}
GainedMore = { $you ->
    [seat] { $times_Gathered ->
        [one] You got { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") } for your bag, and { $card } brought one more.
       *[other] You got { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") } for your bag, and { $card } brought one more each.
    }
   *[nobody] { $times_Gathered ->
        [one] { $seat } got { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") } for the bag, and { $card } brought one more.
       *[other] { $seat } got { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes", none: "nothing") } for the bag, and { $card } brought one more each.
    }
}

## Reasons

FirstHome = { $you ->
    [seat] You reached the finish first.
   *[nobody] { $seat } reached the finish first.
}
OutOfTurns = { $turns ->
    [one] Everybody has had a turn. The boar furthest ahead wins.
   *[other] Everybody has had { $turns } turns. The boar furthest ahead wins.
}
TooFewCubes = { $cubes ->
    [one] There is only 1 cube left in your bag: draw that one.
   *[other] There are only { $cubes } cubes in your bag: draw that many at most.
}
VendettasFirst = First choose which of your vendettas triggers.
NoVendetta = { $card } does not trigger with this draw. Choose a vendetta that does.
NoTarget = { $card } has nobody to act on now. Choose another vendetta.
NotATarget = { $you ->
    [player] This vendetta cannot be aimed at yourself now. Choose somebody else.
   *[nobody] This vendetta cannot be aimed at { $player } now. Choose somebody else.
}
NoSuchPlayer = Nobody sits there. Choose somebody at the table.
NotInFront = { $card } does not lie there. Choose one of the cards that do.
NotOpen = { $card } is not on the menu now. Choose one of the four open cards.
OnePurchase = You have already bought a card this turn. You can buy another one in your next turn.
TooDear = { $cost ->
    [one] { $card } costs 1 cube of food, and you have none left in hand. Draw some food to buy it.
   *[other] { $card } costs { $cost } cubes of food, and you have fewer in hand. Choose a cheaper card, or none.
}
UsedUp = You have already used this diet. You can use it again in your next turn.
TooLittleFood = You do not have the cubes for this in hand. Choose something that you can pay.
ColourDrawn = This card only works in a turn in which you draw no { $colour } cube.
NotThatMany = { $cubes ->
    [one] This card only works if you draw exactly 1 cube.
   *[other] This card only works if you draw exactly { $cubes } cubes.
}
NothingToGain = The reserve has none of these cubes left. Use the card later, when some have been paid.
NoPurchase = This card acts on a purchase. First buy a card of the right kind while this one lies in front of you.
NoOtherCard = You need another card to discard for this one. Buy one first.
NotADiet = { $card } works by itself: you need not do anything.
NotYourBoar = That is a diet of another boar. Choose one of the two of your own.
NotTheTicket = For this ticket you must draw exactly { $cubes } { $colour }, and still have all of them in hand.
LastStation = There is no station of the { $transport } ahead of you any more. Move on in another way.
PaidInOrder = Pay colour by colour: red, then blue, yellow and green. To pay more of an earlier colour, take back a choice.
NoneLeft = The reserve has no { $colour } cube left. Take another colour.
NotIdle = All copies of { $card } there are alike. Just choose { $card }.
NotTheNewCard = This one stays. Choose another card to discard.

## Goals: what one is after now

SetOff = { $rounds ->
    [0] { $to_go } spaces to go, and everybody is still at the start. The first at the finish wins.
    [one] The last round, and everybody is still at the start. Whoever is furthest ahead wins.
   *[other] { $rounds } rounds left, and everybody is still at the start. Then whoever is furthest ahead wins.
}
Lead = { $rounds ->
    [0] { $to_go ->
        [one] 1 space to go, { $by } ahead of { VALUE($rival, case: "acc") }. The first at the finish wins.
       *[other] { $to_go } spaces to go, { $by } ahead of { VALUE($rival, case: "acc") }. The first at the finish wins.
    }
    [one] The last round, and you are { $by } ahead of { VALUE($rival, case: "acc") }. Whoever is furthest ahead wins.
   *[other] { $rounds } rounds left, { $by } ahead of { VALUE($rival, case: "acc") }. Then whoever is furthest ahead wins.
}
Level = { $rounds ->
    [0] { $to_go ->
        [one] 1 space to go, level with { VALUE($rival, case: "acc") }. The first at the finish wins.
       *[other] { $to_go } spaces to go, level with { VALUE($rival, case: "acc") }. The first at the finish wins.
    }
    [one] The last round, and you are level with { VALUE($rival, case: "acc") }. Whoever is furthest ahead wins.
   *[other] { $rounds } rounds left, level with { VALUE($rival, case: "acc") }. Then whoever is furthest ahead wins.
}
CatchUp = { $rounds ->
    [0] { $to_go ->
        [one] 1 space to go, { $by } behind { VALUE($rival, case: "acc") }. The first at the finish wins.
       *[other] { $to_go } spaces to go, { $by } behind { VALUE($rival, case: "acc") }. The first at the finish wins.
    }
    [one] The last round, and you are { $by } behind { VALUE($rival, case: "acc") }. Whoever is furthest ahead wins.
   *[other] { $rounds } rounds left, { $by } behind { VALUE($rival, case: "acc") }. Then whoever is furthest ahead wins.
}

## Whys: what a good player goes by, for whoever asks what it would do

DrawSafely = { $cubes ->
    [one] Draw 1: you cannot get sick of that.
   *[other] { $more ->
        [0] Draw { $cubes }: you cannot get sick of so few.
       *[other] Draw { $cubes }: you cannot get sick of so few, but the chance would be { $more }% with one more.
    }
}
DrawDaring = Draw { $cubes }: the chance of getting sick is { $sick }%, one more would make it { $more }%.
DrawAll = { $sick ->
    [0] Draw all { $cubes }: there is nothing in your bag that could make you sick.
   *[other] Draw all { $cubes }: the chance of getting sick is { $sick }%, but your bag is so empty that you need everything in it.
}
DrawPortion = { $spaces ->
    [one] This exact number also sets off { $card }: 1 space, whatever comes out.
   *[other] This exact number also sets off { $card }: { $spaces } spaces, whatever comes out.
}
HopeForCard = { $spaces ->
    [one] The chance that it feeds { $card }, for 1 space, is { $chance }%.
   *[other] The chance that it feeds { $card }, for { $spaces } spaces, is { $chance }%.
}
HopeForNone = For { $card } you want none of its colour, and the chance of that is { $chance }%.
HopeForMeal = The chance that you can eat { $meal } is { $chance }%.
HopeForRide = { $spaces ->
    [one] The chance of a ticket for the { $transport }, 1 space on, is { $chance }%.
   *[other] The chance of a ticket for the { $transport }, { $spaces } spaces on, is { $chance }%.
}
WinNow = That takes you to the finish: you win.
WorthBuying = { $spaces ->
    [0] { $card } will hardly get you on any more, but your cubes will do so even less.
    [one] { $card } should be worth about 1 space to you until the end of the race.
   *[other] { $card } should be worth about { $spaces } spaces to you until the end of the race.
}
WorthLeast = { $spaces ->
    [0] Of your cards, { $card } is the one to go: it will hardly bring you anything any more.
    [one] Of your cards, { $card } is the one to go: it should bring you least from now on, about 1 space.
   *[other] Of your cards, { $card } is the one to go: it should bring you least from now on, about { $spaces } spaces.
}
MovesFor = { $cubes ->
    [0] { $spaces ->
        [one] It moves you 1 space and costs no cube.
       *[other] It moves you { $spaces } spaces and costs no cube.
    }
    [one] { $spaces ->
        [one] It moves you 1 space for 1 cube.
       *[other] It moves you { $spaces } spaces for 1 cube.
    }
   *[other] { $spaces ->
        [one] It moves you 1 space for { $cubes } cubes.
       *[other] It moves you { $spaces } spaces for { $cubes } cubes.
    }
}
FoodForNothing = { $card } fills your bag and costs you nothing.
KeepFood = { $cubes ->
    [one] The cube in your hand is worth more in your bag than what it could pay for now.
   *[other] The { $cubes } cubes in your hand are worth more in your bag than what they could pay for now.
}
ThenBump = Your turn then ends on the space of { $target }, who is bumped back.
ThenFood = Your turn then ends on space { $space }, where you can take 3 { $colour }.
ThenStation = Your turn then ends on space { $space }, a station: 1 { $colour } and 1 cube of any colour for you.
ThenPredator = Your turn then ends on space { $space }, where a predator wants 1 { $colour } or any 3 cubes.
PullBack = { $foremost ->
    [true] { $spaces ->
        [one] Of your opponents, { $target } is furthest ahead, and goes back 1 space.
       *[other] Of your opponents, { $target } is furthest ahead, and goes back { $spaces } spaces.
    }
   *[false] { $spaces ->
        [one] { $target } goes back 1 space, and that hurts most.
       *[other] { $target } goes back { $spaces } spaces, and that hurts most.
    }
}
Overtaking = { $you ->
    [target] It takes you one step on.
   *[nobody] { $spaces ->
        [one] It takes you just past { $target }, 1 space on.
       *[other] It takes you just past { $target }, { $spaces } spaces on.
    }
}
Strip = { $cards ->
    [one] { $target } loses a card, and nobody would miss theirs more.
   *[other] { $target } loses { $cards } cards, and nobody would miss theirs more.
}
WorthTaking = { $spaces ->
    [0] Of all cards that you can get, { $card } should bring you most, though little.
    [one] { $card } should be worth about 1 space to you until the end of the race.
   *[other] { $card } should be worth about { $spaces } spaces to you until the end of the race.
}
TakeMore = Three cubes are worth more than one, whatever its colour.
FeedsDiet = { $card } will be easier to feed with another { $colour } cube in your bag.
GiveLess = One cube is enough, and you keep the others.
WorthMore = { $spaces ->
    [0] It is about as good as your next best choice.
    [one] It should be worth about 1 space more than your next best choice.
   *[other] It should be worth about { $spaces } spaces more than your next best choice.
}

## Cautions: what a choice risks

LikelySick = { $sick ->
    [100] With so many cubes you get sick for certain.
   *[other] With so many cubes you are more likely to get sick than not: the chance is { $sick }%.
}
UnusedCard = You could still use { $card } this turn.
UnusedTicket = You have just the cubes for a ticket for the { $transport }.
HungryPredator = You have nothing to feed the predator with, neither 1 { $colour } nor 3 cubes: it will chase you back.
OneIsEnough = 1 { $colour } would be enough for this predator.
Backwards = { $spaces ->
    [one] That takes you 1 space back.
   *[other] That takes you { $spaces } spaces back.
}
OwnCards = { $cards ->
    [one] That costs you a card of your own.
   *[other] That costs you your own { $cards } cards.
}

## Cubes, spaces and cards, on the board and in the terminal

cubes = { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, "Cube-black", $black, case: "cubes", none: "nothing") }
pile = { $colour ->
    [red] { $n } red
    [blue] { $n } blue
    [yellow] { $n } yellow
    [green] { $n } green
   *[black] { $n } black
}

space-start = Space { $space }: start
space-foodstuff = Space { $space }: { $colour } foodstuff
space-predator = Space { $space }: { $colour } predator
space-station = Space { $space }: station of the { $transport } ({ $colour })
space-finish = Space { $space }: finish

does-diet = { $moves ->
    [0] Pay { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes") } to get { TALLY("Colour-red", $gain_red, "Colour-blue", $gain_blue, "Colour-yellow", $gain_yellow, "Colour-green", $gain_green, case: "cubes") }.
    [one] Pay { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes") } to move 1 space.
   *[other] Pay { TALLY("Colour-red", $red, "Colour-blue", $blue, "Colour-yellow", $yellow, "Colour-green", $green, case: "cubes") } to move { $moves } spaces.
}
does-non_diet = { $moves ->
    [one] If you draw no { $colour }, move 1 space.
   *[other] If you draw no { $colour }, move { $moves } spaces.
}
does-midnight_feast = If you draw no { $colour }, get { TALLY("Colour-red", $gain_red, "Colour-blue", $gain_blue, "Colour-yellow", $gain_yellow, "Colour-green", $gain_green, case: "cubes") }.
does-portion = { $moves ->
    [one] If you draw exactly { $number }, move 1 space.
   *[other] If you draw exactly { $number }, move { $moves } spaces.
}
does-gatherer = When a space gives you { $colour }, get 1 more.
does-knowledge_is_power = { $moves ->
    [one] When you buy a diet, move 1 space.
   *[other] When you buy a diet, move { $moves } spaces.
}
does-best_served_cold = { $moves ->
    [one] When you buy a vendetta, move 1 space.
   *[other] When you buy a vendetta, move { $moves } spaces.
}
does-couldnt_care_less = { $moves ->
    [one] Discard another card to move 1 space.
   *[other] Discard another card to move { $moves } spaces.
}
does-overtake = With { $number } black, land just past a boar on { $colour }.
does-pullback = { $moves ->
    [one] With { $number } black, an opponent goes back 1 space.
   *[other] With { $number } black, an opponent goes back { $moves } spaces.
}
does-switcheroo = With { $number } black, swap cards of two players.
does-finders_keepers = With { $number } black, take an opponent’s card.
does-sorry_not_sorry = With { $number } black, somebody loses all cards.

## The board

over = The game is over.
round = Round { $round }
road = The road, from start to finish
boars-on-road = The boars on the road
boar-at = { $you ->
    [seat] You ({ $boar }), on space { $space }
   *[nobody] { $seat } ({ $boar }), on space { $space }
}
legend = On the road
legend-food = foodstuff: take cubes
legend-predator = predator: give cubes
legend-food-full = Ending on foodstuff: take 3 of its colour, or 1 of any.
legend-predator-full = Ending on a predator: give 1 of its colour or any 3, or go back a space.
legend-station = { $transport }: { $cubes } { $colour } a ticket

market = The menu
deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
costs = { $cost ->
    [one] costs 1 cube
   *[other] costs { $cost } cubes
}
reserve = Reserve
reserve-holds = Reserve: { $cubes }
draws = { $you ->
    [seat] You are about to draw
   *[nobody] { $seat } is about to draw
}
drew = { $you ->
    [seat] You drew
   *[nobody] { $seat } drew
}
drew-cubes = { $you ->
    [seat] You drew { $cubes }
   *[nobody] { $seat } drew { $cubes }
}
left = Still in hand
left-cubes = Still in hand: { $cubes }
sick-because = { $you ->
    [seat] You are sick: { $black } black cubes!
   *[nobody] { $seat } is sick: { $black } black cubes!
}
sick-costs = All of it is back in the bag.
left-in-reserve = of { $n }
aimed-moves = space { $from } → { $to }
aimed-past = you: { $from } → { $to }
aimed-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
note-why = { $what } { $why }
now-you-send = Send it, or take back a choice.
all-paid = All is paid: send it.

# The bag with its slider
draw-how-many = How many cubes to draw
draw-number = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
draw-number-risk = { $cubes ->
    [one] 1 cube: { $chance } to get sick
   *[other] { $cubes } cubes: { $chance } to get sick
}
draw-fewer = One cube fewer
draw-more = One cube more
draw-go = Draw { $cubes }
draw-covered = Your bag is covered, and so are the chances.
draw-uncounted = { $cubes ->
    [one] 1 cube is in your bag. Nobody counts bags out at this table, so nobody reckons chances either.
   *[other] { $cubes } cubes are in your bag. Nobody counts bags out at this table, so nobody reckons chances either.
}
sick-by = { $black ->
    [one] sick (1 black or more)
   *[other] sick ({ $black } black or more)
}
vendetta-by = { $cards } ({ $black } black)
percent = { $n }%
percent-under = under 1%
percent-over = over 99%

# Being done
a-purchase = a purchase
done-go-on = Go on
then-food = take 3 { $colour } or 1 of any
then-predator = feed the predator 1 { $colour } or any 3
then-station = take 1 { $colour } and 1 of any
then-nothing = end your turn
unused = Left unused: { $things }.
unused-none = There is nothing else that you could do.

bag = Your bag
bag-of = { $you ->
    [seat] Your bag: { $cubes }
   *[nobody] { $seat }’s bag: { $cubes }
}
in-bag = { $cubes ->
    [one] 1 cube in the bag
   *[other] { $cubes } cubes in the bag
}
in-bag-covered = { $cubes ->
    [one] 1 cube in the bag (covered)
   *[other] { $cubes } cubes in the bag (covered)
}
hidden-bag = Nobody is shown what is in a bag at this table.
your-cards = Your cards
no-cards = no cards yet
boar-eats = { $boar } eats { $first } or { $second }.
boar-on = { $boar }. { $place }
diet-of = { $boar }’s own diet: { $meal }.
diet-of-eaten = { $boar }’s own diet: { $meal } (eaten this turn).
used = used this turn
card-does = { $card }: { $does }
card-does-used = { $card }: { $does } (used this turn)
choose-card = { $action }. { $does }
all-cards = Everybody’s cards
short-of = { $you ->
    [seat] { $left ->
        [one] You were 1 space short of the finish.
       *[other] You were { $left } spaces short of the finish.
    }
   *[nobody] { $left ->
        [one] { $seat } was 1 space short of the finish.
       *[other] { $seat } was { $left } spaces short of the finish.
    }
}
turns = { $turns ->
    [one] The game took 1 round.
   *[other] The game took { $turns } rounds.
}

## What is happening

now-draw = { $you ->
    [seat] You are about to draw from the bag.
   *[nobody] { $seat } is about to draw from the bag.
}
now-you-draw = How many cubes do you draw? { $black } black make you sick.
now-vendetta = { $you ->
    [seat] A vendetta of yours triggers.
   *[nobody] A vendetta of { $seat }’s triggers.
}
now-you-vendetta = { $black ->
    [0] Your vendettas trigger. Which comes first?
    [one] 1 black: your vendettas trigger. Which comes first?
   *[other] { $black } black: your vendettas trigger. Which comes first?
}
now-you-trigger = { $black ->
    [0] { $card } triggers, as it must: tap it.
    [one] 1 black: { $card } triggers, as it must. Tap it.
   *[other] { $black } black: { $card } triggers, as it must. Tap it.
}
now-you-overtake = { $card }: which boar do you land just past?
now-you-pull-back = { $moves ->
    [one] { $card }: who goes back 1 space?
   *[other] { $card }: who goes back { $moves } spaces?
}
now-you-switch = { $card }: whose card is the first of the two?
now-you-switch-with = { $card }: and whose card for it?
now-you-take-from = { $card }: whose card do you take?
now-you-strip = { $card }: who loses all cards?
now-you-pick = { $card }: which card?
now-menu = { $you ->
    [seat] You may change the menu.
   *[nobody] { $seat } may change the menu.
}
now-you-menu = All your black cubes: do you want a new menu?
now-use = { $you ->
    [seat] You are using cubes.
   *[nobody] { $seat } is using cubes.
}
now-you-use = Use your cubes: tap what is lit.
now-you-done = Nothing more to do with this draw: go on.
now-you-sick = { $black } black: sick! Only what costs no cubes works.
now-you-sick-only = { $black } black: sick! Nothing works now. Go on.
now-pay = { $you ->
    [seat] You are paying.
   *[nobody] { $seat } is paying.
}
now-you-pay = { $due ->
    [0] Pay.
    [one] Pay 1 more cube.
   *[other] Pay { $due } more cubes.
}
now-you-pay-for = { $due ->
    [0] Pay for { $card }.
    [one] Pay 1 more cube for { $card }.
   *[other] Pay { $due } more cubes for { $card }.
}
now-discard = { $you ->
    [seat] You are discarding a card.
   *[nobody] { $seat } is discarding a card.
}
now-you-discard = Four cards are the most: which do you discard?
now-you-discard-to-move = { $moves ->
    [one] { $card }: which card do you discard to move 1 space?
   *[other] { $card }: which card do you discard to move { $moves } spaces?
}
now-food = { $you ->
    [seat] You are taking food.
   *[nobody] { $seat } is taking food.
}
now-you-food = Foodstuff: take 3 { $colour }, or 1 of any colour.
now-predator = { $you ->
    [seat] You face a predator.
   *[nobody] { $seat } faces a predator.
}
now-you-predator = A predator! Give it 1 { $colour }, or any 3.
now-station = { $you ->
    [seat] You are taking a cube.
   *[nobody] { $seat } is taking a cube.
}
now-you-station = Take 1 cube of any colour.

## Headings of choices, and choices in short

draw = Draw cubes
trigger = Vendettas
target = Whom?
pick = Which card?
menu = The menu
keep = Keep it
change = Four new cards
buy = Buy a card
buy-for = { $card } ({ $cost })
diet = Eat, and run
ride = Ride
ride-for = { $transport }: { $cubes } { $colour }
done = Done
pay-title = Pay with
discard = Discard
live-copy = { $card }, the copy that can still act this turn
idle-copy = { $card }, the copy that can do no more this turn
take = Take
take-three = 3 { $colour }
one = 1 { $colour }
give = Give the predator
give-three = any 3
turn-of = { $you ->
    [seat] Your turn
   *[nobody] { $seat }’s turn
}

## The terminal

show-track = Track (r foodstuff, r! predator, R station, X finish):
show-tickets = Tickets: { $first } { $red }r, { $second } { $blue }b, { $third } { $yellow }y, { $fourth } { $green }g
show-player = { $you ->
    [seat] { $cubes ->
        [one] You are on space { $space } as { $boar } ({ $first } or { $second }), with 1 cube in your bag
       *[other] You are on space { $space } as { $boar } ({ $first } or { $second }), with { $cubes } cubes in your bag
    }
   *[nobody] { $cubes ->
        [one] { $seat } is on space { $space } as { $boar } ({ $first } or { $second }), with 1 cube in the bag
       *[other] { $seat } is on space { $space } as { $boar } ({ $first } or { $second }), with { $cubes } cubes in the bag
    }
}
show-player-bag = { $you ->
    [seat] You are on space { $space } as { $boar } ({ $first } or { $second }), with { $bag } in your bag
   *[nobody] { $seat } is on space { $space } as { $boar } ({ $first } or { $second }), with { $bag } in the bag
}
show-menu = The menu:
show-menu-card = { $cost ->
    [one] { $card }, for 1 cube: { $does }
   *[other] { $card }, for { $cost } cubes: { $does }
}
show-deck = { $cards ->
    [one] (1 card in the deck; reserve: { $cubes })
   *[other] ({ $cards } cards in the deck; reserve: { $cubes })
}
show-choice-buy = { $cost ->
    [one] 1 cube: { $does }
   *[other] { $cost } cubes: { $does }
}
show-choice-ride = { $cubes }, to space { $space }
show-risk-cubes = Cubes drawn:
show-risk-sick = sick
how-many-Draw = How many cubes do you draw, { $low } to { $high }?
show-draws = { $you ->
    [seat] Round { $round }: how many cubes do you draw?
   *[nobody] Round { $round }: { $seat } is about to draw.
}
show-drew-sick = { $you ->
    [seat] Round { $round }: you drew { $drawn }, and are sick.
   *[nobody] Round { $round }: { $seat } drew { $drawn }, and is sick.
}
show-drew = { $you ->
    [seat] Round { $round }: you drew { $drawn }, and have { $hand } left in hand.
   *[nobody] Round { $round }: { $seat } drew { $drawn }, and has { $hand } left in hand.
}
show-paying = { $due ->
    [0] { $card }: { $does }
    [one] { $card }: { $does } (1 cube still to pay)
   *[other] { $card }: { $does } ({ $due } cubes still to pay)
}
show-reserve = Reserve: { $cubes }

## The terminal: what is counted for the balance

show-chart-order = turn order
show-chart-won = won
show-chart-place-1 = 1st to play
show-chart-place-2 = 2nd to play
show-chart-place-3 = 3rd to play
show-chart-place-4 = 4th to play
show-chart-game = the game
show-chart-a-game = a game
show-chart-turns = turns a player
show-chart-cubes = cubes a draw
show-chart-sick = sick draws, %
show-chart-card = card
show-chart-bought = bought
show-chart-bought-of = of purchases while open
show-chart-uses = uses a purchase
show-chart-spaces-a-use = spaces a use
show-chart-way = way to move
show-chart-times = times a player
show-chart-spaces = spaces a player
show-chart-spaces-a-time = spaces a time
show-way-diets = diet cards
show-way-non-diets = non-diets
show-way-portions = portion diets
show-way-specials = specials
show-way-boar = diets of the boar
show-way-tickets = tickets
show-way-overtaking = overtaking
show-way-pulled-back = being pulled back
show-way-bumped = being bumped
show-way-chased = being chased


## The goal at length, by what it is now

goal-more-SetOff = Be the first at the finish. On your turn you draw cubes out of your bag, and pay with them for cards, rides and meals; most of these carry you ahead. Cards that you buy early carry you on many turns, so the first turns are for shopping. Beware of three black cubes in one draw: then you are sick, and can use none of them.
goal-more-Lead = You are ahead of everybody; be the first at the finish. Others will try to catch up, and their vendettas are aimed at you: they trigger with one, two or three black cubes. Draw so much that you move on, and no more than you dare: with three black ones you are sick.
goal-more-Level = Nobody is ahead of you, and somebody is as far. Be the first at the finish: draw so much that you get further than they do, and no more than you dare. Whoever ends a turn on the space of another boar sends it back two spaces.
goal-more-CatchUp = Somebody is ahead of you. Be the first at the finish all the same: rides lead far ahead if you draw exactly the right number of a colour, vendettas send others back, and a bold draw brings more cubes. With three black ones you are sick, though, and stay where you are.

## What things are: whoever taps one is told

thing-diet = Once a turn: pay the cubes that it shows, out of those that you drew, and move so many spaces. You cannot use it while you are sick.
    .name = Diet
thing-fast = Works in a turn in which you draw no cube of its colour, also while you are sick. It costs no cubes.
    .name = Fast
thing-feast = Works in a turn in which you draw no cube of its colour, also while you are sick, and brings you cubes out of the reserve.
    .name = Midnight feast
thing-portion = Works if you draw exactly so many cubes, black ones included, also while you are sick.
    .name = Portion
thing-gatherer = Works by itself: whenever a space gives you cubes of its colour, you get one more.
    .name = Gatherer
thing-book = Works when you buy a diet while this card lies in front of you; a diet is here every card that is no vendetta.
    .name = Knowledge Is Power
thing-dish = Works when you buy a vendetta while this card lies in front of you.
    .name = Best Served Cold
thing-shrug = Discard another of your cards to move ahead, once a turn, also while you are sick.
    .name = Couldn’t Care Less
thing-vendetta = Triggers by itself, whether you like it or not, when you draw exactly so many black cubes as it shows and it has a target. Then it goes under the deck.
    .name = Vendetta
thing-meal = Two that you always have. Each once a turn: pay the cubes, and move so many spaces.
    .name = Your boar’s diets
thing-ticket = If you drew exactly so many cubes of this colour, and still have them all, pay them and ride to the next station of that colour ahead. With one cube more you cannot ride.
    .name = Ticket
thing-food = Red, blue, yellow and green cubes pay for cards, rides and meals. What you pay goes into the reserve; what you do not use goes back into your bag.
    .name = Food
thing-black = Spoiled food. It buys nothing and is never lost. With three or more in one draw you are sick; exactly one, two or three trigger vendettas. With all five you may change the menu.
    .name = Black cubes
thing-bag = What you draw from. In the beginning five cubes of each colour and five black ones. The more food is in it, the rarer are the black ones.
    .name = Your bag
thing-menu = Four cards that anybody can buy, one a turn, for as many food cubes of any colours as they cost. The next card of the deck takes the place of one that was bought.
    .name = The menu
thing-reserve = Food that nobody has in the bag. When a colour runs out there, nobody gets any.
    .name = The reserve
thing-foodstuff = Whoever ends a turn here takes 3 cubes of its colour, or 1 of any colour, into the bag.
    .name = Foodstuff space
thing-predator = Whoever ends a turn here gives 1 cube of its colour, or 3 of any, out of what they drew and have not spent; or else goes back one space.
    .name = Predator
thing-station = Whoever ends a turn here gets 1 cube of its colour and 1 of any colour. Rides with a ticket of this colour lead to it.
    .name = Station
thing-start = Nobody is bumped here. It gives nothing, but for 1 cube of any colour to a boar without any food at all.
    .name = Start
thing-finish = Whoever reaches or passes it wins at once.
    .name = Finish
thing-boar = When you end your turn on the space of another boar, it goes back two spaces, and pushes back whoever is there.
    .name = A boar

# The first game that teaches itself: lessons/first.toml

guide-first-welcome = Two boars run for the sea: you and { $anna }. The first one there wins. All you have is a bag of food, and some of it has gone off.
    .title = Off to the sea!
guide-first-road = This is you, and 95 spaces lie ahead. Food fills your bag, predators want to be fed, and stations are for riding.
    .title = The road
guide-first-bag = Your bag: five cubes of each food, and five black ones, which are spoiled. Beside it you see what your boar eats, and how far that takes it.
    .title = What you have
guide-first-draw = Every turn you draw cubes, as many as you dare. Three black ones make you sick, and all of it is useless. The curve shows that risk: move the number, then draw seven.
    .title = How many do you dare?
    .otherwise = You may try that in a real game. Today draw seven: one time in nine that makes you sick, and it is a decent meal.
    .otherwise-one = Very safe, and very slow: one cube is hardly a meal for a boar. Draw seven. Only one time in nine that makes you sick.
guide-first-drawn = No black one! Now you can buy a card, feed your boar, and ride, in any order. What you do not spend goes back into the bag.
    .title = A good handful
guide-first-buy = You may buy one card a turn, with food of any colour. “{ Card-blueberry_cure }” moves you five spaces for two blue, turn after turn. Tap it, and pay with yellow: you need the blue now.
    .title = Buy a card
    .otherwise = All of that is allowed. But a card that works for the whole game is worth most on the first turn: buy “{ Card-blueberry_cure }”.
    .otherwise-pay = Careful: your boar is about to eat the two blue, and red is good for a ride some day. Pay with yellow; the rest follows by itself.
guide-first-eat = Your boar likes two blue, too, and moves three spaces for them: onto food. Your card would go five, but there a predator waits. So feed your boar.
    .title = Feed your boar
    .otherwise = Not this time. The three spaces of your boar end on food: feed it the two blue.
    .otherwise-cure = Five is more than three, but look at the road: five spaces ahead a predator wants blue food, and you would have none left. Feed your boar instead, and land on food.
guide-first-food = Say that you are done: then your space does what it does. Food spaces give three of their colour, or one of any. Take three: the more food, the rarer the black cubes.
    .title = Something to eat
    .otherwise = Three are better than one now. Say that you are done, and take the three red.
    .otherwise-eat = One space more would take you away from the red food. Better say that you are done.

guide-first-anna = { $anna } has the same bag and another boar, and does the same as you: draw, spend, done.
    .title = { $anna } sets off
guide-first-predator = She met a predator. It wants one cube of its colour, or three of any; she paid three. And she bought “{ Card-tug }”: it goes off when she draws exactly two black cubes.
    .title = A hungry neighbour
guide-first-more = Dare a little more this time and draw eight: a risk of one in five.
    .title = One more
    .otherwise = Draw eight this time. Your bag is fuller than before, so it is a risk that you can take.
guide-first-vendetta = Two black: close, but you are well. “{ Card-finders_keepers }” is a vendetta, a trick that waits for the right number of black cubes. It costs one. Pay with green.
    .title = A trick for later
    .otherwise = In a moment. First buy “{ Card-finders_keepers }”, as long as it is there.
    .otherwise-pay = You still need the blue for your card, and the red, too. Pay with green.
guide-first-bold = Use your card: five spaces, to a station. Clever boars stay there. But meet a predator once: feed your boar one red, and go one space on!
    .title = Courage
    .otherwise = First the big step: use “{ Card-blueberry_cure }”. Then feed your boar one red.
    .otherwise-done = A clever boar would do just that. But today you should meet a predator: use your card, then feed your boar one red.
guide-first-feed = Say that you are done, and give the predator the red cube that you have left. Whoever has nothing for it is chased back one space.
    .title = Good predator
    .otherwise = You have one red left, which is what it wants. Say that you are done, and give it that.

guide-first-tug = Two black, and “{ Card-tug }” pulls you back ten spaces: to the start! Vendettas go off right after the draw, like it or not. Then the card is gone, at least.
    .title = How mean
guide-first-chased = She also bought “{ Card-sunset_salad }” and had nothing left for the predator. So it chased her back, and you are both at the start again.
    .title = Serves her right
guide-first-revenge = “{ Card-finders_keepers }” needs exactly one black cube. There is a curve for that, too. Six is a good number.
    .title = Revenge
    .otherwise = With few cubes there may be no black one, and with many there may be two. Six is about right.
guide-first-trigger = One black! What can go off must go off. Tap your card, then { $anna }, then her new salad: it is yours.
    .title = Thank you, { $anna }
    .otherwise = Vendettas come first. Take “{ Card-sunset_salad }” from { $anna }.
guide-first-salad = You can use it at once. Feed your boar one red for one space, then use the salad for five. That makes six: a station.
    .title = Her salad, your legs
    .otherwise = Use what you have: one red for your boar, then the salad.
    .otherwise-first = That comes next, and it comes to the same. First one red for your boar.
guide-first-station = Done! A station gives you one cube of its colour and one of your choice. Blue is rare in your bag: take that.
    .title = At the station
    .otherwise = You could. But there is little blue left in your bag: say that you are done, and take blue.

guide-first-greedy = { $anna } has had enough. She turns her bag upside down: all seventeen cubes. And, of course, all five black ones.
    .title = Oh dear
guide-first-sick = Sick! All cubes go back into the bag. Only what costs no cubes still works, and the space you stand on. That is what the curve warns you of.
    .title = Three black are enough
guide-first-menu = Whoever draws all five black may change the menu. { $anna } did: four new cards, for you as well.
    .title = A new menu
guide-first-thin = You have eaten a lot, and black cubes never go away. So drawing has become more dangerous: look at the curve. Draw seven all the same.
    .title = A thin bag
    .otherwise = Fewer would be safer. But { $anna } has just lost a turn, and you want to get away: draw seven.
guide-first-ticket = Exactly three red: a ticket for the { Transport-prickly_cab }! It goes to its next station from wherever you are. With four red there is no ride.
    .title = A ticket!
guide-first-careless = Keep the red ones, and buy “{ Card-couldn_t_care_less }” for the other two: three spaces if you discard another card. Pay with yellow.
    .title = First some shopping
    .otherwise = Later, perhaps. Now buy “{ Card-couldn_t_care_less }”.
    .otherwise-ride = Ride last! If you ride now and walk three spaces then, you end up at a predator with empty hands.
    .otherwise-pay = Not the red ones: the cab wants all three. Pay with yellow.
guide-first-discard = Use it, and discard “{ Card-blueberry_cure }”: there is hardly any blue in your bag.
    .title = Out with the old
    .otherwise = First use “{ Card-couldn_t_care_less }”, and discard “{ Card-blueberry_cure }”.
    .otherwise-ride = Ride last! Walk three spaces first: then the cab takes you to a station, and not you yourself to a predator.
    .otherwise-salad = The salad eats red and yellow, and you get those more easily. Give up “{ Card-blueberry_cure }”.
guide-first-ride = Get in: it takes you eight spaces. Then you are done, and the station fills your bag. Take blue again.
    .title = Taxi!
    .otherwise = Take the cab, then say that you are done, and take blue: there is least of it.

guide-first-later = Fifteen turns each have gone by: draw, buy, eat, ride. You are nine spaces from the sea, and { $anna } is right behind you.
    .title = Much later
guide-first-mole = Exactly five blue: her ticket for the { Transport-metro_mole }. It stops just where you stand.
    .title = Here comes { $anna }
guide-first-bump = Bump! Whoever ends a turn on your space sends you back two. Now you have eleven spaces to go.
    .title = Make way
guide-first-last = “{ Card-pepper_trio }” moves you eight for red, yellow and green, and “{ Card-couldn_t_care_less }” three. Eleven! Draw six, and hope for all three colours.
    .title = All or nothing
    .otherwise = Fewer cubes, fewer colours; more cubes, more black ones. Draw six.
guide-first-trio = All three colours, and one single black. Use “{ Card-pepper_trio }”.
    .title = Eight
    .otherwise = Start with “{ Card-pepper_trio }”: eight spaces.
    .otherwise-first = Stop! The only other card that you could discard is “{ Card-pepper_trio }”, and you need it. Use that first.
guide-first-finish = And three more. Nobody needs the trio any longer, so discard it.
    .title = And three
    .otherwise = So close! Use “{ Card-couldn_t_care_less }” and discard the trio.
guide-first-won = Whoever reaches the sea first has won, at once; too far is fine. { $anna } would have been there next turn.
    .title = You win
guide-first-end = Draw as much as you dare, buy what suits your bag, fill it in time, and mind where you land. Hold any card, and it says what it does. And now a real race!
    .title = That is all you need
