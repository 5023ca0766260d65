// What the lessons of Pirates! say, in English.
import type { PiratesLessonWords } from './index.ts'

export const words: PiratesLessonWords = {
  bringItHome: {
    title: 'Bring it home',
    teaches: 'What wins: treasure counts when it is ashore.',
    steps: {
      ship: 'The Caribbean, 1650. You are a pirate captain. This is your ship on the chart, and this is its deck.',
      treasure: 'You carry 3 treasures. They only count once they are ashore, in the port.',
      sail: {
        ask: 'Each pirate aboard sails you one space: two pirates, two spaces. Sail into the port.',
        short: 'Not there: the port is two spaces away, and two pirates take you all the way in.',
        pass: 'Out here somebody may rob you. The port is two spaces away: sail in.',
      },
      unload: {
        ask: 'You are home. Unload the treasure.',
        keep: 'Aboard it counts for nothing and can be stolen. Ashore it is safe for good.',
        sail: 'First the treasure: unload it. It costs no action.',
      },
      ashore: '3 of 16 ashore, and nobody can ever take them. First to 16 wins; with four captains, 11 are enough.',
      free: 'Slot 6 is free again. Now let’s go and find more.',
    },
  },
  sailThenFire: {
    title: 'Sail, then fire',
    teaches: 'A plain turn: sail, then fire one die per cannon.',
    steps: {
      lairs: 'The islands are lairs. Each hides treasure and its guards; nobody knows how many until it is attacked.',
      actions: 'A turn has two actions: first sail or attack, then attack or repair.',
      sail: {
        ask: 'First action: sail to a space beside Ratas.',
        far: 'From there you cannot reach Ratas. Choose a lit space that touches it.',
        pass: 'Ratas is out of range from here: sail closer first.',
      },
      attack: {
        ask: 'Second action: attack Ratas. It will be turned over, and then there is no way back.',
        pass: 'Do not leave empty-handed: you have three cannons. Attack!',
        repair: 'A repair would be your second action. Keep it for the attack.',
      },
      turned: 'Ratas has a pirate on slot 3, a cannon on slot 5, and 1 treasure on its coin.',
      fire: 'You roll one die per cannon: three. Each die hits the slot it shows: you want 3s and 5s.',
      beaten:
        '3 and 5 hit; 6 is no slot here. Without a pirate or without a cannon a side cannot fight: Ratas is beaten.',
      taken: 'It cannot fire back, and its treasure is now in your slot 6. The empty lair leaves the chart.',
    },
  },
  loadYourShip: {
    title: 'Load your ship',
    teaches: 'How a match begins: six slots, filled in secret.',
    steps: {
      slots: 'Before a match each captain fills six slots, in secret. All ships are shown together.',
      figures:
        'A cannon is one die when you fire. A pirate is one space when you sail. You need at least one of each to fight.',
      load: {
        ask: 'Load your ship: at least two of each. Three and three is a good start. Then seal it.',
        alike: 'Six of a kind are not allowed: five cannons at most, five pirates at most.',
        lonely: 'Only one of a kind: a single hit on it would end every fight. Take two of each at least.',
      },
      perrine:
        'Perrine has sealed too, and the ships are shown: two cannons and four pirates. Fast, but lightly armed.',
      sail: {
        ask: 'You begin. There is one way out, the passage between the reefs. Sail out to sea.',
        repair: 'Repairing is a second action. First: sail.',
        attack: 'No guns are fired from the port, nor into it. Sail out first.',
      },
      room: 'Remember: treasure will need slot 6. Whoever stands there must make way.',
    },
  },
  makeRoom: {
    title: 'Make room for treasure',
    teaches: 'Two attacks in a turn, and room for treasure.',
    steps: {
      between: 'You lie between two open lairs. Calavera holds 4 treasures and has one pirate left, on slot 4.',
      fixed: 'Its square cannon has no number: no die can hit it. So aim at the pirate: you need a 4.',
      attack: {
        ask: 'You may attack with both actions. First Calavera: four cannons, four dice.',
        poorer: 'Anegada has no pirate left: it will not run away. Calavera is richer, take it first.',
        sail: 'You are already beside both. After sailing only one attack is left.',
      },
      stow: {
        ask: '4 treasures want slot 6, where a pirate stands, and all slots are full. Give up one cannon for him.',
        drop: 'Then one pirate is left: one space a turn, and one hit would end your fight. Give up a cannon.',
        swap: 'That swaps one pirate for the other. You have cannons to spare: give up one of those.',
      },
      aboard: '4 aboard. A ship carries 6 treasures at most, so there is room for 2 more.',
      again: {
        ask: 'Anegada has no pirate left, so it cannot fight: any attack wins. Attack it.',
        pass: 'Free treasure is lying there: attack before somebody else does.',
        repair: 'You could repair, but whoever comes by next would take this treasure.',
      },
      left: 'No die hit, yet you win. Two came aboard; 1 stays on Anegada for the next attack. Now, home!',
    },
  },
  theyFireBack: {
    title: 'They fire back',
    teaches: 'Who can still fight fires back; lairs are never repaired, you are.',
    steps: {
      tough: 'Ratas is open: 3 pirates, 3 cannons, 4 treasures. You have 2 cannons. A tough nut.',
      attack: {
        ask: 'Try it anyway: attack Ratas.',
        sail: 'You are already beside it. Attack now, and your second action is still to come.',
        pass: 'Don’t waste an action: the first one can be an attack.',
      },
      back: 'Two hits, but Ratas can still fight: it fires back at once, one die per cannon left. You lose two figures.',
      gaps: 'Both sides can still fight: nobody wins this round. But lairs are never repaired. You are!',
      repair: {
        ask: 'Second action, repair: at sea you may change two slots, at no cost. Put cannons on 1 and 3.',
        attack: 'With one cannon left? Repair first: three dice next turn are better than one now.',
        pirate: 'You still have two pirates. A cannon is one die more.',
      },
      perrine:
        'At sea two slots are the most: the repair is over. Perrine sails towards Zorra; Ratas stays as you left it.',
      again: {
        ask: 'Your turn: three cannons now. Attack again.',
        sail: 'Leave now and Perrine finds Ratas half beaten. Strike!',
        pass: 'Your guns are ready: attack.',
      },
      beaten:
        'No cannon left: Ratas is beaten, and 4 treasures are aboard. The Odds button tells your chances before you attack.',
    },
  },
  refitInPort: {
    title: 'Refit in port',
    teaches: 'In port every slot can be filled, and nobody attacks.',
    steps: {
      limped: 'You limped home: one cannon and one pirate are left. In port nobody can attack you.',
      stay: {
        ask: 'Repairing is a second action. Skip the first: stay here.',
        sail: 'Then you would repair at sea: two slots only. Here you may fill all six.',
        early: 'Not as a first action. Choose “Stay here”, then repair.',
      },
      fill: {
        ask: 'In port you may fill every slot, at no cost. Put two cannons and two pirates on the empty ones.',
        done: 'Not yet: empty slots are wasted, and repairs cost nothing.',
        empty: 'You may empty a slot, but why? Fill the empty ones.',
        third: 'Two cannons and two pirates, each on an empty slot: that makes three and three.',
      },
      finish: {
        ask: 'Three cannons, three pirates: ready. Finish the repair.',
        exchange: 'You could even exchange figures, but three and three is a good mix. Finish.',
        sail: 'The repair is your second action. You sail next turn.',
      },
      current: 'Perrine has no pirate left: the current carries her just one space. Then she repairs two slots.',
      full: 'More pirates for long trips, more cannons for hard lairs: refit whenever you come home.',
    },
  },
  robARival: {
    title: 'Rob a rival',
    teaches: 'Ships fight in one space; what is aboard can be robbed.',
    steps: {
      perrine: 'Perrine is on her way home with 4 treasures. Two pirates sail her, but only one cannon guards her.',
      sail: {
        ask: 'Ships fight in the same space. Sail right into hers.',
        beside: 'Beside her is not enough: ships must share a space.',
        perla: 'That lair will still be there later. Perrine’s treasure will be ashore next turn.',
      },
      attack: {
        ask: 'Now attack Perrine’s ship. Her only cannon stands on slot 1: a single 1 is enough.',
        lair: 'A sealed lair may fire back. Perrine is weak: take her treasure.',
        pass: 'She would be home next turn. Attack!',
      },
      taken: 'Her cannon is gone, so she cannot fight: her 4 treasures are yours. Chests are never destroyed.',
      passage: 'Perrine sails into the passage and puts two cannons back. She wants her chests: mind the way home!',
      home: {
        ask: 'She waits in the passage, but ships do not block the way. Sail home.',
        beside: 'Out at sea she can attack you. Your second pirate takes you into port.',
        pass: 'Stay, and she comes for her chests. The port is two spaces away.',
      },
      unload: {
        ask: 'In port nobody can attack you. Unload.',
        keep: 'Perrine is waiting outside for exactly that. Unload.',
        sail: 'First the treasure: unload it.',
      },
      ashore: '7 ashore. The way home is where treasure is lost: keep a cannon, two pirates and an eye on the others.',
    },
  },
  lastLair: {
    title: 'The last lair',
    teaches: 'How to play well: count before the last lair falls.',
    steps: {
      eleven: 'Four captains: 11 ashore win at once. You have 8 ashore and 3 aboard.',
      last: 'Perla is the last lair. When it is emptied the match ends, and treasure ashore and aboard is counted.',
      perrine: 'Perrine has 10 ashore and 3 aboard, two spaces from port. Next turn she is home.',
      home: {
        ask: 'Attack Perla, or sail home? Count first, then choose.',
        perla: 'If Perla falls the match ends: you 12, Perrine 13. She would win. Count again.',
        rob: 'Robbing Perrine is a gamble against two cannons. 8 + 3 = 11: you have enough already.',
      },
      unload: {
        ask: '8 + 3 = 11. Unload!',
        keep: 'Only treasure ashore wins. Unload!',
        attack: 'No attack from the port, and none is needed: unload.',
      },
      win: '11 ashore: you win on the spot! Before each attack on the last lairs, count everybody’s treasure.',
    },
  },
}
