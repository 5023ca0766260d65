// What went wrong, thrown by whoever notices it and put on the wire by http/. Nothing was changed when one is thrown.
import type { BadOption, Complaint, Refusal } from '@flibuste/kernel'
import { PROBLEMS, problemUri, type Problem, type ProblemType } from '@flibuste/protocol'

export class ProblemError extends Error {
  readonly type: ProblemType
  readonly detail: string | null
  readonly refusal: Refusal | null
  readonly complaint: Complaint | null
  /** Seconds after which the same may be asked again; null: that would not help, or nobody knows. */
  readonly retryAfterS: number | null

  constructor(
    type: ProblemType,
    detail: string | null = null,
    refusal: Refusal | null = null,
    complaint: Complaint | null = null,
    retryAfterS: number | null = null,
  ) {
    super(detail ?? PROBLEMS[type].title)
    this.name = 'ProblemError'
    this.type = type
    this.detail = detail
    this.refusal = refusal
    this.complaint = complaint
    this.retryAfterS = retryAfterS
  }
}

export const problem = (type: ProblemType, detail?: string): ProblemError => new ProblemError(type, detail ?? null)

/** What will do better later. */
export const laterProblem = (type: ProblemType, retryAfterS: number, detail: string | null = null): ProblemError =>
  new ProblemError(type, detail, null, null, retryAfterS)

/** A rule said no: the clause goes with it, so that the page can open the rulebook there. */
export const refusedBy = (refusal: Refusal, type: ProblemType = 'refused'): ProblemError =>
  new ProblemError(type, null, refusal)

/** The game takes no such option. What is wrong with an edition goes with it, for the page to put into words. */
export const badOption = ({ option, expected }: BadOption): ProblemError =>
  typeof expected === 'string'
    ? problem('malformed', `option ${option}: ${expected}`)
    : new ProblemError('malformed', `option ${option}`, null, expected)

export function problemBody(error: ProblemError): Problem {
  const { status, title } = PROBLEMS[error.type]
  const body: Problem = { type: problemUri(error.type), title, status }
  if (error.detail !== null) body.detail = error.detail
  if (error.complaint !== null) body.complaint = error.complaint
  if (error.refusal === null) return body
  return { ...body, clause: error.refusal.clause, reason: error.refusal.reason }
}
