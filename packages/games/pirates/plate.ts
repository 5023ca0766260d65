// The plate of Pirates!: what is shown of it before its rules are loaded, and how they are.
import type { Plate } from '../plate.ts'

export const plate: Plate = {
  number: 4,
  stage: 'open',
  title: { en: 'Pirates!', fr: 'Pirates !' },
  pitch: {
    en: 'Man every gun port and storm the hidden lairs.',
    fr: 'Armez chaque sabord et forcez les repaires.',
  },
  minutes: 45,
  minutesWithBots: 10,
  seats: { min: 2, max: 6 },
  load: async () => (await import('./index.ts')).pirates,
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
