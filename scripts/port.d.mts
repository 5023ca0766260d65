// Types of port.mjs for its test, which is TypeScript.

export interface Place {
  readonly port: number
  readonly host: string
}

/** Where a line and an environment lead; null where that is no port, or any that is free. */
export function placeOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Place | null
/** One sentence with the way out where somebody else listens already; null where nobody does. */
export function takenSentence(place: Place): Promise<string | null>
