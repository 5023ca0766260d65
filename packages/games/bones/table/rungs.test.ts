import { expect, it } from 'vitest'
import { soloRank } from '../score.ts'
import { RUNGS } from './rungs.ts'

it('BON-9.5 has a rung for every number of turns, without a gap', () => {
  for (let turns = 4; turns <= 30; turns++) {
    const rung = RUNGS.filter(({ from, to }) => turns >= from && turns <= to)
    expect(rung.map(({ rank }) => rank)).toEqual([soloRank(turns)])
  }
})
