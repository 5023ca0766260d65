// When Pirate’s Cove explains something for the first time: what is asked or happens, and where the rule stands. Words are beside it. Pure.
import { didOwn, mayDo, type CoachModule, type CoachMoment } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import { GRAPESHOT_HIT_FROM, monthsIn, SMOKE_HIT_FROM, TREASURE_ISLAND } from '../data.ts'
import { isSeat } from '../moves.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { en } from './coach.en.ts'
import { fr } from './coach.fr.ts'
import { hitsExpected } from './prospects.ts'

type Moment = CoachMoment<View, Event>

const line = (key: keyof typeof en, clause: Clause, when: (moment: Moment) => boolean) => ({ key, clause, when })

/** Tavern, and the islands that raise a ring. */
const TAVERN_PLACE = 1
/** Months after this one. */
const FEW = 2

const placeOf = ({ view, me }: Moment): number => view.players[me]?.place ?? 0

/** Whether wheels have just brought another ship to where this one is. */
function meets({ events, me }: Moment): boolean {
  const shown = events.findLast((event) => event.type === 'wheelsShown')
  const here = shown?.places[me]
  if (shown === undefined || here === undefined || here === TREASURE_ISLAND || here === 0) return false
  return shown.places.some((place, seat) => seat !== me && place === here)
}

const isFull = ({ view, me }: Moment): boolean => {
  const { chests = 0, hold = null } = view.players[me] ?? {}
  return hold !== null && chests >= hold
}

/** Whether a volley that could be fired now hits from that number on. */
const hitsFrom =
  (needed: number) =>
  ({ view, legal, me }: Moment): boolean =>
    legal.some(
      (move) => move.kind === 'fire' && 'at' in move && hitsExpected(view, me, Number(move.at)).needed === needed,
    )

/** A card has changed the number for some ship one may fire at. */
const isOtherwise = (moment: Moment): boolean =>
  hitsFrom(GRAPESHOT_HIT_FROM)(moment) || hitsFrom(SMOKE_HIT_FROM)(moment)

export const coach: CoachModule<View, Event> = {
  words: { en, fr },
  lines: [
    line('fit', 'COV-2.2', ({ view }) => view.step === 'fit'),
    line('parrot', 'COV-12.4', ({ view }) => view.step === 'parrot'),
    line('aboard', 'COV-12.9', ({ events }) => events.some(({ type }) => type === 'parrotTaken')),
    line('command', 'COV-A26', ({ view }) => view.step === 'command'),
    line('steer', 'COV-A46', ({ view }) => view.step === 'steer'),
    line('income', 'COV-10.6', ({ view }) => view.step === 'income'),
    line('hunter', 'COV-8.5', ({ legal }) =>
      legal.some((move) => move.kind === 'fire' && 'at' in move && !isSeat(Number(move.at))),
    ),
    line(
      'weak',
      'COV-8.15',
      ({ view, me }) => view.step === 'act' && (view.players[me]?.sections.some(({ level }) => level === 1) ?? false),
    ),
    // What a card makes of the number that hits comes before the usual one.
    line('grapeshot', 'COV-16.1', hitsFrom(GRAPESHOT_HIT_FROM)),
    line('smoke', 'COV-15.5', hitsFrom(SMOKE_HIT_FROM)),
    line('act', 'COV-8.4', (moment) => moment.view.step === 'act' && !isOtherwise(moment)),
    line('board', 'COV-7.4', ({ view, legal }) => view.step === 'board' && legal.length > 1),
    line('meet', 'COV-6.2', meets),
    line('window', 'COV-14.12', ({ view, legal }) => view.step === 'window' && legal.length > 1),
    line('routed', 'COV-8.21', (moment) => didOwn(moment, 'routed')),
    line('struck', 'COV-2.7', (moment) => didOwn(moment, 'ringMoved')),
    line('bury', 'COV-10.4', (moment) => mayDo(moment, 'bury')),
    line('tavern', 'COV-10.2', (moment) => moment.view.step === 'visit' && placeOf(moment) === TAVERN_PLACE),
    line('raiseDear', 'COV-10.5', (moment) => mayDo(moment, 'raise') && placeOf(moment) === TREASURE_ISLAND),
    line('raise', 'COV-10.3', (moment) => mayDo(moment, 'raise') && placeOf(moment) !== TREASURE_ISLAND),
    line('late', 'COV-21.3', ({ view }) => view.step === 'course' && monthsIn(view) - view.month <= FEW),
    line('full', 'COV-11.5', (moment) => moment.view.step === 'course' && isFull(moment)),
    line('course', 'COV-5.2', ({ view }) => view.step === 'course'),
  ],
}
