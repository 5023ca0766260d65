// Where the card of an explanation goes: on the side with more room, never over the piece, then never over what must stay free, its
// targets last. Pure: boxes in, a box out.

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Surroundings {
  readonly piece: Area
  readonly card: { readonly width: number; readonly height: number }
  readonly window: { readonly width: number; readonly height: number }
  /** Covered only where the piece would be otherwise. */
  readonly kept: readonly Area[]
  /** Better not covered. */
  readonly targets: readonly Area[]
}

const GAP_PX = 22
const EDGE_PX = 8
const SIDES = ['above', 'below', 'left', 'right'] as const
/** How the card lies along its side: from one end of the piece to the other. */
const ALONG = [0.5, 0.25, 0.75, 0, 1] as const
/** What is explained must be seen with what is said of it; then what must stay free; a covered piece is worse than any number of covered targets. */
const PIECE_WEIGHT = 1e7
const KEPT_WEIGHT = 1e4

const clamp = (value: number, most: number): number => Math.max(EDGE_PX, Math.min(value, most))

export function overlap(one: Area, two: Area): number {
  const across = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left)
  const down = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top)
  return Math.max(0, across) * Math.max(0, down)
}

function candidate(
  { piece, card, window }: Surroundings,
  side: (typeof SIDES)[number],
  along: (typeof ALONG)[number],
): Area {
  const across = piece.left + piece.width * along - card.width * along
  const down = piece.top + piece.height * along - card.height * along
  const left =
    side === 'left' ? piece.left - GAP_PX - card.width : side === 'right' ? piece.left + piece.width + GAP_PX : across
  const top =
    side === 'above' ? piece.top - GAP_PX - card.height : side === 'below' ? piece.top + piece.height + GAP_PX : down
  return {
    ...card,
    left: clamp(left, window.width - EDGE_PX - card.width),
    top: clamp(top, window.height - EDGE_PX - card.height),
  }
}

function roomOn({ piece, window }: Surroundings, side: (typeof SIDES)[number]): number {
  switch (side) {
    case 'above':
      return piece.top
    case 'below':
      return window.height - piece.top - piece.height
    case 'left':
      return piece.left
    case 'right':
      return window.width - piece.left - piece.width
  }
}

const costOf = ({ piece, kept, targets }: Surroundings, at: Area): number =>
  PIECE_WEIGHT * overlap(at, piece) +
  kept.reduce((sum, area) => sum + KEPT_WEIGHT * overlap(at, area), 0) +
  targets.reduce((sum, area) => sum + overlap(at, area), 0)

/** The least that is covered; of equals, the side with most room. */
export function placeCard(around: Surroundings): Area {
  const sides = SIDES.toSorted((one, two) => roomOn(around, two) - roomOn(around, one))
  const all = sides.flatMap((side) => ALONG.map((along) => candidate(around, side, along)))
  return all.reduce((best, at) => (costOf(around, at) < costOf(around, best) ? at : best))
}

const within = (value: number, from: number, length: number, inset: number): number =>
  Math.max(from + inset, Math.min(value, from + length - inset))

/** From inside the card to the nearest edge of the piece, as three points; null where they touch. */
export function tailOf(card: Area, piece: Area): string | null {
  const middle = { x: card.left + card.width / 2, y: card.top + card.height / 2 }
  const tip = {
    x: within(middle.x, piece.left, piece.width, piece.width / 4),
    y: within(middle.y, piece.top, piece.height, piece.height / 4),
  }
  const base = { x: within(tip.x, card.left, card.width, 24), y: within(tip.y, card.top, card.height, 18) }
  const edge = { x: within(base.x, piece.left, piece.width, 0), y: within(base.y, piece.top, piece.height, 0) }
  const away = Math.hypot(edge.x - base.x, edge.y - base.y)
  if (away < 1) return null
  const [dx, dy] = [(edge.x - base.x) / away, (edge.y - base.y) / away]
  return `${base.x - dy * 11},${base.y + dx * 11} ${base.x + dy * 11},${base.y - dx * 11} ${edge.x},${edge.y}`
}
