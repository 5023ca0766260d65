// What somebody can do at a table before its match, and what went wrong when they tried.
import { useState } from 'preact/hooks'
import { named, nickname, rename, trimName } from '../app/nickname.ts'
import { ask, introduce, knownGuest, type Answer } from '../session/wire.ts'
import { LIMITS, routes, type LayTerms, type SeatToken } from '@flibuste/protocol'
import type { RemoteSession } from '../session/remote-session.ts'
import type { Denial } from '../session/session.ts'
import { storage } from '../kit/storage.ts'
import { pledgesIn } from '../session/pledges.ts'

export interface LobbyActs {
  readonly myId: string
  readonly mySeat: number
  readonly isHost: boolean
  /** Came by a link and has not told a name yet. */
  readonly isNewcomer: boolean
  /** How often the host has freed a seat of mine. */
  readonly freed: number
  /** No seat is for me any more. */
  readonly isShownOut: boolean
  readonly busy: boolean
  readonly denial: Denial | null
  sit(seat: number, name?: string): void
  /** Takes no seat. Whoever has told a name of their own is seen under it. */
  watch(name: string): void
  leave(seat: number): void
  putBot(seat: number, bot: string): void
  start(): void
  ready(isReady: boolean): void
  /** True when it was done. */
  lay(terms: LayTerms): Promise<boolean>
  free(seat: number, guest: string): void
  /** A token for a program to play the seat with; null where it was denied. */
  handToken(seat: number, name: string): Promise<SeatToken | null>
  takeTokenBack(seat: number): void
}

/** Makes sure that the server knows us by our name, then sits down. */
async function sitDown(
  session: RemoteSession,
  seat: number,
  introduced: (guest: string) => void,
): Promise<Denial | null> {
  const me = await introduce(nickname.peek())
  if ('denial' in me) return me.denial
  const { id, seats } = session.table.peek()
  const before = seats.findIndex(({ owner }) => owner?.id === me.value.id)
  const sat = await ask('PUT', routes.seat(id, seat), { who: 'me', promise: pledgesIn(storage).promise() })
  if ('denial' in sat) return sat.denial
  if (before >= 0 && before !== seat) await session.seat(before, 'nobody')
  introduced(me.value.id)
  return null
}

type Act = (doing: () => Promise<Denial | null>) => Promise<boolean>

async function denialIn(answer: Promise<Answer<unknown>>): Promise<Denial | null> {
  const told = await answer
  return 'denial' in told ? told.denial : null
}

/** What the host does about programs that play a seat. */
const tokenActs = (table: string, act: Act): Pick<LobbyActs, 'handToken' | 'takeTokenBack'> => ({
  async handToken(seat, name) {
    let token: SeatToken | null = null
    await act(async () => {
      const answer = await ask<SeatToken>('POST', routes.seatToken(table, seat), { name })
      if ('denial' in answer) return answer.denial
      token = answer.value
      return null
    })
    return token
  },
  takeTokenBack: (seat) => void act(() => denialIn(ask('DELETE', routes.seatToken(table, seat)))),
})

export function useLobby(session: RemoteSession, introduced: (guest: string) => void): LobbyActs {
  const [busy, setBusy] = useState(false)
  const [denial, setDenial] = useState<Denial | null>(null)
  const { id, host, seats, lobby } = session.table.value
  const { myId } = session
  const freed = lobby?.freed.filter((guest) => guest === myId).length ?? 0
  const act: Act = async (doing) => {
    setBusy(true)
    const denied = await doing()
    setDenial(denied)
    setBusy(false)
    return denied === null
  }
  return {
    myId,
    mySeat: seats.findIndex(({ owner }) => owner !== null && owner.id === myId),
    isHost: host === myId,
    isNewcomer: knownGuest() === null || (!named.value && myId === ''),
    freed,
    isShownOut: freed >= LIMITS.freeings && host !== myId,
    busy,
    denial,
    sit(seat, name) {
      if (name !== undefined) rename(name)
      void act(() => sitDown(session, seat, introduced))
    },
    watch(name) {
      const told = trimName(name)
      if (told === '' || (!named.peek() && told === nickname.peek())) return
      rename(name)
      void act(async () => {
        const me = await introduce(nickname.peek())
        if ('denial' in me) return me.denial
        introduced(me.value.id)
        return null
      })
    },
    leave: (seat) => void act(() => session.seat(seat, 'nobody')),
    putBot: (seat, bot) => void act(() => session.seat(seat, { bot })),
    start: () => void act(() => session.start()),
    ready: (isReady) => void act(() => session.ready(isReady)),
    lay: (terms) => act(() => session.layTerms(terms)),
    ...tokenActs(id, act),
    free: (seat, guest) => void act(() => session.freeSeat(seat, guest)),
  }
}
