# Black Sonata.

title = Black Sonata
about = Follow the Dark Lady through London by the landmarks she passes. Find her to get clues about who she is; when you know her three traits, find her once more and name them. Time runs out when the stealth deck has been gone through too often. (§3 to §5, §13)
about-turn = Each turn she moves first; then you do one thing: move along a road, search where you stand, play the fog card on top, or pass. (§5.1)
seat-seeker = the seeker

## Names

place-bishopsgate = Bishopsgate
place-blackfriars = Blackfriars
place-clerkenwell = Clerkenwell
place-clink = Liberty of the Clink
place-cornhill = Cornhill
place-cripplegate = Cripplegate
place-eastcheap = Eastcheap
place-london-bridge = London Bridge
place-shoreditch = Shoreditch
place-southwark = Southwark
place-st-pauls = St Paul's
spot-bishopsgate = { place-bishopsgate }
spot-blackfriars = { place-blackfriars }
spot-clerkenwell = { place-clerkenwell }
spot-clink = The Clink
spot-cornhill = { place-cornhill }
spot-cripplegate = { place-cripplegate }
spot-eastcheap = { place-eastcheap }
spot-london-bridge = { place-london-bridge }
spot-shoreditch = { place-shoreditch }
spot-southwark = { place-southwark }
spot-st-pauls = { place-st-pauls }
landmark-church = church
landmark-commerce = commerce
landmark-playhouse = playhouse
landmark-riverside = riverside
landmark-rural = rural
landmark-residence = residence
landmark-tavern = tavern
landmark-fog = fog
landmark-unseen = not seen yet

## Landmarks on the map: two letters each

mark-church = Ch
mark-commerce = Co
mark-playhouse = Pl
mark-riverside = Ri
mark-rural = Ru
mark-residence = Re
mark-tavern = Ta

## Ladies, suits, traits

lady-aline-florio = Aline Florio
lady-anne-hathaway = Anne Hathaway
lady-anne-whateley = Anne Whateley
lady-elizabeth-vernon = Elizabeth Vernon
lady-emilia-lanier = Emilia Lanier
lady-jacqueline-field = Jacqueline Field
lady-jane-davenant = Jane Davenant
lady-lucy-morgan = Lucy Morgan
lady-marie-mountjoy = Marie Mountjoy
lady-mary-fitton = Mary Fitton
lady-penelope-rich = Penelope Rich
lady-winnifred-burbage = Winnifred Burbage
suit-rose = rose
suit-oak = oak
suit-bluebell = bluebell
suit-acorn = acorn
suit-thistle = thistle
suit-sage = sage
trait-literary = literary
trait-married = married
trait-court = court
trait-musical = musical
trait-mother = mother
trait-amorous = amorous
trait-documented = documented

## Fog cards

fog-clue = Clue
fog-pursuit = Pursuit
fog-foresight = Foresight
fog-clear-sky = Clear sky
fog-second-thought = Second thought
fog-near = Near
fog-chase = Chase
fog-flown = Flown
fog-falsehood = Falsehood
fog-fiend = Fiend
fog-unread = unread
effect-clue = take the top clue card
effect-pursuit = move the pawn to any place
effect-foresight = look at the landmarks of the next five cards
effect-clear-sky = take the top clue card
effect-second-thought = discard one of your clues, then take the top clue card
effect-near = move the pawn to a neighbouring place
effect-chase = the Lady advances two cards
effect-flown = nothing happens
effect-falsehood = the top fog card leaves the game
effect-fiend = the Dark Lady is shuffled into the clue deck and another drawn

## Ranks

rank-chimney-sweep = Chimney-sweep
rank-golden-lad = Golden lad or lass
rank-fair-youth = Fair youth or lady
rank-immortal-bard = Immortal bard

## Small words

list = { $before }, { $last }
route-name =
    { $route }{ $backwards ->
        [yes] , backwards
       *[no] {""}
    }
route-new = a new one

## Choices: the sentence, its group and short form in a list, and its rule

offer-place = Begin at { $place } ({ $landmarks })
    .group = Begin at
    .short = { $place }
    .rule = You begin at any place; it counts as visited. Only then is the first landmark shown. (§2.8)
offer-move =
    Go to { $place } ({ $landmarks }){ $new ->
        [yes] , for the first time
       *[no] {""}
    }
    .group = Go to
    .short =
        { $place }{ $new ->
            [yes] {" "}(new)
           *[no] {""}
        }
    .rule = Move along a road to a neighbouring place. (§6.1)
offer-near =
    The fog takes you to { $place } ({ $landmarks }){ $new ->
        [yes] , for the first time
       *[no] {""}
    }
    .group = Go to
    .short = { offer-move.short }
    .rule = Near: move to a neighbouring place. (§8.10)
offer-pursuit =
    The fog takes you to { $place } ({ $landmarks }){ $new ->
        [yes] , for the first time
       *[no] {""}
    }
    .group = Go to
    .short = { offer-move.short }
    .rule = Pursuit: move to any place, or stay where you are. (§8.6)
offer-pass = Pass
    .group = Wait
    .short = pass
    .rule = Do nothing this turn. (§5.1)
offer-search = Search { $place }{ $then }
    .group = Search
    .short = { $place }{ $then }
    .rule = Search where you stand: a fog card takes the place of the top card for good, and she slips away by as many cards as you hold clues. Found, she leaves you a clue, or you confront her. (§7)
offer-fog = Play the fog card on top ({ $card }){ $then }
    .group = Fog
    .short = { $card }{ $then }
    .rule = Play the fog card on top: fresh fog takes its place, and what the card says must be done, or the game is lost. (§8)
offer-keys = Take the clue under the key cards
    .group = Key cards
    .short = take the clue
    .rule = All places have been visited: the clue under the key cards is yours whenever you like; but in a turn in which you took a clue you cannot confront her. (§5.2, §10.1)
offer-end = End the turn
    .group = Turn
    .short = end it
    .rule = After moving you may end the turn. (§5.3)
offer-clue =
    Take the top clue card ({ $left ->
        [one] the last one
       *[other] of { $left }
    })
    .group = You have found her
    .short = take a clue
    .rule = Take the top clue card; then she slips away. (§7.4, §7.6)
offer-leave = Take nothing and let her go
    .group = You have found her
    .short = let her go
    .rule = You need not take a clue: with fewer clues she slips away less far. (§7.4, §7.6)
offer-confront = Confront her
    .group = You have found her
    .short = confront her
    .rule = Name three traits. If they are exactly hers you win, otherwise you lose. (§10)
offer-drop = Discard { $lady } ({ $traits }: { $key })
    .group = Discard
    .short = { $lady }
    .rule = Second thought: discard one of your clues, then take the top clue card. (§8.9)
offer-name = She is: { $traits }
    .group = She is
    .short = { $traits }
    .rule = Name three traits. If they are exactly hers you win, otherwise you lose. (§10)
then-lost = {" "}· no fog is left: this loses the game

## The story

event-game-began =
    The Dark Lady's card shows the { $suit }. Her way has { $length } cards; { $stays ->
        [yes] sometimes she stays where she is
       *[no] she moves every turn
    }.
event-pawn-placed = You begin at { $place }.
event-landmark-seen =
    { $fog ->
        [yes] Fog lies on her way.
       *[no] She is near: { $landmark }.
    }
event-countdown-turned = The countdown comes up and shows { $number }.
event-pawn-moved =
    { $start } → { $end }{ $first ->
        [yes] , for the first time
       *[no] {""}
    }.
event-passed = You wait.
event-keys-clue-taken = Under the key cards lies { $lady }: { $traits }.
event-searched =
    You search { $place }: { $found ->
        [yes] you have found her!
       *[no] she is not there.
    } Fog left: { $fog }.
event-clue-taken = The clue is { $lady }: { $traits }. Clue cards left: { $left }.
event-nothing-taken = You take nothing.
event-slipped-away =
    { $cards ->
        [0] She slips away.
        [one] She slips away, one card unseen.
       *[other] She slips away, { $cards } cards unseen.
    }
event-fog-read =
    The fog card is { $card }: { $effect }. { $leaves ->
        [yes] It leaves the game.
       *[no] It goes under the fog deck.
    } Fog left: { $fog }.
event-foresaw = The next cards: { $landmarks }.
event-clue-dropped = You discard { $lady }.
event-fog-removed = The top fog card leaves the game unseen.
event-known-fog-removed = The top fog card leaves the game; it was { $card }.
event-new-dark-lady = Another is the Dark Lady now: her card shows the { $suit }.
event-confronted =
    You say: { $traits }. It is { $lady }: { $hers }. { $right ->
        [yes] You are right!
       *[no] You are wrong.
    }
event-ended-unmasked = You have found out who she is: you win.
event-ended-time-up = The countdown has run out and the Lady is gone for ever: you lose.
event-ended-no-fog-to-search = There was no fog card for the search: you lose.
event-ended-no-fog-to-play = There was no fresh fog card: you lose.
event-ended-no-clue-left = There was no clue card left to take: you lose.
event-ended-nothing-to-discard = There was no clue to discard: you lose.
event-ended-mistaken = Those were not her traits: you lose.

## The result

result-early =
    { $reason ->
        [resigned] The search was given up
        [out-of-time] The time was up
       *[agreed-draw] The search was broken off
    }: who she was stays her secret.
result-score = Score: { $points }. Rank: { $rank }.
result-lady = The Dark Lady was { $lady } ({ $traits }); under the key cards lay { $mate } at the start.
result-route =
    Her way: { $route }: { $labels ->
        [ru] { $ru }
       *[other] { $international }
    }.

## The table

mode-training = training
mode-easy = easy
mode-standard = standard
mode-advanced = advanced
mode-expert =
    expert, { $fog ->
        [one] one fog card
       *[other] { $fog } fog cards
    } out
table-route =
    { $route ->
        [random] unknown route
        [generated] new route
       *[other] route { $route }
    } of { $length } cards, { $stays ->
        [yes] she may stay
       *[no] she always moves
    }
table-top = On top: { $landmark }
table-countdown =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    } above the countdown, which shows { $number }
table-way = Her way, card by card (~ fog, a place where you found her):
table-over = The game is over
table-fog = Fog deck { $fog }
table-clues = clue deck { $left }
table-keys =
    { $keys ->
        [taken] key clue taken
        [open] the key clue is yours to take
       *[closed] visited { $visited } of 11
    }
table-dark-lady = The Dark Lady: { $suit }. Clues (traits shared with her):
table-traits = { $traits }
table-discarded = discarded
table-notes = Notes: { $notes }

## What can be inferred

insight-sonata-insight = What can be inferred:
insight-streets =
    By the map alone{ $places_0 ->
        [0] {""}
       *[other] {" "}· { place-bishopsgate } { NUMBER($places_0, style: "percent") }
    }{ $places_1 ->
        [0] {""}
       *[other] {" "}· { place-blackfriars } { NUMBER($places_1, style: "percent") }
    }{ $places_2 ->
        [0] {""}
       *[other] {" "}· { place-clerkenwell } { NUMBER($places_2, style: "percent") }
    }{ $places_3 ->
        [0] {""}
       *[other] {" "}· { place-clink } { NUMBER($places_3, style: "percent") }
    }{ $places_4 ->
        [0] {""}
       *[other] {" "}· { place-cornhill } { NUMBER($places_4, style: "percent") }
    }{ $places_5 ->
        [0] {""}
       *[other] {" "}· { place-cripplegate } { NUMBER($places_5, style: "percent") }
    }{ $places_6 ->
        [0] {""}
       *[other] {" "}· { place-eastcheap } { NUMBER($places_6, style: "percent") }
    }{ $places_7 ->
        [0] {""}
       *[other] {" "}· { place-london-bridge } { NUMBER($places_7, style: "percent") }
    }{ $places_8 ->
        [0] {""}
       *[other] {" "}· { place-shoreditch } { NUMBER($places_8, style: "percent") }
    }{ $places_9 ->
        [0] {""}
       *[other] {" "}· { place-southwark } { NUMBER($places_9, style: "percent") }
    }{ $places_10 ->
        [0] {""}
       *[other] {" "}· { place-st-pauls } { NUMBER($places_10, style: "percent") }
    }.
insight-archive =
    By the printed routes ({ $fits ->
        [one] one way fits
       *[other] { $fits } ways fit
    }){ $places_0 ->
        [0] {""}
       *[other] {" "}· { place-bishopsgate } { NUMBER($places_0, style: "percent") }
    }{ $places_1 ->
        [0] {""}
       *[other] {" "}· { place-blackfriars } { NUMBER($places_1, style: "percent") }
    }{ $places_2 ->
        [0] {""}
       *[other] {" "}· { place-clerkenwell } { NUMBER($places_2, style: "percent") }
    }{ $places_3 ->
        [0] {""}
       *[other] {" "}· { place-clink } { NUMBER($places_3, style: "percent") }
    }{ $places_4 ->
        [0] {""}
       *[other] {" "}· { place-cornhill } { NUMBER($places_4, style: "percent") }
    }{ $places_5 ->
        [0] {""}
       *[other] {" "}· { place-cripplegate } { NUMBER($places_5, style: "percent") }
    }{ $places_6 ->
        [0] {""}
       *[other] {" "}· { place-eastcheap } { NUMBER($places_6, style: "percent") }
    }{ $places_7 ->
        [0] {""}
       *[other] {" "}· { place-london-bridge } { NUMBER($places_7, style: "percent") }
    }{ $places_8 ->
        [0] {""}
       *[other] {" "}· { place-shoreditch } { NUMBER($places_8, style: "percent") }
    }{ $places_9 ->
        [0] {""}
       *[other] {" "}· { place-southwark } { NUMBER($places_9, style: "percent") }
    }{ $places_10 ->
        [0] {""}
       *[other] {" "}· { place-st-pauls } { NUMBER($places_10, style: "percent") }
    }.
insight-logic =
    By the clues ({ $left ->
        [one] one triple of traits fits
       *[other] { $left } triples of traits fit
    }){ $traits_0 ->
        [0] {""}
       *[other] {" "}· { trait-literary } { NUMBER($traits_0, style: "percent") }
    }{ $traits_1 ->
        [0] {""}
       *[other] {" "}· { trait-married } { NUMBER($traits_1, style: "percent") }
    }{ $traits_2 ->
        [0] {""}
       *[other] {" "}· { trait-court } { NUMBER($traits_2, style: "percent") }
    }{ $traits_3 ->
        [0] {""}
       *[other] {" "}· { trait-musical } { NUMBER($traits_3, style: "percent") }
    }{ $traits_4 ->
        [0] {""}
       *[other] {" "}· { trait-mother } { NUMBER($traits_4, style: "percent") }
    }{ $traits_5 ->
        [0] {""}
       *[other] {" "}· { trait-amorous } { NUMBER($traits_5, style: "percent") }
    }{ $traits_6 ->
        [0] {""}
       *[other] {" "}· { trait-documented } { NUMBER($traits_6, style: "percent") }
    }.
insight-scholar =
    By the twelve ladies{ $ladies_0 ->
        [0] {""}
       *[other] {" "}· { lady-aline-florio } { NUMBER($ladies_0, style: "percent") }
    }{ $ladies_1 ->
        [0] {""}
       *[other] {" "}· { lady-anne-hathaway } { NUMBER($ladies_1, style: "percent") }
    }{ $ladies_2 ->
        [0] {""}
       *[other] {" "}· { lady-anne-whateley } { NUMBER($ladies_2, style: "percent") }
    }{ $ladies_3 ->
        [0] {""}
       *[other] {" "}· { lady-elizabeth-vernon } { NUMBER($ladies_3, style: "percent") }
    }{ $ladies_4 ->
        [0] {""}
       *[other] {" "}· { lady-emilia-lanier } { NUMBER($ladies_4, style: "percent") }
    }{ $ladies_5 ->
        [0] {""}
       *[other] {" "}· { lady-jacqueline-field } { NUMBER($ladies_5, style: "percent") }
    }{ $ladies_6 ->
        [0] {""}
       *[other] {" "}· { lady-jane-davenant } { NUMBER($ladies_6, style: "percent") }
    }{ $ladies_7 ->
        [0] {""}
       *[other] {" "}· { lady-lucy-morgan } { NUMBER($ladies_7, style: "percent") }
    }{ $ladies_8 ->
        [0] {""}
       *[other] {" "}· { lady-marie-mountjoy } { NUMBER($ladies_8, style: "percent") }
    }{ $ladies_9 ->
        [0] {""}
       *[other] {" "}· { lady-mary-fitton } { NUMBER($ladies_9, style: "percent") }
    }{ $ladies_10 ->
        [0] {""}
       *[other] {" "}· { lady-penelope-rich } { NUMBER($ladies_10, style: "percent") }
    }{ $ladies_11 ->
        [0] {""}
       *[other] {" "}· { lady-winnifred-burbage } { NUMBER($ladies_11, style: "percent") }
    }.
    Her traits, by the ladies{ $traits_0 ->
        [0] {""}
       *[other] {" "}· { trait-literary } { NUMBER($traits_0, style: "percent") }
    }{ $traits_1 ->
        [0] {""}
       *[other] {" "}· { trait-married } { NUMBER($traits_1, style: "percent") }
    }{ $traits_2 ->
        [0] {""}
       *[other] {" "}· { trait-court } { NUMBER($traits_2, style: "percent") }
    }{ $traits_3 ->
        [0] {""}
       *[other] {" "}· { trait-musical } { NUMBER($traits_3, style: "percent") }
    }{ $traits_4 ->
        [0] {""}
       *[other] {" "}· { trait-mother } { NUMBER($traits_4, style: "percent") }
    }{ $traits_5 ->
        [0] {""}
       *[other] {" "}· { trait-amorous } { NUMBER($traits_5, style: "percent") }
    }{ $traits_6 ->
        [0] {""}
       *[other] {" "}· { trait-documented } { NUMBER($traits_6, style: "percent") }
    }.
insight-fog-odds =
    The fog card on top{ $cards_0 ->
        [0] {""}
       *[other] {" "}· { fog-clue } { NUMBER($cards_0, style: "percent") }
    }{ $cards_1 ->
        [0] {""}
       *[other] {" "}· { fog-pursuit } { NUMBER($cards_1, style: "percent") }
    }{ $cards_2 ->
        [0] {""}
       *[other] {" "}· { fog-foresight } { NUMBER($cards_2, style: "percent") }
    }{ $cards_3 ->
        [0] {""}
       *[other] {" "}· { fog-clear-sky } { NUMBER($cards_3, style: "percent") }
    }{ $cards_4 ->
        [0] {""}
       *[other] {" "}· { fog-second-thought } { NUMBER($cards_4, style: "percent") }
    }{ $cards_5 ->
        [0] {""}
       *[other] {" "}· { fog-near } { NUMBER($cards_5, style: "percent") }
    }{ $cards_6 ->
        [0] {""}
       *[other] {" "}· { fog-chase } { NUMBER($cards_6, style: "percent") }
    }{ $cards_7 ->
        [0] {""}
       *[other] {" "}· { fog-flown } { NUMBER($cards_7, style: "percent") }
    }{ $cards_8 ->
        [0] {""}
       *[other] {" "}· { fog-falsehood } { NUMBER($cards_8, style: "percent") }
    }{ $cards_9 ->
        [0] {""}
       *[other] {" "}· { fog-fiend } { NUMBER($cards_9, style: "percent") }
    }.

## The board on the page

board-map = Map of London
board-map-title = London · 1600
board-place =
    { $place }: { $landmarks }.{ $here ->
        [yes] {" "}You are here.
       *[no] {""}
    }{ $shown ->
        [yes] {" "}It bears the landmark on top.
       *[no] {""}
    }{ $visited ->
        [yes] {" "}Visited.
       *[no] {""}
    }{ $marked ->
        [yes] {" "}Marked with a guess.
       *[no] {""}
    }
board-markers =
    Guesses: { $left ->
        [0] none left
       *[other] { $left } left
    }
board-markers-done = Touch places to mark them ({ $left } left); then press here
board-markers-hint = Your guess markers: drag one to the map, or press and then touch a place. They are notes and decide nothing.
board-deck =
    The Lady's deck. On top: { $landmark }. { $cards ->
        [one] One card
       *[other] { $cards } cards
    } until the countdown comes up.
board-omen-lost = This loses the game
board-candle =
    Lap { $lap } of { $laps }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } above the countdown, which shows { $number }.
board-lady = The Dark Lady. Her suit: { $suit }.
board-lady-short = Her suit: { $suit }
board-lady-open = The Dark Lady: { $lady } ({ $traits }).
board-fog =
    Fog deck: { $left }.{ $known ->
        [none] {""}
       *[other] {" "}Read before: { $known }.
    }
board-fog-short = Fog
board-clues-left = Clue cards left: { $left }.
board-clues-short = Clues
board-keys =
    { $state ->
        [taken] The clue under the key cards is taken.
        [open] All places visited: the clue under the key cards is yours.
       *[closed] Key cards: { $visited } of 11 places visited.
    }
board-keys-short =
    { $state ->
        [taken] Taken
        [open] Take it
       *[closed] Keys
    }
board-way = Her way
board-lap = lap { $lap } of { $laps }
board-countdown = The countdown card shows { $number }.
board-slot =
    { $number }: { $landmark }{ $top ->
        [yes] , on top now.
       *[no] .
    }
board-slot-searched =
    { $found ->
        [yes] Found at { $place }.
       *[no] Searched at { $place }: not there.
    }
board-slot-fog = Fog lies here ({ $card }).
board-slot-was =
    She was at { $place } ({ $labels ->
        [ru] { $ru }
       *[other] { $international }
    }).
board-who = Who is she?
board-token =
    { $trait }: { $state ->
        [placed] hers, you think
        [grey] not hers, you think
       *[open] open
    }
board-name-hint =
    { $left ->
        [0] These three cannot be named
        [one] Choose one more trait, then name all three
       *[other] Choose { $left } traits, then name them
    }
board-no-clues = No clue yet. Find her, and she leaves you one: a lady with three traits, and a number that says how many of them the Dark Lady shares.
board-clues = Clues: the traits of each lady, and how many of them the Dark Lady shares
board-lady-column = Lady
board-shares = Traits shared with a Dark Lady of the suit { $suit }
board-clue =
    { $lady }: shares { $key }{ $gone ->
        [yes] , discarded
       *[no] {""}
    }
