// What the Störtebeker table says in English, beyond the sentences of text.en.ts.
import type { Phrase } from '@flibuste/kernel'
import { SHARED_WORDS } from '@flibuste/web/kit'
import { LEAST_SEATS, MARKED, MOST_SEATS, SHIPS, TRACK, type Provenance } from '../data.ts'
import type { Role } from '../events.ts'
import type { Attack } from '../state.ts'
import { and, card, cards, good, points, shipName, town } from '../words.en.ts'
import { valueOf, type Card } from '../cards.ts'
import type { CounterNeeds } from '../wording.ts'
import type { Stance } from './duel-report.ts'
import type { Pattern, Use } from './patterns.ts'
import type { Rival } from './prospects.ts'

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const perCent = (share: number): string => `${Math.round(share * 100)}%`
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const PROVENANCE: { readonly [P in Provenance]: string } = {
  booklet: 'from the booklet',
  public: 'from public pages',
  deduced: 'deduced',
  reconstructed: 'made to fit',
}

const STANCE: { readonly [S in Stance]: string } = {
  asked: 'is asked',
  waits: 'asked later',
  declined: 'lets it go',
  noCard: 'no card there',
  short: 'too much missing',
}

const USE: { readonly [U in Use]: string } = { lay: 'lay', discard: 'discard', pay: 'broadside' }
const USED: { readonly [U in Use]: string } = { lay: 'Laid', discard: 'Discarded', pay: 'Paid' }
const ROLE: { readonly [R in Role]: string } = { boarder: 'boards', counter: 'counter-attacks' }

/** "lay 2, discard 1". */
function pattern(uses: Pattern, picks: number): string {
  const counts = (['lay', 'discard', 'pay'] as const).flatMap((use) => {
    const count = uses.filter((one) => one === use).length
    if (count === 0) return []
    return [use === 'pay' ? 'pay for a broadside' : `${USE[use]} ${count}`]
  })
  return `${counts.join(', ')}${picks > 0 ? `, pick up to ${picks}` : ''}`
}

/** "7 on the dice, 4 for pirates, 1 for marks". */
function sum({ dice, pirates, marks }: Attack): string {
  const parts = [`${sumOf(dice)} on the dice`]
  if (pirates.length > 0)
    parts.push(`${sumOf(pirates.map(valueOf))} for ${pirates.length === 1 ? 'a pirate' : 'pirates'}`)
  if (marks > 0) parts.push(`${marks} for marked provisions`)
  return parts.join(', ')
}

interface FighterEnd {
  /** The total that leads, where it is not his. */
  readonly rival: number | null
  readonly tied: 'yes' | 'no'
  readonly took: 'yes' | 'no'
}

function fighterEnd(role: Role, total: number, strength: number, { rival, tied, took }: FighterEnd): string {
  if (role === 'boarder' && total < strength) return `falls short of ${strength}`
  if (took === 'yes' && tied === 'yes') return 'first among equals: takes the ship'
  if (rival === total) return `${total} as well, but comes later`
  if (took === 'yes')
    return role === 'boarder' ? `reaches ${strength}, takes the ship` : 'the highest total: takes the ship'
  if (rival !== null) return `is beaten by ${rival}`
  return role === 'boarder' ? `reaches strength ${strength}` : 'leads'
}

/** What a boarding's chance is made of: the dice alone, the whole, and whoever may counter-attack. */
export interface SaidOdds {
  readonly dice: number
  readonly whole: number
  readonly rivals: readonly string[]
}

const eitherOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`

export const en = {
  ...SHARED_WORDS.en,
  remark: {
    prize: (verdict: string): string => `If you take it, the last round begins. If it ended then: ${verdict}.`,
    prizeEnds: (verdict: string): string => `If you take it, the match ends with your turn: ${verdict}.`,
    ends: (verdict: string): string => `Your turn ends the match: ${verdict}.`,
    mine: (verdict: string): string => `This boarding ends the match. If the ship is yours: ${verdict}.`,
    theirs: (name: string, verdict: string): string =>
      `This boarding ends the match. If the ship stays with ${name}: ${verdict}.`,
    noTarget: 'There is nothing for a broadside to hit.',
    nobody: (ship: string): string => `There is nothing to hit at ${ship}.`,
    tooStrong: (ship: string): string => `${ship} is out of reach: even two sixes are not enough.`,
  },
  ask: {
    play: 'Pick up a card',
    ship: 'Touch a lit ship',
    pile: 'Pick from the pile',
    fire: 'Choose a ship to fire at',
    shoot: 'Choose what to take',
    shed: 'Choose a pirate to give up',
    lose: 'Choose what to lose',
    board: 'Board a ship, or end the turn',
    counter: 'Counter-attack, or not',
  },
  goal: {
    first: 'Fill your side of a ship, board it with two dice, score its coin: most points wins.',
    aim: (prizes: number): Phrase => [
      'most points for ships; the last round comes after ',
      { strong: String(prizes) },
      ' more',
    ],
    short: (prizes: number): Phrase => ['most points; last round after ', { strong: String(prizes) }, ' more ships'],
    low: (prizes: number): Phrase => [{ strong: String(prizes) }, ' ships to go'],
    last: { long: 'Last round', short: 'Last round', low: 'Last round' },
    nextPrize: { long: 'The next prize brings the last round', short: 'Next prize: last round', low: '1 ship to go' },
    fewPrizes: (prizes: number) => ({
      long: `${prizes} more prizes bring the last round`,
      short: `Last round after ${prizes} more ships`,
      low: `${prizes} ships to go`,
    }),
    becalmed: {
      long: 'No ship was taken for long: the last round, unless one is',
      short: 'Becalmed: last round',
      low: 'Becalmed',
    },
  },
  list: and,
  card,
  good,
  town,
  shipName,
  points,
  pirate: 'pirate',
  perCent,
  scoreTrack: (end: number): string => `Score track to ${end}`,
  scored: (name: string, score: number): string => `${name} ${score}`,
  fleet: 'Ships at sea',
  needs: (provisions: readonly number[]): string =>
    and(provisions.flatMap((count, at) => (count === 0 ? [] : [count === 1 ? good(at) : `${count} ${good(at)}`]))),
  shipLine: (name: string, strength: number, needs: string): string =>
    `${name}, strength ${strength}, asks for ${needs}`,
  sideLine: (name: string, has: readonly string[], missing: readonly string[]): string =>
    `${name}: ${has.length === 0 ? 'nothing' : and(has)}; ${missing.length === 0 ? 'complete' : `missing ${and(missing)}`}`,
  hiddenPirates: (count: number): string[] =>
    count === 0 ? [] : [count === 1 ? 'a pirate face down' : `${count} pirates face down`],
  gapFilled: 'Taken. The next ship sails in at the end of the turn.',
  gapStays: 'Taken. No ship is left to sail in.',
  rear: 'Next ships',
  follow: (ships: number): string => (ships === 0 ? 'none follows' : plural(ships, 'ship follows', 'ships follow')),
  noneLeft: 'No ship is left',
  next: 'Next:',
  nextLine: (ships: readonly string[], left: number): string =>
    `Next: ${ships.join('; ')}. ${plural(left, 'more follows', 'more follow')}.`,
  draw: 'draw',
  discardPile: 'discard',
  lookThrough: (count: number): string => `Look through the discard pile: ${plural(count, 'card', 'cards')}`,
  discardTitle: 'Discard pile',
  inPile: (name: string, count: number): string => `${name}, ${count} there`,
  times: (count: number): string => `×${count}`,
  mayPick: (count: number): string => (count === 1 ? 'Pick one card.' : `Pick up to ${count} cards.`),
  pileNote: 'Open to all. Whoever discards two may pick one, whoever discards three may pick two.',
  pileEmpty: 'Nothing has been discarded yet.',
  yourHand: 'Your hand',
  hands: 'Hands',
  onlyYou: 'only you see it',
  emptyHand: 'No card in hand',
  otherHands: 'Cards in the others’ hands',
  handSize: (name: string, count: number, known: readonly string[]): string =>
    `${name} holds ${plural(count, 'card', 'cards')}${known.length === 0 ? '' : `; seen: ${and(known)}`}`,
  pickedCard: (name: string): string => `Picked: ${name}, to hand at the end of the turn`,
  atTurnsEnd: 'at turn’s end',
  threeCards: 'Three cards',
  use: USE,
  usedAs: USED,
  spent: { lay: 'laid', discard: 'dis\u00adcarded', pay: 'paid' },
  openNow: 'Now',
  openLater: 'Open',
  patterns: 'Ways to use the cards',
  pattern,
  waysLeft: (count: number): string => (count === 0 ? '' : `${count} ways to go on`),
  patternShut: (said: string): string => `${said}: no longer`,
  dice: 'Dice',
  diceColour: 'colour: broadside',
  diceNumber: 'number: boarding',
  colourDie: (at: number): string => `Colour die: ${good(at)}`,
  numberDie: (value: number): string => `Die: ${value}`,
  again: 'Show the last boarding again',
  broadsideAt: (ship: string): string => `Broadside at ${ship}`,
  shedAt: (ship: string): string => `A pirate too many at ${ship}`,
  loseAt: (ship: string): string => `Beaten back at ${ship}`,
  shot: { seize: 'Seize', sink: 'Sink' },
  hideOdds: 'Hide odds',
  oddsNeeded: (needed: number, bonus: number, chance: number): string =>
    `${needed <= 2 ? 'Any throw will do' : needed > 12 ? 'No throw is enough' : `${needed} or more on two dice: ${perCent(chance)}`}${bonus > 0 ? `, +${bonus} yours` : ''}.`,
  oddsMissing: (count: number): string => `${plural(count, 'provision', 'provisions')} still missing.`,
  rival: (name: string, { missing, hidden, comes, beats }: Rival): string => {
    const has = missing === 0 ? 'complete' : `lacks ${missing}, in hand ${perCent(comes)}`
    const pirates = hidden === 0 ? '' : `, ${hidden} hidden`
    return `${name} (${has}${pirates}) would beat you ${perCent(beats)}: takes her ${perCent(comes * beats)}`
  },
  /** The same beside the captain's chip. */
  rivalShort: (missing: number, hidden: number): string =>
    `${missing === 0 ? 'complete' : `lacks ${missing}`}${hidden === 0 ? '' : `, ${hidden} hidden`}`,
  wouldWin: (chance: number): string => `wins ${perCent(chance)}`,
  oddsCounter: ({ best, total, tie }: CounterNeeds): string =>
    tie === 'mine'
      ? `You win with ${total} or more: among equals you come first.`
      : `You win with ${total} or more: an equal ${best} is not enough.`,
  cannotCounter: 'Your hand lacks what is missing. Nobody learns that from you.',
  discardIt: 'Discard it',
  payWithIt: 'Pay for a broadside',
  payInVain: 'Broadside, no target',
  hits: (chance: number): string => `hits ${perCent(chance)}`,
  hitsNobody: 'nothing to hit',
  fireAgain: 'Touch the ship again to fire all the same.',
  leaveIt: 'Leave it',
  boardIt: 'Board her',
  layAt: (ship: string): string => `Lay it at ${ship}`,
  addThem: (added: readonly Card[]): string => `Add ${cards(added)}`,
  pickFromPile: 'The discard pile',
  cardsLeft: (left: number): string => `${plural(left, 'card', 'cards')} to use: pick one up.`,
  pickFirst: 'Pick up a card of your hand first, then touch a ship.',
  layHint: (ships: number): string =>
    `${plural(ships, 'ship is', 'ships are')} lit: lay it there, or use it otherwise.`,
  layOdds: ({ dice, whole, rivals }: SaidOdds): string =>
    rivals.length === 0
      ? `With it, ${perCent(whole)} to win her.`
      : `With it, ${perCent(whole)} to win her: ${perCent(dice)} on the dice, less if ${eitherOf(rivals)} answers.`,
  noPlaceHint: 'No ship has room for it on your side.',
  boardHint: 'Touch the ship again, or press the button: the dice cannot be taken back.',
  boardOdds: ({ dice, whole, rivals }: SaidOdds): string =>
    `${perCent(dice)} on the dice, ${perCent(whole)} after counter-attacks: ${eitherOf(rivals)} may answer.`,
  askedInTurn: 'Asked in turn',
  stance: STANCE,
  role: ROLE,
  rolled: (role: Role, total: number): string => `${role === 'boarder' ? 'boards' : 'counters'}: ${total}`,
  fromHand: 'from hand',
  complete: 'complete',
  sum,
  fighterEnd,
  boarding: (ship: string): string => `Boarding of ${ship}`,
  beatenBack: (name: string): string => `${name} is beaten back`,
  takesShip: (name: string, points: number): string => `${name} takes her: +${points}`,
  toTheShips: 'To the ships',
  backToDuel: 'Back to the boarding',
  totals: 'Total against strength',
  strength: (strength: number): string => `Strength ${strength}`,
  ladder: (strength: number, totals: readonly { readonly name: string; readonly total: number }[]): string =>
    `Strength ${strength}; ${and(totals.map(({ name, total }) => `${name} ${total}`))}`,
  missingGood: (name: string): string => `${name}, missing`,
  youMayCounter: (missing: number): string =>
    missing === 0 ? 'Your side is complete: you may counter-attack.' : `You may add what is missing from your hand.`,
  mayCounter: (name: string): string => `${name} may counter-attack, if the hand allows it.`,
  ownBonus: (total: number): string => `on your side; you win with ${total} or more`,
  lossTitle: 'Beaten back',
  lossOpen: 'Each die costs a provision of its kind, if one lies there.',
  lossSaid: (lost: readonly string[]): string => (lost.length === 0 ? 'No provision is lost.' : `Lost: ${and(lost)}.`),
  noCounter: 'No counter-attack',
  takenSaid: (name: string, ship: string, worth: number): string =>
    `${name} takes ${ship} and scores ${worth}. All cards there are discarded.`,
  aboutShort: 'Prizes, edition',
  prizes: 'Prizes',
  noShips: 'none',
  bonusNow: (bonus: number): string => `+${bonus} for colours`,
  variants: 'Variants',
  variant: {
    bonus: 'Colour bonus',
    foresight: 'Three in sight',
    stopAfterFailure: 'One failure ends boarding',
    stopAfterCounter: 'A lost ship ends boarding',
    threeShips: 'Three ships at sea',
    tiesFromBoarder: 'The boarder wins ties',
  },
  played: 'played',
  notPlayed: 'not played',
  aboutOwn: (name: string): string =>
    `“${name}”, loaded for this match: its figures are those of whoever wrote the file.`,
  aboutText:
    'The pictures of the booklet are lost, and no list of the thirty ships was found anywhere. Every figure is marked with where it comes from; what had to be made fits all that is known.',
  provenance: (source: Provenance): string => PROVENANCE[source],
  aboutShips: 'The thirty ships',
  aboutHeads: { town: 'Town', points: 'Points', strength: 'Strength', provisions: 'Asks for' },
  figures: {
    seats: `${LEAST_SEATS} to ${MOST_SEATS} captains`,
    provisions: '56 provisions: 13, 10, 10, 8, 8 and 7',
    pirates: 'ten pirates: four of 2, three of 3, three of 4',
    markedCount: `${MARKED} marked provisions`,
    markedGoods: 'which provisions are marked',
    markValue: 'a mark counts 1',
    colourDice: 'each good once on a colour die',
    rumBeansMeatColours: 'rum black, beans green, meat red',
    otherGoodColours: 'water blue, biscuit brown, bananas yellow',
    shipCount: `${SHIPS} ships in five colours`,
    shipColours: 'the colours besides yellow, and their towns',
    captainColours: 'colours of the captains',
    rearguard: 'rearguard of 12, 15 or 18 ships',
    scoreTrack: `score track of ${TRACK}`,
  },
  rankPoints: 'Points',
  voyage: 'Points, round by round',
  rankShips: 'Ships',
  rankBonus: 'Colours',
  rankTotal: 'Total',
}

export type StortebekerWords = typeof en
