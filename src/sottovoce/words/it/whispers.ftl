# Sussurri nella notte. Le stanze sono numerate come giacciono: 0 è il bagno.

title = Sussurri nella notte
about = Una notte in una vecchia casa: ognuno è qualcuno, e nessuno dice chi. Le carte nella stanza della tua pedina e il tuo simbolo sulle carte scoperte, ovunque siano, ti danno punti; e così indovinare chi è un avversario. Le regole sono quelle del gioco stampato; le carte sono un nostro mazzo di casa. (§1, §9)
about-turn = Un giro: ognuno gioca due carte, scoperte o coperte, in qualsiasi stanza; poi ognuno può indovinare; poi il contatore scende e si pesca un evento. A zero la partita è finita. (§3, §4, §6, §7)

seat-north = Nord
seat-north-of = di Nord
seat-north-to = a Nord
seat-east = Est
seat-east-of = di Est
seat-east-to = a Est
seat-south = Sud
seat-south-of = di Sud
seat-south-to = a Sud
seat-west = Ovest
seat-west-of = di Ovest
seat-west-to = a Ovest

## Parole brevi

own-words =
    { "it" ->
        [en] { $en }
        [ru] { $ru }
       *[it] { $it }
    }
list = { $before }, { $last }
sentences = { $first } { $second }
quoted = «{ $card }»
set-house = il mazzo di casa
set-own = un mazzo proprio

## Che cosa dicono le carte: composto da ciò che fanno

step-draw =
    { $amount ->
        [one] Pesca una carta.
       *[other] Pesca { $amount } carte.
    }
step-discard =
    { $amount ->
        [one] Metti una carta della mano sotto il mazzo.
       *[other] Metti { $amount } carte della mano sotto il mazzo.
    }
step-flip =
    { $way ->
        [up] Scopri la carta in cima, coperta,
        [down] Copri la carta in cima, scoperta,
       *[either] Gira la carta in cima
    } { $at ->
        [here] di questa stanza.
       *[anywhere] di una stanza.
    }
step-move-card =
    Sposta la carta in cima { $at ->
        [here] a questa stanza
       *[anywhere] a una stanza
    } { $to ->
        [here] qui.
       *[anywhere] in un'altra.
    }
step-move-figure =
    Sposta una pedina { $at ->
        [here] di questa stanza
       *[anywhere] a scelta
    } { $to ->
        [here] qui.
       *[anywhere] in un'altra stanza.
    }
step-swap-figures = Scambia di posto due pedine.
step-peek =
    Guarda la più alta delle carte coperte { $at ->
        [here] di questa stanza
       *[anywhere] di una stanza
    } che non hai ancora visto.
step-peek-hand = Guarda una carta in mano a un avversario.
step-swap-hand = Da' una carta a un avversario e pescane una dalla sua mano.
step-gain =
    { $amount ->
        [one] Prendi un punto.
       *[other] Prendi { $amount } punti.
    }
step-gain-each =
    Prendi un punto per ogni oggetto misterioso scoperto { $at ->
        [here] in questa stanza.
       *[anywhere] nella casa.
    }
step-give =
    { $amount ->
        [one] Da' un punto a un avversario.
       *[other] Da' { $amount } punti a un avversario.
    }
step-extra-play = Gioca un'altra carta.
step-protect = Nella prossima fase delle congetture nessuno può nominarti.

rule-none = Non succede nulla.
rule-plays =
    In questo giro ognuno gioca { $number ->
        [one] una carta.
       *[other] { $number } carte.
    }
rule-hand =
    In questo giro la mano si completa a { $number ->
        [one] una carta.
       *[other] { $number } carte.
    }
rule-faces =
    { $face ->
        [up] In questo giro le carte si giocano solo scoperte.
       *[down] In questo giro le carte si giocano solo coperte.
    }
rule-bathroom = In questo giro non si gioca nulla nel bagno.
rule-apart = In questo giro le carte di un turno vanno in stanze diverse.
rule-rooms =
    { $rooms ->
        [asleep] In questo giro nessuna stanza agisce.
       *[awake] In questo giro ogni stanza agisce a ogni carta.
    }
rule-effects = In questo giro le carte non hanno effetti.
rule-guessing = In questo giro nessuno indovina.
rule-stake =
    { $way ->
        [up] In questo giro una congettura vale { $points } in più.
       *[down] In questo giro una congettura vale { $points } in meno.
    }
rule-forgiving = In questo giro una congettura sbagliata non costa nulla.

## Il mazzo di casa: simboli e personaggi

symbol-moon = Luna
symbol-key = Chiave
symbol-rose = Rosa
symbol-glass = Clessidra

character-sleepwalker = Sonnambulo
character-sleepwalker-note = Conosce ogni scalino a memoria e nessuno di vista.
character-astronomer = Astronomo
character-astronomer-note = Guarda tanto in su che non ha mai visto i tappeti.
character-butler = Maggiordomo
character-butler-note = Non ha sentito nulla, come sempre, e non ha scordato nulla.
character-housekeeper = Governante
character-housekeeper-note = Ogni notte conta i cucchiai, e anche gli ospiti.
character-widow = Vedova
character-widow-note = Il nero è per tre mariti, il profumo per il quarto.
character-gardener = Giardiniere
character-gardener-note = Entra dalla finestra: la porta è per le visite.
character-clockmaker = Orologiaio
character-clockmaker-note = Dal ticchettio capisce chi mente.
character-great-aunt = Prozia
character-great-aunt-note = Parte domani. Da undici anni.

## Stanze

room-bathroom = Bagno
room-bathroom-note = L'unica porta della casa che si chiude a chiave.
room-kitchen = Cucina
room-kitchen-note = Qualcuno ha già assaggiato la torta.
room-library = Biblioteca
room-library-note = Uno di questi scaffali respira.
room-cellar = Cantina
room-cellar-note = Ciò che si porta giù risale altrove.
room-music-room = Sala da musica
room-music-room-note = Il piano sa un'aria sola e la suona quando nessuno guarda.
room-attic = Soffitta
room-attic-note = Quassù tutto giace dal verso sbagliato.
room-study = Studio
room-study-note = L'inchiostro è ancora fresco.
room-gallery = Galleria
room-gallery-note = Dopo mezzanotte i quadri cambiano di mano.
room-conservatory = Serra
room-conservatory-note = Attenzione al vialetto: porta dove vuole.

## Indizi

evidence-nightcap = Berretta da notte
evidence-nightcap-note = Ancora tiepida.
evidence-keyring = Mazzo di chiavi
evidence-keyring-note = Undici chiavi, dodici serrature.
evidence-pressed-rose = Rosa secca
evidence-pressed-rose-note = Pagina 113, dove l'eroina mente.
evidence-stopped-watch = Orologio fermo
evidence-stopped-watch-note = Le tre e dieci, due volte al giorno.
evidence-star-chart = Carta delle stelle
evidence-star-chart-note = Una stella di troppo, in inchiostro rosso.
evidence-strongbox = Cassaforte
evidence-strongbox-note = Chiusa, vuota e sorvegliata.
evidence-rose-wreath = Corona di rose
evidence-rose-wreath-note = Per chi, il nastro non lo dice.
evidence-grandfather-clock = Pendola
evidence-grandfather-clock-note = Suona quando se ne parla.
evidence-open-skylight = Lucernario aperto
evidence-open-skylight-note = Si apre solo da dentro.
evidence-night-bloom = Fiore notturno
evidence-night-bloom-note = Qualcuno l'ha colto al buio.
evidence-tide-table = Tavola delle maree
evidence-tide-table-note = Il mare è a settanta chilometri.
evidence-garden-gate = Cancelletto
evidence-garden-gate-note = Prima di stanotte non cigolava.
evidence-winding-key = Chiavetta di carica
evidence-winding-key-note = In questa casa non entra in nulla.
evidence-fallen-petals = Petali caduti
evidence-fallen-petals-note = Portano alla scala e finiscono.
evidence-torn-diary = Diario strappato
evidence-torn-diary-note = «…e se mai lo scoprisse»
evidence-love-letter = Lettera d'amore
evidence-love-letter-note = Senza nome, ma che calligrafia.
evidence-muddy-boots = Stivali infangati
evidence-muddy-boots-note = Tutti e due sinistri.
evidence-lost-glove = Guanto smarrito
evidence-lost-glove-note = Troppo piccolo per tutti i presenti.
evidence-silver-coin = Moneta d'argento
evidence-silver-coin-note = Consumata dal lato della luna.
evidence-iron-coin = Moneta di ferro
evidence-iron-coin-note = Nessuno ne ha mai spesa una.
evidence-copper-coin = Moneta di rame
evidence-copper-coin-note = Profuma di rose.
evidence-gold-coin = Moneta d'oro
evidence-gold-coin-note = Il tempo è denaro, dice il bordo.
evidence-candle = Candela
evidence-candle-note = Facciamo un po' di luce.
evidence-lullaby = Ninnananna
evidence-lullaby-note = Zitti: qui non c'è nessuno.
evidence-opera-glasses = Binocolo da teatro
evidence-opera-glasses-note = La commedia è al tavolo accanto.
evidence-dumbwaiter = Montavivande
evidence-dumbwaiter-note = Non parla e porta tutto.
evidence-master-key = Passe-partout
evidence-master-key-note = Da questa parte, prego.
evidence-tip = Mancia generosa
evidence-tip-note = Per non avere visto nulla.
evidence-bouquet = Mazzo di fiori
evidence-bouquet-note = Un fiore va alla padrona di casa.
evidence-calling-card = Biglietto da visita
evidence-calling-card-note = Uno si lascia, uno si prende.
evidence-waltz = Valzer
evidence-waltz-note = Cambio di coppia!
evidence-hand-mirror = Specchietto
evidence-hand-mirror-note = Mostra l'altro lato.
evidence-metronome = Metronomo
evidence-metronome-note = E ancora una. E ancora una.
evidence-ashtray = Posacenere
evidence-ashtray-note = Questa la bruciamo, no?
evidence-mysterious-casket = Scrigno misterioso
evidence-mysterious-casket-note = Ronza quando ha compagnia.
evidence-mysterious-perfume = Profumo misterioso
evidence-mysterious-perfume-note = Impossibile non seguirlo.
evidence-mysterious-footprint = Impronta misteriosa
evidence-mysterious-footprint-note = Viene da dove non è stato nessuno.
evidence-mysterious-note = Biglietto misterioso
evidence-mysterious-note-note = «Guarda dietro lo specchio. Poi il tuo vicino.»
evidence-mysterious-ticking = Ticchettio misterioso
evidence-mysterious-ticking-note = Prima o poi viene fuori.
evidence-mysterious-portrait = Ritratto misterioso
evidence-mysterious-portrait-note = Ti somiglia e lo nega.

## Eventi

happening-lights-out = Va via la luce
happening-lights-out-note = Paf, disse la valvola.
happening-full-moon = Luna piena
happening-full-moon-note = Ci si potrebbe leggere.
happening-frozen-pipes = Tubi gelati
happening-frozen-pipes-note = Il bagno è una pista di ghiaccio.
happening-creaking-stairs = Scale che scricchiolano
happening-creaking-stairs-note = Nessuno calpesta due volte lo stesso scalino.
happening-house-asleep = La casa dorme
happening-house-asleep-note = Russano perfino le porte.
happening-restless-house = La casa è inquieta
happening-restless-house-note = Ogni asse ha qualcosa da dire.
happening-long-night = Una lunga notte
happening-long-night-note = La pendola batte le tredici.
happening-hush = Sst!
happening-hush-note = Qualcuno ascolta.
happening-sharp-ears = Orecchie fini
happening-sharp-ears-note = Stanotte un sussurro va lontano.
happening-spring-cleaning = Pulizie di primavera
happening-spring-cleaning-note = A quest'ora?
happening-midnight-snack = Spuntino di mezzanotte
happening-midnight-snack-note = Ci si incontra tutti in dispensa.
happening-draught = Una corrente d'aria
happening-draught-note = Carte dappertutto.
happening-moving-furniture = Si spostano i mobili
happening-moving-furniture-note = Stava meglio di là.
happening-knock-at-the-door = Bussano alla porta
happening-knock-at-the-door-note = Fuori non c'è nessuno, e lo fanno entrare.
happening-keyhole = Il buco della serratura
happening-keyhole-note = Solo un'occhiata.
happening-over-the-shoulder = Da sopra la spalla
happening-over-the-shoulder-note = Tenga su le carte, cara.
happening-card-game = Una partita a carte
happening-card-game-note = Amichevole, per una volta.
happening-good-manners = Buone maniere
happening-good-manners-note = Dopo di lei. No, dopo di lei.

## Scelte: la frase, il suo gruppo e la forma breve in un elenco, e la regola

offer-play =
    «{ $card }» { $face ->
        [up] scoperta
       *[down] coperta
    } → { $room }{ $mark }
    .group = { $card } { $marks }
    .short =
        { $room_number }{ $face ->
            [up] ▲
           *[down] ▼
        }{ $mark }
    .rule = Gioca una carta in una stanza qualsiasi. Scoperta (▲) vale per i suoi simboli ovunque sia, e il suo effetto avviene; coperta (▼) nasconde entrambi. In ogni caso è un punto per le pedine di quella stanza, e la stanza agisce, dopo la carta. (§4.3, §4.4, §4.5)
offer-guess =
    { $whom_name } è: { $character } ({ $stake ->
        [one] un punto
       *[other] { $stake } punti
    })
    .group = { $whom_name } è
    .short = { $character }
    .rule = Di' chi è un avversario. Se è giusto, prendi i punti del contatore e lui si scopre; se è sbagliato, li prende lui. (§6.2, §6.3, §6.4)
offer-pass = Non nominare nessuno
    .group = Passo
    .short = non nominare nessuno
    .rule = Non sei obbligato a indovinare. (§6.2)
offer-flip =
    { $room }: { $way ->
        [up] scopri la carta in cima
       *[down] copri la carta in cima
    }{ $mark }
    .group = Gira
    .short = { $room_number } { $room }{ $mark }
    .rule = La carta in cima a una stanza si gira e tutti la vedono; ora non ha effetto. (§5.3)
offer-peek = Guarda una carta coperta: { $room }
    .group = Guarda
    .short = { $room_number } { $room }
    .rule = Tu solo guardi la più alta delle carte coperte di una stanza che non hai ancora visto. (§5.7)
offer-carry = Carta in cima: { $start } → { $end }{ $mark }
    .group = { $start_number } { $start } →
    .short = { $end_number }{ $mark }
    .rule = La carta in cima a una stanza va, così com'è, in cima alle carte di un'altra; ora non ha effetto. (§5.4)
offer-lead = { $figure } → { $room }{ $mark }
    .group = { $figure } →
    .short = { $room_number }{ $mark }
    .rule = Una pedina va in un'altra stanza, mai nel bagno; per il suo giocatore conta la nuova stanza. (§5.5, §9.2)
offer-trade = { $first } ⇄ { $second }{ $mark }
    .group = { $first } ⇄
    .short = { $second }{ $mark }
    .rule = Due pedine di stanze diverse si scambiano di posto. (§5.6)
offer-spy = Guarda una carta { $whose }
    .group = Guarda
    .short = { $whom_name }
    .rule = Una carta di quella mano che non hai visto, estratta a sorte, viene mostrata a te solo. (§5.8)
offer-give = Punti { $to_whom }
    .group = Da'
    .short = { $to_whom }
    .rule = Devi dare; scegli solo a chi. (§4.6, §5.11)
offer-drop = Metti «{ $card }» sotto il mazzo
    .group = Sotto il mazzo
    .short = { $card }
    .rule = Una carta va sotto il mazzo, senza che gli altri la vedano. (§5.2)
offer-swap = «{ $card }» per una carta { $whose }
    .group = { $card }
    .short = per una { $whose }
    .rule = Da' una carta e pescane una a sorte da quella mano; tutti e due conoscono entrambe. (§5.9)

mark-points = {" "}{ $points }
legend = ▲ scoperta, ▼ coperta, con il numero della stanza · +2: i punti che ti porterebbe ora

## Il racconto

event-game-began = Cala la notte sulla casa: { $rooms }. Il contatore segna { $counter }.
event-character-dealt = Tu sei: { $character } { $mark } ({ $symbol }). Non dirlo a nessuno.
event-round-began =
    { $who ->
        [you] Guidi tu
       *[other] Guida { $name }
    }; il contatore segna { $counter }.
event-event-drawn =
    { $who ->
        [you] Peschi
       *[other] { $name } pesca
    } l'evento «{ $card }». { $text }
event-task-begins =
    { $who ->
        [you] Ora tocca a te.
       *[other] Ora tocca a { $name }.
    }
event-game-ended = Il contatore segna zero. Tutti scoprono il personaggio.
event-played-up =
    { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } «{ $card }» scoperta → { $room }.
event-played-down =
    { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } una carta coperta → { $room }.
event-known-card = La carta è «{ $card }».
event-effect-acts = «{ $card }»: { $text }
event-room-acts = { $room }: { $text }
event-impossible = Ora non si può fare, e si salta.
event-no-cards =
    { $who ->
        [you] Non hai carte da giocare.
       *[other] { $name } non ha carte da giocare.
    }
event-drew =
    { $who ->
        [you] Peschi
       *[other] { $name } pesca
    } { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
event-drew-cards = Peschi { $cards }.
event-discarded =
    { $who ->
        [you] Metti
       *[other] { $name } mette
    } una carta sotto il mazzo.
event-flipped =
    { $who ->
        [you] Tu { $way ->
            [up] scopri
           *[down] copri
        }
       *[other] { $name } { $way ->
            [up] scopre
           *[down] copre
        }
    } «{ $card }»: { $room }.
event-card-moved =
    { $who ->
        [you] Sposti
       *[other] { $name } sposta
    } una carta: { $start } → { $end }.
event-peeked =
    { $who ->
        [you] Guardi
       *[other] { $name } guarda
    } una carta coperta: { $room }.
event-spied =
    { $who ->
        [you] Guardi una carta { $whose }.
       *[other] { $name } guarda { $whom ->
            [you] una delle tue carte.
           *[other] una carta { $whose }.
        }
    }
event-swapped =
    { $who ->
        [you] Dai una carta e ne prendi una { $whose }.
       *[other] { $name } dà una carta e ne prende { $whom ->
            [you] una delle tue.
           *[other] una { $whose }.
        }
    }
event-given-card = Data: «{ $card }».
event-taken-card = Presa: «{ $card }».
event-figure-moved =
    { $who ->
        [you] Sposti
       *[other] { $name } sposta
    } una pedina: { $figure }, { $start } → { $end }.
event-figures-swapped =
    { $who ->
        [you] Scambi
       *[other] { $name } scambia
    } due pedine: { $first } ⇄ { $second }.
event-gained =
    { $who ->
        [you] Prendi
       *[other] { $name } prende
    } { $points ->
        [0] nessun punto
        [one] un punto
       *[other] { $points } punti
    }.
event-gave =
    { $who ->
        [you] Dai { $to_whom }
       *[other] { $name } dà { $whom ->
            [you] a te
           *[other] { $to_whom }
        }
    } { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
event-extra-play =
    { $who ->
        [you] Giochi
       *[other] { $name } gioca
    } un'altra carta in questo turno.
event-protected =
    { $who ->
        [you] Nessuno può nominarti
       *[other] Nessuno può nominare { $name }
    } nella prossima fase delle congetture.
event-passed =
    { $who ->
        [you] Non nomini nessuno.
       *[other] { $name } non nomina nessuno.
    }
event-guessed-right =
    { $who ->
        [you] Dici che
       *[other] { $name } dice che
    } { $whom ->
        [you] tu sei
       *[other] { $whom_name } è
    }: { $character }. Giusto! { $points ->
        [one] Un punto
       *[other] { $points } punti
    } per la congettura.
event-guessed-wrong =
    { $who ->
        [you] Dici che
       *[other] { $name } dice che
    } { $whom ->
        [you] tu sei
       *[other] { $whom_name } è
    }: { $character }. Sbagliato; { $points ->
        [0] non costa nulla.
        [one] il punto va all'accusato.
       *[other] { $points } punti vanno all'accusato.
    }

## Il risultato

result-most-points =
    { $who ->
        [you] Vinci con più punti di tutti.
       *[other] { $name } vince con più punti di tutti.
    }
result-symbols-at-home =
    { $who ->
        [you] Pari nei punti, vinci tu
       *[other] Pari nei punti, vince { $name }
    } con più simboli propri nella propria stanza.
result-shared = Vittoria condivisa: { $names }.
result-early =
    { $reason ->
        [resigned] Qualcuno ha lasciato la casa prima che la notte finisse
        [out-of-time] Il tempo è finito prima della notte
       *[agreed-draw] Tutti d'accordo: la notte resti in pace
    }. Vittoria: { $names }.
result-tokens =
    { $who ->
        [you] Tu
       *[other] { $name }
    }: gettoni { $tokens }; il resto rimane al buio.
result-seat =
    { $who ->
        [you] Tu
       *[other] { $name }
    } ({ $character }): { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    } = gettoni { $tokens } + carte nella stanza { $cards } + simboli { $symbols } (in casa { $home }).

## Il tavolo

table-counter = contatore { $counter }
table-deck =
    { $deck ->
        [0] mazzo vuoto
       *[other] mazzo { $deck }
    }
table-leader =
    { $who ->
        [you] guidi tu
       *[other] guida { $name }
    }
table-event = Evento: { $card }. { $text }
table-you = (tu)
table-two = due
table-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
table-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
table-protected = al riparo
table-not = non { $people }
table-hand = La tua mano
table-coin = moneta: raddoppia la carta sopra di sé
table-plays =
    { $plays ->
        [one] ancora una carta da giocare
       *[other] ancora { $plays } carte da giocare
    }
table-stake =
    { $stake ->
        [one] una congettura vale un punto
       *[other] una congettura vale { $stake } punti
    }
table-to-move =
    { $who ->
        [you] Tocca a te
       *[other] Tocca a { $name }
    }
table-over = La partita è finita

## Che cosa si può dedurre

insight-whispers-insight = Ciò che ognuno ha fatto allo scoperto dice qualcosa di chi è.
insight-suspicion =
    { $seat ->
        [0] { seat-north }
        [1] { seat-east }
        [2] { seat-south }
       *[3] { seat-west }
    }: { $likeliest_0 } { NUMBER($likely_0, style: "percent") }, { $likeliest_1 } { NUMBER($likely_1, style: "percent") }, { $likeliest_2 } { NUMBER($likely_2, style: "percent") }
insight-exposure = Ti si potrebbe nominare con una certezza del { NUMBER($chance, style: "percent") }.

## Un mazzo passato in rassegna

cards-set = { $title } ({ $identity })
cards-people =
    { $people ->
        [one] { $people } personaggio
       *[other] { $people } personaggi
    }, { $symbols ->
        [one] { $symbols } simbolo
       *[other] { $symbols } simboli
    }.
cards-rooms =
    { $rooms ->
        [one] { $rooms } stanza
       *[other] { $rooms } stanze
    }, di cui segnate «due»: { $two }.
cards-evidence =
    { $cards ->
        [one] { $cards } carta indizio
       *[other] { $cards } carte indizio
    }, { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipi
    }: con effetto { $effects }, misteriose { $mysterious }, con moneta { $coins }.
cards-events =
    { $events ->
        [one] { $events } evento
       *[other] { $events } eventi
    }, di cui compiti: { $tasks }.
cards-symbol = { $mark } { $name } { $count }
cards-balanced = I simboli sono in equilibrio: { $symbols }.
cards-unbalanced = I simboli non sono in equilibrio: { $symbols }.
cards-never = { $name }: il passo «{ $step }» non si è mai potuto fare.
cards-playable = Tutto in questo mazzo si può fare: ci si può giocare.
cards-unplayable = Qualcosa in questo mazzo non si può mai fare.

## Il tabellone sulla pagina

board-player =
    { $name }{ $own ->
        [yes] {" "}(tu)
       *[no] {""}
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }{ $leads ->
        [yes] , guida questo round
       *[no] {""}
    }. { $character ->
        [hidden] Personaggio nascosto.
       *[other] Personaggio: { $character }.
    }
board-leader = Guida questo round
board-gallery = Chi è in casa
board-guess =
    Chi è chi? Una congettura giusta vale { $stake ->
        [one] { $stake } punto
       *[other] { $stake } punti
    }, una sbagliata altrettanto per l'accusato
board-person = { $character }, simbolo: { $symbol }
board-figure = Figura: { $character }, simbolo: { $symbol }
board-locket = Il tuo medaglione
board-locket-open = Tu sei: { $character }, simbolo: { $symbol }. Premi per chiudere il medaglione.
board-locket-closed = Il tuo medaglione, chiuso. Premi per vedere chi sei.
board-no-event = È scesa la notte. Nessuno dice chi è.
board-deck = Mazzo degli indizi: { $left }
board-clock =
    Il contatore mostra { $counter }; una congettura vale { $stake ->
        [one] { $stake } punto
       *[other] { $stake } punti
    }.
board-stake = congettura: { $stake }
board-room =
    { $room }. { $text }{ $two ->
        [yes] {" "}Agisce alla seconda carta di un turno.
       *[no] {""}
    } { $cards ->
        [0] Nessuna carta qui.
        [one] { $cards } carta qui.
       *[other] { $cards } carte qui.
    }
board-two = Agisce alla seconda carta che un turno porta qui
board-pile =
    { $room }: { $cards ->
        [0] nessuna carta
        [one] { $cards } carta
       *[other] { $cards } carte
    }, dal basso in alto
board-pile-card =
    { $card } · { $face ->
        [up] scoperta
       *[down] coperta
    } · { $name }
board-card =
    { $card } ({ $symbols }){ $does ->
        [nothing] {""}
       *[other] : { $does }
    }
board-unknown = Una carta che non hai visto
board-lay =
    { $way ->
        [up] Scoperta
       *[down] Coperta
    } → { $room }{ $points ->
        [none] {""}
       *[other] {" "}({ $points })
    }
board-lay-short =
    { $way ->
        [up] scoperta
       *[down] coperta
    }
board-hand-empty = Nessuna carta in mano
board-known = Un altro giocatore ha visto questa carta
board-known-short = vista
board-close = Rimetti a posto
board-tokens = punti finora
board-in-room = carte nella stanza
board-symbols = simboli
board-total = totale
board-who = Giocatore
