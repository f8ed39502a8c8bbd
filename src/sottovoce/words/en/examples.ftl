# What the drawn examples of the rules show. Each name is a game and a mark in its RULES.md.

## Venice

venice-valour = A Doge card. To the west stands a guard, and the Doge may neither join nor pass him; to the east a square is free, and there he goes.
venice-walk = Merchant 2, 2 and 1, all to the west: the Merchant walks five squares, past the Doge and the west guard, and stands on W3.
venice-cortege = Two Doge cards as a Cortège: the Doge and both guards go one square west together.
venice-guards = Guards 1+1, one square for each: the west guard goes west, the east guard east.
venice-masquerade = East plays Masquerade on the Doge. Harlequin 1 first, Harlequin 4 after it: both times she stands between East and the Doge, and he goes five squares. With the 4 first he would stand on her square, and the 1 could not follow.
venice-guild = Word of the guild: no card is played. The Doge is called to the Merchant's square; the west guard still stands beyond him.
venice-pull = The end of a turn. In West's mansion stand Harlequin and the west guard: two steps for West. East has none, so the Favourite goes two squares west. With the east guard on W1 it would be three.
venice-door = A Doge card takes the Doge into the mansion of East: East has won the round at once, even though West has played the card.
venice-judged = The cards have run out. The Doge stands on the centre, the Favourite on the half of West: the round goes to West.
