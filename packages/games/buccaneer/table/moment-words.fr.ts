// Ce qui touche le lecteur, dit à lui-même, en français.
import type { MomentWords } from './moment-words.en.ts'

export const fr: MomentWords = {
  covered: (seat, value, men) => [
    { seat },
    ' recouvre ',
    { strong: men === 1 ? `votre ${value === '?' ? 'point d’interrogation' : value}` : `votre équipage de ${men}` },
  ],
  mutinyCalled: (seat) => [{ seat }, ' appelle à la ', { strong: 'mutinerie' }, ' dans ', { strong: 'votre équipage' }],
}
