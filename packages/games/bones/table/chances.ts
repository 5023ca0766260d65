// Chances of a turn of dice, exact: thrown, thrown again as whoever wants it would, then changed. Pure; knows no table.
import { HIGHEST_FACE } from '../data.ts'

/** What is wished for: so many dice of one face, of any of these. */
export interface Want {
  readonly face: number
  readonly count: number
}

export interface Throws {
  readonly dice: number
  readonly rerolls: number
  readonly changes: number
}

/** Dice as one number: how many show each face, a digit each. No face has more than six. */
type Bundle = number
const BASE = 7
const FACES: readonly number[] = Array.from({ length: HIGHEST_FACE }, (_, at) => at + 1)
const DIGIT: readonly number[] = FACES.map((_, at) => BASE ** at)
const one = (face: number): Bundle => DIGIT[face - 1] ?? 0
const countIn = (bundle: Bundle, face: number): number => Math.floor(bundle / one(face)) % BASE

const bundleOf = (dice: readonly number[]): Bundle => dice.reduce((sum, face) => sum + one(face), 0)

/** What the dice that are not of the face would cost to become it, the cheapest first. */
const costsOf = (bundle: Bundle, face: number): number[] =>
  FACES.flatMap((other) =>
    other === face ? [] : Array.from({ length: countIn(bundle, other) }, () => Math.abs(other - face)),
  ).toSorted((first, second) => first - second)

/** A change turns one die up or down by one: BON-5.4. */
function isHad(bundle: Bundle, { face, count }: Want, changes: number): boolean {
  const missing = count - countIn(bundle, face)
  if (missing <= 0) return true
  const costs = costsOf(bundle, face).slice(0, missing)
  return costs.length === missing && costs.reduce((sum, cost) => sum + cost, 0) <= changes
}

const thrown = new Map<number, ReadonlyMap<Bundle, number>>()

/** Every way so many dice can fall, and how likely it is. */
function fallsOf(dice: number): ReadonlyMap<Bundle, number> {
  if (dice === 0) return new Map([[0, 1]])
  const known = thrown.get(dice)
  if (known !== undefined) return known
  const falls = new Map<Bundle, number>()
  for (const [bundle, chance] of fallsOf(dice - 1))
    for (const face of FACES)
      falls.set(bundle + one(face), (falls.get(bundle + one(face)) ?? 0) + chance / HIGHEST_FACE)
  thrown.set(dice, falls)
  return falls
}

/** Every part of the dice that may be kept. */
function partsOf(bundle: Bundle): Bundle[] {
  return FACES.reduce<Bundle[]>(
    (parts, face) =>
      parts.flatMap((part) =>
        Array.from({ length: countIn(bundle, face) + 1 }, (_, count) => part + count * one(face)),
      ),
    [0],
  )
}

const sizeOf = (bundle: Bundle): number => FACES.reduce((sum, face) => sum + countIn(bundle, face), 0)

function recalled(known: Map<Bundle, number>, bundle: Bundle, find: () => number): number {
  const found = known.get(bundle) ?? find()
  known.set(bundle, found)
  return found
}

/** The dice of one turn, played for these wishes and nothing else. */
class Turn {
  /** By the rerolls that are left: what keeping some dice is worth, and what lies there. */
  private readonly kept: Map<Bundle, number>[] = []
  private readonly lying: Map<Bundle, number>[] = []
  private readonly wants: readonly Want[]
  private readonly throws: Throws

  constructor(wants: readonly Want[], throws: Throws) {
    this.wants = wants
    this.throws = throws
  }

  /** With these kept and the others thrown, so many rerolls being left then. */
  after(kept: Bundle, rerolls: number): number {
    return recalled((this.kept[rerolls] ??= new Map()), kept, () => {
      let chance = 0
      for (const [fall, likely] of fallsOf(this.throws.dice - sizeOf(kept)))
        chance += likely * this.best(kept + fall, rerolls)
      return chance
    })
  }

  private best(lying: Bundle, rerolls: number): number {
    return recalled((this.lying[rerolls] ??= new Map()), lying, () => {
      if (this.wants.some((want) => isHad(lying, want, this.throws.changes))) return 1
      return rerolls === 0 ? 0 : Math.max(...partsOf(lying).map((kept) => this.after(kept, rerolls - 1)))
    })
  }
}

/** Before the first throw. */
export const chanceOf = (wants: readonly Want[], throws: Throws): number =>
  wants.length === 0 ? 0 : new Turn(wants, throws).after(0, throws.rerolls)

/** With some dice kept, the others about to be thrown again. `throws.rerolls`: how many are left then. */
export const chanceKeeping = (kept: readonly number[], wants: readonly Want[], throws: Throws): number =>
  wants.length === 0 ? 0 : new Turn(wants, throws).after(bundleOf(kept), throws.rerolls)
