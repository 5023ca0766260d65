// Rules that cite themselves: clauses, both rulebooks, code and tests name the same things.
import { itCitesItself } from '../citations-contract.ts'

itCitesItself('buccaneer', { clauses: 115, vectors: 17 })
