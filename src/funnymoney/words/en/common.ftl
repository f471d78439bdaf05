# The page around the games: what every screen says.

title = Funny Money
game-contraband = Contraband
game-counterfeiters = Counterfeiters
game-ffuffziger = Falsche FFuffziger
game-crooked_cash = Crooked Cash

## Small words

close = Close
try-again = Try again
agree = Agree
decline = Decline
link = Link
which = Which one?
you = You
bot = Bot
away = Away
hidden = hidden
one-fewer = One fewer: { $what }
one-more = One more: { $what }
bot-name = Bot { $number }
seat-name = Seat { $number }
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
pace-calm = calm
pace-brisk = brisk
pace-quick = quick

## Around the table

home-link = Funny Money, home
watching = Watching
what-if = What if
the-board = The board
players = Players
steps-of-turn = Steps of this turn
undo = Undo
rules = Rules
log = Log
chat = Chat
table = Table
log-and-chat = Log and chat
keyboard-map = Keyboard map
table-and-settings = Table and settings
only-you-know = Only you know
your-choice = Your choice
your-turn = Your turn.
tab-your-turn = ● Your turn · { $game }
all-about = All about { $who }
open-log = Open the log
whole-log = The whole log
paused = The match is paused.
bot-plays-for-you = A bot plays for you ({ $level }).
play-myself = Play again myself
nothing-to-choose = There is nothing to choose.
finding-table = Finding the table…
who-are-you = Who are you?
your-name = Your name
to-the-table = To the table
days-left = { $days } days
bot-of-level = A bot ({ $level })
a-person = A person
