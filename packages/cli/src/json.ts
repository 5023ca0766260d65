// JSON from outside: read without trust, told apart without casts.

export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (raw: unknown): raw is JsonObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

/** What a failing parser or rule said, in one line. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!

/** The value, or why the text is not JSON. */
export function parseJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { problem: messageOf(error) }
  }
}
