// What people type beside what others typed.
import { describe, expect, test } from 'vitest'
import { readLine } from './text.ts'

describe('a line', () => {
  test.each([
    ['two  spaces\tand a tab', 'two spaces and a tab'],
    ['a\r\nSet-Cookie: b=1', 'a Set-Cookie: b=1'],
    ['nul\u0000inside', 'nul inside'],
    ['e\u0301', 'é'],
    ['e\u200b\u0301', 'é'],
  ])('%j is one line', (typed, read) => expect(readLine(typed)).toBe(read))

  test.each([
    ['an override', '\u202eennA'],
    ['an isolate', '\u2066ennA\u2069'],
    ['an Arabic mark', '\u061cennA'],
    ['a zero-width space inside', 'en\u200bnA'],
    ['a joiner inside', 'en\u200dnA'],
    ['a joiner behind', 'ennA\u200d'],
    ['a soft hyphen', 'enn\u00adA'],
    ['a selector', 'en\ufe0fnA\ufe0f'],
    ['a tag', 'ennA\u{e0041}'],
    ['a filler', 'ennA\u3164'],
    ['half a pair', 'ennA\ud800'],
  ])('%s leaves no trace: nobody is told from another by what cannot be seen', (_what, typed) =>
    expect(readLine(typed)).toBe('ennA'),
  )

  test.each([
    '',
    '   ',
    '\u200b',
    '\u200d\u200d',
    '\u00ad',
    '\u3164',
    '\ufeff',
    '\u{e0041}',
    '\u061c',
    '\u2800',
    '\u0301',
    '\ud800',
  ])('%j is nothing', (typed) => expect(readLine(typed)).toBe(''))

  test('marks are not piled up', () => {
    expect(readLine(`a${'\u0301'.repeat(40)}`)).toHaveLength(4)
  })

  test.each(['José', 'Zoë l’Écume', 'Χάρων', 'می\u200cخواهم', 'क्\u200dष', '👩\u200d🚀', '❤\ufe0f', '100 %', '!'])(
    '%s stays as it is',
    (typed) => expect(readLine(typed)).toBe(typed),
  )
})
