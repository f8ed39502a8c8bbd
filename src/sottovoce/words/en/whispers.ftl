# Whispers. Rooms are numbered as they lie: 0 is the bathroom.

title = Whispers
about = A night in an old house: everybody is somebody, and nobody says who. Cards in the room where your figure stands, and your symbol on open cards anywhere, are points for you; so is naming who another player is. The rules are those of the printed game; the cards are our own house set. (§1, §9)
about-turn = A round: everybody plays two cards, open or face down, to any rooms; then everybody may guess; then the counter goes down and an event is drawn. At zero the game is over. (§3, §4, §6, §7)

seat-north = North
seat-north-of = North's
seat-north-to = North
seat-east = East
seat-east-of = East's
seat-east-to = East
seat-south = South
seat-south-of = South's
seat-south-to = South
seat-west = West
seat-west-of = West's
seat-west-to = West

## Small words

own-words =
    { "en" ->
        [en] { $en }
        [ru] { $ru }
       *[it] { $it }
    }
list = { $before }, { $last }
sentences = { $first } { $second }
quoted = “{ $card }”
set-house = the house set
set-own = a set of its own

## What cards say: made from what they do

step-draw =
    { $amount ->
        [one] Draw a card.
       *[other] Draw { $amount } cards.
    }
step-discard =
    { $amount ->
        [one] Put a card from your hand under the deck.
       *[other] Put { $amount } cards from your hand under the deck.
    }
step-flip =
    { $way ->
        [up] Turn a face-down top card
        [down] Turn an open top card
       *[either] Turn the top card
    } { $at ->
        [here] of this room
       *[anywhere] of a room
    } { $way ->
        [up] up.
        [down] face down.
       *[either] over.
    }
step-move-card =
    Move the top card { $at ->
        [here] of this room
       *[anywhere] of a room
    } { $to ->
        [here] here.
       *[anywhere] to another.
    }
step-move-figure =
    Move a figure { $at ->
        [here] from this room
       *[anywhere] of your choice
    } { $to ->
        [here] here.
       *[anywhere] to another room.
    }
step-swap-figures = Let two figures change places.
step-peek =
    Look at the topmost face-down card { $at ->
        [here] of this room
       *[anywhere] of a room
    } that you have not seen.
step-peek-hand = Look at a card in another player's hand.
step-swap-hand = Give another player a card and draw one from his hand.
step-gain =
    { $amount ->
        [one] Take a point.
       *[other] Take { $amount } points.
    }
step-gain-each =
    Take a point for every open mysterious thing { $at ->
        [here] in this room.
       *[anywhere] in the house.
    }
step-give =
    { $amount ->
        [one] Give another player a point.
       *[other] Give another player { $amount } points.
    }
step-extra-play = Play one more card.
step-protect = Nobody may name you in the next guessing stage.

rule-none = Nothing happens.
rule-plays =
    This round { $number ->
        [one] everybody plays one card.
       *[other] everybody plays { $number } cards.
    }
rule-hand =
    This round hands are filled to { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
rule-faces =
    { $face ->
        [up] This round cards are played open only.
       *[down] This round cards are played face down only.
    }
rule-bathroom = This round nothing may be played to the bathroom.
rule-apart = This round the cards of a turn go to different rooms.
rule-rooms =
    { $rooms ->
        [asleep] This round no room acts.
       *[awake] This round every room acts on every card.
    }
rule-effects = This round cards have no effects.
rule-guessing = This round nobody guesses.
rule-stake =
    { $way ->
        [up] This round a guess is worth { $points } more.
       *[down] This round a guess is worth { $points } less.
    }
rule-forgiving = This round a wrong guess costs nothing.

## The house set: symbols and characters

symbol-moon = Moon
symbol-key = Key
symbol-rose = Rose
symbol-glass = Hourglass

character-sleepwalker = Sleepwalker
character-sleepwalker-note = Knows every stair by heart and not one by name.
character-astronomer = Astronomer
character-astronomer-note = Looks up so much that he has never seen the carpets.
character-butler = Butler
character-butler-note = Has heard nothing, as always, and forgotten none of it.
character-housekeeper = Housekeeper
character-housekeeper-note = Counts the spoons each night, and the guests as well.
character-widow = Widow
character-widow-note = Wears black for three husbands and perfume for the fourth.
character-gardener = Gardener
character-gardener-note = Comes in by the window; the door is for visitors.
character-clockmaker = Clockmaker
character-clockmaker-note = Can tell by the ticking who is lying.
character-great-aunt = Great-aunt
character-great-aunt-note = Has been leaving tomorrow for eleven years.

## Rooms

room-bathroom = Bathroom
room-bathroom-note = The only door in the house that locks.
room-kitchen = Kitchen
room-kitchen-note = Somebody has been at the pie.
room-library = Library
room-library-note = One of these shelves breathes.
room-cellar = Cellar
room-cellar-note = What is carried down comes up elsewhere.
room-music-room = Music room
room-music-room-note = The piano knows one tune and plays it when nobody looks.
room-attic = Attic
room-attic-note = Everything up here lies the wrong way round.
room-study = Study
room-study-note = The ink is still wet.
room-gallery = Gallery
room-gallery-note = After midnight the pictures change hands.
room-conservatory = Conservatory
room-conservatory-note = Mind the path: it leads where it likes.

## Evidence

evidence-nightcap = Nightcap
evidence-nightcap-note = Still warm.
evidence-keyring = Ring of keys
evidence-keyring-note = Eleven keys, twelve locks.
evidence-pressed-rose = Pressed rose
evidence-pressed-rose-note = Page 113, where the heroine lies.
evidence-stopped-watch = Stopped watch
evidence-stopped-watch-note = Ten past three, both times a day.
evidence-star-chart = Star chart
evidence-star-chart-note = One star too many, in red ink.
evidence-strongbox = Strongbox
evidence-strongbox-note = Locked, empty and guarded.
evidence-rose-wreath = Wreath of roses
evidence-rose-wreath-note = For whom, the card does not say.
evidence-grandfather-clock = Grandfather clock
evidence-grandfather-clock-note = It strikes when it is spoken of.
evidence-open-skylight = Open skylight
evidence-open-skylight-note = It opens from the inside only.
evidence-night-bloom = Night bloom
evidence-night-bloom-note = Somebody picked it in the dark.
evidence-tide-table = Tide table
evidence-tide-table-note = The sea is forty miles away.
evidence-garden-gate = Garden gate
evidence-garden-gate-note = It never squeaked before tonight.
evidence-winding-key = Winding key
evidence-winding-key-note = It fits nothing in this house.
evidence-fallen-petals = Fallen petals
evidence-fallen-petals-note = They lead to the stairs and stop.
evidence-torn-diary = Torn diary
evidence-torn-diary-note = “…and if he ever finds out”
evidence-love-letter = Love letter
evidence-love-letter-note = No name, but what handwriting.
evidence-muddy-boots = Muddy boots
evidence-muddy-boots-note = Two left ones.
evidence-lost-glove = Lost glove
evidence-lost-glove-note = Too small for everybody here.
evidence-silver-coin = Silver coin
evidence-silver-coin-note = Worn smooth on the moon's side.
evidence-iron-coin = Iron coin
evidence-iron-coin-note = Nobody has ever spent one.
evidence-copper-coin = Copper coin
evidence-copper-coin-note = It smells of roses.
evidence-gold-coin = Gold coin
evidence-gold-coin-note = Time is money, says its rim.
evidence-candle = Candle
evidence-candle-note = A little light is thrown on it.
evidence-lullaby = Lullaby
evidence-lullaby-note = Hush now: nobody is here.
evidence-opera-glasses = Opera glasses
evidence-opera-glasses-note = The play is at the next table.
evidence-dumbwaiter = Dumbwaiter
evidence-dumbwaiter-note = It says nothing and carries everything.
evidence-master-key = Master key
evidence-master-key-note = This way, if you please.
evidence-tip = Generous tip
evidence-tip-note = For not having seen anything.
evidence-bouquet = Bouquet
evidence-bouquet-note = One flower goes to the hostess.
evidence-calling-card = Calling card
evidence-calling-card-note = One is given, one is taken.
evidence-waltz = Waltz
evidence-waltz-note = Change partners!
evidence-hand-mirror = Hand mirror
evidence-hand-mirror-note = It shows the other side.
evidence-metronome = Metronome
evidence-metronome-note = And one more. And one more.
evidence-ashtray = Ashtray
evidence-ashtray-note = Let us burn that one, shall we.
evidence-mysterious-casket = Mysterious casket
evidence-mysterious-casket-note = It hums when there is company.
evidence-mysterious-perfume = Mysterious perfume
evidence-mysterious-perfume-note = One simply has to follow it.
evidence-mysterious-footprint = Mysterious footprint
evidence-mysterious-footprint-note = It comes from where nobody has been.
evidence-mysterious-note = Mysterious note
evidence-mysterious-note-note = “Look behind the mirror. Then at your neighbour.”
evidence-mysterious-ticking = Mysterious ticking
evidence-mysterious-ticking-note = Sooner or later it comes out.
evidence-mysterious-portrait = Mysterious portrait
evidence-mysterious-portrait-note = It looks like you and denies it.

## Events

happening-lights-out = Lights out
happening-lights-out-note = Pop, said the fuse.
happening-full-moon = Full moon
happening-full-moon-note = One could read by it.
happening-frozen-pipes = Frozen pipes
happening-frozen-pipes-note = The bath is a rink.
happening-creaking-stairs = Creaking stairs
happening-creaking-stairs-note = Nobody steps on the same one twice.
happening-house-asleep = The house sleeps
happening-house-asleep-note = Even the doors are snoring.
happening-restless-house = The house is restless
happening-restless-house-note = Every board has something to say.
happening-long-night = A long night
happening-long-night-note = The clock strikes thirteen.
happening-hush = Hush!
happening-hush-note = Somebody is listening.
happening-sharp-ears = Sharp ears
happening-sharp-ears-note = A whisper carries far tonight.
happening-spring-cleaning = Spring cleaning
happening-spring-cleaning-note = At this hour?
happening-midnight-snack = Midnight snack
happening-midnight-snack-note = Everybody meets at the larder.
happening-draught = A draught
happening-draught-note = Papers everywhere.
happening-moving-furniture = Moving furniture
happening-moving-furniture-note = It stood better over there.
happening-knock-at-the-door = A knock at the door
happening-knock-at-the-door-note = Nobody is outside, and he is let in.
happening-keyhole = The keyhole
happening-keyhole-note = Just a glance.
happening-over-the-shoulder = Over the shoulder
happening-over-the-shoulder-note = Do hold your cards up, dear.
happening-card-game = A round of cards
happening-card-game-note = A friendly one, for once.
happening-good-manners = Good manners
happening-good-manners-note = After you. No, after you.

## Choices: the sentence, its group and short form in a list, and its rule

offer-play =
    “{ $card }” { $face ->
        [up] open
       *[down] face down
    } → { $room }{ $mark }
    .group = { $card } { $marks }
    .short =
        { $room_number }{ $face ->
            [up] ▲
           *[down] ▼
        }{ $mark }
    .rule = Play a card to any room. Open (▲) it counts for its symbols wherever it lies, and its effect happens; face down (▼) it hides both. Either way it is a point for the figures in that room, and the room acts, after the card. (§4.3, §4.4, §4.5)
offer-guess =
    { $whom_name } is: { $character } ({ $stake ->
        [one] one point
       *[other] { $stake } points
    })
    .group = { $whom_name } is
    .short = { $character }
    .rule = Name who another player is. Right, you get the counter's points and he is revealed; wrong, he gets them. (§6.2, §6.3, §6.4)
offer-pass = Name nobody
    .group = Pass
    .short = name nobody
    .rule = You need not guess. (§6.2)
offer-flip =
    { $room }: turn the top card { $way ->
        [up] up
       *[down] face down
    }{ $mark }
    .group = Turn over
    .short = { $room_number } { $room }{ $mark }
    .rule = The top card of a room is turned over, and all see it; it has no effect now. (§5.3)
offer-peek = Look at a face-down card: { $room }
    .group = Look
    .short = { $room_number } { $room }
    .rule = You alone look at the topmost face-down card of a room that you have not seen. (§5.7)
offer-carry = Top card: { $start } → { $end }{ $mark }
    .group = { $start_number } { $start } →
    .short = { $end_number }{ $mark }
    .rule = The top card of a room goes, as it lies, on top of another room's cards; it has no effect now. (§5.4)
offer-lead = { $figure } → { $room }{ $mark }
    .group = { $figure } →
    .short = { $room_number }{ $mark }
    .rule = A figure goes to another room, never to the bathroom; its room is what counts for its player. (§5.5, §9.2)
offer-trade = { $first } ⇄ { $second }{ $mark }
    .group = { $first } ⇄
    .short = { $second }{ $mark }
    .rule = Two figures in different rooms change places. (§5.6)
offer-spy = Look at one of { $whose } cards
    .group = Look
    .short = { $whom_name }
    .rule = A card of that hand that you have not seen, drawn by lot, is shown to you alone. (§5.8)
offer-give = Points for { $to_whom }
    .group = Give
    .short = { $to_whom }
    .rule = You must give; only whom you choose. (§4.6, §5.11)
offer-drop = Put “{ $card }” under the deck
    .group = Under the deck
    .short = { $card }
    .rule = A card goes under the deck, unseen by the others. (§5.2)
offer-swap = “{ $card }” for one of { $whose } cards
    .group = { $card }
    .short = for one of { $whose }
    .rule = Give a card and draw one by lot from that hand; you both have seen both. (§5.9)

mark-points = {" "}{ $points }
legend = ▲ open, ▼ face down, with the number of the room · +2: points that it would bring you now

## The story

event-game-began = Night falls on the house: { $rooms }. The counter shows { $counter }.
event-character-dealt = You are: { $character } { $mark } ({ $symbol }). Tell nobody.
event-round-began =
    { $who ->
        [you] You lead
       *[other] { $name } leads
    }; the counter shows { $counter }.
event-event-drawn =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } the event “{ $card }”. { $text }
event-task-begins =
    { $who ->
        [you] It is for you to do it now.
       *[other] It is for { $name } to do it now.
    }
event-game-ended = The counter shows zero. Everybody turns his character up.
event-played-up =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } “{ $card }” open → { $room }.
event-played-down =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } a card face down → { $room }.
event-known-card = The card is “{ $card }”.
event-effect-acts = “{ $card }”: { $text }
event-room-acts = { $room }: { $text }
event-impossible = That cannot be done now and is passed over.
event-no-cards =
    { $who ->
        [you] You have no card to play.
       *[other] { $name } has no card to play.
    }
event-drew =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-drew-cards = You draw { $cards }.
event-discarded =
    { $who ->
        [you] You put
       *[other] { $name } puts
    } a card under the deck.
event-flipped =
    { $who ->
        [you] You turn
       *[other] { $name } turns
    } “{ $card }” { $way ->
        [up] up
       *[down] face down
    }: { $room }.
event-card-moved =
    { $who ->
        [you] You move
       *[other] { $name } moves
    } a card: { $start } → { $end }.
event-peeked =
    { $who ->
        [you] You look
       *[other] { $name } looks
    } at a face-down card: { $room }.
event-spied =
    { $who ->
        [you] You look at one of { $whose } cards.
       *[other] { $name } looks at one of { $whom ->
            [you] your cards.
           *[other] { $whose } cards.
        }
    }
event-swapped =
    { $who ->
        [you] You give a card and take one of { $whose }.
       *[other] { $name } gives a card and takes one of { $whom ->
            [you] yours.
           *[other] { $whose }.
        }
    }
event-given-card = Given: “{ $card }”.
event-taken-card = Taken: “{ $card }”.
event-figure-moved =
    { $who ->
        [you] You move
       *[other] { $name } moves
    } a figure: { $figure }, { $start } → { $end }.
event-figures-swapped =
    { $who ->
        [you] You swap
       *[other] { $name } swaps
    } two figures: { $first } ⇄ { $second }.
event-gained =
    { $who ->
        [you] You get
       *[other] { $name } gets
    } { $points ->
        [0] no point
        [one] a point
       *[other] { $points } points
    }.
event-gave =
    { $who ->
        [you] You give { $to_whom }
       *[other] { $name } gives { $whom ->
            [you] you
           *[other] { $to_whom }
        }
    } { $points ->
        [one] a point
       *[other] { $points } points
    }.
event-extra-play =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } one more card this turn.
event-protected =
    { $who ->
        [you] Nobody may name you
       *[other] Nobody may name { $name }
    } in the next guessing stage.
event-passed =
    { $who ->
        [you] You name nobody.
       *[other] { $name } names nobody.
    }
event-guessed-right =
    { $who ->
        [you] You say that
       *[other] { $name } says that
    } { $whom ->
        [you] you are
       *[other] { $whom_name } is
    }: { $character }. Right! { $points ->
        [one] One point
       *[other] { $points } points
    } for the guess.
event-guessed-wrong =
    { $who ->
        [you] You say that
       *[other] { $name } says that
    } { $whom ->
        [you] you are
       *[other] { $whom_name } is
    }: { $character }. Wrong; { $points ->
        [0] it costs nothing.
        [one] the point goes to the accused.
       *[other] { $points } points go to the accused.
    }

## The result

result-most-points =
    { $who ->
        [you] You win with the most points.
       *[other] { $name } wins with the most points.
    }
result-symbols-at-home =
    { $who ->
        [you] Level in points, you win
       *[other] Level in points, { $name } wins
    } with more own symbols in the own room.
result-shared = { $names } share the win.
result-early =
    { $reason ->
        [resigned] Somebody has left the house before the night was over
        [out-of-time] The time was up before the night was
       *[agreed-draw] All have agreed to let the night be
    }. The win goes to: { $names }.
result-tokens =
    { $who ->
        [you] You
       *[other] { $name }
    }: tokens { $tokens } so far; the rest stays in the dark.
result-seat =
    { $who ->
        [you] You
       *[other] { $name }
    } ({ $character }): { $total ->
        [one] { $total } point
       *[other] { $total } points
    } = tokens { $tokens } + cards in the room { $cards } + symbols { $symbols } (at home { $home }).

## The table

table-counter = counter { $counter }
table-deck =
    { $deck ->
        [0] deck empty
       *[other] deck { $deck }
    }
table-leader =
    { $who ->
        [you] you lead
       *[other] { $name } leads
    }
table-event = Event: { $card }. { $text }
table-you = (you)
table-two = two
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
table-protected = shielded
table-not = not { $people }
table-hand = Your hand
table-coin = coin: doubles the card above it
table-plays =
    { $plays ->
        [one] one more card to play
       *[other] { $plays } more cards to play
    }
table-stake =
    { $stake ->
        [one] a guess is worth one point
       *[other] a guess is worth { $stake } points
    }
table-to-move =
    { $who ->
        [you] Your turn
       *[other] { $name } to move
    }
table-over = The game is over

## What can be inferred

insight-whispers-insight = What everybody did openly says something about who he is.
insight-suspicion =
    { $seat ->
        [0] { seat-north }
        [1] { seat-east }
        [2] { seat-south }
       *[3] { seat-west }
    }: { $likeliest_0 } { NUMBER($likely_0, style: "percent") }, { $likeliest_1 } { NUMBER($likely_1, style: "percent") }, { $likeliest_2 } { NUMBER($likely_2, style: "percent") }
insight-exposure = You could be named with a certainty of { NUMBER($chance, style: "percent") }.

## A card set looked over

cards-set = { $title } ({ $identity })
cards-people =
    { $people ->
        [one] { $people } character
       *[other] { $people } characters
    }, { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }.
cards-rooms =
    { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }, of which { $two } marked two.
cards-evidence =
    { $cards ->
        [one] { $cards } card of evidence
       *[other] { $cards } cards of evidence
    }, { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }: { $effects } with an effect, { $mysterious } mysterious, { $coins } with a coin.
cards-events =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, of which { $tasks } tasks.
cards-symbol = { $mark } { $name } { $count }
cards-balanced = The symbols are balanced: { $symbols }.
cards-unbalanced = The symbols are not balanced: { $symbols }.
cards-never = { $name }: '{ $step }' could never be carried out.
cards-playable = Everything in this set can be carried out: it can be played.
cards-unplayable = Some of this set can never be carried out.

## The board on the page

board-player =
    { $name }{ $own ->
        [yes] {" "}(you)
       *[no] {""}
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $leads ->
        [yes] , leads this round
       *[no] {""}
    }. { $character ->
        [hidden] Character hidden.
       *[other] Character: { $character }.
    }
board-leader = Leads this round
board-gallery = Who is in the house
board-guess =
    Who is who? A right guess is worth { $stake ->
        [one] { $stake } point
       *[other] { $stake } points
    }, a wrong one as much to the accused
board-person = { $character }, symbol: { $symbol }
board-figure = Figure: { $character }, symbol: { $symbol }
board-locket = Your locket
board-locket-open = You are: { $character }, symbol: { $symbol }. Press to close the locket.
board-locket-closed = Your locket, closed. Press to see who you are.
board-no-event = Night has fallen. Nobody says who he is.
board-deck = Deck of evidence: { $left }
board-clock =
    The counter shows { $counter }; a guess is worth { $stake ->
        [one] { $stake } point
       *[other] { $stake } points
    }.
board-stake = guess: { $stake }
board-room =
    { $room }. { $text }{ $two ->
        [yes] {" "}Acts on the second card of a turn.
       *[no] {""}
    } { $cards ->
        [0] No card lies here.
        [one] { $cards } card lies here.
       *[other] { $cards } cards lie here.
    }
board-two = Acts on the second card that one turn brings here
board-pile =
    { $room }: { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    }, from the bottom up
board-pile-card =
    { $card } · { $face ->
        [up] open
       *[down] face down
    } · { $name }
board-card =
    { $card } ({ $symbols }){ $does ->
        [nothing] {""}
       *[other] : { $does }
    }
board-unknown = A card you have not seen
board-lay =
    { $way ->
        [up] Open
       *[down] Face down
    } → { $room }{ $points ->
        [none] {""}
       *[other] {" "}({ $points })
    }
board-lay-short =
    { $way ->
        [up] open
       *[down] hidden
    }
board-hand-empty = No card in hand
board-known = Another player has seen this card
board-known-short = seen
board-close = Put it back
board-tokens = points so far
board-in-room = cards in the room
board-symbols = symbols
board-total = total
board-who = Player
