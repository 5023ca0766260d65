// What the pictures in the rulebook of Pirate’s Cove show, in English.
import type { Captions } from '../../example.ts'

export const captions: Captions = {
  '1': 'Before the first month: all four rings stand at level 2, and 9 gold are to be spent. Under each further step stands its price.',
  '2': 'Your mat. Sails 7 are your speed, a hull of 7 carries seven chests; crew 3 and cannons 3 make three dice. A hit pushes a ring one level to the left: three hits on the crew, and it is off.',
  '3': 'Two ships meet at an island. The faster comes first: you with a speed of 8, then Perrine with 6.',
  '4': 'A treasure card lies open on each outer island: 4 fame at the Tavern, five chests at Hull Island. All ships still lie in the Cove.',
  '5': 'You turn your wheel to Hull Island, in secret: five chests. Everybody does so at the same time; Captain Hook lies at the Tavern, for all to see.',
  '6': 'The ships have sailed. You meet Captain Hook at Sail Island, Perrine and Tom meet at Cannon Island: two combats. Mira is alone at Hull Island, and need not fight.',
  '7': 'Before the first shot. Tom, the faster with 8 against your 6, has played Smoke: in this combat only a 6 hits his ship. Now it is your turn to play a boarding card or pass.',
  '8': 'You are faster and fire first, with three dice. You name a section of Perrine’s: her crew is two hits from being lost, the weakest of the four.',
  '9': 'Whoever is left plunders: at Hull Island your card brings 1 fame, 2 gold and five chests. At the Tavern, where Hook lies alone, and wherever nobody went, the card is left.',
  '10': 'After the plunder you use your island. Hull Island raises the hull: the next step costs 2 of your 3 gold.',
  '11': 'Blackbeard lies at Crew Island, 5. At the end of the month he sails on to the next, Treasure Island.',
  '12': 'A second parrot: you have Flint’s aboard and have been dealt Silver’s. Swap for 1 fame, or keep the old one.',
  '13': 'An artisan guards the crew. He has taken one hit and can take one more; only then would the ring of that section move.',
  '14': 'The treasure cards lie open: this is the moment for the Treasure Map, which is lit. The Lookout has to wait for navigation.',
  '15': 'Before the first shot Grapple is lit, for it is a boarding card. Played, it makes every ship roll as many dice as it has crew: you would roll four instead of three.',
  '16': 'Cannonade lies on the table: each hit of this volley damages all sections of Tom’s ship. Then you fire no more in the next exchange.',
  '17': 'Two Tavern cards. The Treasure Map has its moment and can be played now; the fame card stays hidden in your hand and counts 2 at the end.',
  '18': 'The Royal Navy at your orders: four dice, hull 4. You turned it against Perrine, and choose the section it aims at.',
  '19': 'Captain Hook: three dice, always at the strongest hull, speed 18, 3 fame. Two of the five points of his hull are left, and nothing but the hull can be hit.',
  '20': 'The fame track in month eleven: Mira has 22, you 24, Perrine 26 and Tom leads with 29.',
  '21': 'The twelfth and last month. You are level with Tom at 30; chests that are plundered now can no longer be buried, so only fame on the cards counts.',
}
