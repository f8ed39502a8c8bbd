/**
 * What goes over the wire and what a board is given: the shapes of src/sottovoce/server/wire.py
 * and core/view.py as the page sees them. Types only; nothing here runs.
 *
 * @typedef {{message: string, arguments?: Record<string, string | number | Words>}} Words
 * @typedef {[string, string]} Foreseen  a thing, and where it would be or what it would cost
 * @typedef {{code: number, notation: string, words: Words, part: string, then?: string, preview?: Foreseen[]}} Offer
 * @typedef {{key: string, kind: "person" | "bot" | "open", name?: string, level?: string, away?: string}} Sitting
 * @typedef {{left: number[], runs: number, at: number}} Times
 * @typedef {{event: string} & Record<string, any>} Event
 * @typedef {{event: Event, words: Words | null}} Happened
 * @typedef {Happened[]} Step  what happened at one decision; step 0 is the setup
 * @typedef {{reason: string, winners: number[], points: number[]}} Outcome
 * @typedef {{seat: number, mover: number, outcome: Outcome | null} & Record<string, any>} View
 *
 * @typedef {object} Shown
 * @property {"shown"} is
 * @property {number} number
 * @property {"waiting" | "running" | "over"} status
 * @property {Sitting[]} seats
 * @property {number} mover
 * @property {View | null} view
 * @property {Offer[]} offers
 * @property {boolean} undo
 * @property {string} paragraph
 * @property {number} since
 * @property {Step[]} steps
 * @property {Times | null} times
 * @property {number} draw_offer
 * @property {number[]} rematch
 * @property {string} next
 * @property {Words[]} result
 * @property {number} lesson  decisions of a lesson that is kept to; -1: none
 *
 * @typedef {object} Heard
 * @property {"heard"} is
 * @property {number} number
 * @property {"players" | "spectators"} room
 * @property {string} by
 * @property {string} name
 * @property {number} at
 * @property {string} text
 * @property {boolean} mine
 *
 * @typedef {object} Welcome
 * @property {"welcome"} is
 * @property {string} match
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {number} seat
 * @property {string} clock
 * @property {string} commitment
 * @property {string} next_commitment
 * @property {boolean} draws
 * @property {boolean} lesson  a guided first game
 * @property {string} notes
 * @property {Heard[]} talk
 * @property {Shown} shown
 *
 * @typedef {{is: "ack", id: string, number: number}} Ack
 * @typedef {{is: "refused", id: string, key: string, particulars: Record<string, string | number>, sentence: string}} Refused
 * @typedef {{is: "pong", at: number, now: number}} Pong
 * @typedef {{is: "bye", key: string, again: boolean}} Bye
 * @typedef {Welcome | Shown | Ack | Refused | Heard | Pong | Bye} Told
 *
 * @typedef {{name: string, choices: string[], default: string, beside: Record<string, string[]>}} Option  beside: it counts only with these values of others
 * @typedef {{name: string, seats: string[][], options: Option[], bots: string[], rules: number}} GameCard  seats: their keys, for each number of players
 * @typedef {{id: string, name: string, account: string | null}} Person
 * @typedef {{id: string, game: string, status: string, mover: number, seats: Sitting[], seat: number, commitment: string, opened: number}} MatchCard
 * @typedef {{at: number, say: string, show: string, choose: string}} Taught  a step of a lesson, after so many decisions
 * @typedef {{type: "none"} | {type: "days", days: number} | {type: "minutes", minutes: number, increment: number}} Clock
 *
 * @typedef {object} BoardProps  what games/<game>.js is given to draw
 * @property {View} view
 * @property {Sitting[]} seats
 * @property {Offer[]} offers  of the mover; [] for anybody else
 * @property {string | null} picked  the part already touched in this decision
 * @property {(part: string) => "" | "part" | "then"} glow  may this part be touched now, as first or second touch
 * @property {(part: string) => void} touch
 * @property {(part: string | null) => void} point  what is hovered or focused
 * @property {(offer: Offer) => void} [choose]  take a choice outright, where a drawing shows each of them
 * @property {(offer: Offer | null) => void} [aim]  point at such a choice
 * @property {Foreseen[]} preview  of the choice being pointed at
 * @property {Event[]} events  what just happened
 * @property {number} beat  changes with each batch of events
 * @property {(message: string, args?: Record<string, any>) => string} say  words of the game's area
 * @property {(words: Words) => string} speak
 * @property {boolean} narrow
 * @property {boolean} motion
 * @property {string} notes
 * @property {(text: string) => void} keepNotes
 */
export {};
