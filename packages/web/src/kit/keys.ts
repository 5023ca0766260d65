// Keys of a board, where nobody is typing and nothing lies open over it.
import { createContext } from 'preact'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'

/**
 * What the letters on the buttons mean, at every table and in every language. A game has its keys from here, so that none means two
 * things; none of them is a key of the table itself.
 */
export const BAR_KEYS = {
  /** What the bar offers first. */
  act: 'A',
  /** The choices beside it, in their order. */
  second: 'S',
  third: 'D',
  fourth: 'F',
  fifth: 'V',
  /** What else can be done there, in its order. */
  deed: 'Q',
  otherDeed: 'W',
  thirdDeed: 'Z',
  reroll: 'R',
  odds: 'O',
  /** Nothing more, nothing at all, away: a turn ends, a question is passed. */
  end: 'E',
  /** What was picked up lies down again, what is open folds. */
  back: 'X',
  raise: '+',
  lower: '-',
} as const

/** Whether a board is at play, or only a picture of one, that hears no keys. */
export const AtPlay = createContext(true)

/** A voice that speaks of the board does not lie over it. */
const TYPED_IN = 'input, textarea, select, [contenteditable], dialog, [role=dialog]:not(.speech)'
/** The arrows go round these. */
const WITH_ARROWS = '[role=tablist]'

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(key.startsWith('Arrow') ? `${TYPED_IN}, ${WITH_ARROWS}` : TYPED_IN) !== null
}

const isPlain = (event: KeyboardEvent): boolean => !event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event)

/**
 * `press` says whether the key was meant for the board; then nothing else acts on it. One listener serves for the life of the
 * board and always has the newest `press`: no key falls between two renders.
 */
export function useBoardKeys(press: (key: string) => boolean): void {
  const newest = useRef(press)
  const isAtPlay = useContext(AtPlay)
  newest.current = press
  useLayoutEffect(() => {
    if (!isAtPlay) return
    const listen = (event: KeyboardEvent) => {
      if (isPlain(event) && newest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isAtPlay])
}

/** The number on a key, as far as `most`; null where the key is another. */
export function numberOf(key: string, most: number): number | null {
  const number = /^[1-9]$/.test(key) ? Number(key) : 0
  return number >= 1 && number <= most ? number : null
}
