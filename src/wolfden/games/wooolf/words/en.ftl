### Wooolf!! in English. "Played" is whom somebody is; "disguised" is a card that looks like something else.

about = Two cards make you a wolf, a hunter, a hunting dog, a sheep or the lying shepherd boy: find your targets first.
option-advanced = Advanced
    .hint = Four cards look like something that they are not.

## Things: .a with its article, .short for a column of the terminal

Character-sheep = sheep
    .a = a sheep
    .short = sheep
Character-hunting_dog = hunting dog
    .a = a hunting dog
    .short = dog
Character-hunter = hunter
    .a = a hunter
    .short = hunter
Character-shepherd_boy = shepherd boy
    .a = the shepherd boy
    .short = boy
Character-wolf = wolf
    .a = a wolf
    .short = wolf

# .said is what somebody announces who has seen it.
Appearance-sheep = sheep
    .said = A sheep!
Appearance-hunting_dog = hunting dog
    .said = A hunting dog!
Appearance-hunter = hunter
    .said = A hunter!
Appearance-shepherd_boy = shepherd boy
    .said = The shepherd boy!
Appearance-wolf = wolf
    .said = A wolf!
Appearance-unknown = question mark
    .said = A question mark!

# .whether is what somebody asks you; .cards has the number of equal cards in it.
Question-plays_wolf_hunter_or_shepherd_boy = Do you play wolf, hunter or shepherd boy?
    .whether = you play wolf, hunter or shepherd boy
    .cards = { $n ->
        [1] “Do you play wolf, hunter or shepherd boy?”
        [2] two copies of “Do you play wolf, hunter or shepherd boy?”
       *[other] { $n } copies of “Do you play wolf, hunter or shepherd boy?”
    }
Question-plays_sheep_hunter_or_shepherd_boy = Do you play sheep, hunter or shepherd boy?
    .whether = you play sheep, hunter or shepherd boy
    .cards = { $n ->
        [1] “Do you play sheep, hunter or shepherd boy?”
        [2] two copies of “Do you play sheep, hunter or shepherd boy?”
       *[other] { $n } copies of “Do you play sheep, hunter or shepherd boy?”
    }
Question-has_hunting_dog = Is one of your cards a hunting dog?
    .whether = one of your cards is a hunting dog
    .cards = { $n ->
        [1] “Is one of your cards a hunting dog?”
        [2] two copies of “Is one of your cards a hunting dog?”
       *[other] { $n } copies of “Is one of your cards a hunting dog?”
    }
Question-has_hunter = Is one of your cards a hunter?
    .whether = one of your cards is a hunter
    .cards = { $n ->
        [1] “Is one of your cards a hunter?”
        [2] two copies of “Is one of your cards a hunter?”
       *[other] { $n } copies of “Is one of your cards a hunter?”
    }
Question-has_sheep = Is one of your cards a sheep?
    .whether = one of your cards is a sheep
    .cards = { $n ->
        [1] “Is one of your cards a sheep?”
        [2] two copies of “Is one of your cards a sheep?”
       *[other] { $n } copies of “Is one of your cards a sheep?”
    }

## Cards, as other messages and the page speak of them

card = { KEY($appearance) ->
    [unknown] { VALUE($image, case: "a") } with a question mark
    [sheep] { KEY($image) ->
        [sheep] a sheep
       *[other] { VALUE($image, case: "a") } disguised as a sheep
    }
    [hunting_dog] { KEY($image) ->
        [hunting_dog] a hunting dog
       *[other] { VALUE($image, case: "a") } disguised as a hunting dog
    }
    [hunter] { KEY($image) ->
        [hunter] a hunter
       *[other] { VALUE($image, case: "a") } disguised as a hunter
    }
    [shepherd_boy] { KEY($image) ->
        [shepherd_boy] the shepherd boy
       *[other] { VALUE($image, case: "a") } disguised as the shepherd boy
    }
   *[wolf] { KEY($image) ->
        [wolf] a wolf
       *[other] { VALUE($image, case: "a") } disguised as a wolf
    }
}
other-card = { KEY($other_appearance) ->
    [unknown] { VALUE($other_image, case: "a") } with a question mark
    [sheep] { KEY($other_image) ->
        [sheep] a sheep
       *[other] { VALUE($other_image, case: "a") } disguised as a sheep
    }
    [hunting_dog] { KEY($other_image) ->
        [hunting_dog] a hunting dog
       *[other] { VALUE($other_image, case: "a") } disguised as a hunting dog
    }
    [hunter] { KEY($other_image) ->
        [hunter] a hunter
       *[other] { VALUE($other_image, case: "a") } disguised as a hunter
    }
    [shepherd_boy] { KEY($other_image) ->
        [shepherd_boy] the shepherd boy
       *[other] { VALUE($other_image, case: "a") } disguised as the shepherd boy
    }
   *[wolf] { KEY($other_image) ->
        [wolf] a wolf
       *[other] { VALUE($other_image, case: "a") } disguised as a wolf
    }
}
card-and-card = { card } and { other-card }
# Nobody says "a sheep and a sheep".
cards = { KEY($image) ->
    [sheep] { KEY($appearance) ->
        [sheep] { KEY($other_image) ->
            [sheep] { KEY($other_appearance) ->
                [sheep] two sheep
               *[other] { card-and-card }
            }
           *[other] { card-and-card }
        }
       *[other] { card-and-card }
    }
    [hunting_dog] { KEY($appearance) ->
        [hunting_dog] { KEY($other_image) ->
            [hunting_dog] { KEY($other_appearance) ->
                [hunting_dog] two hunting dogs
               *[other] { card-and-card }
            }
           *[other] { card-and-card }
        }
       *[other] { card-and-card }
    }
    [hunter] { KEY($appearance) ->
        [hunter] { KEY($other_image) ->
            [hunter] { KEY($other_appearance) ->
                [hunter] two hunters
               *[other] { card-and-card }
            }
           *[other] { card-and-card }
        }
       *[other] { card-and-card }
    }
    [wolf] { KEY($appearance) ->
        [wolf] { KEY($other_image) ->
            [wolf] { KEY($other_appearance) ->
                [wolf] two wolves
               *[other] { card-and-card }
            }
           *[other] { card-and-card }
        }
       *[other] { card-and-card }
    }
   *[other] { card-and-card }
}

## Actions

Peek = { $you ->
    [target] Peek at one of your own cards
   *[nobody] Peek at a card of { $target }
}
PeekAtMute = Peek at a card of the mute player
Ask = Ask { VALUE($target, case: "acc") }: “{ $question }”
Suspect = Say “I suspect!”
PointFirst = Set the first pointer to { VALUE($target, case: "acc") }
FirstAtMute = Set the first pointer to the mute player
FirstAtNobody = Set the first pointer to 0: nobody plays it
SuspectNobody = Make no suspicion: both pointers to x
PointSecond = Set the second pointer to { VALUE($target, case: "acc") }
SecondAtMute = Set the second pointer to the mute player
SecondAtNobody = Set the second pointer to 0: nobody plays it
SecondAtX = Set the second pointer to x: there is no second target

## Events

RoundBegan = { $you ->
    [starter] You begin round { $round }.
   *[nobody] { $starter } begins round { $round }.
}
Dealt = You were dealt { cards }.
DealtQuestion = You were given “{ $question }” to ask.
Announced = { $you ->
    [peeker] You peeked at a card of { $target } and said: “{ VALUE($appearance, case: "said") }”
    [target] { $peeker } peeked at one of your cards and said: “{ VALUE($appearance, case: "said") }”
   *[nobody] { $peeker } peeked at a card of { $target } and said: “{ VALUE($appearance, case: "said") }”
}
AnnouncedOfMute = { $you ->
    [peeker] You peeked at a card of the mute player and said: “{ VALUE($appearance, case: "said") }”
   *[nobody] { $peeker } peeked at a card of the mute player and said: “{ VALUE($appearance, case: "said") }”
}
# These three follow what was announced of the card.
Saw = It was { card }.
SawOfMute = It was { card }.
WasSeen = It was { card }.
Answered = { $you ->
    [asker] { $yes ->
        [true] You asked { $target }: “{ $question }” { $target } said yes.
       *[false] You asked { $target }: “{ $question }” { $target } said no.
    }
    [target] { $yes ->
        [true] { $asker } asked you whether { VALUE($question, case: "whether") }. You said yes.
       *[false] { $asker } asked you whether { VALUE($question, case: "whether") }. You said no.
    }
   *[nobody] { $yes ->
        [true] { $asker } asked { $target }: “{ $question }” { $target } said yes.
       *[false] { $asker } asked { $target }: “{ $question }” { $target } said no.
    }
}
Suspected = { $you ->
    [seat] You said: “I suspect!”
   *[nobody] { $seat } said: “I suspect!”
}
TurnsOver = { $enough ->
    [true] That was the last early suspicion. Everybody else now makes a final suspicion, or none.
   *[false] Everybody has had their last turn. Whoever has not suspected yet now makes a final suspicion, or none.
}
PointedAt = { $you ->
    [seat] You took { $target } for { VALUE($character, case: "a") }.
    [target] { $seat } took you for { VALUE($character, case: "a") }.
   *[nobody] { $seat } took { $target } for { VALUE($character, case: "a") }.
}
PointedAtMute = { $you ->
    [seat] You took the mute player for { VALUE($character, case: "a") }.
   *[nobody] { $seat } took the mute player for { VALUE($character, case: "a") }.
}
PointedAtNobody = { $you ->
    [seat] You thought that nobody played { VALUE($character, case: "a") }.
   *[nobody] { $seat } thought that nobody played { VALUE($character, case: "a") }.
}
Abstained = { $you ->
    [seat] You made no suspicion.
   *[nobody] { $seat } made no suspicion.
}
Shown = { $you ->
    [seat] You had { cards }.
   *[nobody] { $seat } had { cards }.
}
ShownOfMute = The mute player had { cards }.
Unasked = { $you ->
    [seat] You left “{ $question }” unasked.
   *[nobody] { $seat } left “{ $question }” unasked.
}
WasRight = { $you ->
    [seat] { $points ->
        [one] You were right and scored { $points } point.
       *[other] You were right and scored { $points } points.
    }
   *[nobody] { $points ->
        [one] { $seat } was right and scored { $points } point.
       *[other] { $seat } was right and scored { $points } points.
    }
}
WasWrong = { $you ->
    [seat] { $early ->
        [true] You suspected early, were wrong and got an error token.
       *[false] You were wrong and got an error token.
    }
   *[nobody] { $early ->
        [true] { $seat } suspected early, was wrong and got an error token.
       *[false] { $seat } was wrong and got an error token.
    }
}
NotEarly = { $you ->
    [seat] You cannot suspect early in this round, because you did in the last one and were wrong.
   *[nobody] { $seat } cannot suspect early in this round after a wrong early suspicion in the last one.
}
Fooled = { $you ->
    [shepherd_boy] You were the shepherd boy, fooled { $seat } and scored 1 more point.
    [seat] { $shepherd_boy } was the shepherd boy, fooled you and scored 1 more point.
   *[nobody] { $shepherd_boy } was the shepherd boy, fooled { $seat } and scored 1 more point.
}

## Lines of several events

# Questions are the only things that are counted here, and have their numbers in them.
counted = { $thing }
DealtQuestions = You were given { VALUE($question, case: "cards") } to ask.
UnaskedQuestions = { $you ->
    [seat] You left { VALUE($question, case: "cards") } unasked.
   *[nobody] { $seat } left { VALUE($question, case: "cards") } unasked.
}

## Reasons

NotThemself = You cannot peek at, ask or suspect yourself. Choose somebody else.
NoSuchPlayer = Nobody sits there. Choose somebody at the table.
NoMutePlayer = There is a mute player only at a table of four. Choose somebody at the table.
NotInHand = You do not have this question card: “{ $question }” Ask one of your own questions, or peek at a card.
FirstTurn = Nobody can suspect on their first turn of a round. Peek at a card or ask a question; from your next turn on you can suspect.
Barred = You cannot suspect early in this round, because you did in the last one and were wrong. Peek at a card or ask a question; you can still make a final suspicion.
NotSuspecting = Pointers are set with a suspicion. Say “I suspect!” first, or wait for the final suspicions.
Suspecting = You are making a suspicion: set your pointers. You cannot peek or ask any more in this round.
FirstComesFirst = Set your first pointer before the second.
FirstIsSet = Your first pointer is set. Set the second one, or take the first one back.
MustPoint = You have said “I suspect!” Point at somebody, or at 0 if you think that nobody plays it.
OneTarget = You have only one target. Set the second pointer to x.
TwoTargets = You have two targets. Set the second pointer to somebody, or to 0 if you think that nobody plays it.
AllRounds = { $rounds ->
    [one] The only round has been played. Whoever has the most points wins; in a tie, the fewest error tokens decide.
   *[other] All { $rounds } rounds have been played. Whoever has the most points wins; in a tie, the fewest error tokens decide.
}
TooManyErrors = { $you ->
    [seats] { $errors ->
        [one] The game ends, because you have an error token. Whoever has the most points wins; in a tie, the fewest error tokens decide.
       *[other] The game ends, because you have { $errors } error tokens. Whoever has the most points wins; in a tie, the fewest error tokens decide.
    }
   *[nobody] { COUNT($seats) ->
        [one] { $errors ->
            [one] The game ends, because { $seats } has an error token. Whoever has the most points wins; in a tie, the fewest error tokens decide.
           *[other] The game ends, because { $seats } has { $errors } error tokens. Whoever has the most points wins; in a tie, the fewest error tokens decide.
        }
       *[other] { $errors ->
            [one] The game ends, because { $seats } have an error token each. Whoever has the most points wins; in a tie, the fewest error tokens decide.
           *[other] The game ends, because { $seats } have { $errors } error tokens each. Whoever has the most points wins; in a tie, the fewest error tokens decide.
        }
    }
}

## Goals: what one is after, the most important first, for there may be room for little more

goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
goal-worth = { $barred ->
    [true] { $final ->
        [one] You cannot suspect early in this round; being right in the end brings { $final } point.
       *[other] You cannot suspect early in this round; being right in the end brings { $final } points.
    }
   *[false] { $early ->
        [one] Being right early brings { $early } point, in the end { $final }.
       *[other] Being right early brings { $early } points, in the end { $final }.
    }
}
goal-left = { $left ->
    [one] The next early suspicion ends the turns.
   *[other] After { $left } more early suspicions the turns end.
}
goal-last = { $last ->
    [true] { "" } One more error token ends the game!
   *[false] { "" }
}
# Only the shepherd boy is paid for being believed.
goal-cries = { KEY($character) ->
    [shepherd_boy] { $cries ->
        [0] { "" } Each hunter or hunting dog who falls for a wolf that you cry is 1 more point.
        [one] { "" } Each hunter or hunting dog who falls for the wolf that you have cried is 1 more point.
       *[other] { "" } Each hunter or hunting dog who falls for one of the { $cries } wolves that you have cried is 1 more point.
    }
   *[other] { "" }
}
goal-wrong = { $last ->
    [true] an error token, which ends the game
   *[false] { $barred ->
        [true] an error token, and no early suspicion in the next round
       *[false] an error token
    }
}
# What a suspicion can bring and cost, also under the pointers on the board.
stakes-one = { $early ->
    [true] If it is right: { goal-points }. If not: { goal-wrong }.
   *[false] If it is right: { goal-points }. If not: { goal-wrong }. No suspicion: nothing.
}
stakes-two = { $early ->
    [true] If both are right: { goal-points }. If not: { goal-wrong }.
   *[false] If both are right: { goal-points }. If not: { goal-wrong }. No suspicion: nothing.
}
FindOne = You play { VALUE($character, case: "a") }: find { VALUE($first, case: "a") }. { goal-worth } { goal-left }{ goal-cries }{ goal-last }
FindTwo = You play { VALUE($character, case: "a") }: find { VALUE($first, case: "a") } and { VALUE($second, case: "a") }. { goal-worth } { goal-left }{ goal-cries }{ goal-last }
PointOne = Who plays { VALUE($first, case: "a") }? { stakes-one }
PointTwo = Who plays { VALUE($first, case: "a") }, and who { VALUE($second, case: "a") }? { stakes-two }
AwaitScoring = { $early ->
    [true] You have suspected and take no more turns in this round. If you are right: { goal-points }. If not: { goal-wrong }.{ goal-cries }
   *[false] You have made your final suspicion. If you are right: { goal-points }. If not: { goal-wrong }.{ goal-cries }
}
SitOut = You make no suspicion in this round, so you neither win nor lose anything by one.{ goal-cries }

## Whys: what a good player goes by, for whoever asks what it would do

SuspectNow = Your best suspicion is { $right }% certain, and making it now is worth more than anything that you could still find out.
StillUnsure = So far, your best suspicion would be { $right }% certain.
PeekTells = { $you ->
    [target] The chance that you play { VALUE($character, case: "a") } is { $chance }%, and no other peek or question is likely to tell you more.
   *[nobody] The chance that { $target } plays { VALUE($character, case: "a") } is { $chance }%, and no other peek or question is likely to tell you more.
}
PeekAtMuteTells = The chance that the mute player plays { VALUE($character, case: "a") } is { $chance }%, and no other peek or question is likely to tell you more.
AskTells = The chance of a yes from { VALUE($target, case: "acc") } is { $yes }%, and no other peek or question is likely to tell you more.
CryWolf = { $you ->
    [target] As the shepherd boy you score if somebody falls for your cry of wolf, and the chance that you are none is { $innocent }%.
   *[nobody] As the shepherd boy you score if somebody falls for your cry of wolf, and the chance that { $target } is none is { $innocent }%.
}
CryWolfAtMute = As the shepherd boy you score if somebody falls for your cry of wolf, and the chance that the mute player is none is { $innocent }%.
TakeFor = { $you ->
    [target] The chance that you play { VALUE($character, case: "a") } is { $chance }%.
   *[nobody] The chance that { $target } plays { VALUE($character, case: "a") } is { $chance }%.
}
TakeMuteFor = The chance that the mute player plays { VALUE($character, case: "a") } is { $chance }%.
NobodyPlays = The chance that nobody plays { VALUE($character, case: "a") } is { $chance }%.
BetterNone = Even your best suspicion would be only { $right }% certain, and an error costs you more than that is worth.

## Cautions: what a choice risks

PoorOdds = Even your best suspicion is more likely wrong than right: it is { $right }% certain.

## Board: what is happening

now-your-turn = { $ask ->
    [true] { $suspect ->
        [true] Your turn: tap cards to peek, a person to ask, or suspect.
       *[false] Your turn: tap cards to peek, or a person to ask.
    }
   *[false] { $suspect ->
        [true] Your turn: tap cards to peek, or suspect.
       *[false] Your turn: tap cards to peek at one.
    }
}
now-ask = Tap whom you want to ask this.
now-declare = Send it? Everybody hears it, and then you set your pointers.
now-turn = { $you ->
    [seat] It is your turn.
   *[nobody] It is { $seat }'s turn.
}
now-point = { $pointer ->
    [1] Who plays { VALUE($character, case: "a") }? Tap a person or “Nobody”.
   *[2] And who plays { VALUE($character, case: "a") }? Tap a person or “Nobody”.
}
now-point-covered = { $pointer ->
    [1] Set your first pointer.
   *[2] Set your second pointer.
}
now-point-x = You have only one target, so your second pointer goes to x: go on.
now-send = Your suspicion is set: send it, or take a pointer back.
now-send-x = You have only one target, so your second pointer is on x. Send it?
now-send-none = No suspicion in this round? Send it, or take it back.
now-points = { $you ->
    [seat] You suspect and set your pointers in secret.
   *[nobody] { $seat } suspects and sets two pointers in secret.
}
now-final = The others make their final suspicions. Waiting for { VALUE($seats, case: "acc") }.

## Board: choices

peek = Peek at a card
ask = Ask “{ $question }”
suspect = Early suspicion
pointer = { $pointer ->
    [1] First pointer
   *[2] Second pointer
}
pointer-for = { $pointer ->
    [1] First pointer: who plays { VALUE($character, case: "a") }?
   *[2] Second pointer: who plays { VALUE($character, case: "a") }?
}
nobody-plays = Nobody
no-suspicion = No suspicion
x = No second target
go-on-x = Only one target: go on
tap-somebody = tap a person
ready = Send it now, or take a pointer back.
ready-none = You neither win nor lose anything by it.
declare = Say “I suspect!”?
# What comes of saying so; the next error token may be the one that ends the game.
declare-about = { $points ->
    [one] Everybody hears it, and you take no more turns in this round. If your pointers are right: { $points } point. If not: an error token, and no early suspicion in the next round, if there is one.
   *[other] Everybody hears it, and you take no more turns in this round. If your pointers are right: { $points } points. If not: an error token, and no early suspicion in the next round, if there is one.
}
declare-last = { $points ->
    [one] Everybody hears it, and you take no more turns in this round. If your pointers are right: { $points } point. If not: an error token, which ends the game.
   *[other] Everybody hears it, and you take no more turns in this round. If your pointers are right: { $points } points. If not: an error token, which ends the game.
}

## Board: the middle of the table

round = Round { $round }
lap = turn { $lap }
suspicions = { $count ->
    [one] { $count } early suspicion
   *[other] { $count } early suspicions
}
suspicions-of = { $count } of { $enough } early suspicions; with the last one the turns end
yes = Yes
no = No
round-over = Round { $round }: all cards are turned up
look = Cards of round { $round }
go-on = Go on

## Board: at somebody's place

mute = Mute player
the-mute = the mute player
face-down = a card, face down
seen = You have seen { VALUE($image, case: "a") } here.
guessed = You have noted { VALUE($character, case: "a") } here.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
errors = { $errors ->
    [one] { $errors } error token
   *[other] { $errors } error tokens
}
suspects = I suspect!
suspected = { $you ->
    [seat] You have made an early suspicion.
   *[nobody] { $seat } has made an early suspicion.
}
barred = no early suspicion in this round
clue = { $you ->
    [peeker] { $count ->
        [one] You said: “{ VALUE($appearance, case: "said") }”
       *[other] You said { $count } times: “{ VALUE($appearance, case: "said") }”
    }
   *[nobody] { $count ->
        [one] { $peeker } said: “{ VALUE($appearance, case: "said") }”
       *[other] { $peeker } said { $count } times: “{ VALUE($appearance, case: "said") }”
    }
}
answer = { $you ->
    [asker] { $yes ->
        [true] You asked: “{ $question }” The answer was yes.
       *[false] You asked: “{ $question }” The answer was no.
    }
   *[nobody] { $yes ->
        [true] { $asker } asked: “{ $question }” The answer was yes.
       *[false] { $asker } asked: “{ $question }” The answer was no.
    }
}

## Board: your own

plain = not disguised
disguised = { KEY($appearance) ->
    [unknown] shows a question mark
    [sheep] disguised as a sheep
    [hunting_dog] disguised as a hunting dog
    [hunter] disguised as a hunter
    [shepherd_boy] disguised as the shepherd boy
   *[wolf] disguised as a wolf
}
play = You play { VALUE($character, case: "a") }
look-for-one = You are looking for { VALUE($first, case: "a") }.
look-for-two = You are looking for { VALUE($first, case: "a") } and { VALUE($second, case: "a") }.
hold-up = { $question } Hold this card up, then tap whom you want to ask.
hold-later = { $question } You can ask this when it is your turn.
no-questions = You have used up your question cards.
open = not set yet

## Board: clues, points and rounds

clues = Clues and answers
asked = { $you ->
    [asker] You asked: “{ $question }”
   *[nobody] { $asker } asked: “{ $question }”
}
unknown = Nothing is known yet.
score = Points
player = Player
total = Total
error-tokens = Error tokens
errors-barred = { $errors } (no early suspicion in this round)
wrong = wrong
right = right
# Where one was wrong; who plays is in the past by then.
mistake-at = { $target } played { VALUE($played, case: "a") }, not { VALUE($character, case: "a") }.
mistake-at-mute = The mute player played { VALUE($played, case: "a") }, not { VALUE($character, case: "a") }.
mistake-nobody = Somebody did play { VALUE($character, case: "a") }: { $who }.

## Board: pencil marks of one's own

marks-how = Tap a face to note whether somebody plays it: maybe, no, surely. Tap a card to note what it may be. Only you see these marks, on the table too; they are kept with your notes until the round ends.
more-tokens = { $count ->
    [one] One more: tap to see all.
   *[other] { $count } more: tap to see all.
}
marks-wipe = Wipe my marks
noted = { $sign ->
    [maybe] You have noted: { $name } may play { VALUE($character, case: "a") }.
    [no] You have noted: { $name } does not play { VALUE($character, case: "a") }.
    [sure] You have noted: { $name } surely plays { VALUE($character, case: "a") }.
   *[none] Does { $name } play { VALUE($character, case: "a") }? You have noted nothing.
}
ruled-out = An answer says: not { VALUE($character, case: "a") }.
card-open = A card of { $name }: you have noted nothing.
card-noted = A card of { $name }: you have noted { VALUE($character, case: "a") }.
played = { $you ->
    [seat] You played { VALUE($character, case: "a") }.
   *[nobody] { $seat } played { VALUE($character, case: "a") }.
}
mute-played = The mute player played { VALUE($character, case: "a") }.
line-right = { $early ->
    [true] Early suspicion, right
   *[false] Final suspicion, right
}
line-wrong = { $early ->
    [true] Early suspicion, wrong: an error token
   *[false] Final suspicion, wrong: an error token
}
line-none = No suspicion
line-fooled = Fooled { VALUE($seats, case: "acc") } as the shepherd boy

## Terminal

show-now = { $you ->
    [starter] Round { $round }, turn { $lap } for everybody. You began the round.
   *[nobody] Round { $round }, turn { $lap } for everybody. { $starter } began the round.
}
show-final = Round { $round }: the final suspicions.
show-suspected = { $you ->
    [seats] You have made an early suspicion ({ $made } of { $enough }).
   *[nobody] There has been an early suspicion by { VALUE($seats, case: "dat") } ({ $made } of { $enough }).
}
show-barred = There is no early suspicion in this round for { VALUE($seats, case: "dat") }.
show-points = points
show-the-mute = the mute player
show-sure = sure
show-percent = { $percent } %
show-clues = { $you ->
    [target] About your cards: { $clues }
   *[nobody] About cards of { $target }: { $clues }
}
show-clues-of-mute = About cards of the mute player: { $clues }
show-clue = { $you ->
    [peeker] you said “{ VALUE($appearance, case: "said") }”
   *[nobody] { $peeker } said “{ VALUE($appearance, case: "said") }”
}
show-clue-seen = { $you ->
    [peeker] you said “{ VALUE($announced, case: "said") }” and saw { card }
   *[nobody] { $peeker } said “{ VALUE($announced, case: "said") }” and saw { card }
}
show-play-one = You have { cards }, so you play { VALUE($character, case: "a") }. Find { VALUE($first, case: "a") } with your first pointer.
show-play-two = You have { cards }, so you play { VALUE($character, case: "a") }. Find { VALUE($first, case: "a") } with your first pointer and { VALUE($second, case: "a") } with your second.
show-past = Round { $round }: { $players }.
show-past-player = { $wrong ->
    [true] { $points ->
        [0] { VALUE($seat, case: "nom") } ({ $character }, wrong)
       *[other] { VALUE($seat, case: "nom") } ({ $character }, wrong, +{ $points })
    }
   *[false] { $points ->
        [0] { VALUE($seat, case: "nom") } ({ $character })
       *[other] { VALUE($seat, case: "nom") } ({ $character }, +{ $points })
    }
}
show-past-mute = the mute player ({ $character })
show-had = { $you ->
    [seat] You had { cards } and played { VALUE($character, case: "a") }.
   *[nobody] { $seat } had { cards } and played { VALUE($character, case: "a") }.
}
show-mute-had = The mute player had { cards } and played { VALUE($character, case: "a") }.
show-fooled = { $you ->
    [seat] { $points ->
        [one] You scored { $points } more point as the shepherd boy.
       *[other] You scored { $points } more points as the shepherd boy.
    }
   *[nobody] { $points ->
        [one] { $seat } scored { $points } more point as the shepherd boy.
       *[other] { $seat } scored { $points } more points as the shepherd boy.
    }
}

## The first game, as a lesson: cards at the table. .otherwise speaks to whoever chose something else

guide-first-welcome = A wolf has come to the farm, and everybody is in disguise. You will play one round with four others, find out who is who, and say it before they do. I tell you what matters on the way.
    .title = Who is the wolf?
guide-first-cards = Everybody has two cards. The one with the higher value says whom you play, the other is there to confuse. You have a sheep, worth one, and a hunter, worth three. So you play the hunter.
    .title = Your two cards
guide-first-goal = Each character looks for certain others. The hunter has to find somebody who plays the hunting dog, and somebody who plays the wolf. Everybody is after someone: sheep want dog and hunter, the wolf only wants a sheep.
    .title = Your two targets
guide-first-targets = With five players there are ten cards: four sheep, two hunting dogs, two hunters, one shepherd boy and one wolf. Some of them show a question mark when others look. Remember above all: there is only one wolf.
    .title = What is in the game
guide-first-questions = These are your two question cards. On your turn you can ask somebody one of them, and the answer has to be true. Instead of asking, you can peek at a card, or say that you suspect. One thing a turn.
    .title = Questions

guide-first-turns = { $boris } begins. Let us see what he does with his first turn: he peeks at a card of { $dima }, and has to announce what it looks like.
    .title = A turn
guide-first-cry = “A wolf!” he says, and { $dima } gets a clue with a wolf on it. Is it true? Everybody has to announce truly what they see. Only the shepherd boy may not: he calls everything a wolf that is no question mark.
    .title = Wolf!
guide-first-seen = Now { $vera } has peeked at you and seen your hunter. All have heard it. Which of your two cards it was, chance decides: nobody can choose the card they look at.
    .title = You were seen
guide-first-yours = { $dima } saw a sheep at { $anna }’s. Now it is your turn. Nobody has looked at { $vera } yet, so there is most to learn. Peek at her: tap her cards, or her name below.
    .title = Your turn: peek
    .otherwise = You can do that, too. But { $vera } is the one about whom nobody knows anything, so you learn most from her. Peek at { $vera }.
    .otherwise-dima = Checking on { $boris } is a good thought. But { $dima } has two cards, and if you see another one you are no wiser. About { $vera } nobody knows anything yet: peek at her.
    .otherwise-ask = A question is a good thing, but you have only two of them. Keep them until you know whom to ask. Peek at { $vera } first.
guide-first-wolf = You saw the wolf itself! It is worth five, and no card is worth more: so { $vera } plays the wolf, whatever her other card is. All have heard you say so, too. One target found.
    .title = There it is
guide-first-liar = And think further: there is only one wolf in the game, and you have just seen it at { $vera }’s. So { $boris } did not see one at { $dima }’s. He must be the shepherd boy!
    .title = Somebody lied
guide-first-again = { $boris } has looked at you, seen your sheep, and cries wolf again. You know your own cards better. { $dima } and { $anna } cannot be as sure as you are, and that is what he hopes for.
    .title = Wolf, wolf!
guide-first-asked = Two questions were asked. { $dima } holds a sheep, and you had to say truly that you play wolf, hunter or shepherd boy. Everybody hears answers, so everybody learns from them, not only the one who asked.
    .title = Answers are true
guide-first-ask = You still need a hunting dog. { $dima } saw a sheep at { $anna }’s, her other card is not known. Ask her whether one of her cards is a hunting dog: tap that question card, then { $anna }.
    .title = Ask
    .otherwise = That would tell you something, too. But you are looking for the hunting dog, and { $anna } is the likeliest: ask her whether one of her cards is a hunting dog.
    .otherwise-suspect = Too soon! You know the wolf, but not the hunting dog, and a wrong suspicion costs you an error token. Ask { $anna } first.
    .otherwise-dima = { $anna } saw a sheep at { $dima }’s, and he has said so himself. She is the better bet: ask her.
guide-first-answer = Yes! She has a sheep and a hunting dog. The dog is worth two, the sheep one, so she plays the hunting dog. Now you know both of your targets.
    .title = Found
guide-first-hurry = { $vera } has said “I suspect!”, and set her pointers in secret. With five players, the second early suspicion ends the turns. Whoever is right early gets two points, all others who are right only one.
    .title = Somebody is quick
guide-first-sum = It is your turn, and you are sure: { $anna } plays the hunting dog, { $vera } the wolf. Do not wait until somebody else is faster.
    .title = Two out of two
guide-first-suspect = Tap “I suspect!” Everybody will hear it, and it cannot be taken back. You are out of the turns then. On your first turn of a round it is not allowed.
    .title = I suspect!
    .otherwise = You know enough already, and somebody else may be quicker next time. Say “I suspect!”
guide-first-point = Set your pointers; nobody sees them yet. The first is for the hunting dog: tap { $anna }. The second is for the wolf: tap { $vera }. If you thought that nobody plays one of them, you would point at 0.
    .title = Two pointers
    .otherwise = Think of what you have found out: the hunting dog is { $anna }, and the wolf is { $vera }. If one pointer is wrong, all of it is.
    .otherwise-order = { $vera } is the wolf, and that is your second target. The first pointer is for the hunting dog: { $anna }.
    .otherwise-dima = That is what { $boris } would like you to believe. You saw the wolf with your own eyes, at { $vera }’s.
guide-first-final = Yours was the second suspicion, so the turns are over. All others now make a final one at the same time, worth one point, or none at all. Then every card is turned up.
    .title = The others have to decide
guide-first-score = Both pointers were right, and early: two points for you. A new round has been dealt, with new cards and new characters. What you knew about the others is worth nothing any more.
    .title = Two points
guide-first-fooled = { $anna } believed that { $dima } is the wolf. That is an error token for her, and a point for { $boris }, whose lie she fell for: he gets one for each hunter or dog whom he fools. So beware of him.
    .title = The shepherd boy’s harvest
guide-first-end = Three rounds like this, then most points win. Whoever gets a second error token ends the game at once, so do not guess blindly. Now play a whole one: the others will think for themselves.
    .title = That is all you need

## The goal at length, by what it is now

goal-more-FindOne = You play a wolf. You have one target only: find somebody who plays a sheep, or find out that nobody does, and set your first pointer there or to 0; the second belongs on x. So you can be quicker than all others. Whoever has seen your wolf card knows you, though, for nothing is higher.
goal-more-FindTwo = { KEY($character) ->
    [sheep] You play a sheep. Find a hunting dog for your first pointer and a hunter for your second. Somebody who plays it is enough; if nobody plays it, the pointer belongs on 0. Peek at others and ask them, and listen to what they announce. As soon as you think you know both, say “I suspect!”: early it is worth more, and a mistake costs an error token.
    [hunting_dog] You play a hunting dog. Find a hunter for your first pointer and a wolf for your second. Somebody who plays it is enough; if nobody plays it, the pointer belongs on 0. Beware of cries of wolf: the shepherd boy calls everything a wolf, and gets a point for each hunter or hunting dog who believes it.
    [hunter] You play a hunter. Find a hunting dog for your first pointer and a wolf for your second. Somebody who plays it is enough; if nobody plays it, the pointer belongs on 0. Beware of cries of wolf: the shepherd boy calls everything a wolf, and gets a point for each hunter or hunting dog who believes it.
   *[shepherd_boy] You play the shepherd boy. Find a wolf for your first pointer and a sheep for your second. When you peek you must announce a wolf, whatever you saw, unless the card has a question mark. That is your second way to points: one for each hunter or hunting dog who points, looking for the wolf, at somebody whom you cried wolf at and who is none.
}
goal-more-PointOne = Set your first pointer to somebody who plays a sheep, or to 0 if you think that nobody does; the second belongs on x. If it is right you get the points, if it is wrong an error token. After two error tokens of one player the game is over.
goal-more-PointTwo = Set one pointer for each of your targets: to somebody who plays it, or to 0 if you think that nobody does. Both have to be right. Then you get the points, else an error token. After two error tokens of one player the game is over.
goal-more-AwaitScoring = Your suspicion is made, and cannot be changed any more. You take no more turns in this round, but you are still asked and peeked at, and your answers are true. When all have made theirs, all cards are shown.
goal-more-SitOut = You make no suspicion in this round: no points, and no error token either. If you play the shepherd boy, you can still get points from those who believed you.

## What things are: whoever taps one is told

thing-sheep = Value 1, the lowest: you only play a sheep if both of your cards are sheep. It looks for a hunting dog and a hunter. Wolf and shepherd boy look for it.
    .name = Sheep
thing-hunting_dog = Value 2. It looks for a hunter and a wolf. Sheep and hunter look for it.
    .name = Hunting dog
thing-hunter = Value 3. It looks for a hunting dog and a wolf. Sheep and hunting dog look for it.
    .name = Hunter
thing-shepherd_boy = Value 4. He looks for a wolf and a sheep. When he peeks he must call every card a wolf that has no question mark, and gets a point for each hunter or hunting dog who falls for it.
    .name = Shepherd boy
thing-wolf = Value 5, the highest: whoever holds one plays it. It looks for a sheep and for nobody else. Hunting dog, hunter and shepherd boy look for it.
    .name = Wolf
thing-unknown = A card that looks like nothing. Whoever peeks at it sees what it is, but announces a question mark, the shepherd boy as well.
    .name = Question mark
thing-clue = What somebody announced who peeked at a card of this player. It is true, unless the shepherd boy announced it: he says “wolf” of everything.
    .name = Clue token
thing-question = Ask somebody that question on your turn; the answer is true, everybody hears it, and the card is spent. You are dealt two in each round, of sixteen.
    .name = Question card
thing-pointer = One for each of your targets: to a player, to 0 if nobody plays it, or to x. A wolf’s second pointer belongs on x, and both if you make no suspicion. They are secret until the scoring.
    .name = Pointers
thing-points = 2 for a suspicion that was right and early, 1 for a right one at the end of the round. The shepherd boy gets 1 more for each hunter or hunting dog who was fooled.
    .name = Points
thing-error = For a suspicion that was wrong. Whoever was wrong early cannot suspect early in the next round. The game ends after a round in which somebody gets the second one.
    .name = Error token
thing-mute = With four players, the two cards that are left over. They can be peeked at and suspected, and what they play is played; they can never be asked.
    .name = The mute player
