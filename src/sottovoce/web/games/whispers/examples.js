/**
 * The examples of the rules, played with the house set. A room has its pile from the bottom up (a card, whether it
 * lies open, who played it) and the figures that stand in it; `row` are cards with what each counts; `guesses` say
 * what comes of one. Everything between the first brace and the last is JSON: tests/web/test_examples_whispers.py
 * compares the parts with the card set, and plays and counts the rest.
 */
export const PARTS = {
  "symbols": ["moon", "key", "rose", "glass"],
  "people": {"sleepwalker": "moon", "butler": "key", "widow": "rose", "gardener": "rose"},
  "rooms": {
    "kitchen": {"two": false, "does": ["draw", 1]},
    "library": {"two": false, "does": ["peek", 1]},
    "study": {"two": true, "does": ["gain", 1]}
  },
  "evidence": {
    "nightcap": {"symbols": ["moon", "moon"]},
    "keyring": {"symbols": ["key", "key"]},
    "garden-gate": {"symbols": ["key", "rose"]},
    "love-letter": {"symbols": ["moon", "rose", "glass"]},
    "star-chart": {"symbols": ["moon", "moon", "moon"]},
    "silver-coin": {"symbols": ["moon"], "coin": true},
    "tip": {"symbols": ["key"], "does": ["gain", 2]}
  }
};

export const EXAMPLES = {
  "lay": {
    "plays": ["nightcap:1+", "keyring:2-"],
    "rooms": [
      {"room": "kitchen", "pile": [["garden-gate", true, 1], ["nightcap", true, 0]], "figures": ["widow"]},
      {"room": "library", "pile": [["love-letter", true, 1], ["keyring", false, 0]], "figures": ["butler"]}
    ]
  },
  "order": {
    "card": "tip", "points": [1, 3], "cards": [2, 2],
    "plays": ["tip:1+"], "hidden": ["tip:1-"],
    "rooms": [{"room": "kitchen", "pile": [["garden-gate", true, 1], ["tip", true, 0]], "figures": ["widow"]}]
  },
  "two": {
    "plays": ["nightcap:1+", "keyring:1-"], "points": [1, 1, 2],
    "rooms": [{"room": "study", "pile": [["nightcap", true, 0], ["keyring", false, 0]], "figures": ["butler"]}]
  },
  "guess": {
    "counter": 5, "accused": "widow",
    "guesses": [
      {"character": "widow", "right": true, "who": "north", "points": 5},
      {"character": "gardener", "right": false, "who": "east", "points": 5}
    ]
  },
  "room": {
    "who": "butler", "points": 4,
    "rooms": [{
      "room": "library", "figures": ["butler", "widow"],
      "pile": [["love-letter", true, 1], ["keyring", false, 0], ["nightcap", false, 1], ["garden-gate", true, 0]]
    }]
  },
  "symbols": {
    "who": "butler", "points": 3,
    "row": [["keyring", true, "2"], ["garden-gate", true, "1"], ["keyring", false, "0"], ["nightcap", true, "0"]]
  },
  "coin": {
    "who": "sleepwalker", "points": 9,
    "row": [["silver-coin", true, "1"], ["star-chart", true, "3 × 2"], ["nightcap", true, "2"]]
  }
};
