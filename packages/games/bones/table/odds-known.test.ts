import { itTellsNoSecrets } from '../../odds-contract.ts'
import { chanceWithin } from '../exact/finish-chances.ts'
import { bones } from '../index.ts'
import type { View } from '../view.ts'
import { hopeOf } from './finish.ts'
import { rerollingOf } from './scouting.ts'

itTellsNoSecrets<View>({
  game: bones,
  seats: 1,
  hides: false,
  odds: (view) => [hopeOf(view, chanceWithin), view.step === 'reroll' ? rerollingOf(view, [0]) : null],
})
