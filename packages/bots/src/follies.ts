// Moves that no captain makes, left out before a bot begins to think. The game says which they are, from the view alone.
import type { Ask, Bot } from './bot.ts'

/** The same question without follies; as it was, where nothing else would be left. */
export function withoutFollies(ask: Ask): Ask {
  const { game, view, seat, legal } = ask
  if (game.isFolly === undefined) return ask
  const sensible = legal.filter((move) => game.isFolly?.(view, seat, move) !== true)
  return sensible.length === 0 || sensible.length === legal.length ? ask : { ...ask, legal: sensible }
}

export function sensibly({ id, choose }: Bot): Bot {
  return {
    id,
    choose(ask) {
      const asked = withoutFollies(ask)
      const [only] = asked.legal
      return asked.legal.length === 1 && only !== undefined ? only : choose(asked)
    },
  }
}
