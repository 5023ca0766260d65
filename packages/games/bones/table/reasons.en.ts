// Why a move, in English. Short: it stands under the move on a card.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}%`
const NTH = ['', 'the first', 'the second', 'the third']

export const en: ReasonWords<Reason> = {
  wish: ({ wish, chance }) => `${percent(chance)} to ${wish} this turn`,
  scout: ({ wish, chance, plain }) =>
    `${wish === 'plunder' ? 'to plunder' : 'to sail'} next turn ${percent(chance)}, without it ${percent(plain)}`,
  treasure: ({ nth }) => `${NTH[nth] ?? 'another'} treasure, at once`,
  theft: ({ nth }) => `${NTH[nth] ?? 'another'} treasure, and one less for its captain`,
  sea: () => 'half way to its island',
  island: () => 'its island helps from the next turn on',
  group: ({ face, group }) => `makes a ${group} of ${face}`,
  kept: ({ lane }) => `ship ${lane} moves all the same`,
  now: ({ lane }) => `ship ${lane} can move now`,
  watch: () => 'any triple next turn takes the treasure',
  mate: () => 'no ship moves, so your mate may go out',
  chase: () => 'that Thief steals nothing next turn',
}
