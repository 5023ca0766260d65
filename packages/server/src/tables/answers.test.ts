import { expect, test } from 'vitest'
import { Answers } from './answers.ts'

const by = (guest: string, answer: string, number = 0) => ({ guest, answer, number })

test('an answer is found by who gave it and under which id, in its newest row', () => {
  const answers = Answers.none()
    .with(by('anne', 'one', 3))
    .with(by('anne', 'two', 4))
    .with(by('anne', 'two', 5))
  expect(answers.find(by('anne', 'one'))?.number).toBe(3)
  expect(answers.find(by('anne', 'two'))?.number).toBe(5)
  expect(answers.find(by('mary', 'one'))).toBeNull()
})

test('what was added elsewhere from the same beginning is not found', () => {
  const start = Answers.none().with(by('anne', 'one', 1))
  const [here, there] = [start.with(by('anne', 'here', 2)), start.with(by('anne', 'there', 2))]
  expect([here.find(by('anne', 'here')), here.find(by('anne', 'there'))]).toMatchObject([{ number: 2 }, null])
  expect([there.find(by('anne', 'here')), there.find(by('anne', 'there'))]).toMatchObject([null, { number: 2 }])
  expect(start.find(by('anne', 'here'))).toBeNull()
  expect(there.with(by('anne', 'on', 3)).find(by('anne', 'one'))?.number).toBe(1)
})
