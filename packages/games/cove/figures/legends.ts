// Ships no captain sails: the five legends and the Royal Navy. Figures only; how they fight is elsewhere.
import type { Section } from './mat.ts'

/** COV-0.6. (booklet) */
export const LEGENDS = ['blackbeard', 'dutchman', 'hook', 'bonnyAndRead', 'cacafuego'] as const
export type Legend = (typeof LEGENDS)[number]
/** COV-19.9, COV-M5: all but the galleon, which does not defend itself. */
export type FightingLegend = Exclude<Legend, 'cacafuego'>

/** What a ship without a captain shoots at: one section, all of them, or the one its commander names. */
export type Aim = Section | 'all' | 'commander'
/** Whom it shoots at first: the captain with the highest value of a section, the fastest, or whom its commander names. COV-A15. */
export type Prey = Exclude<Section, 'sails'> | 'speed' | 'commander'

/** COV-18.1. */
export interface Fighter {
  readonly dice: number
  readonly aim: Aim
  readonly prey: Prey
  readonly hull: number
  readonly speed: number
  readonly fame: number
}

/** COV-19.1, COV-19.2, COV-19.4, COV-19.6. (booklet) */
export const FIGHTERS: { readonly [L in FightingLegend]: Fighter } = {
  blackbeard: { dice: 6, aim: 'hull', prey: 'cannons', hull: 8, speed: 24, fame: 6 },
  dutchman: { dice: 4, aim: 'crew', prey: 'crew', hull: 5, speed: 16, fame: 6 },
  hook: { dice: 3, aim: 'hull', prey: 'hull', hull: 5, speed: 18, fame: 3 },
  bonnyAndRead: { dice: 3, aim: 'all', prey: 'speed', hull: 5, speed: 22, fame: 6 },
}

/** COV-14.9, COV-A26. (booklet; that the commander names the section: COV-M4, public, one review) */
export const ROYAL_NAVY: Fighter = { dice: 4, aim: 'commander', prey: 'commander', hull: 4, speed: 20, fame: 4 }

/** COV-19.3. (booklet) */
export const DUTCHMAN_RECOVERY = 2
/** COV-19.5: the highest number a stray shot can find. (booklet) */
export const HOOK_NUMBERS = 4
