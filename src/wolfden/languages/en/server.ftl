### What the server refuses, and says goodbye with: see server/reasons.py. The name of the class is the id.
### A wait is told in seconds, or, where it is long, in minutes; then there are no seconds.

## The game and its phases

NotBegun = The game has not begun yet.
BegunAlready = The game has begun already, so that cannot be changed any more.
TablePaused = The table is paused. It goes on when the host ends the pause, or all others do together.
NotPaused = The table is not paused.
GameEnded = The game is over.
TableClosed = The table is closed. Open a new one to play on.
NotOverYet = The game is not over yet.
OnlyInGame = That can be done only while a game is being played.
ChoicesChanged = Meanwhile your choices have changed. Please choose again.
RulesChanged = The rules have been updated since. Please choose again.
NotKept = That could not be saved, so it has not happened. Please try again.

## Who may

OnlyWatching = You are watching. Only those who sit at the table can do that.
OnlyHost = Only the host of the table can do that.
HostMustBeHere = Only somebody who is here now can be the host.
StillPlaying = { COUNT($names) ->
    [one] { $names } is still playing. You can propose to end the game, or leave the table.
   *[other] { $names } are still playing. You can propose to end the game, or leave the table.
}

## Seats and bots

SeatNotThere = There is no such seat at this table.
SeatTaken = Somebody is sitting there. Choose another seat.
SeatFree = Nobody is sitting there.
OwnSeat = That is your own seat. To give it up, leave the table.
SeatFreed = The host has freed your seat. You can watch. To play here, ask the host for a new invitation.
FreedHere = The host has freed your seat at this table. Ask whether you may have one again.
FreedNext = The host has freed your seat at the next table. Ask whether you may have one again.
SeatElsewhere = Your seat is now played on another device.
AnotherSeat = You have another seat at this table already.
SeenAnother = You have seen another hand of this game, so you cannot take this seat.
BotPlays = A bot is playing for you. Take your seat back first.
BotPlaysAlready = A bot is playing for you already.
BotPlaysThere = A bot is playing there already.
BotDecides = Your time was up, so the bot makes this decision. After it you can take your seat back.
NoSuchBot = There is no such bot. These can play: { $bots }.

## Names, options and other papers of a table

BadName = Choose a name of 1 to { $longest } letters that others can see.
NameTaken = Too many at the table are called that. Choose another name.
ColourTaken = Somebody has that colour. Choose another one.
NoSuchGame = There is no such game here.
WrongSeats = { $title } is for { $fewest } to { $most } players.
TooFewSeats = { $people ->
    [one] One person is sitting here already, so there must be a seat for them.
   *[other] { $people } people are sitting here already, so there must be as many seats.
}
WrongOption = The game cannot be set up like this: { $detail }
NoSuchTempo = There is no such tempo. Choose one of these: { $tempos }.
NoSuchLanguage = Wolfden does not speak that language. Choose one of these: { $languages }.
BadNumbers = { $line ->
    [0] The numbers in your file do not fit the game: { $detail }
   *[other] Line { $line } of your file does not fit the game: { $detail }
}
NoNumbers = { $title } has no numbers that could be replaced.

## The start

NotReady = { COUNT($names) ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
OthersSitHere = Others are sitting here, too. Start the game when everybody is ready.

## What people decide together

TheyAreHere = They are here and play for themselves.
ClockDecides = This table has a clock: a bot plays for somebody when their time is up, and not before.
JustGone = { $minutes ->
    [0] { $seconds ->
        [one] { $name } has only just gone. A bot can step in after a second.
       *[other] { $name } has only just gone. A bot can step in after { $seconds } seconds.
    }
    [one] { $name } has only just gone. A bot can step in after a minute.
   *[other] { $name } has only just gone. A bot can step in after { $minutes } minutes.
}
MustAgree = All who play have to agree that somebody new takes that seat. Not yet: { $names }.
PauseHolds = { $minutes ->
    [0] { $seconds ->
        [one] The host can go on now, or all others together; after a second of pause, anybody can.
       *[other] The host can go on now, or all others together; after { $seconds } seconds of pause, anybody can.
    }
    [one] The host can go on now, or all others together; after a minute of pause, anybody can.
   *[other] The host can go on now, or all others together; after { $minutes } minutes of pause, anybody can.
}
PauseJustEnded = The others have just ended a pause. Please wait a while before the next one.
EnoughPauses = There were enough pauses for now. Please play on for a while before the next one.

## Talk

NoChat = There is no free chat at this table.
NothingSaid = Type something first.
ChatFull = The chat of this table is full.
NoHints = At this table nobody can ask what a good player would do.
HintsBusy = Too many people ask for advice just now. Try again in a moment.

## Codes and addresses

NoSuchTable = There is no such table, or not any more.
NoSuchInvite = No table has that code. Check it, or ask for it again.
CodeSpent = That code does not work, or no longer. Ask for a new one.
NothingHere = There is nothing at this address.

## Replays

KeepsSecrets = At this table, everybody keeps their secrets: there is no replay.
ShownAtEnd = That is shown only when the game is over, and where the table allows it.
RulesChangedOnTheWay = The rules were updated during this game, so it cannot be told from its beginning.
NoReplay = That is no replay, or it is damaged: { $detail }
OtherGame = That is a replay of “{ $name }”, a game that is not here.
OtherVersion = That game was played by version { $version } of { $title }. Here is version { $here }, so it cannot be shown.
FileTooLong = That game is too long to be shown here.

## Limits

TooFast = { $minutes ->
    [0] { $seconds ->
        [one] That was too much at once. Please wait a second.
       *[other] That was too much at once. Please wait { $seconds } seconds.
    }
    [one] That was too much at once. Please wait a minute.
   *[other] That was too much at once. Please wait { $minutes } minutes.
}
TooManyGuesses = { $minutes ->
    [0] { $seconds ->
        [one] Too many of those codes did not work. Please wait a second.
       *[other] Too many of those codes did not work. Please wait { $seconds } seconds.
    }
    [one] Too many of those codes did not work. Please wait a minute.
   *[other] Too many of those codes did not work. Please wait { $minutes } minutes.
}
TooManyTables = { $minutes ->
    [0] { $seconds ->
        [one] Too many new tables were opened from here. Please wait a second.
       *[other] Too many new tables were opened from here. Please wait { $seconds } seconds.
    }
    [one] Too many new tables were opened from here. Please wait a minute.
   *[other] Too many new tables were opened from here. Please wait { $minutes } minutes.
}
HouseFull = { $minutes ->
    [0] { $seconds ->
        [one] The house is full. Please try again in a second.
       *[other] The house is full. Please try again in { $seconds } seconds.
    }
    [one] The house is full. Please try again in a minute.
   *[other] The house is full. Please try again in { $minutes } minutes.
}
TooBusy = { $minutes ->
    [0] { $seconds ->
        [one] There is too much to do here just now. Please try again in a second.
       *[other] There is too much to do here just now. Please try again in { $seconds } seconds.
    }
    [one] There is too much to do here just now. Please try again in a minute.
   *[other] There is too much to do here just now. Please try again in { $minutes } minutes.
}
TooManyStories = { $minutes ->
    [0] { $seconds ->
        [one] Too many replays are being looked at just now. Please try again in a second.
       *[other] Too many replays are being looked at just now. Please try again in { $seconds } seconds.
    }
    [one] Too many replays are being looked at just now. Please try again in a minute.
   *[other] Too many replays are being looked at just now. Please try again in { $minutes } minutes.
}
Flooded = That was too much at once.
TooManyPages = This table is open in too many windows already. Close one of them.
TooMuchUnread = The connection is too slow for all that is open here. Close a few windows.

## Of the server itself

SetUpAgain = The table has to be set up again. One moment, please.
Restarting = The server is being restarted. One moment, please.
ComeBack = The table is not ready yet. One moment, please.
CannotRead = The tables cannot be read at the moment. Please try again.
OurMistake = Something went wrong here. It is not your fault.

## For those who write pages: what no page of ours would send

Misunderstood = That cannot be understood: { $detail }
NoHello = The page did not say hello. Please load it again.
NoFrame = The page sent something strange. Please load it again.
MetAlready = The page said hello twice. Please load it again.
FromElsewhere = That did not come from our page.
NotJson = The body of the request has to be JSON.
TooLong = That is too long.
BrokeOff = The connection broke off. Please try again.
