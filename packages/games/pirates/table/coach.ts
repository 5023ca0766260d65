// When Pirates! explains something for the first time: what is asked or happens, and where the rule stands. Words are beside it. Pure.
import type { Seat } from '@flibuste/kernel'
import { didOwn, mayDo, type CoachModule, type CoachMoment } from '@flibuste/web/kit'
import { PORT } from '../chart.ts'
import type { Clause } from '../clauses.ts'
import type { Party } from '../state.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { en } from './coach.en.ts'
import { fr } from './coach.fr.ts'

type Moment = CoachMoment<View, Event>

const line = (key: keyof typeof en, clause: Clause, when: (moment: Moment) => boolean) => ({ key, clause, when })

const isMe = (party: Party, me: Seat): boolean => party.kind === 'ship' && party.seat === me
const isInPort = ({ view, me }: Moment): boolean => view.ships[me]?.space === PORT

export const coach: CoachModule<View, Event> = {
  words: { en, fr },
  lines: [
    line('load', 'PIR-1.5', ({ view }) => view.step === 'load'),
    line('stow', 'PIR-7.7', ({ view }) => view.step === 'stow'),
    line('turned', 'PIR-5.7', (moment) => didOwn(moment, 'lairTurned')),
    line('fire', 'PIR-6.2', ({ view }) => view.step === 'fire'),
    line('robbed', 'PIR-7.1', ({ events, me }) =>
      events.some((event) => event.type === 'treasureTaken' && isMe(event.loser, me)),
    ),
    line('attacked', 'PIR-6.5', ({ events, me }) =>
      events.some((event) => event.type === 'attacked' && isMe(event.target, me)),
    ),
    line('taken', 'PIR-9.4', ({ events, me }) =>
      events.some((event) => event.type === 'treasureTaken' && isMe(event.winner, me)),
    ),
    line('parted', 'PIR-7.2', ({ events, me }) =>
      events.some((event) => event.type === 'stoodOff' && isMe(event.attacker, me)),
    ),
    line('unload', 'PIR-4.3', ({ view }) => view.step === 'unload'),
    line('emptied', 'PIR-9.2', ({ events }) => events.some(({ type }) => type === 'lairEmptied')),
    line('drift', 'PIR-3.3', ({ view, me }) => view.step === 'first' && view.ships[me]?.pirates === 0),
    line('beside', 'PIR-2.8', (moment) => moment.view.step === 'first' && mayDo(moment, 'attackLair')),
    line('out', 'PIR-3.8', (moment) => moment.view.step === 'first' && isInPort(moment)),
    line('refit', 'PIR-8.1', (moment) => mayDo(moment, 'put') && isInPort(moment)),
    line('repair', 'PIR-8.2', ({ view }) => view.step === 'repair'),
    line('second', 'PIR-2.5', ({ view }) => view.step === 'second'),
  ],
}
