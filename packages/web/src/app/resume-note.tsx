// The loose note in the corner of the chart: back to the table, the other matches, and the way in for somebody who was sent a code.
import { useState } from 'preact/hooks'
import { Deckle } from '../art/deckle.tsx'
import { SeatChip } from '../art/heraldry.tsx'
import { Icon } from '../art/icons.tsx'
import { seatIndex } from '../art/seats.ts'
import { gameTitle } from '../kit/game-title.ts'
import { words } from '../kit/language.ts'
import { JoinDialog, JoinForm } from './join.tsx'
import { dayOf, KeepAsk } from './keep-ask.tsx'
import { isOpen, type MyMatch } from './my-matches.ts'
import { MATCHES_PAGE } from './route.ts'
import { sinceWords } from './since.ts'
import { dictionaries } from './words.ts'

const NAMES_SHOWN = 3
const TOLD_MS = 10 * 24 * 60 * 60_000

const othersIn = ({ captains }: MyMatch) => captains.filter(({ isMe }) => !isMe)

function companyOf(match: MyMatch): string {
  const say = words(dictionaries)
  const others = othersIn(match)
  if (others.length === 0) return `${say.alone}, ${sinceWords(match.at)}`
  const shown = others.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const names = say.others(shown, others.length - shown.length)
  return match.standing === 'turn' ? say.waiting(names, others.length) : say.playing(names)
}

/** Told in time to come back, and to nobody who has played lately. */
function keptUntil({ endsAt, asks }: MyMatch): string | null {
  if (endsAt === null || asks !== null || endsAt - Date.now() > TOLD_MS) return null
  return words(dictionaries).keptUntil(dayOf(endsAt))
}

/** The question about this match, or else about the first of the others that has one. */
function AskOf({ match, others }: ReturnProps) {
  const asked = [match, ...others].find(({ asks }) => asks !== null)
  if (asked === undefined || asked.asks === null || asked.endsAt === null) return null
  const game = asked === match ? undefined : gameTitle(asked.game)
  return <KeepAsk key={asked.asks} table={asked.asks} endsAt={asked.endsAt} game={game} />
}

/** A code can always be typed. */
function CodeButton() {
  const [joining, setJoining] = useState(false)
  return (
    <>
      <button type="button" class="btn ghost sm" onClick={() => setJoining(true)}>
        {words(dictionaries).join}
      </button>
      {joining && <JoinDialog close={() => setJoining(false)} />}
    </>
  )
}

interface ReturnProps {
  readonly match: MyMatch
  readonly others: readonly MyMatch[]
}

function Return({ match, others }: ReturnProps) {
  const say = words(dictionaries)
  const standing = say.standings[match.standing]
  const ends = keptUntil(match)
  return (
    <section class="sheet deckle resume" aria-label={standing}>
      <Deckle />
      <div class="resume-what">
        <h2 class="resume-head">{standing}</h2>
        <p class="resume-game">{gameTitle(match.game)}</p>
        <p class="resume-company">
          {othersIn(match)
            .slice(0, NAMES_SHOWN)
            .map(({ seat }) => (
              <SeatChip key={seat} seat={seatIndex(seat)} size={18} />
            ))}
          <span title={companyOf(match)}>{companyOf(match)}</span>
        </p>
        {ends !== null && <p class="resume-company">{ends}</p>}
      </div>
      {others.length > 0 && (
        <a class="btn ghost sm resume-more" href={MATCHES_PAGE}>
          {say.moreMatches(others.length)}
        </a>
      )}
      <AskOf match={match} others={others} />
      <div class="resume-actions">
        <a class="btn" href={match.path}>
          {say.back}
          <Icon name="arrow" />
        </a>
        <CodeButton />
      </div>
    </section>
  )
}

export function ResumeNote({ matches }: { readonly matches: readonly MyMatch[] }) {
  const say = words(dictionaries)
  const [first, ...others] = matches.filter(isOpen)
  if (first !== undefined) return <Return match={first} others={others} />
  return (
    <section class="sheet deckle resume" aria-label={say.joinTitle}>
      <Deckle />
      <h2 class="resume-head">{say.invited}</h2>
      <JoinForm />
    </section>
  )
}
