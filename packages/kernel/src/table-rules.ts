// The few rules of the table itself, the same for every game: who may move, what answers a question, what can be taken back.

export const TABLE_CLAUSES = ['TABLE-1', 'TABLE-2', 'TABLE-3'] as const

export type TableReason = 'notAsked' | 'notAnAnswer' | 'cannotUndo'
