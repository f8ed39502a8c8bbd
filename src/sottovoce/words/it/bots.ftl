## I bot: i nomi dei livelli e il perché delle mosse

level-1 = novizio
level-2 = dilettante
level-3 = assiduo
level-4 = esperto
level-5 = maestro

reason-only = Non c'era altro da fare.
reason-only-sensible = Nient'altro aveva senso.
reason-wins = Così si vince.
reason-lost = La partita sembra persa, qualunque cosa faccia.
reason-better =
    Su { $count ->
        [one] { $count } possibilità
       *[other] { $count } possibilità
    } questa è chiaramente la migliore: da qui mi aspetto di vincere il { $share }% delle volte, con la seconda il { $next }%.
reason-close =
    Su { $count ->
        [one] { $count } possibilità
       *[other] { $count } possibilità
    } questa sembra la migliore, anche se di poco: { $share }% contro { $next }%.
reason-variety =
    Forse c'è qualcosa di un po' più forte, ma non voglio farmi leggere come un libro: { $count ->
        [one] c'era { $count } possibilità
       *[other] c'erano { $count } possibilità
    }, e questa mi dà il { $share }%.
reason-trusted =
    Qualcos'altro sembra promettere di più, ma questa l'ho studiata molto più a fondo: { $share }%, su { $count ->
        [one] { $count } possibilità
       *[other] { $count } possibilità
    }.
reason-plan = So dove può essere e chi può essere, e così arrivo da lei al più presto.
reason-glance = A prima vista sembrava la cosa migliore.
reason-try = Ho provato qualcosa.
