/**
 * The examples of the rules. `town` tells of two moments, one below the other: who is there, and whose markers
 * stand or lie on whom (first Sherlock's, then Mycroft's); `took` of cards taken from the row; `row` of sets, each
 * a card with how many lie open, how many jokers with them and how many were hidden, of whom, and what is to be
 * read under it; `table` of a whole count. Everything between the first brace and the last is JSON:
 * tests/web/test_examples_holmes.py plays and counts these.
 */
export const EXAMPLES = {
  "hides": {
    "town": ["watson", "adler", "toby", "pike"], "day": 2, "plays": ["up:Les", "to:Pik"],
    "before": {"upright": [[], []], "flat": [["watson", "adler", "toby"], ["watson", "adler", "pike"]], "hiding": []},
    "after": {"upright": [["watson", "adler", "toby"], ["watson", "adler", "pike"]], "flat": [[], []], "hiding": ["adler"]}
  },
  "action": {
    "town": ["watson", "hudson", "lestrade", "toby"], "day": 2, "plays": ["up:Wat", "to:Les"],
    "before": {"upright": [["watson", "hudson", "toby"], []], "flat": [[], []], "hiding": []},
    "after": {"upright": [["hudson", "toby"], []], "flat": [["lestrade"], []], "hiding": []}
  },
  "refill": {
    "took": {"from": ["3", "5", "8", "9"], "cards": ["8", "9"], "to": ["3", "5", "6", "7"], "tokens": [5, 2]},
    "plays": ["up:Wat", "to:Les", "take:8", "take:9"]
  },
  "joker": {
    "row": [{"set": ["J", 1, 0, 0]}, "+", {"set": ["8", 1, 0, 0]}, "→", {"set": ["8", 1, 1, 0], "mark": "2"}],
    "plays": ["up:Hud", "to:Wat", "take:8", "join"]
  },
  "toby": {
    "row": [
      {"set": ["9", 4, 0, 0], "mark": "1"}, {"set": ["6", 2, 1, 0], "mark": "1"}, {"set": ["3", 1, 0, 0], "mark": "1"},
      {"set": ["P", 2, 0, 0], "mark": "1"}, {"set": ["J", 1, 0, 0], "mark": "0"}, {"set": ["7", 0, 0, 1], "mark": "0"},
      "→", {"tokens": 4}
    ],
    "plays": ["up:Wat", "to:Tob"]
  },
  "types": {
    "row": [{"set": ["8", 4, 1, 0], "who": 0, "mark": "5"}, {"set": ["8", 2, 0, 0], "who": 1, "mark": "2"}, "→", {"who": 0, "points": [6]}]
  },
  "full": {
    "row": [{"set": ["4", 3, 0, 1], "who": 1, "mark": "4"}, "→", {"who": 1, "points": [4, 3]}]
  },
  "plans": {
    "row": [
      {"set": ["P", 1, 0, 0], "mark": "−1"}, {"set": ["P", 2, 0, 0], "mark": "+1"}, {"set": ["P", 3, 0, 0], "mark": "+3"},
      {"set": ["P", 4, 0, 0], "mark": "+6"}, {"set": ["P", 5, 0, 0], "mark": "+10"}
    ]
  },
  "count": {
    "table": [
      {"card": "8", "sets": [[3, 1, 0], [2, 0, 0]], "points": [6, 0]},
      {"card": "5", "sets": [[1, 0, 0], [3, 0, 0]], "points": [0, 4]},
      {"card": "7", "sets": [[2, 0, 0], [2, 0, 0]], "points": [0, 0]},
      {"card": "3", "sets": [[0, 0, 0], [2, 0, 1]], "points": [0, 6]},
      {"card": "P", "sets": [[3, 0, 0], [1, 0, 0]], "points": [3, -1]},
      {"card": "J", "sets": [[1, 0, 0], [0, 0, 0]], "points": [-3, 0]}
    ],
    "total": [6, 9]
  }
};
