// Ce qui touche le lecteur, dit à lui-même, en français.
import { treasures } from '../words.fr.ts'
import type { MomentWords } from './moment-words.en.ts'

export const fr: MomentWords = {
  attacked: (seat) => [{ seat }, ' attaque ', { strong: 'votre navire' }],
  treasureTaken: (winner, treasure) => [winner, ' vous prend ', { strong: treasures(treasure) }],
  lairEmptied: (island) => [`${island} est pillé `, { strong: 'sous votre nez' }],
}
