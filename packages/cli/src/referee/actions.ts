// What can be asked of the referee: one entry per `do`, its fields as a schema, its answer. Every answer is plain JSON.
import { hashState, isBadOption, readOptions, seatsOf, SPECTATOR } from '@flibuste/kernel'
import type { AnyGame, AnyMove, Complaint, OptionValues, Refusal, Seat } from '@flibuste/kernel'
import { Type, type Static, type TObject } from 'typebox'
import { Value } from 'typebox/value'
import { isObject, type JsonObject } from '../json.ts'
import { anySeed, HIGHEST_SEED } from '../seed.ts'
import { usualSeats, wordsOfBadOption } from '../table.ts'
import { fitState } from './shape.ts'
import { dictatedSitting, laidSitting, seededSitting, type Sitting } from './sitting.ts'

/** What the referee knows: the game, and the sitting before it. */
export interface Desk {
  readonly game: AnyGame
  sitting: Sitting | null
  explain(refusal: Refusal, move: AnyMove | null, seat: Seat, state: unknown): string
  /** Why no game can start. */
  explainTable(refusal: Refusal): string
  /** What is wrong with an edition. */
  explainEdition(complaint: Complaint): string
}

/** Asked for in a way that cannot be answered; nothing has changed. */
export class Misuse extends Error {}

/** An answer of the rules: not an error, a refusal with its clause. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly text: string
  constructor(refusal: Refusal, text: string) {
    super(refusal.clause)
    this.refusal = refusal
    this.text = text
  }
}

export interface Action {
  readonly help: string
  readonly fields: readonly string[]
  run(desk: Desk, request: JsonObject): JsonObject
}

const MOST_RESULTS = 100_000

const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum })
const SeatField = whole(0, 15)
/** Chance as dice faces, as results of `below`, or from a seed; at most one of them. */
const Dice = Type.Array(whole(1, 6), { maxItems: MOST_RESULTS })
const Draws = Type.Array(whole(0, Number.MAX_SAFE_INTEGER), { maxItems: MOST_RESULTS })
const SeedField = whole(0, HIGHEST_SEED)

function defineAction<Fields extends TObject>(
  fields: Fields,
  help: string,
  run: (desk: Desk, request: Static<Fields>) => JsonObject,
): Action {
  const shape = Type.Object(
    { ...fields.properties, do: Type.String(), id: Type.Optional(Type.Unknown()) },
    { additionalProperties: false },
  )
  const names = Object.keys(fields.properties)
  return {
    help,
    fields: names,
    run(desk, request) {
      if (Value.Check(shape, request) && Value.Check(fields, request)) return run(desk, request)
      const unknown = Object.keys(request).find((key) => !Object.hasOwn(shape.properties, key))
      if (unknown !== undefined)
        throw new Misuse(`"${unknown}" is no field of it; the fields are ${names.join(', ') || 'none'}`)
      const [first] = Value.Errors(shape, request)
      throw new Misuse(`${first?.instancePath ?? ''} ${first?.message ?? 'does not fit'}`.trim())
    },
  }
}

interface ChanceFields {
  readonly seed?: number
  readonly dice?: readonly number[]
  readonly draws?: readonly number[]
}

/** Dictated results of `below`, or null where none are given. */
function dictated({ seed, dice, draws }: ChanceFields): number[] | null {
  if ([seed, dice, draws].filter((given) => given !== undefined).length > 1)
    throw new Misuse('give one of seed, dice and draws')
  return dice?.map((face) => face - 1) ?? draws?.slice() ?? null
}

const seatedAt = (desk: Desk): Sitting => {
  if (desk.sitting !== null) return desk.sitting
  throw new Misuse('no game is before the referee; say start or lay first')
}

/** A seat at this table. */
function requireSeat(sitting: Sitting, seat: Seat): void {
  if (seat >= sitting.seats) throw new Misuse(`there is no seat ${seat}; seats count from 0 to ${sitting.seats - 1}`)
}

/** Where things stand, at the end of every answer that may have changed it. */
function standing({ game }: Desk, sitting: Sitting): JsonObject {
  const awaited = game.awaiting(sitting.state)
  const left = sitting.left === null ? {} : { left: sitting.left }
  return { awaiting: seatsOf(awaited), over: awaited === 0, hash: hashState(sitting.state), ...left }
}

function readTable({ game, explainTable, explainEdition }: Desk, raw: unknown, seats: number): OptionValues {
  const options = readOptions(game.options, raw)
  if (isBadOption(options)) throw new Misuse(`options: ${wordsOfBadOption(game, options, explainEdition)}`)
  const refusal = game.refuseTable(options, seats)
  if (refusal !== null) throw new Refused(refusal, explainTable(refusal))
  return options
}

const start = defineAction(
  Type.Object({
    options: Type.Optional(Type.Unknown()),
    seats: Type.Optional(whole(1, 16)),
    seed: Type.Optional(SeedField),
    dice: Type.Optional(Dice),
    draws: Type.Optional(Draws),
  }),
  'a new game; chance from a seed (any, where none is given), or dictated as dice faces or as results of below()',
  (desk, request) => {
    const seats = request.seats ?? usualSeats(desk.game)
    const options = readTable(desk, request.options, seats)
    const laid = { seats, options }
    const results = dictated(request)
    const seed = request.seed ?? anySeed()
    desk.sitting = results === null ? seededSitting(desk.game, laid, seed) : dictatedSitting(desk.game, laid, results)
    return { ...laid, ...(results === null ? { seed } : {}), ...standing(desk, desk.sitting) }
  },
)

/** Everything that will be asked of a position is asked of it once before it is accepted. */
function probe({ game }: Desk, state: unknown): void {
  const wrong = game.audit(state)
  if (wrong !== null) throw new Misuse(`this position cannot be: ${wrong}`)
  game.outcome(state)
  game.view(state, SPECTATOR)
  for (const seat of seatsOf(game.awaiting(state))) game.legal(state, seat)
  if (hashState(game.clone(state)) !== hashState(state))
    throw new Misuse('this position cannot be: it cannot be copied')
}

const lay = defineAction(
  Type.Object({
    state: Type.Unknown(),
    seed: Type.Optional(SeedField),
    dice: Type.Optional(Dice),
    draws: Type.Optional(Draws),
  }),
  'the game in a position laid out by hand, in the form `state` tells it; chance as for start, but dictated where nothing is said',
  (desk, request) => {
    const fitted = fitState(desk.game, request.state)
    if ('problem' in fitted) throw new Misuse(fitted.problem)
    const results = dictated(request)
    probe(desk, fitted.state)
    desk.sitting = laidSitting(desk.game, fitted.state, request.seed ?? results ?? [])
    return standing(desk, desk.sitting)
  },
)

const script = defineAction(
  Type.Object({ dice: Type.Optional(Dice), draws: Type.Optional(Draws) }),
  'more dictated results, after those not used yet',
  (desk, request) => {
    const sitting = seatedAt(desk)
    const results = dictated(request)
    if (results === null) throw new Misuse('give dice or draws')
    if (!sitting.dictate(results)) throw new Misuse('this game draws from a seed; its dice cannot be dictated')
    return { left: sitting.left }
  },
)

const view = defineAction(
  Type.Object({ viewer: Type.Optional(whole(-1, 15)) }),
  'what a seat sees; -1, or nothing said: a spectator',
  (desk, { viewer = SPECTATOR }) => {
    const sitting = seatedAt(desk)
    requireSeat(sitting, viewer)
    return { viewer, view: desk.game.view(sitting.state, viewer) }
  },
)

const legal = defineAction(
  Type.Object({ seat: Type.Optional(SeatField) }),
  'the legal moves of a seat; of the first awaited one where none is named',
  (desk, request) => {
    const sitting = seatedAt(desk)
    const { state } = sitting
    const seat = request.seat ?? seatsOf(desk.game.awaiting(state))[0] ?? 0
    requireSeat(sitting, seat)
    return { seat, legal: desk.game.legal(state, seat) }
  },
)

const awaiting = defineAction(Type.Object({}), 'the seats whose answer is missing; none: the game is over', (desk) => {
  const { state } = seatedAt(desk)
  const { asked, pace } = desk.game.asked(state, SPECTATOR)
  const awaited = desk.game.awaiting(state)
  return { awaiting: seatsOf(awaited), asked: seatsOf(asked), pace, over: awaited === 0 }
})

const state = defineAction(Type.Object({}), 'the whole position, hidden parts too, and its fingerprint', (desk) => {
  const sitting = seatedAt(desk)
  return { state: sitting.state, hash: hashState(sitting.state) }
})

const move = defineAction(
  Type.Object({ seat: SeatField, move: Type.Unknown() }),
  'makes a move: what happened, or a refusal with its clause',
  (desk, { seat, move: raw }) => {
    const sitting = seatedAt(desk)
    requireSeat(sitting, seat)
    const read = isObject(raw) ? desk.game.read(raw) : null
    if (read === null) throw new Misuse(`not a move of ${desk.game.id}`)
    const refusal = sitting.refuse(seat, read)
    if (refusal !== null) throw new Refused(refusal, desk.explain(refusal, read, seat, sitting.state))
    const { events, drawn } = sitting.play(seat, read)
    return { events, drawn, ...standing(desk, sitting) }
  },
)

const undo = defineAction(
  Type.Object({ seat: SeatField }),
  'takes back the last move of a seat, if nothing was drawn or revealed and nobody moved since',
  (desk, { seat }) => {
    const sitting = seatedAt(desk)
    requireSeat(sitting, seat)
    const refusal = sitting.refuseUndo(seat)
    if (refusal !== null) throw new Refused(refusal, desk.explain(refusal, null, seat, sitting.state))
    sitting.undo(seat)
    return standing(desk, sitting)
  },
)

const outcome = defineAction(Type.Object({}), 'places and scores by seat; null while the game goes on', (desk) => ({
  outcome: desk.game.outcome(seatedAt(desk).state),
}))

const record = defineAction(
  Type.Object({}),
  'the record of a game from a seed, as `flibuste verify` reads it',
  (desk) => {
    const told = seatedAt(desk).record()
    if (told === null) throw new Misuse('only a game from a seed has a record')
    return { record: told }
  },
)

const clauses = defineAction(Type.Object({}), 'every clause that events and refusals may cite', ({ game }) => ({
  clauses: game.clauses,
}))

const game = defineAction(
  Type.Object({}),
  'the game: version, seats, options',
  ({ game: { id, version, seats, options } }) => ({
    game: id,
    version,
    seats,
    options,
  }),
)

export const ACTIONS: { readonly [name: string]: Action } = {
  start,
  lay,
  script,
  view,
  legal,
  awaiting,
  state,
  move,
  undo,
  outcome,
  record,
  clauses,
  game,
}
