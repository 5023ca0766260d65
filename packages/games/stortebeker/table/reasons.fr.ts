// Pourquoi un coup, en français. Court : cela tient sous le coup, sur une carte.
import type { ReasonWords } from '@flibuste/web/kit'
import type { Reason } from './reasons.ts'

const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`

export const fr: ReasonWords<Reason> = {
  fill: ({ missing, chance }) => `il en manque ${missing} ; ensuite ${percent(chance)} de battre l’écu`,
  full: ({ chance }) => `la ligne est pleine : ${percent(chance)} de battre l’écu`,
  pirate: ({ chance, before }) => `${percent(chance)} de battre l’écu, sans lui ${percent(before)}`,
  board: ({ chance, points, rivals }) =>
    `${percent(chance)} pour ${points} ${points < 2 ? 'point' : 'points'}${rivals === 0 ? '' : ', contre-attaques comprises'}`,
  counter: ({ chance }) => `${percent(chance)} de s’en emparer`,
  seize: ({ from }, { name }) => `une denrée prise à ${name(from)}`,
  sink: ({ from }, { name }) => `une denrée de moins pour ${name(from)}`,
  decline: () => 'vos cartes restent en main',
  discard: ({ needed }) =>
    needed === 'spare'
      ? 'aucun navire ne l’attend ; deux en valent une de la pile'
      : 'deux défaussées en valent une de la pile',
  pay: () => 'pour une bordée de deux dés de couleur',
}
