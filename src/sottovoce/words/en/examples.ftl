# What the drawn examples of the rules show. Each name is a game and a mark in its RULES.md.

## Venice

venice-valour = A Doge card. To the west stands a guard, and the Doge may neither join nor pass him; to the east a square is free, and there he goes.
venice-walk = Merchant 2, 2 and 1, all to the west: the Merchant walks five squares, past the Doge and the west guard, and stands on West's square 3.
venice-cortege = Two Doge cards as a Cortège: the Doge and both guards go one square west together.
venice-guards = Guards 1+1, one square for each: the west guard goes west, the east guard east.
venice-masquerade = East plays Masquerade on the Doge. Harlequin 1 first, Harlequin 4 after it: both times she stands between East and the Doge, and he goes five squares. With the 4 first he would stand on her square, and the 1 could not follow.
venice-guild = Word of the guild: no card is played. The Doge is called to the Merchant's square; the west guard still stands beyond him.
venice-pull = The end of a turn. In West's mansion stand Harlequin and the west guard: two steps for West. East has none, so the Favourite goes two squares west. With the east guard on West's square 1 it would be three.
venice-door = A Doge card takes the Doge into the mansion of East: East has won the round at once, even though West has played the card.
venice-judged = The cards have run out. The Doge stands on the centre, the Favourite on the half of West: the round goes to West.

## Holmes

holmes-hides = Evening and the next morning. On Adler lie markers of both brothers: she hides for a day. Watson has two as well, but he is a resident. The markers have been stood up where they lay, also on the hidden card.
holmes-action = Sherlock picks up his marker from Watson and lays it flat on Lestrade. He could not have laid it on Hudson or Toby: his own markers stand there.
holmes-refill = At Lestrade's: three tokens for the footprint and the fingerprint. When the action is over, the row is filled up to four again.
holmes-joker = A loose joker, and a footprint just taken from the row: laid on the joker, they are a set that counts two cards.
holmes-toby = Toby brings a token for each type: fingerprints, bullets (the joker makes no type of its own), papers, plan fragments. The loose joker and the hidden button bring nothing.
holmes-types = Sherlock has four footprints and a joker with them, Mycroft two. Sherlock has more and gets 8 − 2 = 6 points, Mycroft nothing.
holmes-full = Mycroft has all four explosives, one of them hidden until the end: 4 points for the type, of which Sherlock has none, and 3 for the full set.
holmes-plans = One plan fragment costs a point; two, three, four and five bring more and more.
holmes-count = A whole count, Sherlock on the left. Footprints 8 − 2, cigarettes 5 − 1, buttons level; all three papers 3 + 3 with one that was hidden; three plan fragments against one; a loose joker. Mycroft wins by 9 to 6.

## Black Sonata

sonata-landmark = The card on top shows riverside. The Lady is at one of the three places that bear it: Blackfriars, the Liberty of the Clink or London Bridge.
sonata-way = Three turns, and no route that may stay. A tavern: Eastcheap or Southwark. Then riverside, one road further: London Bridge or the Clink; Blackfriars is too far from a tavern. Then a church: of all churches only Southwark lies beside either. She is there.
sonata-visit = From Eastcheap roads lead to Bishopsgate, Cornhill and London Bridge. The pawn goes to London Bridge, which has not been visited before: its key card is taken.
sonata-search = A search at Cripplegate: found, and a second clue is taken. Fog takes the place of the searched card for good. Two cards go to the bottom for two clues, the fog first among them; the next landmark is seen, and her turn brings the church on top.
sonata-fog = The fog on top is read: Near. Before that, fresh fog has slid under it from the fog deck, which shrinks from five to four; the read card goes under the deck, and there are five again. Then the pawn goes to a neighbouring place.
sonata-clue = The Dark Lady is a rose. Lucy Morgan's key says 2 for it: exactly two of Lucy's three traits are the Dark Lady's. Of 35 sets of three traits 12 are left.
sonata-notes = Both keys say 2. She has two traits of each card, and only three in all: so the one that the cards share, at court, is hers, and she neither writes nor plays music. Four sets are left.
sonata-score = Four cards above the countdown card, two laps of 26 cards, three fog cards, easy mode: 4 + 52 + 6 − 30 = 32 points.

## Whispers

whispers-lay = North's turn: the Nightcap goes open to the kitchen, another card face down to the library. Each lies on top of what was there.
whispers-order = The Generous tip, played open to the kitchen. First its effect: two points, from 1 to 3. Then the room: a card is drawn. Face down it would have brought no points, but the kitchen would have acted all the same.
whispers-two = The study is marked two. The first card of the turn brings nothing; the second, even face down, makes the room act: a point.
whispers-guess = The counter shows 5, and East is the Widow. If North says Widow, North gets 5 points and East is revealed. If North says Gardener, East gets the 5 points, and nothing is revealed.
whispers-room = The Butler's figure stands in the library: four cards lie there, open or face down, and each is a point.
whispers-symbols = What the Butler gets for keys: two on one card, one on another. The card face down counts nothing here, and moons are not his.
whispers-coin = A pile from the bottom up. The coin's own moon counts once, the three on the card right above it twice, the two on the next once again: nine for the Sleepwalker.
