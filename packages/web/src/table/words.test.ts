import { PROBLEMS } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

/** Every word of a dictionary as the page would say it. */
function said(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return said(value(3, 12))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : []
}

describe('the words of the table', () => {
  it('say something everywhere, in both languages', () => {
    for (const words of [en, fr]) for (const word of said(words)) expect(word.trim()).not.toBe('')
    expect(said(fr)).toHaveLength(said(en).length)
  })

  it('set French marks off with a narrow space that does not break', () => {
    for (const word of said(fr)) expect(word).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/)
  })

  it('name every way a record can be wrong', () => {
    for (const problem of PROBLEMS) expect(en.problems[problem]).toMatch(/\.$/)
  })

  it('count in words', () => {
    expect(en.checkHolds(1, 2)).toBe('1 random draw and 2 positions checked: all of them hold.')
    expect(fr.unread(0)).toBe('0 nouveau message')
    expect(en.checkFails(null)).not.toBe(en.checkFails(4))
  })
})
