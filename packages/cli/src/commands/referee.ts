// `flibuste referee`: a game over JSON Lines, for engines and tests in any language. The protocol is in docs/referee.md.
import { LANGUAGES, type AnyGame, type GameText, type Reader, type Seat } from '@flibuste/kernel'
import { defineCommand } from '../command.ts'
import { oneOf } from '../flags.ts'
import type { Desk } from '../referee/actions.ts'
import { answerLine } from '../referee/line.ts'
import { loadGame, loadText, readGameId } from '../table.ts'

export function newDesk(game: AnyGame, text: GameText): Desk {
  const readerOf = (me: Seat): Reader => ({ me, name: (seat) => `seat ${seat}` })
  return {
    game,
    sitting: null,
    explainTable: (refusal) => text.tableRefusal(refusal),
    explainEdition: (complaint) => text.complaint(complaint),
    explain(refusal, move, seat, state) {
      const { fact, reason, instead } = text.refusal(refusal, move, game.view(state, seat), readerOf(seat))
      return [fact, reason, instead].filter((part) => part !== '').join(' ')
    },
  }
}

export const referee = defineCommand({
  name: 'referee',
  operands: ['game'],
  summary: 'Referees a game over JSON Lines on stdin and stdout, for engines and tests in any language.',
  about: 'One request a line, one answer a line: {"do":"help"} lists what can be asked. See docs/referee.md.',
  flags: { lang: oneOf(LANGUAGES, { help: 'language of refusals in words', initial: 'en' }) },
  async run({ lang }, [id], io) {
    const game = await loadGame(id!)
    const desk = newDesk(game, await loadText(readGameId(id!), lang))
    for await (const line of io.input) {
      const reply = answerLine(desk, line)
      if (reply === null) continue
      io.out(`${reply.text}\n`)
      if (reply.quit) break
    }
    return 0
  },
})
