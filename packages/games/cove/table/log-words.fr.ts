// Ce que dit le journal des anneaux en français, avec les chiffres des fiches ; le capitaine qui précède n’en fait pas partie.
import { and, bareSection, gold, section } from '../words.fr.ts'
import type { Figures, logEn } from './log-words.en.ts'

const notches = (count: number): string => (count === 1 ? 'un cran' : `${count} crans`)
const byNotches = (count: number): string => (count === 1 ? 'd’un cran' : `de ${count} crans`)
const fromTo = ({ was, now }: Figures): string => (was === now ? `toujours ${now}` : `de ${was} à ${now}`)

/** Un anneau recule parfois de plus de crans que n’en dit son chiffre. */
const insteadOf = ({ was, now }: Figures): string => (was === now ? `toujours ${now}` : `${now} au lieu de ${was}`)

export const logFr: typeof logEn = {
  logFitted: (values, paid) =>
    ` arme son navire pour ${gold(paid)}\u202f: ${and(values.map((value, row) => `${bareSection(row)} ${value}`))}`,
  logRaised: (row, count, figures, paid) =>
    ` améliore ${section(row)} ${byNotches(count)}, ${fromTo(figures)}, pour ${gold(paid)}`,
  logBack: (row, count, figures) => `\u202f: ${bareSection(row)}, ${notches(count)} de moins, ${insteadOf(figures)}`,
  logPlays: ' joue ',
  logBuilt: (row, figures) => `\u202f: ${bareSection(row)}, un cran de plus, ${fromTo(figures)}`,
}
