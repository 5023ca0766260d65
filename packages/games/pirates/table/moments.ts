// What of a frame concerns whom, and what the banner of a moment says to whoever it hits. Pure.
import type { Phrase, Reader, Viewer } from '@flibuste/kernel'
import { WEIGHT, words, type Concern, type Told } from '@flibuste/web/kit'
import type { Event, TreasureTaken } from '../events.ts'
import type { Party } from '../state.ts'
import type { View } from '../view.ts'
import { islandsOff } from '../wording.ts'
import { en } from './moment-words.en.ts'
import { fr } from './moment-words.fr.ts'

type ToldHere = Told<View, Event>

const deed = (weight: number): Concern => ({ weight, stake: 'news' })
const lost = (weight: number): Concern => ({ weight, stake: 'lost' })

const isShipOf = (party: Party, seat: Viewer): boolean => party.kind === 'ship' && party.seat === seat

/** A lair fell while one lay beside it. */
function isUnderNose({ before }: ToldHere, island: string, seat: Viewer): boolean {
  const ship = before.ships[seat]
  return ship !== undefined && before.active !== seat && islandsOff(before, ship.space).includes(island)
}

function takenConcern({ winner, loser }: TreasureTaken, seat: Viewer): Concern {
  if (isShipOf(loser, seat)) return lost(WEIGHT.blow)
  return isShipOf(winner, seat) ? { weight: 30, stake: 'won' } : deed(30)
}

/** Worth a line, whoever did it. */
const DEEDS: { readonly [T in Event['type']]?: Concern } = {
  unloaded: deed(20),
  stoodOff: deed(16),
  nothingTaken: deed(16),
  sailed: deed(WEIGHT.deed),
  repaired: deed(WEIGHT.trifle),
  actionLost: deed(WEIGHT.trifle),
}

/** Few lairs left: the end is near. */
const LAST_LAIRS = 1

export function concerns(event: Event, seat: Viewer, told: ToldHere): Concern | null {
  switch (event.type) {
    case 'attacked':
      return isShipOf(event.target, seat) ? lost(WEIGHT.staged) : deed(15)
    case 'struck':
      return isShipOf(event.at, seat) ? lost(40) : null
    case 'treasureTaken':
      return takenConcern(event, seat)
    case 'lairEmptied':
      if (isUnderNose(told, event.island, seat)) return lost(WEIGHT.staged + 10)
      return deed(event.left <= LAST_LAIRS ? WEIGHT.staged : 25)
    default:
      return DEEDS[event.type] ?? null
  }
}

export function moment(event: Event, told: ToldHere, { me }: Reader): Phrase | null {
  const say = words({ en, fr })
  switch (event.type) {
    case 'attacked':
      return isShipOf(event.target, me) ? say.attacked(event.seat) : null
    case 'treasureTaken': {
      const { winner, loser, island, treasure } = event
      const by = winner.kind === 'ship' ? { seat: winner.seat } : { strong: island }
      return isShipOf(loser, me) ? say.treasureTaken(by, treasure) : null
    }
    case 'lairEmptied':
      return isUnderNose(told, event.island, me) ? say.lairEmptied(event.island) : null
    default:
      return null
  }
}
