// Rules out sources of a puzzle. The cards of one kind that left cannot be more than the piles held, and the cards of one pile that left
// a hand cannot be more than it had drawn: both are contests for places. A source is struck out if choosing it would leave another
// card of the contest without a place. This goes on until no contest strikes out more. Knows no game.
import { copiesIn } from '../bag.ts'
import { isComing } from './tracks.ts'
import { inView, NONE, sourceOf, type Going, type Puzzle, type Source, type Sources } from './puzzle.ts'

interface Place {
  readonly source: Source
  readonly room: number
  /** Where in the trail the place came to be: only cards that left later can have come from it. */
  readonly at: number
}

/** Each of the goings has to find a place. */
export interface Contest {
  readonly goings: readonly number[]
  readonly places: readonly Place[]
}

const ALWAYS = -1

const goingsThat = ({ goings }: Puzzle, isOne: (going: Going) => boolean): number[] =>
  [...goings.keys()].filter((going) => isOne(goings[going]!))

/** Goings that can only be of these kinds compete for the copies in the piles. Cards that came in the open are limited by hands alone. */
function contestOfKinds(puzzle: Puzzle, kinds: readonly number[]): Contest {
  const goings = goingsThat(puzzle, (going) => going.kinds.every((card) => kinds.includes(card)))
  const places = puzzle.bags.map((bag, source): Place => ({ source, room: copiesIn(bag, kinds), at: ALWAYS }))
  for (const card of kinds) places.push({ source: inView(card), room: Infinity, at: ALWAYS })
  return { goings, places: places.filter(({ room }) => room > 0) }
}

/** The goings of one hand compete for what it had got from each source by then. */
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
  /** By going: the contests it is in. */
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

/** A place for everybody in a contest. Goings and places are named by their index in the contest. */
interface Seating {
  /** By place: the goings that sit there, and how many may. */
  readonly seated: number[][]
  readonly rooms: readonly number[]
  /** By going: its place, and all places it could have. */
  readonly placeOf: number[]
  readonly open: readonly (readonly number[])[]
}

/** Finds a place for each, and moves others if that helps; null if there is no way. */
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

/** Takes a free place, or else one whose holder can move to another place that was not asked for yet. */
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

/** For each place, all places to which its holders can be moved, directly or by moving others on. */
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

/** Strikes out sources that would leave another going without a place. Tells which goings lost one; null if not all can have a place. */
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

/** The sources that are left, or the contest in which not every going finds a place. */
export type Narrowed = { readonly sources: Sources } | { readonly lost: Contest }

/** Strikes out all impossible sources, beginning with these contests. */
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
