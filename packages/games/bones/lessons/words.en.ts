// What the lessons of Bones say, in English.
import type { BonesLessonWords } from './index.ts'

export const words: BonesLessonWords = {
  threeTreasures: {
    title: 'Three treasures',
    teaches: 'What wins, and the two ways to a treasure.',
    steps: {
      isles:
        'The Murky Isles are full of treasure. Six ships are yours; each sails its own lane, down to its own island.',
      chests: 'Three treasures win. You have one, Perrine has two: but look at your six dice.',
      plunder: {
        ask: 'Ship 3 lies at its island, and your dice show three 3s. Touch ship 3 and plunder!',
        another: 'First the treasure: your three 3s belong to ship 3.',
        thief: 'That comes next. First the plunder: three 3s, ship 3.',
        end: 'Not so fast! Three 3s and a ship at island 3: a treasure is waiting for you.',
      },
      treasure: 'The treasure fills your second chest, and ship 3 goes back to its port.',
      steal: {
        ask: 'Two each. But your First Mate stands beside a chest of Perrine, as a Thief, and any triple steals it. Touch that chest!',
        sail: 'A fine trip, but your Thief would come home with nothing. Touch the chest!',
        end: 'Your Thief waits beside the treasure, and three 5s are a triple. Take it!',
      },
      victory: 'Stolen! Three treasures, and the round is over: you win. Now let us see how to get there.',
    },
  },
  turnAtSea: {
    title: 'A turn at sea',
    teaches: 'One whole turn: roll, reroll, sail.',
    steps: {
      port: 'A new match. All ships lie in port, and the highest die begins: your 6 beats the 2 of Perrine.',
      dice: 'You roll four dice. Each number means the ship of that lane. Two alike are a pair, and a pair moves a ship.',
      reroll: {
        ask: 'Two 4s: good. The 1 and the 6 do nothing yet. Pick these two and throw them again.',
        pair: 'Keep your two 4s: they are a pair already. Pick only the 1 and the 6.',
        keep: 'You may, but this throw is free. The 1 and the 6 can only get better.',
      },
      pairs: 'Two 6s! Now you have two pairs, and every pair may move a ship.',
      sail: {
        ask: 'A pair takes a ship one space towards its island. Sail ship 4 or ship 6.',
        another: 'That ship has no pair. Yours are 4s and 6s: look for the lit ships.',
        end: 'Allowed, but a pity: two pairs are waiting. Sail first.',
      },
      other: {
        ask: 'And the other pair: sail that ship as well.',
        end: 'Two dice are still free. Use them: they are gone when the turn ends.',
        spent: 'Those dice are spent: each die serves once a turn. The other pair is free.',
        another: 'No pair for that one. One of your two pairs is still free: 4s or 6s.',
      },
      perrine: 'Perrine rolls, keeps a pair of 3s and sails ship 3. Then it is your turn again.',
    },
  },
  pairsAndTriples: {
    title: 'Pairs and triples',
    teaches: 'What a triple can do, and when a ship may plunder.',
    steps: {
      triple: 'Three alike are a triple. A pair sails one space; a triple sails all the way.',
      sail: {
        ask: 'Take ship 6 from its port straight to island 6, with all three 6s.',
        pair: 'That stops at sea and wastes a 6. Choose the triple: straight to the island.',
        plunder: 'Ship 6 is still in port. First it has to get there.',
      },
      arrived: 'It has arrived, but cannot plunder today: a ship must begin your turn at its island.',
      perrine: 'Perrine sails ship 1. Your turn: five dice this time! That is a gift of island 6.',
      two: 'Ship 6 may plunder now, with three 6s. You have two; at its island a pair does nothing.',
      reroll: {
        ask: 'Keep both 6s and throw the other three again.',
        six: 'Keep your 6s: two thirds of a treasure already. Pick the other three.',
        keep: 'Two 6s do nothing for a ship at its island. Throw for the third one.',
      },
      plunder: {
        ask: 'Three 6s, and ship 6 was there when your turn began. Plunder!',
        end: 'Three 6s are on the table and your ship is there. Take the treasure first.',
        another: 'Only 6s make a set here. Touch ship 6.',
      },
      first: 'Get there, wait a turn, plunder: that is how treasure is won. Two more to go.',
    },
  },
  islandGifts: {
    title: 'What islands give',
    teaches: 'The gifts of islands, and several deeds in one turn.',
    steps: {
      gifts: 'A ship at an island helps you every turn. Lit badges are yours: ±1, one more reroll, one more die.',
      reroll: {
        ask: 'Ship 4 could plunder with three 4s. Keep the two you have, reroll the other three.',
        four: 'Keep both 4s: ship 4 waits at its island. Pick the other three.',
        keep: 'You have two rerolls, one of them from island 4. Use one.',
      },
      five: '4, 4, 5, 1, 1. The 5 is one too high, and island 2 lets you turn a die by one. So stop throwing.',
      keep: {
        ask: 'One reroll is left, but you need not use it. Keep all dice.',
        reroll: 'One throw in six brings a 4. Island 2 does it for certain: keep all dice.',
        early: 'Almost! First say that you are done rerolling: keep all dice.',
      },
      change: {
        ask: 'Now turn the 5 into a 4.',
        up: 'Only one change makes a triple: turn the 5 into a 4.',
        leave: 'You may, but this one is free: 5 into 4 makes a triple.',
      },
      both: {
        ask: 'A triple of 4s and a pair of 1s: use both, in any order.',
        end: 'You still have dice to spend. Every pair and every triple may act.',
        pair: 'The three 4s plunder together, with ship 4. The two 1s sail ship 1.',
      },
      price: 'Ship 4 went home, so island 4 helps no more until it comes back. Plundering has its price.',
    },
  },
  deadCalm: {
    title: 'Dead calm',
    teaches: 'When no ship moves, the First Mate scouts.',
    steps: {
      reroll: {
        ask: 'No two alike. Pick all four and throw them again.',
        some: 'With nothing worth keeping, throw all four: pick every die.',
        keep: 'With these dice no ship moves. The reroll is free: try it.',
      },
      calm: '5, 1, 6, 3: no ship can move. Dead calm! Now, and only now, your First Mate can go to work.',
      scout: {
        ask: 'A Scout brings you an island’s gift next turn; the figures say how surely a ship moves then. Today try a die: island 1 or 6.',
        idle: 'You may, but an idle mate helps nobody, and scouting costs nothing.',
        other: 'A good gift, and as sure to move a ship. Here try one more die: island 1 or 6.',
      },
      perrine: 'Perrine sails ship 2. Then you roll five dice, thanks to your Scout.',
      keep: {
        ask: 'Two pairs at once! Keep all dice.',
        reroll: 'It could do no harm, but both ships have what they need. Keep all dice.',
        early: 'Right idea, one step early: first keep all dice.',
      },
      both: {
        ask: 'Sail both ships to their islands.',
        end: 'One pair is still free: the other ship can reach its island too.',
        another: 'No pair for that one. Your pairs are 2s and 5s.',
      },
      home: 'Your Scout has come home, ready for the next calm. A Scout helps for one turn.',
    },
  },
  thiefAndDefender: {
    title: 'Thief and Defender',
    teaches: 'Chase a Thief, be one, and whom one may rob.',
    steps: {
      thief: 'A Thief! If Perrine rolls a triple next turn, three of anything, your treasure is gone.',
      defend: {
        ask: 'You cannot sail, so your mate is free: chase that Thief away.',
        scout: 'Useful, but the Thief stays, and any triple robs you. Chase it first.',
        idle: 'Then your treasure hangs on a throw of the dice. Chase the Thief.',
      },
      saved: 'Three 3s! With a Thief in place that was your treasure. As it is, ship 3 just sails.',
      reroll: {
        ask: 'Your turn, and no pair. Throw all four again.',
        some: 'Nothing here is worth keeping: pick all dice.',
        keep: 'The reroll is free. Try your luck first.',
      },
      revenge: {
        ask: 'Becalmed again. Revenge: set your mate beside the treasure of Perrine, as a Thief.',
        scout: 'Good on another day. Perrine has as many treasures as you: that may be robbed.',
        idle: 'An idle mate steals nothing. Set it beside the chest of Perrine.',
      },
      rich: 'Only the rich are robbed: never a captain with fewer treasures than you.',
      perrine: 'Perrine has a pair and may sail: so there is no chasing your Thief. And you roll three 2s!',
      keep: {
        ask: 'A triple is all your Thief needs. Keep all dice.',
        reroll: 'It changes nothing: the three 2s will do. Keep all dice.',
        early: 'One step early: first keep all dice.',
      },
      steal: {
        ask: 'The 2s could sail ship 2 or steal. Steal!',
        sail: 'A fine trip, but your Thief would come home with nothing. Steal!',
        end: 'Your Thief waits beside the treasure, and you have the triple. Take it!',
      },
      two: 'Two treasures. The mate is home: a Thief has one turn to strike.',
    },
  },
  lastRound: {
    title: 'The last round',
    teaches: 'How a match ends, and what breaks a tie.',
    steps: {
      played: 'Perrine has three treasures, but the round is played out: everybody gets as many turns. This is yours.',
      plunder: {
        ask: 'Ship 1 is at its island and you have three 1s. Get your third treasure!',
        end: 'Then Perrine wins at once. Three 1s, ship 1: plunder!',
        first: 'Good thought, and it comes next. First the treasure: three 1s.',
      },
      points: 'Three each! Now ships count: 3 points at an island, 1 at sea, none in port. Perrine has 3, you have 2.',
      sail: {
        ask: 'You still have a pair of 5s. Spend it!',
        end: 'Then Perrine wins by 3 points to 2. Those 5s are worth two points!',
        plunder: 'Ship 5 is still at sea. Two 5s bring it to its island.',
      },
      victory: 'Four points to three: you win. One pair made the difference.',
    },
  },
  twoPrizes: {
    title: 'One triple, two prizes',
    teaches: 'Advice: why stealing beats plundering.',
    steps: {
      choice: 'Three 4s, and two ways to use them: ship 4 can plunder, or your Thief can steal.',
      steal: {
        ask: 'Either way you get a treasure. Which way is better for you?',
        plunder: 'A treasure, yes. But ship 4 goes back to port, and Perrine keeps two. Look again.',
        end: 'Three 4s are worth a treasure. Choose how to take it.',
      },
      stays: 'You have two, Perrine has one, and ship 4 still lies there, ready to plunder.',
      perrine: 'Becalmed, Perrine sends a Thief to get it back. Too late: look at your dice!',
      keep: {
        ask: 'Three 4s again. Keep all dice.',
        reroll: 'The 4s are all you need. Keep all dice.',
        early: 'One step early: first keep all dice.',
      },
      plunder: {
        ask: 'Ship 4 never left. Plunder and win!',
        end: 'The third treasure lies before you!',
        another: 'Your triple is of 4s: touch ship 4.',
      },
      victory: 'You win. Steal when you can, plunder when you must.',
    },
  },
}
