// The levels of bots this browser plays against.
import { storage } from '../kit/storage.ts'
import { levelsIn, type LevelChoice } from '../session/level-choice.ts'
import { shelf } from '../session/shelf.ts'

export const levels: LevelChoice = levelsIn(storage, shelf)
