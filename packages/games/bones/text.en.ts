// Buccaneer Bones in English.
import {
  bySeat,
  labellerOf,
  tellerOf,
  type GameText,
  type Labels,
  type Phrase,
  type Prompt,
  type Reader,
  type Tellings,
} from '@flibuste/kernel'
import { and, counted, inWords, or, plural } from '../grammar.en.ts'
import { beginsTold, titleOfTurn, winnersTold } from '../table-words.en.ts'
import type { Clause } from './clauses.ts'
import { GROUPS, ISLAND_POWERS, type Power } from './data.ts'
import { ending } from './endings.en.ts'
import type { Event, MateReturned } from './events.ts'
import type { Move, Reroll, Sail, Thief } from './moves.ts'
import { refusal, tableRefusal } from './refusals.en.ts'
import { PORT, SEA } from './state.ts'
import type { OpenStep, View } from './view.ts'
import {
  asDice,
  changesOfTurn,
  facesOf,
  islandsWith,
  rerollsOfTurn,
  robbed,
  sameDice,
  stepNumber,
  throws,
  usesOfMate,
} from './wording.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth']
const POWER: { readonly [P in Power]: string } = {
  die: 'one more die',
  change: '±1 on a die',
  reroll: 'one more reroll',
}
const threes = (face: number, group: keyof typeof GROUPS): string => `${inWords(GROUPS[group])} ${face}s`

/** "island 3 gives one", where islands give anything. */
function thanksTo(islands: readonly number[]): string {
  if (islands.length === 0) return ''
  return islands.length === 1 ? `, island ${islands[0]} gives one` : `, islands ${and(islands)} give one each`
}

const REROLL_CLAUSES: readonly Clause[] = ['BON-4.2', 'BON-4.3', 'BON-4.4']

/** What a becalmed captain's mate can do here. */
const MATE_USES = { scout: 'scout an island', thief: 'set a Thief beside a treasure', defend: 'chase a Thief' } as const
const mateUses = (view: View): string => or(usesOfMate(view).map((use) => MATE_USES[use]))

type Asking = { readonly [S in OpenStep]: (view: View) => Omit<Prompt, 'title'> }

const TO_ME: Asking = {
  reroll: (view) => ({
    sentence: [
      'Choose dice to reroll. ',
      { strong: `${counted(view.rerollsLeft, 'reroll')} left` },
      `${thanksTo(islandsWith(view, 'reroll'))}.`,
    ],
    clause: REROLL_CLAUSES[rerollsOfTurn(view) - 1]!,
  }),
  change: (view) => ({
    sentence: [
      'Turn a die one up or down. ',
      { strong: `${counted(view.changesLeft, 'change')} left` },
      `${thanksTo(islandsWith(view, 'change'))}.`,
    ],
    clause: changesOfTurn(view) === 1 ? 'BON-5.2' : 'BON-5.3',
  }),
  act: () => ({ sentence: ['Spend pairs and triples: sail your ships, plunder your islands.'], clause: 'BON-6.7' }),
  mate: (view) => ({ sentence: [`No ship can sail. Your mate may ${mateUses(view)}.`], clause: 'BON-7.1' }),
}

const TO_OTHERS: Asking = {
  reroll: (view) => ({
    sentence: [{ seat: view.active }, ` may reroll dice: ${counted(view.rerollsLeft, 'reroll')} left.`],
    clause: REROLL_CLAUSES[rerollsOfTurn(view) - 1]!,
  }),
  change: (view) => ({
    sentence: [{ seat: view.active }, ` may turn a die one up or down: ${counted(view.changesLeft, 'change')} left.`],
    clause: changesOfTurn(view) === 1 ? 'BON-5.2' : 'BON-5.3',
  }),
  act: (view) => ({ sentence: [{ seat: view.active }, ' may spend pairs and triples.'], clause: 'BON-6.7' }),
  mate: (view) => ({ sentence: [{ seat: view.active }, ' cannot sail and may use the mate.'], clause: 'BON-7.1' }),
}

function prompt(view: View, reader: Reader): Prompt {
  if (view.step === 'over') return ending(view, reader)
  const asking = reader.me === view.active ? TO_ME : TO_OTHERS
  return { title: titleOfTurn(view.active, reader), ...asking[view.step](view) }
}

function rerollLabel(move: Reroll, view: View): string {
  return move.dice.length === view.dice.length ? 'Reroll all dice' : `Reroll the ${and(facesOf(move, view))}`
}

function sailLabel({ lane, with: group }: Sail, view: View): string {
  const toSea = group === 'pair' && bySeat(view.boards, view.active).ships[lane - 1] === PORT
  return `Sail ship ${lane} ${toSea ? 'out to sea' : 'to its island'} (${threes(lane, group)})`
}

function thiefLabel({ owner, token }: Thief, view: View, reader: Reader): string {
  const { treasures } = bySeat(view.boards, owner)
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

const LABEL: Labels<Move, View> = {
  reroll: rerollLabel,
  change: (move, view) => `Turn ${view.dice[move.die]!.face} into ${view.dice[move.die]!.face + move.by}`,
  sail: sailLabel,
  plunder: (move) => `Plunder island ${move.lane} (${threes(move.lane, 'triple')})`,
  steal: (move, view, reader) => `Steal ${reader.name(robbed(view))}’s treasure (${threes(move.with, 'triple')})`,
  scout: (move) => `Scout island ${move.island} (${POWER[ISLAND_POWERS[move.island - 1]!]})`,
  thief: thiefLabel,
  defend: (move, _view, reader) => `Chase ${reader.name(move.thief)}’s Thief away`,
  done: (_move, view) => DONE[view.step],
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

const TELL: Tellings<Event> = {
  threwForFirst: ({ dice }) => ['For the first turn: ', ...throws(dice)],
  chosenFirst: ({ seat }, reader) => beginsTold(seat, reader),
  turnBegan: () => null,
  rolled: ({ seat, dice }) => [{ seat }, ` rolls ${inWords(dice.length)} dice: `, ...asDice(dice)],
  rerolled: ({ seat, positions, dice }) => [
    { seat },
    ` rerolls ${inWords(positions.length)} ${plural(positions.length, 'die', 'dice')}: `,
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
  gameEnded: ({ places }) => winnersTold(places),
}

function progress(view: View): string {
  const unit = view.boards.length === 1 ? 'turn' : 'round'
  if (view.step === 'over') return `Finished in ${counted(view.round, unit)}`
  const numbered = unit === 'turn' ? `Turn ${view.round}` : `Round ${view.round}`
  return view.lastRound ? `${numbered}, the last` : numbered
}

export const text: GameText<View, Move, Event, never> = {
  options: {
    friendly: { label: 'Friendly', help: 'First Mates only scout: no Thieves, no Defenders.' },
    vile: { label: 'Vile Pirates', help: 'A Thief may rob anybody, even a captain with fewer treasures.' },
    party: { label: 'Party', help: 'Two boxes on the table: up to eight captains.' },
    strictScout: {
      label: 'Strict Scout',
      help: 'As printed: a Scout comes home at the very end of the turn, too late to be used again in it. Without this he is back for the last step.',
    },
  },
  steps: ['Roll', 'Reroll', 'Change', 'Sail', 'Mate'],
  stepOf: stepNumber,
  progress,
  prompt,
  move: labellerOf(LABEL),
  event: tellerOf(TELL),
  refusal,
  tableRefusal,
  complaint: (none) => none,
  ending: (_outcome, view, reader) => ending(view, reader),
}
