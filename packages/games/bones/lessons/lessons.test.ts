// The lessons of Bones can be taken, whoever takes them, and teach the whole game.
import { itTeaches } from '../../lessons-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { bones } from '../index.ts'
import { explain } from '../table/explain.ts'
import { school } from './index.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

itTeaches({ game: bones, school, words: { en, fr }, clauses: CLAUSES, explain })
