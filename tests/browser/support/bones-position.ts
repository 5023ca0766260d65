// A match of Bones brought to a position worth testing, and laid into a browser as a match of its own. The rules are the real ones:
// the position is played to, not made up.
import { bones, type Move, type State, type View } from '@flibuste/games/bones/index.ts'
import {
  commitmentTo,
  hashState,
  Match,
  RECORD_FORMAT,
  secretOf,
  Sfc32,
  type AnyGame,
  type Entry,
} from '@flibuste/kernel'
import { expect, type Page } from '@playwright/test'

const NAMES = ['Anne', 'Barbe', 'Mira', 'Old Tom', 'Ned', 'Léonie', 'Chevalier de Grammont', 'Wu']
const MOST_MATCHES = 500
const MOST_MOVES = 400
/** A cold page on a busy machine. */
const LOADED_MS = 40_000

export interface Wanted {
  readonly seats: number
  /** Whether this is the position. */
  is(view: View, legal: readonly Move[]): boolean
}

interface Found {
  readonly seed: string
  readonly entropy: readonly string[]
  readonly setup: string
  readonly entries: readonly Entry[]
}

const game: AnyGame = bones
const options = (seats: number) => ({ friendly: false, vile: false, party: seats > 4, strictScout: false })

function search(number: number, { seats, is }: Wanted): Found | null {
  const seed = number.toString(16).padStart(64, '0')
  const entropy = NAMES.slice(0, seats)
  const chance = new Sfc32(number)
  let match = Match.start(game, options(seats), seats, secretOf(seed, entropy))
  const setup = hashState(match.state)
  const entries: Entry[] = []
  while (entries.length < MOST_MOVES && !match.over) {
    const state = match.state as State
    const legal = bones.legal(state, state.active)
    if (is(bones.view(state, state.active), legal)) return { seed, entropy, setup, entries }
    const eager = legal.filter(({ kind }) => kind !== 'done')
    const from = eager.length > 0 && chance.below(5) > 0 ? eager : legal
    const { entry, next } = match.play(state.active, from[chance.below(from.length)] ?? { kind: 'done' }, 'player')
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

/** Who plays on from the position: everybody at this screen, so that no bot moves on; or the first captain against bots. */
export type Company = 'people' | 'bots'

const sittersOf = (seats: number, company: Company) =>
  NAMES.slice(0, seats).map((name, seat) =>
    company === 'people' || seat === 0 ? { name, human: true, bot: null } : { name, human: false, bot: 'greedy' },
  )

function keptMatch(wanted: Wanted, company: Company) {
  const { seed, entropy, setup, entries } = find(wanted)
  const sitters = sittersOf(wanted.seats, company)
  const record = {
    format: RECORD_FORMAT,
    game: bones.id,
    version: bones.version,
    options: options(wanted.seats),
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
export async function openPosition(page: Page, wanted: Wanted, company: Company = 'people'): Promise<void> {
  const kept = keptMatch(wanted, company)
  // Any page of the server will do to write into its storage; this one is the smallest.
  await page.goto('/healthz')
  await page.evaluate(([key, match]) => localStorage.setItem(`flibuste.match.${key}`, match), [
    kept.key,
    JSON.stringify(kept),
  ] as const)
  await page.goto(`/local/${kept.key}`)
  await expect(page.locator('.bones .chart').first()).toBeVisible({ timeout: LOADED_MS })
}
