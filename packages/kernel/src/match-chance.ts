// The chance of a match: ChaCha20 keyed by the match secret, one stream per decision, so that no amount of watched
// dice foretells the next and everybody can re-derive every roll once the secret is out.
import { chacha20 } from '@noble/ciphers/chacha.js'
import { Chance } from './chance.ts'

const BLOCK_BYTES = 64
const NONCE_BYTES = 12
const ZEROS = new Uint8Array(BLOCK_BYTES)
const NO_BLOCK = new DataView(new ArrayBuffer(0))

export class MatchChance extends Chance {
  private readonly key: Uint8Array
  private readonly stream: number
  private block = NO_BLOCK
  private blocks = 0
  private next = BLOCK_BYTES

  /** `stream` is the number of the decision; 0 is the setup. Nothing is worked out before the first draw: most decisions draw nothing. */
  constructor(key: Uint8Array, stream: number) {
    super()
    this.key = key
    this.stream = stream
  }

  protected word(): number {
    if (this.next === BLOCK_BYTES) {
      const nonce = new DataView(new ArrayBuffer(NONCE_BYTES))
      nonce.setUint32(0, this.stream, true)
      const bytes = chacha20(this.key, new Uint8Array(nonce.buffer), ZEROS, undefined, this.blocks++)
      this.block = new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES)
      this.next = 0
    }
    const word = this.block.getUint32(this.next, true)
    this.next += 4
    return word
  }
}
