// What cannot be is said, also of positions laid out by hand: an audit that walks in a circle says nothing.
import { describe, expect, it } from 'vitest'
import { buccaneer, type State } from './index.ts'
import { disc, position } from './scenario.ts'
import { NO_DISC, type Disc } from './state.ts'

/** A position with crews of three, two and one, changed. */
function audited(change: (state: State) => void): string | null {
  const { state } = position({ crews: ['A2 B2 C2', 'B3 A3'] })
  change(state)
  return buccaneer.audit(state)
}

/** One pile, top to bottom. */
function layPile({ under, men }: State, pile: readonly Disc[]): void {
  pile.forEach((man, at) => {
    under[man] = pile[at + 1] ?? NO_DISC
    men[man] = at === 0 ? pile.length : 0
  })
}

/** The first ship in sight leaves, as far as ships are concerned. */
function sailOff({ faceUp, gone }: State): void {
  gone.push(faceUp.shift()!)
}

describe('the audit', () => {
  it('BUC-0.5 finds nothing wrong with a table at play', () => {
    expect(audited(() => {})).toBeNull()
  })

  it('BUC-0.5 finds discs that lie on each other in a circle', () => {
    expect(audited(({ under }) => (under[disc('C2')] = disc('A2')))).toBe(`a disc lies on captain ${disc('A2')}`)
    expect(audited(({ under }) => (under[disc('C2')] = disc('B2')))).toBe(`two discs lie on disc ${disc('B2')}`)
    const apart = audited(({ under, men }) => {
      under[disc('A4')] = disc('B4')
      under[disc('B4')] = disc('A4')
      men[disc('A4')] = 0
      men[disc('B4')] = 0
    })
    expect(apart).toBe('a disc is lost or lies in two crews')
  })

  it('BUC-0.5 finds a disc on one that does not exist, and two on the same', () => {
    expect(audited(({ under }) => (under[disc('C2')] = 99))).toBe('a disc lies on disc 99')
    expect(audited(({ under }) => (under[disc('C2')] = 15))).toBe('a disc lies on disc 15')
    expect(audited(({ under }) => (under[disc('C2')] = -7))).toBe('a disc lies on disc -7')
    expect(audited(({ under }) => (under[disc('B3')] = disc('B2')))).toBe(`two discs lie on disc ${disc('B2')}`)
  })

  it('BUC-0.5 finds a disc too many, or one that lies nowhere', () => {
    expect(audited(({ under }) => under.pop())).toBe('15 discs')
    const more = audited(({ under, men }) => {
      under.push(NO_DISC)
      men.push(1)
    })
    expect(more).toBe('16 discs')
  })

  it('BUC-3.7 finds a tenth man in a crew, and nothing wrong with nine', () => {
    const pile = (crew: string) => audited((state) => layPile(state, crew.split(' ').map(disc)))
    expect(pile('A2 B2 C2 B3 A3 B4 A4 C3 C4')).toBeNull()
    expect(pile('A2 B2 C2 B3 A3 B4 A4 C3 C4 A5')).toBe('10 men in a crew')
  })

  it('BUC-3.7 BUC-3.11 finds crews too large, miscounted, or with their captain for a second', () => {
    expect(audited(({ men }) => (men[disc('A2')] = 4))).toBe('crew 0 counts 4 men and has 3')
    const own = audited(({ under, men }) => {
      under[disc('A5')] = disc('A4')
      men[disc('A5')] = 2
      men[disc('A4')] = 0
    })
    expect(own).toContain('has its captain for a second')
  })

  it('BUC-0.7 BUC-0.3 finds money and treasures that were lost or made', () => {
    expect(audited(({ ducats }) => ducats[0]!++)).toBe('418 ducats')
    expect(audited(({ ducats }) => (ducats[0] = -1))).toBe('a captain in debt')
    expect(audited(({ bankTreasures }) => bankTreasures[0]!--)).toBe('chest lost or made')
    const owed = audited(({ treasures, bankTreasures }) => {
      treasures[0]![0] = 7
      bankTreasures[0] = -1
    })
    expect(owed).toBe('chest lost or made')
  })

  it('BUC-6.1 finds ships that are lost or doubled', () => {
    expect(audited(({ faceUp }) => (faceUp[0] = 99))).toContain('ship')
    expect(audited(({ deck }) => (deck[0] = 1))).toContain('ship')
    const twice = audited(({ faceUp, gone, takers, history }) => {
      gone.push(faceUp[0]!)
      takers.push(0)
      history.push(10, 10, 10)
    })
    expect(twice).toBe('a ship is lost or doubled')
  })

  it('BUC-6.2 finds a fourth ship in sight, and none while some are to come', () => {
    const four = audited(({ faceUp, deck }) => {
      faceUp.push(3)
      deck[3] = 0
    })
    expect(four).toBe('4 ships in sight')
    const none = audited((state) => {
      for (let ship = 0; ship < 3; ship++) sailOff(state)
    })
    expect(none).toBe('0 ships in sight')
  })

  it('BUC-8.1 finds a game that ends with ships in sight', () => {
    expect(audited((state) => (state.agenda = []))).toBe('the game goes on without ships, or ends with some')
  })

  it('BUC-6.1 finds a ship that left without a taker, or without a line in the history', () => {
    const untaken = audited((state) => {
      sailOff(state)
      state.history.push(10, 10, 10)
    })
    expect(untaken).toBe('a ship left without a trace')
    const untold = audited((state) => {
      sailOff(state)
      state.takers.push(0)
    })
    expect(untold).toBe('a ship left without a trace')
  })

  it('BUC-2.1 finds a turn of somebody who is not there', () => {
    expect(audited((state) => (state.active = 3))).toBe('nobody sits in seat 3')
    expect(audited((state) => (state.firstSeat = -1))).toBe('nobody sits in seat -1')
  })
})
