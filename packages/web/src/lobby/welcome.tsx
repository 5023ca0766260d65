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

/** For whoever comes too late for a seat. */
function Full({ acts, watch }: Pick<WelcomeProps, 'acts' | 'watch'>) {
  const say = words(dictionaries)
  const look = () => {
    acts.watch(nickname.peek())
    watch()
  }
  return (
    <>
      <p class="prose">{say.full}</p>
      <footer>
        <button type="button" class="btn pri" onClick={look}>
          {say.watchFull}
        </button>
      </footer>
    </>
  )
}

function SitForm({ table, acts, watch, seat }: WelcomeProps & { readonly seat: number }) {
  const say = words(dictionaries)
  const [name, setName] = useState(nickname.peek())
  const look = () => {
    acts.watch(name)
    watch()
  }
  const host = table.seats.find(({ owner }) => owner?.id === table.host)?.owner?.name
  const sit = (submit: Event) => {
    submit.preventDefault()
    acts.sit(seat, name)
    watch()
  }
  return (
    <form onSubmit={sit}>
      <p class="prose">{host === undefined ? say.welcomeAny : say.welcomeFrom(host)}</p>
      <NameField value={name} change={setName} focus="at-once" />
      <footer>
        <button type="button" class="btn ghost" onClick={look}>
          {say.watch}
        </button>
        <button type="submit" class="btn pri" disabled={trimName(name) === ''}>
          {say.sitDown}
        </button>
      </footer>
    </form>
  )
}

export function Welcome(props: WelcomeProps) {
  const { table, title, acts, watch } = props
  const seat = freeSeat(table)
  return (
    <Dialog title={words(dictionaries).welcome(title)} close={watch} class="name-dialog">
      {seat < 0 ? <Full acts={acts} watch={watch} /> : <SitForm {...props} seat={seat} />}
    </Dialog>
  )
}
