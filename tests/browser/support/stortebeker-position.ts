// A match of Störtebeker brought to a position worth testing, and laid into a browser as a match of its own. The rules
// are the real ones: the position is played to, not made up.
import { stortebeker, type Move, type Options, type State, type View } from '@flibuste/games/stortebeker/index.ts'
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
import { curtain, takeIt } from './table.ts'

const NAMES = ['Anne', 'Barbe', 'Old Tom', 'Mira']
const MOST_MATCHES = 300
const MOST_MOVES = 400
/** A cold page on a busy machine. */
const LOADED_MS = 40_000

export interface Wanted {
  readonly seats: number
  readonly options?: Partial<Options>
  /** Whether this is the position, for whoever is asked. */
  is(view: View, legal: readonly Move[]): boolean
}

interface Found {
  readonly seed: string
  readonly entropy: readonly string[]
  readonly setup: string
  readonly entries: readonly Entry[]
}

const game: AnyGame = stortebeker
const STANDARD: Options = {
  bonus: false,
  foresight: false,
  stopAfterFailure: false,
  stopAfterCounter: false,
  threeShips: false,
  firstSeat: 'seat1',
  edition: null,
}
const optionsOf = ({ options = {} }: Wanted): Options => ({ ...STANDARD, ...options })

/** Cards are mostly laid and ships mostly boarded: only then does anything happen. */
const EAGER: { readonly [K in Move['kind']]?: number } = { place: 8, board: 9, counter: 6, pay: 2, seize: 4, take: 3 }

function choose(legal: readonly Move[], chance: Sfc32): Move {
  const weights = legal.map(({ kind }) => EAGER[kind] ?? 1)
  let at = chance.below(weights.reduce((sum, weight) => sum + weight, 0))
  return legal[weights.findIndex((weight) => (at -= weight) < 0)]!
}

function search(number: number, wanted: Wanted): Found | null {
  const seed = number.toString(16).padStart(64, '0')
  const entropy = NAMES.slice(0, wanted.seats)
  const chance = new Sfc32(number)
  let match = Match.start(game, optionsOf(wanted), wanted.seats, secretOf(seed, entropy))
  const setup = hashState(match.state)
  const entries: Entry[] = []
  while (entries.length < MOST_MOVES && !match.over) {
    const state = match.state as State
    const seat = lowest(stortebeker.awaiting(state))
    const legal = stortebeker.legal(state, seat)
    if (wanted.is(stortebeker.view(state, seat), legal)) return { seed, entropy, setup, entries }
    const { entry, next } = match.play(seat, choose(legal, chance), 'player')
    entries.push(entry)
    match = next
  }
  return null
}

const known = new Map<Wanted, Found>()

/** Looked for once: several tests start from the same position. */
function find(wanted: Wanted): Found {
  const found = known.get(wanted) ?? searchAll(wanted)
  known.set(wanted, found)
  return found
}

function searchAll(wanted: Wanted): Found {
  for (let number = 1; number <= MOST_MATCHES; number++) {
    const found = search(number, wanted)
    if (found !== null) return found
  }
  throw new Error('no such position was found')
}

/** Everybody at one screen, so that no bot moves on. */
export function keptMatch(wanted: Wanted) {
  const { seed, entropy, setup, entries } = find(wanted)
  const sitters = NAMES.slice(0, wanted.seats).map((name) => ({ name, human: true, bot: null }))
  const record = {
    format: RECORD_FORMAT,
    game: stortebeker.id,
    version: stortebeker.version,
    options: optionsOf(wanted),
    seats: sitters.map(({ name, bot }) => ({ name, bot })),
    commitment: commitmentTo(seed),
    entropy,
    seed,
    setup,
    entries,
  }
  return { key: `planted-${wanted.seats}-${entries.length}`, createdAt: 0, sitters, record, rematch: null }
}

export const board = (page: Page) => page.locator('.stortebeker')

/** Whoever the page is for takes it: hands lie behind the curtain. */
export async function liftCurtain(page: Page): Promise<void> {
  await expect(board(page).or(curtain(page))).toBeVisible({ timeout: LOADED_MS })
  if ((await curtain(page).count()) > 0) await takeIt(page).click()
  await expect(board(page)).toBeVisible()
}

/** Lays the match into the browser and opens it, as it was even if a test has played it on; the curtain stays down. */
export async function plantPosition(page: Page, wanted: Wanted): Promise<void> {
  const kept = keptMatch(wanted)
  await page.goto('/healthz')
  await page.evaluate(([key, match]) => localStorage.setItem(`flibuste.match.${key}`, match), [
    kept.key,
    JSON.stringify(kept),
  ] as const)
  await page.goto(`/local/${kept.key}`)
}

/** The same, seen by the captain who is asked. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await plantPosition(page, wanted)
  await liftCurtain(page)
}
