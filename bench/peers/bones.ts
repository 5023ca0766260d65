// Bones as boardgame.io would have it: the rules for two captains without options, as moves on `G`. Written for that library's API and
// for nothing else: what is measured is the same game, step by step, through its reducer.

interface Mate {
  duty: 'hand' | 'scout' | 'thief'
  island: number
  owner: number
  token: number
}

interface Board {
  ships: number[]
  treasures: number[]
  mate: Mate
}

type Step = 'reroll' | 'change' | 'act' | 'mate' | 'end'

export interface Table {
  boards: Board[]
  taken: number
  round: number
  startShips: number[]
  powers: boolean[]
  dice: number[]
  used: boolean[]
  rerollsLeft: number
  changesLeft: number
  couldAct: boolean
  step: Step
}

/** A move by its name and what it is about. */
export type Choice = readonly [name: string, ...args: (number | readonly number[] | string)[]]

interface Play {
  readonly G: Table
  readonly ctx: { readonly currentPlayer: string; readonly playOrderPos: number }
  readonly random: { D6(): number }
  readonly events: { endTurn(): void; endGame(outcome: object): void }
}

const [PORT, SEA, ISLAND] = [0, 1, 2]
const SEATS = 2
const ROUND_CAP = 60
const AT_HOME: Mate = { duty: 'hand', island: 0, owner: -1, token: -1 }
const each = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at))

const seatOf = ({ ctx }: Pick<Play, 'ctx'>): number => Number(ctx.currentPlayer)
const free = ({ dice, used }: Table, face: number): number => dice.filter((die, at) => die === face && !used[at]).length
const holds = ({ boards }: Table, owner: number, token: number): boolean =>
  boards[owner]?.treasures.includes(token) ?? false

function begin({ G, ctx, random }: Play): void {
  const { ships, mate } = G.boards[Number(ctx.currentPlayer)]!
  const inForce = (island: number): number => (G.powers[island - 1] ? 1 : 0)
  G.startShips = ships.slice()
  G.powers = ships.map((place, at) => place === ISLAND || mate.island === at + 1)
  G.dice = each(4 + inForce(1) + inForce(6), () => random.D6())
  G.used = G.dice.map(() => false)
  G.rerollsLeft = 1 + inForce(3) + inForce(4)
  G.changesLeft = inForce(2) + inForce(5)
  G.couldAct = false
  G.step = 'reroll'
}

function actionsOf(G: Table, seat: number): Choice[] {
  const { ships, mate } = G.boards[seat]!
  const maySteal = mate.duty === 'thief' && holds(G, mate.owner, mate.token)
  const choices: Choice[] = []
  for (let face = 1; face <= 6; face++) {
    const count = free(G, face)
    const atIsland = ships[face - 1] === ISLAND
    if (!atIsland && count >= 2) choices.push(['sail', face, 'pair'])
    if (!atIsland && count >= 3) choices.push(['sail', face, 'triple'])
    if (atIsland && G.startShips[face - 1] === ISLAND && count >= 3) choices.push(['plunder', face])
    if (maySteal && count >= 3) choices.push(['steal', face])
  }
  return choices
}

function mateUses({ boards }: Table, seat: number): Choice[] {
  const mine = boards[seat]!
  const other = boards[1 - seat]!
  const choices: Choice[] = each(6, (at): Choice => ['scout', at + 1]).filter((_, at) => mine.ships[at] !== ISLAND)
  if (other.treasures.length >= mine.treasures.length)
    for (const token of other.treasures) choices.push(['thief', 1 - seat, token])
  if (other.mate.duty === 'thief' && other.mate.owner === seat && mine.treasures.includes(other.mate.token))
    choices.push(['defend', 1 - seat])
  return choices
}

/** What the captain may do now: bots of that library are told in the same way. */
export function choicesOf(G: Table, seat: number): Choice[] {
  const done: Choice = ['done']
  if (G.step === 'act') return [...actionsOf(G, seat), done]
  if (G.step === 'mate') return [...mateUses(G, seat), done]
  const { dice } = G
  if (G.step === 'reroll') {
    const sets = each((1 << dice.length) - 1, (set): Choice => [
      'reroll',
      dice.flatMap((_, die) => (((set + 1) >> die) & 1 ? [die] : [])),
    ])
    return [...sets, done]
  }
  const changes = dice.flatMap((face, die): Choice[] => [
    ...(face > 1 ? [['change', die, -1] as const] : []),
    ...(face < 6 ? [['change', die, 1] as const] : []),
  ])
  return [...changes, done]
}

function finish({ G, ctx, events }: Play): void {
  G.step = 'end'
  if (ctx.playOrderPos === SEATS - 1) {
    if (G.boards.some(({ treasures }) => treasures.length >= 3) || G.round === ROUND_CAP) {
      events.endGame({ round: G.round })
      return
    }
    G.round++
  }
  events.endTurn()
}

function openMate(play: Play): void {
  const { G } = play
  const seat = seatOf(play)
  G.boards[seat]!.mate = { ...AT_HOME }
  if (!G.couldAct && mateUses(G, seat).length > 0) G.step = 'mate'
  else finish(play)
}

function openAct(play: Play): void {
  const actions = actionsOf(play.G, seatOf(play))
  if (actions.some(([name]) => name !== 'steal')) play.G.couldAct = true
  if (actions.length > 0) play.G.step = 'act'
  else openMate(play)
}

function openChange(play: Play): void {
  if (play.G.changesLeft > 0) play.G.step = 'change'
  else openAct(play)
}

function spend(G: Table, face: number, count: number): void {
  let left = count
  G.dice.forEach((die, at) => {
    if (left === 0 || die !== face || G.used[at]) return
    G.used[at] = true
    left--
  })
}

function done(play: Play): void {
  const { step } = play.G
  if (step === 'reroll') openChange(play)
  else if (step === 'change') openAct(play)
  else if (step === 'act') openMate(play)
  else finish(play)
}

const moves = {
  reroll(play: Play, dice: readonly number[]): void {
    for (const die of dice) play.G.dice[die] = play.random.D6()
    if (--play.G.rerollsLeft === 0) openChange(play)
  },
  change(play: Play, die: number, by: number): void {
    play.G.dice[die]! += by
    if (--play.G.changesLeft === 0) openAct(play)
  },
  sail(play: Play, lane: number, group: string): void {
    const { ships } = play.G.boards[seatOf(play)]!
    ships[lane - 1] = group === 'pair' && ships[lane - 1] === PORT ? SEA! : ISLAND!
    spend(play.G, lane, group === 'pair' ? 2 : 3)
    openAct(play)
  },
  plunder(play: Play, lane: number): void {
    const { ships, treasures } = play.G.boards[seatOf(play)]!
    ships[lane - 1] = PORT!
    treasures.push(play.G.taken++)
    spend(play.G, lane, 3)
    openAct(play)
  },
  steal(play: Play, face: number): void {
    const mine = play.G.boards[seatOf(play)]!
    const theirs = play.G.boards[mine.mate.owner]!
    theirs.treasures = theirs.treasures.filter((token) => token !== mine.mate.token)
    mine.treasures.push(mine.mate.token)
    mine.mate = { ...AT_HOME }
    spend(play.G, face, 3)
    openAct(play)
  },
  scout(play: Play, island: number): void {
    play.G.boards[seatOf(play)]!.mate = { duty: 'scout', island, owner: -1, token: -1 }
    finish(play)
  },
  thief(play: Play, owner: number, token: number): void {
    play.G.boards[seatOf(play)]!.mate = { duty: 'thief', island: 0, owner, token }
    finish(play)
  },
  defend(play: Play, thief: number): void {
    play.G.boards[thief]!.mate = { ...AT_HOME }
    finish(play)
  },
  done,
}

export const peerBones = {
  name: 'bones',
  setup: (): Table => ({
    boards: each(SEATS, () => ({ ships: each(6, () => PORT!), treasures: [], mate: { ...AT_HOME } })),
    taken: 0,
    round: 1,
    startShips: [],
    powers: [],
    dice: [],
    used: [],
    rerollsLeft: 0,
    changesLeft: 0,
    couldAct: false,
    step: 'reroll',
  }),
  turn: { onBegin: begin },
  moves,
}
