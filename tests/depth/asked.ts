// How hard tests under vitest try: `npm test` says so by the environment, and the figures are with all others.
import { ATTACKS, DEPTHS } from './depths.ts'

const asked = DEPTHS.findIndex((depth) => depth === process.env['FLIBUSTE_TEST_DEPTH'])

/** As for a merge where nobody says. */
const depth = asked < 0 ? DEPTHS.indexOf('merge') : asked

export const isDeep = DEPTHS[depth] === 'deep'

export const howMany = (attack: keyof typeof ATTACKS): number => ATTACKS[attack].at(depth) ?? 0
