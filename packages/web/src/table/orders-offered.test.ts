// Games that ask quietly offer standing orders, and no others do: the word of their tables, held against their rules.
// Tables need a browser to be loaded, so their word is read, not run.
import { OPEN_GAME_IDS, registered } from '@flibuste/games'
import { initialOptions, lowest, Sfc32, SPECTATOR, type AnyGame } from '@flibuste/kernel'
import { expect, it } from 'vitest'

const tables = import.meta.glob<string>('../../../games/*/table/index.tsx', { query: '?raw', import: 'default' })

/** Whether a quiet question comes up in random games. */
function asksQuietly(game: AnyGame): boolean {
  for (let seed = 1; seed <= 6; seed++) {
    const chance = new Sfc32(seed)
    const state = game.setup(initialOptions(game.options), game.seats.min, chance)
    for (let moves = 0; moves < 600 && game.awaiting(state) !== 0; moves++) {
      if (game.view(state, SPECTATOR).pace === 'quiet') return true
      const seat = lowest(game.awaiting(state))
      const legal = game.legal(state, seat)
      game.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
  }
  return false
}

it.each(OPEN_GAME_IDS)('%s', async (id) => {
  const game = await registered(id).load()
  const source = await tables[`../../../games/${id}/table/index.tsx`]!()
  expect(/^ {2}orders\b/m.test(source)).toBe(asksQuietly(game))
})
