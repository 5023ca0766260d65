// Lets the bots of a match in this page answer, one after the other, each when the pace of the board allows it. Knows no game.
import { seatsOf, type Course, type Seat } from '@flibuste/kernel'
import { levelOf } from './bot-choices.ts'
import type { Pace } from './pace.ts'
import type { Thinker } from './thinker.ts'

export interface LocalCrewParts {
  readonly thinker: Thinker
  readonly pace: Pace
  /** Where the match stands now. */
  course(): Course
  /** The bot that answers for a seat now; null: none. */
  botAt(seat: Seat): string | null
  /** Goes on with a bot's answer. */
  goOn(answered: Course): void
}

export class LocalCrew {
  private readonly parts: LocalCrewParts
  private isAtWork = false
  private isClosed = false

  constructor(parts: LocalCrewParts) {
    this.parts = parts
  }

  /** Lets bots answer until none of them is asked. */
  async work(): Promise<void> {
    if (this.isAtWork) return
    this.isAtWork = true
    try {
      for (let seat = this.asked(); seat !== null; seat = this.asked()) await this.letAnswer(seat)
    } finally {
      this.isAtWork = false
    }
  }

  close(): void {
    this.isClosed = true
    this.parts.pace.close()
    this.parts.thinker.close()
  }

  private asked(): Seat | null {
    if (this.isClosed) return null
    const { game, state } = this.parts.course().match
    return seatsOf(game.awaiting(state)).find((seat) => this.parts.botAt(seat) !== null) ?? null
  }

  private async letAnswer(seat: Seat): Promise<void> {
    const { thinker, botAt, goOn } = this.parts
    const course = this.parts.course()
    const { game, state } = course.match
    const bot = botAt(seat)
    if (bot === null) return
    const legal = game.legal(state, seat)
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    const question = { game: game.id, bot, view: course.remembered(seat), seat, legal, seed }
    const [choice] = await Promise.all([thinker.choose(question), this.pauseBefore(course, seat, bot)])
    const move = legal[choice]
    // Taken back, reclaimed or closed while the bot thought: its answer fits no question any more.
    if (this.isClosed || this.parts.course() !== course || botAt(seat) !== bot || move === undefined) return
    goOn(course.play(seat, move, 'bot'))
  }

  /** The wait depends neither on the question nor on the hand, and quiet questions are all alike: it must not tell what a bot holds. */
  private pauseBefore({ match, last }: Course, seat: Seat, bot: string): Promise<void> {
    const { pace } = this.parts
    if (match.pace === 'quiet') return pace.quietly(match.decision)
    return last?.entry.seat === seat ? pace.pause() : pace.ponder(levelOf(bot))
  }
}
