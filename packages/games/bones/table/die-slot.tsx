// One die in the tray. The same element for the whole turn, so that it can tumble, be picked, and be spent.
import { Die, Icon } from '@flibuste/web/art'
import { allowed, beginsMs, isAsked, landMs, MOTION_MS, playSound, tumble, unseen } from '@flibuste/web/kit'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ComponentChildren, RefObject } from 'preact'
import type { Change } from '../moves.ts'
import type { DieView } from '../view.ts'
import { about } from './explain.ts'
import { pickDie, toggleDie, type BonesDraft } from './draft.ts'
import { faceOf } from './ready-list.tsx'
import { lastThrow, rolledDice, toldMs } from './rolls.ts'
import { attempt, type BonesScene, type Table } from './touch.ts'
import { say } from './words.ts'

interface SlotProps {
  readonly table: Table
  /** In the view; moves name dice by it. */
  readonly position: number
  /** In the tray, from 1; the key that picks it. */
  readonly order: number
}

/** The face on show: the true one, except while the die is in the air. */
function useTumble(scene: Table['scene'], position: number, face: number): [RefObject<HTMLSpanElement | null>, number] {
  const die = useRef<HTMLSpanElement>(null)
  const [shown, show] = useState<number | null>(null)
  const { number, events, score, isOver } = scene.happened
  useLayoutEffect(() => {
    const rolled = rolledDice(events)
    const roll = rolled.indexOf(position)
    if (roll < 0 || die.current === null || isOver) return
    const thrown = lastThrow(events)
    // A new turn has dice of its own: they are here since it began.
    const hereMs = events[0]?.type === 'turnBegan' ? beginsMs(score, events[0]) : 0
    const throwMs = thrown === undefined ? 0 : beginsMs(score, thrown) - hereMs
    if (throwMs > 0) unseen(die.current, throwMs)
    const heldMs = roll === rolled.length - 1 ? toldMs(score, thrown) - landMs(rolled.length) : 0
    return tumble(die.current, {
      delayMs: throwMs + roll * MOTION_MS.rollStagger + Math.max(0, heldMs),
      swap: () => show(1 + Math.floor(Math.random() * 6)),
      settle: () => show(null),
    })
  }, [number])
  return [die, shown ?? face]
}

export function touchDie(table: Table, position: number): void {
  const { step } = table.scene.view
  table.refused.value = null
  if (step === 'reroll') table.draft.value = toggleDie(table.draft.value, position)
  else if (step === 'change') table.draft.value = pickDie(table.draft.value, position)
  else attempt(table, { kind: 'reroll', dice: [position] }, `die-${position}`)
  playSound('select')
}

function label(die: DieView, order: number): string {
  return die.used ? say().dieSpent(die.face, order) : say().dieLabel(die.face, order)
}

function marks({ table, position }: SlotProps, die: DieView): string {
  const { draft, refused, scene } = table
  const picked = draft.value.dice.includes(position) || draft.value.die === position
  const tilt = draft.value.dice.indexOf(position) % 2 === 1 ? 'other-way' : ''
  return [
    picked && isAsked(table) ? `selected ${tilt}` : '',
    die.used ? 'spent' : '',
    refused.value === `die-${position}` ? 'refused-piece' : '',
    scene.view.step === 'act' && !die.used && scene.legal.some((move) => usesFace(move, die.face)) ? 'useful' : '',
  ].join(' ')
}

const usesFace = (
  move: { readonly kind: string; readonly lane?: number; readonly with?: unknown },
  face: number,
): boolean => move.lane === face || (move.kind === 'steal' && move.with === face)

function Nudge({ table, position, face, by }: { table: Table; position: number; face: number; by: Change['by'] }) {
  const move: Change = { kind: 'change', die: position, by }
  return (
    <button
      type="button"
      class={`nudge ${by > 0 ? 'up' : 'down'} ${allowed(table.scene.legal, move) ? 'open' : ''}`}
      aria-label={by > 0 ? say().raise(face) : say().lower(face)}
      onClick={() => attempt(table, move, `die-${position}`)}
    >
      {by > 0 ? '+1' : '−1'}
    </button>
  )
}

interface ToggleProps extends SlotProps {
  readonly die: DieView
  readonly children: ComponentChildren
}

/** Pressed while picked, in the steps where dice are picked at all. */
function pressed({ view }: BonesScene, draft: BonesDraft, position: number): boolean | undefined {
  if (view.step === 'reroll') return draft.dice.includes(position)
  return view.step === 'change' ? draft.die === position : undefined
}

function Toggle({ table, position, order, die, children }: ToggleProps) {
  const isPicked = pressed(table.scene, table.draft.value, position)
  return (
    <button
      type="button"
      class="die-button"
      aria-label={label(die, order)}
      aria-pressed={isPicked}
      aria-keyshortcuts={isPicked === undefined ? undefined : String(order)}
      onClick={() => touchDie(table, position)}
    >
      {children}
    </button>
  )
}

/** What lies on a picked die: the mark of a reroll, or the two ways to turn it. */
function Picked({ table, position, face }: { table: Table; position: number; face: number }) {
  if (pressed(table.scene, table.draft.value, position) !== true) return null
  if (table.scene.view.step === 'reroll') {
    return (
      <span class="reroll-badge">
        <Icon name="reroll" />
      </span>
    )
  }
  return (
    <>
      <Nudge table={table} position={position} face={face} by={-1} />
      <Nudge table={table} position={position} face={face} by={1} />
    </>
  )
}

export function DieSlot(props: SlotProps) {
  const { table, position, order } = props
  const die = table.scene.view.dice[position] ?? { face: 1, used: false }
  const [element, face] = useTumble(table.scene, position, die.face)
  const isMine = isAsked(table)
  const picture = (
    <span class="die-turns" ref={element}>
      <Die face={faceOf(face)} label={isMine ? undefined : label(die, order)} />
    </span>
  )
  return (
    <span
      class={`die-slot ${marks(props, die)}`}
      data-piece={`die-${position}`}
      data-face={die.face}
      {...about('die', position)}
    >
      {isMine ? (
        <Toggle {...props} die={die}>
          {picture}
        </Toggle>
      ) : (
        picture
      )}
      {isMine && <Picked table={table} position={position} face={die.face} />}
    </span>
  )
}
