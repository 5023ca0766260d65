// The letters on the buttons of Pirates!, in every language.
import { BAR_KEYS } from '@flibuste/web/kit'

export const KEYS = {
  act: BAR_KEYS.act,
  second: BAR_KEYS.second,
  third: BAR_KEYS.third,
  back: BAR_KEYS.back,
  odds: BAR_KEYS.odds,
  pass: BAR_KEYS.end,
  fold: BAR_KEYS.back,
} as const
