// Dice: ivory in both themes, the one an eight-point star.

import { spoken, type Labelled } from './label.ts'
import { burin, remember, row, type Point } from './stroke.ts'

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const
export type DieFace = (typeof DIE_FACES)[number]

const NW: Point = [-1, -1]
const NE: Point = [1, -1]
const SW: Point = [-1, 1]
const SE: Point = [1, 1]

export const PIPS: Readonly<Record<DieFace, readonly Point[]>> = {
  1: [[0, 0]],
  2: [NW, SE],
  3: [NW, [0, 0], SE],
  4: [NW, NE, SW, SE],
  5: [NW, NE, [0, 0], SW, SE],
  6: [NW, [-1, 0], SW, NE, [1, 0], SE],
}

/** The pips of a face as one path, `reach` from the centre and `radius` wide. */
export const pipsPath = remember((face: DieFace, reach: number, radius: number) =>
  PIPS[face]
    .map(([x, y]) => {
      const arc = `a${radius} ${radius} 0 1 0`
      return `M${x * reach - radius} ${y * reach}${arc} ${radius * 2} 0${arc} ${radius * -2} 0Z`
    })
    .join(''),
)

export const STAR = 'M0-12 3-3 12 0 3 3 0 12-3 3-12 0-3-3Z'
/** At the size of a letter it needs more of its box to be told from a dot. */
const MINI_STAR = 'M0-19 5-5 19 0 5 5 0 19-5 5-19 0-5-5Z'

const corner = remember(() =>
  row(5, (i) => {
    const edge = 26 - i * 2.7
    const end = 2 + i * 5
    return burin([edge, 28 - i * 0.2], [edge, end], 1.1, 0.1) + burin([26, edge], [end, edge], 1.1, 0.1)
  }),
)

export type DieState = 'selected' | 'hit' | 'miss'

export interface DieProps extends Labelled {
  readonly face: DieFace
  readonly state?: DieState | undefined
}

export function Die({ face, state, label }: DieProps) {
  return (
    <svg class={state === undefined ? 'die' : `die ${state}`} viewBox="-32 -32 64 64" {...spoken(label)}>
      <rect class="die-box" x="-29.5" y="-29.5" width="59" height="59" rx="11" />
      <path class="die-shade" d={corner()} />
      <rect class="die-rule" x="-26" y="-26" width="52" height="52" rx="8" />
      <path class="pip" d={face === 1 ? STAR : pipsPath(face, 14, 5.6)} />
    </svg>
  )
}

/** A die the size of a letter, for logs and sentences. */
export function MiniDie({ face, label }: Omit<DieProps, 'state'>) {
  return (
    <svg class="mini-die" viewBox="-32 -32 64 64" {...spoken(label)}>
      <rect class="die-box" x="-29" y="-29" width="58" height="58" rx="12" />
      <path class="pip" d={face === 1 ? MINI_STAR : pipsPath(face, 15, 7.5)} />
    </svg>
  )
}
