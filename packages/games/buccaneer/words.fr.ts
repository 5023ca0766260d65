// Les noms des choses en français, pour les phrases comme pour les plaintes.
import type { Treasure } from './data.ts'

export const TREASURE: { readonly [T in Treasure]: string } = {
  chest: 'coffre',
  barrel: 'tonneau',
  candlestick: 'chandelier',
  sabre: 'sabre',
}
export const TREASURES: { readonly [T in Treasure]: string } = {
  chest: 'coffres',
  barrel: 'tonneaux',
  candlestick: 'chandeliers',
  sabre: 'sabres',
}
