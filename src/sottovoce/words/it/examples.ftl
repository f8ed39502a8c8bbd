# Che cosa mostrano gli esempi disegnati delle regole. Ogni nome è un gioco e un segno nel suo RULES.md.

## Venice

venice-valour = Una carta Doge. A ponente c'è una guardia, e il Doge non può né raggiungerla né superarla; a levante una casella è libera, e ci va.
venice-walk = Mercante 2, 2 e 1, tutte a ponente: il Mercante fa cinque caselle, supera il Doge e la guardia di ponente e si ferma sulla casella 3 di Ponente.
venice-cortege = Due carte Doge in Corteo: il Doge e le due guardie vanno insieme di una casella a ponente.
venice-guards = Guardie 1+1, una casella ciascuna: la guardia di ponente va a ponente, quella di levante a levante.
venice-masquerade = Levante gioca una Mascherata sul Doge. Prima Arlecchina 1, poi Arlecchina 4: tutte e due le volte lei sta fra Levante e il Doge, che fa cinque caselle. Con il 4 per primo lui starebbe sulla casella di lei, e l'1 non potrebbe seguire.
venice-guild = La parola della gilda: non si giocano carte. Il Doge è chiamato sulla casella del Mercante; la guardia di ponente gli resta oltre.
venice-pull = La fine di un turno. Nel palazzo di Ponente stanno Arlecchina e la guardia di ponente: due passi per Ponente. Levante non ne ha, e la Favorita va di due caselle a ponente. Con la guardia di levante sulla casella 1 di Ponente sarebbero tre.
venice-door = Una carta Doge porta il Doge nel palazzo di Levante: Levante ha vinto subito la manche, anche se la carta l'ha giocata Ponente.
venice-judged = Le carte sono finite. Il Doge è al centro, la Favorita nella metà di Ponente: la manche va a Ponente.

## Holmes

holmes-hides = La sera e il mattino dopo. Su Adler giacciono segnalini di tutti e due i fratelli: si nasconde per un giorno. Anche Watson ne ha due, ma è di casa. I segnalini si sono rialzati dov'erano, anche sulla carta nascosta.
holmes-action = Sherlock riprende il suo segnalino da Watson e lo corica su Lestrade. Su Hudson o Toby non poteva: lì stanno i suoi.
holmes-refill = Da Lestrade: tre gettoni per l'orma e l'impronta. Finita l'azione, la fila si completa di nuovo a quattro.
holmes-joker = Un jolly libero e un'orma appena presa dalla fila: posata sul jolly, forma con lui una serie che conta due carte.
holmes-toby = Toby porta un gettone per tipo: impronte, proiettili (il jolly non fa tipo a sé), documenti, frammenti di pianta. Il jolly libero e il bottone nascosto non portano nulla.
holmes-types = Sherlock ha quattro orme e con loro un jolly, Mycroft due orme. Sherlock ne ha di più e riceve 8 − 2 = 6 punti, Mycroft niente.
holmes-full = Mycroft ha tutti e quattro gli esplosivi, uno nascosto fino alla fine: 4 punti per il tipo, di cui Sherlock non ha carte, e 3 per la serie completa.
holmes-plans = Un frammento di pianta costa un punto; due, tre, quattro e cinque ne portano sempre di più.
holmes-count = Un conto intero, Sherlock a sinistra. Orme 8 − 2, sigarette 5 − 1, bottoni pari; tutti e tre i documenti 3 + 3, uno era nascosto; tre frammenti di pianta contro uno; un jolly libero. Mycroft vince per 9 a 6.

## Black Sonata

sonata-landmark = La carta in cima mostra il lungofiume. La Dama è in uno dei tre luoghi che lo portano: Blackfriars, Liberty of the Clink o London Bridge.
sonata-way = Tre turni, in un percorso in cui non sta mai ferma. Una taverna: Eastcheap o Southwark. Poi il lungofiume, una strada più in là: London Bridge o The Clink; Blackfriars è troppo lontano da una taverna. Poi una chiesa: di tutte, solo Southwark è accanto all'uno e all'altro. È lì.
sonata-visit = Da Eastcheap le strade portano a Bishopsgate, Cornhill e London Bridge. La pedina va a London Bridge, non ancora visitato: se ne prende la carta Luogo.
sonata-search = Si cerca a Cripplegate: trovata, e si prende un secondo indizio. La nebbia prende per sempre il posto della carta cercata. Per due indizi due carte vanno in fondo, la nebbia per prima; si vede il simbolo seguente, e il turno della Dama porta in cima la chiesa.
sonata-fog = La nebbia in cima si legge: Vicino. Prima, dal mazzo Nebbia ne è scivolata sotto una nuova, e le carte scendono da cinque a quattro; quella letta va sotto il mazzo, e sono di nuovo cinque. Poi la pedina va in un luogo adiacente.
sonata-clue = La Dama Bruna è una rosa. La chiave di Lucy Morgan dice 2 per la rosa: esattamente due delle tre caratteristiche di Lucy sono della Dama Bruna. Di 35 terne ne restano 12.
sonata-notes = Tutte e due le chiavi dicono 2. Ha due caratteristiche di ogni carta, e tre in tutto: quella che le carte hanno in comune, a corte, è dunque sua, e non è né letterata né musicista. Restano quattro terne.
sonata-score = Quattro carte sopra la carta Contatore, due giri di 26 carte, tre carte Nebbia, modalità Facile: 4 + 52 + 6 − 30 = 32 punti.

## Whispers

whispers-lay = Il turno di Nord: la Berretta da notte va scoperta in cucina, un'altra carta coperta in biblioteca. Ognuna sopra quello che c'era.
whispers-order = La Mancia generosa, giocata scoperta in cucina. Prima il suo effetto: due punti, da 1 a 3. Poi la stanza: si pesca una carta. Coperta non avrebbe portato punti, ma la cucina avrebbe agito lo stesso.
whispers-two = Lo studio è segnato due. La prima carta del turno non porta niente; con la seconda, anche coperta, la stanza agisce: un punto.
whispers-guess = Il contatore segna 5, ed Est è la Vedova. Se Nord dice Vedova, Nord prende 5 punti ed Est è scoperto. Se dice Giardiniere, i 5 punti li prende Est, e non si scopre nulla.
whispers-room = La pedina del Maggiordomo sta in biblioteca: vi sono quattro carte, scoperte o coperte, e ognuna è un punto.
whispers-symbols = Quello che il Maggiordomo prende per le chiavi: due su una carta, una su un'altra. La carta coperta qui non conta, e le lune non sono sue.
whispers-coin = Una pila dal basso in alto. La luna della moneta conta una volta, le tre della carta subito sopra due volte, le due di quella dopo di nuovo una: nove per il Sonnambulo.
