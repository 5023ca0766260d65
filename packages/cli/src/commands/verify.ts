// `flibuste verify`: plays a record again and says that every roll and every state holds, or which entry does not, and why.
import { readFileSync, statSync } from 'node:fs'
import { isGameId, registered, GAME_IDS } from '@flibuste/games'
import { verify as verifyRecord, type MatchRecord, type Problem, type Verdict } from '@flibuste/kernel'
import { defineCommand } from '../command.ts'
import { isNestedBeyond, messageOf, MOST_NESTED, parseJson } from '../json.ts'
import { isRecord, problemWithRecord } from '../record-shape.ts'
import { EXIT, UsageError } from '../usage.ts'

const MOST_BYTES = 64 * 1024 * 1024

const PROBLEM_WORDS: { readonly [P in Problem]: string } = {
  format: 'it is not of the format this program reads',
  game: 'it is of another game',
  version: 'it was made by another version of the rules',
  options: 'the game has no such options',
  seats: 'no game can be played by these seats',
  seed: 'the seed of its chance cannot be used',
  commitment: 'the seed is not the one promised before the match',
  promise: 'a word of chance is not the one promised before the match',
  setup: 'the match did not begin in the state that is recorded',
  malformed: 'this is no move of the game',
  refused: 'the rules refuse this move',
  state: 'this move leads to another state than the recorded one',
  unfinished: 'the record ends before the game does',
}

function readText(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES) throw new Error(`larger than ${MOST_BYTES / 1024 / 1024} MB`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${messageOf(error)}`)
  }
}

function readRecord(path: string): MatchRecord {
  const parsed = parseJson(readText(path))
  if ('problem' in parsed) throw new UsageError(`${path} is not JSON: ${parsed.problem}`)
  if (isNestedBeyond(parsed.value, MOST_NESTED))
    throw new UsageError(`${path} is not a record: nested deeper than ${MOST_NESTED}`)
  if (!isRecord(parsed.value)) throw new UsageError(`${path} is not a record: ${problemWithRecord(parsed.value)}`)
  return parsed.value
}

function wordsOf(verdict: Verdict): string {
  if (verdict.ok)
    return `Every roll and every state holds: ${verdict.entries} entries, ${verdict.draws} draws of chance.`
  const where = verdict.entry === null ? 'The record' : `Entry ${verdict.entry}`
  return `${where} does not hold: ${PROBLEM_WORDS[verdict.problem]} (${verdict.problem}: ${verdict.detail}).`
}

export const verify = defineCommand({
  name: 'verify',
  operands: ['record.json'],
  summary: 'Plays a record again: every roll, every state, every move against the rules.',
  about: 'Exit code 0: everything holds. 1: something does not, and which. 2: the file is not a record.',
  flags: {},
  async run(_values, [path], io) {
    const record = readRecord(path!)
    if (!isGameId(record.game))
      throw new UsageError(`${path} is a record of "${record.game}"; the games are ${GAME_IDS.join(', ')}`)
    const verdict = verifyRecord(await registered(record.game).load(), record)
    io.out(`${wordsOf(verdict)}\n`)
    return verdict.ok ? EXIT.ok : EXIT.failed
  },
})
