// What dice can be spent on, lane by lane: a lane's dice move its own ship and no other, so each has a few outcomes, and all of them
// combine freely. Theft is not looked at here.
import { GROUPS } from '../data.ts'
import { ISLAND, PORT, SEA, type Place } from '../state.ts'

/** Where the ship of a lane ends, and whether a treasure came home. */
export interface LaneEnd {
  readonly place: Place
  readonly treasures: number
}

const end = (place: Place, treasures = 0): LaneEnd => ({ place, treasures })

/** BON-6.2, BON-6.3, BON-6.11. */
function sailed(place: Place, dice: number): readonly LaneEnd[] {
  if (dice < GROUPS.pair) return [end(place)]
  if (place === SEA) return [end(ISLAND), end(SEA)]
  return dice === GROUPS.pair ? [end(SEA), end(PORT)] : [end(ISLAND), end(SEA), end(PORT)]
}

/** BON-6.5, BON-6.6, BON-6.12: what is left of the dice may send the ship out again. */
function plundered(dice: number): readonly LaneEnd[] {
  if (dice < GROUPS.triple) return [end(ISLAND)]
  return [...sailed(PORT, dice - GROUPS.triple).map(({ place }) => end(place, 1)), end(ISLAND)]
}

const LANE_ENDS: readonly (readonly (readonly LaneEnd[])[])[] = ([PORT, SEA, ISLAND] as const).map((place) =>
  [0, 1, 2, 3, 4, 5, 6].map((dice) => (place === ISLAND ? plundered(dice) : sailed(place, dice))),
)

/** How the lane of a ship that lay there when the turn began can end with so many dice of its face. */
const laneEnds = (place: Place, dice: number): readonly LaneEnd[] => LANE_ENDS[place]?.[dice] ?? []

/** Whether these dice let anybody sail or plunder: the mate serves only if not, BON-7.1. */
export const couldAct = (ships: readonly Place[], counts: readonly number[]): boolean =>
  ships.some((place, at) => laneEnds(place, counts[at] ?? 0).length > 1)

/** Every fleet these dice can lead to, with the treasures brought home: `visit` is shown each; it must not keep `ships`. */
export function eachEnd(
  start: readonly Place[],
  counts: readonly number[],
  visit: (ships: readonly Place[], treasures: number) => void,
): void {
  const ships = start.slice()
  const sail = (lane: number, treasures: number): void => {
    if (lane === start.length) {
      visit(ships, treasures)
      return
    }
    const place = start[lane] ?? PORT
    for (const ended of laneEnds(place, counts[lane] ?? 0)) {
      ships[lane] = ended.place
      sail(lane + 1, treasures + ended.treasures)
    }
    ships[lane] = place
  }
  sail(0, 0)
}
