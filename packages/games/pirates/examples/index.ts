// What the chapters of the rulebook of Pirates! open with: positions out of its lessons, and what their captions claim of them.
import { bySeat } from '@flibuste/kernel'
import type { Examples } from '../../example.ts'
import { bringItHome } from '../lessons/bring-it-home.ts'
import { lastLair } from '../lessons/last-lair.ts'
import { loadYourShip } from '../lessons/load-your-ship.ts'
import { makeRoom } from '../lessons/make-room.ts'
import { sailThenFire } from '../lessons/sail-then-fire.ts'
import type { Pirates } from '../lessons/subject.ts'
import { theyFireBack } from '../lessons/they-fire-back.ts'
import type { LairView, ShipView, View } from '../view.ts'

const mine = ({ ships }: View): ShipView => bySeat(ships, 0)
const perrine = ({ ships }: View): ShipView => bySeat(ships, 1)
const lairOf = ({ lairs }: View, name: string): LairView | undefined => lairs.find(({ island }) => island === name)

/** Slots from 1, as a letter each. */
const deck = ({ slots }: ShipView): string => slots.map((figure) => figure?.charAt(0).toUpperCase() ?? '.').join('')

export const examples: Examples<Pirates> = {
  unpictured: { '0': 'a list of what lies in the box' },
  chapters: {
    '1': {
      lesson: loadYourShip,
      step: 'load',
      claims: (view) => ({
        'every lair face down': view.lairs.every(({ face }) => face === 'down'),
        'every ship in port': view.ships.every(({ space }) => space === 0),
        'ships are being loaded': view.step === 'load',
      }),
    },
    '2': {
      lesson: sailThenFire,
      step: 'attack',
      claims: (view) => ({
        'I have sailed': view.action === 2 && view.firstAction === 'sailed',
        'beside Ratas, face down': lairOf(view, 'Ratas')?.face === 'down' && mine(view).space === 21,
        'ready to attack': mine(view).ready,
      }),
    },
    '3': {
      lesson: sailThenFire,
      step: 'sail',
      claims: (view) => ({
        'two pirates, two spaces': mine(view).pirates === 2 && mine(view).reach === 2,
        'in the passage': mine(view).space === 24,
      }),
    },
    '4': {
      lesson: bringItHome,
      step: 'unload',
      claims: (view) => ({
        'back in port with 3': mine(view).space === 0 && mine(view).aboard === 3,
        'nothing ashore yet, 16 win': mine(view).banked === 0 && view.target === 16,
      }),
    },
    '5': {
      lesson: makeRoom,
      step: 'attack',
      claims: (view) => ({
        'both lairs open': ['Calavera', 'Anegada'].every((name) => lairOf(view, name)?.face === 'up'),
        '4 and 3 treasures': lairOf(view, 'Calavera')?.treasure === 4 && lairOf(view, 'Anegada')?.treasure === 3,
        'Anegada is not ready, Calavera is':
          lairOf(view, 'Anegada')?.ready === false && lairOf(view, 'Calavera')?.ready === true,
      }),
    },
    '6': {
      lesson: theyFireBack,
      step: 'back',
      claims: (view) => ({
        'two cannons fired a 2 and a 5, Ratas answered with a 1 and a 3': deck(mine(view)) === '.C.PP.',
        'both are still ready': mine(view).ready && lairOf(view, 'Ratas')?.ready === true,
      }),
    },
    '7': {
      lesson: makeRoom,
      step: 'stow',
      claims: (view) => ({
        'a pirate stands on slot 6': view.step === 'stow' && view.stow?.figure === 'pirate',
        'no slot is free': deck(mine(view)).slice(0, 5) === 'CCCPC',
      }),
    },
    '8': {
      lesson: theyFireBack,
      step: 'repair',
      claims: (view) => ({
        'slots 1, 3 and 6 are empty': deck(mine(view)) === '.C.PP.',
        'at sea, as a second action': mine(view).space !== 0 && view.action === 2,
      }),
    },
    '9': {
      lesson: lastLair,
      step: 'home',
      claims: (view) => ({
        '11 ashore win': view.target === 11,
        '8 ashore and 3 aboard': mine(view).banked === 8 && mine(view).aboard === 3,
        'Perrine has 10 and 3': perrine(view).banked === 10 && perrine(view).aboard === 3,
        'one lair is left': view.lairs.filter(({ face }) => face !== 'gone').length === 1,
      }),
    },
  },
}
