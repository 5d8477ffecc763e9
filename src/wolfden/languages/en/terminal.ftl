### What the terminal says: the commands and their options, a game against bots, tables of numbers, and what goes wrong.
### Numbers that nobody reads as an amount (seeds, ports) come as text.

## The command and its options

usage-title = Usage:
usage-commands = Commands
usage-arguments = Arguments
usage-parameters = Options
usage-required = needed
usage-default = default: { $value }
usage-help = Show this and stop.
usage-version = Show which version this is.
usage-completion = Teach your shell (bash, zsh, fish, PowerShell) to complete wolfden's commands, games and bots with Tab.

usage-wolfden = Tabletop games of hidden wolves, dogs, boars and workers.
usage-games = List the games.
usage-play = Play a game against bots.
usage-resume = Go on with a saved game, against the same bots.
usage-simulate = Let bots play many games, and count who wins, with 95 % (Wilson) intervals.

    The same seed gives the same result with any number of jobs. Ctrl-C ends it early and prints what there is.
    Bots see what their seat knows, and talk. Where all are random nobody listens, so their games are played
    without talk inside the engine: the same odds, many times as fast.
usage-balance = Let good bots play many games, and count what the game's designer wants to know: who wins, what is used.

    Intervals are 95 % ones. The same seed gives the same result with any number of jobs.
usage-replay = Tell a game: all of it once it is over, until then what everybody knows.
usage-verify = Check a game from a table: does its shuffle fit the server's commitment, is your part in it, were moves legal?

    A file cannot show when something was said; so compare the commitment and the part with what your page showed.
    The exit status is 0 if everything fits, 1 if something does not, 3 if the file says nothing about the
    shuffle, 2 if it is no replay.
usage-rules = Show the rules of a game.
usage-data = Print the numbers of a game: the file that --data takes a changed copy of.
usage-words = List what is missing or left over in a language, or takes other arguments than in English.
usage-check = Hold a game against the laws that every game must keep.
usage-serve = Open tables in the browser, for friends and bots.
usage-backup = Copy all tables of a server into a new file, also while it runs. To bring it back, stop the server and put the file in the place of wolfden.db.

option-game = as listed by `wolfden games`, or a module
option-module = module of a game that does not come with Wolfden
option-language = language to speak, such as de (default: WOLFDEN_LANGUAGE, or that of your system)
option-words = a language, such as de
option-seats = players at the table (default: the fewest)
option-seats-each = players at the table, such as 2,4 (default: every number)
option-seat = your seat, counted clockwise from 0
option-seat-told = tell only what this seat was told
option-bots = bots by name, such as good,random; the list goes round the seats (default: the strongest)
option-bots-others = bots by name, such as good,random; the list goes round the other seats (default: the strongest)
option-seed = a number; the same one deals the same games (default: by chance)
option-seed-check = a number: the same one makes the same games
option-option = name=value, as listed by `wolfden games`
option-data = a TOML file with numbers of your own; begin with a copy of `wolfden data GAME`
option-save = a new file that keeps the game after every move
option-name = what you are called
option-pause = stop after each thing that happens, so that you can speak
option-hints = whether to get hints, and warnings by what a good player believes
option-warnings = whether to be warned before risky choices
option-games = how many to play
option-games-each = how many to play with each number of players
option-games-check = games for each number of players and each option
option-jobs = processes that share the work (default: one for each core)
option-json = for programs
option-json-events = for programs: a JSON object for each event
option-file = a saved game
option-file-backup = a file that is not there yet
option-commitment = as the table showed it before you sent your part
option-part = your part of the shuffle, as your page shows it
option-host = address to listen at; 0.0.0.0 for everybody who can reach you
option-port = port to listen at
option-data-dir = folder that keeps the tables
option-trusted-proxy = address of a proxy in front, which says where people come from
option-bot-delay = seconds that a bot takes to answer, about; 0: none
option-open = open the page in a browser
option-limits = limits on how much anybody may ask; off for measuring

## A game against bots

your-name = You
seat = seat { $seat }
greeting = Round the table, clockwise: { $people }. All others are bots ({ $bots }).
played-by = { $name } ({ $bot })
first-time = Type a number, or a word or two of a choice. New to the game? Type rules to read them, hint for advice, ? for all commands.
prompt = Number or words>
prompt-say = Say, by number or words (Enter: nothing)>
prompt-pause = Enter: go on (or say, claims, log, ?)>
prompt-pause-silent = Enter: go on (or log, ?)>
not-your-turn-yet = It is not your turn yet. Press Enter to go on, or type “?” for help.
choice-aside = { $choice } ({ $aside })
goal = Goal: { $goal }
prompt-sole = Enter: { $choice }>
prompt-number = { $choice }
why-what = Type why and a word or two of what you would like to do.
why-not = { $choice }: { $reason }
why-can = { $choice }: You can do that now.
prompt-sure = Really? Enter: { $choice } (anything else: no)>
hint-move = A good player would do this: { $choices }.
no-hints = This game is played without hints.
so-far = So far: { $choices }.
nothing-to-take-back = There is nothing to take back.
nothing-to-say = There is nothing you can say now.
nobody-spoke = Nobody has said anything yet.
pauses-on = From now on you can read and speak after each thing that happens.
pauses-off = No more pauses.
no-notes = You have no notes yet. To keep one: note some words
noted = Noted.
noted-unsaved = Noted, until you leave: this game is not saved.
said-so-far = { $name }: { $said }
said-in-chapter = { $chapter } { $name }: { $said }
changed-title = { $title }: what has changed (all of it: show)
truth-title = { $title }: the whole truth
whole-game = The whole game, with what only some were told:
told-to = [{ $names }]
told-to-you = [only you]
told-to-nobody = [nobody]
game-not-over = The game is not over yet.
won-by = { COUNT($names) ->
    [one] { $names } wins.
   *[other] { $names } win.
}
nobody-wins = Nobody wins.
you-win = You win!
you-win-with = You win, together with { $names }!
you-lose = You lose.
read-again = To read it again: wolfden replay { $file }
goodbye = Goodbye. To go on another time, start with --save FILE.
goodbye-saved = Goodbye. The game is saved; go on with: wolfden resume { $file }

## What can be typed in a game: the word, and what it is for. The English words always work.

command-type = type
command-to = to
command-number = a number
    .about = make that choice; how it begins, or a word or two from it, will do as well
command-back = b
    .about = take the last choice of an unfinished move back
command-show = show
    .shown = show, or Enter
    .about = show the whole table and the choices again
command-hint = hint
    .about = hear what a good player would do in your place, and why
command-why = why
    .about = learn why you cannot do something now, and what it would take: why suspect
command-say = say
    .about = speak to the table, which binds nobody; say and a few words: say anna red
command-claims = claims
    .about = see who said what so far
command-log = log
    .about = see all that you were told so far
command-note = note
    .about = keep a note for yourself, with the saved game: note boris lies
command-notes = notes
    .about = read your notes
command-pause = pause
    .about = stop after each thing that happens, to read or to speak; again: no longer
command-rules = rules
    .about = read the rules of this game
command-help = help
command-quit = quit
    .about = leave the game

## Answers that cannot be understood

NoSuchChoice = { $most ->
    [one] There is no choice { $typed }, only one: press Enter.
   *[other] There is no choice { $typed }. Choose from 1 to { $most }.
}
NoneOfThem = That is none of the choices. Type a number, or “?” for help.
NumberBeyond = Type a number from { $low } to { $high }.
NothingLikeIt = Nothing in this game that you could do is called like that.
SeveralFit = Type a little more, or a number. That could be: { $choices }
NoteTooLong = Not noted: a note has 1 to { $longest } letters, all of them printable.
NotesFull = Not noted: there is room for { $most } notes.

## Tables of games and numbers

games-name = name
games-title = title
games-players = players
games-players-range = { $fewest }-{ $most }
games-bots = bots
games-options = options
progress-games = games
simulated = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }
balanced = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
rates-won-by = won by
rates-rate = rate
rates-interval = 95 % interval
rates-games = games
rates-nobody = nobody
rates-seat = seat { $seat }
rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
rate-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
rate-games = { $won } of { $games }
rate-of-seat = seat { $seat } ({ $bot }): { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
figure = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-reach = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($reach, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
figure-none = -
summary = { $jobs ->
    [one] { $games ->
        [one] { $games } game in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } a second, with one process.
       *[other] { $games } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } a second, with one process.
    }
   *[other] { $games ->
        [one] { $games } game in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } a second, with { $jobs } processes.
       *[other] { $games } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } a second, with { $jobs } processes.
    }
}
summary-stopped = { $jobs ->
    [one] Stopped after { $games } of { $planned } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } a second, with one process.
   *[other] Stopped after { $games } of { $planned } games in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $speed } a second, with { $jobs } processes.
}

## What a replay proves: see server/findings.py

ShuffleUnknown = The file says nothing about the shuffle: as far as it tells, nobody committed to it.
SecretDiffers = The server's secret does not fit the commitment in the file.
CommitmentFits = The server's secret and the table's name fit the commitment { $commitment }. The file cannot show when the server told it: is it the one that you saw before you sent your part?
NotedFits = The server's secret and the table's name fit the commitment that you noted down. If you noted it before you sent your part, the server had chosen its secret by then.
NotedDiffers = The commitment in the file is not the one that you noted down.
OlderFits = The server's secret fits the commitment { $commitment }. The file cannot show when the server told it: is it the one that you saw before you sent your part? The commitment is of the older kind, which leaves the table's name open: is “{ $table }” the one in the table's address? With “Play now” such a table knew your part before it committed, and then the commitment proves nothing.
OlderNotedFits = The server's secret fits the commitment that you noted down. If you noted it before you sent your part, the server had chosen its secret by then. The commitment is of the older kind, which leaves the table's name open: is “{ $table }” the one in the table's address? With “Play now” such a table knew your part before it committed, and then the commitment proves nothing.
StrangeSeat = There is no seat { $seat } that could have put something in.
SeedDiffers = The seed is not made of that secret, the table's name and the parts in the file.
SeedAlone = The seed is made of that secret and the table's name alone: nobody else put anything in.
SeedFrom = The seed is made of that secret, the table's name and a part from { $names }. The file cannot show who sent a part, or when: each can compare their own.
SeedFromSeats = { COUNT($seats) ->
    [one] The seed is made of that secret, the table's name and a part from seat { $seats }. The file cannot show who sent a part, or when: each can compare their own.
   *[other] The seed is made of that secret, the table's name and a part from seats { $seats }. The file cannot show who sent a part, or when: each can compare their own.
}
PartMissing = The part that you noted down is not in the file: it did not go into this shuffle.
PartOf = The part that you noted down is in the file, as that of { $names }.
PartOfSeats = { COUNT($seats) ->
    [one] The part that you noted down is in the file, as that of seat { $seats }.
   *[other] The part that you noted down is in the file, as that of seats { $seats }.
}
DoesNotReplay = The game does not replay: { $detail }
VersionDiffers = The game does not replay: it was played by version { $version } of the rules, and here is version { $here }.
MovesFit = { $moves ->
    [one] The one move can be made as it is written, and the end that is written down follows from it.
   *[other] All { $moves } moves can be made as they are written, and the end that is written down follows from them.
}
MovesUnfinished = { $moves ->
    [0] Not a single move is written down.
    [one] The one move can be made as it is written; the game was not played to its end.
   *[other] All { $moves } moves can be made as they are written; the game was not played to its end.
}
MovesOlder = { $moves ->
    [one] The one move can be made as it is written, and the game is over after it. An older Wolfden wrote down how it ended, in a way that cannot be checked any more.
   *[other] All { $moves } moves can be made as they are written, and the game is over after them. An older Wolfden wrote down how it ended, in a way that cannot be checked any more.
}

## What is wrong with a command: see complaints.py

LanguageUnknown = Wolfden does not speak “{ $language }”; it speaks { $languages }. Going on in English.
WordsUnknown = There is no language “{ $language }”. There are: { $languages }.
CommandUnknown = There is no command “{ $typed }”. There are: { $commands }.
OptionStrange = There is no option { $typed } here. See the options with --help.
ArgumentMissing = { $name } is missing. See what belongs there with --help.
ValueMissing = { $name } needs something after it. See what with --help.
ValueStrange = “{ $typed }” does not fit { $name }. See what does with --help.
TooMuchTyped = That is more than this command takes: { $typed }.
Mistyped = That cannot be understood: { $detail }
GameUnknown = There is no game called “{ $name }”. There are: { $games }.
SeatsWrong = { $title } is for { $fewest } to { $most } players, not { $given }.
SeatWrong = There is no seat { $seat }: this table has seats 0 to { $last }.
SeedWrong = A seed is a whole number from 0 to 2**256 - 1.
NameWrong = A name has 1 to { $longest } letters, at least one of which can be seen.
OptionForm = An option is written name=value, not “{ $typed }”.
OptionUnknown = { $title } has no option “{ $name }”. Its options: { $options }.
OptionNone = { $title } has no option “{ $name }”, and no others.
OptionValue = The option “{ $name }” knows { $values }, but not “{ $given }”.
BotUnknown = { $title } has no bot called “{ $name }”. There are: { $bots }.
BotsTooMany = { $count } bots are too many: there is room for { $places }.
PlayersWrong = A number of players is expected, not “{ $typed }”.
GamesWrong = There can be 1 to { $most } games, not { $given }.
JobsWrong = There can be 1 to { $most } jobs, not { $given }.
NothingToCount = { $title } does not say what to count. Its wins by seat: wolfden simulate { $name }
NothingToReplace = { $title } has no data that could be replaced.
NobodyPlays = { $file }: nobody plays in this replay. To look at it: wolfden replay { $file }
FileUnreadable = Cannot read { $file }: { $detail }
FileTooLarge = Cannot read { $file }: it is too large.
FileUnwritable = Cannot write { $file }: { $detail }
FileReadOnly = Cannot write { $file }: it is read-only.
FileThere = { $file } is there already. To go on with it: wolfden resume { $file }
FileNoText = { $file }: this is no text: { $detail }
FileNoReplay = { $file }: this is not a replay, or it is damaged: { $detail }
FileOtherGame = { $file }: there is no game called “{ $name }”. There are: { $games }.
FileOtherRules = { $file }: this was played by version { $version } of { $title }; here is version { $here }.
FileWrong = { $file }: { $detail }
moves-not-saved = The last moves are not saved. { $why }

## What keeps a server from starting: see server/starting.py

DatabaseGone = { $path } is gone or empty, but there were tables in it. Put a copy in its place (see `wolfden backup`), or choose another --data-dir. To begin anew, delete { $marker } as well.
DatabaseLost = { $path } is gone or empty, but { $log } is not. Put a copy in its place (see `wolfden backup`), or choose another --data-dir.
DatabaseShut = { $path } cannot be opened for writing: { $detail }
DatabaseStrange = { $path } cannot be used: { $detail }. Put a copy in its place (see `wolfden backup`), or choose another --data-dir.
DatabaseNewer = { $path } was made by a newer version of Wolfden: run that one, or choose another --data-dir.
DatabaseTrouble = { $trouble ->
    [locked] { $path } cannot be used: another program has locked the database.
    [full] { $path } cannot be used: the disk is full.
    [read-only] { $path } cannot be used: it, or the folder it is in, is read-only.
    [damaged] { $path } cannot be used: the database is damaged. Put a copy in its place (see `wolfden backup`), or choose another --data-dir.
    [foreign] { $path } cannot be used: the file is not a database of Wolfden. Put a copy in its place (see `wolfden backup`), or choose another --data-dir.
    [shut] { $path } cannot be used: the database cannot be opened.
    [broken] { $path } cannot be used: the disk cannot be read or written.
    [gone] { $path } cannot be used: it was deleted or replaced meanwhile.
   *[silent] { $path } cannot be used: the database does not answer.
}
CannotListen = Cannot listen at { $host }, port { $port }: { $detail }. See --host and --port.
ServerRuns = A server is running already with { $path }. Stop it, or choose another --data-dir.
NothingToCopy = There are no tables in { $path }.
CopyThere = { $path } exists already. Choose a file that is not there yet.
CopyTrouble = { $trouble ->
    [locked] { $path } cannot be copied: another program has locked the database.
    [full] { $path } cannot be copied: the disk is full.
    [read-only] { $path } cannot be copied: the folder of the copy is read-only.
    [damaged] { $path } cannot be copied: the database is damaged.
    [foreign] { $path } cannot be copied: the file is not a database of Wolfden.
    [shut] { $path } cannot be copied: the database cannot be opened.
    [broken] { $path } cannot be copied: the disk cannot be read or written.
    [gone] { $path } cannot be copied: it was deleted or replaced meanwhile.
   *[silent] { $path } cannot be copied: the database does not answer.
}
