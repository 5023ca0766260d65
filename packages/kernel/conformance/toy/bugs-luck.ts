// Bugs of the toy that tell luck to somebody who must not know it, in a move and in the setup.
import { bySeat, type AnyEvent, type AnyGame, type Seat, type Viewer } from '@flibuste/kernel'
import { toy } from './index.ts'
import { after, opened, planter, type Bug, type Played } from './plant.ts'
import type { Event } from './state.ts'

export const LUCK_BUGS: Bug[] = []
const plant = planter(LUCK_BUGS)

/** An event no clean toy has. */
interface Peeped extends AnyEvent {
  readonly seat: Seat
  readonly omen: number
}

const peeped = (seat: Seat, omen: number): Peeped => ({ type: 'peeped', clause: 'TOY-9', seat, omen })
const plainly = (type: string): AnyEvent => ({ type, clause: 'TOY-9' })

/** The toy, with more told of the die that was just thrown under a cup. */
const telling = (tell: (log: AnyEvent[], omen: number, seat: Seat) => void): AnyGame =>
  after(({ state, seat, move, log }: Played) => {
    if (move.kind === 'roll' && log !== null) tell(log, bySeat(state.omens, seat), seat)
  })

/** The toy, with events of one type shown to everybody as they are. */
const open = (type: Event['type']): AnyGame => ({
  ...toy,
  show: (event: Event, viewer: Viewer) => (event.type === type ? event : toy.show(event, viewer)),
})

plant('luck-secret', 'a die that everybody is told, though it lies under a cup', () =>
  telling((log, omen, seat) => log.push(peeped(seat, omen))),
)
plant('luck-secret', 'a card that everybody is told, though it was just drawn', () => open('drew'))
plant('luck-secret', 'as many events as the die has pips', () =>
  telling((log, omen) => {
    for (let pip = 0; pip < omen; pip++) log.push(plainly('rattled'))
  }),
)
plant('luck-secret', 'an event whose type follows from the die', () =>
  telling((log, omen) => log.push(plainly(omen > 3 ? 'smiled' : 'frowned'))),
)
plant('luck-secret', 'an event that cites another clause by the die', () =>
  telling((log, omen) => log.push({ type: 'rattled', clause: omen > 3 ? 'TOY-9' : 'TOY-4' })),
)
plant('luck-secret', 'two events in an order that follows from the die', () =>
  telling((log, omen) => {
    const pair = [plainly('smiled'), plainly('frowned')]
    log.push(...(omen > 3 ? pair : pair.reverse()))
  }),
)
plant('luck-secret', 'a die that is told to all but the seat that threw it', () => ({
  ...telling((log, omen, seat) => log.push(peeped(seat, omen))),
  show: (event: Event | Peeped, viewer: Viewer) => {
    if (!isPeeped(event)) return toy.show(event, viewer)
    return event.seat === viewer ? null : event
  },
}))
plant('luck-secret', 'an event that is shown or kept by the die', () => ({
  ...telling((log, omen, seat) => log.push(peeped(seat, omen))),
  show: (event: Event | Peeped, viewer: Viewer) => {
    if (!isPeeped(event)) return toy.show(event, viewer)
    return event.omen > 3 ? plainly('rattled') : null
  },
}))

plant('luck-secret', 'a setup that tells everybody what lies under the cups', () =>
  opened(({ state, log }) => state.omens.forEach((omen, seat) => log?.push(peeped(seat, omen)))),
)
plant('luck-secret', 'a deal that everybody is shown', () => open('dealt'))
plant('luck-secret', 'a setup with as many events as a hand has parrots', () =>
  opened(({ state, log }) => {
    for (let parrot = 0; parrot < state.hands[0]![0]!; parrot++) log?.push(plainly('squawked'))
  }),
)

const isPeeped = (event: Event | Peeped): event is Peeped => event.type === 'peeped'
