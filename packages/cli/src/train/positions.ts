// Positions of games that bots played among themselves, as an evaluation sees them, and who won in the end. Nothing but what the seat that is
// asked would see goes into them: what is hidden is dealt anew, as it is where a bot looks ahead.
import { BOTS, type Bot, type BotId } from '@flibuste/bots'
import { sharesOfVictory, Sfc32, type Sight, type Weighing } from '@flibuste/kernel'
import { playBots, type Table } from '../sim/playout.ts'

export interface Position extends Sight {
  /** By seat, its share of the victory. */
  readonly shares: readonly number[]
  readonly game: number
}

export interface SelfPlay {
  readonly level: BotId
  readonly games: number
  readonly seed: number
  /** One decision of so many is looked at. */
  readonly every: number
}

/** Looks over the shoulder of a bot now and then. */
function watched(bot: Bot, weighing: Weighing<unknown>, every: number, own: Sfc32, sights: Sight[]): Bot {
  return {
    id: bot.id,
    choose(ask) {
      if (own.below(every) === 0) sights.push(weighing.see(ask.game.determinize(ask.view, own)))
      return bot.choose(ask)
    },
  }
}

export function collect(
  table: Table,
  weighing: Weighing<unknown>,
  { level, games, seed, every }: SelfPlay,
): Position[] {
  const positions: Position[] = []
  const own = new Sfc32(seed ^ 0x7ea1)
  for (let number = 0; number < games; number++) {
    const sights: Sight[] = []
    const bot = watched(BOTS[level], weighing, every, own, sights)
    const { outcome } = playBots(table, { seed, number, bots: Array.from({ length: table.seats }, () => bot) })
    const shares = sharesOfVictory(outcome)
    for (const sight of sights) positions.push({ ...sight, shares, game: number })
  }
  return positions
}
