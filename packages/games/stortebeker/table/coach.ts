// When Störtebeker explains something for the first time: what is asked or happens, and where the rule stands. Words are beside it. Pure.
import { didOwn, mayDo, type CoachModule, type CoachMoment } from '@flibuste/web/kit'
import { isPirate } from '../cards.ts'
import type { Clause } from '../clauses.ts'
import { canCounter } from '../wording.ts'
import { hasAnything } from './rows.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { en } from './coach.en.ts'
import { fr } from './coach.fr.ts'

type Moment = CoachMoment<View, Event>

const line = (key: keyof typeof en, clause: Clause, when: (moment: Moment) => boolean) => ({ key, clause, when })

export const coach: CoachModule<View, Event> = {
  words: { en, fr },
  lines: [
    line('counter', 'STO-6.2', ({ view }) => view.step === 'counter' && canCounter(view)),
    line('cannot', 'STO-A20', ({ view }) => view.step === 'counter'),
    line('lose', 'STO-A16', ({ view }) => view.step === 'lose'),
    line('shed', 'STO-4.10', ({ view }) => view.step === 'shed'),
    line('shoot', 'STO-4.5', ({ view }) => view.step === 'shoot'),
    line('fire', 'STO-4.1', ({ view }) => view.step === 'fire'),
    line('end', 'STO-9.2', ({ events }) => events.some(({ type }) => type === 'endNear')),
    line('taken', 'STO-7.2', (moment) => didOwn(moment, 'shipTaken')),
    line('failed', 'STO-5.7', (moment) => didOwn(moment, 'boardingFailed')),
    line('hit', 'STO-4.3', ({ events, me }) =>
      events.some((event) => (event.type === 'seized' || event.type === 'sunk') && event.owner === me),
    ),
    line(
      'rival',
      'STO-6.1',
      ({ view, me }) =>
        view.step === 'board' &&
        view.sea.some(
          ({ mayBoard, sides }) => mayBoard && sides.some((side, seat) => seat !== me && hasAnything(side)),
        ),
    ),
    line('board', 'STO-5.5', ({ view, legal }) => view.step === 'board' && legal.some(({ kind }) => kind === 'board')),
    line('picks', 'STO-A3', (moment) => mayDo(moment, 'take')),
    line('discarded', 'STO-A18', ({ view }) => view.step === 'play' && view.cards.discarded === 1),
    line('pay', 'STO-3.12', (moment) => moment.view.cards.left === 1 && mayDo(moment, 'pay')),
    line('pirate', 'STO-3.8', ({ legal }) =>
      legal.some((move) => move.kind === 'place' && 'card' in move && isPirate(Number(move.card))),
    ),
    line('play', 'STO-3.1', ({ view }) => view.step === 'play'),
  ],
}
