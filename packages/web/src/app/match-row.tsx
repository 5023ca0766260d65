// One match in the list of mine: which game, with whom, how it stands, and what can be done with it.
import type { ComponentChildren } from 'preact'
import { SeatChip } from '../art/heraldry.tsx'
import { Icon } from '../art/icons.tsx'
import { Medallion } from '../art/medallion.tsx'
import { seatIndex } from '../art/seats.ts'
import { gameTitle } from '../kit/game-title.ts'
import { words } from '../kit/language.ts'
import { KeepAsk } from './keep-ask.tsx'
import { saveFromShelf } from './loss-note.tsx'
import type { MyMatch } from './my-matches.ts'
import { PLATES } from './plates.ts'
import { replayOf } from './route.ts'
import { sinceWords } from './since.ts'
import { dictionaries } from './words.ts'

/** How it stands, in a few words. */
function standingWords({ standing, captains, winners, isBrought }: MyMatch): string {
  const say = words(dictionaries)
  if (standing !== 'ended') return say.standings[standing]
  if (isBrought) return say.brought
  if (winners.length === 0 || captains.length < 2) return say.standings.ended
  const won = captains.filter(({ seat }) => winners.includes(seat))
  if (won.some(({ isMe }) => isMe)) return say.youWon
  const names = won.map(({ name }) => name)
  return say.theyWon(say.others(names, 0), names.length)
}

function Company({ captains }: Pick<MyMatch, 'captains'>) {
  const say = words(dictionaries)
  return (
    <p class="match-company">
      {captains.map(({ seat, name, isMe }) => (
        <span key={seat}>
          <SeatChip seat={seatIndex(seat)} size={18} />
          {isMe ? say.me : name}
        </span>
      ))}
    </p>
  )
}

function Emblem({ game }: Pick<MyMatch, 'game'>) {
  const plate = PLATES.find((each) => each.game === game)
  return (
    <div class="match-emblem">
      <Medallion>{plate !== undefined && <plate.Emblem />}</Medallion>
    </div>
  )
}

/** A tool of a row: an icon that says what it does. */
function Tool({ label, run, children }: { label: string; run: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class="btn sm sq" aria-label={label} title={label} onClick={run}>
      {children}
    </button>
  )
}

export interface MatchRowProps {
  readonly match: MyMatch
  /** The first that waits for me is the one primary of the page. */
  readonly isFirst: boolean
  readonly forget: (match: MyMatch) => void
}

function Tools({ match, forget }: Pick<MatchRowProps, 'match' | 'forget'>) {
  const say = words(dictionaries)
  const { key } = match
  if (key === null) return null
  return (
    <>
      <Tool label={say.saveRecordOf(gameTitle(match.game))} run={() => saveFromShelf(key)}>
        <Icon name="download" />
      </Tool>
      <Tool label={say.forgetMatchOf(gameTitle(match.game))} run={() => forget(match)}>
        <Icon name="close" />
      </Tool>
    </>
  )
}

export function MatchRow({ match, isFirst, forget }: MatchRowProps) {
  const say = words(dictionaries)
  const { game, path, standing, captains, at, key, asks, endsAt } = match
  const isEnded = standing === 'ended'
  return (
    <li class={`match-row ${standing === 'turn' ? 'current' : ''}`} data-standing={standing}>
      <Emblem game={game} />
      <div class="match-game">
        <h3>{gameTitle(game)}</h3>
        <Company captains={captains} />
      </div>
      <p class="match-standing">
        <b>{standingWords(match)}</b>
        <span>
          {sinceWords(at)}
          {key === null ? ` · ${say.online}` : ''}
        </span>
      </p>
      <div class="match-acts">
        <a
          class={`btn ${isFirst && standing === 'turn' ? 'pri' : ''}`}
          href={isEnded && key !== null ? replayOf(path) : path}
        >
          <Icon name={isEnded ? 'eye' : 'play'} />
          {say.acts[standing]}
        </a>
        <Tools match={match} forget={forget} />
      </div>
      {asks !== null && endsAt !== null && <KeepAsk table={asks} endsAt={endsAt} />}
    </li>
  )
}
