// Ce que toute table dit de même en français : qui commence, à qui le tour, qui l’emporte, ce que refusent les règles de la
// table. Ne connaît aucun jeu.
import { captains, placedFirst, type Phrase, type Reader, type Said, type Seat } from '@flibuste/kernel'
import { ofName, plural } from './grammar.fr.ts'

/** L’option qui nomme le premier capitaine ; comment fait le livret, c’est au jeu de le dire. */
export const whoBegins = (seats: number, help: string) => ({
  label: 'Qui commence',
  help,
  values: Object.fromEntries([
    ['drawn', 'Tirage au sort'],
    ...Array.from({ length: seats }, (_, at) => [`seat${at + 1}`, `Place ${at + 1}`]),
  ]),
})

/** Qui commence. Ce capitaine lit « vous », tous les autres lisent son nom. */
export const beginsTold = (seat: Seat, { me }: Reader): Phrase =>
  seat === me ? ['Vous commencez'] : [{ seat }, ' commence']

export const titleOfTurn = (active: Seat, reader: Reader): string =>
  active === reader.me ? `À vous, ${reader.name(active)}` : `Au tour ${ofName(reader.name(active))}`

export function winnersTold(places: readonly number[]): Phrase {
  const winners = placedFirst(places)
  return [...captains(winners, 'et'), plural(winners.length, ' l’emporte', ' l’emportent ensemble')]
}

export const NOT_AN_ANSWER: Said = {
  fact: 'Ce n’est pas ce qui est demandé.',
  reason: 'Une autre question est posée.',
}
/** Ce qui s’est passé depuis, c’est au jeu de le dire. */
export const cannotUndo = (reason: string): Said => ({ fact: 'Ce coup ne peut plus être repris.', reason })
