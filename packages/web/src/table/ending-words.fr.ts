// What the end of a match says of one captain, in French.
import type { EndingWords } from './ending-words.en.ts'

export const endingFr: EndingWords = {
  youTook: (when) => `Vous avez pris la tête pour de bon ${when}.`,
  yourWay: {
    ledAll: 'Vous avez mené du début à la fin.',
    level: 'À égalité à la fin, vous l’emportez.',
    neverBehind: 'Personne ne vous a jamais devancé.',
  },
  youShared: 'Vous partagez la victoire.',
  took: (name, when) => `${name} a pris la tête pour de bon ${when}.`,
  way: {
    ledAll: (name) => `${name} a mené du début à la fin.`,
    level: (name) => `À égalité à la fin, ${name} l’emporte.`,
    neverBehind: (name) => `Personne n’a jamais devancé ${name}.`,
  },
  youLastLed: (when) => `Vous meniez encore ${when}.`,
  youLevel: (when) => `Vous partagiez la tête ${when}.`,
  youNear: (behind, when) => `Vous étiez à ${behind} de la tête ${when}.`,
  alone: {
    bestYet: (before) => `Votre meilleur résultat. Jusqu’ici, c’était « ${before} ».`,
    better: 'Votre meilleur résultat.',
    bestSoFar: (title) => `Votre meilleur résultat : « ${title} ».`,
  },
  figuresOf: (name) => (name === null ? 'Vous :' : `${name} :`),
  gained: (when) => `votre plus gros gain, ${when}`,
  inTheLead: 'de la traversée en tête',
  mostOfAll: (deed) => `${deed}, plus que quiconque`,
  replayFrom: (when) => `Voir le tournant, ${when}`,
  turned: 'Le tournant',
}
