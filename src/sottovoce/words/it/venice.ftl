# Venezia. Le caselle si contano dal centro verso i due lati: P3, 0, L5.

-west = Ponente
-east = Levante

title = Venezia
about = Due casate si contendono il Doge alla vigilia del carnevale. Portate lui o la Favorita sulle caselle 7 o 8 dal vostro lato, il vostro palazzo, e la manche è subito vostra. Finite le carte, decide la metà della calle in cui sta il Doge; se è al centro, quella della Favorita. Una partita ha due manche; in parità decide la terza. (§3.1, §11, §12)
about-turn = In un turno giocate una o più carte di un solo tipo, una dopo l'altra, e poi lo finite; oppure scartate la mano; oppure date la parola della gilda. Alla fine la Favorita fa un passo verso ogni casata per ciascuna figura nel suo palazzo, e uno in più se il Doge e le due guardie sono nella sua metà; conta la differenza. (§4, §9)

seat-west = { -west }
seat-east = { -east }

## Parole minute

square =
    { $side ->
        [west] P{ $number }
        [east] L{ $number }
       *[centre] 0
    }
way =
    { $points ->
        [1] una casella
        [2] due caselle
        [3] tre caselle
        [4] quattro caselle
       *[other] cinque caselle
    } a { $side ->
        [west] ponente
       *[east] levante
    }
list = { $before }, { $last }
moved = { $figure } { $start } → { $end }

figure-doge = Doge
figure-west-guard = guardia di ponente
figure-east-guard = guardia di levante
figure-merchant = Mercante
figure-harlequin = Arlecchina

letter-doge = D
letter-guard = G
letter-merchant = M
letter-harlequin = A
letter-favourite = F

type-doge = Doge
type-guards = Guardie
type-merchant = Mercante
type-harlequin = Arlecchina

card-doge = Doge 1
card-guard = Guardie 1
card-guards = Guardie 1+1
card-close-in = Guardie ><
card-merchant = Mercante { $points }
card-harlequin = Arlecchina { $points }
card-to-centre = Arlecchina →0
card-times = { $card } ×{ $count }

## Le scelte: la frase, il gruppo e la forma breve nell'elenco, la regola

offer-doge = Doge, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = Una carta Doge lo muove di una casella. Resta sempre strettamente fra le due guardie. (§5.2, §6.1)
offer-cortege = Corteo con due carte Doge: il Doge e le due guardie { $way }, il Doge → { $to }{ $then }
    .group = Corteo (due Doge 1)
    .short = { $arrow }{ $to }{ $mark }
    .rule = Corteo: due carte Doge insieme muovono il Doge e le due guardie di una casella nello stesso verso, tutti e tre o nessuno. (§6.2)
offer-guard =
    { $card }: guardia di { $guard ->
        [west] ponente
       *[east] levante
    }, { $way } → { $to }{ $then }
    .group = { $card }
    .short =
        { $guard ->
            [west] [G
           *[east] G]
        }{ $arrow }{ $to }{ $mark }
    .rule = Guardie 1 muove una guardia di una casella; Guardie 1+1 ne muove una di due, oppure ciascuna di una, ognuna nel suo verso. Una guardia non raggiunge né supera mai il Doge. (§5.2, §6.3, §6.4)
offer-guards = { $card }: guardia di ponente { $west_way } → { $west_to }, guardia di levante { $east_way } → { $east_to }{ $then }
    .group = { $card }
    .short = [G{ $west_arrow }{ $west_to } G]{ $east_arrow }{ $east_to }{ $mark }
    .rule = { offer-guard.rule }
offer-close-in = Le guardie si stringono al Doge: → { $west } e { $east }{ $then }
    .group = { $card }
    .short = [G { $west } G] { $east }{ $mark }
    .rule = Guardie >< porta le due guardie sulle caselle accanto al Doge. (§6.5)
offer-merchant = { $card }, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = Una carta Mercante lo muove esattamente di quante caselle dice, passando oltre chiunque. (§5.3, §6.6)
offer-harlequin = { $card }, { $way } → { $to }{ $then }
    .group = { $card }
    .short = { $arrow }{ $to }{ $mark }
    .rule = Una carta Arlecchina la muove esattamente di quante caselle dice, passando oltre chiunque. (§5.3, §6.7)
offer-centre = Arlecchina va al centro{ $then }
    .group = { $card }
    .short = al centro{ $mark }
    .rule = Arlecchina →0 la porta al centro. (§6.8)
offer-summon =
    Parola della gilda: il Mercante chiama { $figure ->
        [doge] il Doge
        [west-guard] la guardia di ponente
       *[east-guard] la guardia di levante
    } → { $to }{ $then }
    .group = Parola della gilda
    .short =
        { $figure ->
            [doge] Doge
            [west-guard] guardia di ponente
           *[east-guard] guardia di levante
        } → { $to }{ $mark }
    .rule = Parola della gilda: invece di giocare carte, chiamate il Doge o una guardia sulla casella del Mercante; poi il turno finisce. (§8)
offer-end = Finire il turno{ $then }
    .group = Turno
    .short = finirlo{ $mark }
    .rule = Finire il turno: la Favorita fa il suo passo, poi pescate fino a otto carte. (§4.2, §4.5)
offer-throw = Scartare tutta la mano e pescare otto carte; il turno finisce e la Favorita resta dov'è{ $then }
    .group = Turno
    .short = scartare la mano{ $mark }
    .rule = Prima di ogni altra cosa si possono scartare tutte le otto carte e pescarne otto; il turno finisce e la Favorita non si muove. (§4.3)

masked-doge = Mascherata: { $card } sul Doge, { $way } → { $to }{ $then }
    .group = { $card } sul Doge
    .short = { $arrow }{ $to }{ $mark }
    .rule = Mascherata: finché Arlecchina sta fra voi e il Doge, le sue carte possono muovere, al posto suo, il Doge, le guardie o il Mercante; uno solo per tutto il turno. (§7.1, §7.3, §7.4)
masked-merchant = Mascherata: { $card } sul Mercante, { $way } → { $to }{ $then }
    .group = { $card } sul Mercante
    .short = { $arrow }{ $to }{ $mark }
    .rule = { masked-doge.rule }
masked-guard =
    Mascherata: { $card } sulla guardia di { $guard ->
        [west] ponente
       *[east] levante
    }, { $way } → { $to }{ $then }
    .group = { $card } sulle guardie
    .short =
        { $guard ->
            [west] [G
           *[east] G]
        }{ $arrow }{ $to }{ $mark }
    .rule = Sulle guardie, tutti i punti della carta si dividono fra le due come si vuole. (§7.5)
masked-guards = Mascherata: { $card } sulle guardie, quella di ponente { $west_way } → { $west_to }, quella di levante { $east_way } → { $east_to }{ $then }
    .group = { $card } sulle guardie
    .short = [G{ $west_arrow }{ $west_to } G]{ $east_arrow }{ $east_to }{ $mark }
    .rule = { masked-guard.rule }
masked-centre =
    Mascherata: { $figure ->
        [doge] il Doge
        [merchant] il Mercante
        [west-guard] la guardia di ponente
       *[east-guard] la guardia di levante
    } va al centro{ $then }
    .group = { $card } su un altro
    .short =
        { $figure ->
            [doge] Doge
            [merchant] Mercante
            [west-guard] guardia di ponente
           *[east-guard] guardia di levante
        } → 0{ $mark }
    .rule = Nella Mascherata, Arlecchina →0 porta al centro l'altra figura al posto suo. (§7.6)

then-favourite = {" "}· la Favorita → { $to }
then-favourite-home = {" "}· finendo ora, la Favorita è a casa in { $to }
then-won = {" "}· la manche è vostra
then-lost = {" "}· la manche è persa
then-drawn = {" "}· la manche è patta
then-third-deal = {" "}· segue una terza distribuzione
mark-favourite = {" "}~{ $to }
mark-won = {" "}★
mark-lost = {" "}✗
mark-drawn = {" "}=
mark-third-deal = {" "}↻
legend = ~L1: la casella della Favorita se si finisce così · ★ manche vinta · ✗ persa

## Il racconto

event-round-began =
    Comincia la manche { $round }. { $who ->
        [you] Il Mercante è vostro, e così il primo turno.
        [west] Il Mercante e il primo turno sono di { -west }.
       *[east] Il Mercante e il primo turno sono di { -east }.
    }
event-hand-shown =
    { $who ->
        [you] Mostrate
        [west] { -west } mostra
       *[east] { -east } mostra
    } una mano di un solo tipo ({ $cards }): si ridistribuisce tutto.
event-played =
    { $who ->
        [you] Giocate
        [west] { -west } gioca
       *[east] { -east } gioca
    } { $card }: { $moves }.
event-played-masked =
    { $who ->
        [you] Giocate
        [west] { -west } gioca
       *[east] { -east } gioca
    } { $card } con la maschera { $mask ->
        [doge] del Doge
        [merchant] del Mercante
       *[guards] delle Guardie
    }: { $moves }.
event-cortege =
    { $who ->
        [you] Guidate
        [west] { -west } guida
       *[east] { -east } guida
    } il Corteo: { $moves }.
event-threw =
    { $who ->
        [you] Scartate
        [west] { -west } scarta
       *[east] { -east } scarta
    } tutta la mano: { $cards }.
event-summoned =
    { $who ->
        [you] Date la parola della gilda:
        [west] { -west } dà la parola della gilda:
       *[east] { -east } dà la parola della gilda:
    } { $figure ->
        [doge] il Doge
        [west-guard] la guardia di ponente
       *[east-guard] la guardia di levante
    } raggiunge il Mercante in { $end }.
event-favourite-moved = La Favorita passa da { $start } a { $end } ({ -west } conta { $west }, { -east } { $east }).
event-drew =
    { $who ->
        [you] Pescate
        [west] { -west } pesca
       *[east] { -east } pesca
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-drew-cards =
    { $who ->
        [you] Pescate:
        [west] { -west } pesca:
       *[east] { -east } pesca:
    } { $cards }.
event-reshuffled =
    Gli scarti sono rimescolati; comincia la { $deal ->
        [2] seconda
       *[3] terza
    } distribuzione.
event-round-ended =
    { $winner ->
        [you] Vincete voi
        [west] { -west } vince
        [east] { -east } vince
       *[nobody] Nessuno vince
    } la manche { $round }: { $reason }. { -west } { $west } : { $east } { -east }.

reason-doge-home =
    il Doge è nel { $winner ->
        [you] vostro palazzo
        [west] palazzo di { -west }
       *[east] palazzo di { -east }
    }
reason-favourite-home =
    la Favorita ha portato la sua lettera nel { $winner ->
        [you] vostro palazzo
        [west] palazzo di { -west }
       *[east] palazzo di { -east }
    }
reason-doge-half =
    le carte sono finite con il Doge nella { $winner ->
        [you] vostra metà
        [west] metà di { -west }
       *[east] metà di { -east }
    }
reason-favourite-half =
    le carte sono finite con il Doge al centro e la Favorita nella { $winner ->
        [you] vostra metà
        [west] metà di { -west }
       *[east] metà di { -east }
    }
reason-level = le carte sono finite tre volte con il Doge e la Favorita al centro

## Il risultato

result-match =
    { $winner ->
        [you] La partita è vostra
        [west] La partita è di { -west }
        [east] La partita è di { -east }
       *[nobody] La partita è patta
    }, { -west } { $west } : { $east } { -east }: { $reason ->
        [both-rounds] vinte entrambe le manche
        [one-round-and-a-draw] una manche vinta, una patta
        [third-round] ha deciso la terza manche
        [resigned] l'altra parte ha abbandonato
        [out-of-time] all'altra parte è scaduto il tempo
        [agreed-draw] d'accordo tutti e due
       *[level] nemmeno la terza manche ha deciso
    }.
result-single =
    { $winner ->
        [you] La manche è vostra.
        [west] La manche è di { -west }.
        [east] La manche è di { -east }.
       *[nobody] La manche è patta.
    }
result-round =
    Manche { $round }: { $winner ->
        [you] voi
        [west] { -west }
        [east] { -east }
       *[nobody] nessuno
    }; { $reason }.

## Il tavolo

table-round =
    { $rounds ->
        [single] Manche unica
       *[match] Manche { $round }
    } · distribuzione { $deal }
table-score = { -west } { $west } : { $east } { -east }
table-over = La partita è finita
table-to-move =
    { $who ->
        [you] Tocca a voi
        [west] Tocca a { -west }
       *[east] Tocca a { -east }
    }
table-house =
    { $who ->
        [west] { -west }
       *[east] { -east }
    }
table-own-house =
    { $who ->
        [west] { -west } (voi)
       *[east] { -east } (voi)
    }
table-hand = La vostra mano
table-discard =
    { $who ->
        [you] I vostri scarti
        [west] Scarti di { -west }
       *[east] Scarti di { -east }
    }
table-pile = Mazzo { $pile } · in mano: { -west } { $west }, { -east } { $east }
table-merchant =
    { $who ->
        [you] il Mercante è vostro
        [west] il Mercante è di { -west }
       *[east] il Mercante è di { -east }
    }
table-favourite-over = Favorita in { $at }
table-favourite-stays = Favorita in { $at }; se il turno finisce ora, resta lì
table-favourite = Favorita in { $at }; se il turno finisce ora → { $to }
table-played = In questo turno: { $type } { $faces }

## Che cosa si può dedurre

insight-venice-insight = Non avete visto: Doge { $unseen_0 } · Guardie 1: { $unseen_1 }, 1+1: { $unseen_2 }, ><: { $unseen_3 } · Mercante 1: { $unseen_4 }, 2: { $unseen_5 }, 3: { $unseen_6 } · Arlecchina 1: { $unseen_7 }, 2: { $unseen_8 }, 3: { $unseen_9 }, 4: { $unseen_10 }, 5: { $unseen_11 }, →0: { $unseen_12 }.
insight-hand-odds =
    { $seat ->
        [0] { -west }
       *[1] { -east }
    } ha { $size ->
        [one] una carta
       *[other] { $size } carte
    }, in media: Doge { NUMBER($expected_types_0, maximumFractionDigits: 1) }, Guardie { NUMBER($expected_types_1, maximumFractionDigits: 1) }, Mercante { NUMBER($expected_types_2, maximumFractionDigits: 1) }, Arlecchina { NUMBER($expected_types_3, maximumFractionDigits: 1) }.
    Almeno una: Doge 1: { NUMBER($holds_0, style: "percent") } · Guardie 1: { NUMBER($holds_1, style: "percent") }, 1+1: { NUMBER($holds_2, style: "percent") }, ><: { NUMBER($holds_3, style: "percent") } · Mercante 1: { NUMBER($holds_4, style: "percent") }, 2: { NUMBER($holds_5, style: "percent") }, 3: { NUMBER($holds_6, style: "percent") } · Arlecchina 1: { NUMBER($holds_7, style: "percent") }, 2: { NUMBER($holds_8, style: "percent") }, 3: { NUMBER($holds_9, style: "percent") }, 4: { NUMBER($holds_10, style: "percent") }, 5: { NUMBER($holds_11, style: "percent") }, →0: { NUMBER($holds_12, style: "percent") }.

## Il tavolo della pagina

board-street = La calle e il sentiero della Favorita
board-west-letter = P
board-east-letter = L
board-favourite = Favorita
board-stands = { $figure } su { $square }
board-land = { $figure } → { $square }
board-won = vincete la manche
board-lost = perdete la manche
board-drawn = la manche è patta
board-given-merchant = Ha avuto il Mercante: ha iniziato la manche
board-given-harlequin = Ha avuto Arlecchina: gioca l'ultimo turno
board-rounds-won =
    { $count ->
        [0] nessuna manche vinta
        [one] una manche vinta
       *[other] { $count } manche vinte
    }
board-cards-in-hand =
    { $count ->
        [one] una carta in mano
       *[other] { $count } carte in mano
    }
board-discard =
    { $who ->
        [you] I vostri scarti
        [west] Scarti di Ponente
       *[east] Scarti di Levante
    }, { $count ->
        [0] vuoti
        [one] una carta
       *[other] { $count } carte
    }: sfogliare
board-pile =
    { $count ->
        [0] Il mazzo è vuoto
        [one] Una carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
board-count = Conta delle carte
board-close = Chiudi
board-card = Carta
board-unseen = Non viste
board-this-turn = In questo turno
board-no-cards = Nessuna carta in mano
