## Prime partite guidate: che cosa dice la guida a ogni passo (games/*/lesson.toml)

## Venezia

venice-street = Buona sera. Questa calle ha diciassette caselle, e voi abitate all'estremità di ponente. Nel mezzo sta il Doge fra le sue due guardie, e tutti lo vorrebbero a cena.
venice-goal = Portate il Doge nel vostro palazzo, le vostre ultime due caselle, e la manche è subito vostra. Oppure portateci la Favorita, che cammina lungo l'acqua con le sue lettere. Stasera corteggeremo la Favorita.
venice-turn = Nel vostro turno giocate quante carte volete, tutte di un tipo. Le figure non sono di nessuno: le muove chi ha la carta. Avete tre carte Mercante: una bella passeggiata.
venice-merchant = Cominciate con un Mercante 2 e mandatelo a ponente, verso casa. Toccate la carta, poi la casella dove deve fermarsi.
venice-undo = Non l'ha ancora visto nessuno. Finché non finite il turno, Annulla riporta tutto com'era: guardate e provate.
venice-again = Un altro Mercante 2, di nuovo a ponente. La carta seguente può avere qualsiasi numero, ma dev'essere anch'essa un Mercante.
venice-home = E il Mercante 3: lo porta proprio alla vostra porta.
venice-end = Una figura nel vostro palazzo attira la Favorita di un passo a ogni turno, vostro e del vicino. Finite il turno: lei si muove, e voi riempite la mano fino a otto carte.
venice-favourite = Eccola: un passo verso di voi, e un altro dopo il turno di Levante. Ogni parte conta le figure nel proprio palazzo; lei cammina della differenza.
venice-east = Il diario racconta che cosa ha fatto Levante: il Doge è andato di una casella verso di lui. Ogni riga vi riporta a quel momento.
venice-guild = Invece delle carte potete dare la parola della gilda: il Mercante chiama sulla sua casella il Doge o una guardia, per quanto lontani. Chiamate la guardia di ponente: così saranno in due ad aspettarla nel vostro palazzo.
venice-secrets = Ha affrettato il passo: quattro caselle in due turni. Le mani sono segrete, ma gli scarti sono scoperti, e la conta delle carte dice che cosa può ancora avere Levante. Pare non abbia carte Mercante, o avrebbe mandato via il nostro uomo.
venice-harlequin = Attenti ad Arlecchina. Finché sta fra un giocatore e il Doge, le sue carte possono muovere in maschera il Doge, le guardie o il Mercante, e hanno numeri grossi.
venice-doge = Prima di finire il turno dovete fare qualcosa. Riportate il Doge al centro con un Doge 1, così Levante non guadagna nulla se avessimo contato male.
venice-last = La frase qui sotto lo prevede: finite il turno, e la Favorita fa le ultime due caselle fino alla vostra porta.
venice-over = La manche è vostra! Una partita intera ne ha due, e se serve una terza; fra l'una e l'altra il Mercante cambia padrone. Ora giocatene una contro un bot vero.

## Holmes

holmes-aim = Londra, febbraio 1895. Una bomba, un sospettato, due fratelli in disaccordo. Per sette giorni voi e Mycroft cercate le stesse persone e raccogliete gli stessi indizi. Ogni tipo va a chi ne ha di più.
holmes-brother = Muovete per primo, e allora scegliete. Per le regole non cambia nulla, cambia solo il cappello. Siate Sherlock.
holmes-town = Queste persone si possono visitare. Watson, la signora Hudson e Lestrade ci sono sempre; gli altri arrivano in città uno alla volta. Ognuno fa per voi qualcosa di diverso, scritto sulla carta.
holmes-row = Questi sono gli indizi scoperti. Il numero dice due cose: quanto vale il tipo e quante carte ne esistono. Due impronte insieme sono un ottimo inizio.
holmes-lestrade = Avete tre segnalini e cinque gettoni. Un'azione è un segnalino posato su una persona. Lestrade è caro, tre gettoni, ma dà due carte della fila.
holmes-first-card = Prendete un'impronta: valore nove, il più alto che ci sia.
holmes-second-card = E anche l'altra. Una maggioranza presa presto spaventa i fratelli.
holmes-score = Sotto ogni tipo sta scritto quanto conterebbe ora. Chi ha più carte segna il valore meno il numero dell'altro: qui nove meno zero. Mycroft ha risposto con un'orma, otto per lui.
holmes-watson = Prendete il jolly prima di lui. Watson chiede un gettone e dà una carta. Mycroft c'è già stato, ma non importa: la città è di tutti e due.
holmes-joker = Un jolly conta come una carta in più di qualsiasi serie. Libero alla fine costa tre punti: gli serve una casa.
holmes-joker-place = Mettetelo con le impronte: tre a zero.
holmes-hidden = Mycroft è stato da Pike. Ha pescato due carte in segreto, ne ha tenuta una coperta e scartata una. Vedete che c'è, non quale sia: una carta così può rovesciare una maggioranza all'ultimo.
holmes-pike = A bisbigliare si può essere in due. Visitate Pike anche voi.
holmes-draw = Resta un gettone, dunque pescate una carta. Con più gettoni potreste pescarne fino a tre e tenere la migliore.
holmes-keep = Un bottone, e lo sapete solo voi. Tenetelo nascosto.
holmes-day = Il giorno è finito. Chi è stato visitato da entrambi i fratelli si nasconde per un giorno: è Pike, perché i residenti non lo fanno mai. I segnalini si rialzano, e in città è arrivata la signorina Hunter.
holmes-lift = D'ora in poi un'azione toglie un segnalino da una persona e lo posa su un'altra. Prendete quello da Pike: si può toglierlo anche da chi si nasconde.
holmes-hudson = Non avete gettoni. La signora Hudson ne dà tre, e il tè. Posatelo lì.
holmes-think = Nella fila ci sono di nuovo impronte e un jolly. Prima di ogni azione chiedetevi: che cosa serve a mio fratello, che cosa può pagare, e chi farà nascondere venendomi dietro?
holmes-over = L'arte è tutta qui; i frammenti di pianta e le altre persone si spiegano quando le incontrate, e ? dice le regole del momento. La settimana è vostra: continuate da qui.

## Black Sonata

sonata-aim = Londra, verso il 1600. Un poeta scrisse a una Dama Bruna e non disse mai chi fosse. Il suo seme è la salvia, le sue tre caratteristiche sono segrete. Trovatela, raccogliete indizi, e ditegliele in faccia.
sonata-map = Cammina di luogo in luogo lungo le strade, senza fermarsi mai. Non vedete dov'è, solo un simbolo di quel luogo: lo mostra questo mazzo. Sulla mappa ogni luogo porta i suoi simboli.
sonata-begin = Prima scegliete da dove cominciare. Da Eastcheap partono buone strade in ogni direzione.
sonata-tavern = È passata da un teatro, e ora il mazzo mostra una taverna. In città ce ne sono solo due: Eastcheap, dove siete voi, e Southwark di là dal fiume.
sonata-reason = A Eastcheap nessuna strada viene da un teatro, a Southwark sì: da Liberty of the Clink. Dunque è a Southwark. Da lì può solo tornare indietro, o passare da London Bridge.
sonata-bridge = Non correte dietro a lei, andate dove verrà. Spostatevi a London Bridge.
sonata-wait = In allenamento si può cercare subito dopo essersi mossi, ma qui non c'è ancora, e ogni ricerca ha un prezzo. Finite il turno.
sonata-search = Commercio! Da Southwark può essere solo London Bridge, e voi ci siete sopra. Cercate.
sonata-found = Trovata. Ogni incontro porta un indizio; le parlerete soltanto quando sarete sicuri. Prendete l'indizio.
sonata-key = Emilia Lanier è sposata, musicista, madre. La chiave per la salvia dice 0/2: di queste tre caratteristiche la Dama Bruna non ne ha nessuna, o esattamente due.
sonata-fog = Il prezzo: la nebbia prende il posto della carta cercata. Le carte Nebbia sono dieci; quando non ce n'è più, una ricerca perde la partita. E più indizi avete, più lontano lei scivola via.
sonata-follow = Da allora una taverna, ora commercio. Dal ponte è andata a Eastcheap o a Southwark, e poi a Cornhill o di nuovo sul ponte. Eastcheap sta in mezzo: andateci.
sonata-follow-end = A Eastcheap non c'è commercio, dunque lei non è qui. Non cercate: finite il turno e guardate.
sonata-church = Una chiesa. Da Cornhill è Bishopsgate o St Paul's, dal ponte è Southwark. Tre luoghi; scegliete quello da cui si prosegue meglio. Andate a Bishopsgate.
sonata-church-end = Una probabilità su tre non vale una carta Nebbia. Finite il turno.
sonata-rural = Campagna! Né St Paul's né Southwark hanno una strada verso i campi. Bishopsgate sì: lei è a Shoreditch, qui accanto. Andate.
sonata-search-again = Ora cercate, nello stesso turno.
sonata-second = Eccola. Prendete il secondo indizio.
sonata-deduce = Winnifred Burbage: letterata, madre, documentata; due di queste sono sue. Con il primo indizio ne segue: se è madre, è anche sposata o musicista; se no, è letterata e documentata. I gettoni aiutano a ricordare: spegnete l'impossibile.
sonata-over = Di solito bastano tre o quattro indizi. Poi trovatela ancora una volta e affrontatela. La candela brucia: quando il mazzo ha fatto troppi giri, lei lascia la città. La caccia è vostra; aiutano gli appunti e il nastro dei simboli.

## Sussurri

whispers-who = Una notte in una vecchia casa. Ognuno è uno di otto, e nessuno dice chi. Il vostro medaglione mostra che siete l'Orologiaio, con la clessidra. Acqua in bocca.
whispers-points = La vostra pedina sta in cucina. Alla fine ogni carta nella vostra stanza porta un punto, scoperta o no, e così ogni clessidra sulle carte scoperte in tutta la casa.
whispers-coin = Un turno sono due carte, ciascuna in una stanza qualsiasi. Giocate la moneta d'oro scoperta in cucina: porta una clessidra, e una moneta raddoppia la carta che le si posa sopra. La cucina fa pescare una carta.
whispers-symbol = Ora la tavola delle maree, scoperta, lì sopra. Luna e clessidra, raddoppiate dalla moneta. La luna non vi serve, ma darà da pensare a Est.
whispers-east = Est ha risposto in biblioteca: una rosa secca e una carta coperta. Le rose sono della Vedova e del Giardiniere, e la Vedova sta proprio in quella stanza. Sospetto, ma può essere un inganno.
whispers-guessing = Dopo le carte ognuno può fare un nome. Se è giusto porta quanto segna l'orologio, ora sette punti; se è sbagliato vanno all'accusato. Un solo indizio è poco: per ora non fate nomi.
whispers-wrong = Est vi ha preso per l'Astronomo, che sta anche lui in cucina e ha la luna. Sbagliato: sette punti per voi. La tavola delle maree è valsa la pena.
whispers-event = Poi l'orologio scende di uno e si pesca un evento: tubi gelati, in bagno non si gioca nulla. Est ha aperto questo giro e ha nutrito ancora la biblioteca.
whispers-bluff = Le carte coperte non dicono nulla e non hanno effetto, ma la stanza agisce lo stesso. Giocate il cancelletto coperto in biblioteca: chi gioca lì può guardare una carta coperta.
whispers-peek = Guardate la carta che Est ha nascosto in biblioteca.
whispers-home = Un passe-partout: niente rosa, stava lì solo per fare numero. Qualcuno vuole piena questa stanza. Ora nutrite la vostra: il posacenere coperto in cucina, un punto in più, e nessuno saprà perché.
whispers-reckon = Stavolta Est non fa nomi. Guardate ancora la biblioteca: due rose, una lettera d'amore con un'altra, una carta messa solo per fare numero. Il Giardiniere sta altrove. È ora.
whispers-guess = In palio ci sono sei punti. Ditelo: Est è la Vedova. Toccate Est, poi la Vedova.
whispers-right = Giusto! Sei punti per voi, ed Est continua a viso scoperto. Può ancora indovinare chi siete, perciò continuate a mescolare i simboli.
whispers-over = I giri continuano finché l'orologio segna zero; allora si contano stanze e simboli. Proprio ora un evento vi chiede qualcosa: sono le buone maniere. Continuate da qui.
