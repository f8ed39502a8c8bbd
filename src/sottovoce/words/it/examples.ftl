# Che cosa mostrano gli esempi disegnati delle regole. Ogni nome è un gioco e un segno nel suo RULES.md.

## Venice

venice-valour = Una carta Doge. A ponente c'è una guardia, e il Doge non può né raggiungerla né superarla; a levante una casella è libera, e ci va.
venice-walk = Mercante 2, 2 e 1, tutte a ponente: il Mercante fa cinque caselle, supera il Doge e la guardia di ponente e si ferma su P3.
venice-cortege = Due carte Doge in Corteo: il Doge e le due guardie vanno insieme di una casella a ponente.
venice-guards = Guardie 1+1, una casella ciascuna: la guardia di ponente va a ponente, quella di levante a levante.
venice-masquerade = Levante gioca una Mascherata sul Doge. Prima Arlecchina 1, poi Arlecchina 4: tutte e due le volte lei sta fra Levante e il Doge, che fa cinque caselle. Con il 4 per primo lui starebbe sulla casella di lei, e l'1 non potrebbe seguire.
venice-guild = La parola della gilda: non si giocano carte. Il Doge è chiamato sulla casella del Mercante; la guardia di ponente gli resta oltre.
venice-pull = La fine di un turno. Nel palazzo di Ponente stanno Arlecchina e la guardia di ponente: due passi per Ponente. Levante non ne ha, e la Favorita va di due caselle a ponente. Con la guardia di levante su P1 sarebbero tre.
venice-door = Una carta Doge porta il Doge nel palazzo di Levante: Levante ha vinto subito la manche, anche se la carta l'ha giocata Ponente.
venice-judged = Le carte sono finite. Il Doge è al centro, la Favorita nella metà di Ponente: la manche va a Ponente.
