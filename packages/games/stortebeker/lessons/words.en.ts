// What the lessons of Störtebeker say, in English.
import type { StortebekerLessonWords } from './index.ts'

export const words: StortebekerLessonWords = {
  firstPrize: {
    title: 'Your first prize',
    teaches: 'What wins: a full side, two dice against the shield and a rival, the coin.',
    steps: {
      prey: 'The North Sea, 1400. You are a pirate captain, and these four merchant ships are your prey.',
      coin: 'The gold coin is what a ship is worth. Rostock brings 5 points. Most points at the end wins.',
      needs: 'Rostock asks for beans, meat and rum. The lit row is your side: two of the three lie there already.',
      lay: {
        ask: 'Meat is missing. Pick up your meat and lay it at Rostock.',
        water: 'Rostock asks for no water. A ship takes only the goods on its name line.',
        discard: 'That would throw the meat away. It belongs in the empty place of your row.',
      },
      shield: 'Your side is complete. The shield says how strong the ship is: two dice must reach 8.',
      board: {
        ask: 'Board Rostock! Touch the ship and throw the dice.',
        end: 'Not yet: your side is complete, and 8 is no great strength. Board it.',
        empty: 'Your side of Stralsund is empty. You can board only where your row is full.',
      },
      rival: '9 against 8: enough! But Perrine has cards there too, and lacks only rum: she fights you for the prize.',
      won: 'Her 7 does not beat your 9: Rostock is yours! 5 points; all cards that lay there are discarded.',
      next: 'The next ship sails in, and you draw back up to six cards. Then it is Perrine’s turn.',
      game: 'That is the game: fill a row, beat the shield and whoever comes after, score the coin.',
    },
  },
  threeCards: {
    title: 'Three cards a turn',
    teaches: 'A plain turn: exactly three cards, and no boarding in the first round.',
    steps: {
      hand: 'A match begins. You hold six cards, and each turn you must use exactly three of them.',
      water: {
        ask: 'Rostock 3 asks for water and beans only. Lay a water there.',
        biscuit: 'Rostock 3 does not ask for biscuit: look at its name line.',
        wismar: 'Water fits Wismar too. But finish one ship first: Rostock 3 needs just two cards.',
      },
      beans: {
        ask: 'Now the beans: then your side of Rostock 3 is complete.',
        second: 'Rostock 3 shows one water, and you have laid it. It takes no second one.',
        stralsund: 'Beans fit Stralsund too, but they would complete Rostock. Lay them there.',
      },
      another: {
        ask: 'One card to go. Begin another ship: lay any card where it is asked for.',
        bananas: 'No ship here asks for bananas. Ships that light up have room for your card.',
        discard: 'You may discard, but a card that is laid works for you. Lay one at Wismar or Hamburg.',
      },
      end: {
        ask: 'Rostock 3 is complete, but nobody boards in the first round. End your turn.',
        board: 'Patience: in the first round everybody only lays cards. You may board it next turn.',
        fourth: 'Three cards are three: the rest stays in your hand until your next turn.',
      },
      perrine: 'Perrine lays beans and meat at Stralsund, water at Wismar: in her own row. Your cards don’t help her.',
      round: 'Round 2. After your next three cards you may board Rostock 3.',
    },
  },
  belowDeck: {
    title: 'Pirates below deck',
    teaches: 'Pirates add their number, each eats a plain provision, a skull adds 1.',
    steps: {
      shield: 'Rostock 7 has a shield of 10. Two dice bring 7 on average: you need help.',
      rum: {
        ask: 'First complete your side: lay the rum.',
        lubeck: 'Rum fits Lübeck 2 too, but Rostock brings 7 points and lacks nothing else.',
        water: 'Your water lies there already. Rostock 7 still needs rum.',
      },
      pirates: 'A pirate adds his number to your dice. He lies face down: nobody knows how strong you are.',
      crew: {
        ask: 'Lay both pirates, the 4 and the 2, at Rostock 7.',
        hungry: 'A pirate must eat: you have no provision at Wismar 4 to feed him.',
        skull: 'The skull on that water counts as a pirate itself and feeds no other. He needs a plain card.',
      },
      biscuit: 'The biscuit with the small skull adds 1 as well. So you bring 4 + 2 + 1 = 7: dice of 3 will do.',
      board: {
        ask: 'Board Rostock 7.',
        end: 'Strike now: with 7 on your side only a double 1 can stop you.',
        lubeck: 'Your side of Lübeck 2 still lacks rum. Rostock 7 is complete.',
      },
      enough: 'A poor throw, yet 3 + 6 + 1 = 10. Reaching the shield is enough: 7 points!',
      spent: 'Your pirates are spent: they go to the discard pile with the rest. Use them where it counts.',
    },
  },
  beatenBack: {
    title: 'Beaten back',
    teaches: 'What a failed boarding costs, and that the turn goes on.',
    steps: {
      two: 'Two of your sides are complete. Lübeck 7 has shield 10; you bring 3 + 2 + 1 = 6.',
      board: {
        ask: 'Dice of 4 will do: a chance of 92 %. Board Lübeck 7.',
        small: 'A sound idea, and its turn will come. In this lesson try the big prize first.',
        end: 'Nothing ventured… 92 % is a fine chance. Board Lübeck 7.',
      },
      beaten: '9 against 10: one short. You are beaten back, and two colour dice say which goods you lose.',
      lose: {
        ask: 'Biscuit: you have a plain one and one with a skull. Your meat goes too. Which biscuit do you give up?',
        plain: 'Then only the beans could feed your two pirates, and one would have to go. Give up the skull.',
        end: 'The loss comes first: choose one of the two biscuits.',
      },
      rest: 'The rest stays: beans, biscuit and both pirates, now face up for all to see.',
      again: {
        ask: 'Each ship may be tried once a turn, but another is waiting. Board Stralsund 3.',
        tried: 'Lübeck 7 has been tried this turn. Mend your row and come back.',
        end: 'A failure does not end your turn. Stralsund 3 needs only a 6.',
      },
      after: '7 against 6: 3 points after all. The Odds button tells your chance before you throw.',
    },
  },
  broadside: {
    title: 'Broadside!',
    teaches: 'Pay a card and fire: colour dice take goods from the others.',
    steps: {
      meat: 'Perrine has the meat you need at Lübeck 9. Your third card can pay for a broadside at her.',
      pay: {
        ask: 'No ship here wants bananas. Pay for the broadside with them.',
        discard: 'That discards it for nothing. Choose “Pay for a broadside”.',
        lay: 'Then your three cards are used, and there is no broadside this turn.',
      },
      fire: {
        ask: 'Fire at a ship where you have goods, and where somebody else has some too: Lübeck 9.',
        alone: 'Only your own biscuit lies at Hamburg 4: the shots would hit nothing.',
        none: 'None of your goods lies at Rostock 3: you cannot fire there.',
      },
      seize: {
        ask: 'The first die shows meat. Seize Perrine’s: your side needs it.',
        sink: 'Sunk, it only goes to the discard pile. Seize it: it goes into your row.',
        spare: 'You may leave a die unused, but this one is just what you need.',
      },
      sink: {
        ask: 'The second shows water. Your row has its water, so you cannot keep Perrine’s: sink it.',
        seize: 'Your side needs no second water, so there is no room. Sink hers: it goes to the discard pile.',
        spare: 'You may always leave a die unused. But that water feeds her pirate: sink it.',
      },
      gone: 'Perrine’s pirate has nothing left to eat here: he is gone too. Pirates themselves are never shot.',
      over: 'Your row still lacks beans and rum, so there is nothing to board: your turn is over, and you draw.',
      back: 'Perrine lays rum and beans, pays, and fires back: meat and beans. She seizes yours.',
      shed: {
        ask: 'Only water is left, and it feeds one pirate. Which of the two must go?',
        stronger: 'You choose, so keep the stronger one: let the 2 go.',
        end: 'A pirate has to go first. Choose one of the two.',
      },
      soon: 'Lay goods and board soon: a row that waits is a target.',
    },
  },
  exchange: {
    title: 'Bad cards? Swap them',
    teaches: 'Cards nobody wants are exchanged for better ones of the open pile.',
    steps: {
      water: 'Water, water, water… and no ship asks for it. Hamburg 7 lacks only your rum.',
      pile: 'The discard pile is open to all, and there is a rum in it. Discard two cards to pick one, three to pick two.',
      throw: {
        ask: 'You must use three cards anyway: discard three water.',
        lay: 'Hamburg 7 does not want water, and no other ship does.',
        skull: 'Keep that one: its skull will add 1 some day. Throw the plain water.',
      },
      rum: {
        ask: 'Three discarded: you may pick up to two. Take the rum.',
        water: 'More water? Take the rum: Hamburg 7 is waiting for it.',
        nothing: 'Not empty-handed: the rum is there for the taking.',
      },
      done: {
        ask: 'The rest is water. You need not pick more: take nothing more.',
        water: 'That is water again. You may stop here.',
        early: 'Not yet: what you pick comes to your hand at the end of the turn.',
      },
      end: {
        ask: 'The rum lies before you, seen by all. End your turn and it comes to your hand.',
        early: 'It is not in your hand yet: end your turn first.',
        board: 'Hamburg 7 still lacks the rum. Lay it next turn.',
      },
      hand: 'Rum in hand, and a pirate 4 besides: next turn Hamburg 7 is in reach. The others have seen your rum, though.',
    },
  },
  snatchIt: {
    title: 'Snatch it!',
    teaches: 'When another’s boarding succeeds you may answer it, or let it go.',
    steps: {
      rows: 'It is Perrine’s turn. At Rostock 5 her row is full, but beans and a hidden pirate of yours lie there too.',
      boards: 'Perrine boards Rostock 5: 4 and 5 make 9 against 8. A success, unless you answer!',
      lack: 'You lack meat and rum, and you hold both. You may add up to three goods right now, but no pirates.',
      counter: {
        ask: 'You must beat 9: Perrine began the match, so a tie is hers. Counter-attack with meat and the rum with a skull.',
        plain: 'That works, but the rum with the skull adds 1: take that one.',
        decline: 'Count: pirate 4 and skull 1 make 5, so dice of 5 beat her: 83 %. Go!',
      },
      beats: '10 beats 9: the ship and its 5 points are yours, in Perrine’s own turn!',
      again: 'Perrine’s turn goes on. She boards Wismar 5: 6 and 5, and a pirate 4 turned up: 15 in all.',
      decline: {
        ask: 'You lack biscuit and rum, and hold both again. Worth it? Two dice make 12 at most.',
        counter: '12 cannot beat 15. You would lose both cards for nothing: let it go.',
        short: 'Your side would not be complete. And 15 is out of reach: let it go.',
      },
      judged: 'Well judged. What you add is lost, win or not, and you draw new cards only as your own turn ends.',
    },
  },
  lastPrize: {
    title: 'The last prize',
    teaches: 'How to play well: see who can answer, and break that side first.',
    steps: {
      last: 'No ship follows any more: the next prize brings the last round. You have 29 points, Perrine 31.',
      answer: 'Stralsund 7 could win it. But Perrine’s row is full as well, with a pirate face down: she would answer.',
      pay: {
        ask: 'Break her row first. Pay your third card for a broadside.',
        discard: 'Discarded, it does nothing. Pay with it instead, and fire.',
        board: 'Your third card comes first. And look: Perrine would answer at once.',
      },
      fire: {
        ask: 'Fire at Stralsund 7.',
        alone: 'You are alone at Rostock 3: nothing to hit. Perrine’s row is at Stralsund 7.',
        none: 'None of your goods lies at Stralsund 3. Fire at Stralsund 7.',
      },
      sink: {
        ask: 'Water and biscuit: sink one of each. Your own row is full, so you cannot keep them.',
        seize: 'Your side has all the water it needs. Sink hers.',
        spare: 'Every good she loses must come from her hand again. Sink it.',
      },
      board: {
        ask: 'Now board Stralsund 7.',
        safe: 'That one is safe: nobody else is there. Take the contested prize while Perrine is weak.',
        end: 'Now or never: after your turn Perrine can mend her row.',
      },
      asked: 'Perrine is asked, but lacks water and biscuit: she lets it go. 7 points for you: 36.',
      again: {
        ask: 'You may board again: Rostock 3 is yours alone.',
        end: 'One more prize is waiting, and nobody can answer there.',
        empty: 'Stralsund 3 is Perrine’s business: your row there is empty.',
      },
      gaps: '39 points. Your turn is over: the gaps stay empty, and the round is played to its end.',
      result: 'Perrine’s last turn: she takes Stralsund 3 and Hamburg 3, and ends with 37. You win, 39 to 37!',
    },
  },
}
