// What the lessons of Buccaneer say, in English.
import type { BuccaneerLessonWords } from './index.ts'

export const words: BuccaneerLessonWords = {
  boardingParty: {
    title: 'Boarding party',
    teaches: 'What wins, what a crew is, and who is paid when it boards.',
    steps: {
      ships: 'Merchant ships in sight! Fifteen will pass. Whoever is richest after the last one wins.',
      crew: 'Crews are mixed: a captain puts a man on other men. Your red one lies on top, so this crew obeys you.',
      board: {
        ask: 'Merry Wind asks for three men. You have three. Touch your crew, then the ship, twice: board!',
        larger: 'That one asks for more men than you have. Merry Wind takes three.',
        cover: 'A larger crew, for later. Your three men can board Merry Wind right now.',
      },
      shares: 'You take the treasure. The 14 ducats pay the men below: 3 and 2. The other 9 are yours.',
      home: 'Boarding never fails. Everybody goes home, the ship is gone, and the next captain plays.',
    },
  },
  stackACrew: {
    title: 'Stack a crew',
    teaches: 'One plain turn: cover a man, wait, board.',
    steps: {
      men: 'A new match: five men each, worth 2, 3, 4, 5 and a question mark. Alone, none of them can board.',
      cover: {
        ask: 'On your turn you do one thing. Put your 3 on the 2 of Perrine: who lies on top, commands.',
        own: 'Not on your own men: you command those already. Take the 2 of Perrine.',
        dear: 'That works, but start cheaply: your 3 on the 2 of Perrine, who wants only 2 ducats.',
      },
      covered: 'Two men, and you are their captain. The 2 is covered now and cannot be looked at: remember it.',
      others: 'Perrine and Mira form crews too. They could have covered yours; this time they did not.',
      board: {
        ask: 'La Mouette asks for two men. Board before anybody takes your crew.',
        larger: 'Merry Wind asks for three men, and you have two. La Mouette is yours.',
        cover: 'A larger crew takes larger ships, but may be taken from you. Board now.',
      },
      loot: 'Eight ducats: 2 to Perrine for the man below, 6 for you, and a barrel.',
    },
  },
  cheapMen: {
    title: 'Cheap men, dear men',
    teaches: 'Wages decide what you keep; the question mark.',
    steps: {
      question: 'A question mark has no wage of its own: each ship says what it pays him. Here 1, 3 or 5.',
      cover: {
        ask: 'You need a third man. Put your whole crew on a cheap one: the 2 of Mira.',
        dear: 'That works, but take the 2 of Mira: nobody in sight is cheaper.',
        single: 'That starts a second crew. Lift your crew of two: it moves as a whole.',
      },
      others: 'Perrine and Mira build their own crews. Yours is still yours.',
      keep: 'Before boarding, look at what you keep: 12 less 3, 14 less 5, 16 less 7. Always 9 ducats!',
      board: {
        ask: 'So let the treasure decide. Most chests bring 15 ducats at the end. Which ship?',
        swift: 'More loot, but the question mark costs 5 there: you keep 9 as well, and only a sabre.',
        merry: 'The same 9 ducats, and a candlestick. A chest is worth more in the end.',
      },
      chest: 'The question mark got 1, the 2 got 2, you got 9 and a chest. Small loot, cheap crew, good business.',
    },
  },
  captainAndSecond: {
    title: 'Captain and second',
    teaches: 'Two treasures: who takes which, and why being covered pays.',
    steps: {
      two: 'Larger ships carry two treasures. The captain takes one, and the other goes to the second.',
      second: 'The second is the man right below the top. Here he is blue: Perrine.',
      board: {
        ask: 'Board Étoile du Nord. Which treasure do you take? Mind what is left for Perrine.',
        candlestick: 'Then Perrine takes the chest, a second one: 15 ducats at the end. Take it yourself.',
        rosa: 'More loot, but the question mark costs 6 there and no chest is on board. Look at the Étoile.',
      },
      shares: 'You: a chest and 7 ducats. Perrine: a candlestick and 5 ducats for two men. Mira: 4.',
      below: 'Now look at the crew of Perrine. Two of your men serve there, and your 5 is the second.',
      perrine: 'Perrine boards: a sabre and 9 ducats for you, 8 ducats for the captain!',
      purse: 'Being covered is no defeat. Dear men in other crews bring money while you do something else.',
    },
  },
  takeCommand: {
    title: 'Take command',
    teaches: 'Whole crews can be taken; nine men are safe.',
    steps: {
      six: 'Mira has six men: enough for Santa Inés and 30 ducats. But look: three of the six are yours.',
      cover: {
        ask: 'Only the top counts, so you may cover them. Put your three men on the six of Mira.',
        board: 'Nine ducats for you, and then Mira boards Santa Inés. Take that crew first!',
        single: 'Four men, and Mira still commands six. Take the big crew.',
      },
      nine: 'Nine men: no crew may be larger. So nobody can cover this one: it is safe until your turn.',
      others: 'Perrine and Mira have to look elsewhere. Your nine men stay where they are.',
      board: {
        ask: 'Now board Santa Inés. Five of the nine men are yours and cost nothing. Take the chest.',
        lesser: 'You have men for the best ship and first choice: Santa Inés, and the chest.',
        more: 'Nine is the limit: no man more. Board!',
      },
      cheap: 'Only 10 ducats of wages: 20 for you, and a chest. Perrine, your second, gets the sabre.',
    },
  },
  mutiny: {
    title: 'Mutiny!',
    teaches: 'Three men of one colour can force a captain to board.',
    steps: {
      tired: 'Perrine has five men and waits for a sixth. Three of them are yours, and they are tired of waiting.',
      call: {
        ask: 'With three men in one crew you may call a mutiny as its captain’s turn begins. Call it!',
        loyal: 'You may, but then your 3, 4 and 5 stay stuck, unpaid. Call it this time.',
        touch: 'First answer: call a mutiny or stay loyal? Here: call it.',
      },
      forced: 'Perrine must board, and only La Mouette is small enough: 8 ducats of loot, 14 of wages!',
      purse: 'The loot was too small, so the captain paid 6 out of the purse. You earned 12.',
      mira: 'Mira plays, your turn begins, and Mira calls a mutiny: three yellow men serve under you!',
      obey: {
        ask: 'You must board with this crew now. Which ship and which treasure is still your choice.',
        cover: 'Not this turn: your men are in mutiny and want a ship. Pick one above.',
        other: 'It has to be the crew in mutiny: the one with three yellow men.',
      },
      ready: 'A mutiny hurts only a captain who is not ready. You were: ducats to keep, and a treasure.',
    },
  },
  fifteenthShip: {
    title: 'The fifteenth ship',
    teaches: 'The end, and what treasures are worth then.',
    steps: {
      last: 'The last ship. Once it is boarded, the match is over and everything is counted.',
      values:
        'Most of a kind takes the value on the left: chests 15, barrels 12, and so on. The others get 1 ducat each.',
      board: {
        ask: 'Board Sea Wolf. A barrel or a sabre? Look who has how many, and who is your second.',
        sabre: 'Mira has three sabres anyway, and Perrine would take the barrel and its 12 ducats.',
        cover: 'Do not wait: somebody else would board the last ship. Take it!',
      },
      count: 'You had 60 ducats, Perrine 76. Chests bring you 15, barrels 12: you win by 89 to 84!',
      ties: 'Ties share the value. From the middle of the match on, look at this table before you board.',
    },
  },
  stayLoyal: {
    title: 'Stay loyal, for now',
    teaches: 'How to play well: let others gather men, then lead them.',
    after: 'In your first match covered pirates can be read by all.',
    steps: {
      may: 'You may call a mutiny. Only Bonne Brise is in reach: 8 ducats for you, 4 and a chest for Perrine.',
      decline: {
        ask: 'Perrine wants more men for Santa Inés. Let it happen: stay loyal, and watch.',
        call: 'Eight ducats now, and a chest for Perrine. Patience brings more: stay loyal.',
        touch: 'First answer the question: stay loyal.',
      },
      eight: 'Eight men for Perrine! Mira has no single man to put on top and boards Bonne Brise. Your turn.',
      cover: {
        ask: 'Eight men, and room for one. Put one of yours on top.',
        small: 'A small crew, while eight men wait for a captain. Take the eight.',
        ship: 'A single man boards nothing. First take command of the eight.',
      },
      nine: 'Nine men: safe. Four of them are yours and cost nothing.',
      safe: 'Nobody can cover nine. Perrine could call a mutiny, but you are about to board anyway.',
      board: {
        ask: 'Board Santa Inés and take the chest.',
        leeuw: '24 less 15 of wages leaves 9. Santa Inés leaves you 15, and a chest.',
        sabre: 'Then Perrine, your second, takes the chest. Take it yourself.',
      },
      patience: '15 ducats and a chest, instead of 8 and none. Big crews are built by many and led by one.',
    },
  },
}
