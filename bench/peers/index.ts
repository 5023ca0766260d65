// `npm run bench -- --peers`: the same rules of Bones through our contract and through boardgame.io's reducer, by turns in one process.
// Then both servers, beside a bare append: servers.ts.
import { bones } from '@flibuste/games/bones/index.ts'
import { initialOptions, Sfc32 } from '@flibuste/kernel'
import { playOut } from '../../packages/cli/src/sim/playout.ts'
import { cpuSecondsOf, spreadOf } from '../clock.ts'
import type { Row } from '../row.ts'
import { choicesOf, peerBones, type Table } from './bones.ts'
import { installPeer, peerModule } from './install.ts'
import { peerServerRows } from './servers.ts'

const ROUNDS = 7
const OUR_GAMES = 2000
const THEIR_GAMES = 6
const TO_REACH = 500

interface PeerState {
  readonly G: Table
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object }
}

interface Internal {
  InitializeGame(given: { game: object; numPlayers: number }): PeerState
  CreateGameReducer(given: { game: object }): (state: PeerState, action: object) => PeerState
}

interface Played {
  decisions: number
  rounds: number
  games: number
}

function playTheirs({ InitializeGame, CreateGameReducer }: Internal, first: number, played: Played): void {
  for (let number = first; number < first + THEIR_GAMES; number++) {
    const game = { ...peerBones, seed: number }
    const reduce = CreateGameReducer({ game })
    const own = new Sfc32(number)
    let state = InitializeGame({ game, numPlayers: 2 })
    for (; state.ctx.gameover === undefined; played.decisions++) {
      const playerID = state.ctx.currentPlayer
      const choices = choicesOf(state.G, Number(playerID))
      const [type, ...args] = choices[own.below(choices.length)]!
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } })
    }
    played.rounds += state.G.round
    played.games++
  }
}

function playOurs(first: number, played: Played): void {
  const table = { game: bones, options: initialOptions(bones.options), seats: 2 }
  for (let number = first; number < first + OUR_GAMES; number++) {
    const { decisions, rounds } = playOut(table, { seed: 1, number, bots: ['random', 'random'] })
    played.decisions += decisions
    played.rounds += rounds ?? 0
    played.games++
  }
}

const nothing = (): Played => ({ decisions: 0, rounds: 0, games: 0 })
const told = ({ decisions, rounds, games }: Played): string =>
  `${(decisions / games).toFixed(0)} decisions and ${(rounds / games).toFixed(1)} rounds a game`

/** The first round warms both up. Per decision, so that long games of one side do not count against it. */
function ruleRow(): Row {
  const peer = peerModule<Internal>('boardgame.io/internal')
  const [ours, theirs] = [nothing(), nothing()]
  const ratios: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const [we, they] = [nothing(), nothing()]
    const their = cpuSecondsOf(() => playTheirs(peer, round * THEIR_GAMES, they)) / they.decisions
    const our = cpuSecondsOf(() => playOurs(round * OUR_GAMES, we)) / we.decisions
    for (const [sum, one] of [
      [ours, we],
      [theirs, they],
    ] as const) {
      sum.decisions += one.decisions
      sum.rounds += one.rounds
      sum.games += one.games
    }
    if (round > 0) ratios.push(their / our)
  }
  const { middle, least, most } = spreadOf(ratios)
  const note = `${least.toFixed(0)} to ${most.toFixed(0)} in ${ROUNDS} rounds; ours ${told(ours)}, theirs ${told(theirs)}`
  const target = { value: TO_REACH, is: 'at least' as const }
  return { name: 'Bones beside boardgame.io', value: middle, unit: 'times as fast', target, note }
}

/** Each is told as soon as it is measured. */
export async function peerRows(say: (line: string) => void): Promise<Row[]> {
  installPeer()
  const rows = [ruleRow()]
  for await (const row of peerServerRows()) {
    say(`${row.name}: ${row.value.toFixed(2)} ${row.unit} (${row.note})`)
    rows.push(row)
  }
  return rows
}
