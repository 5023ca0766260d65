// When Buccaneer Bones explains something for the first time: what is asked or happens, and where the rule stands. Words are beside it. Pure.
import { didOwn, mayDo, type CoachModule, type CoachMoment } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'
import { BASE_DICE } from '../data.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { en } from './coach.en.ts'
import { fr } from './coach.fr.ts'

type Moment = CoachMoment<View, Event>

const line = (key: keyof typeof en, clause: Clause, when: (moment: Moment) => boolean) => ({ key, clause, when })

export const coach: CoachModule<View, Event> = {
  words: { en, fr },
  lines: [
    line('robbed', 'BON-7.9', ({ events, me }) => events.some((event) => event.type === 'stole' && event.owner === me)),
    line('thief', 'BON-7.13', ({ events, me }) =>
      events.some((event) => event.type === 'thiefSet' && event.owner === me),
    ),
    line('last', 'BON-8.2', ({ events }) => events.some(({ type }) => type === 'endTriggered')),
    line('treasure', 'BON-6.6', (moment) => didOwn(moment, 'plundered')),
    line('steal', 'BON-7.10', (moment) => mayDo(moment, 'steal')),
    line('plunder', 'BON-6.5', (moment) => mayDo(moment, 'plunder')),
    line('triple', 'BON-6.3', ({ legal }) =>
      legal.some((move) => 'with' in move && move.with === 'triple' && move.kind === 'sail'),
    ),
    line('pair', 'BON-6.2', (moment) => mayDo(moment, 'sail')),
    line('rob', 'BON-7.7', (moment) => mayDo(moment, 'thief')),
    line('calm', 'BON-7.1', ({ view }) => view.step === 'mate'),
    line('change', 'BON-5.2', ({ view }) => view.step === 'change'),
    line('again', 'BON-A2', (moment) => moment.view.step === 'reroll' && didOwn(moment, 'rerolled')),
    line('more', 'BON-3.2', ({ view }) => view.step === 'reroll' && view.dice.length > BASE_DICE),
    line('reroll', 'BON-4.1', ({ view }) => view.step === 'reroll'),
  ],
}
