// For whoever comes by a link: a name and a seat, or just a look.
import type { TableInfo } from '@flibuste/protocol'
import { useState } from 'preact/hooks'
import { Dialog } from '../app/dialog.tsx'
import { NameField } from '../app/name-field.tsx'
import { nickname, trimName } from '../app/nickname.ts'
import { words } from '../kit/language.ts'
import type { LobbyActs } from './lobby-acts.ts'
import { dictionaries } from './words.ts'

export interface WelcomeProps {
  readonly table: TableInfo
  readonly title: string
  readonly acts: LobbyActs
  readonly watch: () => void
}

const freeSeat = ({ seats }: TableInfo): number =>
  seats.findIndex(({ owner, bot, offered }) => owner === null && bot === null && offered === undefined)

export function Welcome({ table, title, acts, watch }: WelcomeProps) {
  const say = words(dictionaries)
  const [name, setName] = useState(nickname.peek())
  const host = table.seats.find(({ owner }) => owner?.id === table.host)?.owner?.name
  const seat = freeSeat(table)
  const sit = (submit: Event) => {
    submit.preventDefault()
    acts.sit(seat, name)
    watch()
  }
  return (
    <Dialog title={say.welcome(title)} close={watch} class="name-dialog">
      <form onSubmit={sit}>
        <p class="prose">{host === undefined ? say.welcomeAny : say.welcomeFrom(host)}</p>
        {seat < 0 && <p class="note-ready">{say.full}</p>}
        <NameField value={name} change={setName} focus="at-once" />
        <footer>
          <button type="button" class="btn ghost" onClick={watch}>
            {say.watch}
          </button>
          <button type="submit" class="btn pri" disabled={seat < 0 || trimName(name) === ''}>
            {say.sitDown}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
