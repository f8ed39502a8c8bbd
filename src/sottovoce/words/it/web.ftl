## La casa

title = Sottovoce
motto = Un tavolo per quattro giochi di segreti: da soli, con gli amici o contro bot onesti.
skip = Vai al contenuto
nav = Menu principale
credits = Regole con parole nostre, disegni nostri. Pittogrammi di Lorc, Delapouite e altri autori:
offline = La linea con il server è caduta. Riproviamo; nulla di ciò che avete fatto è perduto.
out-of-reach = Il server ora non risponde. Riprovate fra un momento.
close = Chiudi
cancel = Annulla
save = Salva
nowhere = Qui non c'è nulla
nowhere-text = A questo indirizzo non c'è alcuna pagina.
go-home = Alla pagina iniziale
new = nuovo
you = voi

language = Lingua
language-en = English
language-ru = Русский
language-it = Italiano
to-day = Tema chiaro
to-night = Tema scuro

## I giochi

games = I giochi
game-venice = Venezia
    .minutes = 20-40 min
    .about = Vigilia di carnevale. Due casate corteggiano il Doge: muovete con le carte il suo seguito e portatelo alla vostra porta.
game-holmes = Holmes
    .minutes = 30-45 min
    .about = Sherlock e Mycroft indagano su un attentato per sette giorni. Visitate le persone giuste e raccogliete più indizi di ogni tipo di vostro fratello.
game-sonata = Black Sonata
    .minutes = 30 min
    .about = Londra, 1600. Seguite la Dama Bruna dai luoghi che tocca, raccogliete indizi e dite chi è prima che scada il tempo.
game-whispers = Sussurri nella notte
    .minutes = 20-40 min
    .about = Una notte in una vecchia casa. Ognuno è qualcuno, e nessuno dice chi: giocate carte, muovete figure e indovinate prima d'essere indovinati.
players =
    { $max ->
        [1] un giocatore
       *[other] { $min ->
            [2] { $max ->
                [2] due giocatori
               *[other] 2-{ $max } giocatori
            }
           *[other] { $min }-{ $max } giocatori
        }
    }
play-now = Gioca subito
against = Contro chi
with-friends = Con gli amici, opzioni
choose-options = Scegli le opzioni
learn = Prima partita guidata
rules = Regole
new-game = Nuova partita

bot =
    { $level ->
        [level-1] Bot 1, novizio
        [level-2] Bot 2, dilettante
        [level-3] Bot 3, assiduo
        [level-4] Bot 4, esperto
        [level-5] Bot 5, maestro
        [random] Bot che gioca a caso
        [greedy] Bot che prende quel che può
        [careful] Bot prudente
       *[other] Bot { $level }
    }
guest-name = Ospite { $number }
empty-seat = posto libero

my-games = Le vostre partite
all-my-games = Mostra tutte: { $count }
waiting = Si aspettano giocatori
over = Finita: rivedetela
your-turn = Tocca a voi
their-turn = Gli altri pensano
open-tables = Tavoli aperti
no-open-tables = Ora nessuno aspetta. Aprite voi un tavolo e mostratelo qui.
sit-down = Sedetevi

## Una nuova partita

new-match = Nuova partita: { $game }
options = Opzioni
seats = Posti
seat = Posto { $number }
sitter-me = voi
sitter-open = qualcun altro (con un link)
clock = Orologio
clock-kind = Tempo
clock-none = senza orologio
clock-quick = 10 minuti a testa, 5 secondi a turno
clock-slow = 30 minuti a testa, 10 secondi a turno
clock-one-day = un giorno per turno
clock-three-days = tre giorni per turno
clock-week = una settimana per turno
on-time-out = Allo scadere del tempo
on-time-out-bot = continua un bot
on-time-out-loss = la partita è persa
listed = Mostra il tavolo nella pagina iniziale, così chiunque può sedersi
open-table = Apri il tavolo
open-table-note = Riceverete un link da mandare per ogni posto libero.
begin = Comincia

option-venice-rounds = Durata
option-venice-rounds-match = un incontro intero
option-venice-rounds-single = una sola manche
option-holmes-draft_start = Primi personaggi
option-holmes-draft_start-no = come stampato
option-holmes-draft_start-yes = scelti a turno
option-holmes-brothers = Carta di riserva
option-holmes-brothers-no = senza
option-holmes-brothers-yes = con
option-holmes-villains = Malvagi
option-holmes-villains-none = nessuno
option-holmes-villains-moriarty = Moriarty
option-holmes-villains-moran = Moran
option-holmes-villains-random = uno dei due, a sorte
option-holmes-villains-both = entrambi
option-sonata-mode = Modalità
option-sonata-mode-training = allenamento
option-sonata-mode-easy = facile
option-sonata-mode-standard = normale
option-sonata-mode-advanced = avanzata
option-sonata-mode-expert = esperta
option-sonata-fog_out = Carte nebbia tolte
option-sonata-route = Il suo percorso
option-sonata-route-random = uno stampato, a sorte
option-sonata-route-generated = uno nuovo
option-sonata-direction = Direzione
option-sonata-direction-forwards = in avanti
option-sonata-direction-backwards = all'indietro
option-sonata-difficulty = Difficoltà del percorso
option-sonata-difficulty-any = qualsiasi
option-sonata-difficulty-base = gioco base
option-sonata-difficulty-very-easy = molto facile
option-sonata-difficulty-easy = facile
option-sonata-difficulty-moderate = media
option-sonata-difficulty-hard = difficile
option-sonata-kind = Lei
option-sonata-kind-either = può fare l'uno o l'altro
option-sonata-kind-moves = si muove sempre
option-sonata-kind-may-stay = può restare dov'è
option-sonata-length = Lunghezza del percorso
option-sonata-length-printed = come quelli stampati
option-sonata-labels = Scritte delle carte
option-sonata-labels-language = della mia lingua
option-sonata-labels-international = internazionali
option-sonata-labels-ru = edizione russa
option-whispers-players = Giocatori
option-whispers-counter = Il contatore parte da
option-whispers-counter-usual = il numero consueto
route = { $kind } { $number }
route-base = gioco base
route-very-easy = molto facile
route-easy = facile
route-moderate = medio
route-hard = difficile

invitation = Un invito
invited = { $host } vi invita a una partita: { $game }

## Account e impostazioni

account = Voi
your-name = Il vostro nome al tavolo
field-name = Nome
field-account = Nome dell'account
field-passphrase = Frase segreta
field-recovery = Codice di recupero
renamed = Al tavolo ora vi chiamate { $name }.
make-account = Crea un account
make-account-text = Un ospite è noto solo a questo browser. Con un account potete tornare da ovunque. Non serve alcun indirizzo e-mail.
log-in = Entra
carry = Porta con me le partite giocate da ospite
log-out = Esci
logged-in = Siete entrati come { $account }
recover = Dimenticata la frase segreta?
recover-text = Con il codice di recupero potete sceglierne una nuova.
recovery-code = Il vostro codice di recupero
recovery-text = Scrivetelo ora: si mostra una volta sola, ed è l'unico modo di rientrare se dimenticate la frase segreta.
written-down = L'ho scritto
my-data = Che cosa si conserva di voi
my-data-text = Il nome, le partite e le note. Potete prenderne una copia o far cancellare tutto.
export = Prendi una copia
erase = Cancella tutto
erase-text = Nome, account e note si cancellano subito e per sempre. Le partite in corso continuano con un bot.
erase-sure = Sì, cancella tutto
erased = Tutto ciò che vi riguardava è stato cancellato.

settings = Impostazioni
theme = Luce
theme-dark = lume (scuro)
theme-light = luce del giorno
theme-system = come il sistema
motion = Movimento
motion-system = come il sistema
motion-on = sì
motion-off = no
sound = Suoni lievi di carte e legno
keys = Tasti al tavolo
key-digits = 1 – 9
    .does = prende la scelta con quel numero
key-arrows = ← →
    .does = passa da una scelta all'altra
key-enter = Invio
    .does = prende la scelta evidenziata, o l'unica
key-escape = Esc
    .does = ritira l'ultima parola, chiude ciò che è aperto
key-undo = U
    .does = annulla l'ultima decisione
key-help = ?
    .does = regole di questo momento
key-replay = ← → Home Fine
    .does = nella rivisione: passo per passo, inizio, fine; lo spazio avvia
contents = Indice

## Al tavolo

arriving = Si apparecchia il tavolo …
no-such-table = Questo tavolo non è aperto per voi.
waiting-for = Si aspettano giocatori
send-link = Mandate questo link a chi siederà qui: { $seat }
copy-link = Copia il link
copied = Il link è copiato.
turn-of = { $name } pensa
game-over = La partita è finita
to-move = tocca a:
winner = vince:
sits-in = bot al posto di { $name }
time-left = Tempo rimasto
days-left = { $days } g { $hours } h

sentence = La vostra decisione
choices =
    { $count ->
        [one] { $count } scelta
       *[other] { $count } scelte
    }
take-back-word = scegliete altro
undo = Annulla
rules-now = Regole di questo momento
you-may = Che cosa potete fare ora
all-rules = Tutte le regole
no-board = Il tavolo disegnato non c'è; tutto si può giocare con le parole qui sotto.

why-not-past = State guardando un momento passato.
why-not-over = La partita è finita.
why-not-watching = State guardando; può toccare solo chi gioca.
why-not-turn = Non tocca a voi: decide { $name }.
why-not-now = Qui ora non c'è nulla da scegliere; si tocca ciò che brilla.

panel = Diario, regole, chiacchiere e note
log = Diario
chat = Chat
notes = Note
result = Esito
jump = Guarda questo momento
looking-back = State guardando il momento { $step }.
back-to-now = Torna ad ora
you-watch = State guardando.
you-are-away = Un bot siede al vostro posto.
chat-players = Ancora nulla. Vi sentono i giocatori.
chat-spectators = Ancora nulla. Vi sentono gli spettatori.
say-something = Dite qualcosa
say = Di'
report = Segnala
reported = Grazie; lo guarderemo.
mute = Non sentire più { $name }
muted =
    { $count ->
        [one] Qualcuno qui non si sente.
       *[other] { $count } persone qui non si sentono.
    }
unmute = Sentire di nuovo tutti
notes-label = Solo per i vostri occhi; si salvano mentre scrivete.

menu = Menu
offer-draw = Proponi la patta
draw-offered = Avete proposto la patta.
draw-offer = { $name } propone la patta.
accept = Accetta
decline = Rifiuta
resign = Abbandona
resign-sure = La partita finisce subito, e la perdete.
leave = Lascia il tavolo
leave-sure = Un bot siede al vostro posto; finché si gioca potete tornare.
come-back = Riprendi il posto
watch-link = Copia un link per spettatori
sound-on = Suono acceso
sound-off = Suono spento

won = Avete vinto
lost = Avete perso
drawn = Pari
ended-resigned = Per abbandono.
ended-out-of-time = Il tempo era scaduto.
ended-agreed-draw = Per accordo.
rematch = Gioca ancora
rematch-asked = Avete chiesto un'altra partita
rematch-accept = { $name } vorrebbe un'altra partita: accetta
to-rematch = Alla prossima partita
replay = Rivedi
share-replay = Copia un link alla rivisione
record = Salva il verbale

## Rivedere

replay-of = { $game }: si rivede
nothing-to-replay = La partita non è cominciata; non c'è ancora nulla da vedere.
step-of = Momento { $step } di { $last }.
moment = Momento
to-first = All'inizio
to-previous = Un passo indietro
to-next = Un passo avanti
to-last = Alla fine
play = Avvia
pause = Pausa
eyes = Con quali occhi
eyes-of = con gli occhi di { $seat }
eyes-of-spectator = da spettatore
bot-says-why = Il bot dice: «{ $reason }»
copy-moment = Copia un link a questo momento

## La guida

guide-next = Avanti
guide-show = Portami lì
guide-step = { $number } di { $count }
guide-close = Continua senza guida
guide-elsewhere = Avete preso altro: rimettetelo con Esc, o toccatelo di nuovo.
guide-wait = { $name } pensa. Il diario racconta che cosa accade.
guide-astray-undo = Si può giocare anche così! Non è quello che avevo in mente: ritirate la mossa, o continuate da soli.
guide-astray = Ora andate per la vostra strada, ed è proprio lo scopo. Continuate, o ricominciate la lezione.
guide-again = Ricomincia
guide-on = Continua da qui
guide-play = Gioca una partita vera
guide-over = Era una partita intera. L'esito qui sotto spiega ogni punto.

## Carte date onestamente

fair-dealing = Carte date onestamente
verify = Verifica le carte
dealing-about = Prima di dare le carte il server si è legato a un segreto con il lungo numero qui sotto, e il vostro browser ha aggiunto qualcosa di suo. Così nessuno dei due poteva scegliere le carte. Alla fine il segreto si apre, e chiunque può controllarlo.
dealing-lesson = Le carte di una lezione sono sempre le stesse, perché la guida vi si adatti. Non c'è nulla da provare.
dealing-promise = La promessa del server, come l'ha annotata il vostro browser. Se volete, conservatela e confrontatela con il verbale alla fine:
dealing-token = Che cosa ha aggiunto il vostro browser:
copy-promise = Copia la promessa
proving = Controllo del verbale…
proof-dealt-true = Il verbale dice come sono state date le carte.
proof-dealt-false = Il verbale non dice come sono state date le carte.
proof-open-true = Il segreto del server è aperto.
proof-open-false = Il segreto del server non è aperto.
proof-promise-true = Il segreto è quello che il server aveva promesso.
proof-promise-false = Il segreto non è quello che il server aveva promesso.
proof-seed-true = Il seme deriva dal segreto e da ciò che hanno aggiunto i giocatori.
proof-seed-false = Il seme non deriva dal segreto e da ciò che hanno aggiunto i giocatori.
proof-commitment-true = Il seme è quello a cui il verbale era legato.
proof-commitment-false = Il seme non è quello a cui il verbale era legato.
proof-opening-true = Le mescolate dell'apertura derivano dal seme.
proof-opening-false = Le mescolate dell'apertura non derivano dal seme.
proof-opening-unknown = Il percorso è stato creato per questa partita; il browser non può ricrearlo.
proof-kept-true = La promessa è quella che il vostro browser ha annotato all'inizio.
proof-kept-false = La promessa non è quella che il vostro browser ha annotato all'inizio.
proof-own-true = C'è anche ciò che ha aggiunto il vostro browser.
proof-own-false = Manca ciò che ha aggiunto il vostro browser.
dealt-fairly = Le carte sono state date onestamente.
not-dealt-fairly = Questo non prova che le carte siano state date onestamente.
proof-more = Il vostro browser ha controllato l'inizio. Salvate il verbale: il comando «sottovoce verify» controlla ogni mescolata e ogni decisione.
