// A ship of a battle by its name and its sign: a captain's chip, the skull of a legend, the king's crown.
import { SeatChip, seatIndex } from '@flibuste/web/art'
import type { Mark as Asked } from '@flibuste/web/kit'
import { isSeat, LEGEND, type Party } from '../moves.ts'
import type { BattleFrame } from './battle-frame.ts'
import { NO_LEGEND } from '../state.ts'
import { about } from './explain.ts'
import { Mark } from './marks.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

export function partyName({ scene }: Table, frame: BattleFrame, party: Party): string {
  if (isSeat(party)) return scene.reader.name(party)
  return party === LEGEND ? say().legendName(frame.legend) : say().royalNavyTitle
}

/** Who it is, for whoever asks. */
export const partyMark = ({ legend }: BattleFrame, party: Party): Asked =>
  isSeat(party) ? about('captain', party) : about('hunter', party === LEGEND ? legend : NO_LEGEND)

export function PartySign({ party, size }: { readonly party: Party; readonly size: number }) {
  return isSeat(party) ? (
    <SeatChip seat={seatIndex(party)} size={size} />
  ) : (
    <Mark name={party === LEGEND ? 'skull' : 'crown'} />
  )
}
