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
    this.text ??= inOnePiece(JSON.stringify(this.kept))
    this.kept = null
  }
}

/** An engine writes a long text in pieces and keeps them, which takes a fifth more room. What a list is joined to has none. */
const inOnePiece = (text: string): string => [text.slice(0, 1), text.slice(1)].join('')

const asItIs = (plain: unknown): never => plain as never

/** For plain JSON data, which comes back as it was. States are: conformance holds every game to it. */
export const stowableData = <T>(data: T): Stowable<T> => new Stowable(data, asItIs)
