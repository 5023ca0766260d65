// The last word: whole matches of every game, played at random and by bots. Whoever is asked what the match may end with is told so first, and how
// it would stand.
import { choiceOf } from '@flibuste/bots'
import { OPEN_GAME_IDS, registered, type GameId } from '@flibuste/games'
import {
  initialOptions,
  lowest,
  nth,
  Sfc32,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Reader,
} from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import type { AnyTableModule } from '../kit/table-module.ts'

type Remarks = Pick<AnyTableModule, 'remark'>

const remarks = import.meta.glob<Remarks>('../../../games/*/table/remark.ts')

const NAMES = ['Anne', 'Perrine', 'Mira', 'Tom', 'Ned', 'Wu', 'Zoé', 'Inès']
const readerFor = (me: number): Reader => ({ me, name: (seat) => NAMES[seat] ?? '?' })
const RANDOM_MATCHES = 12
const BOT_MATCHES = 2

type Choose = (view: Asked, legal: readonly AnyMove[], seat: number) => AnyMove

interface Question {
  readonly step: string
  /** What was said before it was answered: that the match may end. */
  readonly said: string | null
}

/** Every question of a match, the last being the one it ended with. */
function questionsOf(game: AnyGame, options: object, seats: number, { remark }: Remarks, seed: number, choose: Choose) {
  const chance = new Sfc32(seed)
  const state = game.setup(options, seats, chance)
  const questions: Question[] = []
  while (game.awaiting(state) !== 0) {
    const seat = lowest(game.awaiting(state))
    const view = game.view(state, seat) as Asked & { readonly step: string }
    const legal: readonly AnyMove[] = game.legal(state, seat)
    const ends = legal.map((move) => remark(move, view, readerFor(seat))).find((one) => one?.kind === 'ends')
    questions.push({ step: view.step, said: ends?.words ?? null })
    game.apply(state, seat, choose(view, legal, seat), chance, null)
  }
  return questions
}

const atRandom = (seed: number): Choose => {
  const own = new Sfc32(seed + 1000)
  return (_view, legal) => nth(legal, own.below(legal.length))
}

const byBots = (game: AnyGame, id: GameId, seed: number): Choose => {
  const own = new Sfc32(seed + 1000)
  return (view, legal, seat) =>
    nth(legal, choiceOf(game, 'greedy', { game: id, bot: 'greedy', seat, view, legal, seed: own.below(2 ** 30) }))
}

/** As the game comes, and with the fewest rounds where they can be chosen: then the end comes by the clock. */
function settings(game: AnyGame): readonly object[] {
  const own = initialOptions(game.options)
  const rounds = game.options.find((spec) => spec.id === 'rounds' && spec.kind === 'count')
  return rounds?.kind === 'count' ? [own, { ...own, rounds: rounds.min }] : [own]
}

describe.each(OPEN_GAME_IDS)('%s', (id) => {
  it('says that the match may end, and how, before every question it ends with', async () => {
    const game = await registered(id).load()
    const told = await remarks[`../../../games/${id}/table/remark.ts`]!()
    const silent: string[] = []
    let asked = 0
    let warned = 0
    for (const seats of [game.seats.min, game.seats.min + 1])
      for (const options of settings(game))
        for (let seed = 1; seed <= RANDOM_MATCHES + BOT_MATCHES; seed++) {
          const choose = seed <= RANDOM_MATCHES ? atRandom(seed) : byBots(game, id, seed)
          const questions = questionsOf(game, options, seats, told, seed, choose)
          const last = questions.at(-1)
          if (last?.said == null)
            silent.push(`${last?.step} at ${seats} seats, seed ${seed}, ${JSON.stringify(options)}`)
          asked += questions.length
          warned += questions.filter(({ said }) => said !== null).length
        }
    expect(silent).toEqual([])
    // Said when it may happen, and not all the time.
    expect(warned).toBeLessThan(asked / 5)
  })
})
