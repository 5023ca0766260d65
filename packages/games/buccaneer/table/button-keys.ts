// The letters on the buttons of Buccaneer, in every language.
import { BAR_KEYS } from '@flibuste/web/kit'

export const KEYS = {
  act: BAR_KEYS.act,
  second: BAR_KEYS.second,
  down: BAR_KEYS.back,
  call: BAR_KEYS.act,
  decline: BAR_KEYS.end,
} as const
