// Which sources of a puzzle can be ruled out. No more cards of one kind can have left hands than its piles held, and no more from
// one pile than the hand had drawn of it by then: both are contests for places. A source that would leave somebody else in a
// contest without a place is struck out, contest after contest, until none strikes out more. Knows no game.
import { copiesIn } from './bag.ts'
import { inView, isComing, NONE, sourceOf, type Going, type Puzzle, type Source, type Sources } from './trail-puzzle.ts'

interface Place {
  readonly source: Source
  readonly room: number
  /** In the trail: only what left later can have come from here. */
  readonly at: number
}

/** Of the goings each has to find a place. */
export interface Contest {
  readonly goings: readonly number[]
  readonly places: readonly Place[]
}

const ALWAYS = -1

const goingsThat = ({ goings }: Puzzle, isOne: (going: Going) => boolean): number[] =>
  [...goings.keys()].filter((going) => isOne(goings[going]!))

/** Cards that can only be of these kinds have left piles that held so many of them. What came in view is a matter for hands. */
function contestOfKinds(puzzle: Puzzle, kinds: readonly number[]): Contest {
  const goings = goingsThat(puzzle, (going) => going.kinds.every((card) => kinds.includes(card)))
  const places = puzzle.bags.map((bag, source): Place => ({ source, room: copiesIn(bag, kinds), at: ALWAYS }))
  for (const card of kinds) places.push({ source: inView(card), room: Infinity, at: ALWAYS })
  return { goings, places: places.filter(({ room }) => room > 0) }
}

/** Cards have left a hand which had so many from each source by then. */
function contestOfHand(puzzle: Puzzle, hand: number): Contest {
  const places: { source: Source; room: number; at: number }[] = []
  let fresh = 0
  for (const [at, track] of puzzle.trails[hand]!.entries()) {
    if (!isComing(track)) {
      fresh = places.length
      continue
    }
    const source = sourceOf(track)
    const same = places.findIndex((place, index) => index >= fresh && place.source === source)
    if (same < 0) places.push({ source, room: 1, at })
    else places[same]!.room++
  }
  return { goings: goingsThat(puzzle, (going) => going.hand === hand), places }
}

export interface Contests {
  readonly puzzle: Puzzle
  readonly all: readonly Contest[]
  /** By going: those it is in. */
  readonly of: readonly (readonly Contest[])[]
}

export function contestsOf(puzzle: Puzzle): Contests {
  const { trails, bags, lying, goings } = puzzle
  const every = [
    ...trails.map((_, hand) => contestOfHand(puzzle, hand)),
    ...bags[0]!.map((_, card) => contestOfKinds(puzzle, [card])),
    contestOfKinds(puzzle, lying),
  ]
  const all = every.filter((contest) => contest.goings.length > 0)
  const of = goings.map((_, going) => all.filter((contest) => contest.goings.includes(going)))
  return { puzzle, all, of }
}

/** Everybody in a contest has a place. Goings by their index in the contest, places by theirs. */
interface Seating {
  /** By place: who sits there, and how many may. */
  readonly seated: number[][]
  readonly rooms: readonly number[]
  /** By going: its place, and all it could have. */
  readonly placeOf: number[]
  readonly open: readonly (readonly number[])[]
}

/** Finds a place for each, moving others where that helps; null where that cannot be. */
function seat(all: readonly Going[], { goings, places }: Contest, sources: Sources): Seating | null {
  const open = goings.map((going) => {
    const can = sources[going]!
    const { at } = all[going]!
    const fitting: number[] = []
    for (let place = 0; place < places.length; place++)
      if (places[place]!.at < at && can.includes(places[place]!.source)) fitting.push(place)
    return fitting
  })
  const rooms = places.map(({ room }) => room)
  const seating = { seated: places.map((): number[] => []), rooms, placeOf: goings.map(() => NONE), open }
  for (const one of goings.keys()) if (!findPlace(one, seating, new Set())) return null
  return seating
}

function sit(one: number, place: number, at: number, { seated, placeOf }: Seating): true {
  seated[place]![at] = one
  placeOf[one] = place
  return true
}

/** A free place, or else one somebody can leave for another who was not asked yet. */
function findPlace(one: number, seating: Seating, asked: Set<number>): boolean {
  const { seated, rooms, open } = seating
  for (const place of open[one]!)
    if (seated[place]!.length < rooms[place]!) return sit(one, place, seated[place]!.length, seating)
  for (const place of open[one]!) {
    if (asked.has(place)) continue
    asked.add(place)
    const leaver = seated[place]!.findIndex((other) => findPlace(other, seating, asked))
    if (leaver >= 0) return sit(one, place, leaver, seating)
  }
  return false
}

/** A set of places, as bits. */
type Places = Uint32Array
const hasPlace = (places: Places, place: number): boolean => ((places[place >>> 5]! >>> (place & 31)) & 1) === 1
function addPlace(places: Places, place: number): void {
  places[place >>> 5]! |= 1 << (place & 31)
}
function addPlaces(places: Places, others: Places): void {
  for (let word = 0; word < places.length; word++) places[word]! |= others[word]!
}

/** From each place, those that somebody can be moved to so that it has room for another, be it by moving others on. */
function reachOf({ seated, open }: Seating): Places[] {
  const reach = seated.map((there, place) => {
    const places = new Uint32Array((seated.length >>> 5) + 1)
    addPlace(places, place)
    for (const one of there) for (const to of open[one]!) addPlace(places, to)
    return places
  })
  for (const [via, far] of reach.entries())
    for (const places of reach) if (places !== far && hasPlace(places, via)) addPlaces(places, far)
  return reach
}

/** Strikes out sources which nobody can have without leaving another without a place. Tells whose; null where not all can have one. */
function strikeOut(all: readonly Going[], contest: Contest, sources: (readonly Source[])[]): number[] | null {
  const seating = seat(all, contest, sources)
  if (seating === null) return null
  const { seated, rooms, placeOf, open } = seating
  const reach = reachOf(seating)
  const free = [...rooms.keys()].filter((place) => seated[place]!.length < rooms[place]!)
  const canYield = reach.map((places) => free.some((place) => hasPlace(places, place)))
  const fewer: number[] = []
  for (const [one, going] of contest.goings.entries()) {
    const can = new Set<Source>()
    for (const place of open[one]!)
      if (canYield[place]! || hasPlace(reach[place]!, placeOf[one]!)) can.add(contest.places[place]!.source)
    if (can.size === sources[going]!.length) continue
    sources[going] = sources[going]!.filter((source) => can.has(source))
    fewer.push(going)
  }
  return fewer
}

/** What is left of the sources, or the contest in which not everybody finds a place. */
export type Narrowed = { readonly sources: Sources } | { readonly lost: Contest }

/** Strikes out what cannot be, beginning with these contests. */
export function narrow({ puzzle, of }: Contests, sources: Sources, first: readonly Contest[]): Narrowed {
  const left = sources.slice()
  const open = new Set(first)
  for (const contest of open) {
    open.delete(contest)
    const fewer = strikeOut(puzzle.goings, contest, left)
    if (fewer === null) return { lost: contest }
    for (const going of fewer) for (const other of of[going]!) if (other !== contest) open.add(other)
  }
  return { sources: left }
}
