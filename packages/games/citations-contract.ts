// For tests: the clauses of a game, both rulebooks, the code and the tests name the same rules.
import { describe, expect, it } from 'vitest'
import { SETS } from './citations.ts'
import { clausesOf, countCitations, rulebookOf } from './files.ts'
import type { GameId } from './shelf.ts'

/** How many there are, so that none is lost unnoticed. */
interface Ledger {
  readonly clauses: number
  readonly vectors: number
}

export function itCitesItself(id: GameId, ledger: Ledger): void {
  describe('the rules', async () => {
    const citations = await countCitations(id)
    const { CLAUSES, VECTORS } = await clausesOf(id)

    it.each(SETS)('miss no clause: %s', (set) => expect(citations.missingFrom[set]).toEqual([]))
    it.each(SETS)('cite no clause that does not exist: %s', (set) => expect(citations.dangling[set]).toEqual([]))
    it('tell no clause twice', () => expect(citations.doubled).toEqual([]))

    it('have every clause of the ledger', () => {
      expect({ clauses: citations.clauses, vectors: VECTORS.length }).toEqual(ledger)
      expect(new Set(CLAUSES).size).toBe(CLAUSES.length)
    })

    it('have the same sections in both languages, their clauses in the same order', () => {
      const order = (language: 'en' | 'fr') =>
        [...rulebookOf(id, language).matchAll(/^- \*\*(\S+)\*\*/gm)].map(([, clause]) => clause)
      expect(order('en')).toEqual(CLAUSES)
      expect(order('fr')).toEqual(CLAUSES)
    })

    it('are typographically French: no plain space before high punctuation, no straight apostrophe', () => {
      expect(rulebookOf(id, 'fr')).not.toMatch(/ [;:!?»]|'|« /)
    })
  })
}
