// Rules that cite themselves: clauses, both rulebooks, code and tests name the same things.
import { itCitesItself } from '../citations-contract.ts'

itCitesItself('stortebeker', { clauses: 135, vectors: 20 })
