// The few rules of the table itself, the same for every game: who may move, what answers a question, what can be taken back.

export const TABLE_CLAUSES = ['TABLE-1', 'TABLE-2', 'TABLE-3'] as const
export type TableClause = (typeof TABLE_CLAUSES)[number]

export const TABLE_REASONS = ['notAsked', 'notAnAnswer', 'cannotUndo'] as const
export type TableReason = (typeof TABLE_REASONS)[number]
