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
chat-heard = { $who } says: { $text }
chat-heard-spectator = { $who }, a spectator, says: { $text }
chat-unseen = { log-and-chat }, { $count ->
    [one] one new line
   *[other] { $count } new lines
  }
time-left = Time left
time-short = Your time is nearly up.
bot-took-over = { $whoYou ->
    [yes] A bot plays for you now.
   *[no] A bot plays for { $who } now.
  }
plays-again = { $whoYou ->
    [yes] You play again yourself.
   *[no] { $who } plays again.
  }
was-removed = { $whoYou ->
    [yes] You were removed from this match. A bot plays your seat.
   *[no] { $who } was removed from this match. A bot plays the seat.
  }
removed-you = You were removed from this match
removed-you-more = A bot ({ $level }) plays your seat. You can ask for it back.
ask-back = Ask for my seat back
barred-you = Everyone refused to give you the seat back
barred-you-more = The bot ({ $level }) plays to the end. You can keep watching.

## The line to the server

line-lost = Line lost. { $seconds ->
    [0] Trying again…
   *[other] Trying again in { $seconds } s.
  } Your seat is kept.
store-away = The server can’t save right now. { $seconds ->
    [0] Trying again…
   *[other] Trying again in { $seconds } s.
  } Your seat is safe.
store-away-aloud = The server can’t save right now. It keeps trying by itself; your seat is safe.
connect-again = Connect again
to-all-tables = To all tables
bye-kicked = The host has sent you away from this table.
bye-deleted = This table does not exist any more.
bye-undealable = This table was closed: no match can be dealt with its board or house rules. Open a new one.
table-unseen = This table cannot be shown
table-closed = This table is closed
table-closed-why = Everybody has left it, so its match is not played to the end. It counts for nobody.
table-closed-rules = Closed: the rules have changed
line-lost-aloud = Line lost. It is tried again by itself; your seat is kept.
bye-banned = You may not play here any more.
bye-forgotten = All that was kept about you has been deleted.
broken-title = That did not work
broken-more = A part of the page could not be read. Nothing is lost: the server has it all.

## What the people at the table are asked

vote-pause = { $whoYou ->
    [yes] You ask to stop for a while.
   *[no] { $who } asks to stop for a while.
  }
vote-resume = { $whoYou ->
    [yes] You ask to go on.
   *[no] { $who } asks to go on.
  }
vote-remove = { $otherYou ->
    [yes] { $who } asks the others to remove you from this match.
   *[no] { $whoYou ->
        [yes] You ask to remove { $other } from this match.
       *[no] { $who } asks to remove { $other } from this match.
      }
  }
vote-remove-more = A bot would play the seat. { $other } can have it back on request, unless everyone refuses.
vote-about-you = The others decide. Your seat stays yours: you could ask for it back.
vote-return = { $whoYou ->
    [yes] You ask for your seat back.
   *[no] { $who } would like to play again.
  }
vote-return-more = { $whoYou ->
    [yes] Unless everyone refuses, you play again in { $time } at the latest.
   *[no] One yes is enough. Unless everyone refuses, { $who } plays again in { $time }.
  }
vote-return-aloud = { $whoYou ->
    [yes] Unless everyone refuses, you play again soon.
   *[no] One yes is enough. Unless everyone refuses, { $who } plays again soon.
  }
return-yes = Welcome back
return-no = Refuse
vote-waiting = Waiting for the others.

## Table menu

pause = Pause
go-on = Go on
pace = Pace of the bots
stand-in = A bot plays for me
hand-over = Hand over
my-seat-elsewhere = My seat on another device
leave = Leave for good
leave-sure = A bot takes your seat for the rest of the match.
leave-yes = Leave
leave-no = Stay
mute = Mute
unmute = Unmute
kick = Send away
kick-sure = Send { $who } away for good?
ask-remove = Ask to remove { $who }
ask-remove-more = Everyone else must agree. A bot then plays the seat until { $who } takes it back.
remove-away = Remove { $who } (away)
remove-away-more = { $who } has been away too long, so nobody has to agree. A bot plays the seat until they take it back.
is-removed = Removed from this match: a bot plays the seat.
report = Report
report-why = What happened?
report-send = Tell the operator
link-copied = The link is copied.
copy-link = Copy link
qr-of-link = QR code of the link
watchers = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
  }
fair-title = Fair shuffle
fair-promise = The deal is promised before the first card: this seal binds the server, and every person adds something to the seed. When the match is over you can check it.

## Settings

settings = Settings
language = Language
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
speed = Animations
speed-0 = none
speed-05 = fast
speed-1 = as drawn
speed-2 = slow
setting-text = The table as text, for screen readers
setting-tips = Hints in the first games
setting-sound = Sound
setting-vibration = Vibration
keys-letters = Single letters are shortcuts
key-main = the main button
key-gentle = back, or the gentlest way out
key-option = the first, second … option
key-tray = to your choice
key-board = to the board
key-players = to the players
key-log = to the log
key-chat = to the chat
key-rules = to the rules
key-map = this map
identity = You
identity-about = There are no accounts: this browser is your key. Save it as a file to be the same person elsewhere, with your results.
identity-rename = Change name
identity-renamed = Your name is changed.
identity-save = Save identity
identity-load = Load identity
identity-loaded = You are { $name } here now.
identity-unreadable = This file cannot be read.
identity-forget = Forget me
identity-forget-sure = Your seats, your name and all that is kept of you are deleted. This cannot be undone.
identity-forget-yes = Delete it all
identity-forgotten = Nothing is kept of you any more.

## Chat, rules, hints

chat-say = Say something…
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-removed = (removed)
chat-spectator = (spectator)
rules-search = Search the rules
rules-none = No rule has these words.
rules-not-brought = This game brings no rules to read here.
guide-step = First game, hint { $number } of { $all }
guide-next = Next hint
guide-stop = Stop hints
guide-fold = Hint in full
tips-again = Show all hints again
tips-begin = Hints begin again with the next moment.
first-game-short = First game: short, with hints
hint-ask = Hint
hint-thinking = Thinking…
hint-title = What an expert would do
hint-why = Share of the win after each choice, in { $tried ->
    [one] one imagined world that fits
   *[other] { $tried } imagined worlds that fit
  } what you know.

## Home

nav = Pages
nav-games = Games
nav-replays = Replays
nav-rules = Rules
nav-bots = Bots
home-cap = Four games of false money
home-head-1 = Trust nobody.
home-head-2 = Least of all your wallet.
home-more = Play at once against bots that cannot peek, or send a link to friends. No account.
home-games = The games
home-tables = Tables
home-offline = The server does not answer. Playing needs the line.
home-contraband = Say what is in your suitcase. Or don’t.
home-counterfeiters = Print it, spend it, hide it before the Godfather calls.
home-ffuffziger = Stuff your fist with forgeries and outbid the table.
home-crooked_cash = Pay with a straight face. Any note may be a fake.
home-installed = A game that was installed on this server.
home-affiliation = The titles name the games whose published rules we follow. We are not affiliated with their authors or publishers.
minutes = { $count } min
play-now = Play now
play-now-game = Play now: { $game }
invite = Invite
invite-game = Invite friends to { $game }
how-many = How many players
players-count = { $count } players
bots-level = Strength of the bots
bots-of-level = bots: { $level }
own-rules = More choices…
guest-name = Guest { $number }
join-number = Got a table number?
join-example = e.g. CB 7341 K
join = Join
your-games = Your games
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
  }
waits-for-you = waits for you
your-turn-now = Your turn
others-think = The others are thinking
waits-for-people = Waits for people
no-games = None yet. Play one: bots sit down at once.
open-tables = Open tables
no-open-tables = No open tables. Start one: bots sit down at once.
more-open-tables = Show more tables
open-table-of = { $game }, table { $number }
seats-free = { $free } of { $all } seats free
play = Play
look = Look
sit = Sit
replay = Replay
whats-new = What’s new
new-boards = Four boards, on the phone and on the desk, with a keyboard or a screen reader.
new-replay = Every finished match can be played back, with everybody’s secrets open.
new-hints = Against bots you may ask what an expert would do.
new-languages = English, French, Dutch and Greek.
promise-fair = Shuffles you can check
promise-bots = Bots see only what you would see
promise-keys = Keyboard and screen reader
promise-line = Keep your seat when the line drops
you-won = You won
you-shared = You shared the win
you-lost = You lost
no-replays = No finished match in this browser yet.
bots-about = Bots are shown exactly what a person in their seat may know, so they cannot cheat. Each level beats the one below it.
level-easy-about = sensible, but slips every other time
level-medium-about = plays like somebody after three games
level-hard-about = thinks about many of its choices
level-expert-about = thinks about every choice in hundreds of imagined worlds
your-results = Your results
results-here = Kept in this browser only; “Save identity” in the settings takes them along. A match counts for the strongest bot in it.
won-of = { $won } of { $played } won
home-results = Won so far: { $results }
home-result = { $level } { $won } of { $played }

## A new table

new-table = A new table
game = Game
who-sits = Who sits where
seat-me = me
seat-open = open, for a friend
clock = Clock
clock-none = no clock
clock-move = { $span } for each choice
clock-bank = { $span } in all, { $increment } s more for each choice
clock-then = When time is up
clock-then-bot = a bot takes over
clock-then-default = the gentlest choice is made: pass, trust, no, the least
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
public = Show it among the open tables
may-watch = Others may look on
may-hint = Everybody may ask for hints
house-rules = House rules
back = Back
open-table = Open the table
is-public = public
is-private = by link only
agreed = Agreed here
agreed-no-hints = Hints only where all others are bots
agreed-no-watching = Nobody may look on
agreed-hints = with hints
agreed-unwatched = nobody looks on
agreed-own-box = own box
agreed-rules = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
agreed-option = { $about } Here: **{ $value }**
option-on = on
option-off = off
seats-are-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
  }
all-seated = All seats are taken
seat-free = Free
is-here = is here
bot-until = A bot, until somebody comes
link-for-friend = Link for a friend
start-with-bots = Start with bots
begins-when-full = The match begins when every seat is taken.
dealing = The cards are being dealt.
give-up-seat = Give up my seat
invite-more = Show this, or send the link. Empty seats are filled by bots until a friend sits down.
join-title = A seat for you
join-seat = Seat { $number } at { $game }
join-company = There sit: { $names }
join-nobody = Nobody sits there yet
join-lost = This link leads nowhere
sit-down = Sit down
only-watch = Only look on
house-rules-unread = The house rules could not be read. A table opens without them as printed.

## Why a choice cannot be sent yet

misfit-range = From { $least } to { $most }.
misfit-step = In steps of { $step }.
misfit-too-many = That is { $got } in all: { $total } at most.
misfit-too-few = { $least ->
    [one] Nothing is chosen yet.
   *[other] At least { $least } in all.
  }
misfit-not-enough = { $got } of { $due }: { $left } to go.
misfit-too-much = { $got } is too much for { $due }: leave out a { $spare }.
misfit-part = { $due } of these are due, not { $got }.
misfit-both-ways = { $worth } cannot be handed in and wanted back.
misfit-swap = You hand in { $gives } and get back { $takes }: it must be the same.

## Why a wish was not granted

refused-somehow = That is not possible just now. Nothing was lost.
refused-too-late = That is no longer possible: somebody was faster. Nothing was lost.
refused-offline = The server does not answer. Nothing was sent; try again in a moment.
refused-busy = The house could not write this down. Nothing has changed; try again in a moment.
refused-unavailable = The server can’t save right now. Try again in a moment.
refused-restart = The house is closing for a moment. Try again soon.
refused-internal = Something went wrong on the server; it was noted. Try again.
refused-too-fast = That was too much at once. Wait a moment.
refused-nameless = Say who you are first.
refused-name = A name has 1 to 24 characters.
refused-no-table = There is no such table any more.
refused-undealable = { bye-undealable }
refused-no-serial = There is no public table with this number.
refused-no-key = This key fits nobody any more.
refused-no-guest = This person is not here any more.
refused-no-open-seat = No such seat is free at this table.
refused-seat-taken = This seat is taken.
refused-already-seated = You already sit at this table.
refused-lookalike = This name looks too much like another one at the table. Add a letter or a number to yours.
refused-private = This table lets nobody look on.
refused-kicked = The host has sent you away from this table.
refused-banned = You may not play here.
refused-not-yours = That is for somebody else to do.
refused-host = Only the host can do that.
refused-muted = You are muted at this table.
refused-line = A line has 1 to 300 characters.
refused-not-asked = Nothing is being asked just now.
refused-asked = The table is being asked something already.
refused-paused = The match is paused.
refused-finished = The match is over.
refused-not-over = This match is not over: it is shown when it is.
refused-not-begun = The match has not begun.
refused-begun = The match has begun already.
refused-running = The match has begun already.
refused-handed = A bot plays for you: take your seat back first.
refused-removed = You were removed from this match: ask for your seat back first.
refused-barred = Everyone refused: the bot keeps your seat to the end.
refused-about-you = This question is about you: the others decide.
refused-nobody-to-ask = Only the two of you are playing: there’s nobody else to agree.
refused-no-seat = You do not sit at this table.
refused-yourself = You cannot do that to yourself.
refused-no-hints = Hints are only for tables of bots, or where all agreed before the start.
refused-hinting = The expert is still thinking.
refused-no-choice = It is not your turn.
refused-not-your-turn = It is not your turn.
refused-option = This house rule does not fit.
refused-clock = This clock does not fit.
refused-status-404 = There is nothing at this address.
refused-status-429 = That was too much at once. Wait a moment.
refused-status-503 = The server is not ready. Try again in a moment.
refused-choice = The rules do not allow this choice here. Nothing has changed.
refused-outdated = This page and the server do not understand each other. Load the page again.
refused-edition = This match was played by other rules than today’s: it cannot be shown.
refused-damaged = This table’s saved match is damaged, so it can’t go on for now. Other tables are fine, and whoever runs this server has been told.
refused-no-record = This match cannot be played back.
refused-players = This game is not made for so many players.
refused-seats = You can sit on one seat only: give the others to bots, or leave them open.
refused-sockets = Too many pages are open at this table. Close some of them.
refused-text = Say why, in 1 to 300 characters.
refused-too-long = That is too long.
refused-misdirected = This server doesn’t answer at this address. Ask whoever runs it for the right one.
refused-subscription = This browser cannot be called from here.
refused-no-push = This house calls nobody.

## Words of house rules

option-word-full = full
option-word-tiny = tiny
option-word-even = even
option-word-uneven = uneven
option-word-first_player = from the first player on
option-word-after_trigger = after the one who caused the end
