// The letters on the buttons of Störtebeker, in every language.
import { BAR_KEYS } from '@flibuste/web/kit'

export const KEYS = {
  act: BAR_KEYS.act,
  second: BAR_KEYS.second,
  third: BAR_KEYS.third,
  fourth: BAR_KEYS.fourth,
  discard: BAR_KEYS.deed,
  pay: BAR_KEYS.otherDeed,
  pile: BAR_KEYS.thirdDeed,
  odds: BAR_KEYS.odds,
  end: BAR_KEYS.end,
  decline: BAR_KEYS.end,
  down: BAR_KEYS.back,
} as const
