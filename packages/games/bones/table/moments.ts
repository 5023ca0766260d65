// What the banner of a moment says to whoever it hits; to everybody else the log's line is enough.
import type { Phrase, Reader, Seat, Viewer } from '@flibuste/kernel'
import { words, type Told } from '@flibuste/web/kit'
import { TREASURES_TO_WIN } from '../data.ts'
import type { Event, Plundered, Stole } from '../events.ts'
import type { View } from '../view.ts'
import { en } from './moment-words.en.ts'
import { fr } from './moment-words.fr.ts'

/** Who still has a turn in the round that ends the game: BON-8.2. */
function isStillToPlay({ firstSeat, boards }: View, by: Seat, seat: Seat): boolean {
  const turnOf = (one: Seat): number => (one - firstSeat + boards.length) % boards.length
  return turnOf(seat) > turnOf(by)
}

/** Whoever looks learns whether another turn is left to them; of a second captain with three, what decides between them: BON-8.4. */
function lastRoundOf(by: Seat, { after }: Told<View, Event>, me: Viewer): Phrase | null {
  const say = words({ en, fr })
  const others = after.boards.filter(({ treasures }, seat) => seat !== by && treasures.length >= TREASURES_TO_WIN)
  if (after.boards.length === 1) return null
  if (others.length > 0) return say.alsoThree(by, by === me)
  if (by === me) return say.lastRound.mine(after.boards.filter((_, seat) => isStillToPlay(after, by, seat)).length)
  if (me < 0) return null
  return isStillToPlay(after, by, me) ? say.lastRound.yours(by) : say.lastRound.over(by)
}

/** One's own, or one that leaves another captain one short; the third has the last round to tell. */
function treasure(event: Plundered | Stole, { boards }: View, me: Viewer): Phrase | null {
  const say = words({ en, fr })
  const { seat } = event
  const home = boards[seat]?.treasures.length ?? 0
  if (seat !== me) return home === TREASURES_TO_WIN - 1 ? say.oneToGo(seat) : null
  if (home >= TREASURES_TO_WIN) return null
  return event.type === 'stole' ? say.stolen(event.owner, home) : say.plundered(home)
}

export function moment(event: Event, told: Told<View, Event>, { me }: Reader): Phrase | null {
  const say = words({ en, fr })
  const { after } = told
  switch (event.type) {
    case 'endTriggered':
      return lastRoundOf(event.seat, told, me)
    case 'thiefSet':
      return event.owner === me ? say.thiefSet(event.seat) : null
    case 'stole':
      return event.owner === me ? say.stole(event.seat) : treasure(event, after, me)
    case 'defended':
      return event.thief === me ? say.defended(event.seat) : null
    case 'plundered':
      return treasure(event, after, me)
    default:
      return null
  }
}
