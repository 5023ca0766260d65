// One side of a comparison, in a process of its own: plays what it is told with the rules of a checkout, and tells what that cost.
// Older checkouts are asked too, so nothing is taken from them but what they all have.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame, Chance, OptionValues } from '@flibuste/kernel'
import type { Finished, Playout, Table } from '../packages/cli/src/sim/playout.ts'
import type { Cost, Work } from './work.ts'

interface Shelf {
  readonly [id: string]: AnyGame
}

interface Checkout {
  readonly kernel: { Sfc32: new (seed: number) => Chance; initialOptions(specs: AnyGame['options']): OptionValues }
  readonly gameCalled: (id: string) => Promise<AnyGame>
  readonly sim: { playOut(table: Table, playout: Playout): Finished }
}

async function checkoutAt(root: string): Promise<Checkout> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(root, path)).href)
  const [kernel, sim] = await Promise.all([
    load('packages/kernel/src/index.ts'),
    load('packages/cli/src/sim/playout.ts'),
  ])
  return {
    kernel,
    sim,
    gameCalled: async (id) => ((await load(`packages/games/${id}/index.ts`)) as Shelf)[id]!,
  } as Checkout
}

const SEED = 1
const WORLDS_PER_VIEW = 48

const tableOf = ({ kernel }: Checkout, game: AnyGame, seats: number): Table => ({
  game,
  options: kernel.initialOptions(game.options),
  seats,
})

/** Whole games of random bots; a unit is a decision. */
function playGames({ sim }: Checkout, table: Table, { games, first }: Work): number {
  const bots = Array.from({ length: table.seats }, (): 'random' => 'random')
  let decisions = 0
  for (let number = first; number < first + games; number++)
    decisions += sim.playOut(table, { seed: SEED, number, bots }).decisions
  return decisions
}

const lowestOf = (set: number): number => 31 - Math.clz32(set & -set)

/** Views met in random play, as they come over a wire, which costs nothing here; a unit is a world. */
function viewsOf({ kernel }: Checkout, { game, options, seats }: Table, { games, first }: Work): unknown[] {
  const views: unknown[] = []
  for (let number = first; number < first + games; number++) {
    const chance = new kernel.Sfc32(number)
    const state = game.setup(options, seats, chance)
    const stop = 20 + ((number * 37) % 300)
    for (let move = 0; game.awaiting(state) !== 0; move++) {
      const seat = lowestOf(game.awaiting(state))
      if (move === stop) views.push(JSON.parse(JSON.stringify(game.view(state, seat))))
      const legal = game.legal(state, seat)
      game.apply(state, seat, legal[chance.below(legal.length)]!, chance, null)
    }
  }
  return views
}

function dealWorlds({ kernel }: Checkout, game: AnyGame, views: readonly unknown[]): unknown[] {
  const chance = new kernel.Sfc32(SEED)
  const worlds: unknown[] = []
  for (const view of views) {
    if (game.worlds !== undefined) worlds.push(...game.worlds(view as never, WORLDS_PER_VIEW, chance))
    else for (let world = 0; world < WORLDS_PER_VIEW; world++) worlds.push(game.determinize(view as never, chance))
  }
  return worlds
}

function evaluateAll(game: AnyGame, seats: number, worlds: readonly unknown[]): void {
  const evaluate = game.evaluate as (state: unknown, seat?: number) => unknown
  // Up to 158f41c a seat at a time was asked.
  const times = evaluate.length > 1 ? seats : 1
  for (const world of worlds) for (let seat = 0; seat < times; seat++) evaluate(world, seat)
}

function costOf(run: () => number): Cost {
  const before = process.cpuUsage()
  const units = run()
  const { user, system } = process.cpuUsage(before)
  return { seconds: (user + system) / 1e6, units }
}

async function carryOut(checkout: Checkout, work: Work): Promise<Cost> {
  const game = await checkout.gameCalled(work.game)
  const table = tableOf(checkout, game, work.seats)
  if (work.kind === 'games') return costOf(() => playGames(checkout, table, work))
  const views = viewsOf(checkout, table, work)
  if (work.kind === 'worlds') {
    return costOf(() => {
      dealWorlds(checkout, game, views)
      return views.length * WORLDS_PER_VIEW
    })
  }
  const worlds = views.flatMap((view) => dealWorlds(checkout, game, [view]))
  return costOf(() => {
    evaluateAll(game, work.seats, worlds)
    return worlds.length
  })
}

const checkout = await checkoutAt(process.argv[2]!)
process.on('message', (work: Work) => {
  void carryOut(checkout, work).then((cost) => process.send!(cost))
})
process.send!('ready')
