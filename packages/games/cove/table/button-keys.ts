// The letters on the buttons of Pirate’s Cove, in every language.
import { BAR_KEYS } from '@flibuste/web/kit'

export const KEYS = {
  act: BAR_KEYS.act,
  back: BAR_KEYS.back,
  cards: [BAR_KEYS.second, BAR_KEYS.third, BAR_KEYS.fourth, BAR_KEYS.fifth],
  deeds: [BAR_KEYS.deed, BAR_KEYS.otherDeed, BAR_KEYS.thirdDeed],
  flee: BAR_KEYS.end,
  done: BAR_KEYS.end,
  odds: BAR_KEYS.odds,
} as const
