// The plate of Buccaneer: what is shown of it before its rules are loaded, and how they are.
import type { Plate } from '../plate.ts'

export const plate: Plate = {
  number: 2,
  stage: 'open',
  title: { en: 'Buccaneer', fr: 'Buccaneer' },
  pitch: {
    en: 'Stack your crew over theirs, board the ship, pay the wages.',
    fr: 'Empilez votre équipage, abordez, payez vos marins.',
  },
  minutes: 45,
  minutesWithBots: 5,
  seats: { min: 3, max: 5 },
  load: async () => (await import('./index.ts')).buccaneer,
  text: {
    en: async () => (await import('./text.en.ts')).text,
    fr: async () => (await import('./text.fr.ts')).text,
  },
  lessons: {
    load: async () => (await import('./lessons/index.ts')).school,
    words: {
      en: async () => (await import('./lessons/words.en.ts')).words,
      fr: async () => (await import('./lessons/words.fr.ts')).words,
    },
  },
}
