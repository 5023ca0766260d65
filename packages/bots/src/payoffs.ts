// What answers brought in playouts: for each seat and each of its answers, by the set of others it met.
import type { Seat, SeatSet } from '@flibuste/kernel'

/** So many playouts must be seen of a pair before they weigh as much as what the answer brought whomever it met. */
const DOUBT = 2

export class Payoffs {
  private readonly sums: Float64Array
  private readonly counts: Float64Array
  private readonly sets: number
  private readonly moves: number

  constructor(seats: number, moves: number) {
    this.moves = moves
    this.sets = 1 << seats
    const size = seats * moves * this.sets
    this.sums = new Float64Array(size)
    this.counts = new Float64Array(size)
  }

  add(seat: Seat, move: number, met: SeatSet, payoff: number): void {
    const at = this.at(seat, move, met)
    this.sums[at] = (this.sums[at] ?? 0) + payoff
    this.counts[at] = (this.counts[at] ?? 0) + 1
  }

  mean(seat: Seat, move: number, met: SeatSet): number {
    const at = this.at(seat, move, met)
    return ((this.sums[at] ?? 0) + DOUBT * this.usual(seat, move, met)) / ((this.counts[at] ?? 0) + DOUBT)
  }

  /** Of all meetings of somebody, or of all without one. */
  private usual(seat: Seat, move: number, met: SeatSet): number {
    let [sum, count] = [0, 0]
    for (let set = 0; set < this.sets; set++) {
      if ((set === 0) !== (met === 0)) continue
      sum += this.sums[this.at(seat, move, set)] ?? 0
      count += this.counts[this.at(seat, move, set)] ?? 0
    }
    return count === 0 ? 0 : sum / count
  }

  private at(seat: Seat, move: number, met: SeatSet): number {
    return (seat * this.moves + move) * this.sets + met
  }
}
