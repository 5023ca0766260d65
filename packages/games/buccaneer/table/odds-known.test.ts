import { itTellsNoSecrets } from '../../odds-contract.ts'
import { buccaneer } from '../index.ts'
import type { View } from '../view.ts'
import { forecastOf } from './forecast.ts'

itTellsNoSecrets<View>({
  game: buccaneer,
  seats: 3,
  hides: true,
  odds: (view) => view.crews.flatMap(({ id }) => view.ships.map((ship) => forecastOf(view, id, ship.id))),
})
