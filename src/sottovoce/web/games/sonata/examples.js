/**
 * The examples of the rules. `deck` are the landmarks that were seen on top, one after the other; `map` the part
 * of the map that is drawn (left, top, width, height); `strips` a stretch of the Lady's deck before and after, each
 * card as a view tells it; `clues` what is held. Everything between the first brace and the last is JSON:
 * tests/web/test_examples_sonata.py proves it.
 */
export const EXAMPLES = {
  "landmark": {
    "deck": ["riverside"], "places": ["blackfriars", "clink", "london-bridge"], "map": [0, 0, 380, 444]
  },
  "way": {
    "deck": ["tavern", "riverside", "church"],
    "places": [["eastcheap", "southwark"], ["clink", "london-bridge"], ["southwark"]],
    "marked": ["southwark"], "map": [0, 0, 380, 444]
  },
  "visit": {
    "pawn": "eastcheap", "goes": "london-bridge", "visited": ["eastcheap"],
    "neighbours": ["bishopsgate", "cornhill", "london-bridge"], "map": [84, 96, 296, 256]
  },
  "search": {
    "pawn": "cripplegate", "plays": ["search", "clue"], "clues": [1, 2], "first": 12,
    "strips": [
      {"top": 13, "slots": [[1, -1, false, false, -1], [5, -1, false, false, -1], [-1, -1, false, false, -1],
        [-1, -1, false, false, -1], [-1, -1, false, false, -1], [-1, -1, false, false, -1]]},
      {"top": 16, "slots": [[1, -1, false, false, -1], [5, 5, true, true, -1], [-1, -1, false, false, -1],
        [5, -1, false, false, -1], [0, -1, false, false, -1], [-1, -1, false, false, -1]]}
    ]
  },
  "fog": {
    "read": "near", "plays": ["fog", "go:Cli"], "pawn": "southwark", "goes": "clink", "visited": ["southwark"],
    "left": [5, 4, 5], "map": [20, 273, 340, 168]
  },
  "clue": {
    "suit": "rose", "held": ["lucy-morgan"], "key": "2", "possible": 12, "all": 35
  },
  "notes": {
    "suit": "rose", "held": ["lucy-morgan", "penelope-rich"], "possible": 4, "placed": ["court"], "grey": ["literary", "musical"]
  },
  "score": {
    "mode": "easy", "above": 4, "countdown": 2, "length": 26, "fog": 3, "parts": [4, 52, 6, -30], "points": 32
  }
};
