# What the engine itself says, and how lists and names are made. A game's catalogue is laid over this one.

## People and lists

# The reader, where a sentence has no variant of its own for them.
you = you
# Somebody whose name nobody knows.
unnamed = seat { $number }
nothing = nothing
# Lists: { $first } is all that came before.
list-more = { $first }, { $next }
list-last = { $first } and { $last }
# A number of things: { $thing } is in the right form already.
counted = { $n } { $thing }

## Events

Said = { $you ->
    [seat] You: “{ $remark }”
   *[nobody] { $seat }: “{ $remark }”
}

## Reasons

Limit = { $decisions ->
    [one] The game was stopped after one decision and counts as it stands.
   *[other] The game was stopped after { $decisions } decisions and counts as it stands.
}
GameOver = The game is over.
NotYourTurn = It is not your turn. Wait until the others have moved.
AlreadyChosen = You have already chosen. Wait for the others to choose, too.
NoSuchAction = This game has no such move.
NotPossible = The game is at another step now: choose one of the moves that it offers you.
EmptyChain = Choose something first: a move needs at least one choice.
Unfinished = Your move is not complete yet: choose on, then send it.
MoveEnds = Your move was complete before the last choice. Send it first; the rest is another move.
NotSayable = You cannot say that at this point of the game. Choose one of the remarks on offer.
JustSaid = You have just said that. You can say it again after the next move.
