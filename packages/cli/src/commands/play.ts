// `flibuste play`: a match in the terminal against bots, moves in words from a numbered list. Works with piped input too.
import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { LANGUAGES, nth, type Sitter } from '@flibuste/kernel'
import { defineCommand } from '../command.ts'
import { oneOf, optional, wholeNumber, words } from '../flags.ts'
import { messageOf } from '../json.ts'
import { newSession, playSession, type Session } from '../play/session.ts'
import { languageOf, WORDS } from '../play/words.ts'
import { anySeed, HIGHEST_SEED, recordOf, startMatch } from '../seed.ts'
import {
  botsFlag,
  loadGame,
  loadText,
  optionsFlag,
  readGameId,
  readOptionsLine,
  requireTable,
  seatsFlag,
  usualSeats,
} from '../table.ts'
import { EXIT, Failure, UsageError } from '../usage.ts'

const ME = 0

const sittersOf = ({ bots, language }: Session): Sitter[] =>
  bots.map((bot, seat) => ({ name: bot === null ? WORDS[language].you : WORDS[language].bot(seat + 1, bot), bot }))

/** Found out before the match, not after it. */
function requireRoom(path: string): void {
  try {
    accessSync(dirname(resolve(path)), constants.W_OK)
    if (existsSync(path) && !statSync(path).isFile()) throw new Error('it is no file')
  } catch (error) {
    throw new UsageError(`--record: ${path} cannot be written: ${messageOf(error)}`)
  }
}

function keep(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new Failure(`the record cannot be written: ${messageOf(error)}`)
  }
}

export const play = defineCommand({
  name: 'play',
  operands: ['game'],
  summary: 'Plays a match in the terminal against bots.',
  about:
    'You sit in seat 0; the bots are dealt to the other seats in turn. The same seed and answers give the same match.',
  flags: {
    seats: seatsFlag,
    bots: botsFlag(['greedy']),
    options: optionsFlag,
    lang: optional(oneOf(LANGUAGES, { help: 'language', initial: 'en' }), 'from LC_ALL, LC_MESSAGES or LANG'),
    seed: optional(wholeNumber({ min: 0, max: HIGHEST_SEED }, { help: 'names the dice', initial: 0 }), 'any'),
    record: optional(words('<file>', { help: 'where to write the record of the match', initial: '' })),
  },
  async run(given, [id], io) {
    const game = await loadGame(id!)
    const options = await readOptionsLine(game, given.options)
    const seats = given.seats ?? usualSeats(game)
    await requireTable(game, options, seats)
    if (given.record !== null) requireRoom(given.record)
    const language = given.lang ?? languageOf(io.env)
    const text = await loadText(readGameId(game.id), language)
    const seed = given.seed ?? anySeed()
    const bots = Array.from({ length: seats }, (_, seat) =>
      seat === ME ? null : nth(given.bots, (seat - 1) % given.bots.length),
    )
    const course = startMatch(game, options, seats, seed)
    const session = newSession({ game, text, language, me: ME, bots, course }, seed)
    await playSession(session, io)
    io.out(`${WORDS[language].seed(seed)}\n`)
    if (given.record === null) return EXIT.ok
    const record = recordOf({ game, options, sitters: sittersOf(session), seed, entries: session.course.entries() })
    keep(given.record, `${JSON.stringify(record)}\n`)
    io.out(`${WORDS[language].kept(given.record)}\n`)
    return EXIT.ok
  },
})
