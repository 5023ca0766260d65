// The plate of Buccaneer Bones: what is shown of it before its rules are loaded, and how they are.
import type { Plate } from '../plate.ts'

export const plate: Plate = {
  number: 1,
  stage: 'open',
  title: { en: 'Buccaneer Bones', fr: 'Buccaneer Bones' },
  pitch: {
    en: 'Roll the bones, sail six lanes, plunder three treasures.',
    fr: 'Six navires à mener, trois trésors à piller.',
  },
  minutes: 20,
  minutesWithBots: 5,
  seats: { min: 1, max: 8 },
  load: async () => (await import('./index.ts')).bones,
  text: {
    en: async () => (await import('./text.en.ts')).text,
    fr: async () => (await import('./text.fr.ts')).text,
  },
  alone: {
    en: async () => (await import('./endings.en.ts')).titleAlone,
    fr: async () => (await import('./endings.fr.ts')).titleAlone,
  },
  lessons: {
    load: async () => (await import('./lessons/index.ts')).school,
    words: {
      en: async () => (await import('./lessons/words.en.ts')).words,
      fr: async () => (await import('./lessons/words.fr.ts')).words,
    },
  },
}
