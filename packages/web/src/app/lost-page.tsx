// The page of an address that names nothing.
import { words } from '../kit/language.ts'
import { NoticePage } from './notice-page.tsx'
import { dictionaries } from './words.ts'

export function LostPage() {
  const say = words(dictionaries)
  return <NoticePage title={say.lostTitle} text={say.lostText} />
}
