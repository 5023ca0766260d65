// A match of any game brought to a position worth testing, and laid into a browser as a match of its own. The rules are the real
// ones: the position is played to, not made up, and what the dice will say after it is known. How a game is played in search of one is its
// own affair (packages/games/<game>/scenes.ts).
import type { Search, Trial, Wanted } from '@flibuste/games/scenes.ts'
import {
  commitmentTo,
  Course,
  hashState,
  lowest,
  RECORD_FORMAT,
  secretOf,
  Sfc32,
  type AnyEvent,
  type AnyMove,
  type Asked,
  type Entry,
} from '@flibuste/kernel'
import { expect, type Page } from '@playwright/test'

const NAMES = ['Anne', 'Barbe', 'Old Tom', 'Mira', 'Ned', 'Wu']
const BOT = 'greedy'

/** A cold page on a busy machine. */
export const LOADED_MS = 120_000

interface Found {
  /** Who is asked. */
  readonly seat: number
  readonly seed: string
  readonly entropy: readonly string[]
  readonly setup: string
  readonly entries: readonly Entry[]
}

/** The course after one answer, and after each move the table makes by itself then. */
function answered(course: Course, seat: number, move: AnyMove): [Course, ...Course[]] {
  const played = course.play(seat, move, 'player')
  return [played, ...played.forced()]
}

/** Every planting is a match of its own, so that a page goes from one to the next as it goes from table to table. */
let planted = 0

/** To another address of the page, as the browser's own buttons lead there. */
const goBy = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** From table to table without loading the page again. The way leads over no table at all, lest the last be taken for the next. */
async function goOver(page: Page, path: string): Promise<void> {
  await goBy(page, '/between/tables')
  await expect(page.locator('.table-page')).toHaveCount(0, { timeout: LOADED_MS })
  await goBy(page, path)
}

/**
 * Lays a match into the browser's storage and opens it: one load for the first, none for those after it.
 * What runs before the page does runs again when a test loads it again, and must not bring back a match that was played on.
 */
export async function plant(
  page: Page,
  kept: Readonly<Record<string, unknown>> & { readonly key: string },
): Promise<void> {
  const key = `${kept.key}-${planted++}`
  const match = { item: `flibuste.match.${key}`, text: JSON.stringify({ ...kept, key }) }
  if (new URL(page.url()).pathname.startsWith('/local/')) {
    await page.evaluate(({ item, text }) => localStorage.setItem(item, text), match)
    return goOver(page, `/local/${key}`)
  }
  await page.addInitScript(({ item, text }) => {
    if (localStorage.getItem(item) === null) localStorage.setItem(item, text)
  }, match)
  await page.goto(`/local/${key}`)
  // Letters of another font move what lies under a finger that is going down.
  await page.evaluate(() => document.fonts.ready.then(() => null))
}

/**
 * Lays a match into the browser and opens it at a position, also if a test has played it on since. Each position is looked for once, because
 * several tests may start from it.
 */
export function positionsOf<
  View extends Asked,
  Move extends AnyMove,
  Event extends AnyEvent,
  W extends Wanted<View, Move, Event>,
>({
  game,
  names = NAMES,
  mostMatches,
  mostMoves,
  optionsOf,
  choose,
}: Search<View, Move, Event, W>): (page: Page, wanted: W) => Promise<void> {
  const seatOf = ({ match }: Course): number => lowest(game.awaiting(match.state))
  const legalIn = (course: Course): readonly Move[] => game.legal(course.match.state, seatOf(course))
  const viewIn = (course: Course): View => game.view(course.match.state, seatOf(course))

  function trialFrom(start: Course): Trial<View, Move, Event> {
    let course = start
    return {
      view: () => viewIn(course),
      legal: () => legalIn(course),
      play(move) {
        const courses = answered(course, seatOf(course), move)
        course = courses.at(-1)!
        return courses.flatMap(({ last }) => last!.events) as Event[]
      },
    }
  }

  function search(number: number, wanted: W): Found | null {
    const seed = number.toString(16).padStart(64, '0')
    const entropy = names.slice(0, wanted.seats)
    const chance = new Sfc32(number)
    let course = Course.start(game, optionsOf(wanted), wanted.seats, secretOf(seed, entropy))
    const setup = hashState(course.match.state)
    while (course.match.length < mostMoves && !course.match.over) {
      const [seat, view, legal] = [seatOf(course), viewIn(course), legalIn(course)]
      if (wanted.is(view, legal) && (wanted.goesOn?.(trialFrom(course)) ?? true))
        return { seat, seed, entropy, setup, entries: course.entries() }
      course = answered(course, seat, choose(legal, chance, view)).at(-1)!
    }
    return null
  }

  function searchAll(wanted: W): Found {
    const again = wanted.match === undefined ? null : search(wanted.match, wanted)
    if (again !== null) return again
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

  return (page, wanted) => plant(page, keptMatch(wanted))
}
