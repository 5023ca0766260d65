// Ce qui touche le lecteur, dit à lui-même, en français.
import type { MomentWords } from './moment-words.en.ts'

export const fr: MomentWords = {
  stole: (seat) => [{ seat }, ' prend ', { strong: 'votre trésor' }],
  thiefSet: (seat) => [{ seat }, ' poste un Voleur près de ', { strong: 'votre trésor' }],
  defended: (seat) => [{ seat }, ' chasse ', { strong: 'votre Voleur' }],
}
