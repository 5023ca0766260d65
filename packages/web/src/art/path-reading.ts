// Reads SVG paths back, for the tests: their numbers, and whether their outlines close.

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g

/** How many numbers each command takes at a time. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

const commands = (path: string): readonly string[] => path.match(/[a-z][^a-z]*/gi) ?? []

export const coordinates = (path: string): number[] => (path.match(NUMBER) ?? []).map(Number)

/** Every command has its full count of numbers and nothing is NaN, undefined or infinite. */
export function isWellFormed(path: string): boolean {
  if (/[^MLHVCSQTAZmlhvcsqtaz0-9.,\s-]/.test(path)) return false
  return commands(path).every((command) => {
    const arity = ARITY[command.charAt(0).toUpperCase()] ?? -1
    const count = coordinates(command.slice(1)).length
    return arity === 0 ? count === 0 : arity > 0 && count > 0 && count % arity === 0
  })
}

/** Every M...M piece ends in Z: an outline that may be filled and edged. */
export const everySubpathCloses = (path: string): boolean =>
  path
    .split(/(?=M)/)
    .filter((piece) => piece !== '')
    .every((piece) => piece.endsWith('Z'))
