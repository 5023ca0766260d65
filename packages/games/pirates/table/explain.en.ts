// What the pieces of Pirates! say in English: a title, what it is, what it does now.
import type { Crewed, PiratesExplain, PiratesFacts } from './explain.ts'

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const list = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const perCent = (chance: number): string => `${Math.round(chance * 100)}%`

const crew = ({ whose, cannons, pirates, aboard }: Crewed): string =>
  `${whose ?? 'You'}: ${plural(cannons, 'cannon')}, ${plural(pirates, 'pirate')}, ${plural(aboard, 'treasure')}.`

type Lair = Extract<PiratesFacts['space'], { kind: 'lair' }>

function lair({
  island,
  face,
  pirates,
  dice,
  treasure,
  ready,
  coins,
  chance,
  isLast,
}: Lair): readonly [string, string, string] {
  if (face === 'gone') return [island, 'Nothing is left here.', 'The lair has left the match; ships still go round it.']
  const last = isLast ? ' The last lair: taking it ends the match.' : ''
  const odds = chance === null ? '' : ` Your chance now: ${perCent(chance)}.`
  if (face === 'down')
    return [
      `${island}, sealed`,
      `Nobody has looked into it. It hides one of the coins ${list(coins)}.`,
      `Attack from a space beside it.${odds}${last}`,
    ]
  const fights = ready
    ? `Fires back with ${dice === 1 ? 'one die' : `${dice} dice`}.`
    : 'Cannot fight: any attack takes it.'
  return [
    island,
    `${plural(pirates, 'pirate')}, ${plural(dice, 'cannon')}, ${plural(treasure, 'treasure')}.`,
    `${fights}${odds}${last}`,
  ]
}

function water({
  kind,
  steps,
  islands,
  ships,
}: Exclude<PiratesFacts['space'], Lair>): readonly [string, string, string] {
  const way =
    steps === null ? '' : steps === 0 ? 'You are here.' : `${plural(steps, 'space')} away: touch it twice to sail.`
  const now = [way, ...ships.map(crew)].filter((part) => part !== '').join(' ')
  if (kind === 'port')
    return ['Port', 'Home: nobody attacks here. End a move here to unload, and to repair all six slots.', now]
  const beside = islands.length === 0 ? 'Open sea.' : `Beside ${list(islands)}.`
  return ['Water', `${beside} Ships in one space may attack each other.`, now === '' ? 'Out of reach now.' : now]
}

const DOES = { cannon: 'one die when firing', pirate: 'one space when sailing' } as const

const BLOWS = {
  selected: 'In the air.',
  hit: 'A hit: the figure there goes back to the supply.',
  miss: 'Without effect: nothing there can be hit.',
} as const

export const explainEn: PiratesExplain = {
  space: (facts) => (facts.kind === 'lair' ? lair(facts) : water(facts)),
  slot: ({ whose, slot, figure, hold, aboard, loading }) => {
    const title = `Slot ${slot}${whose === null ? '' : ` of ${whose}`}`
    if (loading)
      return [
        title,
        'A cannon fires one die, a pirate sails one space.',
        `A die showing ${slot} hits what stands here. Nobody sees it before all have sealed.`,
      ]
    if (hold && aboard > 0)
      return [
        title,
        `The hold: ${plural(aboard, 'treasure')} aboard.`,
        'No die can hit them; whoever beats the ship takes them.',
      ]
    if (figure === null) return [title, 'Nobody stands here.', `A die showing ${slot} does nothing. Repair to fill it.`]
    return [
      title,
      `A ${figure}: ${DOES[figure]}.`,
      `Hit by a ${slot}.${hold ? ' Treasure would take this slot: whoever stands here makes way.' : ''}`,
    ]
  },
  lairSlot: ({ island, slot, figure }) => [
    `${island}, slot ${slot}`,
    figure === null ? 'Empty.' : `A ${figure}.`,
    figure === null ? `A die showing ${slot} is wasted.` : `A die showing ${slot} removes it.`,
  ],
  fixed: ({ count }) => [
    'Cannon without a number',
    `${count} here: no die can hit them.`,
    'They fire as long as a pirate is left.',
  ],
  coin: ({ treasure, room }) => [
    'Treasure of the lair',
    `${plural(treasure, 'treasure')} lie here.`,
    room === null ? '' : `You have room for ${room} more.`,
  ],
  bank: ({ whose, banked, aboard, target }) => [
    whose === null ? 'Your treasure' : `Treasure of ${whose}`,
    `${banked} of ${target} ashore, safe for good${aboard > 0 ? `; ${aboard} aboard` : ''}.`,
    `${Math.max(0, target - banked)} more ashore ${whose === null ? 'and you win' : 'win'} at once.`,
  ],
  counts: (facts) => [
    'Cannons and pirates',
    'A die for each cannon when firing, a space for each pirate when sailing.',
    `${crew(facts)} Without either a ship cannot fight.`,
  ],
  lairs: ({ sealed, open, gone }) => [
    'The lairs',
    `${sealed} sealed, ${open} open, ${gone} plundered.`,
    'When all are plundered the match ends, and what is aboard counts too.',
  ],
  dice: ({ dice }) => [
    'Dice of a fight',
    'One for each cannon; each hits the slot of its number.',
    dice === 0 ? '' : `Last volley: ${dice}.`,
  ],
  odds: () => [
    'Odds',
    'Your chances in this attack, counted exactly.',
    'Win, nobody, loss; what you stand to gain and to lose.',
  ],
  fighting: ({ who, cannons, pirates, treasure }) => [
    who ?? 'You',
    `${plural(cannons, 'cannon')}, ${plural(pirates, 'pirate')}, ${plural(treasure, 'treasure')}.`,
    cannons === 0 || pirates === 0
      ? 'No longer ready: without a cannon or a pirate nobody fights.'
      : `Still ready: it fires with ${cannons === 1 ? 'one die' : `${cannons} dice`}.`,
  ],
  blow: ({ slot, state }) => [
    `A die of the fight: ${slot}`,
    `It aims at slot ${slot} of the other side.`,
    BLOWS[state],
  ],
  captain: ({ whose, banked, aboard, target }) => [
    whose ?? 'You',
    `${banked} of ${target} ashore, ${aboard} aboard.`,
    'Only what is ashore counts towards the goal; what is aboard can be robbed.',
  ],
  steps: ({ action, round }) => [
    'Two actions',
    'Sail or attack, then attack or repair.',
    `Round ${round}: this is the ${action === 1 ? 'first' : 'second'}.`,
  ],
}
