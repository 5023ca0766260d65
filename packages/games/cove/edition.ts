// Mat and cards of another edition: untrusted JSON to an edition, or a sentence that says what is wrong with it.
import type { Json } from '@flibuste/kernel'
import { complain, fieldsOf, nameOf, readOrComplain, sumOf, wholeOf } from '../edition-fields.ts'
import {
  FAME_CARDS,
  FAMILIES,
  FAMILY_KINDS,
  FAMILY_SIZES,
  LEAST_FAIR_WINDS,
  LEVELS,
  PARROTS,
  SECTIONS,
  TAVERN_COPIES,
  TAVERN_KINDS,
  TREASURE_CARDS,
  type Edition,
  type Mat,
  type Section,
  type TavernCopies,
  type TavernKind,
  type Track,
  type TreasureCard,
} from './data.ts'

const MOST_VALUE: { readonly [S in Section]: number } = { sails: 20, crew: 6, cannons: 6, hull: 20 }
const MOST_COST = 20
const MOST_LOOT = { fame: 10, gold: 20, chests: 12, tavern: 3 } as const
const LOOT = ['fame', 'gold', 'chests', 'tavern'] as const

function numbersOf(raw: unknown, what: string, count: number, most: number): number[] {
  if (!Array.isArray(raw) || raw.length !== count) complain(`${what} must be a list of ${count} numbers`)
  return raw.map((number) => wholeOf(number, `each of ${what}`, 1, most)) // COV-E3: no value is 0
}

/** COV-M1: values never fall from left to right, and no step is free. */
function trackOf(raw: unknown, section: Section): Track {
  const fields = fieldsOf(raw, `the ${section} of the mat`, ['values', 'costs'])
  const values = numbersOf(fields.values, `the values of the ${section}`, LEVELS, MOST_VALUE[section])
  if (values.some((value, at) => at > 0 && value < values[at - 1]!))
    complain(`the values of the ${section} must not fall from left to right`)
  return { values, costs: numbersOf(fields.costs, `the costs of the ${section}`, LEVELS - 1, MOST_COST) }
}

function matOf(raw: unknown): Mat {
  const fields = fieldsOf(raw, 'the mat', SECTIONS)
  return {
    sails: trackOf(fields.sails, 'sails'),
    crew: trackOf(fields.crew, 'crew'),
    cannons: trackOf(fields.cannons, 'cannons'),
    hull: trackOf(fields.hull, 'hull'),
  }
}

function treasureOf(raw: unknown, at: number): TreasureCard {
  const what = `treasure card ${at + 1}`
  const fields = fieldsOf(raw, what, [...LOOT, 'copies'])
  const [fame, gold, chests, tavern] = LOOT.map((kind) =>
    wholeOf(fields[kind], `the ${kind} of ${what}`, 0, MOST_LOOT[kind]),
  )
  const copies = wholeOf(fields.copies, `the copies of ${what}`, 1, TREASURE_CARDS)
  return { fame: fame!, gold: gold!, chests: chests!, tavern: tavern!, copies }
}

/** COV-0.5: sixty in all, cards alike counted together. */
function treasuresOf(raw: unknown): TreasureCard[] {
  if (!Array.isArray(raw)) complain('the treasures must be a list of cards')
  const cards = raw.map(treasureOf)
  const count = sumOf(cards.map(({ copies }) => copies))
  if (count !== TREASURE_CARDS) complain(`the treasure cards must add up to ${TREASURE_CARDS}, not ${count}`)
  const keys = cards.map((card) => LOOT.map((kind) => card[kind]).join(' '))
  const second = keys.findIndex((key, at) => keys.indexOf(key) !== at)
  if (second >= 0)
    complain(
      `treasure cards ${keys.indexOf(keys[second]!) + 1} and ${second + 1} are alike; give them as one with copies`,
    )
  return cards
}

/** COV-0.8, COV-12.1: the booklet counts parrots and fame cards one by one, so those copies are not open. */
const SETTLED: readonly TavernKind[] = [...PARROTS, ...FAME_CARDS]

function copiesOf(raw: unknown, kind: TavernKind, most: number): number {
  const what = `the copies of ${kind}`
  if (SETTLED.includes(kind)) return wholeOf(raw, what, TAVERN_COPIES[kind], TAVERN_COPIES[kind])
  return wholeOf(raw, what, kind === 'fairWind' ? LEAST_FAIR_WINDS : 1, most) // COV-15.2
}

/** COV-0.7: every title is there, and each family has as many cards as the booklet counts. */
function tavernOf(raw: unknown): TavernCopies {
  const fields = fieldsOf(raw, 'the tavern', TAVERN_KINDS)
  const copies: { [K in TavernKind]: number } = { ...TAVERN_COPIES }
  for (const family of FAMILIES) {
    const [kinds, size] = [FAMILY_KINDS[family], FAMILY_SIZES[family]]
    for (const kind of kinds) copies[kind] = copiesOf(fields[kind], kind, size)
    const count = sumOf(kinds.map((kind) => copies[kind]))
    if (count !== size) complain(`the ${family} cards of the tavern must add up to ${size}, not ${count}`)
  }
  return copies
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, 'an edition', ['name', 'mat', 'treasures', 'tavern'])
  return {
    name: nameOf(fields.name, 'the name of the edition'),
    mat: matOf(fields.mat),
    treasures: treasuresOf(fields.treasures),
    tavern: tavernOf(fields.tavern),
  }
}

export const readEdition = (raw: unknown): Json | string => readOrComplain(raw, editionOf)

const freezeTrack = ({ values, costs }: Track): Track =>
  Object.freeze({ values: Object.freeze(values.slice()), costs: Object.freeze(costs.slice()) })

const freezeMat = ({ sails, crew, cannons, hull }: Mat): Mat =>
  Object.freeze({
    sails: freezeTrack(sails),
    crew: freezeTrack(crew),
    cannons: freezeTrack(cannons),
    hull: freezeTrack(hull),
  })

const freezeTreasure = ({ fame, gold, chests, tavern, copies }: TreasureCard): TreasureCard =>
  Object.freeze({ fame, gold, chests, tavern, copies })

/** The same edition, which nobody can alter: states, copies and views can then share it. */
export function frozenEdition(edition: Edition): Edition {
  if (Object.isFrozen(edition)) return edition
  return Object.freeze({
    name: edition.name,
    mat: freezeMat(edition.mat),
    treasures: Object.freeze(edition.treasures.map(freezeTreasure)),
    tavern: Object.freeze({ ...edition.tavern }),
  })
}
