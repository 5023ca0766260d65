// English grammar for the texts of all games: lists, plurals, numbers in words. Knows no game.
import { series } from '@flibuste/kernel'

type Items = readonly (string | number)[]

export const and = (items: Items): string => series(items, 'and')
export const or = (items: Items): string => series(items, 'or')

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)
/** "1 ship", "2 ships". */
export const counted = (count: number, one: string): string => `${count} ${plural(count, one)}`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** "three". Numbers above nine stay in figures. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count)
