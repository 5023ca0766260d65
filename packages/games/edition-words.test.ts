// Every game on the shelf that takes an edition file can say, in every language, that something is none.
import { LANGUAGES, type EditionFile } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { GAME_IDS, registered, type GameId } from './shelf.ts'

const optionsOf = async (id: GameId) => (await registered(id).load()).options.map((option) => ({ id, option }))
const all = (await Promise.all(GAME_IDS.map(optionsOf))).flat()
const files = all.flatMap(({ id, option }): [GameId, EditionFile][] =>
  option.kind === 'edition' ? [[id, option]] : [],
)

it.each(files)('%s has words for what is wrong with an edition', async (id, file) => {
  const read = file.read('nonsense')
  if (!('complaint' in read)) throw new Error('nonsense was taken for an edition')
  const texts = await Promise.all(LANGUAGES.map((language) => registered(id).text[language]()))
  expect(texts.map((text) => text.complaint(read.complaint))).toEqual([
    expect.stringMatching(/^an edition must be /),
    expect.stringMatching(/^pour l’édition, il faut /),
  ])
})

it('four games take one', () => {
  expect(files.map(([id]) => id)).toEqual(['buccaneer', 'stortebeker', 'pirates', 'cove'])
})
