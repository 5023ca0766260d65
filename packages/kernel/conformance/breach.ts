// A breach says which property of a game failed and where, so that it can be shown again. Knows no game.

/** Everything the suite holds a game to. Planted bugs are matched by these names. */
export const PROPERTIES = [
  // The data
  'plain',
  'shape',
  'audit',
  'reads-only',
  'clone',
  'clone-shares',
  'stowed',
  'view-shares',
  'event-shares',
  // Who may do what
  'table',
  'awaited-legal',
  'legal-once',
  'legal-stable',
  'legal-check',
  'check-legal',
  'read',
  'move-altered',
  'refusal-constant',
  'clause',
  // The same game every time
  'impure',
  'silent',
  'play-out',
  'replay',
  'record',
  'undo',
  'ends',
  'outcome',
  'evaluate',
  'throws',
  // Secrets at rest: views, and the worlds that fit them
  'asked',
  'silence',
  'openly',
  'world',
  'world-audit',
  'world-fair',
  'world-varies',
  'spectator',
  'legal-secret',
  'refusal-secret',
  'forced-secret',
  'outcome-secret',
  'recall',
  // Secrets in motion: events, sealed answers
  'luck-secret',
  'lockstep',
  'event-tells-more',
  'event-secret',
  'sealed-chance',
  'sealed-event',
  'sealed-stored',
  'sealed-mark',
  'sealed-order',
] as const
export type Property = (typeof PROPERTIES)[number]

/** Where the suite was looking. `move` counts from 0; -1 means the setup, or the time before the first game or after the last. */
export interface Place {
  readonly game: string
  readonly seats: number
  readonly options: unknown
  readonly seed: number
  readonly move: number
}

export class Breach extends Error {
  readonly property: Property
  readonly place: Place
  readonly detail: string

  constructor(property: Property, place: Place, detail: string, cause?: unknown) {
    const { game, seats, options, seed, move } = place
    super(`${property}: ${detail}\n  ${game}, ${seats} seats, ${JSON.stringify(options)}, seed ${seed}, move ${move}`, {
      cause,
    })
    this.name = 'Breach'
    this.property = property
    this.place = place
    this.detail = detail
  }

  get seed(): number {
    return this.place.seed
  }

  get move(): number {
    return this.place.move
  }
}

/** Thrown by a property that fails, which does not know the place. `conform` turns it into a `Breach`. */
class Broken extends Error {
  readonly property: Property

  constructor(property: Property, detail: string) {
    super(detail)
    this.property = property
  }
}

export function fail(property: Property, detail: string): never {
  throw new Broken(property, detail)
}

const AROUND = 80

/** Fails unless two texts are equal. The detail shows where they begin to differ. */
export function same(found: string, expected: string, property: Property, note: string): void {
  if (found === expected) return
  let at = 0
  while (found[at] === expected[at]) at++
  const around = (text: string): string => text.slice(Math.max(0, at - AROUND), at + AROUND)
  fail(property, `${note}: …${around(found)}… instead of …${around(expected)}…`)
}

/** The words V8 uses when something frozen is written to. The suite freezes moves, and the parts of states that are `kept`. */
const FROZEN = /read only property|is not extensible|Cannot delete property/

export function breachOf(error: unknown, place: Place): Breach {
  if (error instanceof Broken) return new Breach(error.property, place, error.message, error)
  const property = error instanceof TypeError && FROZEN.test(error.message) ? 'move-altered' : 'throws'
  return new Breach(property, place, String(error), error)
}
