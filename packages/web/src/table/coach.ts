// The coach at the table: picks the one sentence that is new to this browser at the open question, and remembers what was read. On for
// whoever has finished no match of the game, until somebody says otherwise. Knows no game's sentences; draws nothing.
import { computed, signal, type ReadonlySignal } from '@preact/signals'
import { lineFor, type AnyCoachModule, type CoachMoment } from '../kit/coach.ts'
import { language } from '../kit/language.ts'
import type { Drawer } from '../kit/storage.ts'
import type { AnyEvent, Asked } from '@flibuste/kernel'
import { eventsOf } from './log-lines.ts'
import { sinceMine } from './since.ts'
import type { TableState } from './table-state.ts'

const KEPT_AS = 'flibuste.coach'

interface Kept {
  /** Null: not chosen. */
  readonly chosen: 'on' | 'off' | null
  /** By game, what was read. */
  readonly read: { readonly [game: string]: readonly string[] }
}

const NOTHING: Kept = { chosen: null, read: {} }

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')

/** Whatever lies there, it is read as far as it makes sense. */
export function readCoach(written: string | null): Kept {
  try {
    const { chosen, read } = (JSON.parse(written ?? '{}') ?? {}) as { chosen?: unknown; read?: unknown }
    const lists = Object.entries(read ?? {}).filter((entry): entry is [string, string[]] => isList(entry[1]))
    return { chosen: chosen === 'on' || chosen === 'off' ? chosen : null, read: Object.fromEntries(lists) }
  } catch {
    return NOTHING
  }
}

/** Somebody turned him off, and nothing but them turns him on again. */
export const isCoachOff = (drawer: Pick<Drawer, 'read'>): boolean => readCoach(drawer.read(KEPT_AS)).chosen === 'off'

/** What is said at the open question. */
export interface Coached {
  readonly question: string
  readonly key: string
  readonly text: string
  readonly clause: string
}

export interface Coach {
  readonly isOn: ReadonlySignal<boolean>
  readonly said: ReadonlySignal<Coached | null>
  /** Which question is open. */
  readonly question: ReadonlySignal<string>
  turn(to: 'on' | 'off'): void
  /** It was read, and is not said again; nothing else is said at this question. */
  read(coached: Coached): void
  /** Fetches the game's sentences, if they will be wanted. */
  prepare(): void
}

interface Parts {
  readonly state: TableState
  readonly drawer: Pick<Drawer, 'read' | 'write'>
  /** Null: nobody is coached here. */
  readonly load: (() => Promise<AnyCoachModule>) | null
}

/** The question as the game is asked about it; null: nobody here is asked anything. */
function momentOf({ session, scene, myTurn }: TableState): CoachMoment<Asked, AnyEvent> | null {
  const now = scene.value
  if (now === null || !myTurn.value || now.me < 0 || now.legal.length === 0) return null
  const frames = session.frames.value
  const events = frames.slice(Math.max(0, sinceMine(frames, now.me) - 1)).flatMap((frame) => eventsOf(frame))
  return { view: now.view, me: now.me, legal: now.legal, events }
}

export function coaching({ state, drawer, load }: Parts): Coach {
  const game = state.session.game.id
  const kept = signal(readCoach(drawer.read(KEPT_AS)))
  const module = signal<AnyCoachModule | null>(null)
  const silenced = signal('')
  const keep = (next: Kept): void => {
    kept.value = next
    drawer.write(KEPT_AS, JSON.stringify(next))
  }
  const question = computed(() => `${state.session.position.value?.decision} ${state.session.position.value?.viewer}`)
  const isOn = computed(
    () => load !== null && (kept.value.chosen ?? (state.pace.isKnown.value ? 'off' : 'on')) === 'on',
  )
  const readHere = (): readonly string[] => kept.value.read[game] ?? []
  return {
    isOn,
    question,
    said: computed(() => {
      const known = module.value
      const moment = isOn.value && known !== null && silenced.value !== question.value ? momentOf(state) : null
      const line = moment === null || known === null ? null : lineFor(known.lines, readHere(), moment)
      if (line === null || known === null) return null
      const { key, clause } = line
      return { question: question.value, key, clause, text: known.words[language.value][key] ?? '' }
    }),
    turn: (to) => keep({ ...kept.peek(), chosen: to }),
    read({ key, question: at }) {
      const { read, chosen } = kept.peek()
      const before = read[game] ?? []
      silenced.value = at
      if (!before.includes(key)) keep({ chosen, read: { ...read, [game]: [...before, key] } })
    },
    prepare() {
      if (load === null || !isOn.value || module.peek() !== null) return
      // Without it there is nobody to explain: the rulebook is there.
      load().then(
        (loaded) => (module.value = loaded),
        () => null,
      )
    },
  }
}
