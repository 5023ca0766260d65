// A clause of this game; opens the rulebook there.
import { RuleChip } from '@flibuste/web/kit'
import type { Clause } from '../clauses.ts'

export const Chip = RuleChip<Clause>
