// Lists that change seldom: replaced, never altered, so that copies of a state share them. Knows no table.
import { kept } from '@flibuste/kernel'

export type Kept<T> = readonly T[]

export const NONE: Kept<never> = Object.freeze([])

export const keepWith = <T>(list: Kept<T>, entry: T): Kept<T> => kept([...list, entry])
export const keepWithout = <T>(list: Kept<T>, at: number): Kept<T> => kept(list.toSpliced(at, 1))
export const keepAt = <T>(list: Kept<T>, at: number, entry: T): Kept<T> => kept(list.with(at, entry))
