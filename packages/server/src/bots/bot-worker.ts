// The thread in which bots think. It has no store, no seed and no table: a view, the legal moves, and a bot.
import { parentPort } from 'node:worker_threads'
import { BOTS, isBotId } from '@flibuste/bots'
import { isGameId, registered } from '@flibuste/games'
import { Sfc32 } from '@flibuste/kernel'
import type { Asking, Choice } from './asking.ts'

async function choose({ id, game, bot, seat, view, legal, seed }: Asking): Promise<Choice> {
  if (!isGameId(game) || !isBotId(bot)) return { id, error: `no bot ${bot} for ${game}` }
  const rules = await registered(game).load()
  return { id, move: BOTS[bot].choose({ game: rules, view, seat, legal, chance: new Sfc32(seed) }) }
}

parentPort?.on('message', (asking: Asking) => {
  void choose(asking)
    .catch((error: unknown): Choice => ({ id: asking.id, error: String(error) }))
    .then((choice) => parentPort?.postMessage(choice))
})
