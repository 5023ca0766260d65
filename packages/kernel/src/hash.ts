// Fingerprints: of a state, of the server's seed, and the secret a match draws its chance from. Stable across machines.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Half of a SHA-256 is plenty to tell two states apart, and keeps records short. */
const STATE_HASH_HEX = 32

/** SHA-256 of a text, in hex. */
export type Digest = (text: string) => string

let digest: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)))

/** For whoever has a faster one at hand: the kernel knows none but its own. One that says something else is refused. */
export function digestWith(faster: Digest): void {
  if (faster('Flibuste ⚓') !== digest('Flibuste ⚓')) throw new Error('that is not SHA-256')
  digest = faster
}

/** State is plain JSON data of one fixed shape, so its JSON text is canonical. */
export const hashState = (state: unknown): string => digest(JSON.stringify(state)).slice(0, STATE_HASH_HEX)

/** The hash of the table's seed. It is shown before anybody sits down, so the table cannot change its seed afterwards. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

/** The hash of a seat's word of chance. It is shown before anybody opens theirs, so the seat cannot choose another word afterwards. */
export const promiseTo = (word: string): string => bytesToHex(sha256(utf8ToBytes(word)))

/**
 * The key of a match: the table's seed and a word from every seat, each preceded by its length so that no two lists of
 * words run together to the same bytes. As long as one of them is honest, nobody could have chosen the dice.
 */
export function secretOf(seed: string, entropy: readonly string[]): Uint8Array {
  const hash = sha256.create().update(hexToBytes(seed))
  for (const word of entropy) {
    const bytes = utf8ToBytes(word)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, bytes.length, true)
    hash.update(length).update(bytes)
  }
  return hash.digest()
}

export { bytesToHex, hexToBytes }
