// Every game of the house, one line each. To add a game is to add its folder and its line here. The order of lines does not matter: each
// plate has a number.
export { plate as bones } from './bones/plate.ts'
export { plate as buccaneer } from './buccaneer/plate.ts'
export { plate as stortebeker } from './stortebeker/plate.ts'
export { plate as pirates } from './pirates/plate.ts'
export { plate as cove } from './cove/plate.ts'
