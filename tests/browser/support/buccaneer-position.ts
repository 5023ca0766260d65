// A match of Buccaneer brought to a position worth testing, and laid into a browser as a match of its own. The rules
// are the real ones: the position is played to, not made up.
import { buccaneer, type Move, type Options, type State, type View } from '@flibuste/games/buccaneer/index.ts'
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
const MOST_MATCHES = 400
const MOST_MOVES = 160
/** A cold page on a busy machine. */
const LOADED_MS = 40_000

export interface Wanted {
  readonly seats: number
  readonly covered?: Options['covered']
  /** Whether this is the position. */
  is(view: View, legal: readonly Move[]): boolean
}

interface Found {
  readonly seed: string
  readonly entropy: readonly string[]
  readonly setup: string
  readonly entries: readonly Entry[]
}

const game: AnyGame = buccaneer
const optionsOf = ({ covered = 'strict' }: Wanted): Options => ({ firstSeat: 'seat1', covered, edition: null })

/** Crews grow tall where ships are boarded seldom: only then is there a mutiny to be called. */
function choose(legal: readonly Move[], chance: Sfc32): Move {
  const covers = legal.filter(({ kind }) => kind === 'cover')
  const from = covers.length > 0 && chance.below(6) > 0 ? covers : legal
  return from[chance.below(from.length)]!
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
    const seat = lowest(buccaneer.awaiting(state))
    const legal = buccaneer.legal(state, seat)
    if (wanted.is(buccaneer.view(state, seat), legal)) return { seed, entropy, setup, entries }
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
    game: buccaneer.id,
    version: buccaneer.version,
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

/** Opens the match at the position, as it was even if a test has played it on. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  const kept = keptMatch(wanted)
  await page.goto('/healthz')
  await page.evaluate(([key, match]) => localStorage.setItem(`flibuste.match.${key}`, match), [
    kept.key,
    JSON.stringify(kept),
  ] as const)
  await page.goto(`/local/${kept.key}`)
  await expect(page.locator('.buccaneer .dock.own')).toBeVisible({ timeout: LOADED_MS })
}
