// Single keys at the table: the shell's own, and those a game's buttons ask for. A pure table and one listener.
import { BAR_KEYS } from '../kit/keys.ts'
import type { TableWords } from './words.en.ts'

export const SHELL_KEYS = {
  '?': 'rules',
  h: 'hint',
  k: 'help',
  i: 'explain',
  m: 'moves',
  u: 'undo',
  ',': 'back',
  ';': 'forward',
  n: 'now',
  c: 'chat',
  b: 'bar',
  '.': 'skip',
  g: 'digest',
  Escape: 'escape',
} as const satisfies { readonly [key: string]: keyof TableWords['help'] }

/** With shift held. Other keys mean the same with it: on some keyboards a sign needs it. */
export const SHIFT_KEYS = { g: 'again' } as const satisfies { readonly [key: string]: keyof TableWords['help'] }

export type ShellKey = keyof typeof SHELL_KEYS
type ShiftKey = keyof typeof SHIFT_KEYS
export type Command = (typeof SHELL_KEYS)[ShellKey] | (typeof SHIFT_KEYS)[ShiftKey]

/** While one looks back: how far these keys go. */
export const LOOK_KEYS = {
  step: { back: 'ArrowLeft', on: 'ArrowRight' },
  turn: { back: 'PageUp', on: 'PageDown' },
  ends: { back: 'Home', on: 'End' },
} as const satisfies { readonly [stride in keyof TableWords['help']]?: { readonly back: string; readonly on: string } }

export type Stride = keyof typeof LOOK_KEYS

export interface Leap {
  readonly stride: Stride
  readonly by: 1 | -1
}

const STRIDES: readonly Stride[] = ['step', 'turn', 'ends']

/** Where a key press leads whoever looks back; an arrow with shift held goes a whole turn. Null: nowhere. */
export function leapOf(press: Press): Leap | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const stride = STRIDES.find((one) => LOOK_KEYS[one].back === press.key || LOOK_KEYS[one].on === press.key)
  if (stride === undefined) return null
  return {
    stride: stride === 'step' && press.shiftKey ? 'turn' : stride,
    by: LOOK_KEYS[stride].on === press.key ? 1 : -1,
  }
}

/** What the keys of the buttons mean at every table, and those of the board. */
export const SHOWN_BAR_KEYS: readonly (readonly [keyof TableWords['help'], readonly string[]])[] = [
  ['act', [BAR_KEYS.act]],
  ['beside', [BAR_KEYS.second, BAR_KEYS.third, BAR_KEYS.fourth, BAR_KEYS.fifth]],
  ['deeds', [BAR_KEYS.deed, BAR_KEYS.otherDeed, BAR_KEYS.thirdDeed]],
  ['reroll', [BAR_KEYS.reroll]],
  ['odds', [BAR_KEYS.odds]],
  ['end', [BAR_KEYS.end]],
  ['putDown', [BAR_KEYS.back]],
  ['more', [BAR_KEYS.raise, BAR_KEYS.lower]],
  ['pieces', ['1', '2', '…']],
]

export interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Letters are shown as on the key cap. */
export const shownKey = (key: string): string => (key.length === 1 ? key.toUpperCase() : key.replace('Shift+', '⇧'))

const isShellKey = (key: string): key is ShellKey => Object.hasOwn(SHELL_KEYS, key)
const isShiftKey = (key: string): key is ShiftKey => Object.hasOwn(SHIFT_KEYS, key)

/** Case does not matter: caps lock is not a refusal. */
const canonicalKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key)

/** What a key press means at the table; a game's own keys come first. Null: nothing of ours. */
export function meaningOf(
  press: Press,
  gameKeys: readonly string[],
): { readonly action: string } | { readonly command: Command } | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const key = canonicalKey(press.key)
  const action = gameKeys.find((own) => canonicalKey(own) === key)
  if (action !== undefined) return { action }
  if (press.shiftKey && isShiftKey(key)) return { command: SHIFT_KEYS[key] }
  return isShellKey(key) ? { command: SHELL_KEYS[key] } : null
}

const TYPED_IN = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Whoever types, types: no shortcut may eat a letter of a sentence. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null
