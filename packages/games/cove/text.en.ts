// Pirate's Cove in English.
import {
  endingOf,
  labellerOf,
  scoresCompared,
  upper,
  type Ending,
  type GameText,
  type Labels,
  type Outcome,
  type Phrase,
  type Prompt,
  type Reader,
  type Sentence,
} from '@flibuste/kernel'
import { plural } from '../grammar.en.ts'
import { cardOf } from './cards.ts'
import { complaint } from './complaints.en.ts'
import type { Wrong } from './complaints.ts'
import { BAG, monthsIn, OVERBOARD_SPEED, ROYAL_NAVY, TAVERN_KINDS, type Window } from './data.ts'
import type { Event } from './events.ts'
import { isSeat, LEGEND, type Fire, type Fit, type Move, type Raise } from './moves.ts'
import { refusal, tableRefusal } from './refusals.en.ts'
import { tell } from './tellings.en.ts'
import type { OpenStep, View } from './view.ts'
import { openItem, priceOfFit, priceOfRaise, raisedFrom, seatAsked, stepNumber, valueAt, valuesOf } from './wording.ts'
import { at, booty, card, chests, fame, gold, legend, place, section } from './words.en.ts'

const legendHere = ({ battle, blackShips }: View): string => legend(blackShips[battle?.ship ?? -1]?.legend ?? -1)

const WINDOW: { readonly [W in Window]: Sentence } = {
  treasureEnd: { sentence: ['Buccaneering or Treasure Map may be played now.'], clause: 'COV-4.3' },
  navigationStart: { sentence: ['A Lookout may be posted now.'], clause: 'COV-5.1' },
  navigationEnd: {
    sentence: ['Royal Navy, Letter of Marque or Escape may be played now.'],
    clause: 'COV-5.6',
  },
  effects: { sentence: ['Shipwright may be played now.'], clause: 'COV-10.12' },
}

function askWindow(view: View): Sentence {
  const item = openItem(view)
  return WINDOW[item?.kind === 'window' ? item.window : 'effects']
}

function askAct({ battle, players }: View, reader: Reader): Sentence {
  const dice = players[reader.me]?.dice ?? 0
  if (battle?.reload[reader.me] === battle?.exchange)
    return { sentence: ['Your guns are being reloaded: hold or flee.'], clause: 'COV-A36' }
  const fire = { strong: `Fire ${dice} ${plural(dice, 'die', 'dice')}` }
  return (battle?.volley.length ?? 0) > 0
    ? { sentence: [fire, ': name a ship and a section, or add another card.'], clause: 'COV-8.4' }
    : { sentence: [fire, ', or flee to the Cove.'], clause: 'COV-8.2' }
}

function askParrot(view: View, reader: Reader): Sentence {
  const item = openItem(view)
  const old = view.players[reader.me]?.parrot?.parrot
  if (item?.kind !== 'parrot' || old === undefined) return { sentence: ['Two parrots.'], clause: 'COV-12.4' }
  return { sentence: [`Take ${card(item.parrot)} for ${card(old)}, at the price of 1 fame?`], clause: 'COV-12.4' }
}

function askVisit(view: View, reader: Reader): Sentence {
  const mine = view.players[reader.me]
  if (mine === undefined) return { sentence: ['Ashore.'], clause: 'COV-10.1' }
  return {
    sentence: [{ strong: upper(place(mine.place)) }, `: what will you do? ${gold(mine.gold)} aboard.`],
    clause: 'COV-10.1',
  }
}

const ASK_ME: { readonly [S in OpenStep]: (view: View, reader: Reader) => Sentence } = {
  fit: () => ({
    sentence: ['Nine gold for sails, crew, cannons and hull. Nobody sees it until all have chosen.'],
    clause: 'COV-1.10',
  }),
  window: askWindow,
  course: () => ({ sentence: ['Choose an island: nobody sees which until all have chosen.'], clause: 'COV-5.2' }),
  steer: () => ({ sentence: ['Choose your island; everybody sees it at once.'], clause: 'COV-A46' }),
  board: () => ({ sentence: ['Play a boarding card, or pass.'], clause: 'COV-7.1' }),
  act: askAct,
  command: () => ({
    sentence: [`You command the Royal Navy: ${ROYAL_NAVY.dice} dice, at whom, and where?`],
    clause: 'COV-18.5',
  }),
  parrot: askParrot,
  income: () => ({ sentence: ['Two Tavern cards, or one and 2 gold?'], clause: 'COV-10.6' }),
  visit: askVisit,
}

/** What everybody else reads. */
const WAIT: { readonly [S in OpenStep]: { readonly does: string; readonly clause: string } } = {
  fit: { does: 'Captains are fitting out.', clause: 'COV-1.13' },
  window: { does: 'Captains with cards are asked, in secret.', clause: 'COV-A5' },
  course: { does: 'Wheels are being set.', clause: 'COV-5.2' },
  steer: { does: ' chooses an island.', clause: 'COV-14.5' },
  board: { does: ' may play a boarding card.', clause: 'COV-7.1' },
  act: { does: ' fires or flees.', clause: 'COV-8.2' },
  command: { does: ' commands the Royal Navy.', clause: 'COV-18.5' },
  parrot: { does: ' chooses between two parrots.', clause: 'COV-12.4' },
  income: { does: ' takes what the Cove gives.', clause: 'COV-10.6' },
  visit: { does: ' is ashore.', clause: 'COV-10.1' },
}

const TITLE: { readonly [S in OpenStep]: string } = {
  fit: 'Fit out your ship',
  window: 'Play an event card',
  course: 'Set your wheel',
  steer: 'Choose your island',
  board: 'Before the first shot',
  act: 'Your broadside',
  command: 'The Royal Navy is yours',
  parrot: 'Two parrots',
  income: 'In the Cove',
  visit: 'Ashore',
}

const isAsked = ({ asked, answered }: View, reader: Reader): boolean =>
  reader.me >= 0 && (asked & ~answered & (1 << reader.me)) !== 0

const titleOf = (step: OpenStep, name: string): string => `${TITLE[step]}, ${name}${step === 'window' ? '?' : ''}`

function prompt(view: View, reader: Reader): Prompt {
  const { step } = view
  if (step === 'over') return ending(view.outcome!, reader)
  const name = reader.name(reader.me)
  if (isAsked(view, reader)) return { title: titleOf(step, name), ...ASK_ME[step](view, reader) }
  const { does, clause } = WAIT[step]
  const seat = seatAsked(view)
  const who: Phrase = seat < 0 ? [] : [{ seat }]
  return { title: progress(view), sentence: [...who, does], clause }
}

function fitLabel({ levels }: Fit, view: View): string {
  const values = valuesOf(view, levels).map((value, row) => `${section(row)} ${value}`)
  return `Fit out for ${gold(priceOfFit(view, levels))}: ${values.join(', ')} (levels ${levels.join(' ')})`
}

function fireLabel({ at: target, section: row }: Fire, view: View, reader: Reader): string {
  if (!isSeat(target)) return `Fire at ${target === LEGEND ? legendHere(view) : 'the Royal Navy'}, ${section(row)}`
  return `Fire at ${reader.name(target)}’s ${section(row)}`
}

/** Two levels may have the same figure: then the step is worth a hit. */
function raiseLabel({ section: row, level }: Raise, view: View, reader: Reader): string {
  const [was, now] = [raisedFrom(view, reader.me, row), valueAt(view, row, level)]
  const price = gold(priceOfRaise(view, reader.me, row, level))
  return was === now
    ? `Raise ${section(row)} for ${price}: still ${now}, but one hit more`
    : `Raise ${section(row)} ${was} → ${now} for ${price}`
}

const play = (kind: Move['kind']): string => {
  const known = TAVERN_KINDS.find((one) => one === kind)
  return known === undefined ? '' : `Play ${card(cardOf(known))}`
}

const LABEL: Labels<Move, View> = {
  fit: fitLabel,
  pass: () => 'Pass',
  buccaneering: ({ kind, victim }, _view, reader) => `${play(kind)} on ${reader.name(victim)}`,
  treasureMap: ({ kind }) => play(kind),
  lookout: ({ kind, first }, _view, reader) => `${play(kind)}: ${reader.name(first)} chooses first`,
  royalNavy: ({ island }) => `Send the Royal Navy to ${place(island)}`,
  letterOfMarque: ({ island }) => `Play Letter of Marque: the Royal Navy to ${place(island)}`,
  escape: ({ kind, island }) => `${play(kind)}: sail to ${place(island)}`,
  sail: ({ island }) => `Sail to ${place(island)}`,
  doldrums: ({ kind }) => play(kind),
  fairWind: ({ kind }) => play(kind),
  grapple: ({ kind }) => play(kind),
  smoke: ({ kind }) => play(kind),
  overboard: ({ kind, chests: count }) => `${play(kind)}: ${chests(count)} for ${OVERBOARD_SPEED * count} speed`,
  grapeshot: ({ kind }) => play(kind),
  powderMagazine: ({ kind }) => play(kind),
  cannonade: ({ kind }) => play(kind),
  fire: fireLabel,
  flee: () => 'Flee to the Cove',
  hold: () => 'Hold and reload',
  income: ({ take }) => (take === 'cards' ? 'Take two Tavern cards' : 'Take one Tavern card and 2 gold'),
  buy: () => 'Buy a Tavern card for 2 gold',
  raise: raiseLabel,
  bury: ({ chests: count, bags }) =>
    `Bury ${booty({ chests: count, gold: BAG * bags, fame: 0, tavern: 0 })} for ${fame(count + bags)}`,
  restore: ({ section: row }) => `Restore the artisan on the ${section(row)} for 1 gold`,
  artisan: ({ section: row }) => `Set an artisan on the ${section(row)}`,
  shipwright: ({ section: row }) => `Play Shipwright: raise ${section(row)} for nothing`,
  done: () => 'Done here',
  swap: () => 'Take the new parrot, for 1 fame',
  keep: () => 'Keep the old parrot',
}

function ending(outcome: Outcome, reader: Reader): Ending {
  const { winner, other } = scoresCompared(outcome.scores)
  return endingOf(outcome, reader, 'and', {
    mine: 'You are the terror of these islands',
    theirs: (name) => `${name} is the terror of these islands`,
    shared: (names) => `${names} share the year`,
    how: `The last month is over: ${winner === other ? `${fame(winner)} each, and the last battle won.` : `${fame(winner)} against ${other}.`}`,
    howShared: `${fame(winner)} each, and nobody outlasted the other.`,
  })
}

function progress(view: View): string {
  const { step, month, battle } = view
  if (step === 'over') return 'The last month is over'
  if (month === 0) return 'Fitting out'
  return battle === null ? `Month ${month} of ${monthsIn(view)}` : `Month ${month}, battle ${at(battle.place)}`
}

export const text: GameText<View, Move, Event, Wrong> = {
  options: {
    severalArtisans: {
      label: 'Several artisans',
      help: 'A ship may have one artisan on each section, instead of one in all.',
    },
    halfYear: {
      label: 'Half a year',
      help: 'The match ends after six months instead of twelve: for a first time, or a short evening.',
    },
    edition: {
      label: 'Edition',
      help: 'A file with another mat, other treasure cards or other copies of Tavern cards.',
    },
  },
  steps: ['Treasure', 'Navigation', 'Combat', 'Plunder', 'Islands', 'Black ships'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: labellerOf(LABEL),
  event: tell,
  refusal,
  tableRefusal,
  complaint,
  ending: (outcome, _view, reader) => ending(outcome, reader),
}
