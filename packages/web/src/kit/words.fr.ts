// Les mots français que toutes les tables partagent.
import type { SharedWords } from './words.ts'

export const sharedFr: SharedWords = {
  you: 'vous',
  levels: {
    boy: {
      name: 'Mousse',
      role: 'mousse',
      crew: (count) => (count < 2 ? `${count} mousse` : `${count} mousses`),
      help: 'doux : joue ce qui n’a pas l’air mauvais',
    },
    sailor: {
      name: 'Matelot',
      role: 'matelot',
      crew: (count) => (count < 2 ? `${count} matelot` : `${count} matelots`),
      help: 'prend ce que le tour peut donner',
    },
    mate: {
      name: 'Second',
      role: 'second',
      crew: (count) => (count < 2 ? `${count} second` : `${count} seconds`),
      help: 'regarde ce que vous pouvez répondre',
    },
    captain: {
      name: 'Capitaine',
      role: 'capitaine',
      crew: (count) => (count < 2 ? `${count} capitaine` : `${count} capitaines`),
      help: 'réfléchit longtemps et n’oublie rien',
    },
  },
  back: 'Retour',
  close: 'Fermer',
  putDown: 'Reposer',
  odds: 'Chances',
  oddsKnown: 'd’après ce que vous savez',
  ruleOf: (clause) => `Règle ${clause}`,
  about: 'À propos de cette édition',
  aboutFigures: 'Tout le reste',
}
