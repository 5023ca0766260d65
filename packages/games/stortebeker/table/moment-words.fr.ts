// Ce qui touche le lecteur, dit à lui-même, en français.
import { card, shipName } from '../words.fr.ts'
import type { MomentWords } from './moment-words.en.ts'

export const fr: MomentWords = {
  seized: (seat, taken, at) => [
    { seat },
    ` vous prend une carte près de ${shipName(at)}\u00a0: `,
    { strong: card(taken) },
  ],
  sunk: (seat, taken, at) => [
    { seat },
    ` vous coule une carte près de ${shipName(at)}\u00a0: `,
    { strong: card(taken) },
  ],
  counterAttacked: (seat) => [{ seat }, ' contre-attaque ', { strong: 'votre abordage' }],
}
