// The `flibuste` command as a function, for tests. Nothing imports it but the program itself.
export { flibuste, COMMANDS } from './flibuste.ts'
