// For tests: every piece that a board marks says what it is, in both languages, with a clause of the game, and from the view alone. What
// single sentences say is for the game's own tests.
import { LANGUAGES, lowest, Sfc32, type Asked, type Game, type Language, type Reader } from '@flibuste/kernel'
import { afterAll, describe, expect, it } from 'vitest'

interface Explained {
  readonly title: string
  readonly what: string
  readonly now: string
  readonly clause: string
}

export interface Explaining<View extends Asked> {
  readonly game: Game<
    unknown,
    { readonly kind: string },
    { readonly type: string; readonly clause: string },
    View,
    unknown
  >
  readonly options: unknown
  readonly seats: number
  readonly clauses: readonly string[]
  explain(key: string, view: View, reader: Reader): Explained | null
  /** The keys of everything that lies on the board of such a view. */
  keys(view: View): readonly string[]
  /** Makes the table speak a language. */
  speak(language: Language): void
}

const NAMES = ['Anne', 'Barbe', 'Mira', 'Tom', 'Ned', 'Wu']
const MOVES = 160
/** So many moves lie between two close looks. */
const EVERY = 8

const readerOf = (me: number): Reader => ({ me, name: (seat) => NAMES[seat] ?? '?' })

interface Look<View> {
  readonly view: View
  /** Another world that looks the same to the viewer. */
  readonly alike: View
  readonly me: number
}

/** Views of a random match, through the eyes of every seat and of a spectator. */
function looksOf<View extends Asked>({ game, options, seats }: Explaining<View>, seed: number): Look<View>[] {
  const chance = new Sfc32(seed)
  const state = game.setup(options, seats, chance, null)
  const looks: Look<View>[] = []
  for (let move = 0; move < MOVES; move++) {
    if (move % EVERY === 0)
      for (let me = -1; me < seats; me++) {
        const view = game.view(state, me)
        const alike = me < 0 ? view : game.view(game.determinize(view, chance), me)
        looks.push({ view, alike, me })
      }
    const asked = game.awaiting(state)
    if (asked === 0) break
    const legal = game.legal(state, lowest(asked))
    game.apply(state, lowest(asked), legal.at(chance.below(legal.length))!, chance, null)
  }
  return looks
}

const slipsIn = (language: Language, { title, what, now }: Explained): boolean =>
  [title, what, now].some((said) => /undefined|NaN|null|\[object|'| {2}/.test(said)) ||
  (language === 'fr' && / [:;!?]/.test(`${title} ${what} ${now}`)) ||
  title === '' ||
  what === ''

export function itExplains<View extends Asked>(explaining: Explaining<View>): void {
  const looks = [1, 2].flatMap((seed) => looksOf(explaining, seed))
  const { explain, keys, clauses, speak } = explaining
  afterAll(() => speak('en'))

  describe.each(LANGUAGES)('in %s', (language) => {
    it('has words and a clause for every piece', () => {
      speak(language)
      const dumb: string[] = []
      for (const { view, me } of looks)
        for (const key of keys(view)) {
          const said = explain(key, view, readerOf(me))
          if (said === null || slipsIn(language, said) || !clauses.includes(said.clause))
            dumb.push(`${key}: ${JSON.stringify(said)}`)
        }
      expect([...new Set(dumb)].slice(0, 10)).toEqual([])
    })

    it('says the same of two worlds that look alike to the viewer', () => {
      speak(language)
      for (const { view, alike, me } of looks)
        for (const key of keys(view))
          expect(explain(key, alike, readerOf(me))).toEqual(explain(key, view, readerOf(me)))
    })
  })

  it('knows nothing of other keys', () => expect(explain('no-such-piece 1', looks.at(0)!.view, readerOf(0))).toBeNull())
}
