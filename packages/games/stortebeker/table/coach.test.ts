// The coach: every sentence has its moment.
import { itCoaches } from '../../coach-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { stortebeker } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { coach } from './coach.ts'

itCoaches({ game: stortebeker, options: STANDARD, seats: 3, clauses: CLAUSES, coach, seeds: [2, 3] })
