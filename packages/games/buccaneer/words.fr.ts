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

/** Le Swift Maid, l’Étoile du Nord, et La Mouette : un nom qui a son article le garde. */
export function theShip(name: string): string {
  if (/^(la|le|les) /i.test(name)) return name
  return /^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `l’${name}` : `le ${name}`
}
