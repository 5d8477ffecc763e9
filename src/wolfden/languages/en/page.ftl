### The page in English: everything that it says and that is no game's own.
###
### `$name` is a person, `$names` a list of people (the reader is "you" in it), `$title` a game's title, `$bot` the
### strength of a bot.

## The page as a whole

title = Wolfden
# The title of a browser's tab: what is on it, and the page's own name.
title-of = { $page } - Wolfden
title-your-turn = (your turn) { $page } - Wolfden
welcome = Trust nobody at this table
tagline = Games of hidden wolves, dogs, boars and workers. Play with friends and bots, right here, without an account.
home = Home
skip = Skip to the content
loading = One moment…
nowhere = There is nothing at this address.
to-home = To the first page
close = Close
cancel = Cancel
copy = Copy
copied = Copied
offline = The server cannot be reached. Check your connection and try again.
busy = { $seconds ->
    [one] There is too much going on here just now. Please try again in a second.
   *[other] There is too much going on here just now. Please try again in { $seconds } seconds.
}
again = Try again
you-name = Your name
# Names for people who have not given theirs: animals, with commas between them.
animals = Otter, Heron, Badger, Lynx, Marten, Finch, Hare, Crane, Newt, Robin, Stoat, Owl

## Language and looks

language-name = English
language-label = Language
language-hint = Everybody at a table reads their own language.
theme-label = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
# A word of the table's language, tapped: what it means in the reader's.
gloss-of = “{ $word }” means “{ $meaning }”.
gloss-hint = The words on this board are in { $language }, the same for everybody. Tap one to see what it means.

## The first page

games-heading = Games
games-players = { $fewest } to { $most } players
games-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games-minutes = { $from } to { $to } minutes
games-minutes-exactly = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
games-play = Play now
games-play-hint = Play now: { $title }, against bots
games-open = Open a table
games-open-hint = Open a table: { $title }, for friends
games-learn = Learn by playing
games-learn-hint = Learn by playing: { $title }
games-rules = Rules
games-rules-hint = Rules: { $title }

numbers-button = Own numbers
numbers-hint = Own numbers: { $title }
numbers-heading = { $title } with your own numbers
numbers-get = Get the file with the numbers as they are, change what you like in any text editor, and bring it back.
numbers-download = Get the file
numbers-choose = Choose your file
numbers-chosen = Your file: { $file }
numbers-missing = Choose your file first.
numbers-large = That file is too large to be a game's numbers.
numbers-kept = The replay of the game carries your numbers with it.
numbers-played = Played with numbers of somebody's own, not with those that come with the game.

mine-heading = Your tables
mine-your-turn = Your turn
mine-phase-lobby = Not started yet
mine-phase-playing = Waiting for others
mine-phase-paused = Paused
mine-phase-over = Over
mine-with = with { $names }
mine-all = Show all { $count }

join-heading = Join a table
join-intro = Somebody gave you a code? Take a seat with it.
join-code = Code
join-button = Take a seat
join-watch = Only watch
join-missing = Type the code of the table first.
join-given = A seat is kept for you. Which name will you play under?
join-invited = You are invited to a table. Which name will you play under?

move-heading = Bring your seat here
move-intro = This link brings your seat at a table to this device. It works once; the other device then only watches.
move-button = Play on this device
move-missing = The link is not whole: its code is missing. Open it again from the other device.

replays-heading = Replays
replays-intro = Have the file of a game that is over? Look at it move by move, from any seat.
replays-button = Open a replay

rules-none = There is no such game.

## Learning a game by playing it: a card beside the table

learn-heading = Learn { $title }
learn-which = Which part would you like to learn?
learn-you = You
learn-go-on = Go on
learn-back = Back
learn-skip = Skip ahead
learn-skip-hint = To the next thing to do
learn-progress = { $number } of { $count }
learn-your-turn = Your turn
learn-try-again = Try again
learn-leave = Leave
learn-leave-sure = Leave the lesson?
learn-leave-hint = It waits for you: next time you can go on at this card.
learn-stay = Stay
learn-resume-hint = You have been here before, and came as far as card { $number } of { $count }.
learn-resume = Go on there
learn-restart = From the start
learn-real = Now a real game

## The line to the server

link-open = Connected
link-connecting = Connecting…
link-waiting = { $seconds ->
    [one] No connection. Trying again in a second.
   *[other] No connection. Trying again in { $seconds } seconds.
}
link-now = Try now
link-closed = Not connected
link-sending = Sending…

## Time

# What is left on a clock, where it is more than an hour.
time-hours = { $hours } h { $minutes } min
time-days = { $days } d { $hours } h

## The lobby

lobby-heading = A table of { $title }
lobby-invite = Invite friends
lobby-invite-hint = Whoever opens this link can take a free seat. Nobody needs an account.
lobby-code = Code
lobby-qr = QR code of the invite link
lobby-seats = Seats
lobby-free = Free
lobby-you = you
lobby-host = host
lobby-here = here
lobby-away = away
lobby-bot = { $bot ->
    [good] Bot (good)
    [greedy] Bot (greedy)
    [simple] Bot (simple)
    [random] Bot (careless)
   *[other] Bot ({ $bot })
}
lobby-bot-for = Who sits in seat { $seat }
lobby-keep-free = Free for a friend
lobby-sit = Sit here
lobby-sit-in = Sit here, in seat { $seat }
lobby-colour = Your colour
lobby-colour-of = Colour { $number }
lobby-settings = The game
lobby-settings-of = The host decides these.
lobby-count = Number of seats
lobby-fewer = One seat fewer
lobby-more = One seat more
lobby-language = Language of the words
lobby-language-hint = Station names and hints, which have to be the same for everybody. Everything else is in each player's own language.
lobby-chat = Free chat
lobby-chat-hint = Besides what can be said in the game.
lobby-hints = Hints
lobby-hints-hint = Whoever likes can ask what a good player would do. Unless the host says otherwise, only while one person plays alone against bots.
lobby-review = Everything is shown at the end
lobby-review-hint = With a replay and the seed of the shuffle. If not, secrets stay secret for ever.
lobby-on = Yes
lobby-off = No
lobby-start = Start the game
lobby-start-bots = { $count ->
    [one] Start: a bot takes the free seat
   *[other] Start: bots take { $count } free seats
}
lobby-wait-host = { $name } starts the game.
lobby-wait-ready = Waiting for { VALUE($names, case: "acc") } to be ready.
lobby-host-away = { $name } starts the game, but is away. In a few minutes somebody else will be the host.
lobby-no-host = The host has left; the table cannot start.
lobby-heir = Make host
lobby-heir-is = Make { $name } the host
lobby-free-seat = Free the seat
lobby-free-of = Free the seat of { $name }: they can watch, and need a new invitation to play
lobby-watching = You are watching. To play, join with the invite code while there is a free seat.
lobby-leave = Leave the table
lobby-close-table = Close the table
lobby-chat-heading = Chat

tempo-label = Tempo
tempo-untimed = No clock
tempo-live = Live: a minute for each decision
tempo-relaxed = Relaxed: a day for each decision

## The table

table-fold = See the table
table-unfold = What you may do
table-call-offer = This game may go on for days.
table-call-yes = Notify me when it is my turn
table-call-no = No, thank you
table-watching = You are watching.
table-spectators = { $count } watching
table-paused = The table is paused. Nobody can move, and the clocks stand still.
table-ended-agreed = You all agreed to end the game here.
table-ended-closed = The host closed the table.
table-bot-plays = { $bot ->
    [good] A good bot is playing your seat.
    [greedy] A greedy bot is playing your seat.
    [simple] A simple bot is playing your seat.
    [random] A careless bot is playing your seat.
   *[other] A bot ({ $bot }) is playing your seat.
}
table-take-back = Play myself again
table-stale = The table has moved on meanwhile. Look again, then choose.
table-lost = Your choices no longer fit what has happened. Choose again.
table-dismiss = Hide this message
table-cover = Cover my secrets
table-uncover = Show my secrets
table-covered = Your secrets are covered.
table-secrets = Your secrets
table-tabs-table = Table
table-tabs-talk = Talk
table-tabs-log = Log
table-tabs-notes = Notes
table-tabs-sheet = Overview
# A tab with something new on it, for those who hear the page.
table-unread = { $tab }, { $count } new
table-panels = More about the game
table-drawer-close = Back to the table
table-rematch = Play again with the same seats
table-clock-yours = You have { $time } left
table-clock-others = { COUNT($names) ->
    [one] { $names } has { $time } left
   *[other] { $names } have { $time } left
}
closed-heading = This table is closed
closed-gone = There is no such table, or it is gone.
notification = { $title }: it is your turn

## Bots

bots-good = good
bots-greedy = greedy
bots-simple = simple
bots-random = careless

## A fair shuffle

fair-heading = A fair shuffle
fair-hint = First the server fixes its part of the shuffle, and shows a fingerprint of it. Then every player's device adds a part of its own. When the game is over the server opens its part, and your page checks that it fits the fingerprint and that yours is in.
fair-commitment = Fingerprint that your page saw first
fair-late = Fingerprint, which your page has seen only since the cards were dealt
fair-part = Your part
fair-no-part = This device has put nothing in.
fair-changed = The server shows another fingerprint than at first, so your page sends it no part of yours. Do not trust this shuffle.
fair-checking = Checking the shuffle…
# `$why` is a whole sentence.
fair-unknown = The shuffle could not be checked. { $why }
fair-found-good = Your part went into this shuffle; the server had committed before.
fair-found-changed = Something is wrong: the fingerprint is not the one that the server showed before it had your part.
fair-found-secret = Something is wrong: what the server opened does not fit its fingerprint.
fair-found-seed = Something is wrong: the seed is not made of the server's part and the players' parts.
fair-found-part = Something is wrong: your part did not go into this shuffle.
fair-found-alone = Nobody put anything into this shuffle: the server alone chose it.
fair-found-late = The seed fits the fingerprint. But your page did not see that before the cards were dealt, so it cannot tell whether the server chose the cards.
fair-found-absent = The seed fits the fingerprint that the server showed before the cards were dealt. But this device put no part into the shuffle, so only those who did can tell whether the server chose the cards.
fair-found-strangers = { COUNT($names) ->
    [one] There is also a part from { $names }, where your page saw nobody when the cards were dealt. Unless somebody came and went meanwhile, the server could choose that part, and with it the cards.
   *[other] There are also parts from { $names }, where your page saw nobody when the cards were dealt. Unless somebody came and went meanwhile, the server could choose those parts, and with them the cards.
}
fair-found-others = { COUNT($names) ->
    [one] There is also a part from { $names }. Only somebody in league with the server could have chosen theirs to fit.
   *[other] There are also parts from { $names }. Only somebody in league with the server could have chosen theirs to fit.
}

## Talk and chat

talk-say = Say something
talk-search = Search what can be said
talk-nothing = There is nothing to say just now.
talk-silent = The rules of this game have nothing to say, and free chat is off at this table.
talk-none = Nothing fits.
talk-said = Said so far
talk-silence = Nobody has said anything yet.
talk-chat = Chat
talk-write = Write to the table
talk-send = Send
talk-no-chat = Free chat is off at this table.
talk-mutes = Mute somebody
talk-mutes-hint = You will not see what they write in the chat.
talk-empty = No messages yet.
talk-somebody = Somebody
talk-look-back = Earlier messages
talk-looking-back = Looking…

## Notes

notes-label = Your notes
notes-hint = Only you see them. They go with you when you change seats or devices, and are gone when you leave.
notes-saving = Saving…
notes-saved = Saved
notes-unsaved = Not saved yet

## Help

help-open = Help
help-heading = Help: { $title }
help-goal = Your goal now
help-ask = What is this? Tap it
help-things = All things, one by one
about-ask = Tap something to learn what it is.
help-why = Why can't I…?
help-why-hint = Choose what you would like to do, and see which rule stands against it.
help-why-search = Search all that can be done
help-why-can = You can do that now.
help-more = { $count ->
    [one] One more; search to narrow them down.
   *[other] { $count } more; search to narrow them down.
}
help-hints = Hints and warnings
help-hints-ask = Where the table has hints, “What would you do?” beside the prompt shows what a good player would do with what you know, and why. Nobody notices that you ask. Whether there are hints is chosen in the lobby, and fixed when the game starts.
help-hints-warnings = A choice with a warning sign risks something: tap it, read what, and send it only if you still want to. You can switch warnings off in the menu. What takes a good player to see is warned of only where the table has hints.
help-keys = Keys
help-keys-digits = choose
help-keys-arrows = move between choices
help-keys-enter = choose, then send
help-keys-escape = take the last choice back
help-keys-c = cover or show your secrets
help-keys-question = this help
# What stands on these keys.
key-enter = Enter
key-escape = Escape

## The menu

menu-open = Menu
menu-settings = Settings
menu-sound = Sound when it is your turn
menu-notify = Notify me when it is my turn
menu-notify-hint = For games that go on for days: the browser tells you while this page is in the background.
menu-notify-denied = Your browser does not allow it. You can change that in the browser's settings.
menu-cover-on-blur = Cover my secrets when I look elsewhere
menu-quick = Send a move as soon as it is complete
menu-warnings = Warn me before bad surprises
menu-seat = Your seat
menu-hand-over = Let a bot play for me
menu-hand-over-hint = Until you take your seat back. The bot knows only what you know.
menu-strength = Strength
menu-take-back = Play myself again
menu-device = Move to another device
menu-leave = Leave the table
menu-leave-sure = Leave for good? A bot takes your seat, and you cannot come back to it.
menu-leave-yes = Leave for good
menu-agree = I would end the game here
menu-agree-hint = It ends when everybody wishes it.
menu-disagree = I would rather play on
menu-wishes = So far, { $names } would end it here.
menu-wishes-you = So far, only you would end it here.
menu-host = As the host
menu-pause = Pause the table
menu-go-on = Go on
menu-close-table = Close the table
menu-close-sure = Close the table for everybody? The game cannot go on after that.
menu-close-yes = Close for everybody
menu-give = Give a bot's seat to a friend
menu-give-to = Give the seat of { $name }
menu-give-ask = Ask the others whether a friend may take the seat of { $name }
menu-give-hint = A friend sees the bot's hand, so all who play have to agree, and everybody is told.
menu-heir = Let somebody else be the host
menu-heir-is = Let { $name } be the host
menu-news = Seats and roles

## What the table decides together

house-label = At this table
house-news-newcomer = { $name } is new and has taken the seat of { $of }, a bot, in mid-game.
house-news-host = { $name } is the host now.
house-news-bot = { $name } is away, and a bot plays for them until they take their seat back.
house-news-left = { $name } has left; a bot has the seat.
house-news-freed = The host has freed the seat of { $name }.
house-news-goon = The pause is over.
house-newcomers = New since the game began: { $names }.
# In these, `$names` are those who are for it.
house-wish-bot = Shall a bot play for { VALUE($name, case: "acc") } in the meantime? In favour: { $names }.
house-wish-give = Shall somebody new take the seat of { $name }, a bot? In favour: { $names }.
house-wish-goon = Shall the game go on now? In favour: { $names }.
house-missing = Still asked: { $names }.
house-agree = I agree
house-disagree = I no longer agree
house-waits = The table waits for { $name }, who is away.
house-bot = Let a bot play for { $name }
house-bot-hint = In a few minutes a bot can take over, if all who are here agree; after half an hour, one of you is enough.
house-go-on = Go on
house-go-on-hint = The host can go on at any time, all others together, and anybody after ten minutes.
house-link = Get the link for the friend

device-heading = Move to another device
device-intro = Open this link on the other device. It works once: keep it to yourself.
device-give-heading = The seat of { $name }
device-give-intro = Send this link to your friend. Whoever opens it first has the seat.
device-qr = QR code of the link
device-until = Works until { $time }.

## People around the table

ring-label = The table
ring-people = People at the table, clockwise from you
# After one's own name.
ring-you = (you)
ring-bot = bot
ring-bot-for = { $bot ->
    [good] a good bot plays
    [greedy] a greedy bot plays
    [simple] a simple bot plays
    [random] a careless bot plays
   *[other] a bot ({ $bot }) plays
}
ring-away = away
ring-empty = nobody yet
ring-your-turn = your turn
ring-to-move = to move
ring-you-chose = you have chosen
ring-says = { $name } says: { $text }
ring-choose-among = { $count ->
    [one] { $name }: one choice
   *[other] { $name }: { $count } choices
}
ring-what = What about { $name }?
ring-what-you = What about yourself?
ring-never = Nothing
ring-about = About { $name }
ring-about-you = About yourself
ring-say = Say to everybody
ring-close = Close

## What you may do

choices-label = What you may do
choices-so-far = So far
choices-back = Take back
choices-send = Send
choices-final = Once sent, it cannot be taken back.
choices-sending = Sending…
choices-none = There is nothing for you to choose now.
choices-covered = Your choices are covered with your secrets. Uncover them to go on.
# A choice in the words of the table's language, and what they mean in the reader's.
choices-meaning = { $what } ({ $meaning })
# A choice whose sentence does not have the name that stands on its button.
choices-named = { $name }: { $what }
choices-why-not = { $what } (not now; ask why)
choices-others = Why can't I choose others?
choices-asking = Asking the rules…
advice-ask = What would you do?
advice-asking = Thinking…
advice-heading = A good player would do this:
advice-do = Do that
# What is heard of a choice that risks something.
choices-warned = { $what } (beware: { $caution })

## The log

log-label = What happened
log-only-you = only you
log-only-some = only { $names }
log-covered = Something that only you were told (covered)
log-covered-short = covered
log-newest = To the newest
log-empty = Nothing has happened yet.

## The end

end-title = The game is over
end-you-win = You win!
end-you-win-with = You win, together with { VALUE($names, case: "dat") }!
end-you-share = You share the victory with { VALUE($names, case: "dat") }!
end-you-lose = You lose.
end-nobody = Nobody wins.
end-wins = { COUNT($names) ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-total = Total
end-lines = Points, line by line
end-review = Everything turned up
end-rematch = Play again with the same people
end-replay = Watch the replay
end-download = Download the game
end-fair = Was it shuffled fairly?
end-seed = Seed of the shuffle
end-verify = Download the game and run this command at home to check all of it, also that every card came of the seed:
# Stands in the command for the name of the downloaded file.
end-verify-file = FILE
end-secret = This table keeps its secrets for ever: neither cards nor seed are shown.

## Replays

replay-title = Replay
replay-title-of = Replay: { $title }
replay-open-text = Choose the file of a game, or drop it anywhere on this page.
replay-drop = Drop the file here
replay-choose = Choose a file
replay-loading = Fetching the game…
replay-too-large = This file is too large for the replay of a game.
# Before a choice of one of these, or of a name.
replay-eyes = Through the eyes of
replay-public = a spectator
replay-all = everybody at once
replay-first = To the beginning
replay-back = A step back
replay-forward = A step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-scene = Scene
replay-scene-of = { $scene } of { $scenes }
# For those who hear the page: where one is, and what happened there.
replay-scene-says = { $scene } of { $scenes }: { $caption }
replay-start = The game begins.
replay-did = { $name } has moved.
replay-unseen = Somebody has moved.
replay-link = Copy link
replay-link-hint = Copy a link to this moment
replay-copied = Copied
replay-download = Download
replay-keys = Keys: left and right step, Home and End jump, space plays.
replay-secrets = What { $name } knows
# Somebody whose name the file does not tell.
replay-seat = Seat { $number }
replay-other = Open another file

## A game without a face of its own

generic-yes = yes
generic-no = no
generic-none = nobody
generic-turn = It is your turn.
generic-waiting = Waiting for { VALUE($names, case: "acc") }.
generic-over = The game is over.
generic-nothing = nothing
# One of several facts, each of somebody.
generic-of = { $name }: { $what }

## The screen

table-goal-more = Tell me more about my goal
table-goal-covered = Your goal is covered.
table-tabs-players = Players
end-look = Look at the board
end-show = Show the result
moment-go-on = Tap, or press the space bar, to go on
missed-heading = Since you were away
missed-more = { $count ->
    [one] One thing before these is in the log.
   *[other] { $count } things before these are in the log.
}
missed-seen = Go on
speed-label = How fast things are shown
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-none = At once
bar-sound = Sounds

## Around the table: covers, playing at once, invitations, one screen for several people

games-start-here = Start here
# How hard a game is to learn: 1, 2 or 3.
games-hard = { $level ->
    [1] Easy to learn
    [2] Some rules to learn
   *[3] A lot to learn
}
games-more = More
games-more-hint = More: { $title }

play-heading = Play { $title }
play-part = Your part
play-bots = Bots
play-bots-count = { $count ->
    [one] One bot
   *[other] { $count } bots
}
play-bots-fewer = One bot fewer
play-bots-more = One bot more
play-strength = How they play
play-strength-of = { $bot ->
    [good] well
    [greedy] greedily
    [simple] simply
    [random] carelessly
   *[other] { $bot }
}
play-go = { $count ->
    [one] Play with one bot
   *[other] Play with { $count } bots
}

invite-from = { $name } invites you to a table of { $title }.
invite-to = You are invited to a table of { $title }.
# Who has a seat, bots not among them.
invite-people = { COUNT($names) ->
    [one] { $names } sits there.
   *[other] { $names } sit there.
}
invite-people-bots = { COUNT($names) ->
    [one] { $bots ->
        [one] { $names } sits there with a bot.
       *[other] { $names } sits there with { $bots } bots.
    }
   *[other] { $bots ->
        [one] { $names } sit there with a bot.
       *[other] { $names } sit there with { $bots } bots.
    }
}
invite-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
invite-yours = Your seat is kept for you.
invite-back = To my seat
invite-full = Every seat is taken. You can watch.
invite-lost = Somebody else has just taken the last seat. You can watch.
invite-begun = The game has begun. You can watch.
invite-over = This game is over. You can see how it ended.
invite-closed = This table is closed.
invite-name = Which name will you play under?
invite-other-code = I have another code

beside-choose = Somebody at this screen
beside-heading = Somebody at this screen
beside-hint = You share this screen and pass the device on. Whenever you do, it shows nobody's cards.
beside-name = Their name
beside-sit = Take the seat
beside-of = at the screen of { $name }
beside-yours = at your screen
beside-free = Free the seat
beside-free-of = Free the seat of { $name }

pass-title = Pass the device on
# In a strip above the table.
pass-has = { $name } has the device.
pass-turn = { COUNT($names) ->
    [one] It is the turn of { $names }.
   *[other] { $names } are to move.
}
pass-on = Pass the device on
pass-to = Pass the device to { $name }
pass-next = Now for { $name }
pass-anybody = Who has the device?
pass-covered = Nobody's cards are on this screen. Only { $name } should go on.
pass-covered-all = Nobody's cards are on this screen. Only the one who goes on should look.
pass-me = I am { $name }
pass-others = Or does somebody else have it?
pass-gone = { $name } does not play at this screen any more.
