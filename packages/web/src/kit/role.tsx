// Whether a captain is the reader or a bot, after the name; people at other pages need no word.
import type { Captain } from './table-module.ts'
import { sharedWords } from './words.ts'

export function Role({ captain }: { readonly captain: Captain | undefined }) {
  if (captain === undefined || (!captain.isMe && captain.bot === null)) return null
  return <i class="role">{captain.isMe ? sharedWords().you : sharedWords().bot}</i>
}
