// Every plate tells the truth about its game, and is punctuated as its language demands.
import { LANGUAGES } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { GAME_IDS, isGameId, registered } from './shelf.ts'

it('numbers the plates from 1, none twice', () => {
  expect(GAME_IDS.map((id) => registered(id).number)).toEqual(GAME_IDS.map((_, at) => at + 1))
})

it('knows what is on it, and nothing else', () => {
  expect(GAME_IDS.every(isGameId)).toBe(true)
  expect(['chess', 'default', 'toString', '__proto__'].filter(isGameId)).toEqual([])
})

it.each(GAME_IDS)('%s is the game on its plate, in every language', async (id) => {
  const { seats, load, text } = registered(id)
  const game = await load()
  expect([game.id, game.seats]).toEqual([id, seats])
  for (const language of LANGUAGES) expect((await text[language]()).steps).toBeInstanceOf(Array)
})

it.each(GAME_IDS)('%s has a title and one sentence in every language', (id) => {
  const { title, pitch } = registered(id)
  for (const language of LANGUAGES) {
    expect(title[language]).not.toBe('')
    expect(pitch[language]).toMatch(/^\p{Lu}[^.]+\.$/u)
  }
  for (const word of [title.fr, pitch.fr]) expect(word).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]|'/)
})
