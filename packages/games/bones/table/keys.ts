// The keys 1 to 6 on the board: dice while dice may be picked, ships in step 4, islands for the mate.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { orderOf } from './dice-rows.ts'
import { touchDie } from './die-slot.tsx'
import { touchShip } from './ships.tsx'
import { attempt, isMyTurn, type Table } from './touch.ts'

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog, [role=dialog]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED_IN) !== null

const isPlain = (event: KeyboardEvent): boolean =>
  /^[1-6]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)

function touchNumber(table: Table, number: number): void {
  const { view } = table.scene
  if (view.step === 'mate') {
    attempt(table, { kind: 'scout', island: number }, `spot-${view.active}-${number}-2`)
    return
  }
  if (view.step === 'act') {
    touchShip(table, view.active, number)
    return
  }
  const position = orderOf(view.dice)[number - 1]
  if (position !== undefined) touchDie(table, position)
}

/** One listener for the life of the board, always with the newest table: no press falls between two renders. */
export function useNumberKeys(table: Table): void {
  const newest = useRef(table)
  newest.current = table
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isPlain(event) && isMyTurn(newest.current)) touchNumber(newest.current, Number(event.key))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
