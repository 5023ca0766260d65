// The dice of a volley: they tumble and settle one after the other, then say whether they hit.
import { Die, DIE_FACES, type DieFace } from '@flibuste/web/art'
import { MOTION_MS, motionAllowed, tumble } from '@flibuste/web/kit'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Shot } from '../state.ts'
import { about } from './explain.ts'
import { say } from './words.ts'

const faceOf = (die: number): DieFace => DIE_FACES[die - 1] ?? 1
const anyFace = (): DieFace => faceOf(1 + Math.floor(Math.random() * DIE_FACES.length))

interface DieProps {
  readonly die: number
  readonly nth: number
  readonly needed: number
  readonly isFresh: boolean
}

function RollingDie({ die, nth, needed, isFresh }: DieProps) {
  const words = say()
  const piece = useRef<HTMLSpanElement>(null)
  const [inAir, show] = useState<DieFace | null>(isFresh && motionAllowed() ? anyFace() : null)
  useLayoutEffect(() => {
    if (!isFresh || piece.current === null) return
    return tumble(piece.current, {
      delayMs: nth * MOTION_MS.rollStagger,
      swap: () => show(anyFace()),
      settle: () => show(null),
    })
  }, [])
  const fallen = die >= needed ? 'hit' : 'miss'
  const state = inAir === null ? fallen : undefined
  return (
    <li class={`die-slot ${state ?? 'in-air'}`} {...(state === undefined ? {} : about('shot', die, needed))}>
      <span class="die-turns" ref={piece}>
        <Die face={inAir ?? faceOf(die)} state={state} label={words.dieSaid(die, fallen)} />
      </span>
      <span class="die-word" aria-hidden="true">
        {words[fallen]}
      </span>
    </li>
  )
}

/** Drawn anew for every volley: whoever draws it gives it a key. */
export function VolleyDice({ volley, isFresh }: { readonly volley: Shot; readonly isFresh: boolean }) {
  return (
    <ul class="felt volley-dice" data-dice={volley.dice.length}>
      {volley.dice.map((die, nth) => (
        <RollingDie key={nth} die={die} nth={nth} needed={volley.needed} isFresh={isFresh} />
      ))}
    </ul>
  )
}
