// All of the table that its first picture does without, in one file that is fetched when the board has been drawn.
import './after-board.css'

export { Dialogs } from './dialogs.tsx'
export { Keeping } from './keeping.tsx'
export { Result } from './result.tsx'
export { RulebookDrawer } from './rulebook-drawer.tsx'
export { Scrubber } from './scrubber.tsx'
