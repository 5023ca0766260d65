// Ce qui touche le lecteur, ou ouvre un mois, en français.
import { booty, fame, place } from '../words.fr.ts'
import type { MomentWords } from './moment-words.en.ts'

export const fr: MomentWords = {
  buccaneered: (seat) => [{ seat }, ' joue Flibusterie contre ', { strong: 'vous' }],
  navySent: (seat, island) => [
    { seat },
    ` envoie la Marine royale (${place(island)})\u00a0: `,
    { strong: 'vous y êtes' },
  ],
  shared: (seat, share) => [{ strong: 'Vous partagez' }, ' avec ', { seat }, `\u00a0: ${booty(share)}`],
  routed: () => [{ strong: 'Vous êtes en déroute' }],
  mutinied: () => [{ strong: 'Votre équipage se mutine' }],
  month: (month, leader, best) => [
    { strong: `Mois ${month}` },
    ...(leader === null ? [] : ['\u00a0: ', { seat: leader }, ` mène avec ${fame(best)}`]),
  ],
}
