import { SPECTATOR } from '@flibuste/kernel'
import { expect, it } from 'vitest'
import { BOARDS } from '../moves.ts'
import { position } from '../scenario.ts'
import { remark } from './remark.ts'

const reader = { me: 0, name: String }

it('calls a boarding vain only where everybody sees that it is: a pirate face down may do it', () => {
  const table = position({ ships: [{ needs: 'WB', strength: 14 }], sides: [['WB 4', '']], hands: ['NNN', 'NNN'] })
  const table2 = position({ ships: [{ needs: 'WB', strength: 14 }], sides: [['WB', '']], hands: ['NNN', 'NNN'] })
  const ship = table.view.sea[0]?.ship?.id ?? -1
  const said = [table.viewOf(SPECTATOR), table2.viewOf(SPECTATOR)].map(
    (view) => remark(BOARDS[ship]!, view, reader)?.kind ?? null,
  )
  expect(said).toEqual([null, 'vain'])
})
