// Moves that nobody listed, as a careless or malicious client would send them. They are built from legal moves and read like any other.
import type { AnyGame, AnyMove, Chance } from '@flibuste/kernel'

function nearNumbers(value: number): unknown[] {
  return [value + 1, value - 1]
}

function nearLists(list: readonly unknown[]): unknown[] {
  const swapped = list.flatMap((inner, at) => near(inner).map((other) => list.with(at, other)))
  return list.length === 0 ? [[0]] : [...swapped, list.slice(1), [...list, list[0]]]
}

function nearObjects(value: object): unknown[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'kind' ? [] : near(inner).map((other) => ({ ...value, [key]: other })),
  )
}

/** Every value that is one small change away. */
function near(value: unknown): unknown[] {
  if (typeof value === 'number') return nearNumbers(value)
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return nearLists(value)
  if (value === null) return [0]
  return typeof value === 'object' ? nearObjects(value) : []
}

const TRIED = 6

/** A few well-formed moves that are close to a given one. */
export function mutantsOf(game: AnyGame, move: AnyMove, pick: Chance): AnyMove[] {
  const raw = near(move)
  const tried = raw.length <= TRIED ? raw : Array.from({ length: TRIED }, () => raw[pick.below(raw.length)])
  return tried.map((one) => game.read(one)).filter((one) => one !== null)
}

/** What is no move in any game. */
export const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  0,
  'roll',
  true,
  [],
  {},
  { kind: 7 },
  { kind: 'no such move' },
  [{ kind: 'roll' }],
]
