// How a match of Bones reads: a turn is its dice, then what they were good for. Taking from each other is all the fighting there is.
import type { Phrase } from '@flibuste/kernel'
import { words, type Turns } from '@flibuste/web/kit'
import type { Event } from '../events.ts'
import { en } from './turn-words.en.ts'
import { fr } from './turn-words.fr.ts'

/** All dice as they lie after these. */
function diceAfter(events: readonly Event[]): readonly number[] {
  return events.reduce<readonly number[]>((dice, event) => {
    if (event.type === 'rolled' || event.type === 'rerolled') return event.dice
    return event.type === 'changed' ? dice.map((face, at) => (at === event.die ? event.to : face)) : dice
  }, [])
}

function diceLine(events: readonly Event[]): Phrase | null {
  const [first] = events
  if (first?.type !== 'rolled') return null
  const dice = diceAfter(events).map((die) => ({ die }))
  return [{ seat: first.seat }, words({ en, fr }).rolls, ...dice]
}

export const turns: Turns<Event> = {
  counted: 'round',
  begins: (event) => (event.type === 'turnBegan' ? { round: event.round, seat: event.seat } : null),
  folds: [
    {
      kind: 'dice',
      opens: ['rolled'],
      holds: ['rerolled', 'changed', 'stopped'],
      decides: [],
      tells: [],
      line: diceLine,
    },
    { kind: 'fight', opens: ['stole', 'defended'], holds: [], decides: ['stole', 'defended'], tells: [] },
  ],
}
