// Buccaneer in English.
import {
  captains,
  endingOf,
  labellerOf,
  scoresCompared,
  tellerOf,
  upper,
  type Ending,
  type GameText,
  type Labels,
  type Outcome,
  type Phrase,
  type Prompt,
  type Reader,
  type Seat,
  type Sentence,
  type Tellings,
} from '@flibuste/kernel'
import { and, counted, inWords, or } from '../grammar.en.ts'
import { beginsTold, titleOfTurn, whoBegins, winnersTold } from '../table-words.en.ts'
import { complaint } from './complaints.en.ts'
import type { Wrong } from './complaints.ts'
import { valueOf } from './crews.ts'
import { SHIPS, type Value } from './data.ts'
import type { CategoryAwarded, Event } from './events.ts'
import type { Board, Cover, Move } from './moves.ts'
import { refusal, tableRefusal } from './refusals.en.ts'
import type { View } from './view.ts'
import {
  crewsCalled,
  menIn,
  mutinyOf,
  namedIn,
  ownMenIn,
  shipIn,
  stepNumber,
  undecided,
  type Named,
} from './wording.ts'
import { TREASURE } from './words.en.ts'

const ducats = (number: number): string => counted(number, 'ducat')
const shown = (value: Value): string => (value === '?' ? 'question mark' : String(value))

/** "your 4", "Barbe’s crew of 3 (5)": a single man by his value, a crew by its men and the value on top. */
function crewName({ seat, value, men }: Named, reader: Reader): string {
  const whose = seat === reader.me ? 'your' : `${reader.name(seat)}’s`
  return men === 1 ? `${whose} ${shown(value)}` : `${whose} crew of ${men} (${shown(value)})`
}

function askMutiny(view: View, reader: Reader): Sentence {
  const mine = mutinyOf(view, reader.me)
  const waiting = undecided(view)
  if (mine === undefined || !waiting.includes(reader.me))
    return {
      sentence: [...captains(waiting, 'and'), ' may call a mutiny against ', { seat: view.active }, '.'],
      clause: 'BUC-2.6',
    }
  const own = inWords(ownMenIn(view, mine.crew, mine.seat))
  return {
    sentence: [
      { strong: `${upper(own)} of your men` },
      ` serve in ${crewName(namedIn(view, mine.crew), reader)}. Force it to board a ship?`,
    ],
    clause: 'BUC-7.1',
  }
}

function askAct(view: View, reader: Reader): Sentence {
  if (reader.me !== view.active)
    return { sentence: [{ seat: view.active }, ' covers a crew or boards a ship.'], clause: 'BUC-2.2' }
  return { sentence: ['Cover another captain’s crew with one of yours, or board a ship.'], clause: 'BUC-2.2' }
}

function askObey(view: View, reader: Reader): Sentence {
  const crews = crewsCalled(view)
  const clause = crews.length > 1 ? 'BUC-7.7' : 'BUC-7.4'
  if (reader.me !== view.active) return { sentence: ['Mutiny! ', { seat: view.active }, ' must board a ship.'], clause }
  const names = or(crews.map((crew) => crewName(namedIn(view, crew), reader)))
  return { sentence: [{ strong: 'Mutiny! ' }, `Board with ${names}. Ship and treasure are your choice.`], clause }
}

const ASK = { mutiny: askMutiny, act: askAct, obey: askObey } as const

function titleOf(view: View, reader: Reader): string {
  if (view.step === 'mutiny') return reader.me === view.active ? 'A mutiny against you?' : 'Mutiny?'
  return titleOfTurn(view.active, reader)
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view.outcome!, reader)
  return { title: titleOf(view, reader), ...ASK[view.step](view, reader) }
}

function coverLabel({ crew, target }: Cover, view: View, reader: Reader): string {
  const men = menIn(view, crew) + menIn(view, target)
  return `Cover ${crewName(namedIn(view, target), reader)} with ${crewName(namedIn(view, crew), reader)}: ${men} men`
}

function boardLabel({ crew, ship, treasure }: Board, view: View, reader: Reader): string {
  return `Board ${shipIn(view, ship)?.name ?? 'a ship'} with ${crewName(namedIn(view, crew), reader)} and take the ${TREASURE[treasure]}`
}

const LABEL: Labels<Move, View> = {
  cover: coverLabel,
  board: boardLabel,
  call: (move, view, reader) => `Call a mutiny in ${crewName(namedIn(view, move.crew), reader)}`,
  decline: () => 'Call no mutiny',
  pass: () => 'Pass',
}

function categoryAwarded({ treasure, value, winners, share }: CategoryAwarded): Phrase {
  const things = `${TREASURE[treasure]}s`
  if (winners.length === 0) return [`Nobody has any ${things}`]
  if (winners.length === 1) return [{ seat: winners[0]! }, ` has the most ${things}: ${ducats(value)}`]
  return [...captains(winners, 'and'), ` share the ${things}: ${ducats(share)} each`]
}

const forced = (callers: readonly Seat[]): string => (callers.length === 0 ? '' : ', forced by mutiny')

const HOME: { readonly [men: number]: string } = { 1: 'The man goes home', 2: 'Both men go home' }

const TELL: Tellings<Event> = {
  turnBegan: ({ seat, turn }, reader) => (turn === 1 ? beginsTold(seat, reader) : null),
  mutinyCalled: ({ seat, captain, own }) => [
    { seat },
    ' calls a ',
    { strong: 'mutiny' },
    ` with ${inWords(own)} men in one of `,
    { seat: captain },
    '’s crews',
  ],
  mutinyDeclined: ({ seat }) => [{ seat }, ' calls no mutiny'],
  covered: ({ seat, owner, target, targetMen, men }) => [
    { seat },
    ' covers ',
    { seat: owner },
    targetMen === 1 ? `’s ${shown(valueOf(target))}: ` : `’s crew of ${targetMen}: `,
    `${men} men`,
  ],
  boarded: ({ seat, name, men, callers }) => [
    { seat },
    ' boards ',
    { strong: name },
    ` with ${men === 1 ? 'one man' : `${men} men`}${forced(callers)}`,
  ],
  treasureTaken: ({ seat, role, treasure }) => [
    { seat },
    `${role === 'second' ? ', the second,' : ''} takes a ${TREASURE[treasure]}`,
  ],
  treasureMissing: ({ seat, treasure }) => [{ seat }, ` finds no ${TREASURE[treasure]} left in the bank`],
  lootTaken: ({ ducats: loot }) => [`The loot is ${ducats(loot)}`],
  wagePaid: ({ seat, disc, ducats: wage }) => [
    { seat },
    ` is paid ${ducats(wage)}${valueOf(disc) === '?' ? ' for the question mark' : ''}`,
  ],
  deficitPaid: ({ seat, ducats: missing }) => [{ seat }, ` adds ${ducats(missing)} out of the purse`],
  bankPaid: ({ ducats: missing }) => [`The bank pays the rest: ${ducats(missing)}`],
  restKept: ({ seat, ducats: rest }) => [{ seat }, rest === 0 ? ' keeps nothing' : ` keeps ${ducats(rest)}`],
  crewHome: ({ discs }) => [HOME[discs.length] ?? `All ${inWords(discs.length)} men go home`],
  shipGone: () => null,
  shipsArrived: ({ names }) => [`Ships in sight: ${and(names)}`],
  passed: ({ seat, clause }) => [
    { seat },
    clause === 'BUC-2.4' ? ' commands nobody and is passed over' : ' can do nothing and is passed over',
  ],
  sailedAway: ({ names }) => [`Nobody can act: ${and(names)} ${names.length === 1 ? 'sails' : 'sail'} away`],
  categoryAwarded,
  consolationPaid: ({ seat, treasure, ducats: sum }) => [
    { seat },
    `: ${ducats(sum)} for ${counted(sum, TREASURE[treasure])}`,
  ],
  gameEnded: ({ places }) => winnersTold(places),
}

function ending(outcome: Outcome, reader: Reader): Ending {
  const { winner, other } = scoresCompared(outcome.scores)
  return endingOf(outcome, reader, 'and', {
    mine: 'You rule the seas',
    theirs: (name) => `${name} rules the seas`,
    shared: (names) => `${names} share the seas`,
    how: `The last ship is gone: ${ducats(winner)}, treasures included, against ${other}.`,
    howShared: `${ducats(winner)} each: the victory is shared.`,
  })
}

export const text: GameText<View, Move, Event, Wrong> = {
  options: {
    firstSeat: whoBegins(5, 'The booklet lets the oldest begin; name a seat, or have one drawn.'),
    covered: {
      label: 'Covered pirates',
      help: 'Whether the values of covered pirates stay hidden, as the booklet has it, or can be read by all.',
      values: { strict: 'Hidden: remember them', open: 'Open: read them' },
    },
    edition: { label: 'Edition', help: 'A file with fifteen other ships and other treasure values.' },
  },
  steps: ['Mutiny', 'Crew or ship'],
  stepOf: stepNumber,
  progress: (view) =>
    view.step === 'over' ? 'All ships are gone' : `Ships ${3 * view.trio - 2}–${3 * view.trio} of ${SHIPS}`,
  prompt,
  move: labellerOf(LABEL),
  event: tellerOf(TELL),
  refusal,
  tableRefusal,
  complaint,
  ending: (outcome, _view, reader) => ending(outcome, reader),
}
