// Looking back: any moment of the match, without touching the present. The same control plays the whole match at the end.
import { useEffect, useState } from 'preact/hooks'
import { Icon, type IconName } from '../art/index.ts'
import { motionAllowed } from '../kit/motion.ts'
import { useFocusInTurn } from './bar-focus.ts'
import type { PanelProps } from './log.tsx'
import { frameLines } from './log-lines.ts'
import { briefly, marksOf, placeOf, type SliderMark } from './log-turns.ts'
import { PhraseLine } from './phrase.tsx'
import type { TableState } from './table-state.ts'
import { turnNamed } from './turn-words.ts'
import { say } from './words.ts'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long a frame of a replay stands at speed 1, at least: what takes longer to be shown stands longer. */
const REPLAY_MS = 1000

const standsMs = ({ narrator }: TableState, at: number, speed: Speed): number =>
  Math.max(REPLAY_MS / speed, narrator.lookPlan(at, speed).lastsMs)

interface StepButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly isOff: boolean
  readonly run: () => void
}

function StepButton({ icon, label, isOff, run }: StepButtonProps) {
  return (
    <button type="button" class="btn sm sq" aria-label={label} title={label} aria-disabled={isOff} onClick={run}>
      <Icon name={icon} />
    </button>
  )
}

/** What happened at the moment shown, in one line. */
function Caption({ state, ui }: PanelProps) {
  const words = say()
  const reader = state.logReader.value
  const telling = { text: state.text.value, reader, words, line: state.module.line }
  const lines = frameLines(state.session.frames.value, state.at.value, telling)
  if (lines.length === 0) return <p class="hint">{ui.replaying.value ? words.replayHint : words.lookingHint}</p>
  return (
    <p class="hint">
      {briefly(state.turns.value, lines).map((phrase, index) => (
        <span key={index}>
          {index > 0 && '. '}
          <PhraseLine phrase={phrase} reader={reader} chips="left out" />
        </span>
      ))}
    </p>
  )
}

function usePlaying({ state, ui }: PanelProps, speed: Speed) {
  const [isPlaying, setPlaying] = useState(motionAllowed)
  const at = state.at.value
  const isLast = at >= state.latest.value
  useEffect(() => {
    if (!isPlaying) return undefined
    if (isLast) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => ui.step(1), standsMs(state, at, speed))
    return () => clearTimeout(timer)
  }, [isPlaying, at, speed, isLast])
  const toggle = (): void => {
    if (isLast && !isPlaying) ui.lookAt(0)
    setPlaying(!isPlaying)
  }
  return { isPlaying, toggle }
}

function PlayButtons(props: PanelProps) {
  const words = say()
  const [speed, setSpeed] = useState<Speed>(1)
  const { isPlaying, toggle } = usePlaying(props, speed)
  useEffect(() => void (props.state.speed.value = speed), [speed])
  const faster = (): void => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!)
  return (
    <>
      <button type="button" class="btn sm" onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {isPlaying ? words.pause : words.play}
      </button>
      <button type="button" class="btn sm" aria-label={`${words.speed} ×${speed}`} onClick={faster}>
        ×{speed}
      </button>
    </>
  )
}

/** Where the moment is, in words: "Round 3, Anne’s turn · Move 45 of 180 · fight". */
function placeWords({ turns, module, logReader }: TableState, at: number, of: number): string {
  const words = say()
  const { turn, fight } = placeOf(turns.value, at)
  const named = turn === undefined ? '' : turnNamed(turn, module.turns.counted, logReader.value)
  const parts = [named, words.lookingAt(at, of), fight === null ? '' : words.turns.fight]
  return parts.filter((part) => part !== '').join(' · ')
}

/** The nearest mark to where the strip was touched. */
function touched(event: MouseEvent, marks: readonly SliderMark[], of: number): SliderMark | undefined {
  const strip = event.currentTarget as HTMLElement
  const { left, width } = strip.getBoundingClientRect()
  const at = ((event.clientX - left) / width) * of
  return marks.toSorted((one, two) => Math.abs(one.at - at) - Math.abs(two.at - at))[0]
}

/** Rounds and fights under the slider: a touch goes to the nearest. Read aloud they are part of the slider's own words. */
function Marks({ state, ui }: PanelProps) {
  const of = state.latest.value
  const marks = marksOf(state.turns.value)
  const go = (event: MouseEvent): void => {
    const mark = touched(event, marks, of)
    if (mark !== undefined) ui.lookAt(mark.at)
  }
  return (
    <div class="slider-marks" aria-hidden="true" onClick={go}>
      {marks.map(({ at, kind }) => (
        <i
          key={`${kind} ${at}`}
          class={kind}
          data-at={at}
          style={{ left: `${(100 * at) / Math.max(1, of)}%` }}
          title={placeWords(state, at, of)}
        />
      ))}
    </div>
  )
}

function Slider({ state, ui }: PanelProps) {
  const words = say()
  const at = state.at.value
  const of = state.latest.value
  return (
    <div class="slider">
      <input
        class="range"
        type="range"
        min={0}
        max={of}
        step={1}
        value={at}
        aria-label={words.scrub.slider}
        aria-valuetext={placeWords(state, at, of)}
        onInput={(event) => ui.lookAt(Number(event.currentTarget.value))}
      />
      <Marks state={state} ui={ui} />
    </div>
  )
}

function Steps({ state, ui }: PanelProps) {
  const words = say().scrub
  const isFirst = state.at.value <= 0
  const isLast = state.at.value >= state.latest.value
  return (
    <div class="scrub-steps">
      <Slider state={state} ui={ui} />
      <div class="scrub-buttons">
        <StepButton icon="first" label={words.first} isOff={isFirst} run={() => ui.lookAt(0)} />
        <StepButton icon="turn-back" label={words.previousTurn} isOff={isFirst} run={() => ui.stepTurn(-1)} />
        <StepButton icon="step-back" label={words.previous} isOff={isFirst} run={() => ui.step(-1)} />
        <StepButton icon="step-forward" label={words.next} isOff={isLast} run={() => ui.step(1)} />
        <StepButton icon="turn-forward" label={words.nextTurn} isOff={isLast} run={() => ui.stepTurn(1)} />
        <StepButton icon="last" label={words.last} isOff={isLast} run={() => ui.lookAt(state.latest.value)} />
      </div>
    </div>
  )
}

/** Whose turn it was, above the number of the move. */
function Place({ state }: Pick<PanelProps, 'state'>) {
  const { turn, fight } = placeOf(state.turns.value, state.at.value)
  if (turn === undefined || turn.round === 0) return null
  return (
    <p class="scrub-turn">
      {turnNamed(turn, state.module.turns.counted, state.logReader.value)}
      {fight !== null && ` · ${say().turns.fight}`}
    </p>
  )
}

function backLabel({ state, ui }: PanelProps): string {
  const words = say()
  if (ui.replaying.value) return words.backToResult
  return (state.session.position.value?.legal.length ?? 0) > 0 ? words.backToNowYourTurn : words.backToNow
}

export function Scrubber(props: PanelProps) {
  const { state, ui } = props
  const words = say()
  const at = state.at.value
  const of = state.latest.value
  const box = useFocusInTurn((scrubber) => scrubber.querySelector('.range'))
  return (
    <section ref={box} class="act sheet keep-rule scrubber" aria-label={words.scrub.label} data-at={at}>
      <div class="who">
        <Icon name="hourglass" />
        <div>
          <h2 class="turn">{at === 0 ? words.lookingStart(of) : words.lookingAt(at, of)}</h2>
          <Place {...props} />
          <Caption {...props} />
        </div>
      </div>
      <Steps {...props} />
      <div class="moves">
        {ui.replaying.value && <PlayButtons {...props} />}
        <button type="button" class="btn pri" data-action="now" aria-keyshortcuts="n" onClick={() => ui.backToNow()}>
          <Icon name="arrow" />
          <span>{backLabel(props)}</span>
        </button>
      </div>
    </section>
  )
}
