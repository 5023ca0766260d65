// For tests: what each game’s table says of its events, found by the names of its files, so that a new game is looked at as soon as it is
// open. Whole tables need a browser to be loaded.
import type { GameId } from '@flibuste/games'
import type { AnyTableModule } from '../kit/table-module.ts'

type Turns = AnyTableModule['turns']
type Telling = Pick<AnyTableModule, 'score' | 'concerns' | 'turns'>

/** `concerns` stands in `score.ts`, or in `moments.ts` where there is much of it. */
interface Parts {
  readonly scoreOf?: Telling['score']
  readonly concerns?: Telling['concerns']
}

const scores = import.meta.glob<Parts>('../../../games/*/table/score.ts')
const moments = import.meta.glob<Parts>('../../../games/*/table/moments.ts')
const forms = import.meta.glob<Turns>('../../../games/*/table/turns.ts', { import: 'turns' })

const fileOf = (id: GameId, name: string): string => `../../../games/${id}/table/${name}`

export async function tellingOf(id: GameId): Promise<Telling> {
  const found = { ...(await moments[fileOf(id, 'moments.ts')]?.()), ...(await scores[fileOf(id, 'score.ts')]?.()) }
  const { scoreOf: score, concerns } = found
  const turns = await forms[fileOf(id, 'turns.ts')]?.()
  if (score === undefined) throw new Error(`${id}: table/score.ts exports no scoreOf`)
  if (concerns === undefined) throw new Error(`${id}: neither table/score.ts nor table/moments.ts exports concerns`)
  if (turns === undefined) throw new Error(`${id}: table/turns.ts exports no turns`)
  return { score, concerns, turns }
}
