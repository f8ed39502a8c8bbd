## Bots: the names of their levels, and why they moved

level-1 = novice
level-2 = amateur
level-3 = regular
level-4 = expert
level-5 = master

reason-only = There was nothing else to do.
reason-only-sensible = Nothing else made sense.
reason-wins = This wins.
reason-lost = The game seems lost whatever I do.
reason-better =
    Of { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    } this is clearly the best: I expect to win { $share }% from here, and { $next }% with the next best.
reason-close =
    Of { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    } this seems best, if not by much: { $share }% against { $next }%.
reason-variety =
    Something else may be a little stronger, but I do not want to be read like a book: { $count ->
        [one] there was { $count } possibility
       *[other] there were { $count } possibilities
    }, and this one gives me { $share }%.
reason-trusted =
    Something else seems to promise more, but I have looked into this much further: { $share }%, of { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }.
reason-plan = I have worked out where she may be and who she may be, and this brings me to her soonest.
reason-glance = At a glance this looked best.
reason-try = I tried something.
