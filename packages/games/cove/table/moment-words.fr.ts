// Ce qui touche le lecteur, ou ouvre un mois, en français.
import type { Phrase } from '@flibuste/kernel'
import { at, booty, chests, legend, place } from '../words.fr.ts'
import type { MomentWords } from './moment-words.en.ts'
import type { Foes } from './moments.ts'

const against = ({ captains, legend: aboard, navy }: Foes): Phrase =>
  [
    ...captains.map((seat) => ({ seat })),
    ...(aboard < 0 ? [] : [legend(aboard)]),
    ...(navy ? ['la Royal Navy'] : []),
  ].flatMap((foe, nth, all) => (nth === 0 ? [foe] : [nth === all.length - 1 ? ' et ' : ', ', foe]))

export const fr: MomentWords = {
  battle: (island, foes) => [{ strong: `Combat ${at(island)}` }, '\u00a0: vous contre ', ...against(foes)],
  buccaneered: (seat) => [{ seat }, ' joue Flibusterie contre ', { strong: 'vous' }],
  navySent: (seat, island) => [{ seat }, ` envoie la Royal Navy (${place(island)})\u00a0: `, { strong: 'vous y êtes' }],
  shared: (seat, share) => [{ strong: 'Vous partagez' }, ' avec ', { seat }, `\u00a0: ${booty(share)}`],
  plundered: (island, taken) => [{ strong: `Vous pillez ${place(island)}` }, `\u00a0: ${booty(taken)}`],
  cargoLost: (lost) => [{ strong: `Vous perdez ${chests(lost)}` }, '\u00a0: votre coque est pleine'],
  routed: () => [{ strong: 'Vous êtes en déroute' }],
  mutinied: () => [{ strong: 'Votre équipage se mutine' }],
  month: (month, standings) => [
    { strong: `Mois ${month}` },
    ...(month === 1
      ? []
      : standings.flatMap(({ seat, fame }, at): Phrase => [at === 0 ? '\u00a0: ' : ', ', { seat }, ` ${fame}`])),
  ],
}
