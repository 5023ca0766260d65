// A game made of its parts: whatever follows from the agenda alone is written here, once for all games.
import type { Agenda } from './agenda.ts'
import type { Chance } from './chance.ts'
import type { AnyEvent, AnyMove, Asked, Game } from './contract.ts'
import type { Item } from './handlers.ts'
import type { Viewer } from './seats.ts'

/** What the agenda knows of a game. */
type FromAgenda = 'setup' | 'awaiting' | 'asked' | 'check' | 'legal' | 'apply' | 'pick' | 'playOut' | 'view'

export interface GameParts<
  State extends { agenda: It[] },
  It extends Item,
  Move extends AnyMove,
  Event extends AnyEvent,
  View extends Asked,
  Options,
> extends Omit<Game<State, Move, Event, View, Options>, FromAgenda> {
  readonly agenda: Agenda<State, It, Move, Event>
  /** The table as it is laid out, with what is to be done first on its agenda; `log` gets what happened so far. */
  layOut(options: Options, seatCount: number, chance: Chance, log: Event[] | null): State
  view(agenda: Agenda<State, It, Move, Event>, state: State, viewer: Viewer): View
}

export function gameOf<
  State extends { agenda: It[] },
  It extends Item,
  Move extends AnyMove,
  Event extends AnyEvent,
  View extends Asked,
  Options,
>({
  agenda,
  layOut,
  view,
  ...parts
}: GameParts<State, It, Move, Event, View, Options>): Game<State, Move, Event, View, Options> {
  return {
    ...parts,
    setup(options, seatCount, chance, log = null) {
      const state = layOut(options, seatCount, chance, log)
      agenda.run(state, chance, log)
      return state
    },
    awaiting: (state) => agenda.awaiting(state),
    asked: (state, viewer) => agenda.seenBy(state, viewer),
    check: (state, seat, move) => agenda.check(state, seat, move),
    legal: (state, seat) => agenda.legal(state, seat),
    apply: (state, seat, move, chance, log) => agenda.apply(state, seat, move, chance, log),
    pick: (state, seat, own) => agenda.pick(state, seat, own),
    playOut: (state, own, chance, most) => agenda.playOut(state, own, chance, most),
    view: (state, viewer) => view(agenda, state, viewer),
  }
}
