// What the pictures in the rulebook of Buccaneer show, in English.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'A new match: three ships in sight, and before every captain five men, one by one, and 10 ducats.',
  '2': 'You have picked up your crew of two. Lit is what it may do this turn: board La Mouette, which asks for two men, or cover a crew of somebody else.',
  '3': 'Of Mira’s six men three are yours, but Mira lies on top. Put your crew of three on them, and you command nine, as many as there may be.',
  '4': 'With your three men in hand: Merry Wind asks for three, so you may board it. The other two ships ask for more.',
  '5': 'Étoile du Nord: 16 ducats, a chest and a candlestick. You, on top, take one treasure; Perrine, second from the top, the other. Wages are 3, 4, and 2 for the question mark; the rest is yours.',
  '6': 'One of the three ships was boarded and is gone; its place stays empty. The next three come when the last of these is gone; twelve are still to come.',
  '7': 'Perrine commands five men, but three of them are yours. Perrine’s turn begins, and you are asked: mutiny, or not?',
  '8': 'One ship is left. Under the ships: what most of a kind is worth, and who has most. Chests are yours, barrels you share with Perrine, candlesticks and sabres are Mira’s.',
}
