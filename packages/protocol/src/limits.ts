// How much of anything a client may send. One place, so that page and server agree.

export const LIMITS = {
  nameLength: 24,
  chatLength: 280,
  entropyLength: 64,
  answerLength: 40,
  bodyBytes: 16_384,
  chatKept: 200,
} as const
