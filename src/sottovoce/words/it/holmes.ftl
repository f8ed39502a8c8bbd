# Holmes. Una carta prende il nome dal suo valore: da 3 (documenti) a 9 (impronta), P frammento di pianta, J jolly.
# Di una carta: il nome, una di esse (what-), la sua serie (set-).
# Di un personaggio: il nome, il complemento oggetto (to-), da chi (from-).

title = Holmes
about = Sherlock e Mycroft indagano per sette giorni su un attentato. Visitate i personaggi, spendete gettoni, raccogliete indizi: per ogni tipo chi ne ha di più segna il suo valore meno le carte dell'altro. I frammenti di pianta rendono se sono parecchi, i jolly liberi costano. (§3, §4, §10)
about-turn = Nella tua azione sposti un tuo segnalino su un altro personaggio che non ne abbia di tuoi, e usi subito la sua abilità. Tre azioni a testa fanno un giorno; chi è stato visitato da entrambi il giorno dopo si nasconde. Dopo ogni azione la fila si riempie. (§3, §4)

seat-first = Primo
seat-second = Secondo
brother-sherlock = Sherlock
brother-mycroft = Mycroft
name-brother = Tuo fratello
name-first = Il primo fratello
name-second = Il secondo fratello

## Parole piccole

list = { $before }, { $last }
nothing = niente
nobody = nessuno
card-times = { $card } ×{ $count }
hidden-card = un indizio nascosto
standing = {" "}({ $stands })
then-nothing = {" "}· non servirebbe a nulla

card-papers = documenti
card-explosive = esplosivo
card-cigarette = sigaretta
card-bullet = proiettile
card-button = bottone
card-footprint = orma
card-fingerprint = impronta
card-plan = pianta
card-joker = jolly

what-papers = dei documenti
what-explosive = un esplosivo
what-cigarette = una sigaretta
what-bullet = un proiettile
what-button = un bottone
what-footprint = un'orma
what-fingerprint = un'impronta
what-plan = un frammento di pianta
what-joker = un jolly

set-papers = i documenti
set-explosive = gli esplosivi
set-cigarette = le sigarette
set-bullet = i proiettili
set-button = i bottoni
set-footprint = le orme
set-fingerprint = le impronte
set-plan = i frammenti di pianta
set-joker = i jolly

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
to-hudson = la signora Hudson
to-lestrade = Lestrade
to-adler = Irene Adler
to-gregson = Gregson
to-wiggins = Wiggins
to-pike = Pike
to-toby = Toby
to-johnson = Johnson
to-billy = Billy
to-kramm = von Kramm
to-hunter = la signorina Hunter
to-moriarty = Moriarty
to-moran = Moran

from-watson = da Watson
from-hudson = dalla signora Hudson
from-lestrade = da Lestrade
from-adler = da Irene Adler
from-gregson = da Gregson
from-wiggins = da Wiggins
from-pike = da Pike
from-toby = da Toby
from-johnson = da Johnson
from-billy = da Billy
from-kramm = da von Kramm
from-hunter = dalla signorina Hunter
from-moriarty = da Moriarty
from-moran = da Moran

ability-watson = 1 g.: 1 carta
ability-hudson = +3 gettoni
ability-lestrade = 3 g.: 2 carte
ability-adler = { $day } g.: ruba
ability-gregson = 2 g. l'una, max 3
ability-wiggins = +5 gettoni
ability-pike = 1-3 g.: dal mazzo
ability-toby = +1 per ogni tipo
ability-johnson = scarta 1-3 di fila
ability-billy = vendi: valore -{ $day }
ability-kramm = 1 carta; poi lui
ability-hunter = scambio con la fila

## Scelte: la frase, il suo gruppo e la forma breve in un elenco, la sua regola

offer-be = Essere { $brother }
    .group = Essere
    .short = { $brother }
    .rule = Il primo giocatore sceglie il suo fratello; per le regole non cambia nulla. (§2.6)
offer-bring = Porta in città { $character }
    .group = Porta
    .short = { $character }
    .rule = Ciascuno sceglie in segreto uno di due ospiti; si mostrano insieme, gli altri tornano nel mazzo. (§2.3)
offer-up = Riprendi il tuo segnalino { $from }
    .group = Riprendi
    .short = { $from }
    .rule = Riprendi un segnalino in piedi e posalo su un altro personaggio scoperto che non ne abbia di tuoi. (§4.1)
offer-to-watson = Visita Watson: paga un gettone, prendi una carta della fila{ $then }
    .group = Visita
    .short = { $to }
    .rule = Watson: un gettone per una carta della fila. (§7.1)
offer-to-hudson = Visita la signora Hudson: prendi { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Hudson: tre gettoni, o quelli che restano. (§7.2, §5.4)
offer-to-lestrade = Visita Lestrade: paga tre gettoni, prendi due carte della fila{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Lestrade: tre gettoni per due carte della fila. (§7.3)
offer-to-adler = Visita Irene Adler: paga { $day ->
        [one] un gettone
       *[other] { $day } gettoni
    }, ruba una carta scoperta{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Adler: per tanti gettoni quanto il numero del giorno, prendi una carta scoperta di tuo fratello, non un jolly; è nascosta, ma la conoscete entrambi. (§7.4)
offer-to-gregson = Visita Gregson: fino a tre carte della fila, due gettoni l'una{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Gregson: fino a tre carte della fila per due gettoni l'una. (§7.5)
offer-to-wiggins = Visita Wiggins: prendi { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Wiggins: cinque gettoni, o quelli che restano. (§7.6, §5.4)
offer-to-pike = Visita Pike: pesca fino a tre carte per un gettone l'una, tienine una{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Pike: pesca da una a tre carte per un gettone l'una, tienine una nascosta, scarta le altre senza mostrarle. (§7.7)
offer-to-toby = Visita Toby: prendi { $tokens ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $tokens } gettoni
    }{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Toby: un gettone per ogni tipo che hai scoperto; anche la pianta è un tipo. (§7.8)
offer-to-johnson = Visita Johnson: scarta da una a tre carte della fila{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Johnson: scarta da una a tre carte della fila; poi si riempie. (§7.9)
offer-to-billy = Visita Billy: scarta una carta scoperta per il suo valore meno { $day } in gettoni{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Billy: scarta una carta scoperta, non jolly né pianta, per il suo valore meno il numero del giorno in gettoni. (§7.10)
offer-to-kramm = Visita von Kramm: prendi una carta della fila; poi tuo fratello può comprarne una nascosta{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Kramm: una carta della fila gratis; poi l'altro può pescarne una nascosta per un gettone. (§7.11)
offer-to-hunter = Visita la signorina Hunter: scambia una carta scoperta con una della fila{ $then }
    .group = { offer-to-watson.group }
    .short = { $to }
    .rule = Hunter: scambia una qualsiasi tua carta scoperta con un'altra della fila. (§7.12)

offer-take = Prendi dalla fila { $what }{ $standing }
    .group = Prendi
    .short = { $card }{ $mark }
    .rule = Una carta della fila sta scoperta davanti a te, divisa per tipo. (§5.1, §7)
offer-swap = Prendi in cambio { $what }{ $standing }
    .group = Prendi
    .short = { $card }{ $mark }
    .rule = La carta che hai dato non si può riprendere. (§7.12)
offer-take-held = Prendi la carta riservata: { $card }{ $standing }
    .group = Prendi
    .short = riservata: { $card }{ $mark }
    .rule = In un'azione successiva la carta riservata si può prendere al posto di una della fila. (§8.4)
offer-steal = Ruba { $what }{ $standing }
    .group = Ruba
    .short = { $card }{ $mark }
    .rule = La carta rubata è nascosta, ma la conoscete entrambi. (§7.4)
offer-draw = Pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    } per { $count ->
        [one] un gettone
       *[other] { $count } gettoni
    }
    .group = Pesca
    .short = { $count }
    .rule = Guardi le carte e ne tieni una. (§7.7)
offer-keep = Tieni { $what }{ $standing }
    .group = Tieni
    .short = { $card }{ $mark }
    .rule = La carta è nascosta, un jolly si posa scoperto; le altre si scartano non viste. (§7.7)
offer-drop = Scarta dalla fila { $what }
    .group = Scarta
    .short = { $card }
    .rule = La fila si riempie alla fine dell'azione. (§7.9)
offer-sell = Scarta { $what } per { $tokens ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $tokens } gettoni
    }{ $standing }
    .group = Vendi
    .short = { $card } +{ $tokens }
    .rule = Il valore meno il numero del giorno, mai meno di niente. (§7.10)
offer-buy = Paga un gettone per una carta nascosta dal mazzo
    .group = Compra
    .short = una carta nascosta
    .rule = Un jolly pescato così si posa subito scoperto. (§7.11)
offer-give = Scambia { $what }
    .group = Dai
    .short = { $card }
    .rule = Va nella fila, e tu ne prendi un'altra. (§7.12)
offer-give-joker = Scambia il jolly che sta con { $set }
    .group = Dai
    .short = jolly con { $set }
    .rule = { offer-give.rule }
offer-give-loose = Scambia un jolly libero
    .group = Dai
    .short = jolly libero
    .rule = { offer-give.rule }
offer-tribute = Cedi { $what }
    .group = Cedi
    .short = { $card }
    .rule = Moriarty vuole una carta scoperta o due gettoni. (§9.2)
offer-tribute-joker = Cedi il jolly che sta con { $set }
    .group = Cedi
    .short = jolly con { $set }
    .rule = { offer-tribute.rule }
offer-tribute-loose = Cedi un jolly libero
    .group = Cedi
    .short = jolly libero
    .rule = { offer-tribute.rule }
offer-pay = Cedi { $tokens ->
        [one] l'ultimo gettone
       *[other] { $tokens } gettoni
    }
    .group = Cedi
    .short = { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    }
    .rule = { offer-tribute.rule }
offer-flat = Abbatti il tuo segnalino { $from }
    .group = Abbatti
    .short = { $from }
    .rule = Moran: ogni fratello perde per oggi un segnalino. (§9.3)
offer-joker = Metti il jolly con { $set }{ $standing }
    .group = Jolly
    .short = { $card }{ $mark }
    .rule = Una serie può avere un jolly; la pianta nessuno. (§6.1, §10.2)
offer-joker-loose = Metti il jolly da parte
    .group = Jolly
    .short = da parte
    .rule = Un jolly libero può unirsi alla prima carta di una nuova serie; se alla fine è ancora libero costa tre punti. (§6.2, §10.6)
offer-joker-leave = Lascia liberi i jolly
    .group = Jolly
    .short = lascia
    .rule = Ogni jolly ancora libero alla fine costa tre punti. (§10.6)
offer-join = Posa la carta sul jolly libero{ $standing }
    .group = Jolly
    .short = unisci{ $mark }
    .rule = Una nuova serie può cominciare su un jolly libero. (§6.2)
offer-apart = Tieni libero il jolly
    .group = Jolly
    .short = separati
    .rule = { offer-join.rule }
offer-hold = Riserva { $what }
    .group = Riserva
    .short = { $card }
    .rule = Metti da parte una carta della fila; il diritto passa all'altro. La puoi prendere in un'azione successiva; se alla fine è ancora riservata, costa tre punti. (§8)

offer-pass-take = Non prendere altro
    .group = Basta
    .short = non prendere altro
    .rule = Qui puoi prendere meno carte, o nessuna. (§4.4)
offer-pass-look = Non pescare nulla
    .group = Basta
    .short = non pescare
    .rule = { offer-pass-take.rule }
offer-pass-drop = Non scartare altro
    .group = Basta
    .short = non scartare altro
    .rule = { offer-pass-take.rule }
offer-pass-sell = Non vendere nulla
    .group = Basta
    .short = non vendere
    .rule = { offer-pass-take.rule }
offer-pass-buy = Non comprare nulla
    .group = Basta
    .short = non comprare
    .rule = { offer-pass-take.rule }
offer-pass-give = Non scambiare nulla
    .group = Basta
    .short = non scambiare
    .rule = { offer-pass-take.rule }
offer-pass-late = Per ora non riservare nulla
    .group = Basta
    .short = non riservare
    .rule = Il diritto di riservare resta tuo. (§8.2)

legend = (3:1): come starebbe il tipo, tue carte e di tuo fratello, per quanto ne sai

## Il racconto

event-guests-came = In città: { $guests }.
event-guests-drafted = I due ospiti si mostrano: { $guests }.
event-draft-dealt = { $who ->
        [you] Puoi portare
       *[other] { $name } può portare
    } uno di questi: { $guests }.
event-draft-picked = { $who ->
        [you] Hai scelto un ospite.
       *[other] { $name } ha scelto un ospite.
    }
event-draft-pick = { $who ->
        [you] Porterai { $character }.
       *[other] { $name } porterà { $character }.
    }
event-brother-chosen = { $who ->
        [you] Tu sei Sherlock.
       *[other] { $name } è Sherlock.
    }
event-day-began = Comincia il giorno { $day }; i segnalini sono di nuovo in piedi.
event-guest-came = In città è arrivato un volto nuovo: { $character }.
event-villain-came = In città c'è { $character }!
event-day-ended = Finisce il giorno { $day }. Domani si nascondono: { $hide }. Tornano: { $back }.
event-visited = { $who ->
        [you] Visiti { $to }.
       *[other] { $name } visita { $to }.
    }
event-nothing-done = Non serve a nulla.
event-declined = { $who ->
        [you] Ti fermi qui.
       *[other] { $name } si ferma qui.
    }
event-marker-fell = { $who ->
        [you] Cade il tuo segnalino { $from }.
       *[other] { $name } perde per oggi il segnalino { $from }.
    }
event-tokens-gained = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } { $tokens ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $tokens } gettoni
    }.
event-tokens-paid = { $who ->
        [you] Paghi
       *[other] { $name } paga
    } { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    }.
event-card-taken = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } dalla fila { $what }.
event-held-taken = { $who ->
        [you] Prendi la tua
       *[other] { $name } prende la sua
    } carta riservata: { $card }.
event-joker-placed = { $who ->
        [you] Metti
       *[other] { $name } mette
    } il jolly con { $set }.
event-joker-loose = { $who ->
        [you] Metti
       *[other] { $name } mette
    } il jolly da parte.
event-joker-loosened = { $who ->
        [you] Hai di nuovo libero
       *[other] { $name } ha di nuovo libero
    } il jolly che stava con { $set }.
event-stole = { $who ->
        [you] Rubi
       *[other] { $name } ruba
    } { $what }.
event-looked = { $who ->
        [you] Peschi
       *[other] { $name } pesca
    } da Pike { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-looked-at = Vedi: { $cards }.
event-kept = { $name } tiene { $what } e scarta { $thrown ->
        [0] nient'altro
        [one] una carta
       *[other] { $thrown } carte
    }.
event-kept-card = Tieni { $what } e scarti: { $thrown }.
event-dropped = { $who ->
        [you] Scarti
       *[other] { $name } scarta
    } dalla fila { $what }.
event-sold = { $who ->
        [you] Scarti
       *[other] { $name } scarta
    } da Billy { $what }.
event-bought = { $name } compra { $what }.
event-bought-card = Compri { $what }.
event-gave = { $who ->
        [you] Dai
       *[other] { $name } dà
    } alla fila { $what }.
event-reserved = { $who ->
        [you] Riservi
       *[other] { $name } riserva
    } { $what }.
event-gave-up-card = { $who ->
        [you] Cedi
       *[other] { $name } cede
    } { $what }.
event-gave-up-tokens = { $who ->
        [you] Cedi
       *[other] { $name } cede
    } { $tokens ->
        [0] niente
        [one] un gettone
       *[other] { $tokens } gettoni
    }.
event-row-filled = Nella fila: { $cards }. { $left ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $left } carte.
    }
event-reshuffled = Gli scarti sono mescolati: un nuovo mazzo di { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-revealed = { $who ->
        [you] Scopri
       *[other] { $name } scopre
    }: { $cards }.
event-ended = La settimana è finita: punti { $first } a { $second }, gettoni { $tokens } a { $others }.

## Il risultato

result-won = { $who ->
        [you] Hai vinto
       *[other] { $name } ha vinto
    }, { $first } a { $second }{ $reason ->
        [tokens] , per i gettoni
       *[points] {""}
    }.
result-drawn = Pari, { $first } a { $second }, e pari anche i gettoni: il caso resta aperto.
result-points = { $who ->
        [you] Tu: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
       *[other] { $name }: { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
    }
result-type = · { $card } { $mine } a { $theirs }: { $points }
result-full = · serie completa, { $card }: { $points }
result-plans = · frammenti di pianta, { $count }: { $points }
result-loose = · jolly liberi, { $count }: { $points }
result-held = · ancora riservata, { $card }: { $points }

## Il tavolo

table-day = Giorno { $day } di { $days }
table-reserve = { $tokens ->
        [one] 1 gettone
       *[other] { $tokens } gettoni
    } nella riserva
table-own = { $name } (tu)
table-hand = Segnalini in mano: { $first } { $mine }, { $second } { $other }
table-row = Fila
table-deck = Mazzo { $deck } · scarti { $discards }
table-loose = J liberi
table-hidden = nascoste
table-tokens = gettoni
table-lead = punti
table-known = { $name }, nascoste: { $cards }
table-held = { $name }, riservata: { $cards }
table-dealt = Puoi portare: { $guests }
table-drawn = In mano hai: { $cards }
table-right = { $name } può riservare
table-over = La partita è finita
table-to-move = { $who ->
        [you] Decidi tu
       *[other] { $name } decide
    }

## Che cosa si può dedurre

insight-holmes-insight = Non hai visto: documenti { $unseen_0 }, esplosivo { $unseen_1 }, sigaretta { $unseen_2 }, proiettile { $unseen_3 }, bottone { $unseen_4 }, orma { $unseen_5 }, impronta { $unseen_6 }, pianta { $unseen_7 }, jolly { $unseen_8 }.
    La prossima carta: documenti { NUMBER($next_card_0, style: "percent") }, esplosivo { NUMBER($next_card_1, style: "percent") }, sigaretta { NUMBER($next_card_2, style: "percent") }, proiettile { NUMBER($next_card_3, style: "percent") }, bottone { NUMBER($next_card_4, style: "percent") }, orma { NUMBER($next_card_5, style: "percent") }, impronta { NUMBER($next_card_6, style: "percent") }, pianta { NUMBER($next_card_7, style: "percent") }, jolly { NUMBER($next_card_8, style: "percent") }.
    Domani in città: Adler { NUMBER($next_character_3, style: "percent") }, Gregson { NUMBER($next_character_4, style: "percent") }, Wiggins { NUMBER($next_character_5, style: "percent") }, Pike { NUMBER($next_character_6, style: "percent") }, Toby { NUMBER($next_character_7, style: "percent") }, Johnson { NUMBER($next_character_8, style: "percent") }, Billy { NUMBER($next_character_9, style: "percent") }, Kramm { NUMBER($next_character_10, style: "percent") }, Hunter { NUMBER($next_character_11, style: "percent") }; Moriarty { NUMBER($next_character_12, style: "percent") }, Moran { NUMBER($next_character_13, style: "percent") }.
insight-hidden-odds =
    { $seat ->
        [0] Il primo fratello
       *[1] Il secondo fratello
    } { $count ->
        [0] non ha indizi nascosti
        [one] ha un indizio nascosto
       *[other] ha { $count } indizi nascosti
    }. Almeno uno di: documenti { NUMBER($holds_0, style: "percent") }, esplosivo { NUMBER($holds_1, style: "percent") }, sigaretta { NUMBER($holds_2, style: "percent") }, proiettile { NUMBER($holds_3, style: "percent") }, bottone { NUMBER($holds_4, style: "percent") }, orma { NUMBER($holds_5, style: "percent") }, impronta { NUMBER($holds_6, style: "percent") }, pianta { NUMBER($holds_7, style: "percent") }.

## Il tavolo della pagina

board-town = Chi è in città
board-desk = Mazzo, fila e scarti
board-hides = oggi si nasconde
board-to-come = devono arrivare
board-guests-left =
    { $count ->
        [one] Una persona deve ancora arrivare
       *[other] { $count } persone devono ancora arrivare
    }
board-ability-watson = paga 1, prendi una carta
board-ability-hudson = prendi 3 gettoni
board-ability-lestrade = paga 3, prendi 2 carte
board-ability-adler = paga { $day }, ruba una carta
board-ability-gregson = fino a 3 carte, 2 l'una
board-ability-wiggins = prendi 5 gettoni
board-ability-pike = pesca 1–3 a 1, tieni 1
board-ability-toby = 1 gettone per ogni tipo
board-ability-johnson = scarta 1–3 della fila
board-ability-billy = vendi: valore −{ $day }
board-ability-kramm = una carta; poi compra lui
board-ability-hunter = scambia con la fila
board-marker =
    { $stands ->
        [upright] segnalino di { $name }, in piedi
       *[flat] segnalino di { $name }, coricato
    }
board-tokens =
    { $count ->
        [one] un gettone
       *[other] { $count } gettoni
    }
board-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
board-set = { $name }, { $card }: { $count } scoperte{ $joker ->
        [yes] , con un jolly
       *[no] {""}
    }
board-joker-of = il jolly del gruppo: { $set }
board-standing = { $mine } a { $theirs }, per ora { $points } punti
board-loose =
    { $count ->
        [one] un jolly libero
       *[other] { $count } jolly liberi
    }
board-loose-short = liberi
board-hidden =
    { $count ->
        [one] una carta nascosta
       *[other] { $count } carte nascoste
    }; conoscete: { $known }
board-hidden-short =
    { $count ->
        [0] nascoste
       *[other] nascoste: { $count }
    }
board-held = riservata: { $card }
board-held-place = posto per una carta riservata
board-held-short = riservata
board-deck =
    { $count ->
        [0] Il mazzo degli indizi è vuoto
        [one] Una carta nel mazzo degli indizi
       *[other] { $count } carte nel mazzo degli indizi
    }
board-deck-short = mazzo
board-discards =
    { $count ->
        [0] Nessuno scarto
        [one] Una carta scartata
       *[other] { $count } carte scartate
    }
board-discards-short = scarti
board-in-row = nella fila: { $card }
board-row-empty = La fila è vuota
board-looks =
    { $name } guarda { $count ->
        [one] una carta
       *[other] { $count } carte
    }
board-lifted = ripreso { $from }
board-drawn = Pescate: tenetene una
board-in-hand = Segnalini in mano
board-draft = Portate in città uno dei due; nessuno vede quale finché non hanno scelto entrambi.
board-draft-wait = La vostra scelta, ancora segreta
board-draft-others = I fratelli scelgono in segreto gli ospiti
board-be = Chi è il primo giocatore?
