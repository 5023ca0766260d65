// A match of Pirate's Cove brought to a position worth testing, and laid into a browser as a match of its own. The rules are the real
// ones: the position is played to, not made up, and what the dice will say after it is known.
import { cove, type Event, type Move, type Options, type State, type View } from '@flibuste/games/cove/index.ts'
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

const NAMES = ['Anne', 'Barbe', 'Old Tom', 'Mira', 'Ned']
const BOT = 'greedy'
const MOST_MATCHES = 500
const MOST_MOVES = 900
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

const game: AnyGame = cove
const OPTIONS: Options = { severalArtisans: false, edition: null }

const seatOf = ({ state }: Match) => lowest(cove.awaiting(state as State))
const legalIn = (match: Match): readonly Move[] => cove.legal(match.state as State, seatOf(match))
const viewIn = (match: Match): View => cove.view(match.state as State, seatOf(match))

const HASTY: readonly Move['kind'][] = ['done', 'flee']

/** Whatever comes, but rather a deed than none. */
function choose(legal: readonly Move[], chance: Sfc32): Move {
  const bold = legal.filter(({ kind }) => !HASTY.includes(kind))
  const from = bold.length > 0 && chance.below(10) < 8 ? bold : legal
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
  let match = Match.start(game, OPTIONS, wanted.seats, secretOf(seed, entropy))
  const setup = hashState(match.state)
  const entries: Entry[] = []
  while (entries.length < MOST_MOVES && !match.over) {
    const [view, legal] = [viewIn(match), legalIn(match)]
    const isIt = wanted.is(view, legal) && (wanted.goesOn?.(trialFrom(match)) ?? true)
    if (isIt) return { seat: seatOf(match), seed, entropy, setup, entries }
    const made = advance(match, choose(legal, chance))
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
    game: cove.id,
    version: cove.version,
    options: OPTIONS,
    seats: sitters.map(({ name, bot }) => ({ name, bot })),
    commitment: commitmentTo(seed),
    entropy,
    seed,
    setup,
    entries,
  }
  return {
    key: `planted-cove-${wanted.company ?? 'people'}-${wanted.seats}-${entries.length}`,
    createdAt: 0,
    sitters,
    record,
    rematch: null,
  }
}

/** Opens the match at the position, as it was even if a test has played it on; lifts the curtain between people. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  const kept = keptMatch(wanted)
  await page.goto('/healthz')
  await page.evaluate(([key, match]) => localStorage.setItem(`flibuste.match.${key}`, match), [
    kept.key,
    JSON.stringify(kept),
  ] as const)
  await page.goto(`/local/${kept.key}`)
  const curtain = page.locator('[data-curtain] [data-action="take"]')
  await expect(page.locator('.cove .archipelago').or(curtain).first()).toBeVisible({ timeout: LOADED_MS })
  if ((await curtain.count()) > 0) await curtain.click()
  await expect(page.locator('#action-bar[data-turn="mine"]')).toBeVisible({ timeout: LOADED_MS })
}
