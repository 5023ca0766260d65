// Events in English, a line of the log each.
import { tellerOf, type Phrase, type Tellings } from '@flibuste/kernel'
import { and, counted } from '../grammar.en.ts'
import { beginsTold, winnersTold } from '../table-words.en.ts'
import type { Figure } from './data.ts'
import type { Event, Miss, Sailed } from './events.ts'
import type { Ending as Cause } from './score.ts'
import { inRow } from './wording.ts'
import { placed, spaces, told, treasures } from './words.en.ts'

const MISS: { readonly [M in Miss]: string } = {
  empty: 'nobody stands there',
  again: 'already hit',
  treasure: 'chests cannot be hit',
  noSlot: 'no such slot',
}

/** Why a match ended. */
export const CAUSE: { readonly [C in Cause]: string } = {
  target: 'Enough treasure ashore',
  plundered: 'The last lair is plundered',
  calm: 'For twelve rounds no lair was turned up or plundered and nothing was unloaded',
  rounds: 'The last round is over',
}

function sailed({ seat, course, name, islands, clause }: Sailed): Phrase {
  const verb = clause === 'PIR-3.3' ? 'drifts' : 'sails'
  const far = spaces(course.length - 1)
  if (name === '') return [{ seat }, ` ${verb} ${far}, into port`]
  return [{ seat }, ` ${verb} ${far}, ${islands.length === 0 ? 'in open waters' : `off ${and(islands)}`}`]
}

const gone = (figure: Figure, slot: number): string => `the ${figure} on slot ${slot}`

const TELL: Tellings<Event> = {
  firstChosen: ({ seat, drawn }, reader) => {
    if (!drawn) return beginsTold(seat, reader)
    return seat === reader.me ? ['You are drawn to begin'] : [{ seat }, ' is drawn to begin']
  },
  loaded: ({ seat, figures }) => [{ seat }, ` loads ${placed(figures)}`],
  turnBegan: () => null,
  sailed,
  unloaded: ({ seat, treasure, banked, target }) => [
    { seat },
    ` unloads ${treasures(treasure)}: `,
    { strong: `${banked} of ${target}` },
    ' ashore',
  ],
  kept: ({ seat, treasure }) => [{ seat }, ` keeps ${treasures(treasure)} aboard`],
  actionLost: ({ seat, action }) => [{ seat }, action === 1 ? ' skips the first action' : ' ends the turn'],
  attacked: ({ seat, target, island }) => [{ seat }, ' attacks ', told(target, island)],
  lairTurned: ({ seat, island, coin }) => [{ seat }, ` turns up ${island}: ${treasures(coin)}`],
  fired: ({ from, island, answer, dice }) => [
    told(from, answer ? island : ''),
    answer ? ' fires back: ' : ' fires: ',
    ...inRow(dice),
  ],
  struck: ({ at, island, slot, figure }) => [{ die: slot }, ' ', told(at, island), ` loses ${gone(figure, slot)}`],
  missed: ({ slot, why }) => [{ die: slot }, ` hits nothing: ${MISS[why]}`],
  silenced: ({ party, island }) => [told(party, island), ' cannot fire back'],
  stoodOff: ({ attacker, target, island }) => [
    told(attacker, island),
    ' and ',
    told(target, island),
    ' part; no treasure changes hands',
  ],
  treasureTaken: ({ winner, loser, island, treasure, has }) => [
    told(winner, island),
    ` takes ${treasures(treasure)} from `,
    told(loser, island),
    winner.kind === 'ship' ? ` and has ${has} aboard` : '',
  ],
  nothingTaken: ({ winner, loser, island, full }) => [
    told(winner, island),
    ' beats ',
    told(loser, island),
    full ? ', but has no room aboard' : ', but there is nothing to take',
  ],
  treasureLeft: ({ loser, island, left }) => [told(loser, island), ` keeps ${left}: six are the most a ship carries`],
  changeMade: ({ chests, taken }) => [`Chests of ${and(chests)}: change is made for ${taken}`],
  figureMoved: ({ seat, figure, from, to }) => [{ seat }, ` moves the ${figure} from slot ${from} to slot ${to}`],
  figureDropped: ({ seat, figure, slot }) => [{ seat }, ` gives up ${gone(figure, slot)}`],
  lairEmptied: ({ island, left }) => [
    { strong: island },
    ` is plundered; ${left === 0 ? 'no lair is' : `${counted(left, 'lair')} ${left === 1 ? 'is' : 'are'}`} left`,
  ],
  repaired: ({ seat, slot, figure, inPort }) => [
    { seat },
    figure === null ? ` empties slot ${slot}` : ` puts a ${figure} on slot ${slot}`,
    inPort ? ' in port' : ' at sea',
  ],
  gameEnded: ({ places, ending: cause }) => [`${CAUSE[cause]}: `, ...winnersTold(places)],
}

export const tell = tellerOf(TELL)
