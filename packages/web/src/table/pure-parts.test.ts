import type { TableInfo } from '@flibuste/protocol'
import { Sfc32, SPECTATOR, type AnyGame, type Asked } from '@flibuste/kernel'
import { bones } from '@flibuste/games/bones/index.ts'
import { describe, expect, it } from 'vitest'
import { captainsOf, logViewer, mySeats, readerFor } from './captains.ts'
import { canSkip } from './skipping.ts'
import { matching } from './move-search.ts'
import { heard, heardTogether } from './phrase-words.ts'
import { faceOf } from './phrase.tsx'
import { endAlone, rankedSeats, rolesOf, winnersOf } from './ranking.ts'
import { refusalOf } from './refusal.ts'
import { ownSeat, seatActOf, sittingFor } from './seat-acts.ts'
import {
  CHARGE,
  endsOf,
  heightFor,
  levelsOf,
  lossesOf,
  markedRounds,
  marksUpTo,
  pathOf,
  footMarksOf,
  levelOf,
  plotOf,
  xOf,
  yOf,
} from './voyage-plot.ts'

const seat = (id: string | null, bot: string | null = null, here = true) => ({
  owner: id === null ? null : { id, name: `name of ${id}` },
  bot,
  here,
})

const tableOf = (...seats: TableInfo['seats']): TableInfo => ({
  id: 't',
  game: 'bones',
  version: 1,
  options: {},
  status: 'playing',
  host: 'me',
  seats,
  commitment: '',
  rematch: null,
  createdAt: 0,
})

describe('captains', () => {
  const table = tableOf(seat('me'), seat('you', null, false), seat(null, 'greedy'))

  it('know me, who is away, and who is a bot of which level', () => {
    const captains = captainsOf(table, { myId: 'me', viewer: 0 }, 'Nobody')
    expect(captains.map(({ isMe, here, bot }) => [isMe, here, bot])).toEqual([
      [true, true, null],
      [false, false, null],
      [false, true, 'sailor'],
    ])
    expect(captains[2]?.name).not.toBe('')
    expect(readerFor(0, captains).name(1)).toBe('name of you')
  })

  it('are "you" one at a time when several share a screen', () => {
    const shared = tableOf(seat('me'), seat('me'))
    const captains = captainsOf(shared, { myId: 'me', viewer: 1 }, 'Nobody')
    expect(captains.map(({ isMe }) => isMe)).toEqual([false, true])
    expect(logViewer(1, mySeats(shared, 'me'))).toBe(SPECTATOR)
    expect(logViewer(0, mySeats(table, 'me'))).toBe(0)
  })
})

describe('skipping', () => {
  const [person, bot] = [{ bot: null }, { bot: 'sailor' }] as const

  it('is offered while something is told, wherever the match is kept', () => {
    expect(canSkip({ kind: 'remote', isTelling: true, captains: [person] })).toBe(true)
    expect(canSkip({ kind: 'local', isTelling: true, captains: [] })).toBe(true)
  })

  it('is offered for bots that think in this page, not for those of a server, nor for people', () => {
    expect(canSkip({ kind: 'local', isTelling: false, captains: [person, bot] })).toBe(true)
    expect(canSkip({ kind: 'remote', isTelling: false, captains: [bot] })).toBe(false)
    expect(canSkip({ kind: 'local', isTelling: false, captains: [person] })).toBe(false)
  })
})

describe('who is on the result screen', () => {
  const told = (owner: string | null, bot: string | null) => {
    const [captain] = captainsOf(tableOf(seat(owner, bot)), { myId: 'me', viewer: 0 }, 'Nobody')
    return { name: captain?.name, roles: rolesOf(captain!, seat(owner).owner) }
  }

  it('calls nobody a bot whose seat one held at the end', () => {
    expect(told('she', 'greedy')).toEqual({ name: 'name of she', roles: ['heldByBot'] })
    expect(told('me', 'greedy').roles).toEqual(['you', 'heldByBot'])
  })

  it('tells a seat that was taken back from a bot of the table, whose level it says', () => {
    expect(told('she', null)).toEqual({ name: 'name of she', roles: [] })
    expect(told('me', null).roles).toEqual(['you'])
    expect(told(null, 'greedy').roles).toEqual(['sailor'])
    expect(told(null, 'captain').roles).toEqual(['captain'])
  })
})

describe('what can be done about a seat', () => {
  const table = tableOf(
    seat('me'),
    seat('you', null, false),
    seat('she'),
    seat(null, 'greedy'),
    seat('he', 'greedy', false),
  )

  it('is to lend one’s own and take it back, and as host to keep an empty chair warm', () => {
    expect(table.seats.map((_, at) => seatActOf(table, 'me', at))).toEqual(['hand', 'keepWarm', null, null, null])
    expect(table.seats.map((_, at) => seatActOf(table, 'he', at))).toEqual([null, null, null, null, 'reclaim'])
    expect(sittingFor('reclaim')).toBe('me')
    expect(sittingFor('keepWarm')).toHaveProperty('bot')
  })

  it('is nothing for whoever watches, and nothing once the match is over', () => {
    expect(table.seats.map((_, at) => seatActOf(table, '', at))).toEqual([null, null, null, null, null])
    expect(seatActOf({ ...table, status: 'over' }, 'me', 0)).toBeNull()
  })

  it('is about the seat being played where several are mine', () => {
    const shared = tableOf(seat('me'), seat('me'))
    expect([1, SPECTATOR].map((viewer) => ownSeat(shared, 'me', viewer))).toEqual([1, 0])
    expect(ownSeat(table, 'nobody', SPECTATOR)).toBeNull()
  })
})

describe('refusals worked out in the page', () => {
  const game: AnyGame = bones as AnyGame
  const options = { friendly: false, vile: false, party: false, strictScout: false }
  const state = game.setup(options, 2, new Sfc32(7))
  const me = Math.log2(game.awaiting(state))
  const view: Asked = game.view(state, me)

  it('are the very ones the table would give', () => {
    const move = { kind: 'sail', lane: 1, with: 'pair' }
    expect(refusalOf(game, view, me, move)).toEqual(game.check(state, me, move))
    expect(refusalOf(game, view, me, move).clause).toMatch(/^BON-|^TABLE-/)
  })

  it('say who is not asked', () => {
    expect(refusalOf(game, view, 1 - me, { kind: 'done' })).toMatchObject({ clause: 'TABLE-1' })
    expect(refusalOf(game, view, SPECTATOR, { kind: 'done' })).toMatchObject({ clause: 'TABLE-1' })
  })
})

describe('small parts', () => {
  it('rank by place and keep the order of the table in a tie', () => {
    const outcome = { places: [3, 1, 1, 4] }
    expect(rankedSeats(outcome)).toEqual([1, 2, 0, 3])
    expect(winnersOf(outcome)).toEqual([1, 2])
    expect(endAlone({ ...outcome, scores: [], clause: '' })).toBeNull()
    expect(endAlone({ places: [1], scores: [7], clause: 'BON-9.4' })).toEqual({ scores: [7], clause: 'BON-9.4' })
  })

  it('find a move by words of its label', () => {
    const moves = [{ label: 'Relancer 1 et 6' }, { label: 'Garder tous les dés' }]
    expect(matching(moves, 'DES garder')).toEqual([moves[1]])
    expect(matching(moves, '')).toEqual(moves)
  })

  it('read dice one by one, and captains by name', () => {
    const reader = { me: 0, name: () => 'Mira' }
    expect(heard([{ seat: 1 }, ': ', { die: 5 }, { die: 5 }, ' ship ', { strong: '5' }], reader)).toBe(
      'Mira: 5, 5 ship 5',
    )
    expect(heardTogether([['One'], ['Two']], reader)).toBe('One. Two')
  })

  it('draw a die only for a face a die has', () => {
    expect(faceOf(6)).toBe(6)
    expect(faceOf(7)).toBeNull()
  })

  it('plot a voyage inside its frame, lines apart where they meet', () => {
    const plot = plotOf(
      {
        goal: null,
        ranking: [0, 1],
        lines: [
          [0, 1, 3],
          [0, 1, 1],
        ],
      },
      640,
      380,
    )
    expect(plot).toMatchObject({ rounds: 3, top: 3, ranks: [0, 1] })
    expect(xOf(plot, 2)).toBeLessThan(640)
    expect(yOf(plot, 1, 0)).not.toBe(yOf(plot, 1, 1))
    expect(marksUpTo(3, 9)).toEqual([0, 1, 2, 3])
    expect(marksUpTo(47, 9)).toEqual([0, 10, 20, 30, 40])
    expect(levelsOf({ ...plot, height: 150, top: 89 })).toEqual([0, 50])
    expect(markedRounds(plot, [0, 1, 1])).toEqual([1])
    expect(markedRounds(plot, [0, 0, 1])).toEqual([])
  })

  it('draws a voyage as high as its room, but never so flat or steep that it misleads', () => {
    expect(heightFor({ width: 0, height: 0 })).toBe(380)
    expect(heightFor({ width: 1000, height: 700 })).toBe(448)
    expect(heightFor({ width: 1000, height: 50 })).toBe(256)
    expect(heightFor({ width: 300, height: 900 })).toBe(312)
  })

  it.each([3, 40, 400])('draws no line above a better one, however close they are: %i in all', (most) => {
    const lines = [0, 1, 1, 2, most].map((end) => [0, end])
    const plot = plotOf({ lines, goal: null, ranking: [4, 3, 2, 1, 0] }, 640, 380)
    const heights = lines.map((_, seat) => yOf(plot, 1, seat))
    heights.slice(1).forEach((y, at) => expect(y).toBeLessThan(heights[at]!))
  })

  it('draws a line by itself at its figure, nobody below nothing, and no score above the scale', () => {
    const lines = [
      [0, 5, 11],
      [0, 0, 4],
      [0, 0, 4],
      [0, 0, 0],
    ]
    const plot = plotOf({ lines, goal: 11, ranking: [0, 1, 2, 3] }, 640, 380)
    expect(yOf(plot, 1, 0)).toBe(levelOf(plot, 5))
    expect(yOf(plot, 2, 0)).toBe(levelOf(plot, 11))
    lines.forEach((_, seat) => expect(yOf(plot, 0, seat)).toBeLessThanOrEqual(levelOf(plot, 0)))
    expect(levelsOf(plot).at(-1)).toBeGreaterThanOrEqual(11)
    expect(levelsOf(plotOf({ lines: [[0, 99]], goal: null, ranking: [0] }, 640, 380)).at(-1)).toBe(100)
  })

  it.each([380, 640])('names the last round at the foot, and lets no figure touch another: %i across', (width) => {
    const lines = [Array.from({ length: 16 }, (_, round) => round)]
    const plot = plotOf({ lines, goal: null, ranking: [0] }, width, 300)
    const marks = footMarksOf(plot)
    expect(marks.at(-1)).toBe(15)
    marks.slice(1).forEach((mark, at) => expect(xOf(plot, mark) - xOf(plot, marks[at]!)).toBeGreaterThanOrEqual(22))
  })

  it('draws treasures as steps, and knows where one was lost', () => {
    const plot = plotOf({ lines: [[0, 2, 1]], goal: 3, ranking: [0] }, 640, 380)
    expect(plot.top).toBe(3)
    expect(pathOf(plot, [0, 2, 1], 0, 'steps')).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){2}$/)
    expect(lossesOf([0, 2, 1, 1, 0])).toEqual([2, 4])
  })

  it('charges on a line stand apart', () => {
    const rising = Array.from({ length: 41 }, (_, round) => round)
    const plot = plotOf({ lines: [rising], goal: null, ranking: [0] }, 640, 380)
    const marked = markedRounds(plot, rising).map((round) => xOf(plot, round))
    expect(marked.length).toBeGreaterThan(5)
    marked.slice(1).forEach((x, at) => expect(x - marked[at]!).toBeGreaterThanOrEqual(40))
  })

  it.each([
    ['level at the top', [9, 9, 9, 9, 9, 9, 9, 9]],
    ['level at the bottom', [0, 0, 0, 0, 0, 0, 0, 9]],
    ['near each other', [14, 17, 14, 13, 14, 16, 15, 14]],
  ])('charges at the ends of lines that end %s stand apart, in order and in the frame', (_how, ends) => {
    const lines = ends.map((end) => [0, end])
    const plot = plotOf({ lines, goal: null, ranking: ends.map((_, seat) => seat) }, 640, 380)
    const spots = endsOf(plot, { lines })
    const heights = spots.map(({ y }) => y).toSorted((a, b) => a - b)
    heights.slice(1).forEach((y, at) => expect(y - heights[at]!).toBeGreaterThanOrEqual(2 * CHARGE))
    expect(heights[0]).toBeGreaterThanOrEqual(CHARGE)
    expect(heights.at(-1)).toBeLessThanOrEqual(plot.height - CHARGE)
    ends.forEach((end, one) =>
      ends.forEach((other, two) => end > other && expect(spots[one]!.y).toBeLessThan(spots[two]!.y)),
    )
    spots.forEach(({ x }) => expect(x + CHARGE).toBeLessThanOrEqual(plot.width))
  })
})
