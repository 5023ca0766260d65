// `npm run bench -- --against <commit>`: this checkout beside an older one, by turns, in processes of their own. Figures of a machine that
// others use mean little; how many times as fast one is as the other means the same everywhere.
import { execFileSync, fork, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spreadOf } from './clock.ts'
import type { Row } from './row.ts'
import type { Cost, Work } from './work.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = dirname(HERE)
/** Rounds before any is counted: in the first ones V8 still compiles what it plays. */
const WARM_UPS = 3
const ROUNDS = 7

interface Compared extends Omit<Work, 'first'> {
  readonly name: string
  readonly unit: string
  /** How many times as fast as 835d66b it should be; null: for information. */
  readonly atLeast: number | null
}

/** Tables as in `npm run bench`. A round takes an eighth of a second at least, and worlds need more: shorter ones measure the compiler. */
const COMPARED: readonly Compared[] = [
  { kind: 'games', game: 'bones', name: 'Bones', seats: 2, games: 3000, unit: 'decision', atLeast: null },
  { kind: 'games', game: 'buccaneer', name: 'Buccaneer', seats: 3, games: 2500, unit: 'decision', atLeast: 1.5 },
  { kind: 'games', game: 'stortebeker', name: 'Störtebeker', seats: 2, games: 400, unit: 'decision', atLeast: 2.5 },
  { kind: 'games', game: 'pirates', name: 'Pirates!', seats: 2, games: 500, unit: 'decision', atLeast: 2.5 },
  { kind: 'games', game: 'cove', name: 'Pirate’s Cove', seats: 3, games: 800, unit: 'decision', atLeast: 1.3 },
  {
    kind: 'worlds',
    game: 'stortebeker',
    name: 'Störtebeker, worlds',
    seats: 3,
    games: 400,
    unit: 'world',
    atLeast: 4.5,
  },
  {
    kind: 'worths',
    game: 'stortebeker',
    name: 'Störtebeker, worths',
    seats: 3,
    games: 150,
    unit: 'state',
    atLeast: null,
  },
  { kind: 'worths', game: 'pirates', name: 'Pirates!, worths', seats: 3, games: 150, unit: 'state', atLeast: null },
  { kind: 'worths', game: 'cove', name: 'Pirate’s Cove, worths', seats: 3, games: 150, unit: 'state', atLeast: null },
]

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** The packages of this checkout, save the workspaces: those are its own. */
function linkPackages(root: string): void {
  const own = join(root, 'node_modules/@flibuste')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@flibuste') symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  for (const name of readdirSync(join(root, 'packages'))) symlinkSync(join(root, 'packages', name), join(own, name))
}

class Side {
  private readonly child: ChildProcess

  private constructor(child: ChildProcess) {
    this.child = child
  }

  static async start(root: string): Promise<Side> {
    const child = fork(join(HERE, 'side.ts'), [root], { cwd: root, execArgv: ['--import', 'tsx'] })
    const side = new Side(child)
    await side.answer()
    return side
  }

  async carryOut(work: Work): Promise<Cost> {
    const answer = this.answer<Cost>()
    this.child.send(work)
    return answer
  }

  end(): void {
    this.child.kill()
  }

  private answer<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      const failed = (code: number | null): void => reject(new Error(`one side ended with code ${code}`))
      this.child.once('exit', failed)
      this.child.once('message', (message) => {
        this.child.off('exit', failed)
        resolve(message as T)
      })
    })
  }
}

const costOfUnit = ({ seconds, units }: Cost): number => seconds / units

/** By turns, so that whatever else the machine does slows both. */
async function compare(now: Side, then: Side, compared: Compared): Promise<Row> {
  const ratios: number[] = []
  let micros = 0
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    const work = { ...compared, first: round * compared.games }
    const older = costOfUnit(await then.carryOut(work))
    const newer = costOfUnit(await now.carryOut(work))
    if (round < WARM_UPS) continue
    ratios.push(older / newer)
    micros += (newer * 1e6) / ROUNDS
  }
  const { middle, least, most } = spreadOf(ratios)
  const { name, unit, atLeast } = compared
  return {
    name,
    value: middle,
    unit: 'times as fast',
    target: atLeast === null ? null : { value: atLeast, is: 'at least' },
    note: `${least.toFixed(2)} to ${most.toFixed(2)} in ${ROUNDS} rounds; ${micros.toPrecision(3)} µs a ${unit} now`,
  }
}

async function compareAll(root: string, only: string | null): Promise<Row[]> {
  const [then, now] = [await Side.start(root), await Side.start(ROOT)]
  try {
    const rows: Row[] = []
    for (const compared of COMPARED)
      if (only === null || compared.game === only) rows.push(await compare(now, then, compared))
    return rows
  } finally {
    then.end()
    now.end()
  }
}

/** Leaves nothing behind, whatever becomes of it. `only`: one game. */
export async function againstRows(commit: string, only: string | null): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flibuste-bench-'))
  const root = join(folder, 'older')
  try {
    git('worktree', 'add', '--detach', root, commit)
    linkPackages(root)
    return await compareAll(root, only)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}
