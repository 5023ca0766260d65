import { itTellsNoSecrets } from '../../odds-contract.ts'
import { WHEEL } from '../data.ts'
import { cove } from '../index.ts'
import type { View } from '../view.ts'
import { duelOdds, meetingsAt, volleyOdds } from './battle-odds.ts'

itTellsNoSecrets<View>({
  game: cove,
  seats: 3,
  hides: true,
  odds: (view, seat) => [
    WHEEL.map((place) => meetingsAt(view, seat, place)),
    view.players.map((_, other) => [duelOdds(view, seat, other), volleyOdds(view, seat, other)]),
  ],
})
