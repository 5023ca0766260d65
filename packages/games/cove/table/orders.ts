// "Ask me only in …" in Pirate's Cove: which months and islands a window belongs to. Looks at no hand.
import type { OrderPlaces, Orders } from '@flibuste/web/kit'
import type { Language } from '@flibuste/kernel'
import { monthsIn, WHEEL, type Place, type Window } from '../data.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { place as inEnglish } from '../words.en.ts'
import { place as inFrench } from '../words.fr.ts'
import { covers, said } from './ahead.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

const monthKey = (month: number): string => `month-${month}`
const islandKey = (island: Place): string => `island-${island}`

const SAID = {
  en: {
    months: 'Months',
    month: (number: number) => `month ${number}`,
    islands: 'Islands',
    island: inEnglish,
    short: en,
  },
  fr: { months: 'Mois', month: (number: number) => `mois ${number}`, islands: 'Îles', island: inFrench, short: fr },
}

function groups(language: Language, view: View): readonly OrderPlaces[] {
  const said = SAID[language]
  const months = Array.from({ length: monthsIn(view) }, (_, at) => at + 1)
  return [
    {
      title: said.months,
      places: months.map((month) => ({ key: monthKey(month), label: `${month}`, name: said.month(month) })),
    },
    {
      title: said.islands,
      places: WHEEL.map((island) => ({
        key: islandKey(island),
        label: said.short.shortPlace(island),
        name: said.island(island),
      })),
    },
  ]
}

/** Ships still lie where the month before left them: these windows belong to no island. */
const AT_SEA: readonly Window[] = ['treasureEnd', 'navigationStart']

/** Where the open window is fought over: in a battle its island, once the ships have sailed the player's own. */
function islandOf({ step, battle, agenda, players, viewer }: View): Place | null {
  if (step === 'board') return battle?.place ?? null
  const open = agenda.at(-1)
  if (open?.kind !== 'window' || AT_SEA.includes(open.window)) return null
  return players[viewer]?.place ?? null
}

export const orders: Orders<View, Move> = {
  groups,
  where(view) {
    const island = islandOf(view)
    return [monthKey(view.month), ...(island === null ? [] : [islandKey(island)])]
  },
  ahead: { said, covers },
}
