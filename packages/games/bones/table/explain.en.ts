// What the pieces of Bones say in English: a title, what it is, what it does now.
import type { BonesExplain } from './explain.ts'
import { en } from './words.en.ts'

const of = (thing: string, whose: string | null): string => (whose === null ? `Your ${thing}` : `${thing} of ${whose}`)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const explainEn: BonesExplain = {
  ship: ({ lane, whose, place, arrived }) => {
    const title = capital(of(`ship ${lane}`, whose))
    if (whose !== null)
      return [
        title,
        `Nobody can touch it; its island helps ${whose} only.`,
        `Now ${['in port', 'at sea', 'at its island'][place]}.`,
      ]
    if (place === 0) return [title, 'It waits in port.', `Two ${lane}s take it to sea, three straight to its island.`]
    if (place === 1) return [title, 'At sea: 1 point in a tie.', `Two or three ${lane}s take it to its island.`]
    if (arrived) return [title, 'It has just arrived.', 'It may plunder from your next turn on.']
    return [
      title,
      'At its island: 3 points in a tie, and the gift of the island is yours.',
      `Three ${lane}s plunder: a treasure, and the ship goes back to port.`,
    ]
  },
  lane: ({ lane, lit }) => [
    `Lane ${lane}`,
    `Port above, then the sea, island ${lane} below.`,
    lit === null ? '' : lit ? `The dice can move ship ${lane} as they lie.` : `As the dice lie, ship ${lane} stays.`,
  ],
  sea: ({ lane }) => [
    'The sea',
    `The space between port and island ${lane}.`,
    `A pair of ${lane}s takes the ship this far.`,
  ],
  island: ({ lane, power, whose }) => [
    `Island ${lane}`,
    `Its gift: ${en.power(power)}, for a ship or a Scout that is here when the turn begins.`,
    whose === null
      ? `Bring ship ${lane} here; from the next turn on three ${lane}s plunder it.`
      : `On this chart it serves ${whose} only.`,
  ],
  gift: ({ lane, power, lit, whose, all, left }) => {
    const title = `Gift of island ${lane}: ${en.power(power)}`
    if (!lit)
      return [
        title,
        { die: 'One more die.', reroll: 'One more reroll.', change: 'One die may be turned by one.' }[power],
        whose === null
          ? 'Dark: no ship or Scout of yours was here when the turn began.'
          : `Dark: ${whose} does not have it.`,
      ]
    if (whose !== null) return [title, `Lit: it helps ${whose}.`, '']
    if (power === 'die') return [title, 'One more die.', 'Lit: it is among your dice.']
    if (power === 'reroll') return [title, 'One more reroll.', `This turn ${all} in all, ${left} left.`]
    return [
      title,
      'Turn one die up or down by one, after the rerolls.',
      `${left} left. A 6 goes no higher, a 1 no lower.`,
    ]
  },
  die: ({ face, state }) => {
    const title = face === 1 ? 'A die: the star is a 1' : `A die: ${face}`
    const what = `It counts for ship ${face}.`
    if (state === 'spent') return [title, 'A spent die.', 'Each die serves once a turn.']
    if (state === 'reroll') return [title, what, 'Touch it to throw it again, once more to keep it.']
    if (state === 'change') return [title, what, 'Touch it to turn it up or down by one.']
    return [title, what, 'Two alike sail a ship, three plunder.']
  },
  absentDie: ({ island }) => [
    'A die that is missing',
    `Island ${island} would add it.`,
    'A ship or a Scout has to be there when the turn begins.',
  ],
  group: () => ['What the dice make', 'Two alike sail the ship of their number, three plunder its island.', ''],
  handful: ({ base, count, whose }) => [
    'What islands lend',
    `${base === 0 ? 'None' : base} without an island; each island of this gift adds one.`,
    `${whose === null ? 'You have' : `${whose} has`} ${count} this turn.`,
  ],
  ready: ({ count }) => [
    'Ready now',
    'What these dice can do as they lie.',
    count === 0 ? 'Nothing yet.' : 'Touch a line, or the ship: it sails once the dice are kept.',
  ],
  chest: ({ whose, count, goal, full, thief, mine }) => {
    const who = whose === null ? 'You have' : `${whose} has`
    if (!full)
      return ['Room for a treasure', `${who} ${count} of ${goal}.`, `${goal} full chests bring on the last round.`]
    if (thief === null) return ['A treasure', `${who} ${count} of ${goal}.`, '']
    const now = mine
      ? 'A triple on your next turn takes it.'
      : `A triple on the next turn of ${thief} takes it, unless the Thief is chased.`
    return ['A treasure, and a Thief beside it', `${who} ${count} of ${goal}.`, now]
  },
  mate: ({ whose, duty, island, robbed }) => {
    const title = capital(of('first mate', whose))
    const who = whose ?? 'you'
    if (duty === 'scout')
      return [title, `A Scout on island ${island}.`, `Gives ${who} its gift on the next turn, then comes home.`]
    if (duty === 'thief')
      return [
        title,
        `A Thief beside a treasure of ${robbed ?? 'yours'}.`,
        `A triple on the next turn takes it for ${who}.`,
      ]
    return [title, 'In hand.', 'Goes to work when the dice move no ship: Scout, Thief or Defender.']
  },
  reserve: ({ count }) => [
    'The reserve',
    `Treasures nobody has yet: ${count}.`,
    'Each plunder takes one; they never run out.',
  ],
  ladder: ({ turns, rank }) => [
    'Your turns',
    'The fewer turns to three treasures, the better the rank.',
    `Turn ${turns}: still in reach is ${en.rank(rank)}.`,
  ],
  captain: ({ whose, count, goal, points }) => [
    whose ?? 'You',
    `${count} of ${goal} treasures. At ${goal} the last round begins.`,
    `${points} sailing points, which decide a tie.`,
  ],
  steps: ({ round }) => [
    'The steps of a turn',
    'Roll, reroll, change, sail, mate. The lit one is open; steps with nothing to decide are skipped.',
    `Round ${round}: everybody plays once in a round, and a match ends with one.`,
  ],
}
