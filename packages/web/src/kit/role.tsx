// Whether a captain is the reader or a bot of which level, after the name; people at other pages need no word.
import type { Captain } from './table-module.ts'
import { sharedWords } from './words.ts'

export function Role({ captain }: { readonly captain: Captain | undefined }) {
  if (captain?.isMe === true) return <i class="role">{sharedWords().you}</i>
  return captain?.bot == null ? null : <i class="role">{sharedWords().levels[captain.bot].role}</i>
}
