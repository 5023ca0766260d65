// The letters on the buttons of Buccaneer Bones, in every language.
import { BAR_KEYS } from '@flibuste/web/kit'

export const KEYS = {
  reroll: BAR_KEYS.reroll,
  done: BAR_KEYS.end,
  all: BAR_KEYS.deed,
  lower: BAR_KEYS.lower,
  raise: BAR_KEYS.raise,
  act: BAR_KEYS.act,
  second: BAR_KEYS.second,
} as const
