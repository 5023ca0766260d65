// The board kit: what a game's table may use of the page. No rules inside.
export * from './box.ts'
export * from './language.ts'
export * from './motion.ts'
export * from './provenance.tsx'
export * from './refused-piece.ts'
export * from './sound.ts'
export * from './table-module.ts'
export * from './voyage.ts'
