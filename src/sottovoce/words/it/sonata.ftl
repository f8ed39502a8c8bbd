# Black Sonata.

title = Black Sonata
about = Segui la Dama Bruna per Londra attraverso i simboli dei luoghi in cui passa. Trovala per avere indizi su chi sia; quando conosci le sue tre caratteristiche, trovala ancora una volta e dille. Il tempo finisce quando il mazzo Discrezione è stato percorso troppe volte. (§3–§5, §13)
about-turn = Ogni turno si muove prima lei; poi fai una cosa sola: ti muovi lungo una strada, cerchi dove ti trovi, usi la carta Nebbia in cima o passi. (§5.1)
seat-seeker = chi cerca

## Nomi

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
landmark-church = chiesa
landmark-commerce = commercio
landmark-playhouse = teatro
landmark-riverside = lungofiume
landmark-rural = campagna
landmark-residence = residenza
landmark-tavern = taverna
landmark-fog = nebbia
landmark-unseen = non ancora visto

## Simboli sulla mappa: due lettere ciascuno

mark-church = Ch
mark-commerce = Co
mark-playhouse = Te
mark-riverside = Fi
mark-rural = Ca
mark-residence = Re
mark-tavern = Ta

## Dame, simboli, caratteristiche

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
suit-rose = rosa
suit-oak = quercia
suit-bluebell = campanula
suit-acorn = ghianda
suit-thistle = cardo
suit-sage = salvia
trait-literary = letterata
trait-married = sposata
trait-court = a corte
trait-musical = musicista
trait-mother = madre
trait-amorous = amante
trait-documented = documentata

## Carte Nebbia

fog-clue = Indizio
fog-pursuit = Inseguimento
fog-foresight = Previsione
fog-clear-sky = Cielo sereno
fog-second-thought = Ripensamento
fog-near = Vicino
fog-chase = Caccia
fog-flown = Volata via
fog-falsehood = Falsità
fog-fiend = Demonio
fog-unread = sconosciuta
effect-clue = prendi la prima carta Indizio
effect-pursuit = sposta la pedina in un luogo qualsiasi
effect-foresight = guarda i simboli delle prossime cinque carte
effect-clear-sky = prendi la prima carta Indizio
effect-second-thought = scarta un tuo indizio, poi prendi il primo del mazzo
effect-near = sposta la pedina in un luogo adiacente
effect-chase = la Dama avanza di due carte
effect-flown = non succede nulla
effect-falsehood = la prima carta Nebbia esce dal gioco
effect-fiend = la Dama Bruna torna nel mazzo Indizi, mescolato, e se ne pesca un'altra

## Ranghi

rank-chimney-sweep = Spazzacamino
rank-golden-lad = Ragazzo o ragazza d'oro
rank-fair-youth = Bel giovane o bella fanciulla
rank-immortal-bard = Bardo immortale

## Paroline

list = { $before }, { $last }
route-name =
    { $route }{ $backwards ->
        [yes] , al contrario
       *[no] {""}
    }
route-new = nuovo

## Scelte: la frase, il gruppo e la forma breve in un elenco, la regola

offer-place = Comincia da { $place } ({ $landmarks })
    .group = Comincia da
    .short = { $place }
    .rule = Cominci da un luogo qualsiasi, che vale come visitato. Solo dopo si vede il primo simbolo. (§2.8)
offer-move =
    Vai a { $place } ({ $landmarks }){ $new ->
        [yes] , per la prima volta
       *[no] {""}
    }
    .group = Vai a
    .short =
        { $place }{ $new ->
            [yes] {" "}(nuovo)
           *[no] {""}
        }
    .rule = Muoviti lungo una strada verso un luogo adiacente. (§6.1)
offer-near =
    La nebbia ti porta a { $place } ({ $landmarks }){ $new ->
        [yes] , per la prima volta
       *[no] {""}
    }
    .group = Vai a
    .short = { offer-move.short }
    .rule = Vicino: spostati in un luogo adiacente. (§8.10)
offer-pursuit =
    La nebbia ti porta a { $place } ({ $landmarks }){ $new ->
        [yes] , per la prima volta
       *[no] {""}
    }
    .group = Vai a
    .short = { offer-move.short }
    .rule = Inseguimento: spostati in un luogo qualsiasi, o resta dove sei. (§8.6)
offer-pass = Passa
    .group = Aspetta
    .short = passa
    .rule = Non fare nulla in questo turno. (§5.1)
offer-search = Cerca a { $place }{ $then }
    .group = Cerca
    .short = { $place }{ $then }
    .rule = Cerca dove ti trovi: una carta Nebbia prende per sempre il posto della prima carta, e la Dama fugge di tante carte quanti sono i tuoi indizi. Se la trovi, prendi un indizio o la smascheri. (§7)
offer-fog = Usa la carta Nebbia in cima ({ $card }){ $then }
    .group = Nebbia
    .short = { $card }{ $then }
    .rule = Usa la carta Nebbia in cima: un'altra ne prende il posto, e ciò che dice va fatto, altrimenti hai perso. (§8)
offer-keys = Prendi l'indizio sotto le carte Luogo
    .group = Carte Luogo
    .short = prendi l'indizio
    .rule = Tutti i luoghi sono visitati: l'indizio sotto le carte Luogo è tuo quando vuoi; ma in un turno in cui prendi un indizio non puoi smascherarla. (§5.2, §10.1)
offer-end = Finisci il turno
    .group = Turno
    .short = finisci
    .rule = Dopo esserti mosso puoi finire il turno. (§5.3)
offer-clue =
    Prendi la prima carta Indizio ({ $left ->
        [one] l'ultima
       *[other] di { $left }
    })
    .group = L'hai trovata
    .short = prendi un indizio
    .rule = Prendi la prima carta Indizio; poi la Dama fugge. (§7.4, §7.6)
offer-leave = Non prendere nulla e lasciala andare
    .group = L'hai trovata
    .short = lasciala andare
    .rule = Puoi non prendere l'indizio: con meno indizi fugge meno lontano. (§7.4, §7.6)
offer-confront = Smascherala
    .group = L'hai trovata
    .short = smascherala
    .rule = Di' tre caratteristiche. Se sono esattamente le sue hai vinto, altrimenti hai perso. (§10)
offer-drop = Scarta { $lady } ({ $traits }: { $key })
    .group = Scarta
    .short = { $lady }
    .rule = Ripensamento: scarta un tuo indizio, poi prendi la prima carta Indizio. (§8.9)
offer-name = Lei è: { $traits }
    .group = Lei è
    .short = { $traits }
    .rule = Di' tre caratteristiche. Se sono esattamente le sue hai vinto, altrimenti hai perso. (§10)
then-lost = {" "}· la nebbia è finita: così perdi

## La storia

event-game-began =
    Sulla carta della Dama Bruna: { $suit }. Il suo percorso ha { $length } carte; { $stays ->
        [yes] a volte resta ferma
       *[no] si muove ogni turno
    }.
event-pawn-placed = Cominci da { $place }.
event-landmark-seen =
    { $fog ->
        [yes] La nebbia copre il suo cammino.
       *[no] La Dama è vicina: { $landmark }.
    }
event-countdown-turned = Arriva la carta Contatore e mostra { $number }.
event-pawn-moved =
    { $start } → { $end }{ $first ->
        [yes] , per la prima volta
       *[no] {""}
    }.
event-passed = Aspetti.
event-keys-clue-taken = Sotto le carte Luogo c'è { $lady }: { $traits }.
event-searched =
    Cerchi a { $place }: { $found ->
        [yes] l'hai trovata!
       *[no] non è qui.
    } Nebbia rimasta: { $fog }.
event-clue-taken = L'indizio è { $lady }: { $traits }. Indizi rimasti: { $left }.
event-nothing-taken = Non prendi nulla.
event-slipped-away =
    { $cards ->
        [0] La Dama fugge.
        [one] La Dama fugge, una carta non vista.
       *[other] La Dama fugge, { $cards } carte non viste.
    }
event-fog-read =
    La carta Nebbia è { $card }: { $effect }. { $leaves ->
        [yes] Esce dal gioco.
       *[no] Va in fondo al mazzo Nebbia.
    } Nebbia rimasta: { $fog }.
event-foresaw = Le prossime carte: { $landmarks }.
event-clue-dropped = Scarti { $lady }.
event-fog-removed = La prima carta Nebbia esce dal gioco senza essere vista.
event-known-fog-removed = La prima carta Nebbia esce dal gioco; era { $card }.
event-new-dark-lady = La Dama Bruna è un'altra: sulla sua carta { $suit }.
event-confronted =
    Dici: { $traits }. È { $lady }: { $hers }. { $right ->
        [yes] Hai ragione!
       *[no] Hai torto.
    }
event-ended-unmasked = Hai scoperto chi è: hai vinto.
event-ended-time-up = Il contatore è finito e la Dama è sparita per sempre: hai perso.
event-ended-no-fog-to-search = Non c'era una carta Nebbia per cercare: hai perso.
event-ended-no-fog-to-play = Non c'era un'altra carta Nebbia: hai perso.
event-ended-no-clue-left = Non c'erano più carte Indizio: hai perso.
event-ended-nothing-to-discard = Non c'era un indizio da scartare: hai perso.
event-ended-mistaken = Non erano le sue caratteristiche: hai perso.

## Il risultato

result-early =
    { $reason ->
        [resigned] La ricerca è stata abbandonata
        [out-of-time] Il tempo è scaduto
       *[agreed-draw] La ricerca è stata interrotta
    }: chi fosse resta il suo segreto.
result-score = Punti: { $points }. Rango: { $rank }.
result-lady = La Dama Bruna era { $lady } ({ $traits }); sotto le carte Luogo c'era all'inizio { $mate }.
result-route =
    Il suo percorso: { $route }: { $labels ->
        [ru] { $ru }
       *[other] { $international }
    }.

## Il tavolo

mode-training = allenamento
mode-easy = facile
mode-standard = standard
mode-advanced = avanzata
mode-expert =
    esperto, { $fog ->
        [one] una carta Nebbia tolta
       *[other] { $fog } carte Nebbia tolte
    }
table-route =
    { $route ->
        [random] percorso ignoto
        [generated] percorso nuovo
       *[other] percorso { $route }
    } di { $length } carte, { $stays ->
        [yes] può restare ferma
       *[no] si muove sempre
    }
table-top = In cima: { $landmark }
table-countdown =
    { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } sopra il contatore, che mostra { $number }
table-way = Il suo cammino, carta per carta (~ nebbia, un luogo dove l'hai trovata):
table-over = La partita è finita
table-fog = Nebbia { $fog }
table-clues = indizi { $left }
table-keys =
    { $keys ->
        [taken] indizio sotto le carte Luogo preso
        [open] puoi prendere l'indizio sotto le carte Luogo
       *[closed] visitati { $visited } su 11
    }
table-dark-lady = La Dama Bruna: { $suit }. Indizi (caratteristiche in comune con lei):
table-traits = { $traits }
table-discarded = scartata
table-notes = Appunti: { $notes }

## Che cosa si può dedurre

insight-sonata-insight = Che cosa si può dedurre:
insight-streets =
    Solo dalla mappa{ $places_0 ->
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
    Dai percorsi stampati ({ $fits ->
        [one] un modo possibile
       *[other] { $fits } modi possibili
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
    Dagli indizi ({ $left ->
        [one] una terna di caratteristiche possibile
       *[other] { $left } terne di caratteristiche possibili
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
    Dalle dodici dame{ $ladies_0 ->
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
    Caratteristiche, dalle dame{ $traits_0 ->
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
    La carta Nebbia in cima{ $cards_0 ->
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

## Il tabellone sulla pagina

board-map = Pianta di Londra
board-map-title = Londra · 1600
board-place =
    { $place }: { $landmarks }.{ $here ->
        [yes] {" "}Sei qui.
       *[no] {""}
    }{ $shown ->
        [yes] {" "}Ha il simbolo in cima al mazzo.
       *[no] {""}
    }{ $visited ->
        [yes] {" "}Visitato.
       *[no] {""}
    }{ $marked ->
        [yes] {" "}Segnato con un'ipotesi.
       *[no] {""}
    }
board-markers =
    Ipotesi: { $left ->
        [0] nessuna rimasta
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
board-markers-done = Tocca i luoghi da segnare ({ $left } rimaste); poi premi qui
board-markers-hint = I tuoi segnalini: trascinane uno sulla pianta, oppure premi e tocca un luogo. Sono appunti e non decidono nulla.
board-deck =
    Il mazzo della Dama. In cima: { $landmark }. { $cards ->
        [one] Una carta
       *[other] { $cards } carte
    } prima della carta Contatore.
board-omen-lost = Così si perde
board-candle =
    Giro { $lap } di { $laps }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } sopra la carta Contatore, che mostra { $number }.
board-lady = La Dama Bruna. Il suo seme: { $suit }.
board-lady-short = Il suo seme: { $suit }
board-lady-open = La Dama Bruna: { $lady } ({ $traits }).
board-fog =
    Mazzo della nebbia: { $left }.{ $known ->
        [none] {""}
       *[other] {" "}Già lette: { $known }.
    }
board-fog-short = Nebbia
board-clues-left = Carte indizio rimaste: { $left }.
board-clues-short = Indizi
board-keys =
    { $state ->
        [taken] L'indizio sotto le carte Luogo è preso.
        [open] Tutti i luoghi visitati: l'indizio sotto le carte Luogo è tuo.
       *[closed] Carte Luogo: { $visited } luoghi visitati su 11.
    }
board-keys-short =
    { $state ->
        [taken] Preso
        [open] Prendilo
       *[closed] Luoghi
    }
board-way = Il suo cammino
board-lap = giro { $lap } di { $laps }
board-countdown = La carta Contatore mostra { $number }.
board-slot =
    { $number }: { $landmark }{ $top ->
        [yes] , ora in cima.
       *[no] .
    }
board-slot-searched =
    { $found ->
        [yes] Trovata: { $place }.
       *[no] Cercata: { $place }, non c'era.
    }
board-slot-fog = Qui c'è nebbia ({ $card }).
board-slot-was =
    Era qui: { $place } ({ $labels ->
        [ru] { $ru }
       *[other] { $international }
    }).
board-who = Chi è?
board-token =
    { $trait }: { $state ->
        [placed] è sua, pensi
        [grey] non è sua, pensi
       *[open] in dubbio
    }
board-name-hint =
    { $left ->
        [0] Queste tre non si possono nominare
        [one] Scegli ancora una caratteristica, poi nomina tutte e tre
       *[other] Scegli { $left } caratteristiche, poi nominale
    }
board-no-clues = Ancora nessun indizio. Trovala e te ne lascerà uno: una dama con tre caratteristiche, e un numero che dice quanti ne condivide la Dama Bruna.
board-clues = Indizi: le caratteristiche di ogni dama e quanti ne condivide la Dama Bruna
board-lady-column = Dama
board-shares = Caratteristiche in comune con una Dama Bruna di seme { $suit }
board-clue =
    { $lady }: ne condivide { $key }{ $gone ->
        [yes] , scartata
       *[no] {""}
    }
