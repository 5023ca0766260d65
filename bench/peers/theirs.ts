// boardgame.io's server under the load generator: two players in a match of Bones, each with a socket as its own client opens one.
import { Sfc32 } from '@flibuste/kernel'
import type { LiveMatch, Side } from '../servers/side.ts'
import { choicesOf, type Table } from './bones.ts'
import { peerModule } from './install.ts'

const PLAYERS = 2

interface State {
  readonly _stateID: number
  readonly G: Table
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object }
}

interface Socket {
  on(event: 'connect', hear: () => void): void
  on(event: 'sync', hear: (match: string, sync: { state: State }) => void): void
  on(event: 'update', hear: (match: string, state: State) => void): void
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}

interface Sockets {
  io(url: string, options: object): Socket
}

/** The newest state of a match as its players were sent it. */
class Heard {
  #state: State | null = null
  #waiting: { readonly from: number; readonly resolve: (state: State) => void }[] = []

  hear(state: State): void {
    if (this.#state !== null && state._stateID <= this.#state._stateID) return
    this.#state = state
    const due = this.#waiting.filter(({ from }) => from <= state._stateID)
    this.#waiting = this.#waiting.filter(({ from }) => from > state._stateID)
    for (const { resolve } of due) resolve(state)
  }

  reach(from: number): Promise<State> {
    const state = this.#state
    if (state !== null && state._stateID >= from) return Promise.resolve(state)
    return new Promise((resolve) => this.#waiting.push({ from, resolve }))
  }
}

function connect(url: string, matchID: string, playerID: string, heard: Heard): Promise<Socket> {
  const { io } = peerModule<Sockets>('socket.io-client')
  const socket = io(`${url}/bones`, { transports: ['websocket'], forceNew: true, reconnection: false })
  return new Promise((resolve) => {
    socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, PLAYERS))
    socket.on('update', (_match, state) => heard.hear(state))
    socket.on('sync', (_match, { state }) => {
      heard.hear(state)
      resolve(socket)
    })
  })
}

/** A match begins when its first player asks for it, as that library's client does without a lobby. */
export const theirSide = (url: string): Side => ({
  name: 'boardgame.io',
  open: async (number): Promise<LiveMatch> => {
    const heard = new Heard()
    const matchID = String(number)
    const sockets: Socket[] = []
    for (let at = 0; at < PLAYERS; at++) sockets.push(await connect(url, matchID, String(at), heard))
    const chance = new Sfc32(number)
    return {
      move: async () => {
        const { G, ctx, _stateID } = await heard.reach(0)
        if (ctx.gameover !== undefined) return false
        const { currentPlayer: playerID } = ctx
        const choices = choicesOf(G, Number(playerID))
        const [type, ...args] = choices[chance.below(choices.length)] ?? ['done']
        const payload = { type, args, playerID }
        sockets[Number(playerID)]?.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID)
        await heard.reach(_stateID + 1)
        return true
      },
      close: () => sockets.forEach((socket) => socket.disconnect()),
    }
  },
})
