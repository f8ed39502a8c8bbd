# Venice. Squares are counted from the centre to each side: W3, 0, E5.

-west = West
-east = East

title = Venice
about = Two houses court the Doge before the carnival. Bring him or the Favourite to squares 7 or 8 on your side, your mansion, and the round is yours at once. When the cards run out, the Doge's half of the street decides; with him in the centre, the Favourite's. Two rounds make a match; level, a third decides. (§3.1, §11, §12)
about-turn = In a turn you play one or more cards of a single type, one after the other, then end it; or throw the hand away; or use the word of the guild. At the end the Favourite steps towards a house once for every figure in its mansion, and once more if the Doge and both guards are on its half; only the difference counts. (§4, §9)

seat-west = { -west }
seat-east = { -east }

## Small words

square =
    { $side ->
        [west] W{ $number }
        [east] E{ $number }
       *[centre] 0
    }
way =
    { $points ->
        [one] one square
        [2] two squares
        [3] three squares
        [4] four squares
       *[other] five squares
    } { $side ->
        [west] west
       *[east] east
    }
list = { $before }, { $last }
moved = { $figure } { $start } → { $end }

figure-doge = Doge
figure-west-guard = west guard
figure-east-guard = east guard
figure-merchant = Merchant
figure-harlequin = Harlequin

letter-doge = D
letter-guard = G
letter-merchant = M
letter-harlequin = H
letter-favourite = F

type-doge = Doge
type-guards = Guards
type-merchant = Merchant
type-harlequin = Harlequin

card-doge = Doge 1
card-guard = Guards 1
card-guards = Guards 1+1
card-close-in = Guards ><
card-merchant = Merchant { $points }
card-harlequin = Harlequin { $points }
card-to-centre = Harlequin →0
card-times = { $card } ×{ $count }

## Choices: the sentence, its group and short form in a list, and its rule

offer-doge = Doge, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = A Doge card moves the Doge one square. He always stays strictly between his two guards. (§5.2, §6.1)
offer-cortege = Cortège with two Doge cards: Doge and both guards { $way }, the Doge → { $to }{ $then }
    .group = Cortège (two Doge 1)
    .short = { $arrow }{ $to }{ $mark }
    .rule = Cortège: two Doge cards together move the Doge and both guards one square the same way, all three or none. (§6.2)
offer-guard =
    { $card }: { $guard ->
        [west] west
       *[east] east
    } guard { $way } → { $to }{ $then }
    .group = { $card }
    .short =
        { $guard ->
            [west] [G
           *[east] G]
        }{ $arrow }{ $to }{ $mark }
    .rule = Guards 1 moves one guard one square; Guards 1+1 moves one guard two squares, or each of them one, in directions of their own. A guard never meets or passes the Doge. (§5.2, §6.3, §6.4)
offer-guards = { $card }: west guard { $west_way } → { $west_to }, east guard { $east_way } → { $east_to }{ $then }
    .group = { $card }
    .short = [G{ $west_arrow }{ $west_to } G]{ $east_arrow }{ $east_to }{ $mark }
    .rule = { offer-guard.rule }
offer-close-in = The guards close in on the Doge: → { $west } and { $east }{ $then }
    .group = { $card }
    .short = [G { $west } G] { $east }{ $mark }
    .rule = Guards >< puts both guards on the squares next to the Doge. (§6.5)
offer-merchant = { $card }, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = A Merchant card moves him exactly as many squares as it says, past anybody. (§5.3, §6.6)
offer-harlequin = { $card }, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = A Harlequin card moves her exactly as many squares as it says, past anybody. (§5.3, §6.7)
offer-centre = Harlequin goes to the centre{ $then }
    .group = { $card }
    .short = to the centre{ $mark }
    .rule = Harlequin →0 takes her to the centre. (§6.8)
offer-summon =
    Word of the guild: the Merchant calls { $figure ->
        [doge] the Doge
        [west-guard] the west guard
       *[east-guard] the east guard
    } → { $to }{ $then }
    .group = Word of the guild
    .short =
        { $figure ->
            [doge] Doge
            [west-guard] west guard
           *[east-guard] east guard
        } → { $to }{ $mark }
    .rule = Word of the guild: instead of playing cards, call the Doge or one guard to the Merchant's square; the turn then ends. (§8)
offer-end = End the turn{ $then }
    .group = Turn
    .short = end it{ $mark }
    .rule = End the turn: the Favourite moves, then you draw to eight. (§4.2, §4.5)
offer-throw = Throw the whole hand away and draw eight; the turn is over and the Favourite stays{ $then }
    .group = Turn
    .short = throw the hand away{ $mark }
    .rule = Before anything else you may throw all eight cards away and draw eight; the turn is over, and the Favourite does not move. (§4.3)

masked-doge = Masquerade: { $card } on the Doge, { $way } → { $to }{ $then }
    .group = { $card } as Doge
    .short = { $arrow }{ $to }{ $mark }
    .rule = Masquerade: while Harlequin stands between you and the Doge, her cards may move the Doge, the guards or the Merchant instead of her; one of them for the whole turn. (§7.1, §7.3, §7.4)
masked-merchant = Masquerade: { $card } on the Merchant, { $way } → { $to }{ $then }
    .group = { $card } as Merchant
    .short = { $arrow }{ $to }{ $mark }
    .rule = { masked-doge.rule }
masked-guard =
    Masquerade: { $card } on the { $guard ->
        [west] west
       *[east] east
    } guard, { $way } → { $to }{ $then }
    .group = { $card } as Guards
    .short =
        { $guard ->
            [west] [G
           *[east] G]
        }{ $arrow }{ $to }{ $mark }
    .rule = On the guards, all points of the card are shared between the two as you like. (§7.5)
masked-guards = Masquerade: { $card } on the guards, west guard { $west_way } → { $west_to }, east guard { $east_way } → { $east_to }{ $then }
    .group = { $card } as Guards
    .short = [G{ $west_arrow }{ $west_to } G]{ $east_arrow }{ $east_to }{ $mark }
    .rule = { masked-guard.rule }
masked-centre =
    Masquerade: { $figure ->
        [doge] the Doge
        [merchant] the Merchant
        [west-guard] the west guard
       *[east-guard] the east guard
    } goes to the centre{ $then }
    .group = { $card } as another
    .short =
        { $figure ->
            [doge] Doge
            [merchant] Merchant
            [west-guard] west guard
           *[east-guard] east guard
        } → 0{ $mark }
    .rule = Under Masquerade, Harlequin →0 takes the other figure to the centre instead. (§7.6)

then-favourite = {" "}· the Favourite → { $to }
then-favourite-home = {" "}· ending now, the Favourite is home on { $to }
then-won = {" "}· wins you the round
then-lost = {" "}· loses you the round
then-drawn = {" "}· the round is drawn
then-third-deal = {" "}· a third deal follows
mark-favourite = {" "}~{ $to }
mark-won = {" "}★
mark-lost = {" "}✗
mark-drawn = {" "}=
mark-third-deal = {" "}↻
legend = ~E1: the Favourite's square if the turn ends so · ★ wins the round · ✗ loses it

## The story

event-round-began =
    Round { $round } begins. { $who ->
        [you] The Merchant is yours, and so is the first turn.
        [west] { -west } has the Merchant and the first turn.
       *[east] { -east } has the Merchant and the first turn.
    }
event-hand-shown =
    { $who ->
        [you] You show
        [west] { -west } shows
       *[east] { -east } shows
    } a hand of a single type ({ $cards }): all is dealt again.
event-played =
    { $who ->
        [you] You play
        [west] { -west } plays
       *[east] { -east } plays
    } { $card }: { $moves }.
event-played-masked =
    { $who ->
        [you] You play
        [west] { -west } plays
       *[east] { -east } plays
    } { $card } in the mask of { $mask ->
        [doge] the Doge
        [merchant] the Merchant
       *[guards] the Guards
    }: { $moves }.
event-cortege =
    { $who ->
        [you] You send
        [west] { -west } sends
       *[east] { -east } sends
    } the Cortège on its way: { $moves }.
event-threw =
    { $who ->
        [you] You throw the hand
        [west] { -west } throws the hand
       *[east] { -east } throws the hand
    } away: { $cards }.
event-summoned =
    { $who ->
        [you] You give the word of the guild:
        [west] { -west } gives the word of the guild:
       *[east] { -east } gives the word of the guild:
    } { $figure ->
        [doge] the Doge
        [west-guard] the west guard
       *[east-guard] the east guard
    } comes to the Merchant on { $end }.
event-favourite-moved = The Favourite steps { $start } → { $end } ({ -west } counts { $west }, { -east } { $east }).
event-drew =
    { $who ->
        [you] You draw
        [west] { -west } draws
       *[east] { -east } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-drew-cards =
    { $who ->
        [you] You draw
        [west] { -west } draws
       *[east] { -east } draws
    } { $cards }.
event-reshuffled =
    The discards are shuffled; the { $deal ->
        [2] second
       *[3] third
    } deal begins.
event-round-ended =
    { $winner ->
        [you] You win
        [west] { -west } wins
        [east] { -east } wins
       *[nobody] Nobody wins
    } round { $round }: { $reason }. { -west } { $west } : { $east } { -east }.

reason-doge-home =
    the Doge is in { $winner ->
        [you] your
        [west] { -west }'s
       *[east] { -east }'s
    } mansion
reason-favourite-home =
    the Favourite has brought her letter to { $winner ->
        [you] your
        [west] { -west }'s
       *[east] { -east }'s
    } mansion
reason-doge-half =
    the cards ran out with the Doge on { $winner ->
        [you] your
        [west] { -west }'s
       *[east] { -east }'s
    } half
reason-favourite-half =
    the cards ran out with the Doge in the centre and the Favourite on { $winner ->
        [you] your
        [west] { -west }'s
       *[east] { -east }'s
    } half
reason-level = the cards ran out three times with the Doge and the Favourite in the centre

## The result

result-match =
    { $winner ->
        [you] You win the match
        [west] { -west } wins the match
        [east] { -east } wins the match
       *[nobody] The match is drawn
    }, { -west } { $west } : { $east } { -east }: { $reason ->
        [both-rounds] both rounds went the same way
        [one-round-and-a-draw] one round won, one drawn
        [third-round] the third round decided
        [resigned] the other side gave up
        [out-of-time] the other side ran out of time
        [agreed-draw] both agreed to it
       *[level] even the third round settled nothing
    }.
result-single =
    { $winner ->
        [you] You win the round.
        [west] { -west } wins the round.
        [east] { -east } wins the round.
       *[nobody] The round is drawn.
    }
result-round =
    Round { $round }: { $winner ->
        [you] you
        [west] { -west }
        [east] { -east }
       *[nobody] nobody
    }; { $reason }.

## The table

table-round =
    { $rounds ->
        [single] A single round
       *[match] Round { $round }
    } · deal { $deal }
table-score = { -west } { $west } : { $east } { -east }
table-over = The game is over
table-to-move =
    { $who ->
        [you] Your turn
        [west] { -west } to move
       *[east] { -east } to move
    }
table-house =
    { $who ->
        [west] { -west }
       *[east] { -east }
    }
table-own-house =
    { $who ->
        [west] { -west } (you)
       *[east] { -east } (you)
    }
table-hand = Your hand
table-discard =
    { $who ->
        [you] Your discard
        [west] { -west }'s discard
       *[east] { -east }'s discard
    }
table-pile = Pile { $pile } · hands { -west } { $west }, { -east } { $east }
table-merchant =
    { $who ->
        [you] the Merchant is yours
        [west] the Merchant is { -west }'s
       *[east] the Merchant is { -east }'s
    }
table-favourite-over = Favourite on { $at }
table-favourite-stays = Favourite on { $at }; she stays if the turn ends now
table-favourite = Favourite on { $at }; → { $to } if the turn ends now
table-played = This turn: { $type } { $faces }

## What can be inferred

insight-venice-insight = Not seen by you: Doge { $unseen_0 } · Guards 1: { $unseen_1 }, 1+1: { $unseen_2 }, ><: { $unseen_3 } · Merchant 1: { $unseen_4 }, 2: { $unseen_5 }, 3: { $unseen_6 } · Harlequin 1: { $unseen_7 }, 2: { $unseen_8 }, 3: { $unseen_9 }, 4: { $unseen_10 }, 5: { $unseen_11 }, →0: { $unseen_12 }.
insight-hand-odds =
    { $seat ->
        [0] { -west }
       *[1] { -east }
    } holds { $size ->
        [one] one card
       *[other] { $size } cards
    }, on average: Doge { NUMBER($expected_types_0, maximumFractionDigits: 1) }, Guards { NUMBER($expected_types_1, maximumFractionDigits: 1) }, Merchant { NUMBER($expected_types_2, maximumFractionDigits: 1) }, Harlequin { NUMBER($expected_types_3, maximumFractionDigits: 1) }.
    At least one of: Doge 1: { NUMBER($holds_0, style: "percent") } · Guards 1: { NUMBER($holds_1, style: "percent") }, 1+1: { NUMBER($holds_2, style: "percent") }, ><: { NUMBER($holds_3, style: "percent") } · Merchant 1: { NUMBER($holds_4, style: "percent") }, 2: { NUMBER($holds_5, style: "percent") }, 3: { NUMBER($holds_6, style: "percent") } · Harlequin 1: { NUMBER($holds_7, style: "percent") }, 2: { NUMBER($holds_8, style: "percent") }, 3: { NUMBER($holds_9, style: "percent") }, 4: { NUMBER($holds_10, style: "percent") }, 5: { NUMBER($holds_11, style: "percent") }, →0: { NUMBER($holds_12, style: "percent") }.

## The board of the page

board-street = The street and the Favourite's path
board-west-letter = W
board-east-letter = E
board-favourite = Favourite
board-stands = { $figure } on { $square }
board-land = { $figure } → { $square }
board-won = you win the round
board-lost = you lose the round
board-drawn = the round is drawn
board-given-merchant = Given the Merchant: began the round
board-given-harlequin = Given Harlequin: has the last turn
board-rounds-won =
    { $count ->
        [0] no round won
        [one] one round won
       *[other] { $count } rounds won
    }
board-cards-in-hand =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
board-discard =
    { $who ->
        [you] Your discard
        [west] { -west }'s discard
       *[east] { -east }'s discard
    }, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }: look through
board-pile =
    { $count ->
        [0] The pile is empty
        [one] One card in the pile
       *[other] { $count } cards in the pile
    }
board-count = Count the cards
board-close = Close
board-card = Card
board-unseen = Not seen
board-this-turn = This turn
board-no-cards = No cards in hand
