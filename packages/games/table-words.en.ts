// What every table says alike in English: who begins, whose turn it is, who won, what the rules of the table refuse.
// Knows no game.
import { captains, placedFirst, type Phrase, type Reader, type Said, type Seat } from '@flibuste/kernel'
import { plural } from './grammar.en.ts'

/** The option that names the first captain. How the booklet chooses one is for the game to say. */
export const whoBegins = (seats: number, help: string) => ({
  label: 'Who begins',
  help,
  values: Object.fromEntries([
    ['drawn', 'Drawn by lot'],
    ...Array.from({ length: seats }, (_, at) => [`seat${at + 1}`, `Seat ${at + 1}`]),
  ]),
})

/** The captain who begins reads “you”, everybody else the name. */
export const beginsTold = (seat: Seat, { me }: Reader): Phrase => (seat === me ? ['You begin'] : [{ seat }, ' begins'])

export const titleOfTurn = (active: Seat, reader: Reader): string =>
  active === reader.me ? `Your turn, ${reader.name(active)}` : `${reader.name(active)}’s turn`

export function winnersTold(places: readonly number[]): Phrase {
  const winners = placedFirst(places)
  return [...captains(winners, 'and'), plural(winners.length, ' wins', ' win together')]
}

export const NOT_AN_ANSWER: Said = { fact: 'That is not what is asked.', reason: 'Another question is open.' }
/** Each game says itself what has happened since. */
export const cannotUndo = (reason: string): Said => ({ fact: 'This cannot be taken back.', reason })
