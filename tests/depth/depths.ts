// How deep each depth looks: the one place that says how many games, recalls and contests there are, for every table of every game.
// Figures only; what is looked at is each game's to say (packages/games/<game>/depth.ts).

export const DEPTHS = ['quick', 'merge', 'deep'] as const
export type DepthName = (typeof DEPTHS)[number]

/** `quick` is the everyday run, `merge` what must hold before a merge, `deep` a long look with other seeds every day. */
type Games = readonly [quick: number, merge: number, deep: number]

/** So many games of a table are also played as recorded matches. */
export const RECORDS: Games = [2, 6, 20]

/** Whether a whole run must have seen what its game claims: an everyday run is too short for every kind of move. */
export const CLAIMED: readonly [quick: boolean, merge: boolean, deep: boolean] = [false, true, true]

/** A job that takes longer hangs. No verdict depends on it: the slowest takes a hundredth of that on two quiet cores. */
export const MOST_MINUTES: Games = [60, 60, 180]

/** How hard tests attack the server and the bots. */
export const ATTACKS = {
  /** Times the server is killed. */
  kills: [2, 3, 60],
  /** Times one of several nodes is killed. */
  nodeKills: [1, 2, 40],
  /** How long the database is away. */
  outageMs: [200, 1000, 10_000],
  /** Inputs at random. */
  fuzz: [60, 120, 20_000],
  /** Positions of a match that are looked at by every viewer. */
  positions: [1, 1, 40],
  /** Strange cookies that are to make the server forget somebody. It remembers a third as many in that test. */
  strangers: [300, 300, 6000],
  /** Schedules of the whole service in foul weather (tests/simulation). */
  schedules: [20, 200, 5000],
  /** Positions of each game in which all that is hidden is dealt anew, for every level of bot. */
  redeals: [4, 4, 1000],
} as const satisfies { readonly [attack: string]: Games }

/**
 * A scene of the page is walked through one of so many of the sizes of screen. The scenes of a game take turns, so that together they
 * see every size (tests/browser/every-screen.spec.ts).
 */
export const SIZES_APART: Games = [2, 2, 1]

/** Answers given in each game in Firefox before its page is loaded again: two rounds and more of most games. */
export const FIREFOX_ANSWERS: Games = [6, 6, 10]

export interface Row {
  readonly games: Games
  /** In so many of them memory is compared, which costs thousands of worlds; none where nothing is hidden, and in contests. */
  readonly recalls: Games
  /** What a game costs, in milliseconds: only the order of jobs follows from it, the longest first. */
  readonly ms: number
}

const NONE: Games = [0, 0, 0]

const row = (ms: number, games: Games, recalls: Games = NONE): Row => ({ ms, games, recalls })

/** For every table and contest of a game that has no figures of its own yet. */
const USUAL = row(100, [6, 100, 600], [1, 6, 60])

/** Tables and contests of a game alike, by name. None at a depth: 0. */
export const FIGURES: { readonly [game: string]: { readonly [name: string]: Row } } = {
  bones: {
    '1 seat': row(15, [10, 200, 2000]),
    '2 seats': row(25, [10, 200, 2000]),
    '3 seats': row(30, [10, 200, 2000]),
    '4 seats': row(40, [10, 200, 2000]),
    '3 seats, friendly': row(35, [10, 200, 2000]),
    '3 seats, vile': row(30, [10, 200, 2000]),
    '2 seats, strictScout': row(25, [10, 200, 2000]),
    '5 seats, party': row(50, [10, 200, 2000]),
    '6 seats, party': row(55, [10, 200, 2000]),
    '7 seats, party': row(60, [10, 200, 2000]),
    '8 seats, party': row(70, [10, 200, 2000]),
    'greedy beats random at two seats': row(40, [50, 500, 4000]),
    'greedy holds its own at 3 seats': row(80, [0, 12, 100]),
    'greedy holds its own at 4 seats': row(100, [0, 12, 100]),
    'sailor beats boy': row(30, [20, 20, 400]),
    'mate beats sailor': row(30, [60, 60, 400]),
    'captain beats mate': row(30, [20, 20, 400]),
  },
  buccaneer: {
    '3 seats, strict': row(40, [10, 300, 1000], [1, 30, 120]),
    '4 seats, strict': row(50, [10, 300, 1000], [1, 30, 120]),
    '5 seats, strict': row(60, [10, 300, 1000], [1, 30, 120]),
    '3 seats, open': row(40, [10, 300, 1000], [1, 30, 120]),
    '4 seats, open': row(50, [10, 300, 1000], [1, 30, 120]),
    '5 seats, open': row(60, [10, 300, 1000], [1, 30, 120]),
    'another edition, a named first seat': row(50, [5, 60, 200], [1, 10, 60]),
    'greedy beats two randoms': row(150, [10, 150, 600]),
    'greedy holds its own at 4 seats': row(150, [0, 20, 100]),
    'greedy holds its own at 5 seats': row(150, [0, 20, 100]),
    'sailor beats boy': row(60, [9, 9, 400]),
    'mate beats sailor': row(300, [18, 18, 400]),
    'captain beats mate': row(2500, [0, 0, 400]),
  },
  stortebeker: {
    '2 seats': row(100, [6, 100, 600], [1, 8, 60]),
    '3 seats': row(900, [4, 60, 500], [1, 6, 60]),
    '4 seats': row(400, [4, 60, 500], [1, 6, 60]),
    bonus: row(180, [4, 50, 500], [0, 4, 60]),
    foresight: row(180, [4, 50, 500], [0, 4, 60]),
    threeShips: row(180, [4, 50, 500], [0, 4, 60]),
    stopAfterFailure: row(180, [4, 50, 500], [0, 4, 60]),
    stopAfterCounter: row(180, [4, 50, 500], [0, 4, 60]),
    'all variants, another edition, a drawn first seat': row(350, [4, 20, 100], [0, 3, 40]),
    'greedy beats random in every game of two seats': row(700, [3, 40, 240]),
    'greedy holds its own at 3 seats': row(2100, [0, 5, 20]),
    'greedy holds its own at 4 seats': row(5800, [0, 5, 20]),
    'sailor beats boy': row(60, [12, 12, 400]),
    'mate beats sailor': row(130, [24, 24, 400]),
    'captain beats mate': row(9000, [0, 0, 400]),
  },
  // Before a merge the games are the same every time: from four seats on 120 meet every claim that 300 met (two and
  // three seats need them all), and the deep look plays others every day. So in Cove.
  pirates: {
    '2 seats': row(120, [6, 300, 900], [1, 12, 60]),
    '3 seats': row(140, [6, 300, 900], [1, 12, 60]),
    '4 seats': row(150, [6, 120, 900], [1, 12, 60]),
    '5 seats': row(160, [6, 120, 900], [1, 12, 60]),
    '6 seats': row(200, [6, 120, 900], [1, 12, 60]),
    'another board and other lairs': row(700, [2, 4, 100], [1, 4, 40]),
    'strict supply, another treasure slot, a named first seat, a short game': row(500, [2, 4, 100], [1, 4, 40]),
    'greedy beats random in every game of two seats': row(600, [4, 30, 200]),
    'greedy holds its own at 4 seats': row(600, [0, 6, 20]),
    'greedy holds its own at 6 seats': row(550, [0, 6, 20]),
    'sailor beats boy': row(100, [4, 4, 400]),
    'mate beats sailor': row(400, [4, 4, 400]),
    'captain beats mate': row(4000, [0, 0, 400]),
  },
  cove: {
    '3 seats': row(130, [6, 100, 800], [1, 12, 60]),
    '4 seats': row(180, [6, 100, 800], [1, 12, 60]),
    '5 seats': row(200, [6, 100, 800], [1, 12, 60]),
    'several artisans': row(160, [4, 60, 300], [1, 8, 60]),
    'half a year': row(80, [4, 60, 300], [1, 8, 60]),
    'another edition': row(200, [4, 60, 300], [1, 8, 60]),
    'greedy beats two randoms': row(600, [4, 60, 300]),
    'greedy holds its own at 4 seats': row(600, [0, 12, 60]),
    'greedy holds its own at 5 seats': row(750, [0, 12, 60]),
    'sailor beats boy': row(250, [3, 3, 400]),
    'mate beats sailor': row(1000, [3, 3, 400]),
    'captain beats mate': row(7000, [0, 0, 400]),
  },
}

/** Null where the game has figures, but none for this. */
export function figuresOf(game: string, entry: string): Row | null {
  const rows = FIGURES[game]
  return rows === undefined ? USUAL : (rows[entry] ?? null)
}
