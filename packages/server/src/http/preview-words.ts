// The words of a link's preview: a sentence before what a game says of itself.
import type { Language } from '@flibuste/kernel'

export interface PreviewWords {
  readonly locale: string
  /** Of the landing page, and of whatever has no words of its own. */
  readonly house: string
  /** Of a table of which nothing is known without looking. */
  readonly table: string
  free(seats: number): string
  readonly underWay: string
  readonly over: string
  readonly rules: string
  readonly cheat: string
  readonly learn: string
}

export const previewWords: { readonly [L in Language]: PreviewWords } = {
  en: {
    locale: 'en_GB',
    house: 'Five pirate board games in the browser: with friends by a link, against bots, or alone.',
    table: 'A table is laid here. Open it in the browser: nothing to install, no account.',
    free: (seats) => {
      if (seats === 0) return 'Every seat is taken; whoever has the link may watch.'
      return seats === 1 ? 'One seat waits for you.' : `${seats} seats are free: one may be yours.`
    },
    underWay: 'A match is under way.',
    over: 'The match is over: see how it went.',
    rules: 'The rules, clause by clause.',
    cheat: 'The rules on one page.',
    learn: 'Learn it by playing.',
  },
  fr: {
    locale: 'fr_FR',
    house: 'Cinq jeux de pirates dans le navigateur : entre amis par un lien, contre des bots, ou seul.',
    table: 'Une table est mise ici. Ouvrez-la dans le navigateur : rien à installer, pas de compte.',
    free: (seats) => {
      if (seats === 0) return 'Tous les sièges sont pris ; qui a le lien peut regarder.'
      return seats === 1 ? 'Un siège vous attend.' : `${seats} sièges sont libres : l’un peut être le vôtre.`
    },
    underWay: 'Une partie est en cours.',
    over: 'La partie est finie : voyez comment elle s’est passée.',
    rules: 'La règle, article par article.',
    cheat: 'La règle en une page.',
    learn: 'Apprenez en jouant.',
  },
}
