// Why something before a match was not done, in words.
import { words } from '../kit/language.ts'
import type { Denial } from '../session/session.ts'
import { dictionaries, type LobbyWords } from './words.ts'

const isNamed = (problem: string, problems: LobbyWords['problems']): problem is keyof LobbyWords['problems'] =>
  Object.hasOwn(problems, problem)

export function explain({ problem }: Denial): string {
  const { problems } = words(dictionaries)
  return isNamed(problem, problems) ? problems[problem] : problems.other
}
