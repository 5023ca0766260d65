// Rules that cite themselves: clauses, both rulebooks, code and tests name the same things.
import { itCitesItself } from '../citations-contract.ts'

itCitesItself('cove', { clauses: 273, vectors: 34 })
