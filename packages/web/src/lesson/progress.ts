// Which lessons were taken to their end in this browser, and where others were left.
import { storage, type Drawer } from '../kit/storage.ts'

const TAKEN_AS = 'flibuste.lessons'
const LEFT_AS = 'flibuste.lessons.left'

type Reading = Pick<Drawer, 'read'>
type Writing = Pick<Drawer, 'read' | 'write'>

type ByGame<Value> = { readonly [game: string]: Value }
/** By lesson, the name of the step. */
type Left = { readonly [lesson: string]: string }

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isNames(Object.values(value))

/** Whatever lies there, it is read as far as it makes sense. */
function readAs<Value>(drawer: Reading, name: string, is: (value: unknown) => value is Value): ByGame<Value> {
  try {
    const kept: unknown = JSON.parse(drawer.read(name) ?? '{}')
    const games = Object.entries(typeof kept === 'object' && kept !== null ? kept : {})
    return Object.fromEntries(games.flatMap(([game, value]) => (is(value) ? [[game, value]] : [])))
  } catch {
    return {}
  }
}

const takenIn = (drawer: Reading): ByGame<readonly string[]> => readAs(drawer, TAKEN_AS, isNames)
const leftIn = (drawer: Reading): ByGame<Left> => readAs(drawer, LEFT_AS, isLeft)

export const takenOf = (game: string, drawer: Reading = storage): readonly string[] => takenIn(drawer)[game] ?? []

/** At which step each lesson of a game was left, by their names. */
export const leftOf = (game: string, drawer: Reading = storage): Left => leftIn(drawer)[game] ?? {}

/** A lesson is left at this step; null: it is over, or to be begun anew. */
export function leaveAt(game: string, lesson: string, step: string | null, drawer: Writing = storage): void {
  const { [lesson]: before, ...others } = leftOf(game, drawer)
  if ((before ?? null) === step) return
  const left = step === null ? others : { ...others, [lesson]: step }
  drawer.write(LEFT_AS, JSON.stringify({ ...leftIn(drawer), [game]: left }))
}

/** Taken to its end. */
export function take(game: string, lesson: string, drawer: Writing = storage): void {
  leaveAt(game, lesson, null, drawer)
  const taken = takenOf(game, drawer)
  if (!taken.includes(lesson))
    drawer.write(TAKEN_AS, JSON.stringify({ ...takenIn(drawer), [game]: [...taken, lesson] }))
}
