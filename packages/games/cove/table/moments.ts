// What of a frame concerns whom, and what the banner of a moment says. Pure.
import type { Phrase, Reader, Seat, Viewer } from '@flibuste/kernel'
import { WEIGHT, words, type Concern, type Told } from '@flibuste/web/kit'
import { TREASURE_ISLAND } from '../data.ts'
import type { Event, EventOf } from '../events.ts'
import type { View } from '../view.ts'
import { en, type Standing } from './moment-words.en.ts'
import { fr } from './moment-words.fr.ts'

/** Whom somebody fights. */
export interface Foes {
  readonly captains: readonly Seat[]
  /** -1: none is here. */
  readonly legend: number
  readonly navy: boolean
}

type ToldHere = Told<View, Event>

const deed = (weight: number): Concern => ({ weight, stake: 'news' })
const lost = (weight: number): Concern => ({ weight, stake: 'lost' })

/** What they do to a captain, if he is the one; what they are to everybody else. */
const BLOWS: { readonly [T in Event['type']]?: { readonly mine: number; readonly others: number } } = {
  ringMoved: { mine: 40, others: 0 },
  artisanHit: { mine: 35, others: 0 },
  parrotHit: { mine: 35, others: 0 },
  routed: { mine: WEIGHT.blow, others: 26 },
  mutinied: { mine: WEIGHT.blow, others: 24 },
  cargoLost: { mine: WEIGHT.staged, others: WEIGHT.trifle },
  incomeForgone: { mine: 45, others: WEIGHT.trifle },
}

/** Worth a line, whoever did it. */
const DEEDS: { readonly [T in Event['type']]?: number } = {
  wheelsShown: WEIGHT.staged,
  monthBegan: WEIGHT.staged + 5,
  sunk: 30,
  galleonTaken: 30,
  escaped: 22,
  fled: 22,
  buried: 20,
  steered: WEIGHT.deed,
  raised: 5,
}

function blow(event: Event, seat: Viewer): Concern | null {
  const weights = BLOWS[event.type]
  if (weights === undefined || !('seat' in event)) return null
  if (event.seat === seat) return lost(weights.mine)
  return weights.others === 0 ? null : deed(weights.others)
}

const liesAt = ({ before }: ToldHere, island: number, seat: Viewer): boolean => before.players[seat]?.place === island

const fightsIn = ({ seats }: EventOf<'battleBegan'>, seat: Viewer): boolean => seats.some((one) => one === seat)

function shareFor({ from, seat: to }: EventOf<'shared'>, seat: Viewer): Concern | null {
  if (from === seat) return lost(WEIGHT.staged)
  return to === seat ? { weight: 30, stake: 'won' } : null
}

export function concerns(event: Event, seat: Viewer, told: ToldHere): Concern | null {
  switch (event.type) {
    case 'battleBegan':
      return deed(fightsIn(event, seat) ? WEIGHT.staged : 15)
    case 'plundered':
      return event.seat === seat ? { weight: WEIGHT.staged, stake: 'won' } : deed(20)
    case 'buccaneered':
      return event.victim === seat ? lost(WEIGHT.blow) : deed(25)
    case 'navySent':
    case 'navyTurned':
      return liesAt(told, event.island, seat) ? lost(WEIGHT.staged) : deed(25)
    case 'shared':
      return shareFor(event, seat)
    default: {
      const weight = DEEDS[event.type]
      return weight === undefined ? blow(event, seat) : deed(weight)
    }
  }
}

/** Everybody's fame, the most first. */
const standingsIn = ({ players }: View): readonly Standing[] =>
  players.map(({ fame }, seat) => ({ seat, fame })).toSorted((one, two) => two.fame - one.fame)

/** At Treasure Island captains keep the peace: COV-6.3. */
const foesIn = ({ place, seats, legend, navy }: EventOf<'battleBegan'>, me: Viewer): Foes => ({
  captains: place === TREASURE_ISLAND ? [] : seats.filter((seat) => seat !== me),
  legend,
  navy,
})

const battleMoment = (event: EventOf<'battleBegan'>, me: Viewer): Phrase | null =>
  fightsIn(event, me) ? words({ en, fr }).battle(event.place, foesIn(event, me)) : null

/** What befalls whoever looks. */
function ownMoment(event: Event): Phrase | null {
  const say = words({ en, fr })
  switch (event.type) {
    case 'plundered':
      return say.plundered(event.island, event)
    case 'cargoLost':
      return say.cargoLost(event.chests)
    case 'routed':
    case 'mutinied':
      return say[event.type]()
    default:
      return null
  }
}

export function moment(event: Event, told: ToldHere, { me }: Reader): Phrase | null {
  const say = words({ en, fr })
  switch (event.type) {
    case 'battleBegan':
      return battleMoment(event, me)
    case 'monthBegan':
      return say.month(event.month, standingsIn(told.after))
    case 'buccaneered':
      return event.victim === me ? say.buccaneered(event.seat) : null
    case 'navySent':
    case 'navyTurned':
      return liesAt(told, event.island, me) ? say.navySent(event.seat, event.island) : null
    case 'shared':
      return event.from === me ? say.shared(event.seat, event) : null
    default:
      return 'seat' in event && event.seat === me ? ownMoment(event) : null
  }
}
