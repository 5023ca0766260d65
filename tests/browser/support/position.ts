// A match of any game brought to a position worth testing, and laid into a browser as a match of its own. The rules are the real
// ones: the position is played to, not made up, and what the dice will say after it is known. What a game adds is in its own file.
import {
  commitmentTo,
  hashState,
  lowest,
  Match,
  RECORD_FORMAT,
  secretOf,
  Sfc32,
  type AnyEvent,
  type AnyMove,
  type Asked,
  type Chance,
  type Entry,
  type Game,
} from '@flibuste/kernel'
import type { Page } from '@playwright/test'

const NAMES = ['Anne', 'Barbe', 'Old Tom', 'Mira', 'Ned', 'Wu']
const BOT = 'greedy'

/** A cold page on a busy machine. */
export const LOADED_MS = 40_000

/** The match played on from the position, to see what would come of it. */
export interface Trial<View, Move, Event> {
  view(): View
  legal(): readonly Move[]
  /** Plays for whoever is asked, and for the table; says what happened. */
  play(move: Move): readonly Event[]
}

export interface Wanted<View, Move, Event> {
  readonly seats: number
  /** Who sits in the seats that are not asked: people at the same screen, so that no bot moves on, or bots. */
  readonly company?: 'people' | 'bots'
  /** Whether this is the position, for whoever is asked. */
  is(view: View, legal: readonly Move[]): boolean
  /** Whether going on from it leads where the test wants to go. */
  goesOn?(trial: Trial<View, Move, Event>): boolean
}

/** How a game is played in search of a position, and for how long. */
export interface Course<View extends Asked, Move extends AnyMove, Event extends AnyEvent, W> {
  readonly game: Game<unknown, Move, Event, View, unknown>
  readonly names?: readonly string[]
  readonly mostMatches: number
  readonly mostMoves: number
  optionsOf(wanted: W): object
  /** Rather what leads somewhere. */
  choose(legal: readonly Move[], chance: Chance, view: View): Move
}

interface Found {
  /** Who is asked. */
  readonly seat: number
  readonly seed: string
  readonly entropy: readonly string[]
  readonly setup: string
  readonly entries: readonly Entry[]
}

/** One answer and all the table answers by itself after it. */
function advance(match: Match, seat: number, move: AnyMove): { next: Match; entries: Entry[]; events: AnyEvent[] } {
  const first = match.play(seat, move, 'player')
  const [entries, events] = [[first.entry], [...first.events]]
  let { next } = first
  for (let forced = next.forced(); forced !== null; forced = next.forced()) {
    const by = next.play(forced.seat, forced.move, 'table')
    entries.push(by.entry)
    events.push(...by.events)
    next = by.next
  }
  return { next, entries, events }
}

/** Positions of one game: each is looked for once, since several tests may start from it. */
export function positionsOf<
  View extends Asked,
  Move extends AnyMove,
  Event extends AnyEvent,
  W extends Wanted<View, Move, Event>,
>({ game, names = NAMES, mostMatches, mostMoves, optionsOf, choose }: Course<View, Move, Event, W>) {
  const seatOf = ({ state }: Match): number => lowest(game.awaiting(state))
  const legalIn = (match: Match): readonly Move[] => game.legal(match.state, seatOf(match))
  const viewIn = (match: Match): View => game.view(match.state, seatOf(match))

  function trialFrom(start: Match): Trial<View, Move, Event> {
    let match = start
    return {
      view: () => viewIn(match),
      legal: () => legalIn(match),
      play(move) {
        const { next, events } = advance(match, seatOf(match), move)
        match = next
        return events as Event[]
      },
    }
  }

  function search(number: number, wanted: W): Found | null {
    const seed = number.toString(16).padStart(64, '0')
    const entropy = names.slice(0, wanted.seats)
    const chance = new Sfc32(number)
    let match = Match.start(game, optionsOf(wanted), wanted.seats, secretOf(seed, entropy))
    const setup = hashState(match.state)
    const entries: Entry[] = []
    while (entries.length < mostMoves && !match.over) {
      const [seat, view, legal] = [seatOf(match), viewIn(match), legalIn(match)]
      if (wanted.is(view, legal) && (wanted.goesOn?.(trialFrom(match)) ?? true))
        return { seat, seed, entropy, setup, entries }
      const made = advance(match, seat, choose(legal, chance, view))
      entries.push(...made.entries)
      match = made.next
    }
    return null
  }

  function searchAll(wanted: W): Found {
    for (let number = 1; number <= mostMatches; number++) {
      const found = search(number, wanted)
      if (found !== null) return found
    }
    throw new Error('no such position was found')
  }

  const known = new Map<W, Found>()

  function find(wanted: W): Found {
    const found = known.get(wanted) ?? searchAll(wanted)
    known.set(wanted, found)
    return found
  }

  /** The match as a browser keeps it. */
  function keptMatch(wanted: W) {
    const { seat: asked, entries, seed, ...rest } = find(wanted)
    const { seats, company = 'people' } = wanted
    const isHere = (seat: number): boolean => company === 'people' || seat === asked
    const sitters = names
      .slice(0, seats)
      .map((name, seat) => ({ name, human: isHere(seat), bot: isHere(seat) ? null : BOT }))
    const record = {
      format: RECORD_FORMAT,
      game: game.id,
      version: game.version,
      options: optionsOf(wanted),
      seats: sitters.map(({ name, bot }) => ({ name, bot })),
      commitment: commitmentTo(seed),
      ...rest,
      seed,
      entries,
    }
    const key = `planted-${game.id}-${company}-${seats}-${entries.length}`
    return { key, createdAt: 0, sitters, record, rematch: null }
  }

  /** Lays the match into the browser and opens it, as it was even if a test has played it on. */
  async function plantPosition(page: Page, wanted: W): Promise<void> {
    const kept = keptMatch(wanted)
    // Any page of the server will do to write into its storage; this one is the smallest.
    await page.goto('/healthz')
    await page.evaluate(([key, match]) => localStorage.setItem(`flibuste.match.${key}`, match), [
      kept.key,
      JSON.stringify(kept),
    ] as const)
    await page.goto(`/local/${kept.key}`)
  }

  return { keptMatch, plantPosition }
}
