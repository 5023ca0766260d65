// Parts of a state that are replaced, never altered, so that copies of the state share them. Freezing each would cost rules a third of
// their time, so only tests do: there whoever alters one is caught where it happens. Knows no game.

let freezes = false

/** For tests: from now on whatever is kept is frozen. */
export function freezeKept(): void {
  freezes = true
}

/** The part itself, which nobody alters from now on. */
export const kept = <T>(part: T): T => (freezes ? Object.freeze(part) : part)
