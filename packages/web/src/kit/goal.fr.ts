// French words of the goal line.
import type { GoalWords } from './goal.en.ts'

export const goalFr: GoalWords = {
  you: 'vous',
  best: 'le meilleur',
  next: 'le suivant',
  others: 'les autres',
  goal: (aim) => ['But : ', ...aim, '.'],
  ifNow: 'Si l’on comptait : ',
  now: 'Ici : ',
  standing: (last) => `${last} : `,
  wins: (who, score) => [who === 'vous' ? 'vous gagnez avec ' : `${who} gagne avec `, { strong: score }],
  share: (who, score) => [
    who.startsWith('vous ') ? `${who}, à égalité avec ` : `${who} à égalité avec `,
    { strong: score },
  ],
  has: (who, score) => [who === 'vous' ? 'vous avez ' : `${who} a `, { strong: score }],
  and: 'et',
  toBook: 'Ce qui fait gagner, et comment va un tour',
}
