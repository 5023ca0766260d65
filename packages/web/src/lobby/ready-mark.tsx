// Whether a captain is ready: a wax seal of their own, or a dashed word where it is still to come.
import { seatIndex } from '../art/seats.ts'
import { WaxSeal } from '../art/wax-seal.tsx'
import { words } from '../kit/language.ts'
import { dictionaries } from './words.ts'

export interface ReadyMarkProps {
  readonly seat: number
  readonly isReady: boolean
}

export function ReadyMark({ seat, isReady }: ReadyMarkProps) {
  const say = words(dictionaries)
  return isReady ? (
    <span class="ready-mark">
      <WaxSeal seat={seatIndex(seat)} />
      {say.ready}
    </span>
  ) : (
    <span class="ready-mark unready">{say.notReady}</span>
  )
}
