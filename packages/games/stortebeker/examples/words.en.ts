// What the pictures in the rulebook of Störtebeker show, in English.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'A new match for two: four ships with a row for each captain, below them the next ship and how many follow, and your six cards.',
  '2': 'Phase 3 of a turn. Your three cards are laid, your side of Rostock is complete, and so you may board it: two dice must reach its strength of 8. It brings 5 points.',
  '3': 'One card is laid, two are to go. You hold up beans: lit are the ships that still ask for them on your side. At Rostock they would complete it.',
  '4': 'A broadside, and a colour die shows meat. Perrine’s meat is lit: your side still needs some, so you may lay it there.',
  '5': 'Your side is complete. To the two dice you add your pirates, 4 and 2, face down to the others, and 1 for the skull: 7 in all against a strength of 10.',
  '6': 'Perrine has boarded with 9. Your side lacks meat and rum: add them from your hand, throw, and the higher total takes the ship.',
  '7': 'You have taken Rostock: its 5 points are on the track, all cards that lay there are gone, and the next ship has come in its place.',
  '8': 'You have discarded three cards and picked a rum. It lies face up until the turn ends; then it comes to your hand, and you draw up to six.',
  '9': 'No ship follows any more: the next ship taken brings on the end, and the round is played out. It stands 29 to 31.',
}
