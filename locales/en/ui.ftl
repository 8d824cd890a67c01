### The words of the page in English, the language the others are measured by.
###
### For translators: sides and games come as keys, never as words, so that every sentence can be written whole.
### $side is fox (standard game), foxes (Halatafl), officers (Asalto), geese (standard game, Halatafl) or
### rebels (Asalto); $game is standard, halatafl or asalto. A choice may leave out keys that read like its default.
### The default variant, marked with *, stands last. Messages are calm: no exclamation marks, results are sentences.
### Points such as d4 and moves such as d4-d5 are the same in all languages.

-brand = Fox and Geese

## The page

# The name of the page, in its header.
app-name = { -brand }
# One line below the name.
tagline = Three old hunt games on a cross of thirty-three points
# The title of the browser's window or tab while no game is open.
page-title = { -brand }
# The title of the browser's window or tab during a game.
# $game (Text): standard, halatafl or asalto
page-title-game =
    { $game ->
        [standard] { -brand }
        [halatafl] Halatafl – { -brand }
       *[asalto] Asalto – { -brand }
    }
# A link for keyboard users that goes past the header.
skip-to-board = Go to the board
# The name of the main part of the page for screen readers.
main-region = Game

## Games and roles

# The name of a game, as a heading or on a card.
# $game (Text): standard, halatafl or asalto
game-name =
    { $game ->
        [standard] Fox and Geese
        [halatafl] Halatafl
       *[asalto] Asalto
    }
# One sentence about a game, on its card.
# $game (Text): standard, halatafl or asalto
game-description =
    { $game ->
        [standard] One fox hunts through a flock of geese, and the geese close in until it cannot move.
        [halatafl] Two foxes guard the enclosure and must capture whenever they can, while twenty geese press in.
       *[asalto] Two officers hold a fortress against twenty-four rebels, and pay for every capture they overlook.
    }
# The name of a side on its own, with a capital.
# $side (Text): fox, foxes, officers, geese or rebels
side-name =
    { $side ->
        [fox] Fox
        [foxes] Foxes
        [officers] Officers
        [geese] Geese
       *[rebels] Rebels
    }

## Start sheet

# The heading of the sheet where a new game is put together.
start-heading = A new game
# Heading of the choice among the three games.
start-choose-game = Which game
# Heading of the choice how many of the many there are.
# $side (Text): geese or rebels
start-geese-heading =
    { $side ->
        [geese] Number of geese
       *[rebels] Number of rebels
    }
# A switch: whether geese may step to the left and right.
start-sideways = Geese may step sideways
# A word of explanation below that switch.
start-sideways-hint = Slower and more forgiving; a game can then end in a draw.
# Heading of the choice who plays a side.
# $side (Text): fox, foxes, officers, geese or rebels
start-who-plays =
    { $side ->
        [fox] Who plays the fox
        [foxes] Who plays the foxes
        [officers] Who plays the officers
        [geese] Who plays the geese
       *[rebels] Who plays the rebels
    }
# A side is played by a person at this device.
player-person = Person
# A side is played by the computer.
player-computer = Computer
# The computer plays a side, on the card of that side.
# $level (Number): its level, 1 to 8
player-computer-level = Computer · { $level }
# Names the row of eight levels beside a side played by the computer, for screen readers.
# $side (Text): the side: fox, foxes, officers, geese or rebels
level-of =
    { $side ->
        [fox] Level of the fox
        [foxes] Level of the foxes
        [officers] Level of the officers
        [geese] Level of the geese
       *[rebels] Level of the rebels
    }
# What a level is called, from a child's first game to the best there is.
# $level (Number): 1 to 8
level-name =
    { $level ->
        [1] First game
        [2] Beginner
        [3] Casual
        [4] Steady
        [5] Skilled
        [6] Strong
        [7] Expert
       *[other] Full strength
    }
# One of the levels, for screen readers.
# $level (Number): 1 to 8
# $name (Text): what the level is called
level-chosen = Level { $level }: { $name }
# Heading of the choice how long the computer may think at its highest level.
time-heading = Seconds for a move
# One of these times, in seconds.
# $millis (Number): the time in thousandths of a second: 200, 500, 1000, 2000, 5000 or 10000
time-seconds =
    { $millis ->
        [200] 0.2
        [500] 0.5
        [1000] 1
        [2000] 2
        [5000] 5
       *[other] 10
    }
# How the sides stand in the chosen start, where that is proven: who wins.
# $side (Text): who wins: fox, foxes, officers, geese or rebels
balance-exact =
    { $side ->
        [fox] Known exactly: with best play the fox wins.
        [foxes] Known exactly: with best play the foxes win.
        [officers] Known exactly: with best play the officers win.
        [geese] Known exactly: with best play the geese win.
       *[rebels] Known exactly: with best play the rebels win.
    }
# The same where nobody wins.
balance-drawn = Known exactly: with best play nobody wins.
# How the sides stand where that was measured in games between equals. The three numbers, rounded, make a hundred; each can be 0.
# $side (Text): the side that wins more often: fox, foxes, officers, geese or rebels
# $won (Number): how many games of a hundred it wins
# $lost (Number): how many of them it loses
# $drawn (Number): how many of them nobody wins
balance-measured =
    { $side ->
        [fox] Of 100 games between equals the fox wins about { $won }, loses { $lost } and draws { $drawn }.
        [foxes] Of 100 games between equals the foxes win about { $won }, lose { $lost } and draw { $drawn }.
        [officers] Of 100 games between equals the officers win about { $won }, lose { $lost } and draw { $drawn }.
        [geese] Of 100 games between equals the geese win about { $won }, lose { $lost } and draw { $drawn }.
       *[rebels] Of 100 games between equals the rebels win about { $won }, lose { $lost } and draw { $drawn }.
    }
# How the sides stand where one of them nearly always wins.
# $side (Text): that side: fox, foxes, officers, geese or rebels
balance-lopsided =
    { $side ->
        [fox] The fox nearly always wins, even against a stronger player.
        [foxes] The foxes nearly always win, even against a stronger player.
        [officers] The officers nearly always win, even against a stronger player.
        [geese] The geese nearly always win, even against a stronger player.
       *[rebels] The rebels nearly always win, even against a stronger player.
    }
# Follows how the sides stand: of all starts this one gives the evenest game.
balance-fairest = The evenest start of this game.
# Button: chooses the start that gives the evenest game.
# $side (Text): geese or rebels
# $count (Number): how many of them that start has
balance-choose-fairest =
    { $side ->
        [geese] { $count ->
            [one] Evener: { $count } goose
           *[other] Evener: { $count } geese
        }
       *[rebels] { $count ->
            [one] Evener: { $count } rebel
           *[other] Evener: { $count } rebels
        }
    }
# Button: begins the game that was put together.
start-game = Start game
# Button: goes back to the game in progress.
continue-game = Continue game

## Rules in short

# Heading of the short rules.
rules-heading = The rules in short
# How the pieces of the few move and capture.
# $game (Text): standard, halatafl or asalto
rules-few-move =
    { $game ->
        [standard] The fox steps along a line to any neighbouring empty point. It captures a goose by jumping over it, along a line, to the empty point beyond, and may jump on from there.
        [halatafl] A fox steps along a line to any neighbouring empty point. It captures a goose by jumping over it, along a line, to the empty point beyond. Foxes never jump each other.
       *[asalto] An officer steps along a line to any neighbouring empty point. It captures a rebel by jumping over it, along a line, to the empty point beyond, and may jump on from there. Officers never jump each other.
    }
# How the pieces of the many move.
# $game (Text): standard, halatafl or asalto
rules-many-move =
    { $game ->
        [standard] The geese step forward, straight or diagonally, never back. They do not capture.
        [halatafl] The geese step forward, straight or diagonally, and sideways, never back. They do not capture.
       *[asalto] The rebels step forward, straight or diagonally, and sideways, never back. They do not capture.
    }
# Replaces the line above in the standard game when geese may step sideways.
rules-many-move-sideways = The geese step forward, straight or diagonally, and sideways, never back. They do not capture.
# Whether capturing is free, a duty, or punished when left out.
# $game (Text): standard, halatafl or asalto
rules-capture =
    { $game ->
        [standard] Capturing is free: the fox may leave a goose alone, and may stop after any jump.
        [halatafl] Capturing is a duty: if a fox can jump, one of the foxes must, and it jumps on while it can.
       *[asalto] Capturing is free, but when the officers make another kind of move, every officer that could have captured is removed.
    }
# How the few win.
# $game (Text): standard, halatafl or asalto
# $limit (Number): the few win with fewer than this many left: 4, or 9 in Halatafl and Asalto
rules-few-win =
    { $game ->
        [standard] The fox wins when fewer than { $limit } geese are left, or when the geese have no move.
        [halatafl] The foxes win when fewer than { $limit } geese are left, or when the geese have no move.
       *[asalto] The officers win when fewer than { $limit } rebels are left, or when the rebels have no move.
    }
# How the many win.
# $game (Text): standard, halatafl or asalto
rules-many-win =
    { $game ->
        [standard] The geese win when the fox has no move.
        [halatafl] The geese win when they fill all nine points of the enclosure, or when the foxes have no move.
       *[asalto] The rebels win when they fill all nine points of the fortress, when the officers have no move, or when no officer is left.
    }
# How the game begins.
# $game (Text): standard, halatafl or asalto
rules-start =
    { $game ->
        [standard] The fox starts in the centre and moves first.
        [halatafl] The foxes start in the far corners of the enclosure and move first.
       *[asalto] First the officers take their places, one after the other, anywhere in the fortress. Then the rebels move.
    }
# When a game is drawn; not shown for the standard game without sideways steps, which has no draw.
rules-draw = A position that occurs for the third time is a draw. So are fifty moves of each side without a capture, a placement or a step forward by the many.

## Status

# Whose move it is, when nothing else is to say.
# $side (Text): fox, foxes, officers, geese or rebels
to-move =
    { $side ->
        [fox] Fox to move
        [foxes] Foxes to move
        [officers] Officers to move
        [geese] Geese to move
       *[rebels] Rebels to move
    }
# The computer is choosing a move.
# $side (Text): fox, foxes, officers, geese or rebels
computer-thinking =
    { $side ->
        [fox] The computer is thinking for the fox
        [foxes] The computer is thinking for the foxes
        [officers] The computer is thinking for the officers
        [geese] The computer is thinking for the geese
       *[rebels] The computer is thinking for the rebels
    }
# How far the computer has looked for its move by now; a turn is a move of one side.
# $count (Number): turns
thinking-depth =
    { $count ->
        [one] { $count } turn ahead
       *[other] { $count } turns ahead
    }
# The player has told the computer to wait.
computer-paused = The computer is waiting
# Asalto begins: an officer is to be put into the fortress.
# $count (Number): officers still to be placed, 2 or 1
place-officer =
    { $count ->
        [1] Place the second officer in the fortress
       *[other] Place an officer in the fortress; { $count } are still to be placed
    }
# The moving piece has jumped and may go on or stop.
may-jump-on = Jump on, or stop here
# The moving piece has jumped and has to go on (Halatafl).
must-jump-on = Jump on: there is more to capture
# Capturing is a duty now (Halatafl).
must-capture = A fox must capture
# A capture is possible but free.
# $side (Text): fox or officers
may-capture =
    { $side ->
        [fox] The fox can capture
       *[officers] An officer can capture; if none does, it is lost
    }
# How many of the many are left.
# $side (Text): geese or rebels
# $count (Number): how many
many-left =
    { $side ->
        [geese] { $count ->
            [one] { $count } goose left
           *[other] { $count } geese left
        }
       *[rebels] { $count ->
            [one] { $count } rebel left
           *[other] { $count } rebels left
        }
    }
# How many captures the few still need to win.
# $game (Text): standard, halatafl or asalto
# $count (Number): how many captures
captures-needed =
    { $game ->
        [standard] { $count ->
            [one] The fox wins with { $count } more capture
           *[other] The fox wins with { $count } more captures
        }
        [halatafl] { $count ->
            [one] The foxes win with { $count } more capture
           *[other] The foxes win with { $count } more captures
        }
       *[asalto] { $count ->
            [one] The officers win with { $count } more capture
           *[other] The officers win with { $count } more captures
        }
    }
# How much of the goal the many hold.
# $game (Text): halatafl or asalto
# $count (Number): points held, 0 to 9
goal-filled =
    { $game ->
        [halatafl] { $count } of 9 points of the enclosure filled
       *[asalto] { $count } of 9 points of the fortress filled
    }
# The game nears a draw because nothing has been captured and nobody of the many has gone forward.
# $count (Number): moves of each side until the draw
draw-in-moves =
    { $count ->
        [one] Draw in { $count } move without progress
       *[other] Draw in { $count } moves without progress
    }
# The position on the board has been there once before.
position-occurred-twice = Position seen twice; the third time is a draw

## Results

# The few have won: the many have no move.
# $game (Text): standard, halatafl or asalto
result-many-trapped =
    { $game ->
        [standard] The geese have no move left. The fox wins.
        [halatafl] The geese have no move left. The foxes win.
       *[asalto] The rebels have no move left. The officers win.
    }
# The few have won: too few of the many are left.
# $game (Text): standard, halatafl or asalto
# $count (Number): how many are left
result-many-too-few =
    { $game ->
        [standard] { $count ->
            [0] No goose is left. The fox wins.
            [one] Only { $count } goose is left. The fox wins.
           *[other] Only { $count } geese are left. The fox wins.
        }
        [halatafl] { $count ->
            [0] No goose is left. The foxes win.
            [one] Only { $count } goose is left. The foxes win.
           *[other] Only { $count } geese are left. The foxes win.
        }
       *[asalto] { $count ->
            [0] No rebel is left. The officers win.
            [one] Only { $count } rebel is left. The officers win.
           *[other] Only { $count } rebels are left. The officers win.
        }
    }
# The many have won: the few have no move.
# $game (Text): standard, halatafl or asalto
result-few-trapped =
    { $game ->
        [standard] The fox has no move left. The geese win.
        [halatafl] The foxes have no move left. The geese win.
       *[asalto] The officers have no move left. The rebels win.
    }
# The many have won: they hold all nine points of the goal.
# $game (Text): halatafl or asalto
result-goal-full =
    { $game ->
        [halatafl] The geese have filled the enclosure. The geese win.
       *[asalto] The rebels have taken the fortress. The rebels win.
    }
# The many have won: every officer has been removed (Asalto).
result-no-officer = No officer is left to hold the fortress. The rebels win.
# Drawn by repetition.
result-draw-repetition = The same position has occurred three times. The game is a draw.
# Drawn because nothing has happened for long.
result-draw-quiet = Fifty moves of each side have brought no capture and no step forward. The game is a draw.

## Moves in words

# A step, for screen readers and for the line about the last move.
# $side (Text): whose piece: fox, foxes, officers, geese or rebels
# $from (Text): a point such as d4
# $to (Text): a point
move-step =
    { $side ->
        [fox] Fox from { $from } to { $to }
        [foxes] Fox from { $from } to { $to }
        [officers] Officer from { $from } to { $to }
        [geese] Goose from { $from } to { $to }
       *[rebels] Rebel from { $from } to { $to }
    }
# A capture of one or several in one move.
# $side (Text): whose piece: fox, foxes or officers
# $from (Text): the point where it began
# $to (Text): the point where it ended
# $count (Number): how many were captured
move-capture =
    { $side ->
        [fox] { $count ->
            [one] Fox from { $from } to { $to }, capturing { $count } goose
           *[other] Fox from { $from } to { $to }, capturing { $count } geese
        }
        [foxes] { $count ->
            [one] Fox from { $from } to { $to }, capturing { $count } goose
           *[other] Fox from { $from } to { $to }, capturing { $count } geese
        }
       *[officers] { $count ->
            [one] Officer from { $from } to { $to }, capturing { $count } rebel
           *[other] Officer from { $from } to { $to }, capturing { $count } rebels
        }
    }
# A jump as a part of a longer sentence.
# $over (Text): the point of the captured piece
# $to (Text): the point where the jump ends
jump-over = over { $over } to { $to }
# An officer is put into the fortress.
# $to (Text): the point
move-placement = Officer placed on { $to }
# Follows a move by which officers were lost because they had not captured.
# $count (Number): how many officers were removed
# $points (Text): the points where they stood
move-huffed =
    { $count ->
        [one] officer on { $points } removed for not capturing
       *[other] officers on { $points } removed for not capturing
    }
# A move with what it brought about, both as above.
# $move (Text): the move
# $consequence (Text): what followed from it
move-with-consequence = { $move }; { $consequence }
# The line about the last move.
# $move (Text): the move as above
last-move = Last move: { $move }
# There is no last move yet.
no-move-yet = No move has been made yet

## Why a move is not possible

# The chosen point has no piece.
# $point (Text): the point, such as d4
refused-empty-point = There is no piece on { $point }.
# The chosen piece is the opponent's.
# $point (Text): the point of the piece
refused-not-your-piece = The piece on { $point } belongs to the other side.
# No line leads from the piece to the chosen point.
# $from (Text): the point of the piece
# $to (Text): the chosen point
refused-no-line = No line joins { $from } and { $to }.
# There is a piece where the move should end.
# $point (Text): the point
refused-point-taken = The point { $point } is already taken.
# One of the many was to go back.
# $side (Text): geese or rebels
refused-backward =
    { $side ->
        [geese] Geese never step back.
       *[rebels] Rebels never step back.
    }
# A goose was to step sideways in the standard game without that option.
refused-sideways = Geese may not step sideways in this game.
# A jump was tried with nothing to capture between the points.
# $from (Text): the point where it began
# $to (Text): the point where it was to end
refused-nothing-to-jump = There is nothing to jump over between { $from } and { $to }.
# A jump over a piece of one's own side.
# $side (Text): foxes or officers
refused-jump-own =
    { $side ->
        [foxes] Foxes do not jump each other.
       *[officers] Officers do not jump each other.
    }
# One of the many was to jump.
# $side (Text): geese or rebels
refused-many-jump =
    { $side ->
        [geese] Geese do not jump.
       *[rebels] Rebels do not jump.
    }
# Capturing is a duty and the move is no capture (Halatafl).
refused-must-capture = A fox can capture, so a fox must capture.
# The chain of jumps is not at its end (Halatafl).
# $point (Text): the point the fox has come to
refused-must-jump-on = From { $point } the fox can capture more, so it must jump on.
# A move was tried before both officers stand (Asalto).
refused-place-first = Both officers must be placed first.
# A placement outside the fortress.
refused-outside-fortress = Officers are placed inside the fortress only.
# A placement when no officer is left to place.
refused-nothing-to-place = There is no officer left to place.
# Several chains of jumps lead to the point tapped, so that it does not say which is meant.
# $point (Text): the point
refused-several-ways = Several ways lead to { $point }. Go point by point.
# The piece cannot move now: other pieces are in its way everywhere.
# $point (Text): where it stands
refused-shut-in = The piece on { $point } cannot move: all its ways are taken.
# One of the many cannot move any more: nothing lies ahead of it.
# $point (Text): where it stands
# $side (Text): geese or rebels
refused-at-the-end =
    { $side ->
        [geese] The goose on { $point } cannot move: no line leads it forward.
       *[rebels] The rebel on { $point } cannot move: no line leads it forward.
    }
# A move was tried while the computer is to move.
refused-computers-turn = It is the computer’s turn.
# A move was tried while an earlier position is shown.
refused-looking-back = This is an earlier position. Go to the last move to play on.
# A move was tried after the end.
refused-game-over = The game is over.
# A written move names removed officers, but not those the rules remove.
refused-huffed-differ = The rules do not remove the officers that this move names.
# The field for written moves is empty.
written-nothing = Write a move first, such as d4-d5.
# Only a point was written in the field for moves.
written-half = A point alone is no move. Write d4-d5 or @c7.
# A point was written that the board does not have.
# $point (Text): what was written, such as a1
written-off-board = The board has no point { $point }.
# A character was written where a point should begin.
# $found (Text): the character
written-column = A point such as d4 should stand where “{ $found }” stands.
# A character was written where a point should go on.
# $found (Text): the character
written-row = A row, 1 to 7, should stand where “{ $found }” stands.
# A character was written between two points that joins none.
# $found (Text): the character
written-joint = Instead of “{ $found }” write - for a step or x for a capture.
# Something was written after a whole move.
# $found (Text): its first character
written-end = The move should end before “{ $found }”.
# A point is missing, or the row of the last one.
written-breaks-off = The last point is missing. Write d4-d5 or d4xd6.

## Officers removed for not capturing

# Heading of the warning before such a move.
huff-warning-title = An officer can capture
# The warning itself.
# $count (Number): how many officers the move would lose
huff-warning-text =
    { $count ->
        [one] This move captures nothing, although an officer could. It costs you { $count } officer.
       *[other] This move captures nothing, although officers could. It costs you { $count } officers.
    }
# Takes the place of that text when the move would lose every officer, and so the game.
huff-warning-lost = This move captures nothing, although an officer could. It costs you your last officer, and the game.
# Button: makes the move in spite of the warning.
huff-move-anyway = Move all the same
# Button: goes back to choose.
huff-choose-another = Choose another move

## Controls

# The name of the group of buttons below the board, for screen readers.
controls-label = Game controls
# Button: takes the last move back.
undo = Undo
# Button: makes the move again that was taken back.
redo = Redo
# Button: the same game from its beginning.
restart = Restart
# Button: turns the board round.
flip-board = Turn board
# Button: opens the start sheet.
new-game = New game
# Button: ends the chain of jumps.
stop-here = Stop here
# A move has been chosen and waits to be confirmed.
# $move (Text): a move such as d4-d5
confirm-question = Play { $move }?
# Button: makes the move that waits to be confirmed.
confirm-move = Play it
# Button: does not make it.
confirm-not-yet = Not yet
# Button: lets the computer wait.
pause-thinking = Pause
# Button: lets the computer go on.
resume-thinking = Go on
# Button: lets the computer, which waits, make one move.
step-computer = One move
# The name of the choice how fast the moves of two computers follow each other, for screen readers.
speed-heading = Speed
# A speed: slow enough to think along.
speed-slow = Slow
# A speed: to look on.
speed-steady = Steady
# A speed: as fast as the eye can follow.
speed-fast = Fast
# Button: opens the choice who plays which side.
players-change = Players
# Heading of that choice.
players-heading = Who plays
# Button: closes that choice; what was chosen holds.
players-done = Done
# Button that is either on or off: shows what the computer makes of the position and of each move.
sight-switch = Insight
# Heading of the list of moves with what the computer makes of them, and the whole name of that button.
sight-heading = What the computer sees
# Said while it is shown to a person who plays against the computer.
sight-training = Training: you see what your opponent sees.
# Said instead of values where the game is over.
sight-over = The game is over. Go back to see what its moves were worth.
# Nothing has been found out yet.
sight-looking = Looking at the position
# Who wins, where that is proven.
# $side (Text): fox, foxes, officers, geese or rebels
sight-exact =
    { $side ->
        [fox] The fox wins
        [foxes] The foxes win
        [officers] The officers win
        [geese] The geese win
       *[rebels] The rebels win
    }
# The same where nobody wins.
sight-drawn = Nobody wins
# Below that: it is proven, not guessed.
sight-known = known exactly
# Nobody stands better, as far as the computer can tell.
sight-even = About even
# Who stands better, as far as the computer can tell.
# $side (Text): fox, foxes, officers, geese or rebels
# $degree (Text): little, clear or much
sight-better =
    { $degree ->
        [little] { $side ->
            [fox] The fox is a little better
            [foxes] The foxes are a little better
            [officers] The officers are a little better
            [geese] The geese are a little better
           *[rebels] The rebels are a little better
        }
        [clear] { $side ->
            [fox] The fox is better
            [foxes] The foxes are better
            [officers] The officers are better
            [geese] The geese are better
           *[rebels] The rebels are better
        }
       *[much] { $side ->
            [fox] The fox is far better
            [foxes] The foxes are far better
            [officers] The officers are far better
            [geese] The geese are far better
           *[rebels] The rebels are far better
        }
    }
# The computer has found a way to win by force.
# $side (Text): fox, foxes, officers, geese or rebels
# $count (Number): in how many moves of that side
sight-forced =
    { $side ->
        [fox] { $count ->
            [one] The fox wins at once
           *[other] The fox wins in { $count } moves
        }
        [foxes] { $count ->
            [one] The foxes win at once
           *[other] The foxes win in { $count } moves
        }
        [officers] { $count ->
            [one] The officers win at once
           *[other] The officers win in { $count } moves
        }
        [geese] { $count ->
            [one] The geese win at once
           *[other] The geese win in { $count } moves
        }
       *[rebels] { $count ->
            [one] The rebels win at once
           *[other] The rebels win in { $count } moves
        }
    }
# What a move is worth to whoever makes it: proven.
value-wins = wins
# What a move is worth: proven.
value-draws = draws
# What a move is worth: proven.
value-loses = loses
# What a move is worth: the computer has found a way to win by force.
# $count (Number): in how many moves
value-wins-in = wins in { $count }
# What a move is worth: the opponent can win by force.
# $count (Number): in how many moves
value-loses-in = loses in { $count }
# What a move is worth, as an estimate in geese.
# $sign (Text): +, a minus sign, or nothing for zero
# $whole (Number): whole geese
# $tenths (Number): tenths of a goose
value-score = { $sign }{ $whole }.{ $tenths }
# The best move, said once when it has been found.
# $standing (Text): who stands how
# $move (Text): a move such as d4-d5
sight-said = { $standing }. Best is { $move }.
# Said once when the files with exact knowledge of the standard game could not be fetched or are damaged.
sight-not-exact = The exact knowledge of this game could not be loaded. The computer calculates instead.
# Heading of the list of moves.
moves-heading = Moves
# Button: to the beginning of the game.
moves-first = First position
# Button: one move back in the list.
moves-back = One move back
# Button: one move forward in the list.
moves-forward = One move forward
# Button: to the end of the game.
moves-last = Last position
# Button above the list of moves of a long game: shows the moves before those in the list.
moves-earlier = Earlier moves
# Button below the list of moves of a long game: shows the moves after those in the list.
moves-later = Later moves
# The name of the field in which a move can be written.
move-field = Write a move
# Button: makes the move that is written there.
move-field-play = Play
# How moves are written, below that field.
# $game (Text): standard, halatafl or asalto
move-field-hint =
    { $game ->
        [standard] d4-d5 is a step, d4xd6 a capture
        [halatafl] d4-d5 is a step, d4xd6 a capture
       *[asalto] d4-d5 is a step, d4xd6 a capture, @c7 a placement
    }
# Where one is in the list of moves.
# $ply (Number): the moves made up to here
# $total (Number): the moves of the whole game
moves-place = Move { $ply } of { $total }
# Button: copies a link to this game.
copy-link = Copy link
# Said when the link has been copied.
link-copied = Link copied.
# Said when the browser did not allow copying.
copy-failed = The link could not be copied. It is in the address bar.
# The question before a game in progress is begun again.
restart-question = Begin this game again? The moves made so far will be lost.
# Button: yes to that question.
restart-confirm = Begin again
# Button: no to that question.
restart-keep = Keep playing
# Button: closes a dialog or notice.
close = Close

## Board

# The board's name for screen readers.
# $game (Text): standard, halatafl or asalto
board-label =
    { $game ->
        [standard] Board of Fox and Geese, a cross of 33 points
        [halatafl] Board of Halatafl, a cross of 33 points with the enclosure in the upper arm
       *[asalto] Board of Asalto, a cross of 33 points with the fortress in the upper arm
    }
# How the board is played from the keyboard, above the list of all its keys.
board-help = The keys work while the keyboard is on the board, ? everywhere. Tab goes to the board, and so does the link at the top of the page.
# A point with a piece, for screen readers.
# $point (Text): a point such as d4
# $side (Text): whose piece: fox, foxes, officers, geese or rebels
point-piece =
    { $side ->
        [fox] { $point }, fox
        [foxes] { $point }, fox
        [officers] { $point }, officer
        [geese] { $point }, goose
       *[rebels] { $point }, rebel
    }
# A point with the piece that has been picked up.
# $point (Text): a point
# $side (Text): whose piece: fox, foxes, officers, geese or rebels
point-picked =
    { $side ->
        [fox] { $point }, fox, picked up
        [foxes] { $point }, fox, picked up
        [officers] { $point }, officer, picked up
        [geese] { $point }, goose, picked up
       *[rebels] { $point }, rebel, picked up
    }
# A point with a piece that can move.
# $point (Text): a point
# $side (Text): whose piece: fox, foxes, officers, geese or rebels
point-movable =
    { $side ->
        [fox] { $point }, fox, can move
        [foxes] { $point }, fox, can move
        [officers] { $point }, officer, can move
        [geese] { $point }, goose, can move
       *[rebels] { $point }, rebel, can move
    }
# An empty point, for screen readers.
# $point (Text): a point
point-empty = { $point }, empty
# An empty point where the picked piece can go.
# $point (Text): a point
point-reachable = { $point }, empty, can be reached
# An empty point where the picked piece can go by capturing.
# $point (Text): a point
# $over (Text): the point of the piece that it captures
point-capture = { $point }, empty, can be reached by capturing { $over }
# An empty point where the picked piece comes to by several captures in one move.
# $point (Text): a point
# $jumps (Text): the jumps that lead there, as under "jump-over", separated by commas
point-chain-end = { $point }, empty, end of a chain { $jumps }
# An empty point where an officer can be placed.
# $point (Text): a point
point-placeable = { $point }, empty, an officer can be placed here

## What is said aloud

# The name of the place where all that happens in the game is said, for screen readers.
announcer-label = What has happened
# Two things said one after the other.
# $first (Text): the first, without a full stop
# $second (Text): the second
said-both = { $first }. { $second }
# The same where the first ends with a full stop or a question mark of its own.
# $first (Text): the first
# $second (Text): the second
said-after = { $first } { $second }
# A capture with its whole way.
# $move (Text): the capture in words
# $jumps (Text): its jumps, as under "jump-over", separated by commas
said-route = { $move }: { $jumps }
# A move waits to be confirmed, to those who do not see the buttons for it.
# $move (Text): a move such as d4-d5
said-confirm = Play { $move }? Enter on the same point plays it, Escape does not.
# A move has been taken back.
# $move (Text): the move in words
said-taken-back = Taken back: { $move }
# There is no move that could be taken back.
said-nothing-to-take-back = There is nothing to take back.
# There is no move that could be played again.
said-nothing-to-play-again = There is nothing to play again.
# The last jump of a chain has been taken back.
said-jump-taken-back = The last jump is taken back
# The piece in hand has been put back.
# $point (Text): the point where it stands
said-put-back = Put back on { $point }
# The board has been turned round.
# $row (Number): the row that is now the lowest, 1 or 7
said-turned = The board is turned. Row { $row } is at the bottom.
# The keyboard is at the end of the board and cannot go further that way.
said-edge = The board ends here.
# Escape has been pressed, and there is nothing to put back.
said-nothing-in-hand = Nothing is in hand.
# The key that ends a capture has been pressed, and there is none.
said-no-capture = No capture is under way.
# The key for marks of one's own has been pressed; pressed on another point, it draws an arrow to there.
# $point (Text): the point where the mark begins
said-mark-begun = A mark begins on { $point }
# An arrow of the player's own has been drawn.
# $from (Text): the point where it begins
# $to (Text): the point where it ends
said-arrow = Arrow from { $from } to { $to }
# A circle of the player's own has been drawn.
# $point (Text): the point in its middle
said-circle = Circle round { $point }
# A mark of the player's own has been begun and is not to be drawn after all.
said-mark-given-up = The mark is given up
# The player's own marks, or those that showed what a piece could do, have been wiped off.
said-marks-gone = The marks are gone
# Where the pieces of a side are.
# $side (Text): fox, foxes, officers, geese or rebels
# $points (Text): the points, separated by commas
answer-pieces =
    { $side ->
        [fox] Fox: { $points }
        [foxes] Foxes: { $points }
        [officers] Officers: { $points }
        [geese] Geese: { $points }
       *[rebels] Rebels: { $points }
    }
# Where a piece can step to.
# $points (Text): the points, separated by commas
answer-steps = Can step to { $points }
# How a piece can jump, capturing.
# $jumps (Text): the jumps, as under "jump-over", separated by commas
answer-captures = Can jump { $jumps }
# The pieces that the few could capture if they were to move.
# $side (Text): geese or rebels
# $points (Text): the points, separated by commas
answer-threats =
    { $side ->
        [geese] Geese that can be captured: { $points }
       *[rebels] Rebels that can be captured: { $points }
    }
# None of the many can be captured.
# $side (Text): geese or rebels
answer-no-threat =
    { $side ->
        [geese] No goose can be captured
       *[rebels] No rebel can be captured
    }
# The foxes that can capture, where one of them must.
# $points (Text): the points, separated by commas
answer-must-capture = A fox must capture: { $points }
# The officers that are removed unless one of them captures.
# $points (Text): the points, separated by commas
answer-huffed = Lost unless an officer captures: { $points }

## Help

# Heading of the help, and the name of the button that opens it.
help = How to play
# Heading: with the mouse or a finger.
help-by-hand = With the mouse or a finger
# How a move is made.
help-tap = Tap a piece, then the point it is to go to. Or drag it there.
# How several captures are made in one move.
help-chain = Several captures in one move: tap each point on the way. “Stop here” ends the move early where the rules allow it.
# The shorter way for that.
help-far = A dashed ring is the end of the only way there: one tap makes the whole capture.
# How a piece is put back.
help-let-go = Tap the piece again to put it back. “Undo” takes back the last jump or the last move.
# Moves that are made only when they have been confirmed; the words in quotation marks are those of the setting and of the button.
help-confirm = With “Confirm every move” in the settings a move waits: the same point once more or “Play it” makes it, another point changes it.
# Written moves.
help-write = Or write the move: d4-d5 is a step, d4xd6xf6 captures twice, @c7 places an officer.
# Heading: from the keyboard.
help-by-keys = From the keyboard
# What keys do: the four arrows.
keys-walk = From point to point
# What keys do: a letter, then a digit.
keys-jump = A letter, then a digit: to that point
# What keys do: Home and End.
keys-row = To the ends of the row
# What keys do: Enter and the space bar.
keys-press = Pick the piece up, or set it down here
# What a key does: Escape.
keys-let-go = Put the piece back, or close a notice
# What a key does.
keys-stop = Stop here, in the middle of a capture
# What a key does.
keys-take-back = Take the last move back
# What a key does.
keys-play-again = Play it again
# What keys do: through the positions of the game.
keys-travel = One position back, one forward
# What keys do: through the positions of the game.
keys-travel-far = To the first position, to the last
# What a key does.
keys-turn = Turn the board
# What a key does: pressed on one point and then on another or on the same.
keys-mark = Draw an arrow of your own from here to where you press it again; pressed twice here, a circle
# What a key does.
keys-write = To the field for written moves
# What a key does.
keys-last-move = Tell the last move
# What a key does.
keys-pieces = Tell where the pieces are
# What a key does.
keys-ways = Tell what the piece here can do
# What a key does.
keys-threats = Tell what can be captured
# What a key does.
keys-standing = Tell whose turn it is, and the counts
# What a key does.
keys-help = This help
# What is written on a key.
key-home = Home
# What is written on a key.
key-end = End
# What is written on a key.
key-enter = Enter
# What the wide key without a sign is called.
key-space = Space
# What is written on a key.
key-escape = Esc
# What is written on a key.
key-page-up = Page Up
# What is written on a key.
key-page-down = Page Down
# A key that is pressed together with Shift.
# $key (Text): the other key
key-with-shift = Shift { $key }

## Links that do not open

# Heading of the notice.
link-error-title = This link does not open
# The check at the end of the link does not agree with the rest.
link-damaged = Part of the link is missing or mistyped. Please copy the whole link again.
# The link was made by a later version of the page.
link-newer = The link was made by a newer version of this page. Reloading the page may help.
# The address has something that is no game.
link-foreign = This is not a link to a game on this page.
# The link is far longer than any game.
link-too-long = The link is too long to be a game.
# The link names a position that the rules do not allow.
# $reason (Text): a whole sentence, one of the reasons under "Written positions"
link-position = The position in this link is not possible. { $reason }
# The link has a move that the rules do not allow.
# $ply (Number): which move of the game, counted from 1
link-illegal-move = Move { $ply } in this link is against the rules.
# The link names a game that this version of the page does not have.
# $rules (Text): the name as the link has it
link-unknown-rules = This page does not know the game “{ $rules }”.
# The link names a beginning of a game that this version of the page does not have.
link-unknown-start = This page does not know the position this link begins with.
# The link points to a move after the end of its own game.
link-no-such-move = The link points to a move that its game does not have.
# Button: on to the start sheet.
link-new-game = Start a new game
# Button: back to the game in progress.
link-keep-playing = Keep playing

## Written positions

# Heading of the notice.
position-error-title = This position cannot be set up
# There is no text.
position-empty = The position is missing.
# The number of rows is wrong.
# $found (Number): how many there are
position-rows = A position has 7 rows, not { $found }.
# A row has too few points.
# $row (Number): the row, 1 to 7
# $found (Number): how many points there are
# $width (Number): how many there should be, 3 or 7
position-row-short = Row { $row } has { $width } points, not { $found }.
# A row has too many points.
# $row (Number): the row, 1 to 7
# $width (Number): how many points there should be, 3 or 7
position-row-long = Row { $row } has more than its { $width } points.
# A character in a row that means nothing there.
# $row (Number): the row, 1 to 7
# $place (Number): which character of the row it is, counted from 1
# $character (Text): the character
position-row-character = “{ $character }”, character { $place } of row { $row }, is neither f, g nor a digit.
# Two digits side by side in a row.
# $row (Number): the row, 1 to 7
position-adjacent-digits = Row { $row } has two digits side by side; write their sum.
# A digit that is no number of points.
# $row (Number): the row, 1 to 7
# $digit (Text): 0, 8 or 9
position-row-digit = Row { $row } has the digit { $digit }; empty points are counted from 1 to 7.
# The part for the side to move is missing.
position-side-missing = The side to move is missing; write f or g after the rows.
# The part for the side to move is neither f nor g.
# $text (Text): what is there
position-side = “{ $text }” is no side; write f or g.
# The part for the officers in hand is not a number.
# $text (Text): what is there
position-hand = “{ $text }” is no number of officers in hand; write 0, 1 or 2.
# The part for the quiet moves is not a number.
# $text (Text): what is there
position-quiet = “{ $text }” is no number of quiet moves; write 0 to 99.
# The number of quiet moves is too large.
# $found (Number): the number
# $most (Number): the largest allowed, 99
position-quiet-range = There can be { $most } quiet moves at most, not { $found }.
# Something follows the last part.
# $text (Text): what is there
position-extra = “{ $text }” stands where the position should be at its end.
# Two pieces on one point.
position-overlap = Two pieces stand on the same point.
# Too few or too many foxes.
# $found (Number): how many there are
# $needed (Number): how many there should be, 1 or 2
position-foxes =
    { $needed ->
        [one] This game has { $needed } fox, not { $found }.
       *[other] This game has { $needed } foxes, not { $found }.
    }
# Too many officers on the board and in hand together.
# $found (Number): how many there are
# $most (Number): how many there can be, 2
position-officers =
    { $most ->
        [one] There can be { $most } officer at most, not { $found }.
       *[other] There can be { $most } officers at most, not { $found }.
    }
# Officers in hand in a game that has none.
position-hand-other-game = Only Asalto has officers in hand.
# Officers are still to be placed, but it is the rebels' move.
position-hand-side = While officers are in hand, it is their move.
# Officers are still to be placed, but the fortress has not enough room.
# $needed (Number): how many officers are in hand, 1 or 2
# $free (Number): how many points of the fortress are empty, 0 or 1
position-no-room =
    { $needed ->
        [one] { $needed } officer is in hand, and the fortress has no empty point.
       *[other] { $free ->
            [0] { $needed } officers are in hand, and the fortress has no empty point.
            [one] { $needed } officers are in hand, and the fortress has only { $free } empty point.
           *[other] { $needed } officers are in hand, and the fortress has only { $free } empty points.
        }
    }

## Written games

# Heading of the notice.
game-error-title = This game cannot be read
# A turn number is not the one due.
# $found (Text): what is there
# $due (Text): what should be there, such as 3. or 3...
game-number = The turn number here is “{ $due }”, not “{ $found }”.
# A turn number stands before a placement.
# $found (Text): what is there
game-number-placement = “{ $found }” stands before a placement, which has no number.
# A move of the game cannot be made.
# $ply (Number): which move of the game, counted from 1
# $text (Text): the move as written
# $reason (Text): a whole sentence, one of the reasons under "Why a move is not possible"
game-move = Move { $ply }, { $text }, is not possible. { $reason }

## Trouble with the computer's side

# The program that thinks cannot be started.
computer-unavailable = The computer cannot play in this browser. Two people still can.
# Button: tries again to start it.
computer-retry = Try again

## Settings

# Heading of the settings.
settings-heading = Settings
# Heading of the choice of colours.
theme = Appearance
# A choice of colours.
# $theme (Text): system, light, dark, wood or contrast
theme-name =
    { $theme ->
        [system] As on this device
        [light] Light
        [dark] Dark
        [wood] Wood
       *[contrast] High contrast
    }
# Heading of the choice how the pieces are drawn.
pieces-heading = Pieces
# A way to draw the pieces.
# $pieces (Text): figures (animals and people) or discs
pieces-name =
    { $pieces ->
        [figures] Figures
       *[discs] Plain discs
    }
# Heading of the choice how two people share one device.
sharing-heading = Two people at this device
# A way to share it: the board stays, it turns to whoever is to move, or one sits opposite and sees pieces and messages upright.
# $sharing (Text): beside, turning or facing
sharing-name =
    { $sharing ->
        [beside] Side by side
        [turning] Board turns
       *[facing] Face to face
    }
# Something that is on or off.
# $switch (Text): coordinates, motion, sound, confirm, threats or reach
switch-name =
    { $switch ->
        [coordinates] Letters and numbers beside the board
        [motion] Moving pieces
        [sound] Sounds
        [confirm] Confirm every move
        [threats] Mark who can be captured
       *[reach] Show what any piece could do
    }
# A word of explanation below it.
# $switch (Text): coordinates, motion, sound, confirm, threats or reach
switch-hint =
    { $switch ->
        [coordinates] Moves are written with them.
        [motion] Off as well where the device asks for less motion.
        [sound] Short and quiet, for moves and for the end.
        [confirm] A second tap on the point makes the move, or a button does.
        [threats] A dashed ring round every piece that can be jumped now.
       *[reach] Tap a piece that cannot move now: marks show where it could go.
    }
# Button: closes the settings; what was chosen holds.
settings-done = Done
# Heading of the choice of language.
language = Language

## Footer

# What the page does not do.
footer-privacy = No server, no account, no tracking: games stay on this device and in the links you share.
# The version of the page.
# $version (Text): such as 0.1.0
footer-version = Version { $version }
