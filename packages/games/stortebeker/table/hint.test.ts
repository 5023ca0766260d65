// Hints: what a move is about, and why one would make it.
import { language } from '@flibuste/web/kit'
import { itHints } from '../../hint-contract.ts'
import { stortebeker } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { explain } from './explain.ts'
import { hint } from './hint.ts'
import { en } from './reasons.en.ts'
import { reasonOf } from './reasons.ts'

itHints({
  game: stortebeker,
  options: STANDARD,
  seats: 3,
  seeds: [1, 2, 3],
  hint,
  explain,
  reasonOf,
  kinds: Object.keys(en),
  speak: (chosen) => void (language.value = chosen),
})
