// The dictionaries of the page, the lobby and lessons: same words, French typography.
import { describe, expect, it } from 'vitest'
import { dictionaries as lesson } from '../lesson/words.ts'
import { dictionaries as lobby } from '../lobby/words.ts'
import { dictionaries as app } from './words.ts'

/** Every string in a dictionary; functions are called with numbers, which read as words too. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value(2, 3))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

const french = [...stringsOf({ ...app.fr, others: '' }), ...stringsOf(lobby.fr), ...stringsOf(lesson.fr)]

describe('the French dictionaries', () => {
  it('put a narrow no-break space before high punctuation', () => {
    const bad = french.filter(
      (text) => /[^\u202f][;:!?»]/.test(text.replace(/https?:/g, '')) || /«[^\u202f]/.test(text),
    )
    expect(bad).toEqual([])
  })

  it('use the typographer’s apostrophe', () => {
    expect(french.filter((text) => text.includes("'"))).toEqual([])
  })
})
