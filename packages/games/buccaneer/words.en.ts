// Names of things in English, shared by sentences and complaints.
import type { Treasure } from './data.ts'

export const TREASURE: { readonly [T in Treasure]: string } = {
  chest: 'chest',
  barrel: 'barrel',
  candlestick: 'candlestick',
  sabre: 'sabre',
}
