// The scanner of citations, on a game made up for it.
import { describe, expect, it } from 'vitest'
import { citationsOf } from './citations.ts'

describe('the scanner', () => {
  const texts = {
    clauses: ['TOY-1.1', 'TOY-1.2', 'TOY-A1'],
    vectors: ['TOY-T1'],
    english: '- **TOY-1.1** One (TOY-1.2).\n- **TOY-1.2** Two.\n- **TOY-A1** Three.\n',
    french: '- **TOY-1.1** Un.\n- **TOY-1.2** Deux.\n- **TOY-A1** Trois.\n',
    code: ["return 'TOY-1.1' // TOY-1.2, TOY-A1"],
    tests: [
      "it('TOY-1.1 TOY-1.2 holds', () => {})\nit.each([1])('TOY-A1 too', () => {})",
      "it('TOY-T1 as well', () => {})",
    ],
  }

  it('is content with a game that is complete', () => {
    expect(citationsOf(texts)).toMatchObject({
      clauses: 3,
      english: 3,
      french: 3,
      cited: 3,
      tested: 3,
      missing: [],
      doubled: [],
    })
  })

  it('names what is missing, dangling or doubled', () => {
    const { missingFrom, missing, dangling, doubled } = citationsOf({
      ...texts,
      english: '- **TOY-1.1** One.\n- **TOY-1.1** Again, see TOY-9.9.\n- **TOY-A1** Three.\n',
      code: ["'TOY-1.1'", "'TOY-A7'"],
      tests: ["it('holds TOY-1.1', () => {})"],
    })
    expect(missingFrom.english).toEqual(['TOY-1.2'])
    expect(missingFrom.cited).toEqual(['TOY-1.2', 'TOY-A1'])
    expect(missingFrom.tested).toEqual(['TOY-1.1', 'TOY-1.2', 'TOY-A1', 'TOY-T1'])
    expect(missing).toHaveLength(4)
    expect(dangling.english).toEqual(['TOY-9.9'])
    expect(dangling.cited).toEqual(['TOY-A7'])
    expect(doubled).toEqual(['TOY-1.1'])
  })
})
