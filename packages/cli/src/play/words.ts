// What the terminal itself says during a match, in both languages. What the game says is in the game's own text files.
import type { Language } from '@flibuste/kernel'

interface Words {
  readonly you: string
  bot(number: number, id: string): string
  /** `clause`: one of the game, as an example. */
  keys(clause: string): string
  readonly ask: string
  readonly notThere: (raw: string, count: number) => string
  readonly takenBack: string
  readonly quit: string
  readonly noClause: (id: string) => string
  readonly seed: (seed: number) => string
  readonly kept: (path: string) => string
}

export const WORDS: { readonly [L in Language]: Words } = {
  en: {
    you: 'Captain 1',
    bot: (number, id) => `Captain ${number} (${id})`,
    keys: (clause) =>
      `A number makes the move; ? the rule behind the question, ? ${clause} another; v the whole table; u takes back; q leaves.`,
    ask: '> ',
    notThere: (raw, count) => `"${raw}" is not there: a number from 1 to ${count}, ?, v, u or q.`,
    takenBack: 'Taken back.',
    quit: 'You leave the table.',
    noClause: (id) => `There is no rule ${id}.`,
    seed: (seed) => `The same match again: --seed ${seed}`,
    kept: (path) => `The record is in ${path}; check it with flibuste verify.`,
  },
  fr: {
    you: 'Capitaine 1',
    bot: (number, id) => `Capitaine ${number} (${id})`,
    keys: (clause) =>
      `Un numéro joue le coup ; ? la règle de la question, ? ${clause} une autre ; v toute la table ; u annule ; q quitte.`,
    ask: '> ',
    notThere: (raw, count) => `« ${raw} » n’existe pas : un numéro de 1 à ${count}, ?, v, u ou q.`,
    takenBack: 'Coup repris.',
    quit: 'Vous quittez la table.',
    noClause: (id) => `Il n’y a pas de règle ${id}.`,
    seed: (seed) => `Pour rejouer la même partie : --seed ${seed}`,
    kept: (path) => `La partie est dans ${path} ; flibuste verify la contrôle.`,
  },
}

/** French where the environment says so, English everywhere else. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const named = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '')
  return named?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en'
}
