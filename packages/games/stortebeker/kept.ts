// Lists that change seldom: frozen and replaced, never altered, so that copies of a state share them. Knows no table.

export type Kept<T> = readonly T[]

export const NONE: Kept<never> = Object.freeze([])

/** The list itself, which nobody can alter from now on. */
export const keep = <T>(list: readonly T[]): Kept<T> => Object.freeze(list)
export const keepWith = <T>(list: Kept<T>, entry: T): Kept<T> => Object.freeze([...list, entry])
export const keepWithout = <T>(list: Kept<T>, at: number): Kept<T> => Object.freeze(list.toSpliced(at, 1))
export const keepAt = <T>(list: Kept<T>, at: number, entry: T): Kept<T> => Object.freeze(list.with(at, entry))
