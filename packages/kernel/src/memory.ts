// What a seat that forgets nothing knows: the view bots are asked with.
import type { AnyEvent, AnyGame, Asked } from './contract.ts'
import type { Seat } from './seats.ts'

/** `events` is everything that happened so far, setup included; the seat hears of it what it saw. */
export function rememberedView(game: AnyGame, state: unknown, seat: Seat, events: readonly AnyEvent[]): Asked {
  const view = game.view(state, seat)
  if (game.recall === undefined) return view
  const heard: AnyEvent[] = []
  for (const event of events) {
    const seen = game.show(event, seat)
    if (seen !== null) heard.push(seen)
  }
  return game.recall(view, heard)
}
