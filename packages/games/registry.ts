// Every game of the house, a line each: adding one is its folder and its line here. No order: each plate has its number.
export { plate as bones } from './bones/plate.ts'
export { plate as buccaneer } from './buccaneer/plate.ts'
export { plate as stortebeker } from './stortebeker/plate.ts'
export { plate as pirates } from './pirates/plate.ts'
export { plate as cove } from './cove/plate.ts'
