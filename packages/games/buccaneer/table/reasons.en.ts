// Why a move, in English. Short: it stands under the move on a card.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'
import { en as words } from './words.en.ts'

const count = (men: number): string => `${men} ${men === 1 ? 'man' : 'men'}`

/** Of the man who covers: others pay for him once he is covered. */
const later = (wage: number): string => `; if covered, he earns ${wage}`

export const en: ReasonWords<Reason> = {
  keep: ({ least, most }) =>
    most < 0
      ? `a treasure; you pay ${words.range(-most, -least)}`
      : least < 0
        ? `a treasure; you pay up to ${-least} or keep up to ${most}`
        : `a treasure; you keep ${words.range(least, most)}`,
  enough: ({ ship, loot, wage }) => `enough men for ${ship}${wage === null ? `, ${loot} ducats` : later(wage)}`,
  short: ({ missing, ship, wage }) => `${count(missing)} short of ${ship}${wage === null ? '' : later(wage)}`,
  paid: ({ least, most }) => `you are paid ${words.range(least, most)} at once`,
  loyal: () => 'they stay where they are, and so does their wage',
}
