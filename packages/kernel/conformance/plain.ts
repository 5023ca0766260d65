// Checks that data is plain JSON of one fixed shape: at one path, all objects of one kind have the same keys in the same order.
import { fail } from './breach.ts'

/** What was met at one path so far. It is a tree, so that a path is spelt out only if something is wrong with it. */
export interface Shape {
  readonly path: string
  readonly depth: number
  /** By kind of object: its keys. */
  readonly keys: Map<string, readonly string[]>
  readonly inner: Map<string, Shape>
}

const DEEPEST = 40

export const newShape = (path: string, depth = 0): Shape => ({ path, depth, keys: new Map(), inner: new Map() })

export function within(shape: Shape, step: string): Shape {
  const known = shape.inner.get(step)
  if (known !== undefined) return known
  if (shape.depth > DEEPEST) fail('plain', `${shape.path} goes on and on`)
  const fresh = newShape(shape.path + step, shape.depth + 1)
  shape.inner.set(step, fresh)
  return fresh
}

/** Objects that say what kind they are may have other keys than those of another kind. */
function kindOf(value: object): string {
  if ('kind' in value && typeof value.kind === 'string') return value.kind
  return 'type' in value && typeof value.type === 'string' ? value.type : ''
}

function inspectScalar(value: unknown, shape: Shape): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value !== 'number') fail('plain', `${shape.path} is ${typeof value}`)
  if (!Number.isFinite(value) || Object.is(value, -0))
    fail('plain', `${shape.path} is ${Object.is(value, -0) ? '-0' : value}`)
}

function inspectList(list: readonly unknown[], shape: Shape): void {
  if (Object.keys(list).length !== list.length) fail('plain', `${shape.path} has holes or names`)
  const item = within(shape, '[]')
  for (const value of list) inspect(value, item)
}

const alike = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && one.every((key, at) => key === two[at])

function inspectObject(value: object, shape: Shape): void {
  if (Object.getPrototypeOf(value) !== Object.prototype) fail('plain', `${shape.path} is no plain object`)
  const kind = kindOf(value)
  const keys = Object.keys(value)
  const known = shape.keys.get(kind)
  if (known === undefined) shape.keys.set(kind, keys)
  else if (!alike(keys, known)) fail('shape', `${shape.path} ${kind} has {${keys.join()}}, earlier {${known.join()}}`)
  const of = kind === '' ? shape : within(shape, `<${kind}>`)
  for (const [key, inner] of Object.entries(value)) inspect(inner, within(of, `.${key}`))
}

export function inspect(value: unknown, shape: Shape): void {
  if (typeof value !== 'object' || value === null) return inspectScalar(value, shape)
  return Array.isArray(value) ? inspectList(value, shape) : inspectObject(value, shape)
}
