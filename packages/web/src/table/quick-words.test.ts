import { afterEach, describe, expect, it } from 'vitest'
import { speak } from '../kit/language.ts'
import { inOwnWords, QUICK } from './quick-words.ts'
import { dictionaries } from './words.ts'

afterEach(() => speak('en'))

describe('ready words', () => {
  it('are read by everybody in their own language, whoever said them', () => {
    speak('fr')
    expect(inOwnWords('Well played!')).toBe('Bien joué\u202f!')
    expect(inOwnWords('Bien joué\u202f!')).toBe('Bien joué\u202f!')
    speak('en')
    expect(inOwnWords('Bien joué\u202f!')).toBe('Well played!')
  })

  it('are known with the plain space that comes back from the server', () => {
    speak('en')
    expect(inOwnWords('Bien joué !')).toBe('Well played!')
    speak('fr')
    expect(inOwnWords('Bonne chance !')).toBe('Bonne chance\u202f!')
  })

  it('are told apart in every language, and what else is said stays as it is', () => {
    for (const { quick } of Object.values(dictionaries)) expect(new Set(Object.values(quick)).size).toBe(QUICK.length)
    for (const text of ['', 'Well played! Again?', 'toString']) expect(inOwnWords(text)).toBe(text)
  })
})
