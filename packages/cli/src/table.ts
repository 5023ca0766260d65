// Finding a game by its id and reading how it is to be played, with an error in words where that cannot be.
import { readFileSync } from 'node:fs'
import { BOT_IDS, type BotId } from '@flibuste/bots'
import { GAME_IDS, isGameId, registered, type GameId } from '@flibuste/games'
import {
  isBadOption,
  readOptions,
  type AnyGame,
  type BadOption,
  type Complaint,
  type GameText,
  type Language,
  type OptionValues,
} from '@flibuste/kernel'
import type { OptionSpec } from '@flibuste/kernel'
import { listOf, optional, wholeNumber, words, type Flag } from './flags.ts'
import { messageOf } from './json.ts'
import { UsageError } from './usage.ts'

export function readGameId(id: string): GameId {
  if (isGameId(id)) return id
  throw new UsageError(`no game is called "${id}"; the games are ${GAME_IDS.join(', ')}`)
}

export const loadGame = async (id: string): Promise<AnyGame> => registered(readGameId(id)).load()

export const loadText = async (id: GameId, language: Language): Promise<GameText> => registered(id).text[language]()

export const optionsFlag: Flag<string | null> = optional(
  words('<k=v,…>', { help: 'what the game lets you choose, such as vile=true or edition=mine.json', initial: '' }),
)

export const seatsFlag: Flag<number | null> = optional(
  wholeNumber({ min: 1, max: 16 }, { help: 'how many sit down', initial: 2 }),
  '2, or as few as the game needs',
)

export const botsFlag = (initial: readonly BotId[]): Flag<readonly BotId[]> =>
  listOf(BOT_IDS, { help: `bots, dealt to the seats in turn: ${BOT_IDS.join(', ')}`, initial })

/** An edition is given by the name of its file. */
function readJsonFile(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'))
  } catch (error) {
    throw new UsageError(`--options: ${name} is no JSON file that can be read: ${messageOf(error)}`)
  }
}

function readValue(spec: OptionSpec, raw: string): unknown {
  if (spec.kind === 'switch') return raw === 'true' ? true : raw === 'false' ? false : raw
  if (spec.kind === 'edition') return readJsonFile(raw)
  return spec.kind === 'count' && /^\d+$/.test(raw) ? Number(raw) : raw
}

function rawOptions(game: AnyGame, line: string): { [id: string]: unknown } {
  const raw: { [id: string]: unknown } = {}
  for (const pair of line.split(',')) {
    const at = pair.indexOf('=')
    const spec = game.options.find((one) => one.id === pair.slice(0, at).trim())
    if (spec === undefined || at < 0) throw new UsageError(badOption(game, pair))
    if (Object.hasOwn(raw, spec.id)) throw new UsageError(`--options: ${spec.id} is given more than once`)
    raw[spec.id] = readValue(spec, pair.slice(at + 1).trim())
  }
  return raw
}

const badOption = (game: AnyGame, pair: string): string => {
  const ids = game.options.map((spec) => spec.id)
  return `--options: "${pair}" is not of the form name=value with one of the names ${ids.join(', ')}`
}

/** What is wrong with one of the options. What is wrong with an edition is for the game to say. */
export function wordsOfBadOption(
  game: AnyGame,
  { option, expected }: BadOption,
  explain: (complaint: Complaint) => string,
): string {
  if (typeof expected !== 'string') return `${option}: ${explain(expected)}`
  if (option === '') return `must be ${expected}`
  const isKnown = game.options.some((spec) => spec.id === option)
  return isKnown ? `${option} must be ${expected}` : `${option}: ${expected}`
}

/** `vile=true,party=false` to a full set of options. */
export async function readOptionsLine(game: AnyGame, line: string | null): Promise<OptionValues> {
  const options = readOptions(game.options, line === null ? {} : rawOptions(game, line))
  if (!isBadOption(options)) return options
  const text = await loadText(readGameId(game.id), 'en')
  throw new UsageError(`--options: ${wordsOfBadOption(game, options, (complaint) => text.complaint(complaint))}`)
}

/** How many sit down when nobody says: two, or as few as the game needs. */
export const usualSeats = (game: AnyGame): number => Math.min(game.seats.max, Math.max(2, game.seats.min))

/** Refuses a table the rules do not allow, in the words of the game. */
export async function requireTable(game: AnyGame, options: OptionValues, seatCount: number): Promise<void> {
  if (!Number.isInteger(seatCount) || seatCount < game.seats.min || seatCount > game.seats.max)
    throw new UsageError(`--seats: ${game.id} is for ${game.seats.min} to ${game.seats.max} seats`)
  const refusal = game.refuseTable(options, seatCount)
  if (refusal === null) return
  const text = await loadText(readGameId(game.id), 'en')
  throw new UsageError(`${text.tableRefusal(refusal)} (${refusal.clause})`)
}
