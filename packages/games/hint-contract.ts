// For tests: for every move of a game its hint names pieces that are there, has a draft, and gives a reason that is short, in both languages
// and from the view alone. What single reasons say is for the game's own tests.
import {
  LANGUAGES,
  lowest,
  Sfc32,
  type Asked,
  type Game,
  type Language,
  type Reader,
  type Seat,
} from '@flibuste/kernel'
import { afterAll, describe, expect, it } from 'vitest'

type Move = { readonly kind: string }

export interface Hinting<View extends Asked, M extends Move> {
  readonly game: Game<unknown, M, { readonly type: string; readonly clause: string }, View, unknown>
  readonly options: unknown
  readonly seats: number
  /** Seeds of matches in which every reason comes up. */
  readonly seeds: readonly number[]
  readonly hint: {
    pieces(move: M, view: View, seat: Seat): readonly string[]
    draft(move: M, view: View, seat: Seat): unknown
    reason(move: M, view: View, reader: Reader): string | null
  }
  explain(key: string, view: View, reader: Reader): unknown
  reasonOf(move: M, view: View, seat: Seat): { readonly kind: string } | null
  /** Every kind of reason there is. */
  readonly kinds: readonly string[]
  speak(language: Language): void
}

const NAMES = ['Anne', 'Barbe', 'Mira', 'Tom', 'Ned', 'Wu']
const readerOf = (me: Seat): Reader => ({ me, name: (seat) => NAMES[seat] ?? '?' })
const MOST_MOVES = 400
/** Where there are very many moves, so many of them are looked at. */
const SOME = 8
/** Checks that work reasons out a second time look at one question of so many. */
const FEWER = 4
/** In letters: two lines of a card. */
const LONGEST = 64

interface Asking<View, M> {
  readonly view: View
  readonly alike: View
  readonly seat: Seat
  readonly moves: readonly M[]
}

/** Every question of a match that is played at random. */
function askingsOf<View extends Asked, M extends Move>(
  { game, options, seats }: Hinting<View, M>,
  seed: number,
): Asking<View, M>[] {
  const chance = new Sfc32(seed)
  const state = game.setup(options, seats, chance, null)
  const askings: Asking<View, M>[] = []
  for (let at = 0; at < MOST_MOVES && game.awaiting(state) !== 0; at++) {
    const seat = lowest(game.awaiting(state))
    const legal = game.legal(state, seat)
    const view = game.view(state, seat)
    const from = chance.below(Math.max(1, legal.length - SOME))
    if (legal.length > 1)
      askings.push({
        view,
        alike: game.view(game.determinize(view, chance), seat),
        seat,
        moves: legal.slice(from, from + SOME),
      })
    game.apply(state, seat, game.pick(state, seat, chance), chance, null)
  }
  return askings
}

const slips = (language: Language, said: string): boolean =>
  said === '' ||
  said.length > LONGEST ||
  /undefined|NaN|null|\[object|'| {2}/.test(said) ||
  (language === 'fr' && / [:;!?]/.test(said))

export function itHints<View extends Asked, M extends Move>(hinting: Hinting<View, M>): void {
  const { hint, explain, reasonOf, kinds, speak } = hinting
  const askings = hinting.seeds.flatMap((seed) => askingsOf(hinting, seed))
  const each = (look: (move: M, asking: Asking<View, M>) => void, every = 1): void => {
    for (const [at, asking] of askings.entries())
      if (at % every === 0) for (const move of asking.moves) look(move, asking)
  }
  afterAll(() => speak('en'))

  it('points at pieces that say what they are', () => {
    const lost = new Set<string>()
    each((move, { view, seat }) => {
      for (const key of hint.pieces(move, view, seat))
        if (explain(key, view, readerOf(seat)) === null) lost.add(`${key} of ${JSON.stringify(move)}`)
    })
    expect([...lost].slice(0, 5)).toEqual([])
  })

  it('lays every move out', () =>
    each((move, { view, seat }) => expect(hint.draft(move, view, seat)).toBeTypeOf('object')))

  it('finds every kind of reason, and the same in worlds that look alike', () => {
    const found = new Set<string>()
    each((move, { view, seat }) => {
      const reason = reasonOf(move, view, seat)
      if (reason !== null) found.add(reason.kind)
    })
    each(
      (move, { view, alike, seat }) => expect(reasonOf(move, alike, seat)).toEqual(reasonOf(move, view, seat)),
      FEWER,
    )
    expect([...found].toSorted()).toEqual(kinds.toSorted())
  })

  describe.each(LANGUAGES)('in %s', (language) =>
    it('says reasons shortly', () => {
      speak(language)
      const bad = new Set<string>()
      each((move, { view, seat }) => {
        const said = hint.reason(move, view, readerOf(seat))
        if (said !== null && slips(language, said)) bad.add(said)
      }, FEWER)
      expect([...bad].slice(0, 5)).toEqual([])
    }),
  )
}
