/**
 * The examples of the rules, each a turn: `before` and `after` are the squares of Doge, west guard, east
 * guard, Merchant and Harlequin; `favourite` where she stood and where she goes; `cards` are drawn, `plays`
 * is the turn as it is written; `squares` is the stretch of the street that is seen. Everything between the
 * first brace and the last is JSON: tests/web/test_examples_venice.py plays these turns.
 */
export const EXAMPLES = {
  "valour": {
    "mover": "east", "cards": ["D1"], "plays": "D1:E", "squares": [-4, 4],
    "before": [0, -1, 2, -3, 4], "after": [1, -1, 2, -3, 4], "favourite": [0, 0],
    "barred": [["doge", -1]]
  },
  "walk": {
    "mover": "west", "cards": ["M2", "M2", "M1"], "plays": "M2:W M2:W M1:W", "squares": [-4, 4],
    "before": [0, -2, 3, 2, -4], "after": [0, -2, 3, -3, -4], "favourite": [0, 0]
  },
  "cortege": {
    "mover": "west", "cards": ["D1", "D1"], "plays": "D1+D1:W", "squares": [-4, 4],
    "before": [1, -1, 3, 4, -4], "after": [0, -2, 2, 4, -4], "favourite": [0, 0]
  },
  "guards": {
    "mover": "east", "cards": ["G1+1"], "plays": "G1+1:wW1,eE1", "squares": [-4, 4],
    "before": [0, -1, 2, -3, 4], "after": [0, -2, 3, -3, 4], "favourite": [0, 0]
  },
  "masquerade": {
    "mover": "east", "cards": ["H1", "H4"], "plays": "H1@D:E H4@D:E", "squares": [-4, 5],
    "before": [-2, -4, 4, 5, 2], "after": [3, -4, 4, 5, 2], "favourite": [0, 0]
  },
  "guild": {
    "mover": "west", "cards": [], "plays": "call:D", "squares": [-6, 3],
    "before": [1, -5, 2, -4, 3], "after": [-4, -5, 2, -4, 3], "favourite": [0, 0]
  },
  "pull": {
    "mover": "west", "cards": [], "plays": "M1:E end", "squares": [-8, 0],
    "before": [-3, -7, 0, 1, -8], "after": [-3, -7, 0, 2, -8], "favourite": [0, -2],
    "counts": [["harlequin", 1], ["west-guard", 1]]
  },
  "door": {
    "mover": "west", "cards": ["D1"], "plays": "D1:E", "squares": [1, 8],
    "before": [6, 4, 8, 2, 3], "after": [7, 4, 8, 2, 3], "favourite": [1, 1],
    "won": "east"
  },
  "judged": {
    "mover": "east", "cards": [], "plays": "", "squares": [-4, 4],
    "before": [0, -2, 3, 4, 2], "after": [0, -2, 3, 4, 2], "favourite": [-1, -1],
    "won": "west"
  }
};
