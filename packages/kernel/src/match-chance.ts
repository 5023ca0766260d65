// The chance of a match: ChaCha20 keyed by the match secret, one stream per decision, so that no amount of watched
// dice foretells the next and everybody can re-derive every roll once the secret is out.
import { chacha20 } from '@noble/ciphers/chacha.js'
import { Chance } from './chance.ts'

const BLOCK_BYTES = 64
const NONCE_BYTES = 12
const ZEROS = new Uint8Array(BLOCK_BYTES)

export class MatchChance extends Chance {
  private readonly key: Uint8Array
  private readonly nonce = new Uint8Array(NONCE_BYTES)
  private block = new DataView(new ArrayBuffer(0))
  private blocks = 0
  private next = BLOCK_BYTES

  /** `stream` is the number of the decision; 0 is the setup. The first block is computed at the first draw only. */
  constructor(key: Uint8Array, stream: number) {
    super()
    this.key = key
    new DataView(this.nonce.buffer).setUint32(0, stream, true)
  }

  protected word(): number {
    if (this.next === BLOCK_BYTES) {
      const bytes = chacha20(this.key, this.nonce, ZEROS, undefined, this.blocks++)
      this.block = new DataView(bytes.buffer, bytes.byteOffset, BLOCK_BYTES)
      this.next = 0
    }
    const word = this.block.getUint32(this.next, true)
    this.next += 4
    return word
  }
}
