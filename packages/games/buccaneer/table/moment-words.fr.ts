// Ce qui touche le lecteur, dit à lui-même, en français.
import { TREASURE, TREASURES } from '../words.fr.ts'
import type { MomentWords } from './moment-words.en.ts'

export const fr: MomentWords = {
  covered: (seat, value, men) => [
    { seat },
    ' recouvre ',
    { strong: men === 1 ? `votre ${value === '?' ? 'point d’interrogation' : value}` : `votre équipage de ${men}` },
  ],
  awardLost: (seat, treasure, ducats) => [
    { seat },
    ` prend un ${TREASURE[treasure]} : vos ${TREASURES[treasure]} rapportent `,
    { strong: `${ducats} ${ducats === 1 ? 'ducat' : 'ducats'} de moins` },
  ],
  mutinyCalled: (seat) => [{ seat }, ' appelle à la ', { strong: 'mutinerie' }, ' dans ', { strong: 'votre équipage' }],
}
