// The pictures in the rulebook of Pirates! show what they say. Here, because the board is asked for its pieces.
import { examples } from '../examples/index.ts'
import { captions as en } from '../examples/words.en.ts'
import { captions as fr } from '../examples/words.fr.ts'
import { itPictures } from '../../examples-contract.ts'
import { pirates } from '../index.ts'
import enBook from '../rules.en.md?raw'
import frBook from '../rules.fr.md?raw'
import { explain } from './explain.ts'
import { frames } from './frames.ts'

itPictures({ game: pirates, examples, frames, captions: { en, fr }, books: { en: enBook, fr: frBook }, explain })
