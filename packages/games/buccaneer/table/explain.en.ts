// What the pieces of Buccaneer say in English: a title, what it is, what it does now.
import type { BuccaneerExplain, CrewFacts } from './explain.ts'
import { en } from './words.en.ts'

const names = (whose: readonly (string | null)[]): string => en.list(whose.map((name) => name ?? 'you'))
const wage = ({ value, wages }: Pick<CrewFacts, 'value' | 'wages'>): string =>
  value === '?' ? `what the ship says (now ${en.list([...new Set(wages)].map(String))})` : en.ducats(value)

function single(facts: CrewFacts): readonly [string, string, string] {
  const { whose, value } = facts
  const title = whose === null ? `Your man, ${value}` : `A man of ${whose}, ${value}`
  const earns = `In a crew of somebody else he earns ${wage(facts)}.`
  if (whose === null) return [title, 'Put him on another captain’s crew, and you command it.', earns]
  return [title, `Cover him and he serves you; when you board, ${whose} gets ${wage(facts)}.`, '']
}

function pile(facts: CrewFacts): readonly [string, string, string] {
  const { whose, men, own, ships, room, mutineers } = facts
  const title = whose === null ? `Your crew of ${men}` : `A crew of ${men}, commanded by ${whose}`
  const what = `The man on top commands and boards; those below are paid.${own > 0 ? ` ${own} of yours serve in it.` : ''}`
  const danger =
    mutineers.length > 0
      ? ` Danger of mutiny: ${names(mutineers)} ${mutineers.length === 1 && mutineers[0] !== null ? 'has' : 'have'} three men or more in it.`
      : ''
  const lock = room === 0 ? ' Nine men: nobody can cover it.' : ` It can grow by ${room}.`
  const may = ships.length === 0 ? 'Too small for the ships in sight.' : `Large enough for ${en.list(ships)}.`
  return [title, what, `${may}${lock}${danger}`]
}

export const explainEn: BuccaneerExplain = {
  crew: (facts) => (facts.men === 1 ? single(facts) : pile(facts)),
  disc: ({ whose, value, second }) => [
    second ? 'The second' : 'A covered man',
    whose === null ? 'One of yours.' : `A man of ${whose}.`,
    [
      second
        ? `On a ship with two treasures, ${whose ?? 'you'} ${whose === null ? 'take' : 'takes'} the one left over.`
        : '',
      value === null ? 'His value was seen before; it is hidden until the crew is paid.' : `His value: ${value}.`,
    ]
      .join(' ')
      .trim(),
  ],
  ship: ({ name, loot, min, largest }) => [
    name,
    `${en.ducats(loot)} of loot, at least ${min} men. Boarding always succeeds.`,
    largest >= min ? 'A crew of yours is large enough.' : `Your largest crew has ${largest}.`,
  ],
  loot: ({ loot }) => ['The loot', `${en.ducats(loot)}.`, 'Wages come out of it; the captain keeps the rest.'],
  men: ({ min, largest }) => [
    'The smallest crew',
    `${min} men are enough for this ship.`,
    `Your largest crew has ${largest}.`,
  ],
  question: ({ wage: paid }) => [
    'Wage of a question mark',
    `On this ship each man with a question mark earns ${en.ducats(paid)}.`,
    'The captain’s own men earn nothing.',
  ],
  hold: ({ treasure, count, value }) => [
    `A ${en.treasure(treasure)}`,
    `Worth ${value} at the end to whoever has most ${en.kinds(treasure)}.`,
    count > 1 ? 'The captain takes one, the second the other.' : 'The captain takes it.',
  ],
  berth: ({ name, taken, taker, left, toCome }) => [
    name,
    taken ? `Boarded by ${taker ?? 'you'}.` : 'She has sailed away.',
    toCome === 0
      ? `No new ship comes: ${left} still in sight, and the match ends with the last.`
      : `New ships come when all three are gone: ${left} still in sight.`,
  ],
  deck: ({ left, ships }) => [
    'Ships to come',
    `${left} of ${ships}, three at a time.`,
    left === 0 ? 'These are the last.' : 'Which ones, chance decides; those already seen do not come back.',
  ],
  bank: ({ ducats }) => [
    'The bank',
    `${en.ducats(ducats)} that belong to nobody.`,
    'Loot is paid from here, and it never runs out.',
  ],
  purse: ({ whose, ducats }) => [
    whose === null ? 'Your purse' : `Purse of ${whose}`,
    `${en.ducats(ducats)}.`,
    'It pays wages when the loot is too small.',
  ],
  kind: ({ treasure, value, share, leaders, left }) => [
    `Most ${en.kinds(treasure)}: ${value}`,
    leaders.length === 0
      ? 'Nobody has any yet.'
      : leaders.length === 1
        ? `${leaders[0] ?? 'You'} would get ${value} now; each other one counts 1.`
        : `${names(leaders)} would share it, ${share} each.`,
    `${left} still in the bank. It is counted after the last ship.`,
  ],
  held: ({ whose, treasure, count, award }) => [
    `${en.treasures(treasure, count)} of ${whose ?? 'yours'}`,
    `Now worth ${en.ducats(award)}.`,
    'Most of a kind brings its value at the end; otherwise 1 each.',
  ],
  forecast: ({ name }) => [
    `If you board ${name}`,
    'What this boarding would bring everybody.',
    'A range means that covered values are not known for certain.',
  ],
  mutiny: ({ callers, captain, called }) => [
    'A mutiny',
    'Who has three men or more in a crew may call it, if a ship is within its reach.',
    called
      ? `Called by ${names(callers)}: ${captain ?? 'you'} must board with that crew now.`
      : `It may be called against ${captain ?? 'you'} now.`,
  ],
  captain: ({ whose, ducats, wealth, treasures }) => [
    whose ?? 'You',
    treasures.length === 0
      ? `${en.ducats(wealth)} of wealth, all in the purse.`
      : `${en.ducats(wealth)} of wealth: ${en.list([`${ducats} in the purse`, ...treasures.map(({ treasure, count, award }) => `${award} for ${en.treasures(treasure, count)}`)])}, as treasures lie now.`,
    'The richest after the last ship wins.',
  ],
  steps: ({ gone, ships }) => [
    'A turn',
    'First mutinies, then one thing: cover a crew or board a ship.',
    `${gone} of ${ships} ships are gone.`,
  ],
}
