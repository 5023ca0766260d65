// The question before an unfinished match goes from the server: when it ends, and one press that keeps it. That a captain was shown it is
// told to the server, because no match goes before.
import { useEffect, useRef, useState } from 'preact/hooks'
import { language, words } from '../kit/language.ts'
import { answerEnding } from '../session/wire.ts'
import { dictionaries } from './words.ts'
import './keep-ask.css'

export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(at)

export interface KeepAskProps {
  readonly table: string
  readonly endsAt: number
  /** Where it is not clear which match is meant. */
  readonly game?: string | undefined
}

type Standing = 'asks' | 'failed' | 'kept'

export function KeepAsk({ table, endsAt: told, game }: KeepAskProps) {
  const say = words(dictionaries)
  const sentence = useRef<HTMLParagraphElement>(null)
  const [endsAt, setEndsAt] = useState(told)
  const [standing, setStanding] = useState<Standing>('asks')
  const answer = async (word: 'seen' | 'keep'): Promise<void> => {
    const ending = await answerEnding(table, word)
    if (ending !== null) setEndsAt(ending.endsAt)
    if (ending !== null && !ending.asks) setStanding('kept')
    else if (word === 'keep') setStanding('failed')
  }
  useEffect(() => void answer('seen'), [table])
  const keep = async (): Promise<void> => {
    await answer('keep')
    // The button that had the focus is gone.
    sentence.current?.focus()
  }
  const day = dayOf(endsAt)
  return (
    <div class="keep-ask">
      <p ref={sentence} tabIndex={-1} role="status">
        {standing === 'kept' ? say.kept(day) : say.endsUnlessKept(day, game)}
        {standing === 'failed' && ` ${say.keepFailed}`}
      </p>
      {standing !== 'kept' && (
        <button type="button" class="btn" onClick={() => void keep()}>
          {say.keep}
        </button>
      )}
    </div>
  )
}
