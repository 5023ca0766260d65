// Ce qui touche le lecteur, dit à lui-même, en français.
import type { MomentWords } from './moment-words.en.ts'

export const fr: MomentWords = {
  stole: (seat) => [{ seat }, ' prend ', { strong: 'votre trésor' }],
  thiefSet: (seat) => [{ seat }, ' poste un Voleur près de ', { strong: 'votre trésor' }],
  defended: (seat) => [{ seat }, ' chasse ', { strong: 'votre Voleur' }],
  plundered: (seat, isMine, home) =>
    isMine
      ? [
          `Votre ${home === 1 ? 'premier' : 'deuxième'} trésor est au port : `,
          { strong: home === 1 ? 'encore deux' : 'plus qu’un' },
        ]
      : [{ seat }, ' a deux trésors : ', { strong: 'plus qu’un' }],
}
