// Les mots français que toutes les tables partagent.
import type { SharedWords } from './words.ts'

export const sharedFr: SharedWords = {
  you: 'vous',
  bot: 'robot',
  back: 'Retour',
  close: 'Fermer',
  putDown: 'Reposer',
  odds: 'Chances',
  oddsKnown: 'd’après ce que vous savez',
  ruleOf: (clause) => `Règle ${clause}`,
  about: 'À propos de cette édition',
  aboutFigures: 'Tout le reste',
}
