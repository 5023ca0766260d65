// The plate of Pirate’s Cove: what is shown of it before its rules are loaded, and how they are.
import type { Plate } from '../plate.ts'

export const plate: Plate = {
  number: 5,
  stage: 'open',
  title: { en: 'Pirate’s Cove', fr: 'Pirate’s Cove' },
  pitch: {
    en: 'Twelve months of secret courses and broadsides.',
    fr: 'Douze mois de caps secrets et de bordées.',
  },
  minutes: 75,
  minutesWithBots: 15,
  seats: { min: 3, max: 5 },
  load: async () => (await import('./index.ts')).cove,
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
