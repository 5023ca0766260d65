// Overboard: chests for speed. They lie on the card until the battle is over, then go to the bank.
import { OVERBOARD } from '../cards.ts'
import { OVERBOARD_SPEED } from '../data.ts'
import { OVERBOARDS, type Overboard } from '../moves.ts'
import { REFUSE } from '../refusals.ts'
import { plainCard, type BoardingCard } from './boarding-card.ts'

/** COV-15.6. How many is said when the card is played: COV-A42. */
export const overboard: BoardingCard<Overboard> = {
  ...plainCard({ kind: 'overboard', card: OVERBOARD, clause: 'COV-15.6' }, OVERBOARDS[0]!),
  speed: (chests) => chests * OVERBOARD_SPEED,
  offer(state, seat, moves) {
    for (let chests = 0; chests <= state.chests[seat]!; chests++) moves.push(OVERBOARDS[chests]!)
  },
  refuse: (state, seat, { chests }) => (chests > state.chests[seat]! ? REFUSE.tooFewChests : null),
  chestsOf: ({ chests }) => chests,
}
