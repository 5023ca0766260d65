// Rules that cite themselves: clauses, both rulebooks, code and tests name the same things.
import { itCitesItself } from '../citations-contract.ts'

itCitesItself('bones', { clauses: 104, vectors: 21 })
