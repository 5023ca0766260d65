// How to get friends to a table: a short code to say aloud, a link to share, and a QR code.
import { LIMITS, tablePage, type TableInfo } from '@flibuste/protocol'
import { useId } from 'preact/hooks'
import { LinkField, ShareActions } from '../app/share-actions.tsx'
import { words } from '../kit/language.ts'
import { linkFor, reachesFriends } from '../session/house.ts'
import { QrCode } from './qr-code.tsx'
import { dictionaries } from './words.ts'

export interface InviteProps {
  readonly table: TableInfo
  readonly title: string
}

/** Null: every seat is taken, or the table was laid too long ago. */
const codeOf = ({ lobby, createdAt }: TableInfo): string | null =>
  Date.now() - createdAt < LIMITS.codeMs ? (lobby?.code ?? null) : null

/** Read letter by letter it would be hard to type: it is two words of two syllables. */
const spoken = (code: string): string => code.toLowerCase().replace('-', ', ')

function Code({ table }: Pick<InviteProps, 'table'>) {
  const say = words(dictionaries)
  const code = codeOf(table)
  if (code === null)
    return (
      <>
        <p class="caption">{say.name}</p>
        <p class="table-code long">{table.id}</p>
      </>
    )
  return (
    <>
      <p class="caption">{say.code}</p>
      <p class="table-code">
        <span aria-hidden="true">{code}</span>
        <span class="visually-hidden">{spoken(code)}</span>
      </p>
    </>
  )
}

export function InviteSheet({ table, title }: InviteProps) {
  const say = words(dictionaries)
  const field = useId()
  const link = linkFor(tablePage(table.id))
  return (
    <section class="sheet loose keep-rule invite">
      <div class="invite-words">
        <h2 class="visually-hidden">{say.invite}</h2>
        <Code table={table} />
        <LinkField id={field} link={link} />
        <ShareActions link={link} text={say.shareText(title)} field={field} />
        {!reachesFriends() && <p class="note-ready">{say.onlyHere}</p>}
      </div>
      <figure>
        <QrCode text={link} label={say.qr} />
        <figcaption class="caption">{say.scan}</figcaption>
      </figure>
    </section>
  )
}
