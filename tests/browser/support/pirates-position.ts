// A match of Pirates! brought to a position worth testing, and laid into a browser as a match of its own. The rules are the real ones:
// the position is played to, not made up, and what the dice will say after it is known.
import { chartOf, PORT } from '@flibuste/games/pirates/chart.ts'
import { EDITION } from '@flibuste/games/pirates/data.ts'
import type { Event } from '@flibuste/games/pirates/events.ts'
import { pirates, type Move, type Options, type State, type View } from '@flibuste/games/pirates/index.ts'
import {
  commitmentTo,
  hashState,
  lowest,
  Match,
  RECORD_FORMAT,
  secretOf,
  Sfc32,
  type AnyGame,
  type Entry,
} from '@flibuste/kernel'
import { expect, type Page } from '@playwright/test'
import { curtain, untilAsked } from './table.ts'

const NAMES = ['Anne', 'Barbe', 'Old Tom', 'Mira', 'Ned', 'Wu']
const BOT = 'greedy'
const MOST_MATCHES = 600
const MOST_MOVES = 260
/** A cold page on a busy machine. */
const LOADED_MS = 40_000

/** The match played on from the position, to see what would come of it. */
export interface Trial {
  view(): View
  legal(): readonly Move[]
  /** Plays for whoever is asked, and for the table; says what happened. */
  play(move: Move): readonly Event[]
}

export interface Wanted {
  readonly seats: number
  readonly options?: Partial<Options>
  /** Who sits in the other seats: people at the same screen, so that no bot moves on, or bots. */
  readonly company?: 'people' | 'bots'
  /** Whether this is the position. */
  is(view: View, legal: readonly Move[]): boolean
  /** Whether going on from it leads where the test wants to go. */
  goesOn?(trial: Trial): boolean
}

interface Found {
  readonly seat: number
  readonly seed: string
  readonly entropy: readonly string[]
  readonly setup: string
  readonly entries: readonly Entry[]
}

const game: AnyGame = pirates
const optionsOf = ({ options }: Wanted): Options => ({
  firstSeat: 'seat1',
  treasureSlot: 6,
  supply: 'unlimited',
  rounds: 100,
  edition: null,
  ...options,
})

const seatOf = ({ state }: Match) => lowest(pirates.awaiting(state as State))
const legalIn = (match: Match): readonly Move[] => pirates.legal(match.state as State, seatOf(match))
const viewIn = (match: Match): View => pirates.view(match.state as State, seatOf(match))

const { steps } = chartOf(EDITION)

/** What a bold sailor would do: unload, attack, go home with treasure, fill gaps; otherwise whatever comes. */
function choose({ ships, active }: View, legal: readonly Move[], chance: Sfc32): Move {
  const isBold = chance.below(10) < 8
  const wanted: readonly ((move: Move) => boolean)[] = [
    ({ kind }) => kind === 'unload',
    ({ kind }) => isBold && (kind === 'attackLair' || kind === 'attackShip'),
    (move) =>
      ships[active]!.aboard > 1 && move.kind === 'sail' && steps[move.to]![PORT]! < steps[ships[active]!.space]![PORT]!,
    ({ kind }) => isBold && kind === 'sail',
    (move) => move.kind === 'put' && move.figure !== null && ships[active]!.slots[move.slot - 1] === null,
    ({ kind }) => kind === 'done',
  ]
  const from = wanted.map((fits) => legal.filter(fits)).find((moves) => moves.length > 0) ?? legal
  return from[chance.below(from.length)]!
}

/** One answer and all the table answers by itself after it. */
function advance(match: Match, move: Move): { next: Match; entries: Entry[]; events: Event[] } {
  const first = match.play(seatOf(match), move, 'player')
  const [entries, events] = [[first.entry], [...first.events]]
  let { next } = first
  for (let forced = next.forced(); forced !== null; forced = next.forced()) {
    const by = next.play(forced.seat, forced.move, 'table')
    entries.push(by.entry)
    events.push(...by.events)
    next = by.next
  }
  return { next, entries, events: events as Event[] }
}

function trialFrom(start: Match): Trial {
  let match = start
  return {
    view: () => viewIn(match),
    legal: () => legalIn(match),
    play(move) {
      const { next, events } = advance(match, move)
      match = next
      return events
    },
  }
}

function search(number: number, wanted: Wanted): Found | null {
  const seed = number.toString(16).padStart(64, '0')
  const entropy = NAMES.slice(0, wanted.seats)
  const chance = new Sfc32(number)
  let match = Match.start(game, optionsOf(wanted), wanted.seats, secretOf(seed, entropy))
  const setup = hashState(match.state)
  const entries: Entry[] = []
  while (entries.length < MOST_MOVES && !match.over) {
    const [view, legal] = [viewIn(match), legalIn(match)]
    const isIt = wanted.is(view, legal) && (wanted.goesOn?.(trialFrom(match)) ?? true)
    if (isIt) return { seat: seatOf(match), seed, entropy, setup, entries }
    const made = advance(match, choose(view, legal, chance))
    entries.push(...made.entries)
    match = made.next
  }
  return null
}

function searchAll(wanted: Wanted): Found {
  for (let number = 1; number <= MOST_MATCHES; number++) {
    const found = search(number, wanted)
    if (found !== null) return found
  }
  throw new Error('no such position was found')
}

const known = new Map<Wanted, Found>()

/** Looked for once: several tests start from the same position. */
function find(wanted: Wanted): Found {
  const found = known.get(wanted) ?? searchAll(wanted)
  known.set(wanted, found)
  return found
}

export function keptMatch(wanted: Wanted) {
  const { seed, entropy, setup, entries, seat: asked } = find(wanted)
  const isHere = (seat: number): boolean => wanted.company !== 'bots' || seat === asked
  const sitters = NAMES.slice(0, wanted.seats).map((name, seat) => ({
    name,
    human: isHere(seat),
    bot: isHere(seat) ? null : BOT,
  }))
  const record = {
    format: RECORD_FORMAT,
    game: pirates.id,
    version: pirates.version,
    options: optionsOf(wanted),
    seats: sitters.map(({ name, bot }) => ({ name, bot })),
    commitment: commitmentTo(seed),
    entropy,
    seed,
    setup,
    entries,
  }
  return {
    key: `planted-pirates-${wanted.company ?? 'people'}-${wanted.seats}-${entries.length}`,
    createdAt: 0,
    sitters,
    record,
    rematch: null,
  }
}

/** Opens the match at the position, as it was even if a test has played it on. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  const kept = keptMatch(wanted)
  await page.goto('/healthz')
  await page.evaluate(([key, match]) => localStorage.setItem(`flibuste.match.${key}`, match), [
    kept.key,
    JSON.stringify(kept),
  ] as const)
  await page.goto(`/local/${kept.key}`)
  await expect(page.locator('.pirates .captain.own').or(curtain(page)).first()).toBeVisible({ timeout: LOADED_MS })
  await untilAsked(page)
}
