## The house

title = Sottovoce
motto = A table for four games of secrets: alone, with friends, or against honest bots.
skip = Skip to the content
nav = Main
credits = Rules in our own words; drawings our own. Pictograms by Lorc, Delapouite and contributors:
offline = The line to the server is down. We keep trying; nothing you have done is lost.
out-of-reach = The server cannot be reached just now. Please try again in a moment.
close = Close
cancel = Cancel
save = Save
nowhere = Nothing here
nowhere-text = There is no page at this address.
go-home = To the front page
new = new
you = you

language = Language
language-en = English
language-ru = Русский
language-it = Italiano
to-day = Light theme
to-night = Dark theme

## The games

games = The games
game-venice = Venice
    .minutes = 20 to 40 min
    .about = Two noble houses court the Doge on the eve of carnival. Sway his company with cards and bring him through your own door.
game-holmes = Holmes
    .minutes = 30 to 45 min
    .about = Sherlock and Mycroft investigate a bombing for seven days. Visit the right people, and gather more of each kind of evidence than your brother.
game-sonata = Black Sonata
    .minutes = 30 min
    .about = London, 1600. Follow the Dark Lady by the landmarks she passes, gather clues, and say who she is before time runs out.
game-whispers = Whispers
    .minutes = 20 to 40 min
    .about = A night in an old house. Everybody is somebody, and nobody says who: play cards, move figures, and guess before you are guessed.
players =
    { $max ->
        [1] one player
       *[other] { $min ->
            [2] { $max ->
                [2] two players
               *[other] 2 to { $max } players
            }
           *[other] { $min } to { $max } players
        }
    }
play-now = Play now
against = Play against
with-friends = With friends, options
choose-options = Choose options
learn = Guided first game
rules = Rules
new-game = New game

bot =
    { $level ->
        [level-1] Bot 1, novice
        [level-2] Bot 2, amateur
        [level-3] Bot 3, regular
        [level-4] Bot 4, expert
        [level-5] Bot 5, master
        [random] Bot, plays at random
        [greedy] Bot, grabs what it can
        [careful] Bot, careful
       *[other] Bot { $level }
    }
guest-name = Guest { $number }
empty-seat = empty seat

my-games = Your games
all-my-games = Show all { $count }
waiting = Waiting for players
over = Over: look at it again
your-turn = Your turn
their-turn = Others are thinking
open-tables = Open tables
no-open-tables = Nobody is waiting just now. Open a table yourself and list it here.
sit-down = Sit down

## A new match

new-match = New match: { $game }
options = Options
seats = Seats
seat = Seat { $number }
sitter-me = you
sitter-open = somebody else (by a link)
clock = Clock
clock-kind = Time
clock-none = no clock
clock-quick = 10 minutes each, 5 seconds a turn
clock-slow = 30 minutes each, 10 seconds a turn
clock-one-day = a day for each turn
clock-three-days = three days for each turn
clock-week = a week for each turn
on-time-out = When time is up
on-time-out-bot = a bot plays on
on-time-out-loss = the game is lost
listed = Show the table on the front page, so that anybody can sit down
open-table = Open the table
open-table-note = You will get a link to send to each empty seat.
begin = Begin

option-venice-rounds = Length
option-venice-rounds-match = a whole match
option-venice-rounds-single = a single round
option-holmes-draft_start = First characters
option-holmes-draft_start-no = as printed
option-holmes-draft_start-yes = chosen in turn
option-holmes-brothers = Reservation card
option-holmes-brothers-no = without
option-holmes-brothers-yes = with
option-holmes-villains = Villains
option-holmes-villains-none = none
option-holmes-villains-moriarty = Moriarty
option-holmes-villains-moran = Moran
option-holmes-villains-random = one of them, by lot
option-holmes-villains-both = both
option-sonata-mode = Mode
option-sonata-mode-training = training
option-sonata-mode-easy = easy
option-sonata-mode-standard = standard
option-sonata-mode-advanced = advanced
option-sonata-mode-expert = expert
option-sonata-fog_out = Fog cards left out
option-sonata-route = Her route
option-sonata-route-random = a printed one, by lot
option-sonata-route-generated = a new one
option-sonata-direction = Direction
option-sonata-direction-forwards = forwards
option-sonata-direction-backwards = backwards
option-sonata-difficulty = Difficulty of the route
option-sonata-difficulty-any = any
option-sonata-difficulty-base = of the base game
option-sonata-difficulty-very-easy = very easy
option-sonata-difficulty-easy = easy
option-sonata-difficulty-moderate = moderate
option-sonata-difficulty-hard = hard
option-sonata-kind = She
option-sonata-kind-either = may do either
option-sonata-kind-moves = always moves on
option-sonata-kind-may-stay = may stay where she is
option-sonata-length = Length of the route
option-sonata-length-printed = like the printed ones
option-sonata-labels = Labels of the cards
option-sonata-labels-language = of my language
option-sonata-labels-international = international
option-sonata-labels-ru = Russian edition
option-whispers-players = Players
option-whispers-counter = The counter starts at
option-whispers-counter-usual = the usual number
route = { $kind } { $number }
route-base = base game
route-very-easy = very easy
route-easy = easy
route-moderate = moderate
route-hard = hard

invitation = An invitation
invited = { $host } invites you to a game of { $game }

## Account and settings

account = You
your-name = Your name at the table
field-name = Name
field-account = Account name
field-passphrase = Passphrase
field-recovery = Recovery code
renamed = At the table you are now called { $name }.
make-account = Make an account
make-account-text = As a guest you are known only to this browser. With an account you can come back from anywhere. No e-mail address is needed.
log-in = Log in
carry = Take the games I have as a guest along
log-out = Log out
logged-in = You are logged in as { $account }
recover = Forgotten the passphrase?
recover-text = With the recovery code of your account you can set a new one.
recovery-code = Your recovery code
recovery-text = Write it down now: it is shown only once, and it is the only way back in if you forget the passphrase.
written-down = I have written it down
my-data = What is kept about you
my-data-text = Your name, your matches and your notes. You may take a copy, or have it all deleted.
export = Take a copy
erase = Delete everything
erase-text = Your name, account and notes are deleted at once and cannot be brought back. Running matches go on with a bot.
erase-sure = Yes, delete everything
erased = Everything about you has been deleted.

settings = Settings
theme = Light
theme-dark = lamplight (dark)
theme-light = daylight
theme-system = as the system
motion = Movement
motion-system = as the system
motion-on = on
motion-off = off
sound = Soft sounds of cards and wood
keys = Keys at the table
key-digits = 1 – 9
    .does = take the choice of that number
key-arrows = ← →
    .does = go from choice to choice
key-enter = Enter
    .does = take the choice in focus, or the only one
key-escape = Esc
    .does = take the last word back, close what is open
key-undo = U
    .does = undo the last decision
key-help = ?
    .does = rules of this moment
key-replay = ← → Home End
    .does = in a replay: step by step, first, last; space plays
contents = Contents

## At the table

arriving = The table is being laid …
no-such-table = This table is not open to you.
waiting-for = Waiting for players
send-link = Send this link to whoever shall sit here: { $seat }
copy-link = Copy the link
copied = The link is copied.
turn-of = { $name } is thinking
game-over = The game is over
to-move = to move:
winner = won:
sits-in = bot, sitting in for { $name }
time-left = Time left
days-left = { $days } d { $hours } h

sentence = Your decision
choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
take-back-word = choose something else
undo = Undo
rules-now = Rules of this moment
you-may = What you may do now
all-rules = All the rules
no-board = The drawn table is not here; everything can be played with the words below.

why-not-past = You are looking at an earlier moment.
why-not-over = The game is over.
why-not-watching = You are watching; only those who play may touch this.
why-not-turn = It is not your turn: { $name } decides.
why-not-now = This has nothing to offer right now; what glows can be touched.

panel = Log, rules, chat and notes
log = Log
chat = Chat
notes = Notes
result = Result
jump = Look at this moment
looking-back = You are looking at moment { $step }.
back-to-now = Back to now
you-watch = You are watching.
you-are-away = A bot sits in for you.
chat-players = Nothing has been said yet. The players hear you.
chat-spectators = Nothing has been said yet. The spectators hear you.
say-something = Say something
say = Say
report = Report this
reported = Thank you; it will be looked at.
mute = Hear no more from { $name }
muted =
    { $count ->
        [one] Somebody is muted here.
       *[other] { $count } speakers are muted here.
    }
unmute = Hear everybody again
notes-label = For your eyes only; kept as you write.

menu = Menu
offer-draw = Offer a draw
draw-offered = You have offered a draw.
draw-offer = { $name } offers a draw.
accept = Accept
decline = Decline
resign = Resign
resign-sure = The game ends at once, and you lose it.
leave = Leave the table
leave-sure = A bot sits in for you; you can come back as long as the game is on.
come-back = Take my seat back
watch-link = Copy a link for spectators
sound-on = Sound on
sound-off = Sound off

won = You have won
lost = You have lost
drawn = A draw
ended-resigned = By resignation.
ended-out-of-time = The time was up.
ended-agreed-draw = By agreement.
rematch = Play again
rematch-asked = You have asked for another game
rematch-accept = { $name } would like another game: accept
to-rematch = To the next game
replay = Replay
share-replay = Copy a link to the replay
record = Save the record

## Replay

replay-of = { $game }: replay
nothing-to-replay = This match has not begun; there is nothing to look at yet.
step-of = Moment { $step } of { $last }.
moment = Moment
to-first = To the beginning
to-previous = One step back
to-next = One step on
to-last = To the end
play = Play
pause = Pause
eyes = Whose eyes
eyes-of = with the eyes of { $seat }
eyes-of-spectator = as a spectator
bot-says-why = The bot says: “{ $reason }”
copy-moment = Copy a link to this moment

## The guide

guide-next = Next
guide-show = Take me there
guide-step = { $number } of { $count }
guide-close = Go on without the guide
guide-elsewhere = You have picked something else: take it back with Esc, or touch it again.
guide-wait = { $name } is thinking. The log tells what happens.
guide-astray-undo = Also a way to play! It is not the one I had in mind: take it back, or go on by yourself.
guide-astray = You are going your own way now, and that is what it is for. Play on, or begin the lesson anew.
guide-again = Begin anew
guide-on = Play on from here
guide-play = Play a real game
guide-over = That was a whole game. The result below explains every point.

## Fair dealing

fair-dealing = Fair dealing
verify = Verify the deal
dealing-about = Before the cards were dealt the server bound itself to a secret by the long number below, and your browser added something of its own. So neither of the two could choose the cards. At the end the secret is opened, and anybody can check it.
dealing-lesson = The cards of a lesson are always the same, so that the guide fits them. There is nothing to prove.
dealing-promise = The server's promise, as your browser noted it. Keep it, if you like, and compare it with the record at the end:
dealing-token = What your browser added:
copy-promise = Copy the promise
proving = Checking the record…
proof-dealt-true = The record says how the match was dealt.
proof-dealt-false = The record does not say how the match was dealt.
proof-open-true = The server's secret is open.
proof-open-false = The server's secret is not open.
proof-promise-true = The secret is the one that the server had promised.
proof-promise-false = The secret is not the one that the server had promised.
proof-seed-true = The seed follows from the secret and from what the players added.
proof-seed-false = The seed does not follow from the secret and from what the players added.
proof-commitment-true = The seed is the one that the record was bound to.
proof-commitment-false = The seed is not the one that the record was bound to.
proof-opening-true = The shuffles of the opening follow from the seed.
proof-opening-false = The shuffles of the opening do not follow from the seed.
proof-opening-unknown = The route was made for this match; your browser cannot make it again.
proof-kept-true = The promise is the one that your browser noted at the beginning.
proof-kept-false = The promise is not the one that your browser noted at the beginning.
proof-own-true = What your browser added is among it.
proof-own-false = What your browser added is missing.
dealt-fairly = The match was dealt fairly.
not-dealt-fairly = This does not prove a fair deal.
proof-more = Your browser checked the beginning. Save the record, and the command “sottovoce verify” checks every shuffle and every decision.
