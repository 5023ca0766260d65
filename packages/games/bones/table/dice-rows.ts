// How the dice are laid out in the tray: equal dice together, two rows of three. Positions in the view stay what they are.
import type { DieView } from '../view.ts'

const ROW = 3

export interface Grouped {
  readonly face: number
  readonly count: number
}

/** Faces that lie there more than once, the largest group first. */
export function groupsOf(dice: readonly DieView[]): Grouped[] {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ face, count: dice.filter((die) => die.face === face).length }))
  return faces.filter(({ count }) => count > 1).toSorted((a, b) => b.count - a.count || a.face - b.face)
}

/** Positions by face: groups first, then single dice in order. */
function bunches(dice: readonly DieView[]): number[][] {
  const positions = (face: number) => dice.flatMap((die, at) => (die.face === face ? [at] : []))
  const all = [1, 2, 3, 4, 5, 6].map(positions).filter((bunch) => bunch.length > 0)
  return all.toSorted((a, b) => b.length - a.length)
}

/** Two rows of positions; a bunch is kept in one row where it fits. */
export function rowsOf(dice: readonly DieView[]): readonly [readonly number[], readonly number[]] {
  const first: number[] = []
  const second: number[] = []
  for (const bunch of bunches(dice)) {
    const whole = [first, second].find((row) => row.length + bunch.length <= ROW)
    for (const at of bunch) (whole ?? (first.length < ROW ? first : second)).push(at)
  }
  return [first, second]
}

/** Whether equal dice had to be parted; then a row by itself says too little. */
export const isParted = (dice: readonly DieView[]): boolean => {
  const [first, second] = rowsOf(dice)
  const faces = new Set(first.map((at) => dice[at]?.face))
  return second.some((at) => faces.has(dice[at]?.face))
}

/** The order in which the dice are read and numbered for the keyboard. */
export const orderOf = (dice: readonly DieView[]): number[] => rowsOf(dice).flat()
