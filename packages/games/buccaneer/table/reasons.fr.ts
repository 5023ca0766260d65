// Pourquoi un coup, en français. Court : cela tient sous le coup, sur une carte.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'
import { fr as words } from './words.fr.ts'

const count = (men: number): string => `${men} ${men < 2 ? 'homme' : 'hommes'}`

export const fr: ReasonWords<Reason> = {
  keep: ({ least, most }) =>
    most < 0
      ? `un trésor ; vous payez ${words.range(-most, -least)}`
      : `un trésor ; il vous reste ${words.range(least, most)}`,
  enough: ({ ship, loot }) => `assez pour ${ship}, ${loot} ducats`,
  short: ({ missing, ship }) => `il manque ${count(missing)} pour ${ship}`,
  paid: ({ least, most }) => `on vous paie ${words.range(least, most)} tout de suite`,
  loyal: () => 'ils restent à bord, et leur solde attend',
}
