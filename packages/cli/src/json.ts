// JSON from outside: read without trust, told apart without casts.

export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (raw: unknown): raw is JsonObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** What a failing parser or rule said, in one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!

/** Nothing this program reads is nested nearly as deep; what is nested much deeper can be read, but not written out again. */
export const MOST_NESTED = 64

/** Whether a value has more than `levels` lists and objects within each other. */
export function isNestedBeyond(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNestedBeyond(inner, levels - 1))
}

/** The value, or why the text is not JSON. */
export function parseJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: messageOf(error) }
  }
}
