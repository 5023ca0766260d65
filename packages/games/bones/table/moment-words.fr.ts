// Ce qui touche le lecteur, dit à lui-même, en français.
import type { MomentWords } from './moment-words.en.ts'

const captains = (count: number): string => (count === 1 ? '1 capitaine' : `${count} capitaines`)

export const fr: MomentWords = {
  stole: (seat) => [{ seat }, ' prend ', { strong: 'votre trésor' }],
  thiefSet: (seat) => [{ seat }, ' poste un Voleur près de ', { strong: 'votre trésor' }],
  defended: (seat) => [{ seat }, ' chasse ', { strong: 'votre Voleur' }],
  plundered: (home) => [
    `Votre ${home === 1 ? 'premier' : 'deuxième'} trésor est au port : `,
    { strong: home === 1 ? 'encore deux' : 'plus qu’un' },
  ],
  oneToGo: (seat) => [{ seat }, ' a deux trésors : ', { strong: 'plus qu’un' }],
  stolen: (owner, home) => [
    'Vous volez un trésor à ',
    { seat: owner },
    ' : ',
    { strong: home === 1 ? 'encore deux' : 'plus qu’un' },
  ],
  lastRound: {
    mine: (others) => [
      'Vous avez trois trésors : ',
      { strong: others === 0 ? 'la partie est à vous' : `dernière manche, encore ${captains(others)}` },
    ],
    yours: (seat) => [{ seat }, ' a trois trésors, c’est la dernière manche : ', { strong: 'il vous reste un tour' }],
    over: (seat) => [{ seat }, ' a trois trésors, c’est la dernière manche : ', { strong: 'vous avez déjà joué' }],
  },
  alsoThree: (seat, isMine) => [
    ...(isMine ? ['Vous avez'] : [{ seat }, ' a']),
    ' trois trésors aussi : ',
    { strong: 'les points de navigation décident' },
  ],
}
