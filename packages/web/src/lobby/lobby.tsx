// A table before its match: who sits where, how to invite, what will be played.
import { useEffect, useState } from 'preact/hooks'
import { HeroChart } from '../art/hero.tsx'
import { depart, useArrival } from '../app/arrival.ts'
import { useTitle } from '../app/title.ts'
import { PageHead } from '../app/page-head.tsx'
import { gameTitle } from '../kit/game-title.ts'
import { words } from '../kit/language.ts'
import type { RemoteSession } from '../session/remote-session.ts'
import { InviteSheet } from './invite-sheet.tsx'
import { MatchSheet } from './match-sheet.tsx'
import { useLobby } from './lobby-acts.ts'
import { SeatList } from './seat-list.tsx'
import { StartBar } from './start-bar.tsx'
import { Talk } from './talk.tsx'
import { Welcome } from './welcome.tsx'
import { dictionaries } from './words.ts'
import './lobby.css'

export interface LobbyProps {
  readonly session: RemoteSession
  /** The server has learnt who we are. */
  readonly introduced: (guest: string) => void
}

export function Lobby({ session, introduced }: LobbyProps) {
  const say = words(dictionaries)
  const acts = useLobby(session, introduced)
  const [watching, setWatching] = useState(false)
  const heading = useArrival()
  // The match begins at the same address, on another screen.
  useEffect(() => depart, [])
  const table = session.table.value
  useTitle(() => `${gameTitle(session.table.value.game)}, ${session.table.value.id}`)
  const title = gameTitle(table.game)
  return (
    <div class={`page lobby ${acts.isHost ? 'is-host' : ''}`}>
      <HeroChart />
      <PageHead seat={acts.mySeat} />
      <main class="lobby-main">
        <header class="lobby-head">
          <a class="lobby-brand" href="/">
            Flibuste
          </a>
          <h1 ref={heading} tabIndex={-1}>
            {say.title(title)}
          </h1>
        </header>
        <div class="lobby-side">
          <section class="sheet loose keep-rule lobby-seats">
            <SeatList table={table} acts={acts} />
            <StartBar table={table} acts={acts} connection={session.connection.value} />
          </section>
          <Talk session={session} />
        </div>
        <div class="lobby-side">
          <InviteSheet table={table} title={title} />
          <MatchSheet table={table} game={session.game} acts={acts} />
        </div>
      </main>
      {acts.isNewcomer && !watching && (
        <Welcome table={table} title={title} acts={acts} watch={() => setWatching(true)} />
      )}
    </div>
  )
}
