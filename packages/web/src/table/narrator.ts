// How the frames of a match are told in this page: each with its score, at the player's pace, faster for whoever has fallen behind.
import { SPECTATOR, type Asked, type Clock } from '@flibuste/kernel'
import type { Frame } from '@flibuste/protocol'
import { computed, effect, untracked, type ReadonlySignal, type Signal } from '@preact/signals'
import { motionAllowed } from '../kit/motion.ts'
import type { AnyTableModule } from '../kit/table-module.ts'
import { PACE_FIGURES, tempo } from '../kit/tempo.ts'
import { pageClock } from '../session/pace.ts'
import type { Session } from '../session/session.ts'
import type { QueueNeeds, Shown, Stop } from './frame-queue.ts'
import type { PaceChoice } from './pace-choice.ts'
import { planOf, planPart, teller, type Motion, type Plan, type Progress } from '../kit/teller.ts'
import { beatsBefore } from '../kit/score.ts'
import { toldIn, wholeScore, type AnyScore } from './whole-score.ts'

/** What the page knows of whoever looks. */
export interface Surroundings {
  readonly clock: Clock
  isHidden(): boolean
  motion(): Motion
}

const PAGE: Surroundings = {
  clock: pageClock,
  isHidden: () => document.hidden,
  motion: () => (motionAllowed() ? 'moving' : 'still'),
}

export interface Narrator {
  /** The score of a frame, through the eyes of whoever looks. */
  score(at: number): AnyScore
  /** How a frame of the past is told, so many times as fast. */
  lookPlan(at: number, speed: number): Plan
  /** What a frame's time is multiplied with: what is others' affair takes less, and none once it was left. */
  share(at: number): number
  /** Whoever looks has seen enough of what this frame tells, if it is others' affair; -1: of nothing any more. */
  leave(at: number): void
  readonly queueNeeds: Omit<QueueNeeds, 'latest'>
}

type Telling = Pick<AnyTableModule, 'score' | 'concerns' | 'aside'>

/** What is others' affair takes so much of its time. */
const ASIDE = 0.5

/** Who is asked after a move, and after those the table makes for the same seat. */
function askedAfter(frames: readonly Frame[], at: number): Asked['asked'] {
  const by = frames[at]?.happening.seat
  const others = frames.findIndex(({ happening }, next) => next > at && happening.seat !== by)
  const last = frames.at(others < 0 ? -1 : others - 1)
  return (last?.view as Asked | undefined)?.asked ?? 0
}

/** Scores are kept: a board asks for the same one at every beat. */
function scoreBook(session: Session, module: Telling): (at: number) => AnyScore {
  const kept = new WeakMap<Frame, AnyScore>()
  return (at) => {
    const frames = session.frames.peek()
    const frame = frames[at]
    if (frame === undefined) return []
    const me = session.position.peek()?.viewer ?? SPECTATOR
    const known = kept.get(frame)
    if (known !== undefined) return known
    const { seat: by } = frame.happening
    const score = wholeScore(module, toldIn(frames, at), { me, by, next: askedAfter(frames, at) })
    kept.set(frame, score)
    return score
  }
}

/** Where the lesson stops, in beats; null: there is none, or it stops where all ends anyway. */
function stopIn({ tutor, frames }: Session, score: (at: number) => AnyScore): Stop | null {
  const stop = tutor?.stop.value ?? null
  if (stop === null) return null
  const { entry: at, events } = stop
  const told = frames.value[at]?.happening.events.length ?? 0
  if (events >= told && at === frames.value.length - 1) return null
  return { at, beats: beatsBefore(score(at), events), events }
}

/** How long frames take that tell of others alone. */
export function asides(
  { frames }: Pick<Session, 'frames'>,
  module: Pick<Telling, 'aside'>,
): Pick<Narrator, 'share' | 'leave'> {
  let left: string | null = null
  const affairAt = (at: number): string | null =>
    frames.peek()[at] === undefined ? null : (module.aside?.(toldIn(frames.peek(), at)) ?? null)
  return {
    share(at) {
      const affair = affairAt(at)
      return affair === null ? 1 : affair === left ? 0 : ASIDE
    },
    leave: (at) => void (left = affairAt(at)),
  }
}

export function narrator(
  session: Session,
  module: Telling,
  { pace }: Pick<PaceChoice, 'pace'>,
  { clock, isHidden, motion }: Surroundings = PAGE,
): Narrator {
  const score = scoreBook(session, module)
  const isMine = (at: number): boolean => session.frames.peek()[at]?.happening.seat === session.position.peek()?.viewer
  const { share, leave } = asides(session, module)
  return {
    score,
    share,
    leave,
    lookPlan(at, speed) {
      const { tempo: own } = PACE_FIGURES[pace.peek() === 'instant' ? 'normal' : pace.peek()]
      tempo.value = own / speed
      return planOf(score(at), { motion: motion(), tempo: tempo.peek(), by: 'others', holdMs: 0 })
    },
    queueNeeds: {
      clock,
      attention: () => (isHidden() || pace.peek() === 'instant' ? 'away' : 'watching'),
      fateful(from, to) {
        if (isHidden()) return null
        const frames = session.frames.peek().slice(from, to + 1)
        const found = frames.findIndex((_, at) => score(from + at).some(({ fate }) => fate === true))
        return found < 0 ? null : from + found
      },
      stop: computed(() => stopIn(session, score)),
      plan(at, haste, part) {
        const figures = PACE_FIGURES[pace.peek() === 'instant' ? 'fast' : pace.peek()]
        const speed = haste * share(at)
        tempo.value = figures.tempo * speed
        const by = isMine(at) ? 'me' : 'others'
        const holdMs = figures.holdMs * speed
        return planPart(atReading(score(at), tempo.peek()), part, {
          motion: motion(),
          tempo: tempo.peek() || 1,
          by,
          holdMs,
        })
      },
    },
  }
}

/** Reading takes as long at every tempo. At none at all the rest takes no time. */
function atReading(score: AnyScore, pace: number): AnyScore {
  const times = (part: AnyScore[number], by: number): AnyScore[number] => ({
    ...part,
    toldMs: part.toldMs * by,
    lastsMs: part.lastsMs * by,
    stillMs: part.stillMs * by,
  })
  return score.map((part) => {
    if (part.fate !== true) return pace === 0 ? times(part, 0) : part
    return pace === 0 || pace >= 1 ? part : times(part, 1 / pace)
  })
}

interface Looking {
  readonly look: Signal<Shown | null>
  readonly speed: Signal<number>
  readonly narrator: Narrator
}

/** Plays the beats of whatever is looked back to step by step. */
export function followLook({ look, speed, narrator: voice }: Looking): {
  readonly progress: ReadonlySignal<Progress>
  close(): void
} {
  const told = teller(pageClock)
  const stop = effect(() => {
    const at = look.value
    untracked(() => (at?.way === 'step' ? told.tell(voice.lookPlan(at.at, speed.peek()), () => {}) : told.end()))
  })
  return {
    progress: told.progress,
    close() {
      stop()
      told.end()
    },
  }
}
