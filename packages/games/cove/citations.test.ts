// Rules that cite themselves: clauses, both rulebooks, code and tests name the same things.
import { describe, expect, it } from 'vitest'
import { SETS } from '../citations.ts'
import { countCitations, rulebookOf } from '../files.ts'
import { CLAUSES, VECTORS } from './clauses.ts'

describe('Pirate’s Cove', async () => {
  const citations = await countCitations('cove')

  it.each(SETS)('misses no clause: %s', (set) => expect(citations.missingFrom[set]).toEqual([]))
  it.each(SETS)('cites no clause that does not exist: %s', (set) => expect(citations.dangling[set]).toEqual([]))
  it('tells no clause twice', () => expect(citations.doubled).toEqual([]))

  it('has every clause of the ledger', () => {
    expect(citations.clauses).toBe(272)
    expect(VECTORS).toHaveLength(34)
    expect(new Set(CLAUSES).size).toBe(CLAUSES.length)
  })

  it('has the same sections in both languages, its clauses in the same order', () => {
    const order = (language: 'en' | 'fr') =>
      [...rulebookOf('cove', language).matchAll(/^- \*\*(\S+)\*\*/gm)].map(([, id]) => id)
    expect(order('en')).toEqual(CLAUSES)
    expect(order('fr')).toEqual(CLAUSES)
  })

  it('is typographically French: no plain space before high punctuation, no straight apostrophe', () => {
    expect(rulebookOf('cove', 'fr')).not.toMatch(/ [;:!?»]|'|« /)
  })
})
