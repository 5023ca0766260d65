// Golden games: see golden-contract.ts, also for how to play them afresh.
import { itKeepsGolden } from '../golden-contract.ts'
import { GOLDEN, HAND } from './golden.ts'

itKeepsGolden('bones', HAND, GOLDEN)
