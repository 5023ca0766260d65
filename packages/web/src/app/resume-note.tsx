// The loose note in the corner of the chart: back to the table, or the way in for somebody who was sent a code.
import { useState } from 'preact/hooks'
import { Deckle } from '../art/deckle.tsx'
import { SeatChip } from '../art/heraldry.tsx'
import { Icon } from '../art/icons.tsx'
import { seatIndex } from '../art/seats.ts'
import { gameTitle } from '../kit/game-title.ts'
import { language, words } from '../kit/language.ts'
import type { GoingOn } from './going-on.ts'
import { JoinDialog, JoinForm } from './join.tsx'
import { dictionaries } from './words.ts'

const MS_A_MINUTE = 60_000
const NAMES_SHOWN = 3
const TOLD_MS = 10 * 24 * 60 * MS_A_MINUTE

function companyOf({ others, myTurn, at }: GoingOn): string {
  const say = words(dictionaries)
  if (others.length === 0) return `${say.alone}, ${say.saved(Math.round((Date.now() - at) / MS_A_MINUTE))}`
  const shown = others.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const names = say.others(shown, others.length - shown.length)
  return myTurn ? say.waiting(names, others.length) : say.playing(names)
}

/** Told in time to come back, and to nobody who has played lately. */
function keptUntil({ endsAt }: GoingOn): string | null {
  if (endsAt === null || endsAt - Date.now() > TOLD_MS) return null
  const day = new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(endsAt)
  return words(dictionaries).keptUntil(day)
}

function Return({ match }: { readonly match: GoingOn }) {
  const say = words(dictionaries)
  const [joining, setJoining] = useState(false)
  const ends = keptUntil(match)
  return (
    <section class="sheet deckle resume" aria-label={match.myTurn ? say.yourTurn : say.underWay}>
      <Deckle />
      <div>
        <h2 class="resume-head">{match.myTurn ? say.yourTurn : say.underWay}</h2>
        <p class="resume-game">{gameTitle(match.game)}</p>
        <p class="resume-company">
          {match.others.slice(0, NAMES_SHOWN).map(({ seat }) => (
            <SeatChip key={seat} seat={seatIndex(seat)} size={18} />
          ))}
          <span>{companyOf(match)}</span>
        </p>
        {ends !== null && <p class="resume-company">{ends}</p>}
      </div>
      <div class="resume-actions">
        <a class="btn" href={match.path}>
          {say.back}
          <Icon name="arrow" />
        </a>
        <button type="button" class="btn ghost sm not-phone" onClick={() => setJoining(true)}>
          {say.join}
        </button>
      </div>
      {joining && <JoinDialog close={() => setJoining(false)} />}
    </section>
  )
}

export function ResumeNote({ match }: { readonly match: GoingOn | null }) {
  const say = words(dictionaries)
  if (match !== null) return <Return match={match} />
  return (
    <section class="sheet deckle resume" aria-label={say.joinTitle}>
      <Deckle />
      <h2 class="resume-head">{say.invited}</h2>
      <JoinForm />
    </section>
  )
}
