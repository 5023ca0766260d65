// The coach: every sentence has its moment.
import { itCoaches } from '../../coach-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { buccaneer } from '../index.ts'
import { STANDARD } from '../scenario.ts'
import { coach } from './coach.ts'

itCoaches({ game: buccaneer, options: STANDARD, seats: 4, clauses: CLAUSES, coach, seeds: [1, 2, 3, 4, 5, 6] })
