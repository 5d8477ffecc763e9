# Was das Spielwerk selbst sagt, und wie Aufzählungen und Namen gebildet werden.

## Leute und Aufzählungen

you = du
    .nom = du
    .acc = dich
    .dat = dir
unnamed = Platz { $number }
nothing = nichts
list-more = { $first }, { $next }
list-last = { $first } und { $last }
counted = { $n } { $thing }

## Ereignisse

Said = { $you ->
    [seat] Du: „{ $remark }“
   *[nobody] { $seat }: „{ $remark }“
}

## Gründe

Limit = { $decisions ->
    [one] Das Spiel wurde nach einer Entscheidung abgebrochen und zählt, wie es steht.
   *[other] Das Spiel wurde nach { $decisions } Entscheidungen abgebrochen und zählt, wie es steht.
}
GameOver = Das Spiel ist aus.
NotYourTurn = Du bist nicht am Zug. Warte, bis die anderen gezogen haben.
AlreadyChosen = Du hast dich entschieden. Warte jetzt auf die anderen.
NoSuchAction = So einen Zug gibt es in diesem Spiel nicht.
NotPossible = Das Spiel ist gerade an einer anderen Stelle: Wähle einen der Züge, die es dir anbietet.
EmptyChain = Wähle erst etwas: Ein Zug braucht mindestens eine Wahl.
Unfinished = Dein Zug ist noch nicht vollständig: Wähle weiter und schicke ihn dann ab.
MoveEnds = Dein Zug war schon vor der letzten Wahl vollständig. Schicke ihn erst ab; der Rest ist ein neuer Zug.
NotSayable = Das kannst du an dieser Stelle nicht sagen. Wähle etwas von dem, was dir angeboten wird.
JustSaid = Das hast du gerade gesagt. Nach dem nächsten Zug kannst du es wieder sagen.
