// Mat and cards of another edition: untrusted JSON to an edition, or what is wrong with it.
import type { EditionRead } from '@flibuste/kernel'
import { readOrComplain, sumOf } from '../edition-fields.ts'
import { complain, fieldsOf, listOf, LOOT, nameOf, wholeOf, type Part, type RowPart } from './complaints.ts'
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

const eachIn = ({ part, section }: RowPart): Part => ({ part: part === 'values' ? 'value' : 'cost', section })

function numbersOf(raw: unknown, part: RowPart, count: number, most: number): number[] {
  if (!Array.isArray(raw) || raw.length !== count) return complain({ reason: 'notNumbers', part, count })
  return raw.map((number) => wholeOf(number, eachIn(part), 1, most)) // COV-E3: no value is 0
}

/** COV-M1: values never fall from left to right, and no step is free. */
function trackOf(raw: unknown, section: Section): Track {
  const fields = fieldsOf(raw, { part: 'section', section }, ['values', 'costs'])
  const values = numbersOf(fields.values, { part: 'values', section }, LEVELS, MOST_VALUE[section])
  if (values.some((value, at) => at > 0 && value < values[at - 1]!)) complain({ reason: 'falling', section })
  return { values, costs: numbersOf(fields.costs, { part: 'costs', section }, LEVELS - 1, MOST_COST) }
}

function matOf(raw: unknown): Mat {
  const fields = fieldsOf(raw, { part: 'mat' }, SECTIONS)
  return {
    sails: trackOf(fields.sails, 'sails'),
    crew: trackOf(fields.crew, 'crew'),
    cannons: trackOf(fields.cannons, 'cannons'),
    hull: trackOf(fields.hull, 'hull'),
  }
}

function treasureOf(raw: unknown, at: number): TreasureCard {
  const card = at + 1
  const fields = fieldsOf(raw, { part: 'treasure', card }, [...LOOT, 'copies'])
  const [fame, gold, chests, tavern] = LOOT.map((kind) =>
    wholeOf(fields[kind], { part: 'loot', card, kind }, 0, MOST_LOOT[kind]),
  )
  const copies = wholeOf(fields.copies, { part: 'copies', card }, 1, TREASURE_CARDS)
  return { fame: fame!, gold: gold!, chests: chests!, tavern: tavern!, copies }
}

/** COV-0.5: sixty in all, cards alike counted together. */
function treasuresOf(raw: unknown): TreasureCard[] {
  const cards = listOf(raw, { part: 'treasures' }).map(treasureOf)
  const found = sumOf(cards.map(({ copies }) => copies))
  if (found !== TREASURE_CARDS) complain({ reason: 'wrongTreasures', expected: TREASURE_CARDS, found })
  const keys = cards.map((card) => LOOT.map((kind) => card[kind]).join(' '))
  const second = keys.findIndex((key, at) => keys.indexOf(key) !== at)
  if (second >= 0) complain({ reason: 'alike', first: keys.indexOf(keys[second]!) + 1, second: second + 1 })
  return cards
}

/** COV-0.8, COV-12.1: the booklet counts parrots and fame cards one by one, so those copies are not open. */
const SETTLED: readonly TavernKind[] = [...PARROTS, ...FAME_CARDS]

function copiesOf(raw: unknown, kind: TavernKind, most: number): number {
  const part: Part = { part: 'tavernCopies', kind }
  if (SETTLED.includes(kind)) return wholeOf(raw, part, TAVERN_COPIES[kind], TAVERN_COPIES[kind])
  return wholeOf(raw, part, kind === 'fairWind' ? LEAST_FAIR_WINDS : 1, most) // COV-15.2
}

/** COV-0.7: every title is there, and each family has as many cards as the booklet counts. */
function tavernOf(raw: unknown): TavernCopies {
  const fields = fieldsOf(raw, { part: 'tavern' }, TAVERN_KINDS)
  const copies: { [K in TavernKind]: number } = { ...TAVERN_COPIES }
  for (const family of FAMILIES) {
    const [kinds, expected] = [FAMILY_KINDS[family], FAMILY_SIZES[family]]
    for (const kind of kinds) copies[kind] = copiesOf(fields[kind], kind, expected)
    const found = sumOf(kinds.map((kind) => copies[kind]))
    if (found !== expected) complain({ reason: 'wrongFamily', family, expected, found })
  }
  return copies
}

function editionOf(raw: unknown): Edition {
  const fields = fieldsOf(raw, { part: 'edition' }, ['name', 'mat', 'treasures', 'tavern'])
  return {
    name: nameOf(fields.name, { part: 'name' }),
    mat: matOf(fields.mat),
    treasures: treasuresOf(fields.treasures),
    tavern: tavernOf(fields.tavern),
  }
}

export const readEdition = (raw: unknown): EditionRead => readOrComplain(raw, editionOf)

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
