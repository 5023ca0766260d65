// When Buccaneer explains something for the first time: what is asked or happens, and where the rule stands. Words are beside it. Pure.
import { didOwn, mayDo, type CoachModule, type CoachMoment } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import { MOST_MEN, TRIO } from '../data.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { en } from './coach.en.ts'
import { fr } from './coach.fr.ts'

type Moment = CoachMoment<View, Event>

const line = (key: keyof typeof en, clause: Clause, when: (moment: Moment) => boolean) => ({ key, clause, when })

/** A crew this large tempts others. */
const BIG_CREW = 4
/** The last three ships, as long as all of them are there. */
const LAST_TRIO = 5

const largestOf = ({ view, me }: Moment): number =>
  Math.max(0, ...view.crews.filter(({ captain }) => captain === me).map(({ men }) => men))

export const coach: CoachModule<View, Event> = {
  words: { en, fr },
  lines: [
    line('obey', 'BUC-7.4', ({ view }) => view.step === 'obey'),
    line('mutiny', 'BUC-7.1', ({ view }) => view.step === 'mutiny'),
    line('deficit', 'BUC-5.12', (moment) => didOwn(moment, 'deficitPaid')),
    line('second', 'BUC-5.2', ({ events, me }) =>
      events.some((event) => event.type === 'treasureTaken' && event.seat === me && event.role === 'second'),
    ),
    line('wage', 'BUC-5.4', (moment) => didOwn(moment, 'wagePaid')),
    line('covered', 'BUC-3.3', ({ events, me }) =>
      events.some((event) => event.type === 'covered' && event.owner === me && event.seat !== me),
    ),
    line('last', 'BUC-8.3', ({ view }) => view.trio === LAST_TRIO && view.ships.length === TRIO),
    line('nine', 'BUC-3.9', (moment) => largestOf(moment) >= MOST_MEN),
    line('board', 'BUC-4.3', (moment) => mayDo(moment, 'board')),
    line('tempting', 'BUC-3.7', (moment) => largestOf(moment) >= BIG_CREW && largestOf(moment) < MOST_MEN),
    line(
      'arrived',
      'BUC-6.2',
      ({ events, view }) => view.trio > 1 && events.some(({ type }) => type === 'shipsArrived'),
    ),
    // It may have been covered in its turn since.
    line('cover', 'BUC-3.4', (moment) => didOwn(moment, 'covered') && largestOf(moment) > 1),
    line('act', 'BUC-2.2', ({ view }) => view.step === 'act'),
  ],
}
