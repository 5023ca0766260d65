// The plate of Störtebeker: what is shown of it before its rules are loaded, and how they are.
import type { Plate } from '../plate.ts'

export const plate: Plate = {
  number: 3,
  stage: 'open',
  title: { en: 'Störtebeker', fr: 'Störtebeker' },
  pitch: {
    en: 'Victual a raid on the Hanse, then be first aboard.',
    fr: 'Ravitaillez un raid contre la Hanse et abordez premier.',
  },
  minutes: 45,
  minutesWithBots: 15,
  seats: { min: 2, max: 4 },
  load: async () => (await import('./index.ts')).stortebeker,
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
