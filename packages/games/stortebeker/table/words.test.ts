import { expect, it } from 'vitest'
import { deedsFr } from './deed-words.fr.ts'
import { en } from './words.en.ts'
import { fr } from './words.fr.ts'

it('tells a side in words', () => {
  expect(en.sideLine('Barbe', ['water', ...en.hiddenPirates(2)], ['beans'])).toBe(
    'Barbe: water and 2 pirates face down; missing beans',
  )
  expect(en.sideLine('Mira', [], [])).toBe('Mira: nothing; complete')
  expect(fr.hiddenPirates(1)).toEqual(['un pirate caché'])
})

it('tells a turn and a total in words', () => {
  expect(en.pattern(['lay', 'discard', 'discard'], 1)).toBe('lay 1, discard 2, pick up to 1')
  expect(en.sum({ seat: 0, dice: [3, 4], pirates: [14], marks: 1, total: 12 })).toBe(
    '7 on the dice, 4 for a pirate, 1 for marked provisions',
  )
  expect(en.fighterEnd('boarder', 8, 8, { rival: 10, tied: 'no', took: 'no' })).toBe('is beaten by 10')
  expect(en.fighterEnd('counter', 10, 8, { rival: null, tied: 'no', took: 'yes' })).toBe(
    'the highest total: takes the ship',
  )
  expect(en.fighterEnd('counter', 8, 8, { rival: null, tied: 'yes', took: 'yes' })).toBe(
    'first among equals: takes the ship',
  )
  expect(en.fighterEnd('boarder', 8, 8, { rival: 8, tied: 'yes', took: 'no' })).toBe('8 as well, but comes later')
  expect(en.fighterEnd('boarder', 5, 8, { rival: null, tied: 'no', took: 'no' })).toBe('falls short of 8')
})

it('counts the ships that follow, and rounds by their own word', () => {
  expect(en.nextLine(['Lübeck 5'], 1)).toBe('Next: Lübeck 5. 1 more follows.')
  expect(fr.nextLine(['Lübeck 5'], 1)).toMatch(/1 autre suit\.$/)
  expect(fr.nextLine(['Lübeck 5'], 11)).toMatch(/11 autres suivent\.$/)
  expect(deedsFr.when(3)).toBe('à la manche\u00a03')
})

it('puts a narrow space before French colons and marks, never an ordinary one', () => {
  const said = [...Object.values(fr), ...Object.values(fr.figures)].filter((word) => typeof word === 'string')
  const made = [fr.pattern(['pay'], 0), fr.sideLine('Anne', ['eau'], ['rhum']), fr.lookThrough(3), fr.aboutOwn('Autre')]
  for (const sentence of [...said, ...made]) expect(sentence).not.toMatch(/ [:;!?»]/)
  expect(said.length).toBeGreaterThan(20)
})
