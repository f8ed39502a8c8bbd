# Holmes. A card is named by its value: 3 papers to 9 fingerprint, P plan fragment, J joker.
# Of a card: its name, one of it (what-), its set (set-). Of a character: the name, to whom (to-), from whom (from-).

title = Holmes
about = Sherlock and Mycroft investigate a bombing for seven days. Visit characters, spend tokens, collect evidence: for each type, whoever has more of it scores its value less what the other has. Plan fragments pay when there are several, loose jokers cost. (§3, §4, §10)
about-turn = In your action you move one of your markers to another character who has none of yours, and use the ability at once. Three actions each make a day; a character visited by both of you hides the next day. The row is filled up after each action. (§3, §4)

seat-first = First
seat-second = Second
brother-sherlock = Sherlock
brother-mycroft = Mycroft
name-brother = Your brother
name-first = The first brother
name-second = The second brother

## Small words

list = { $before }, { $last }
nothing = nothing
nobody = nobody
card-times = { $card } ×{ $count }
hidden-card = a hidden card
standing = {" "}({ $stands })
then-nothing = {" "}· nothing would come of it

card-papers = papers
card-explosive = explosive
card-cigarette = cigarette
card-bullet = bullet
card-button = button
card-footprint = footprint
card-fingerprint = fingerprint
card-plan = plan
card-joker = joker

what-papers = papers
what-explosive = an explosive
what-cigarette = a cigarette
what-bullet = a bullet
what-button = a button
what-footprint = a footprint
what-fingerprint = a fingerprint
what-plan = a plan fragment
what-joker = a joker

set-papers = the papers
set-explosive = the explosives
set-cigarette = the cigarettes
set-bullet = the bullets
set-button = the buttons
set-footprint = the footprints
set-fingerprint = the fingerprints
set-plan = the plan fragments
set-joker = the jokers

character-watson = Watson
character-hudson = Hudson
character-lestrade = Lestrade
character-adler = Adler
character-gregson = Gregson
character-wiggins = Wiggins
character-pike = Pike
character-toby = Toby
character-johnson = Johnson
character-billy = Billy
character-kramm = Kramm
character-hunter = Hunter
character-moriarty = Moriarty
character-moran = Moran

to-watson = Watson
to-hudson = Mrs Hudson
to-lestrade = Lestrade
to-adler = Irene Adler
to-gregson = Gregson
to-wiggins = Wiggins
to-pike = Pike
to-toby = Toby
to-johnson = Johnson
to-billy = Billy
to-kramm = von Kramm
to-hunter = Miss Hunter
to-moriarty = Moriarty
to-moran = Moran

from-watson = Watson
from-hudson = Mrs Hudson
from-lestrade = Lestrade
from-adler = Irene Adler
from-gregson = Gregson
from-wiggins = Wiggins
from-pike = Pike
from-toby = Toby
from-johnson = Johnson
from-billy = Billy
from-kramm = von Kramm
from-hunter = Miss Hunter
from-moriarty = Moriarty
from-moran = Moran

ability-watson = pay 1: 1 card
ability-hudson = +3 tokens
ability-lestrade = pay 3: 2 cards
ability-adler = pay { $day }: steal
ability-gregson = pay 2 a card, to 3
ability-wiggins = +5 tokens
ability-pike = pay 1-3: look
ability-toby = +1 for each type
ability-johnson = discard 1-3 of row
ability-billy = sell: value -{ $day }
ability-kramm = 1 card; then he
ability-hunter = swap with the row

## Choices: the sentence, its group and short form in a list, and its rule

offer-be = Be { $brother }
    .group = Be
    .short = { $brother }
    .rule = The first player picks his brother; it makes no difference to the rules. (§2.6)
offer-bring = Bring { $character } to town
    .group = Bring
    .short = { $character }
    .rule = Each of you picks one of two guests in secret; both are shown together, the others go back into the deck. (§2.3)
offer-up = Pick up your marker from { $from }
    .group = Pick up from
    .short = { $from }
    .rule = Pick up an upright marker, then lay it on another character who is face up and has none of your markers. (§4.1)
offer-to-watson = Visit Watson: pay a token, take a card of the row{ $then }
    .group = Visit
    .short = { $to }
    .rule = Watson: one token for one card of the row. (§7.1)
offer-to-hudson = Visit Mrs Hudson: take { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Hudson: three tokens, or what is left of them. (§7.2, §5.4)
offer-to-lestrade = Visit Lestrade: pay three tokens, take two cards of the row{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Lestrade: three tokens for two cards of the row. (§7.3)
offer-to-adler = Visit Irene Adler: pay { $day ->
        [one] a token
       *[other] { $day } tokens
    }, steal an open card{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Adler: for as many tokens as the day's number, take an open card of your brother, no joker; it is hidden, but both of you know it. (§7.4)
offer-to-gregson = Visit Gregson: up to three cards of the row, two tokens each{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Gregson: up to three cards of the row for two tokens each. (§7.5)
offer-to-wiggins = Visit Wiggins: take { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Wiggins: five tokens, or what is left of them. (§7.6, §5.4)
offer-to-pike = Visit Pike: draw up to three cards for a token each, keep one{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Pike: draw one to three cards for a token each, keep one hidden, discard the others unseen. (§7.7)
offer-to-toby = Visit Toby: take { $tokens ->
        [0] no tokens
        [one] a token
       *[other] { $tokens } tokens
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Toby: a token for each type you have open; plan fragments are a type. (§7.8)
offer-to-johnson = Visit Johnson: discard one to three cards of the row{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Johnson: discard one to three cards of the row; it is filled up afterwards. (§7.9)
offer-to-billy = Visit Billy: discard an open card for its value less { $day } in tokens{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Billy: discard an open card, no joker, no plan fragment, for its value less the day's number in tokens. (§7.10)
offer-to-kramm = Visit von Kramm: take a card of the row; then your brother may buy a hidden one{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Kramm: a card of the row for nothing; then the other may draw a hidden card for a token. (§7.11)
offer-to-hunter = Visit Miss Hunter: swap an open card for one of the row{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Hunter: swap any open card of yours for another one of the row. (§7.12)

offer-take = Take { $what } from the row{ $standing }
    .group = Take
    .short = { $card }{ $mark }
    .rule = A card of the row lies open before you, sorted by type. (§5.1, §7)
offer-swap = Take { $what } in exchange{ $standing }
    .group = Take
    .short = { $card }{ $mark }
    .rule = The card you gave cannot be taken back. (§7.12)
offer-take-held = Take the reserved card: { $card }{ $standing }
    .group = Take
    .short = reserved: { $card }{ $mark }
    .rule = In a later action the reserved card may be taken in place of one of the row. (§8.4)
offer-steal = Steal { $what }{ $standing }
    .group = Steal
    .short = { $card }{ $mark }
    .rule = The stolen card is hidden, but both of you know it. (§7.4)
offer-draw = Draw { $count ->
        [one] one card
       *[other] { $count } cards
    } for { $count ->
        [one] a token
       *[other] { $count } tokens
    }
    .group = Draw
    .short = { $count }
    .rule = You look at the cards and keep one. (§7.7)
offer-keep = Keep { $what }{ $standing }
    .group = Keep
    .short = { $card }{ $mark }
    .rule = The card is hidden, a joker is laid out; the others are discarded unseen. (§7.7)
offer-drop = Discard { $what } from the row
    .group = Discard
    .short = { $card }
    .rule = The row is filled up when the action ends. (§7.9)
offer-sell = Discard { $what } for { $tokens ->
        [0] no tokens
        [one] a token
       *[other] { $tokens } tokens
    }{ $standing }
    .group = Sell
    .short = { $card } +{ $tokens }
    .rule = Its value less the day's number, never less than nothing. (§7.10)
offer-buy = Pay a token for a hidden card from the deck
    .group = Buy
    .short = a hidden card
    .rule = A joker drawn so is laid out at once. (§7.11)
offer-give = Swap { $what } of yours
    .group = Give
    .short = { $card }
    .rule = It goes into the row, and you take another card from there. (§7.12)
offer-give-joker = Swap the joker of { $set }
    .group = Give
    .short = joker of { $set }
    .rule = { offer-give.rule }
offer-give-loose = Swap a loose joker
    .group = Give
    .short = loose joker
    .rule = { offer-give.rule }
offer-tribute = Give up { $what }
    .group = Give up
    .short = { $card }
    .rule = Moriarty wants an open card, or two tokens. (§9.2)
offer-tribute-joker = Give up the joker of { $set }
    .group = Give up
    .short = joker of { $set }
    .rule = { offer-tribute.rule }
offer-tribute-loose = Give up a loose joker
    .group = Give up
    .short = loose joker
    .rule = { offer-tribute.rule }
offer-pay = Give up { $tokens ->
        [one] your last token
       *[other] { $tokens } tokens
    }
    .group = Give up
    .short = { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }
    .rule = { offer-tribute.rule }
offer-flat = Lay your marker at { $from } flat
    .group = Lay flat
    .short = { $from }
    .rule = Moran: one marker of each brother is lost for the day. (§9.3)
offer-joker = Put the joker with { $set }{ $standing }
    .group = Joker
    .short = { $card }{ $mark }
    .rule = A set may have one joker; plan fragments have none. (§6.1, §10.2)
offer-joker-loose = Set the joker aside
    .group = Joker
    .short = aside
    .rule = A loose joker can join the first card of a new set; one still loose at the end costs three points. (§6.2, §10.6)
offer-joker-leave = Leave the jokers loose
    .group = Joker
    .short = leave
    .rule = A joker still loose at the end costs three points. (§10.6)
offer-join = Lay the card on the loose joker{ $standing }
    .group = Joker
    .short = join{ $mark }
    .rule = A new set may begin on a loose joker. (§6.2)
offer-apart = Keep the joker loose
    .group = Joker
    .short = apart
    .rule = { offer-join.rule }
offer-hold = Reserve { $what }
    .group = Reserve
    .short = { $card }
    .rule = Take a card of the row aside; the right goes to the other. You may take it in a later action; if still reserved at the end, it costs three points. (§8)

offer-pass-take = Take no more
    .group = Enough
    .short = take no more
    .rule = Here you may take fewer cards, or none. (§4.4)
offer-pass-look = Draw nothing
    .group = Enough
    .short = draw nothing
    .rule = { offer-pass-take.rule }
offer-pass-drop = Discard no more
    .group = Enough
    .short = no more
    .rule = { offer-pass-take.rule }
offer-pass-sell = Sell nothing
    .group = Enough
    .short = sell nothing
    .rule = { offer-pass-take.rule }
offer-pass-buy = Buy nothing
    .group = Enough
    .short = buy nothing
    .rule = { offer-pass-take.rule }
offer-pass-give = Swap nothing
    .group = Enough
    .short = swap nothing
    .rule = { offer-pass-take.rule }
offer-pass-late = Reserve nothing now
    .group = Enough
    .short = reserve nothing
    .rule = The right to reserve stays yours. (§8.2)

legend = (3:1): how the type would stand, yours to your brother's, as far as you know

## The story

event-guests-came = In town: { $guests }.
event-guests-drafted = Both guests are shown: { $guests }.
event-draft-dealt = { $who ->
        [you] You may bring
       *[other] { $name } may bring
    } one of: { $guests }.
event-draft-picked = { $who ->
        [you] You have picked a guest.
       *[other] { $name } has picked a guest.
    }
event-draft-pick = { $who ->
        [you] You will bring { $character }.
       *[other] { $name } will bring { $character }.
    }
event-brother-chosen = { $who ->
        [you] You are Sherlock.
       *[other] { $name } is Sherlock.
    }
event-day-began = Day { $day } begins; the markers stand upright again.
event-guest-came = { $character } has come to town.
event-villain-came = { $character } is in town!
event-day-ended = Day { $day } ends. Hiding tomorrow: { $hide }. Back: { $back }.
event-visited = { $who ->
        [you] You visit { $to }.
       *[other] { $name } visits { $to }.
    }
event-nothing-done = Nothing comes of it.
event-declined = { $who ->
        [you] You leave it at that.
       *[other] { $name } leaves it at that.
    }
event-marker-fell = { $who ->
        [you] Your marker at { $from } falls flat.
       *[other] { $name } loses the marker at { $from } for today.
    }
event-tokens-gained = { $who ->
        [you] You take
       *[other] { $name } takes
    } { $tokens ->
        [0] no tokens
        [one] a token
       *[other] { $tokens } tokens
    }.
event-tokens-paid = { $who ->
        [you] You pay
       *[other] { $name } pays
    } { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }.
event-card-taken = { $who ->
        [you] You take
       *[other] { $name } takes
    } { $what } from the row.
event-held-taken = { $who ->
        [you] You take your
       *[other] { $name } takes the
    } reserved card: { $card }.
event-joker-placed = { $who ->
        [you] You put
       *[other] { $name } puts
    } the joker with { $set }.
event-joker-loose = { $who ->
        [you] You set
       *[other] { $name } sets
    } the joker aside.
event-joker-loosened = { $who ->
        [you] Your
       *[other] { $name }'s
    } joker of { $set } is loose again.
event-stole = { $who ->
        [you] You steal
       *[other] { $name } steals
    } { $what }.
event-looked = { $who ->
        [you] You draw
       *[other] { $name } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } at Pike's.
event-looked-at = You see: { $cards }.
event-kept = { $name } keeps { $what } and throws back { $thrown ->
        [0] nothing
        [one] a card
       *[other] { $thrown } cards
    }.
event-kept-card = You keep { $what } and throw back: { $thrown }.
event-dropped = { $who ->
        [you] You discard
       *[other] { $name } discards
    } { $what } from the row.
event-sold = { $who ->
        [you] You discard
       *[other] { $name } discards
    } { $what } at Billy's.
event-bought = { $name } buys { $what }.
event-bought-card = You buy { $what }.
event-gave = { $who ->
        [you] You give
       *[other] { $name } gives
    } { $what } into the row.
event-reserved = { $who ->
        [you] You reserve
       *[other] { $name } reserves
    } { $what }.
event-gave-up-card = { $who ->
        [you] You give up
       *[other] { $name } gives up
    } { $what }.
event-gave-up-tokens = { $who ->
        [you] You give up
       *[other] { $name } gives up
    } { $tokens ->
        [0] nothing
        [one] a token
       *[other] { $tokens } tokens
    }.
event-row-filled = Into the row: { $cards }. { $left ->
        [0] The deck is empty.
        [one] One card is left in the deck.
       *[other] { $left } cards are left in the deck.
    }
event-reshuffled = The discards are shuffled: a new deck of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-revealed = { $who ->
        [you] You turn over
       *[other] { $name } turns over
    }: { $cards }.
event-ended = The week is over: { $first } to { $second } points, { $tokens } to { $others } tokens.

## The result

result-won = { $who ->
        [you] You win
       *[other] { $name } wins
    }, { $first } to { $second }{ $reason ->
        [tokens] , by tokens
       *[points] {""}
    }.
result-drawn = A draw, { $first } to { $second }, tokens equal too: the case stays open.
result-points = { $who ->
        [you] You: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
       *[other] { $name }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
result-type = · { $card } { $mine } to { $theirs }: { $points }
result-full = · all of one type, { $card }: { $points }
result-plans = · plan fragments, { $count }: { $points }
result-loose = · loose jokers, { $count }: { $points }
result-held = · still reserved, { $card }: { $points }

## The table

table-day = Day { $day } of { $days }
table-reserve = { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } in the reserve
table-own = { $name } (you)
table-hand = Markers in hand: { $first } { $mine }, { $second } { $other }
table-row = Row
table-deck = Deck { $deck } · discards { $discards }
table-loose = loose J
table-hidden = hidden
table-tokens = tokens
table-lead = points
table-known = { $name }, hidden: { $cards }
table-held = { $name }, reserved: { $cards }
table-dealt = You may bring: { $guests }
table-drawn = In your hand: { $cards }
table-right = { $name } may reserve
table-over = The game is over
table-to-move = { $who ->
        [you] Your decision
       *[other] { $name } decides
    }

## What can be inferred

insight-holmes-insight = Not seen by you: papers { $unseen_0 }, explosive { $unseen_1 }, cigarette { $unseen_2 }, bullet { $unseen_3 }, button { $unseen_4 }, footprint { $unseen_5 }, fingerprint { $unseen_6 }, plan { $unseen_7 }, joker { $unseen_8 }.
    The next card: papers { NUMBER($next_card_0, style: "percent") }, explosive { NUMBER($next_card_1, style: "percent") }, cigarette { NUMBER($next_card_2, style: "percent") }, bullet { NUMBER($next_card_3, style: "percent") }, button { NUMBER($next_card_4, style: "percent") }, footprint { NUMBER($next_card_5, style: "percent") }, fingerprint { NUMBER($next_card_6, style: "percent") }, plan { NUMBER($next_card_7, style: "percent") }, joker { NUMBER($next_card_8, style: "percent") }.
    Tomorrow's character: Adler { NUMBER($next_character_3, style: "percent") }, Gregson { NUMBER($next_character_4, style: "percent") }, Wiggins { NUMBER($next_character_5, style: "percent") }, Pike { NUMBER($next_character_6, style: "percent") }, Toby { NUMBER($next_character_7, style: "percent") }, Johnson { NUMBER($next_character_8, style: "percent") }, Billy { NUMBER($next_character_9, style: "percent") }, Kramm { NUMBER($next_character_10, style: "percent") }, Hunter { NUMBER($next_character_11, style: "percent") }; Moriarty { NUMBER($next_character_12, style: "percent") }, Moran { NUMBER($next_character_13, style: "percent") }.
insight-hidden-odds =
    { $seat ->
        [0] The first brother
       *[1] The second brother
    } has { $count ->
        [0] no hidden cards
        [one] one hidden card
       *[other] { $count } hidden cards
    }. At least one of: papers { NUMBER($holds_0, style: "percent") }, explosive { NUMBER($holds_1, style: "percent") }, cigarette { NUMBER($holds_2, style: "percent") }, bullet { NUMBER($holds_3, style: "percent") }, button { NUMBER($holds_4, style: "percent") }, footprint { NUMBER($holds_5, style: "percent") }, fingerprint { NUMBER($holds_6, style: "percent") }, plan { NUMBER($holds_7, style: "percent") }.

## The board of the page

board-town = People in town
board-desk = Deck, row and discards
board-hides = in hiding today
board-to-come = still to come
board-guests-left =
    { $count ->
        [one] One person is still to come
       *[other] { $count } people are still to come
    }
board-ability-watson = pay 1, take a card
board-ability-hudson = take 3 tokens
board-ability-lestrade = pay 3, take 2 cards
board-ability-adler = pay { $day }, steal a card
board-ability-gregson = up to 3 cards, 2 each
board-ability-wiggins = take 5 tokens
board-ability-pike = draw 1–3, 1 each, keep 1
board-ability-toby = 1 token for each type
board-ability-johnson = discard 1–3 of the row
board-ability-billy = sell a card: value −{ $day }
board-ability-kramm = a free card; then he may buy
board-ability-hunter = swap a card with the row
board-marker =
    { $stands ->
        [upright] marker of { $name }, upright
       *[flat] marker of { $name }, lying flat
    }
board-tokens =
    { $count ->
        [one] one token
       *[other] { $count } tokens
    }
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-set = { $name }, { $card }: { $count } open{ $joker ->
        [yes] , with a joker
       *[no] {""}
    }
board-joker-of = the joker of { $set }
board-standing = { $mine } to { $theirs }, { $points } points as things stand
board-loose =
    { $count ->
        [one] one loose joker
       *[other] { $count } loose jokers
    }
board-loose-short = loose
board-hidden =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }; you know: { $known }
board-hidden-short =
    { $count ->
        [0] hidden
       *[other] hidden: { $count }
    }
board-held = reserved: { $card }
board-held-place = place for a reserved card
board-held-short = reserved
board-deck =
    { $count ->
        [0] The evidence deck is empty
        [one] One card in the evidence deck
       *[other] { $count } cards in the evidence deck
    }
board-deck-short = deck
board-discards =
    { $count ->
        [0] No discards
        [one] One discarded card
       *[other] { $count } discarded cards
    }
board-discards-short = discards
board-in-row = in the row: { $card }
board-row-empty = The row is empty
board-looks =
    { $name } looks at { $count ->
        [one] a card
       *[other] { $count } cards
    }
board-lifted = picked up from { $from }
board-drawn = Drawn: keep one
board-in-hand = Markers in hand
board-draft = Bring one of these two to town; nobody sees which until both are picked.
board-draft-wait = Your pick, still secret
board-draft-others = The brothers pick their guests in secret
board-be = Who is the first player?
