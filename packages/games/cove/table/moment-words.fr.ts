// Ce qui touche le lecteur, ou ouvre un mois, en français.
import type { Phrase } from '@flibuste/kernel'
import { booty, place } from '../words.fr.ts'
import type { MomentWords } from './moment-words.en.ts'

export const fr: MomentWords = {
  buccaneered: (seat) => [{ seat }, ' joue Flibusterie contre ', { strong: 'vous' }],
  navySent: (seat, island) => [{ seat }, ` envoie la Royal Navy (${place(island)})\u00a0: `, { strong: 'vous y êtes' }],
  shared: (seat, share) => [{ strong: 'Vous partagez' }, ' avec ', { seat }, `\u00a0: ${booty(share)}`],
  routed: () => [{ strong: 'Vous êtes en déroute' }],
  mutinied: () => [{ strong: 'Votre équipage se mutine' }],
  month: (month, standings) => [
    { strong: `Mois ${month}` },
    ...(month === 1
      ? []
      : standings.flatMap(({ seat, fame }, at): Phrase => [at === 0 ? '\u00a0: ' : ', ', { seat }, ` ${fame}`])),
  ],
}
