/* The parts of Black Sonata that are printed on its map and cards: what games/sonata/data.json says, by ids.
   A view names them by their numbers here. */

/**
 * @typedef {{id: string, landmarks: string[]}} Place
 * @typedef {{label: string, ru: string, place: string, landmark: string}} StealthCard
 * @typedef {{id: string, suit: string, traits: string[], key: string[]}} Lady
 * @typedef {{landmarks: string[], places: Place[], roads: string[][], cards: StealthCard[], traits: string[],
 *   suits: string[], ladies: Lady[], fog: string[]}} Parts
 */

/** @type {Parts} */
export const PARTS = {
  "landmarks": ["church", "commerce", "playhouse", "riverside", "rural", "residence", "tavern"],
  "places": [
    {"id": "bishopsgate", "landmarks": ["residence", "church"]},
    {"id": "blackfriars", "landmarks": ["residence", "playhouse", "riverside"]},
    {"id": "clerkenwell", "landmarks": ["rural", "church"]},
    {"id": "clink", "landmarks": ["residence", "playhouse", "riverside"]},
    {"id": "cornhill", "landmarks": ["commerce"]},
    {"id": "cripplegate", "landmarks": ["residence"]},
    {"id": "eastcheap", "landmarks": ["tavern"]},
    {"id": "london-bridge", "landmarks": ["commerce", "riverside"]},
    {"id": "shoreditch", "landmarks": ["rural", "playhouse"]},
    {"id": "southwark", "landmarks": ["church", "tavern"]},
    {"id": "st-pauls", "landmarks": ["church"]}
  ],
  "roads": [
    ["bishopsgate", "cornhill"],
    ["bishopsgate", "eastcheap"],
    ["bishopsgate", "shoreditch"],
    ["blackfriars", "clerkenwell"],
    ["blackfriars", "clink"],
    ["blackfriars", "st-pauls"],
    ["clerkenwell", "cripplegate"],
    ["clink", "southwark"],
    ["cornhill", "cripplegate"],
    ["cornhill", "eastcheap"],
    ["cornhill", "st-pauls"],
    ["cripplegate", "shoreditch"],
    ["cripplegate", "st-pauls"],
    ["eastcheap", "london-bridge"],
    ["london-bridge", "southwark"]
  ],
  "cards": [
    {"label": "A", "ru": "1", "place": "eastcheap", "landmark": "tavern"},
    {"label": "B", "ru": "2", "place": "bishopsgate", "landmark": "residence"},
    {"label": "C", "ru": "3", "place": "cornhill", "landmark": "commerce"},
    {"label": "D", "ru": "4", "place": "st-pauls", "landmark": "church"},
    {"label": "E", "ru": "5", "place": "blackfriars", "landmark": "riverside"},
    {"label": "F", "ru": "6", "place": "clerkenwell", "landmark": "rural"},
    {"label": "G", "ru": "7", "place": "blackfriars", "landmark": "residence"},
    {"label": "H", "ru": "8", "place": "clink", "landmark": "riverside"},
    {"label": "I", "ru": "9", "place": "southwark", "landmark": "tavern"},
    {"label": "J", "ru": "10", "place": "london-bridge", "landmark": "riverside"},
    {"label": "K", "ru": "11", "place": "eastcheap", "landmark": "tavern"},
    {"label": "L", "ru": "12", "place": "bishopsgate", "landmark": "residence"},
    {"label": "M", "ru": "13", "place": "cornhill", "landmark": "commerce"},
    {"label": "N", "ru": "14", "place": "cripplegate", "landmark": "residence"},
    {"label": "O", "ru": "15", "place": "shoreditch", "landmark": "rural"},
    {"label": "P", "ru": "16", "place": "cripplegate", "landmark": "residence"},
    {"label": "Q", "ru": "17", "place": "clerkenwell", "landmark": "church"},
    {"label": "R", "ru": "18", "place": "blackfriars", "landmark": "playhouse"},
    {"label": "S", "ru": "19", "place": "clink", "landmark": "residence"},
    {"label": "T", "ru": "20", "place": "southwark", "landmark": "tavern"},
    {"label": "U", "ru": "21", "place": "clink", "landmark": "playhouse"},
    {"label": "V", "ru": "22", "place": "southwark", "landmark": "church"},
    {"label": "W", "ru": "23", "place": "london-bridge", "landmark": "commerce"},
    {"label": "X", "ru": "24", "place": "eastcheap", "landmark": "tavern"},
    {"label": "Y", "ru": "25", "place": "bishopsgate", "landmark": "church"},
    {"label": "Z", "ru": "26", "place": "cornhill", "landmark": "commerce"},
    {"label": "-A", "ru": "\u0410", "place": "london-bridge", "landmark": "commerce"},
    {"label": "-K", "ru": "\u0411", "place": "shoreditch", "landmark": "playhouse"},
    {"label": "-L", "ru": "\u0412", "place": "cripplegate", "landmark": "residence"},
    {"label": "-S", "ru": "\u0413", "place": "st-pauls", "landmark": "church"},
    {"label": "-U", "ru": "\u0414", "place": "clerkenwell", "landmark": "rural"},
    {"label": "--X", "ru": "\u0415", "place": "shoreditch", "landmark": "rural"}
  ],
  "traits": ["literary", "married", "court", "musical", "mother", "amorous", "documented"],
  "suits": ["rose", "oak", "bluebell", "acorn", "thistle", "sage"],
  "ladies": [
    {"id": "aline-florio", "suit": "bluebell", "traits": ["amorous", "literary", "married"], "key": ["0/2", "1", "1", "1", "0/2", "2"]},
    {"id": "anne-hathaway", "suit": "thistle", "traits": ["documented", "mother", "musical"], "key": ["0/2", "2", "0/2", "1", "1", "1"]},
    {"id": "anne-whateley", "suit": "oak", "traits": ["amorous", "documented", "musical"], "key": ["1", "1", "1", "0/2", "2", "0/2"]},
    {"id": "elizabeth-vernon", "suit": "rose", "traits": ["amorous", "court", "married"], "key": ["1", "1", "0/2", "2", "0/2", "1"]},
    {"id": "emilia-lanier", "suit": "oak", "traits": ["married", "mother", "musical"], "key": ["1", "1", "1", "0/2", "2", "0/2"]},
    {"id": "jacqueline-field", "suit": "sage", "traits": ["literary", "married", "mother"], "key": ["1", "0/2", "2", "0/2", "1", "1"]},
    {"id": "jane-davenant", "suit": "thistle", "traits": ["amorous", "married", "musical"], "key": ["0/2", "2", "0/2", "1", "1", "1"]},
    {"id": "lucy-morgan", "suit": "acorn", "traits": ["amorous", "court", "documented"], "key": ["2", "0/2", "1", "1", "1", "0/2"]},
    {"id": "marie-mountjoy", "suit": "sage", "traits": ["amorous", "documented", "literary"], "key": ["1", "0/2", "2", "0/2", "1", "1"]},
    {"id": "mary-fitton", "suit": "rose", "traits": ["court", "documented", "mother"], "key": ["1", "1", "0/2", "2", "0/2", "1"]},
    {"id": "penelope-rich", "suit": "acorn", "traits": ["court", "married", "mother"], "key": ["2", "0/2", "1", "1", "1", "0/2"]},
    {"id": "winnifred-burbage", "suit": "bluebell", "traits": ["documented", "literary", "mother"], "key": ["0/2", "1", "1", "1", "0/2", "2"]}
  ],
  "fog": ["clue", "pursuit", "foresight", "clear-sky", "second-thought", "near", "chase", "flown", "falsehood", "fiend"]
};
