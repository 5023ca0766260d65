// Search among whole turns: every plan for what is left of the turn is played to its end in worlds that fit the view, with the dice they
// bring, and judged there; the best are looked into through the turns of the others, who plan theirs. The search is the usual one: here
// a game is made in which an answer is a whole turn.
import { has, lowest, Sfc32, type AnyGame, type AnyMove, type Chance, type Seat, type TurnPlan } from '@flibuste/kernel'
import type { Ask } from './bot.ts'
import { seedFrom, weigh, type Inquiry, type Plan, type Searched, type Weighed } from './search.ts'
import { worldFor } from './worlds.ts'

type Planned = NonNullable<AnyGame['turns']>

/** A turn with more answers than this goes on as its own next turn would. */
const LONGEST_TURN = 40

const isPlan = (move: AnyMove): move is TurnPlan => move.kind === 'plan'

/** What is left of the seat's turn, in place. Others who are asked meanwhile answer as a plan of theirs would, or by habit. */
function playTurn(game: AnyGame, turns: Planned, state: unknown, seat: Seat, plan: TurnPlan, luck: Chance): void {
  const turn = turns.count(state)
  for (let at = 0; at < LONGEST_TURN && turns.count(state) === turn; at++) {
    const awaited = game.awaiting(state)
    if (awaited === 0) return
    const mover = has(awaited, seat) ? seat : lowest(awaited)
    const move = turns.follow(state, mover, plan) ?? game.pick(state, mover, luck)
    game.apply(state, mover, move, luck, null)
  }
}

/** Plans are asked for twice at a position: for what is habit, and for what there is. */
class Proposals {
  private readonly turns: Planned
  private state: unknown = null
  private seat: Seat = 0
  private plans: readonly TurnPlan[] = []

  constructor(turns: Planned) {
    this.turns = turns
  }

  of(state: unknown, seat: Seat): readonly TurnPlan[] {
    if (state === this.state && seat === this.seat) return this.plans
    ;[this.state, this.seat, this.plans] = [state, seat, this.turns.plans(state, seat, 'best')]
    return this.plans
  }

  /** The position has changed. */
  forget(): void {
    this.state = null
  }
}

/** The game as one sees it who plans: where a turn begins, an answer is what the seat does in all of it. */
function inTurns(game: AnyGame, turns: Planned): Searched {
  const proposals = new Proposals(turns)
  return {
    awaiting: (state) => game.awaiting(state),
    clone: (state) => game.clone(state),
    determinize: (view, chance) => game.determinize(view, chance),
    ...(game.worlds === undefined ? {} : { worlds: game.worlds.bind(game) }),
    evaluate: (state) => turns.evaluate(state),
    playOut: (state, own, chance, most) => game.playOut(state, own, chance, most),
    pick: (state, seat, own) => game.pick(state, seat, own),
    habit: (state, seat, own) =>
      proposals.of(state, seat)[0] ?? game.habit?.(state, seat, own) ?? game.pick(state, seat, own),
    legal(state, seat) {
      const plans = proposals.of(state, seat)
      return plans.length === 0 ? game.legal(state, seat) : plans
    },
    apply(state, seat, move, luck, log) {
      proposals.forget()
      if (isPlan(move)) playTurn(game, turns, state, seat, move, luck)
      else game.apply(state, seat, move, luck, log)
    },
  }
}

/** By plan, the legal move it begins with; plans that begin with a folly are left out. */
function beginnings({ game, view, seat, legal, chance }: Ask, turns: Planned): ReadonlyMap<AnyMove, AnyMove> {
  const world = worldFor({ game, view }, new Sfc32(seedFrom(chance)))
  const byName = new Map(legal.map((move) => [JSON.stringify(move), move]))
  const found = new Map<AnyMove, AnyMove>()
  for (const plan of turns.plans(world, seat, 'all')) {
    const move = byName.get(JSON.stringify(turns.follow(world, seat, plan)))
    if (move !== undefined) found.set(plan, move)
  }
  return found
}

/** What a plan is worth at least, as far as that was found out: of plans that are much alike none is played out most, so visits say little. */
const surely = ({ worth, doubt }: Weighed): number => worth - doubt

/** Every legal move that a plan begins with, by the best of its plans; null: the question is not one of plans. */
export function weighPlans(ask: Ask, turns: Planned, plan: Plan): Weighed[] | null {
  const begin = beginnings(ask, turns)
  if (begin.size === 0) return null
  const { view, seat, chance } = ask
  const seen = new Set<AnyMove>()
  const inquiry: Inquiry = { game: inTurns(ask.game, turns), view, seat, legal: [...begin.keys()], chance }
  // No plan is left out by its first throw of the dice, so all are candidates.
  const weighed = weigh(inquiry, { ...plan, candidates: begin.size })
  return weighed
    .toSorted((one, two) => surely(two) - surely(one))
    .flatMap((one) => {
      const move = begin.get(one.move)
      if (move === undefined || seen.has(move)) return []
      seen.add(move)
      return [{ ...one, move }]
    })
}
