// Something in memory that is as it is while somebody works with it, and stowed as its text while nobody does: that takes half the room and less.

export class Stowable<T> {
  /** Null while it is stowed. */
  private kept: T | null
  /** Null while it is not. */
  private text: string | null = null
  private readonly unpack: (plain: unknown) => T

  /** `unpack` makes it again of what its text says. */
  constructor(kept: T, unpack: (plain: unknown) => T) {
    this.kept = kept
    this.unpack = unpack
  }

  /** Whoever asks for it has it unpacked; it stays so until it is stowed again. */
  get value(): T {
    if (this.text !== null) {
      this.kept = this.unpack(JSON.parse(this.text))
      this.text = null
    }
    return this.kept as T
  }

  stow(): void {
    this.text ??= JSON.stringify(this.kept)
    this.kept = null
  }
}

const asItIs = (plain: unknown): unknown => plain

/** State is plain JSON data, so it comes back as it was: conformance holds every game to it. */
export const stowableState = (state: unknown): Stowable<unknown> => new Stowable(state, asItIs)
