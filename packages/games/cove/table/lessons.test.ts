// The lessons of Pirate’s Cove can be taken, whoever takes them, and teach the whole game. Here, because the board is asked for its pieces.
import { itTeaches } from '../../lessons-contract.ts'
import { CLAUSES } from '../clauses.ts'
import { cove } from '../index.ts'
import { school } from '../lessons/index.ts'
import { words as en } from '../lessons/words.en.ts'
import { words as fr } from '../lessons/words.fr.ts'
import { explain } from './explain.ts'

itTeaches({ game: cove, school, words: { en, fr }, clauses: CLAUSES, explain })
