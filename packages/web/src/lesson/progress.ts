// Which lessons were taken to their end in this browser.
import { storage, type Drawer } from '../kit/storage.ts'

const KEPT_AS = 'flibuste.lessons'

type Taken = { readonly [game: string]: readonly string[] }

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** Whatever lies there, it is read as far as it makes sense. */
function read(drawer: Pick<Drawer, 'read'>): Taken {
  try {
    const kept: unknown = JSON.parse(drawer.read(KEPT_AS) ?? '{}')
    const games = Object.entries(typeof kept === 'object' && kept !== null ? kept : {})
    return Object.fromEntries(games.flatMap(([game, names]) => (isNames(names) ? [[game, names]] : [])))
  } catch {
    return {}
  }
}

export const takenOf = (game: string, drawer: Pick<Drawer, 'read'> = storage): readonly string[] =>
  read(drawer)[game] ?? []

export function take(game: string, lesson: string, drawer: Pick<Drawer, 'read' | 'write'> = storage): void {
  const taken = takenOf(game, drawer)
  if (!taken.includes(lesson)) drawer.write(KEPT_AS, JSON.stringify({ ...read(drawer), [game]: [...taken, lesson] }))
}
