// The store without the server, for commands that carry matches about.
export { backUp, exportTable, importFrom, restoreFrom, type Carried } from './carrying.ts'
export { openBeside, openStore } from './open.ts'
