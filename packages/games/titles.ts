// The names of the games, in one place so that they can be changed in one place. We are not affiliated with their publishers.

export const TITLES = {
  bones: { en: 'Buccaneer Bones', fr: 'Buccaneer Bones' },
  buccaneer: { en: 'Buccaneer', fr: 'Buccaneer' },
  stortebeker: { en: 'Störtebeker', fr: 'Störtebeker' },
  pirates: { en: 'Pirates!', fr: 'Pirates !' },
  cove: { en: 'Pirate’s Cove', fr: 'Pirate’s Cove' },
} as const

export type TitledGame = keyof typeof TITLES
