/* Where the places of London lie on the drawn map: once for a wide page, once for a narrow one. */

/**
 * @typedef {[number, number]} Point
 * @typedef {object} Layout
 * @property {string} name tells one drawing on a page from another
 * @property {number} width
 * @property {number} height
 * @property {Record<string, Point>} places the middle of each roundel
 * @property {Point} pawn where it stands beside the middle of a roundel, so that it covers no name
 * @property {[string, string]} banks the north and the south bank of the Thames, each from west to east
 * @property {[number, number, number]} shores how far south houses and trees of the north bank go, and where those of the south bank begin
 * @property {Point[]} wall the city wall, from the river in the west to the river in the east
 * @property {Point} compass
 * @property {Point} title
 * @property {[number, number, number][]} ships each with its size; below 0 it sails west
 * @property {Point} tower
 * @property {Point} mill
 */

/** @type {Layout} */
export const WIDE = {
  name: "wide",
  width: 600,
  height: 478,
  places: {
    shoreditch: [484, 52],
    clerkenwell: [76, 66],
    cripplegate: [240, 104],
    bishopsgate: [536, 156],
    cornhill: [384, 180],
    "st-pauls": [210, 210],
    blackfriars: [74, 242],
    eastcheap: [506, 258],
    "london-bridge": [438, 334],
    clink: [204, 414],
    southwark: [352, 424],
  },
  pawn: [24, -17],
  banks: [
    "M-10 292 C70 312 130 296 210 298 S360 318 440 306 S560 318 612 326",
    "M-10 358 C70 376 140 360 214 362 S360 380 440 372 S560 384 612 394",
  ],
  shores: [288, 270, 394],
  wall: [[34, 306], [22, 210], [120, 142], [170, 62], [330, 48], [440, 98], [588, 92], [590, 320]],
  compass: [548, 432],
  title: [84, 424],
  ships: [[128, 326, 1], [300, 344, -0.8], [540, 356, 1.1]],
  tower: [572, 300],
  mill: [380, 34],
};

/** @type {Layout} */
export const NARROW = {
  name: "narrow",
  width: 380,
  height: 444,
  places: {
    shoreditch: [322, 40],
    clerkenwell: [52, 48],
    cripplegate: [168, 88],
    bishopsgate: [326, 132],
    cornhill: [240, 168],
    "st-pauls": [130, 182],
    blackfriars: [48, 218],
    eastcheap: [318, 224],
    "london-bridge": [236, 296],
    clink: [112, 356],
    southwark: [252, 384],
  },
  pawn: [27, 4],
  banks: [
    "M-10 264 C50 280 90 266 140 266 S230 278 280 268 S360 278 392 284",
    "M-10 318 C50 332 90 318 140 318 S230 332 280 324 S360 336 392 344",
  ],
  shores: [252, 236, 348],
  wall: [[14, 272], [10, 184], [88, 124], [112, 50], [226, 42], [272, 86], [370, 84], [368, 280]],
  compass: [344, 398],
  title: [54, 424],
  ships: [[66, 292, 0.8], [170, 298, -0.7], [330, 306, 0.9]],
  tower: [354, 264],
  mill: [236, 26],
};

/** How far a road bends from the straight line, to its left as written in the data; the rest bend a little. */
const BENDS = new Map([
  ["blackfriars clerkenwell", 14],
  ["blackfriars clink", -16],
  ["cripplegate shoreditch", 16],
  ["clink southwark", -12],
  ["bishopsgate shoreditch", -8],
  ["cornhill st-pauls", 10],
]);

/**
 * The path of a road from the middle of one place to the middle of another.
 *
 * @param {Layout} layout
 * @param {string[]} road
 */
export function roadPath(layout, [from, to]) {
  const [[ax, ay], [bx, by]] = [layout.places[from], layout.places[to]];
  const length = Math.hypot(bx - ax, by - ay);
  const bend = (BENDS.get(`${from} ${to}`) ?? 5) / length;
  const middle = [(ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend];
  return `M${ax} ${ay} Q${middle[0].toFixed(1)} ${middle[1].toFixed(1)} ${bx} ${by}`;
}

/**
 * How far a point lies from a straight stretch between two others.
 *
 * @param {Point} point
 * @param {Point} from
 * @param {Point} to
 */
export function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
