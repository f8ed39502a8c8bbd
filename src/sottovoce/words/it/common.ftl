## Rifiuti: le frasi di core/errors.py

refusal-refusal = Non è possibile.
refusal-unknown-game = Non c'è nessun gioco chiamato «{ $name }»; i giochi sono: { $games }.
refusal-unknown-option = { $game } non ha l'opzione «{ $option }»; le sue opzioni sono: { $options }.
refusal-bad-option = L'opzione «{ $option }» non può valere «{ $value }»; può valere: { $choices }.
refusal-bad-seed = Un seme è un numero intero da 0 a 2^256 - 1.
refusal-unknown-bot = Non c'è nessun bot chiamato «{ $name }»; i bot sono: { $bots }.
refusal-uneven-games = Il numero di partite dev'essere un multiplo positivo di { $seats }, perché tutti siedano dappertutto.
refusal-bad-notation = «{ $text }» non è una decisione di questo gioco; le decisioni hanno questo aspetto: { $examples }.
refusal-bad-notes = Questi appunti non si possono tenere: al massimo { $placed } segnalini piazzati e { $markers } tracce, tutti di questo gioco e ciascuno una volta sola.
refusal-no-card-sets = A { $game } si gioca soltanto con le sue carte.
refusal-too-few-games = I pesi si adattano ad almeno { $least } partite, alcune delle quali restano da parte.
refusal-nothing-to-tune = { $game } non ha pesi da regolare.
refusal-unknown-weight = { $game } non ha un peso «{ $weight }»; i suoi pesi sono: { $weights }.
refusal-bad-card-set =
    Questo mazzo non si può usare:
    { $problems }
refusal-not-allowed-now =
    «{ $decision }» ora non è ammessa; { $count ->
        [one] lo è un'altra decisione
       *[other] lo sono altre { $count } decisioni
    }.
refusal-no-such-decision = La decisione { $code } non esiste; i codici vanno da 0 a { $last }.
refusal-not-your-turn = Non decide questo posto; ora decide il posto { $mover }.
refusal-game-over = La partita è finita; non c'è più nulla da decidere.
refusal-nothing-to-undo = Non c'è nulla da ritirare: le vostre decisioni sono già state mostrate, o vi hanno mostrato qualcosa.
refusal-bad-seat = Il posto { $seat } non c'è; i posti vanno da 0 a { $last }.
refusal-not-a-record = Questo non è un verbale di Sottovoce: riga { $line }: { $problem }.
refusal-record-game = Il verbale è del gioco «{ $theirs }», non di «{ $ours }».
refusal-record-version = Il verbale usa la versione { $theirs } { $what }; questo programma ha la versione { $ours }.
refusal-record-sealed = Il verbale non contiene il seme: il verbale di una partita in corso non si può rigiocare.
refusal-record-commitment = Il seme del verbale non corrisponde al suo impegno.
refusal-record-mismatch = Il verbale non si può rigiocare: decisione { $number } («{ $decision }», posto { $seat }): { $why }
refusal-record-result = Il verbale dà come risultato «{ $theirs }», ma rigiocandolo si ottiene «{ $ours }».

## Rifiuti delle partite, dell'archivio e del server

refusal-not-seated = Non avete un posto a questo tavolo.
refusal-already-seated = Sedete già a questo tavolo, al posto { $seat }.
refusal-seat-taken = Il posto { $seat } è occupato.
refusal-not-begun =
    La partita non è cominciata: { $open ->
        [one] è ancora libero un posto
       *[other] sono ancora liberi { $open } posti
    }.
refusal-match-over = La partita è finita.
refusal-not-over = La partita è ancora in corso.
refusal-stale = Il tavolo è cambiato da quando avete guardato: avete visto { $seen }, ora è a { $now }.
refusal-no-draws = Questo gioco non conosce la patta per accordo.
refusal-already-offered = La patta è già stata offerta.
refusal-nothing-offered = Nessun altro ha offerto la patta.
refusal-not-due = A nessuno è scaduto il tempo.
refusal-not-away = Il vostro posto è vostro; nessuno vi sostituisce.
refusal-out-of-order = La riga { $number } non segue la riga { $last }.
refusal-not-written = Il cambiamento non si è potuto scrivere, quindi non vale; riprovate.
refusal-no-such-match = Questa partita non esiste.
refusal-no-database = In «{ $path }» non c'è una base di dati.
refusal-not-a-file = La base di dati è PostgreSQL, che ha strumenti propri: pg_dump e pg_restore.
refusal-not-a-backup = «{ $path }» è danneggiato, o non è una copia di questa versione o di una precedente.
refusal-backup-taken = «{ $path }» esiste già e resta com'è.
refusal-database-taken = In «{ $path }» c'è già una base di dati. Fermate il server e prima spostatela.
refusal-library-missing = La libreria «{ $library }» non è installata. Si installa con: pip install 'sottovoce[several]'
refusal-not-redis = SOTTOVOCE_REDIS_URL non è l'indirizzo di un server Redis, come redis://redis.example.org:6379.
refusal-invite-expired = Questo invito non è valido, o non lo è più.
refusal-name-taken = Il nome di conto «{ $name }» è già preso.
refusal-wrong-passphrase = Il nome di conto o la frase segreta sono sbagliati.
refusal-stranger = Non vi conosciamo ancora: scegliete prima un nome, o entrate.
refusal-not-allowed = Questo non vi è permesso.
refusal-wrong-origin = Questa richiesta viene dalla pagina di un altro sito.
refusal-wrong-host = Questo server non risponde a questo nome; chi lo gestisce può permetterlo con --origin.
refusal-missing-header = Una richiesta che cambia qualcosa deve portare l'intestazione { $header }.
refusal-too-often = Troppo spesso; aspettate { $seconds } s.
refusal-nothing-here = A questo indirizzo non c'è nulla.
refusal-wrong-method = Questo indirizzo non si può usare così.
refusal-too-large = È troppo; si leggono al massimo { $bytes } byte.
refusal-not-understood = La richiesta non si capisce: { $problem }
refusal-bad-name = Un nome ha da 1 a { $most } caratteri stampabili, e fra questi una lettera o una cifra.
refusal-bad-account-name = Un nome di conto ha da { $least } a { $most } lettere, cifre, punti e trattini, per prima una lettera.
refusal-bad-passphrase = Una frase segreta ha da { $least } a { $most } caratteri.
refusal-already-known = Siete già qui, come «{ $name }».
refusal-has-account = Avete già un conto: «{ $name }».
refusal-wrong-recovery = Il nome di conto o il codice di recupero sono sbagliati.
refusal-closing = Il server sta chiudendo; tornate fra un momento.
refusal-trouble = Qualcosa è andato storto da noi; è annotato come { $id }.
refusal-match-frozen = Le regole sono cambiate e il cambiamento { $number } di questa partita non va più bene: si può soltanto guardare.
refusal-may-not-watch = Non sedete a questo tavolo, e per guardare serve il suo collegamento.
refusal-too-slow = La vostra linea è troppo lenta per seguire; tornate, per favore.
refusal-too-busy = Sono in tanti a cambiare insieme questa partita, e il vostro cambiamento non è riuscito; riprovate.
refusal-bad-seats = Questo gioco vuole { $seats } posti: ciascuno ‘me’ (una volta), ‘open’ o ‘bot:LIVELLO’.

## Parti di frase che il motore mette nei rifiuti

clause-title = non comincia con «{ $title }»
clause-header-line = una riga d'intestazione è «Nome: valore», ogni nome una volta sola
clause-header-cut = il testo s'interrompe nell'intestazione
clause-header-missing = nell'intestazione manca «{ $name }»
clause-header-unknown = l'intestazione «{ $name }» non esiste
clause-number = «{ $text }» non è un numero intero
clause-hex = un seme o un impegno ha 64 cifre esadecimali
clause-option = «{ $item }» non è un'opzione scritta nome=valore, ognuna una volta sola
clause-result = un risultato si scrive «reason; winners 0; points 2 0»
clause-decisions = una riga di decisioni è un posto e almeno una decisione
clause-count = l'intestazione dice { $count } decisioni, ma ce ne sono { $found }
clause-either = un verbale o è intero, con il suo seme, o è sigillato per un solo lettore
clause-no-secret = un verbale senza seme non contiene nemmeno il segreto
clause-tokens = i contributi si scrivono «0:contributo 1:contributo», uno per posto
clause-opening = un'apertura si scrive «nome=1.2.3», ogni nome una volta sola
clause-cut-off = l'ultima riga è troncata
clause-over = la partita è già finita.
clause-not-mover = decide il posto { $seat }.
clause-format = del formato dei verbali
clause-rules = delle regole di { $game }
clause-no-options = nessuna

## Che cosa può non andare in un mazzo

cardset-table = { $file }, riga { $line }: { $field }: qui serve una tabella
cardset-missing = { $file }, riga { $line }: { $field }: questo campo manca
cardset-unnamed = { $file }, riga { $line }: { $field }: questo campo manca (solo le cose del mazzo di casa hanno già un nome)
cardset-key = { $file }, riga { $line }: { $field }: una chiave è fatta di al massimo { $length } lettere minuscole, cifre e trattini, con una lettera all'inizio
cardset-number = { $file }, riga { $line }: { $field }: qui serve un numero intero da { $least } a { $most }
cardset-yes = { $file }, riga { $line }: { $field }: qui serve true o false
cardset-choice = { $file }, riga { $line }: { $field }: qui si può scrivere: { $choices }
cardset-mark = { $file }, riga { $line }: { $field }: qui serve un solo carattere
cardset-text = { $file }, riga { $line }: { $field }: qui serve un testo, o testi per lingua ({ $languages })
cardset-language = { $file }, riga { $line }: { $field }: le lingue sono: { $languages }
cardset-names = { $file }, riga { $line }: { $field }: qui serve un elenco di nomi, da { $least } a { $most }
cardset-tables = { $file }, riga { $line }: { $field }: qui serve un elenco di tabelle
cardset-many = { $file }, riga { $line }: { $field }: ce ne devono essere { $span }, non { $count }
cardset-unknown = { $file }, riga { $line }: { $field }: qui non c'è un campo così
cardset-absent = { $file }, riga { $line }: { $field }: non c'è un file così
cardset-large = { $file }, riga { $line }: { $field }: è più grande di { $bytes } byte
cardset-encoding = { $file }, riga { $line }: { $field }: non è un testo UTF-8
cardset-unread = { $file }, riga { $line }: { $field }: non si può leggere
cardset-toml = { $file }, riga { $line }: { $field }: non è TOML: { $why }
cardset-format = { $file }, riga { $line }: { $field }: questo programma legge il formato { $format }
cardset-twice = { $file }, riga { $line }: { $field }: «{ $key }» c'è due volte
cardset-symbol = { $file }, riga { $line }: { $field }: non c'è un simbolo «{ $name }»; i simboli sono: { $symbols }
cardset-crowd = { $file }, riga { $line }: { $field }: più di { $most } personaggi hanno «{ $key }»: due finirebbero nella stessa stanza
cardset-bathroom = { $file }, riga { $line }: { $field }: esattamente una stanza dev'essere il bagno (bathroom = true)
cardset-cards = { $file }, riga { $line }: { $field }: le carte devono essere da { $least } a { $most }, non { $count }
cardset-event = { $file }, riga { $line }: { $field }: un evento ha o un compito o una regola
cardset-rule = { $file }, riga { $line }: { $field }: una regola deve cambiare qualcosa
cardset-task = { $file }, riga { $line }: { $field }: «{ $step }» non può far parte di un compito
cardset-nowhere = { $file }, riga { $line }: { $field }: da qui a qui non si muove nulla
cardset-here = { $file }, riga { $line }: { $field }: un compito non ha un «here»: non si gioca nessuna carta

## Reclami della riga di comando

complaint-language = La lingua «{ $language }» qui non c'è; scegliete fra: { $languages }.
complaint-seat = Il posto «{ $seat }» non c'è; i posti sono: { $seats }.
complaint-option-form = «{ $text }» non è un'opzione; si scrive nome=valore.
complaint-option-twice = L'opzione «{ $option }» è data più di una volta.
complaint-number = «{ $text }» non è un numero intero positivo, come vuole { $option }.
complaint-two-bots = «{ $text }» non indica due bot; si scrivono A,B.
complaint-one-way = I pesi si adattano (--fit) o si imparano (--learn): una cosa alla volta.
complaint-only-duels = I singoli pesi (--only) si regolano seguendo i vincitori, non adattandoli (--fit) né imparandoli (--learn).
complaint-no-beliefs = { $game } non ha congetture da misurare.
complaint-port = «{ $text }» non è una porta; è un numero intero da 0 a 65535.
complaint-origin = «{ $text }» non è l'indirizzo di un sito; ha questo aspetto: https://table.example.org.
complaint-address = A { $host }, porta { $port }, non si può servire nessuno: { $reason }.
complaint-database = La base di dati non si può usare: è guasta, di un altro programma o irraggiungibile.
complaint-file-missing = Il file «{ $path }» non c'è.
complaint-file-directory = «{ $path }» è una cartella, non un file.
complaint-file-forbidden = Non avete il permesso di usare «{ $path }».
complaint-file-unusable = Il file «{ $path }» non si può usare: { $reason }.
complaint-file-not-text = «{ $path }» non è un verbale di Sottovoce: non è testo.
complaint-file-too-long = «{ $path }» non è un verbale di Sottovoce: è troppo lungo.
complaint-file-taken = «{ $path }» esiste e non è un verbale di Sottovoce; resta com'è.
complaint-save-where = Dite dove: save FILE.

usage-no-such-option = L'opzione «{ $name }» non c'è; si veda { $command } --help.
usage-missing-parameter = Manca { $name }; si veda { $command } --help.
usage-no-such-command = Non c'è nessun comando «{ $name }»; i comandi sono: { $commands }.
usage-bad-option-usage = All'opzione «{ $name }» manca un valore, o ne ha uno di troppo; si veda { $command } --help.
usage-bad-parameter = Il valore di { $name } non va bene; si veda { $command } --help.
usage-other = La riga di comando non si capisce; si veda { $command } --help.

## Aiuto

cli = Un tavolo digitale per giochi di segreti.
cli-version = Mostra la versione ed esce.
cli-play = Gioca nel terminale contro i bot.
cli-serve = Apre il tavolo ai browser, fino a Ctrl-C.
cli-replay = Controlla un verbale e racconta la partita.
cli-verify = Controlla dal verbale che le carte siano state date onestamente.
cli-backup = Copia la base di dati in un file, anche mentre un server lavora.
cli-restore = Mette una copia dove non c'è una base di dati.
cli-arena = Fa giocare due bot fra loro, ogni distribuzione da ogni posto.
cli-bench = Misura la velocità.
cli-bench-engine = Misura i motori: decisioni al secondo su un solo core.
cli-bench-server = Misura un server sotto carico: una folla di giocatori su questa macchina, mosse a orario.
cli-load-tables = Quanti tavoli, ciascuno con due giocatori collegati.
cli-load-rate = Mosse al secondo, di tutti i tavoli insieme.
cli-load-seconds = Quanti secondi misurare.
cli-load-bots = Quanti tavoli in più, ai quali il bot più forte pensa di continuo.
cli-load-servers = Tanti server su un solo PostgreSQL, con Redis fra loro.
cli-load-database = Un PostgreSQL vuoto al posto di un file proprio (postgresql://…).
cli-load-redis = Il Redis fra più server (redis://…).
cli-load-together = I due giocatori di un tavolo sullo stesso server; altrimenti su server diversi.
cli-bench-search = Misura la ricerca di ogni gioco: iterazioni al secondo su un solo core, accanto a una ricerca semplice.
cli-bench-bots = Misura in quanto tempo rispondono i bot più forti quando chiedono molti tavoli insieme.
cli-bots-tables = Quanti tavoli chiedono.
cli-bots-workers = Quanti processi pensano.
cli-tune = Regola i pesi di un gioco facendo giocare i bot fra loro, e li stampa per il file di dati.
cli-fit = Adatta i pesi a come sono finite le partite, invece di seguire i vincitori.
cli-learn = Impara invece i pesi degli schemi, da ciò che una ricerca si aspetta e da come finiscono le sue partite, e stampa il file degli schemi.
cli-only = Segui i vincitori solo in questo peso e lascia gli altri come sono; si può indicare più volte.
cli-bench-beliefs = Misura le congetture: il costo, e se le probabilità si avverano.
cli-bench-shuffles = Controlla con la statistica che le mescolate siano uniformi.
cli-cards = Mazzi di carte.
cli-cards-check = Controlla il file di un mazzo e dice che cosa contiene.
cli-cards-balance = Fa giocare i bot a Sussurri e conta tutto ciò che fanno: un resoconto in Markdown.
cli-card-file = Il file del mazzo.
cli-card-set = Usa il mazzo di un file, se il gioco ammette altri mazzi.
cli-cards-game = Il gioco a cui servono le carte: { $games }.
cli-game = Il nome di un gioco: { $games }.
cli-file = Il file del verbale.
cli-backup-file = Il file della copia.
cli-seed = Un numero intero minore di 2^256 che fissa la distribuzione; senza, è segreta.
cli-arena-seed = Un numero intero minore di 2^256 da cui derivano tutte le distribuzioni.
cli-bot = Il bot avversario: { $bots }.
cli-bots = I due bot, scritti A,B: { $bots }; per misurare anche search:N e yardstick:N (N iterazioni, o secondi come 0.5s).
cli-seat = Il vostro posto; senza, il primo.
cli-lang = La lingua: { $languages }; senza, quella del sistema.
cli-option = Un'opzione del gioco; si può ripetere.
cli-step = Mostra il tavolo a ogni turno.
cli-host = L'indirizzo su cui ascoltare; 0.0.0.0 lascia entrare gli altri della vostra rete.
cli-port = La porta su cui ascoltare; 0 ne prende una libera.
cli-data = La cartella per partite e persone; senza, la vostra cartella dei dati.
cli-origin = Un indirizzo con cui si raggiunge questo server, come https://table.example.org; si può ripetere.
cli-proxy = L'indirizzo di un proxy inverso a cui credere sui visitatori; si può ripetere.
cli-bot-workers = Quanti processi pensano per i bot; chi gioca da solo contro uno li ha tutti.
cli-browse = Apre la pagina nel browser.
cli-games = Quante partite.
cli-balance-games = Quante partite per ogni numero di giocatori.
cli-rounds = Quanti giri di prove.
cli-deals = Quante distribuzioni per giro, ciascuna giocata da ogni posto.
cli-iterations = Quante iterazioni cerca un bot per ogni decisione.
cli-json = Stampa JSON.
cli-peers = Misura anche altre librerie, se installate.
cli-seconds = Secondi per ogni misura.
cli-turns = Quanti turni per ogni congettura.
cli-shuffles = Quante distribuzioni di ogni gioco.
cli-shuffled-game = Il gioco i cui mazzi si controllano; senza, tutti.
cli-plots = Una cartella per i grafici di affidabilità (SVG).

## Il gioco

play-welcome = Siete { $seat }. Contro di voi: { $bots }. Rispondete con un numero o in notazione; ? per l'aiuto, quit per uscire.
play-welcome-alone = Siete { $seat }. Rispondete con un numero o in notazione; ? per l'aiuto, quit per uscire.
play-prompt = La vostra scelta:
play-prompt-only = La vostra scelta (Invio prende l'unica):
play-no-such-number = La scelta { $number } non c'è; i numeri vanno da 1 a { $last }.
play-not-understood = «{ $text }» non è un numero dell'elenco, né una decisione in notazione, né un comando; ? per l'aiuto.
play-taken-back = Ritirata.
play-saved = Il verbale è in «{ $path }».
play-saved-sealed = Il verbale è in «{ $path }»; finché la partita dura contiene solo ciò che potete sapere, e non si può rigiocare.
play-save-it = Salvare il verbale? Un nome di file, o Invio per no:
play-left = Lasciate il tavolo; la partita resta incompiuta.
play-notation = Le scelte in notazione:

command-undo = annulla
command-help = aiuto
command-log = diario
command-odds = probabilità
command-save = salva
command-quit = esci
play-commands =
    Comandi: undo (annulla) — ritira l'ultima decisione del vostro turno; help (aiuto) o ? — questo aiuto;
    log (diario) — tutto ciò che è successo; odds (probabilità) — che cosa si può dedurre;
    save (salva) FILE — scrive il verbale; quit (esci) — lascia il tavolo.

## Servire

serve-ready = Il tavolo è a { $address } (Ctrl-C lo chiude).
serve-closed = Il tavolo è chiuso; tutte le partite sono conservate.

## Rigiocare

replay-checked =
    Il verbale è in ordine: { $count ->
        [one] { $count } decisione
       *[other] { $count } decisioni
    }, tutte ammesse.
replay-unfinished = Il verbale finisce qui; la partita non era finita.
replay-closed =
    La partita è finita prima del tempo, { $reason ->
        [resigned] per abbandono
        [out-of-time] perché il tempo era scaduto
       *[agreed-draw] con una patta d'accordo
    }. Vittoria: { $winners }.
replay-eyes = Come vede { $seat }:
replay-next = Invio per continuare, quit per uscire:

## Misurare

number = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
nanoseconds = { NUMBER($value, maximumFractionDigits: 0) } ns
microseconds = { NUMBER($value, maximumFractionDigits: 0) } µs
points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
times = { NUMBER($value, maximumFractionDigits: 1, useGrouping: 1) }×
arena-running = { $first } contro { $second }
arena-title =
    { $game }: { $first } contro { $second }, { $games ->
        [one] una partita
       *[other] { $games } partite
    }
arena-share = quota di vittorie di { $first }
arena-interval = intervallo al 95%
arena-draws = patte
arena-score = punti medi
tune-running = regolazione: { $game }
bench-running = misuro { $name }
bench-title = Un core
bench-game = gioco
bench-inside = decisioni/s all'interno
bench-driven = guidato da Python
bench-uncompiled = non compilato
bench-copy = copia
bench-search-title = Iterazioni al secondo, un solo core
bench-search = la nostra ricerca
bench-yardstick = pietra di paragone
bench-bots-title = Tavoli che chiedono: { $tables }, processi che pensano: { $workers }
bench-bots-replies = risposte
bench-bots-delay = risposta entro, ms (50 / 95 / tutte su 100)
bench-bots-memory = memoria di un processo al massimo, MB
load-running = una folla a { $tables } tavoli
load-title = Un server con { $tables } tavoli e { $sockets } connessioni
load-rate = mosse al secondo
load-delay = confermate entro, ms (50 / 95 / 99 su 100)
load-errors = errori
load-lost = mosse perse
load-bytes = byte inviati per mossa
load-memory = memoria del server, MB
load-per-table = memoria per tavolo, kB
load-cpu = tempo di processore per mossa, µs
load-stolen = tempo che l'ospite della macchina ha tolto ai processori, %
complaint-no-server = Il server da misurare non si è avviato.
complaint-several-servers = Più server hanno bisogno di un PostgreSQL (--database) e di un Redis (--redis).
bench-peer-title = Accanto ad altre librerie, tutte guidate da Python
bench-peer = libreria
bench-peer-rate = decisioni/s
bench-ratio = { $game } è più veloce
bench-missing = non misurato: { $reason }
balance-running = si gioca
shuffles-running = distribuzioni
shuffles-title =
    valori p dopo { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    } di ogni gioco
shuffles-deck = mazzo
shuffles-name = { $cards } carte ({ $nth })
shuffles-count = mescolate
shuffles-places = posti
shuffles-pairs = vicini
shuffles-across = di seguito
shuffles-even = Uniformi: nessun valore è sotto { $level }.
shuffles-uneven = Non uniformi: un valore è sotto { $level }, come con mescolate oneste non accade quasi mai.
beliefs-title = Congetture, un core
beliefs-name = congettura
beliefs-turns = turni
beliefs-mean = un turno
beliefs-slow = 99 su 100 entro
beliefs-gap = scarto, punti
beliefs-wrong = false certezze
beliefs-given = promesso
beliefs-true = avverato
beliefs-count = probabilità

## Carte date onestamente

verified-dealt = Il verbale dice come sono state date le carte.
unverified-dealt = Il verbale non dice come sono state date le carte: nessun server ha promesso nulla. È così per le partite al terminale e per le lezioni.
verified-open = Il segreto del server è aperto.
unverified-open = Il segreto del server non è nel verbale: si apre quando la partita è finita.
verified-promise = Il segreto è quello che il server aveva promesso.
unverified-promise = Il segreto non è quello che il server aveva promesso.
verified-tokens = C'è un contributo per ogni posto.
unverified-tokens = Non c'è un contributo per ogni posto.
verified-seed = Il seme deriva dal segreto e dai contributi.
unverified-seed = Il seme non deriva dal segreto e dai contributi: qualcosa è stato cambiato.
verified-commitment = Il seme è quello a cui il verbale era legato.
unverified-commitment = Il seme non è quello a cui il verbale era legato.
verified-opening = Mazzi e sorteggi dell'apertura derivano dal seme.
unverified-opening = Mazzi e sorteggi dell'apertura non derivano dal seme: le carte sono state cambiate.
verified-game = Derivano anche tutte le mescolate seguenti, ogni decisione è ammessa e il risultato torna.
unverified-game = La partita non si può rigiocare.
verify-yes = Sì: le carte sono state date onestamente.
verify-no = No: questo verbale non prova che le carte siano state date onestamente.
verify-compare = La promessa era { $promise }. Se avete annotato ciò che la pagina mostrava all'inizio, confrontate.

# Backups
backup-made =
    «{ $path }» contiene { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    }, ed è integro.
backup-restored =
    «{ $path }» è di nuovo al suo posto, con { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    }.

# Prove
cli-simulate = Gioca partite intere con orologio, rete e disco finti in cui tutto va storto, e controlla che nulla vada perso.
cli-simulate-games = Quante partite giocare.
cli-simulate-world = Ripeti soltanto il mondo con questo numero.
cli-trial-seed = Un numero; lo stesso numero dà la stessa prova.
cli-trial-jobs = Quanti processi si dividono il lavoro.
simulate-running = mondi finti
simulate-title = Partite: { $games }, mondi finti: { $worlds }
trial-digest = impronta di tutto ciò che è accaduto
complaint-world = Il mondo { $text } non esiste: l’ultimo è { $last }.
complaint-part = La parte { $text } non esiste: l’ultima è { $last }.
cli-faults = Fai qualcosa a un vero server mentre la gente gioca, e controlla che nulla vada perso, doppio, fuori ordine o rifiutato a torto.
cli-faults-kind = kills, cuts, clock, locked, full, frozen, readonly, fuzz o described.
cli-faults-count = Quante volte; senza, una prova intera.
faults-title = Prova «{ $kind }», seme { $seed }: nulla perso, doppio, fuori ordine o rifiutato a torto
complaint-fault = Non c'è nessuna prova «{ $kind }»; ci sono: { $kinds }.
cli-leaks = Cerca fughe: partite in due verità che differiscono solo in ciò che un lettore non può sapere devono mandargli gli stessi byte.
cli-leaks-pairs = Quante coppie di verità confrontare per ogni gioco, subito e una decisione dopo.
cli-leaks-games = Quante partite intere di ogni gioco giocare in due verità insieme.
cli-leaks-game = Guarda solo questo gioco; altrimenti tutti.
cli-leaks-part = Ripeti soltanto questa parte.
cli-leaks-secrets = Il modulo che dice cosa è nascosto in ogni gioco e distribuisce le seconde verità; si cerca da questa cartella.
leaks-running = due verità: { $game }
leaks-title = Due verità, una vista: niente le ha distinte
leaks-pairs = coppie
leaks-steps = decisioni
leaks-games = partite intere
leaks-redealt = ridistribuite
leaks-looked-closely = guardate da vicino
leaks-bytes = byte confrontati
complaint-no-secrets = Il modulo «{ $module }» non può distribuire seconde verità: { $why }
