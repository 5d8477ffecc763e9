# Phantom tic-tac-toe in words: a message for each term, with its fields as arguments.

about = Three in a row on a board that you cannot see: you learn where the other’s marks are by bumping into them.

## Things

Cell-top_left = top left
Cell-top = top
Cell-top_right = top right
Cell-left = left
Cell-centre = centre
Cell-right = right
Cell-bottom_left = bottom left
Cell-bottom = bottom
Cell-bottom_right = bottom right

## Actions

Try = Try { $cell }

## Events

Marked = Your mark is on { $cell }.
Bumped = { $cell } is taken already.

## Reasons

AlreadyTried = You have tried { $cell } already. Try another cell.
ThreeInARow = { $you ->
    [seat] You have three in a row, and win.
   *[nobody] { $seat } has three in a row, and wins.
}
FullBoard = The board is full, and nobody has three in a row.
