// What a run really looked at, so that its caller can tell a clean game from a run that saw nothing.

export interface Report {
  games: number
  decisions: number
  /** Positions that were looked at closely. */
  deep: number
  /** Worlds drawn from views, and how many of them were not the truth (0 if nothing is hidden). */
  worlds: number
  hidden: number
  /** Twin worlds, the moves they went through, and the revelations that ended them. */
  locksteps: number
  lockstepMoves: number
  revelations: number
  /** Viewers who could not see that a draw was changed, in a move and in the setup (0 if no luck is hidden). */
  lucks: number
  openings: number
  /** Positions where several sealed answers were missing. */
  sealed: number
  /** Moments at which memory was compared. */
  recalls: number
  /** Settings compared with worlds drawn from their views. */
  setups: number
  /** Moves that were refused, and moves tried that nobody had made. */
  refusals: number
  mutants: number
  /** Matches recorded and verified, and moves taken back. */
  records: number
  undos: number
  /** Games played out to another end from the middle. */
  playedOut: number
  /** Decisions with one legal move; the longest list of legal moves; the longest game. */
  forced: number
  mostLegal: number
  longest: number
  /** How often each kind of move was made and each type of event told; the clauses that were cited. */
  readonly moves: { [kind: string]: number }
  readonly events: { [type: string]: number }
  readonly clauses: Set<string>
}

export const emptyReport = (): Report => ({
  games: 0,
  decisions: 0,
  deep: 0,
  worlds: 0,
  hidden: 0,
  locksteps: 0,
  lockstepMoves: 0,
  revelations: 0,
  lucks: 0,
  openings: 0,
  sealed: 0,
  recalls: 0,
  setups: 0,
  refusals: 0,
  mutants: 0,
  records: 0,
  undos: 0,
  playedOut: 0,
  forced: 0,
  mostLegal: 0,
  longest: 0,
  moves: {},
  events: {},
  clauses: new Set(),
})

export const count = (tally: { [name: string]: number }, name: string): void => {
  tally[name] = (tally[name] ?? 0) + 1
}
