// Says once that the browser keeps a match no longer, and offers it as a file.
import { useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { loss, shelf } from '../session/shelf.ts'
import { saveRecord } from '../table/save-record.ts'
import { dictionaries } from './words.ts'

export function saveFromShelf(matchKey: string): void {
  const kept = shelf.read(matchKey)
  if (kept !== null) saveRecord(kept.record)
}

export function LossNote({ matchKey }: { readonly matchKey: string }) {
  const say = words(dictionaries)
  const [isRead, setRead] = useState(false)
  if (loss.value === null || isRead) return null
  return (
    <div class="loss-note" role="alert">
      <Icon name="warning" />
      <span>{say.loss[loss.value]}</span>
      <button type="button" class="btn sm" onClick={() => saveFromShelf(matchKey)}>
        {say.saveRecord}
      </button>
      <button type="button" class="btn sm sq ghost" onClick={() => setRead(true)}>
        <Icon name="close" label={say.close} />
      </button>
    </div>
  )
}
