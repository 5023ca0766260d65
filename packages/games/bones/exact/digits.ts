// How tables are kept: as text in base 86, which needs no decoding that a rule may not do, and no escapes.

const FIRST = 40
export const BASE = 86

/** The backslash is left out. */
export const digit = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code - FIRST - (code > 92 ? 1 : 0)
}

export const letter = (value: number): string => String.fromCharCode(value + FIRST + (value + FIRST >= 92 ? 1 : 0))
