// What states of a game look like, learnt by watching a few: state is plain data of one fixed shape, so a position laid out
// by hand must have that shape too. What the figures may be is the business of the game's own audit.
import { initialOptions, lowest, oncePer, Sfc32, nth, type AnyGame, type OptionValues } from '@flibuste/kernel'
import { isObject } from '../json.ts'

/** What was seen at one place: plain types, the fields of objects, what arrays hold. */
interface Shape {
  readonly types: Set<string>
  fields: Map<string, Shape> | null
  items: Shape | null
}

const WATCHED_GAMES = 4
const MOST_ANSWERS = 400
const MOST_ITEMS = 10_000
/** No figure of any game is nearly as large; a larger one could keep a rule that counts up to it busy for ever. */
const LARGEST = 100_000

const newShape = (): Shape => ({ types: new Set(), fields: null, items: null })

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value

function learn(shape: Shape, value: unknown): void {
  shape.types.add(typeOf(value))
  if (Array.isArray(value)) {
    shape.items ??= newShape()
    for (const item of value) learn(shape.items, item)
  } else if (isObject(value)) {
    shape.fields ??= new Map(Object.keys(value).map((key) => [key, newShape()]))
    for (const [key, field] of Object.entries(value)) learnField(shape.fields, key, field)
  }
}

function learnField(fields: Map<string, Shape>, key: string, value: unknown): void {
  const shape = fields.get(key) ?? newShape()
  fields.set(key, shape)
  learn(shape, value)
}

function watch(game: AnyGame, shape: Shape, options: OptionValues, seats: number): void {
  for (let seed = 0; seed < WATCHED_GAMES; seed++) {
    const chance = new Sfc32(seed)
    const state = game.setup(options, seats, chance)
    learn(shape, state)
    for (let answers = 0; answers < MOST_ANSWERS && game.awaiting(state) !== 0; answers++) {
      const seat = lowest(game.awaiting(state))
      const legal = game.legal(state, seat)
      game.apply(state, seat, nth(legal, chance.below(legal.length)), chance, null)
      learn(shape, state)
    }
  }
}

/** The usual options, and each switch turned the other way. */
function variants(game: AnyGame): OptionValues[] {
  const usual = initialOptions(game.options)
  const turned = game.options.flatMap((spec) =>
    spec.kind === 'switch' ? [{ ...usual, [spec.id]: !spec.initial }] : [],
  )
  return [usual, ...turned]
}

function learnGame(game: AnyGame): Shape {
  const shape = newShape()
  for (const options of variants(game)) {
    for (const seats of new Set([game.seats.min, Math.min(game.seats.max, game.seats.min + 2)])) {
      if (game.refuseTable(options, seats) === null) watch(game, shape, options, seats)
    }
  }
  return shape
}

/** A copy in the field order of the game, which its fingerprint depends on; or what is wrong, and where. */
export type Fitted = { readonly state: unknown } | { readonly problem: string }

class Misfit extends Error {}

function fitObject(shape: Shape, value: { readonly [key: string]: unknown }, where: string): unknown {
  const fields = shape.fields ?? new Map<string, Shape>()
  const unknown = Object.keys(value).find((key) => !fields.has(key))
  if (unknown !== undefined) throw new Misfit(`${where}.${unknown}: there is no such field`)
  const missing = [...fields.keys()].find(
    (key) => !Object.hasOwn(value, key) && !fields.get(key)!.types.has('undefined'),
  )
  if (missing !== undefined && !isOptional(shape)) throw new Misfit(`${where}.${missing}: is missing`)
  const present = [...fields].filter(([key]) => Object.hasOwn(value, key))
  return Object.fromEntries(present.map(([key, field]) => [key, fit(field, value[key], `${where}.${key}`)]))
}

/** Objects of several kinds in one place (items told apart by `kind`) do not all have the same fields. */
const isOptional = (shape: Shape): boolean => shape.fields?.has('kind') === true

function fit(shape: Shape, value: unknown, where: string): unknown {
  const type = typeOf(value)
  if (!shape.types.has(type)) throw new Misfit(`${where}: ${type}, where ${[...shape.types].join(' or ')} belongs`)
  if (Array.isArray(value)) {
    if (value.length > MOST_ITEMS) throw new Misfit(`${where}: more than ${MOST_ITEMS} items`)
    return value.map((item, at) => fit(shape.items!, item, `${where}[${at}]`))
  }
  if (typeof value === 'number' && Math.abs(value) > LARGEST) throw new Misfit(`${where}: beyond ${LARGEST}`)
  return isObject(value) ? fitObject(shape, value, where) : value
}

const learnt = new WeakMap<AnyGame, Shape>()

/** Learns a game once, at the first question; asks nothing of it before. */
export function fitState(game: AnyGame, raw: unknown): Fitted {
  const shape = oncePer(learnt, game, learnGame)
  try {
    return { state: fit(shape, raw, 'state') }
  } catch (error) {
    if (error instanceof Misfit) return { problem: error.message }
    throw error
  }
}
