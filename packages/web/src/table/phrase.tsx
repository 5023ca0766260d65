// A sentence of a game, drawn: dice as dice, captains by chip and name. Spoken, it is plain text.
import type { Phrase, Reader } from '@flibuste/kernel'
import { Fragment } from 'preact'
import { MiniDie, SeatChip, seatIndex, type DieFace } from '../art/index.ts'
import { isDie } from './phrase-words.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

export const faceOf = (die: number): DieFace | null => FACES.find((face) => face === die) ?? null

function Face({ die }: { readonly die: number }) {
  const face = faceOf(die)
  return face === null ? <>{die}</> : <MiniDie face={face} label={String(die)} />
}

export interface PhraseLineProps {
  readonly phrase: Phrase
  readonly reader: Reader
  /** Where a chip stands before the line already, the captain's name is enough. */
  readonly chips?: 'drawn' | 'left out'
}

export function PhraseLine({ phrase, reader, chips = 'drawn' }: PhraseLineProps) {
  return (
    <>
      {phrase.map((word, index) => {
        if (typeof word === 'string') return word
        if ('die' in word)
          return (
            <Fragment key={index}>
              {isDie(phrase[index - 1]) && <span class="visually-hidden">, </span>}
              <Face die={word.die} />
            </Fragment>
          )
        if ('strong' in word) return <b key={index}>{word.strong}</b>
        return (
          <span key={index} class="named-captain">
            {chips === 'drawn' && <SeatChip seat={seatIndex(word.seat)} size={16} />}
            <b>{reader.name(word.seat)}</b>
          </span>
        )
      })}
    </>
  )
}
