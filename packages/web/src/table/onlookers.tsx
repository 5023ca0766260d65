// Who watches, in a sentence. It is not announced: whoever wants to know reads it. Names there is no room for come at a press.
import type { TableInfo } from '@flibuste/protocol'
import { useState } from 'preact/hooks'
import { Icon } from '../art/index.ts'
import { watchedOf } from './spectators.ts'
import { say } from './words.ts'

export function Onlookers({ spectators }: Pick<TableInfo, 'spectators'>) {
  const words = say().watched
  const [isWhole, setWhole] = useState(false)
  const short = watchedOf(spectators)
  const whole = watchedOf(spectators, Infinity)
  if (short === null || whole === null) return null
  const { count, names, more } = isWhole ? whole : short
  const sentence = names.length === 0 ? words.count(count) : words.named(count, names.join(', '), more)
  if (short.names.length === whole.names.length)
    return (
      <p class="caption onlookers">
        <Icon name="eye" />
        <span>{sentence}</span>
      </p>
    )
  return (
    <button type="button" class="caption onlookers" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      <Icon name="eye" />
      <span>{sentence}</span>
    </button>
  )
}
