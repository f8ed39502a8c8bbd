## Guided first games: what the guide says at each step (games/*/lesson.toml)

## Venice

venice-street = Good evening. This street has seventeen squares, and you live at its west end. In the middle stands the Doge between his two guards, and everybody would like to have him for supper.
venice-goal = Bring the Doge into your mansion, your last two squares, and the round is yours at once. Or bring the Favourite, who walks along the water and carries his letters. Tonight we shall court the Favourite.
venice-turn = On your turn you play as many cards as you like, all of one type. Nobody owns a figure: who has the card may move it. You hold three Merchant cards; that is a good long walk.
venice-merchant = Start with a Merchant 2 and send him west, towards home. Touch the card, then the square where he shall stand.
venice-undo = Nobody has seen that yet. Until you end your turn, Undo takes it back, so look at things and try them.
venice-again = Another Merchant 2, west again. The next card may be of any number, but it must be a Merchant too.
venice-home = And the Merchant 3: it takes him to your very door.
venice-end = A figure in your mansion draws the Favourite by one step, every turn, your own and your neighbour's. End the turn: she moves, and you fill your hand to eight.
venice-favourite = There she goes, one step towards you, and a second one after East's turn. Each side counts the figures in its mansion; she walks by the difference.
venice-east = The log tells what East has done: the Doge went one square his way. Any line of it takes you back to that moment.
venice-guild = Instead of cards you may give the word of the guild: the Merchant calls the Doge or a guard to his own square, however far. Call the west guard: then two of them wait for her in your mansion.
venice-secrets = She has hurried: four steps in two turns. Hands are secret, but discards lie open, and the count of cards tells what East may still hold. He seems to have no Merchant card, or he would have sent our man away.
venice-harlequin = Beware of Harlequin. While she stands between a player and the Doge, her cards can move the Doge, the guards or the Merchant in a mask, and there are big numbers among them.
venice-doge = You still have to do something before the turn can end. Take the Doge back to the centre with a Doge 1, so that East gains nothing in case we have miscounted.
venice-last = The sentence below foresees it: end the turn, and the Favourite goes the last two squares to your door.
venice-over = The round is yours! A whole match has two rounds, and a third if need be; the Merchant changes sides in between. Now play one against a real bot.

## Holmes

holmes-aim = London, February 1895. A bomb, a suspect, two brothers who disagree. For seven days you and Mycroft send for the same people and gather the same evidence. Who has more of each kind, wins it.
holmes-brother = You move first, so you choose. It makes no difference to the rules, only to the hat. Be Sherlock.
holmes-town = These people can be visited. Watson, Mrs Hudson and Lestrade are always in; the others come to town one by one. Each does something else for you, and it is written on the card.
holmes-row = This is the evidence that lies open. The number tells two things: what the type is worth, and how many such cards there are. Two fingerprints at once are a fine beginning.
holmes-lestrade = You have three markers and five tokens. An action is one marker laid on one person. Lestrade is dear, three tokens, but gives two cards of the row.
holmes-first-card = Take a fingerprint: value nine, the highest there is.
holmes-second-card = And the other one. A majority begun early frightens a brother away.
holmes-score = Under each type stands how it would count now. The one with more cards gets the value less the other's number: here nine less nothing. Mycroft has answered with a footprint, eight for him.
holmes-watson = Before he takes it, fetch the joker. Watson asks for one token and gives one card. Mycroft has been there too, and that does not matter: you share the town.
holmes-joker = A joker counts as one more card of any set. Loose at the end it costs three points, so it wants a home.
holmes-joker-place = Put it with the fingerprints: three to nothing.
holmes-hidden = Mycroft has been to Pike. He drew two cards in secret, kept one face down and threw one back. You see that he has it, not what it is: such a card may turn a majority at the very end.
holmes-pike = Two can whisper. Visit Pike as well.
holmes-draw = One token is left, so draw one card. With more tokens you could draw up to three, and keep the best.
holmes-keep = A button, and only you know. Keep it hidden.
holmes-day = The day is over. Whoever was visited by both brothers hides for a day: that was Pike, for residents never do. The markers stand up again, and Miss Hunter has come to town.
holmes-lift = From now on an action lifts a marker from one person and lays it on another. Pick up the one at Pike's; from somebody who hides you may take it, too.
holmes-hudson = You have no tokens. Mrs Hudson gives three, and tea. Lay it there.
holmes-think = The row again has fingerprints and a joker. Before each action ask: what does my brother need, what can he pay, and whom will he make hide by following me?
holmes-over = That is the whole art; plan fragments and the other people are explained where you meet them, and ? tells the rules of the moment. The week is yours: play on from here.

## Black Sonata

sonata-aim = London, about 1600. A poet wrote to a dark lady and never said who she was. Her suit is sage, her three traits are secret. Find her, gather clues, and name them to her face.
sonata-map = She walks from place to place along the roads, always on. You never see where she is, only a landmark of that place: this deck shows it. Every place on the map bears its landmarks.
sonata-begin = First choose where you begin. Eastcheap has good roads in all directions.
sonata-tavern = She passed a playhouse, and now the deck shows a tavern. There are only two taverns in town: Eastcheap, where you stand, and Southwark beyond the river.
sonata-reason = No road to Eastcheap comes from a playhouse, but one to Southwark does: from the Liberty of the Clink. So she is in Southwark. From there she can only go back, or over London Bridge.
sonata-bridge = Do not run after her, go where she will come. Move to London Bridge.
sonata-wait = In training you may search right after moving, but she is not here yet, and every search has its price. End your turn.
sonata-search = Commerce! From Southwark that can only be London Bridge, and you are on it. Search.
sonata-found = Found. Each meeting brings a clue; only once you are sure will you speak to her instead. Take the clue.
sonata-key = Emilia Lanier is married, musical and a mother. The key, for sage, says 0/2: of these three traits the Dark Lady has none, or exactly two.
sonata-fog = The price: fog takes the place of the card you searched. There are ten fog cards; without any left a search loses the game. And the more clues you hold, the farther she slips away.
sonata-follow = Since then a tavern, now commerce. From the Bridge she went to Eastcheap or Southwark, and on to Cornhill or back to the Bridge. Eastcheap lies between the two: go there.
sonata-follow-end = Eastcheap has no commerce, so she is not here. Do not search, end the turn and see.
sonata-church = A church. From Cornhill that is Bishopsgate or St Paul's, from the Bridge it is Southwark. Three places; take the one with the most roads onward. Go to Bishopsgate.
sonata-church-end = One chance in three is not worth a fog card. End the turn.
sonata-rural = Rural! Neither St Paul's nor Southwark has a road to the fields. From Bishopsgate there is one: she is in Shoreditch, next door. Go.
sonata-search-again = Now search in the same turn.
sonata-second = There she is. Take the second clue.
sonata-deduce = Winnifred Burbage: literary, mother, documented; two of these are hers. With the first clue it follows: if she is a mother, she is married or musical too; if not, she is literary and documented. The tokens help you to remember: grey out what is impossible.
sonata-over = Three or four clues are enough as a rule. Then find her once more and confront her. The candle burns: when the deck has gone round too often, she leaves the city. The chase is yours; notes and the ribbon of landmarks help.

## Whispers

whispers-who = A night in an old house. Everybody is one of eight people, and nobody says which. Your locket shows that you are the Clockmaker, with the hourglass. Keep it to yourself.
whispers-points = Your figure stands in the kitchen. At the end each card in your room brings a point, open or not, and so does each hourglass on open cards anywhere in the house.
whispers-coin = A turn is two cards, each played to any room. Play the gold coin open in the kitchen: it bears an hourglass, and a coin doubles the card that comes to lie upon it. The kitchen lets you draw a card.
whispers-symbol = Now the tide table on top of it, open. Moon and hourglass, doubled by the coin. The moon is no use to you, but it will make East wonder.
whispers-east = East has answered in the library: a pressed rose, and a card face down. Roses belong to the Widow and the Gardener, and the Widow stands in that very room. Suspicious, but it may be a bluff.
whispers-guessing = After the cards everybody may name somebody. A right guess brings what the clock shows, seven points now; a wrong one gives them to the accused. One hint is little: name nobody yet.
whispers-wrong = East took you for the Astronomer, who stands in the kitchen too and bears the moon. Wrong: seven points for you. That tide table was worth it.
whispers-event = Then the clock goes down by one and an event is drawn: frozen pipes, so nothing may be played to the bathroom. East led this round and has fed the library again.
whispers-bluff = Cards face down tell nothing and have no effect, but the room acts all the same. Play the garden gate face down in the library: whoever plays there may look at a hidden card.
whispers-peek = Look at the card that East has hidden in the library.
whispers-home = A master key: no rose, it was only there to be counted. Somebody wants this room to be full. Now feed your own: the ashtray face down in the kitchen, one point more, and nobody learns why.
whispers-reckon = East names nobody this time. Look at the library once more: two roses, a love letter with another one, a card hidden only for the count. The Gardener stands elsewhere. It is time.
whispers-guess = Six points are at stake. Say it: East is the Widow. Touch East, then the Widow.
whispers-right = Right! Six points for you, and East plays on with his face uncovered. He may still guess who you are, so go on mixing your symbols.
whispers-over = The rounds go on until the clock shows zero; then rooms and symbols are counted. An event wants something of you just now: that is good manners. Play on from here.
