// For tests: an edition file is read as it is, or complained of in both languages. Every complaint is made about every part.
import { isBadOption, readOptions, type GameText, type Json, type OptionSpec } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import {
  changed,
  complaintsAbout,
  nonsenseIn,
  slipsIn,
  unmetIn,
  verdictOf,
  type Change,
  type Read,
  type Words,
} from './edition-scenario.ts'

export interface Complaining {
  readonly edition: Json
  readonly read: Read
  readonly en: GameText
  readonly fr: GameText
  readonly words: Words
  /** Changes beside nonsense, so that every complaint is made. `never` lists the reasons that no change of this file can give. */
  readonly changes: readonly Change[]
  readonly never?: readonly string[]
  /** If there are fewer complaints, some were missed. */
  readonly fewest: number
  /** What is said in French about single changes. `_` stands for a narrow space that does not break. */
  readonly inFrench: readonly (readonly [...Change, string])[]
}

export function itComplains({ edition, read, en, fr, words, changes, never, fewest, inFrench }: Complaining): void {
  const made = complaintsAbout(read, edition, [...nonsenseIn(edition), ...changes])

  describe('complaints', () => {
    it('are all made, about all parts', () => expect(unmetIn(made, words, never)).toEqual([]))

    it('are said in both languages, each in its typography', () => {
      expect(made.length).toBeGreaterThan(fewest)
      expect(slipsIn(made, en, fr)).toEqual([])
    })

    it.each(inFrench)('%s = %j: %s', (path, value, sentence) => {
      expect(verdictOf(read, fr)(changed(edition, [path, value]))).toBe(sentence.replaceAll('_', '\u202f'))
    })
  })
}

/** Whoever reads options refuses a file with its complaint. */
export function itIsRefused(specs: readonly OptionSpec[], file: Json, complaint: Json): void {
  it('is refused with its complaint by whoever reads options', () => {
    const read = readOptions(specs, { edition: file })
    expect(isBadOption(read)).toBe(true)
    expect(read).toEqual({ option: 'edition', expected: complaint })
  })
}

/** The paths to everything that is not frozen, however deep. */
function thawedIn(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const here = Object.isFrozen(node) ? [] : [path]
  return [...here, ...Object.entries(node).flatMap(([key, value]) => thawedIn(value, `${path}.${key}`))]
}

export function itIsFrozen<Edition extends object>(edition: Edition, freeze: (edition: Edition) => Edition): void {
  it('is frozen once, in every part, and then shared', () => {
    const frozen = freeze(JSON.parse(JSON.stringify(edition)))
    expect(frozen).toEqual(edition)
    expect(freeze(frozen)).toBe(frozen)
    expect(thawedIn(frozen, 'edition')).toEqual([])
  })
}
