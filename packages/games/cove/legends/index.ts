// The legends that fight, by their place in `LEGENDS`.
import { LEGENDS, type FightingLegend } from '../data.ts'
import { blackbeard } from './blackbeard.ts'
import { bonnyAndRead } from './bonny-and-read.ts'
import { dutchman } from './dutchman.ts'
import { hook } from './hook.ts'
import type { LegendRules } from './legend.ts'

const FIGHTING: { readonly [L in FightingLegend]: LegendRules } = { blackbeard, dutchman, hook, bonnyAndRead }

export function legendRules(legend: number): LegendRules {
  const name = LEGENDS[legend]!
  if (name === 'cacafuego') throw new Error('the galleon does not fight')
  return FIGHTING[name]
}
