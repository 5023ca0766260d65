// Why a move, in English. Short: it stands under the move on a card.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'
import { en as words } from './words.en.ts'

const count = (men: number): string => `${men} ${men === 1 ? 'man' : 'men'}`

export const en: ReasonWords<Reason> = {
  keep: ({ least, most }) =>
    most < 0 ? `a treasure; you pay ${words.range(-most, -least)}` : `a treasure; you keep ${words.range(least, most)}`,
  enough: ({ ship, loot }) => `enough men for ${ship}, ${loot} ducats`,
  short: ({ missing, ship }) => `${count(missing)} short of ${ship}`,
  paid: ({ least, most }) => `you are paid ${words.range(least, most)} at once`,
  loyal: () => 'they stay where they are, and so does their wage',
}
