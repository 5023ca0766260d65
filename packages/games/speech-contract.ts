// For tests: a game has words for everything, in each language. What single sentences say is for the game's own tests.
import { LANGUAGES } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { holesIn, slipsIn, unexplainedIn, unnamedIn, type Speech } from './speech.ts'

export function itSpeaks(speech: Speech): void {
  describe.each(LANGUAGES)('in %s', (language) => {
    it('says everything in whole games', () => expect(holesIn(speech, language)).toEqual([]))
    it('explains every refusal', () => expect(unexplainedIn(speech, language)).toEqual([]))
    it('names every option and value', () => expect(unnamedIn(speech, language)).toEqual([]))
    it('keeps to its typography', () => expect(slipsIn(speech, language)).toEqual([]))
  })
}
