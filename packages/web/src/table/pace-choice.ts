// How fast this browser wants to be told what happens: one choice for all games, calm until somebody knows the game or chooses; but
// not in a lesson, where a voice waits for the reader and says what happened.
import { computed, signal, type ReadonlySignal } from '@preact/signals'
import { PACES, type Pace } from '../kit/tempo.ts'
import { storage, type Drawer } from '../kit/storage.ts'

const KEPT_AS = 'flibuste.pace'

interface Kept {
  /** Null: not chosen yet. */
  readonly chosen: Pace | null
  /** Games of which a match was played to its end here. */
  readonly known: readonly string[]
}

const NOTHING: Kept = { chosen: null, known: [] }

const isPace = (value: unknown): value is Pace => PACES.some((pace) => pace === value)

/** Whatever lies there, it is read as far as it makes sense. */
export function readKept(written: string | null): Kept {
  try {
    const { chosen, known } = (JSON.parse(written ?? '{}') ?? {}) as Partial<Record<keyof Kept, unknown>>
    return {
      chosen: isPace(chosen) ? chosen : null,
      known: Array.isArray(known) ? known.filter((id): id is string => typeof id === 'string') : [],
    }
  } catch {
    return NOTHING
  }
}

/** Whether a match of this game was played to its end in this browser. */
export const knows = (game: string, drawer: Pick<Drawer, 'read'> = storage): boolean =>
  readKept(drawer.read(KEPT_AS)).known.includes(game)

export interface PaceChoice {
  readonly pace: ReadonlySignal<Pace>
  /** A match of this game was played to its end here. */
  readonly isKnown: ReadonlySignal<boolean>
  choose(pace: Pace): void
  /** A match of this game was played to its end. */
  finished(): void
  /** The next match is met as the first of this game: calm, and explained. */
  anew(): void
}

/** `first`: the pace of whoever has chosen none and knows no match of the game. */
export function paceChoice(game: string, drawer: Pick<Drawer, 'read' | 'write'>, first: Pace = 'calm'): PaceChoice {
  const kept = signal(readKept(drawer.read(KEPT_AS)))
  const keep = (next: Kept): void => {
    kept.value = next
    drawer.write(KEPT_AS, JSON.stringify(next))
  }
  const isKnown = computed(() => kept.value.known.includes(game))
  return {
    isKnown,
    pace: computed(() => kept.value.chosen ?? (isKnown.value ? 'normal' : first)),
    choose: (pace) => keep({ ...kept.peek(), chosen: pace }),
    finished() {
      const { chosen, known } = kept.peek()
      if (!known.includes(game)) keep({ chosen, known: [...known, game] })
    },
    anew: () => keep({ ...kept.peek(), known: kept.peek().known.filter((id) => id !== game) }),
  }
}
