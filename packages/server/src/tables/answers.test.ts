import { expect, test } from 'vitest'
import { Answers } from './answers.ts'

const by = (guest: string, answer: string) => ({ guest, answer })

test('an answer is found by who gave it and under which id, in its newest row', () => {
  const answers = Answers.none().with(by('anne', 'one'), 3).with(by('anne', 'two'), 4).with(by('anne', 'two'), 5)
  expect(answers.find(by('anne', 'one'))?.number).toBe(3)
  expect(answers.find(by('anne', 'two'))?.number).toBe(5)
  expect(answers.find(by('mary', 'one'))).toBeNull()
})

test('old answers are forgotten, and it says so', () => {
  let answers = Answers.none()
  for (let number = 1; number <= 4; number++) answers = answers.with(by('anne', `answer ${number}`), number)
  expect([answers.isPartial, answers.find(by('anne', 'answer 1'))?.number]).toEqual([false, 1])
  answers = answers.with(by('anne', 'answer 5'), 5)
  expect([answers.isPartial, answers.find(by('anne', 'answer 1'))]).toEqual([true, null])
  expect(answers.find(by('anne', 'answer 2'))?.number).toBe(2)
  expect([answers.hasAllAfter(1), answers.hasAllAfter(0)]).toEqual([true, false])
})

test('ids that look alike to a hasty eye are told apart', () => {
  const answers = Answers.none().with(by('anne', 'Aa'), 1).with(by('anne', 'BB'), 2)
  expect([answers.find(by('anne', 'Aa'))?.number, answers.find(by('anne', 'BB'))?.number]).toEqual([1, 2])
  expect(answers.find(by('mary', 'Aa'))).toBeNull()
})

test('what was added elsewhere from the same beginning is not found', () => {
  const start = Answers.none().with(by('anne', 'one'), 1)
  const [here, there] = [start.with(by('anne', 'here'), 2), start.with(by('anne', 'there'), 2)]
  expect([here.find(by('anne', 'here')), here.find(by('anne', 'there'))]).toMatchObject([{ number: 2 }, null])
  expect([there.find(by('anne', 'here')), there.find(by('anne', 'there'))]).toMatchObject([null, { number: 2 }])
  expect(start.find(by('anne', 'here'))).toBeNull()
  expect(there.with(by('anne', 'on'), 3).find(by('anne', 'one'))?.number).toBe(1)
})
