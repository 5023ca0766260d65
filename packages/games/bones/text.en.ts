// Buccaneer Bones in English.
import { captains, type Explanation, type GameText, type Phrase, type Prompt, type Reader } from '@flibuste/kernel'
import type { Clause } from './clauses.ts'
import { GROUPS, ISLAND_POWERS, type Power } from './data.ts'
import { ending } from './endings.en.ts'
import type { Event, MateReturned } from './events.ts'
import type { Move, Reroll, Sail, Thief } from './moves.ts'
import { REFUSALS, TABLE_REFUSALS } from './refusals.en.ts'
import { isReason, isTableReason } from './refusals.ts'
import { PORT, SEA } from './state.ts'
import type { OpenStep, View } from './view.ts'
import {
  asDice,
  changesOfTurn,
  facesOf,
  islandsWith,
  placedFirst,
  rerollsOfTurn,
  robbed,
  sameDice,
  series,
  stepNumber,
  throws,
  usesOfMate,
} from './wording.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const ORDINALS = ['first', 'second', 'third', 'fourth']
const POWER: { readonly [P in Power]: string } = {
  die: 'one more die',
  change: '±1 on a die',
  reroll: 'one more reroll',
}
const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`
const and = (items: readonly (string | number)[]): string => series(items, 'and')
const threes = (face: number, group: keyof typeof GROUPS): string => `${NUMBERS[GROUPS[group]]} ${face}s`

/** "island 3 gives one", where islands give anything. */
function thanksTo(islands: readonly number[]): string {
  if (islands.length === 0) return ''
  return islands.length === 1 ? `, island ${islands[0]} gives one` : `, islands ${and(islands)} give one each`
}

const REROLL_CLAUSES: readonly Clause[] = ['BON-4.2', 'BON-4.3', 'BON-4.4']

/** What a becalmed captain's mate can do here. */
const MATE_USES = { scout: 'scout an island', thief: 'set a Thief beside a treasure', defend: 'chase a Thief' } as const
const mateUses = (view: View): string =>
  series(
    usesOfMate(view).map((use) => MATE_USES[use]),
    'or',
  )

type Asking = { readonly [S in OpenStep]: (view: View) => Omit<Prompt, 'title'> }

const TO_ME: Asking = {
  reroll: (view) => ({
    sentence: [
      'Choose dice to reroll. ',
      { strong: `${count(view.rerollsLeft, 'reroll')} left` },
      `${thanksTo(islandsWith(view, 'reroll'))}.`,
    ],
    clause: REROLL_CLAUSES[rerollsOfTurn(view) - 1]!,
  }),
  change: (view) => ({
    sentence: [
      'Turn a die one up or down. ',
      { strong: `${count(view.changesLeft, 'change')} left` },
      `${thanksTo(islandsWith(view, 'change'))}.`,
    ],
    clause: changesOfTurn(view) === 1 ? 'BON-5.2' : 'BON-5.3',
  }),
  act: () => ({ sentence: ['Spend pairs and triples: sail your ships, plunder your islands.'], clause: 'BON-6.7' }),
  mate: (view) => ({ sentence: [`No ship can sail. Your mate may ${mateUses(view)}.`], clause: 'BON-7.1' }),
}

const TO_OTHERS: Asking = {
  reroll: (view) => ({
    sentence: [{ seat: view.active }, ` may reroll dice: ${count(view.rerollsLeft, 'reroll')} left.`],
    clause: REROLL_CLAUSES[rerollsOfTurn(view) - 1]!,
  }),
  change: (view) => ({
    sentence: [{ seat: view.active }, ` may turn a die one up or down: ${count(view.changesLeft, 'change')} left.`],
    clause: changesOfTurn(view) === 1 ? 'BON-5.2' : 'BON-5.3',
  }),
  act: (view) => ({ sentence: [{ seat: view.active }, ' may spend pairs and triples.'], clause: 'BON-6.7' }),
  mate: (view) => ({ sentence: [{ seat: view.active }, ' cannot sail and may use the mate.'], clause: 'BON-7.1' }),
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view, reader)
  const name = reader.name(view.active)
  const mine = reader.me === view.active
  const asking = mine ? TO_ME : TO_OTHERS
  return { title: mine ? `Your turn, ${name}` : `${name}’s turn`, ...asking[view.step](view) }
}

function rerollLabel(move: Reroll, view: View): string {
  return move.dice.length === view.dice.length ? 'Reroll all dice' : `Reroll ${and(facesOf(move, view))}`
}

function sailLabel({ lane, with: group }: Sail, view: View): string {
  const toSea = group === 'pair' && view.boards[view.active]!.ships[lane - 1] === PORT
  return `Sail ship ${lane} ${toSea ? 'out to sea' : 'to its island'} (${threes(lane, group)})`
}

function thiefLabel({ owner, token }: Thief, view: View, reader: Reader): string {
  const { treasures } = view.boards[owner]!
  const which = treasures.length > 1 ? `${ORDINALS[treasures.indexOf(token)]} ` : ''
  return `Set a Thief beside ${reader.name(owner)}’s ${which}treasure`
}

const DONE: { readonly [S in OpenStep | 'over']: string } = {
  reroll: 'Keep all dice',
  change: 'Leave the dice as they are',
  act: 'End turn',
  mate: 'Keep the mate in hand',
  over: 'Done',
}

function moveLabel(move: Move, view: View, reader: Reader): string {
  switch (move.kind) {
    case 'reroll':
      return rerollLabel(move, view)
    case 'change':
      return `Turn ${view.dice[move.die]!.face} into ${view.dice[move.die]!.face + move.by}`
    case 'sail':
      return sailLabel(move, view)
    case 'plunder':
      return `Plunder island ${move.lane} (${threes(move.lane, 'triple')})`
    case 'steal':
      return `Steal ${reader.name(robbed(view))}’s treasure (${threes(move.with, 'triple')})`
    case 'scout':
      return `Scout island ${move.island} (${POWER[ISLAND_POWERS[move.island - 1]!]})`
    case 'thief':
      return thiefLabel(move, view, reader)
    case 'defend':
      return `Chase ${reader.name(move.thief)}’s Thief away`
    case 'done':
      return DONE[view.step]
  }
}

const STOPPED: { readonly [S in OpenStep]: string | null } = {
  reroll: ' keeps the dice',
  change: null,
  act: ' leaves it at that',
  mate: ' keeps the mate in hand',
}

function mateReturned({ seat, duty, island, clause }: MateReturned): Phrase | null {
  if (clause === 'BON-7.12') return null
  if (duty === 'scout') return [{ seat }, `’s Scout comes home from island ${island}`]
  if (clause === 'BON-A12') return [{ seat }, '’s Thief finds the treasure gone and comes home']
  return [{ seat }, '’s Thief comes home empty-handed']
}

type Telling = { readonly [T in Event['type']]: (event: Extract<Event, { type: T }>) => Phrase | null }

const TELL: Telling = {
  threwForFirst: ({ dice }) => ['For the first turn: ', ...throws(dice)],
  chosenFirst: ({ seat }) => [{ seat }, ' begins'],
  turnBegan: () => null,
  rolled: ({ seat, dice }) => [{ seat }, ` rolls ${NUMBERS[dice.length]} dice: `, ...asDice(dice)],
  rerolled: ({ seat, positions, dice }) => [
    { seat },
    ` rerolls ${positions.length === 1 ? 'one die' : `${NUMBERS[positions.length]} dice`}: `,
    ...asDice(positions.map((die) => dice[die]!)),
  ],
  changed: ({ seat, from, to }) => [{ seat }, ' turns ', { die: from }, ' into ', { die: to }],
  sailed: ({ seat, lane, with: group, to }) => [
    { seat },
    ': ',
    ...sameDice(lane, GROUPS[group]),
    ` ship ${lane} ${to === SEA ? 'puts to sea' : 'reaches its island'}`,
  ],
  plundered: ({ seat, lane }) => [
    { seat },
    ': ',
    ...sameDice(lane, 3),
    ` plunders island ${lane} and takes a treasure`,
  ],
  stole: ({ seat, owner, face }) => [{ seat }, ': ', ...sameDice(face, 3), ' steals a treasure from ', { seat: owner }],
  becalmed: ({ seat }) => [{ seat }, ' can neither sail nor plunder'],
  scouted: ({ seat, island }) => [{ seat }, ` sends a Scout to island ${island}`],
  thiefSet: ({ seat, owner }) => [{ seat }, ' sets a Thief beside a treasure of ', { seat: owner }],
  defended: ({ seat, thief }) => [{ seat }, ' chases away the Thief of ', { seat: thief }],
  mateReturned,
  stopped: ({ seat, step }) => (STOPPED[step] === null ? null : [{ seat }, STOPPED[step]]),
  turnEnded: () => null,
  endTriggered: ({ seat, clause }) => [
    { seat },
    clause === 'BON-E5' ? ' holds three treasures' : ' holds three treasures: this is the last round',
  ],
  endUndone: () => ['Nobody holds three treasures any more: the game goes on'],
  roundEnded: ({ round }) => [`Round ${round} is over`],
  gameEnded: ({ places }) => {
    const winners = placedFirst(places)
    return [...captains(winners, 'and'), winners.length === 1 ? ' wins' : ' win together']
  },
}

function tell<T extends Event['type']>(event: Extract<Event, { type: T }>): Phrase | null {
  const teller: (told: Extract<Event, { type: T }>) => Phrase | null = TELL[event.type as T]
  return teller(event)
}

function progress(view: View): string {
  const unit = view.boards.length === 1 ? 'turn' : 'round'
  if (view.step === 'over') return `Finished in ${count(view.round, unit)}`
  const numbered = unit === 'turn' ? `Turn ${view.round}` : `Round ${view.round}`
  return view.lastRound ? `${numbered}, the last` : numbered
}

function refusal(reason: string, move: Move | null, view: View, reader: Reader): Explanation {
  const known = isReason(reason) || reason === 'notAsked' || reason === 'cannotUndo' ? reason : 'notAnAnswer'
  return REFUSALS[known]({ move, view, reader })
}

export const text: GameText<View, Move, Event, never> = {
  pitch: 'Roll the bones, sail your six ships to the Murky Isles and bring three treasures home before anybody else.',
  options: {
    friendly: { label: 'Friendly', help: 'First Mates only scout: no Thieves, no Defenders.' },
    vile: { label: 'Vile Pirates', help: 'A Thief may rob anybody, even a captain with fewer treasures.' },
    party: { label: 'Party', help: 'Two boxes on the table: up to eight captains.' },
    strictScout: {
      label: 'Strict Scout',
      help: 'A Scout comes home at the very end of the turn, too late to be used again in it.',
    },
  },
  steps: ['Roll', 'Reroll', 'Change', 'Sail', 'Mate'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: moveLabel,
  event: (event) => tell(event),
  refusal: ({ reason }, move, view, reader) => refusal(reason, move, view, reader),
  tableRefusal: ({ reason }) => TABLE_REFUSALS[isTableReason(reason) ? reason : 'noSuchSeats'],
  complaint: (none) => none,
  ending: (_outcome, view, reader) => ending(view, reader),
}
