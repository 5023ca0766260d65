// Parts of a state that are replaced and never altered, so that copies of the state share them. Tests freeze every part, so that whoever
// alters one is caught at once. Elsewhere freezing would cost the rules a third of their time. Knows no game.

let freezes = false

/** For tests: from now on whatever is kept is frozen. */
export function freezeKept(): void {
  freezes = true
}

/** The part itself, which nobody alters from now on. */
export const kept = <T>(part: T): T => (freezes ? Object.freeze(part) : part)
