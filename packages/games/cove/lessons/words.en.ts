// What the lessons of Pirate’s Cove say, in English.
import type { CoveLessonWords } from './index.ts'

export const words: CoveLessonWords = {
  firstIsland: {
    title: 'The first island',
    teaches: 'The goal, and the whole circle once: sail, fight, plunder, build, bury.',
    steps: {
      goal: 'Captain, after twelve months most fame wins.',
      cards: 'Five islands, five cards: fame, gold, chests. Whoever is left there takes it.',
      sail: {
        ask: 'In secret, turn your wheel to Hull Island, number 2: five chests. Then seal it.',
        tavern: 'Four fame, but the black ship lies there, and it shoots. Not today: Hull Island, number 2.',
        treasure: 'Treasure Island is for burying, and you have nothing aboard yet. Hull Island first.',
      },
      fire: {
        ask: 'Mira is here: a battle! Each 5 or 6 hits. Two hits, and the sails are off: touch them, then fire.',
        other: 'That row takes three hits or more. Mira’s sails take two.',
        flee: 'You fire before Mira, and three dice: stay. Aim at the sails.',
      },
      routed: 'The ring is off: Mira is routed. 1 fame for you, and the card!',
      raise: {
        ask: 'Hull Island builds hulls: touch the + of that row, then the large button.',
        done: 'A bigger hull carries more chests, and you have the 2 gold. Raise it.',
        other: 'Each island builds what it is named for. Here it is the hull.',
      },
      others: 'A new month: the black ship sails on, five new cards.',
      home: {
        ask: 'Chests count once they are buried. Set your wheel to Treasure Island, number 6.',
        hull: 'The black ship has just come to Hull Island. Bury first: Treasure Island, number 6.',
        cannons: 'Two fame are nice, but five chests in the ground are five. Treasure Island, number 6.',
      },
      bury: {
        ask: 'Here captains never fight each other. Bury all five chests: 1 fame each.',
        done: 'You came to bury! Chests still aboard at the end are worth nothing.',
        fewer: 'You bury only once a visit. All five!',
      },
    },
  },
  fourRings: {
    title: 'Four rings',
    teaches: 'What sails, crew, cannons and hull are for; dice are the smaller of crew and cannons.',
    steps: {
      gold: 'Before the first month you fit out your ship: nine gold, four rings.',
      sails: 'Sails are speed: in battle, the fastest fires first.',
      guns: 'You roll as many dice as the smaller of crew and cannons.',
      hull: 'A hull of 5 keeps five chests: any more are lost as the month ends.',
      edge: 'A hit pushes a ring one step left. Off the mat, and you lose that battle.',
      fit: {
        ask: 'Make a ship that rolls three dice. Spend the rest as you like, then seal it.',
        guns: 'More guns, but only two men: still two dice. Raise the crew as well.',
        men: 'More men, but only two guns: still two dice. Raise the cannons as well.',
        neither: 'Two men, two guns: two dice. Raise the crew and the cannons.',
      },
      same: 'Some steps keep the same number: still one more hit before the ring falls off.',
      pass: { ask: 'Your Tavern card, Fame 1, counts at the end. Nothing to play now: pass.' },
    },
  },
  broadsides: {
    title: 'Broadsides',
    teaches: 'A battle: the fastest first, 5 and 6 hit, one row until it falls. Damage stays until paid.',
    steps: {
      order: 'Two ships, one island: a battle. The fastest acts first: you, 8 against 6, with three dice.',
      fire: {
        ask: 'Perrine’s crew falls at the second hit, the soonest of all rows: touch it and fire.',
        other: 'That row takes three hits or more. The crew falls after two: aim at the crew.',
        flee: 'You are faster and stronger: stay. Aim at the crew.',
      },
      again: {
        ask: 'One hit each: both rings slip left. You are still faster, so the same row again!',
        other: 'A fresh row takes three hits or more. The crew needs one.',
        flee: 'You have been hit: whoever flees now gives Perrine 1 fame, and the island. Fire!',
      },
      routed: 'The ring is off: Perrine is routed, and repairs in the Cove. 1 fame for you, and the card.',
      raise: {
        ask: 'Damage stays until you pay. This is Sail Island: sails back to 8, for 2 gold.',
        done: 'The hole would stay all year. Raise your sails while you are here.',
      },
    },
  },
  cardsInBattle: {
    title: 'Cards in battle',
    teaches: 'Boarding cards last a whole battle, volley cards one shot; some of them have a price.',
    steps: {
      wind: {
        ask: 'Tom plays Smoke: all battle long, only a 6 hits Tom. Play Fair Wind: 6 faster, you fire first.',
        pass: 'Then Tom fires first. Play Fair Wind.',
        volley: 'That is a volley card: it is played just before you fire. Now: Fair Wind.',
      },
      pass: {
        ask: 'When all pass in one round, the shooting begins. Pass.',
        volley: 'In a moment: volley cards come with your shot. Pass.',
      },
      cannonade: {
        ask: 'You are first. Volley cards come just before your shot: play Cannonade.',
        fire: 'A volley card must lie on the table before the shot. Cannonade first.',
        flee: 'You have the wind and the guns. Cannonade!',
      },
      fire: {
        ask: 'Each hit now strikes all four rows. Fire!',
        flee: 'Too late: whoever plays a volley card must fire.',
        grapeshot: 'Two at once is allowed, but keep it: you will need it.',
      },
      hold: {
        ask: 'All four of Tom’s rings slipped. But a Cannonade takes an exchange to reload: hold on.',
        fire: 'Your guns are empty this time. Hold.',
        flee: 'You could, but Tom is nearly done for. Hold.',
      },
      grapeshot: {
        ask: 'Powder Magazine: each hit also costs every hull a step. With Grapeshot 3 to 6 hit.',
        fire: 'Through Smoke only a 6 hits. Grapeshot first.',
        flee: 'You were hit: fleeing gives Tom 1 fame and the island. Grapeshot!',
      },
      end: {
        ask: 'Tom’s hull needs one hit. Fire!',
        sails: 'The sails take four hits. The hull takes one.',
        flee: 'Too late: the grapeshot is loaded. Fire at the hull.',
      },
      kick: 'Tom is routed. But Grapeshot kicks: your own cannons take two hits.',
    },
  },
  runInTime: {
    title: 'Run in time',
    teaches: 'Fleeing and mutiny, what a rout brings to others, and what the Cove gives the beaten.',
    steps: {
      rich: 'Four ships, one island. You are weak: save your five chests.',
      overboard: {
        ask: 'Each chest overboard makes you 2 faster. Perrine has 7, you 5: throw as few as you need.',
        one: 'One makes 7 against 7, and a die decides. Two make it sure.',
        other: 'Two chests are enough: 5 and 4 make 9, ahead of Perrine’s 7.',
        pass: 'Then Perrine fires first. Throw two chests overboard.',
      },
      flee: {
        ask: 'Doldrums: no more cards. You are first, and not hit yet: flee.',
        fire: 'Two dice against three ships? Chests first. Flee.',
        pass: 'There is no waiting here: fire or flee. Flee.',
      },
      die: 'Whoever flees rolls a die: on a 1 the crew mutinies. A 4: you keep it all.',
      routed: 'Mira is routed: everyone still there gains 1 fame.',
      mutiny: 'Tom flees and rolls a 1. Mutiny: all gold, all chests and 2 fame are gone.',
      income: {
        ask: 'The Cove gives two Tavern cards, or one and 2 gold. Take the card and the gold.',
        cards: 'Often right! Today you need gold for your guns: one card and 2 gold.',
        done: 'First take what the Cove gives.',
      },
      done: {
        ask: 'Rings are not raised in the Cove. Done.',
        raise: 'Not here: sails at Sail Island, crew at Crew Island. Done.',
      },
      early: 'Flee before you are hit, or stay: a routed ship keeps its chests.',
    },
  },
  tavernAndParrots: {
    title: 'The Tavern and the parrots',
    teaches: 'Buying cards, guards that take hits, parrots: one a ship, swap or keep.',
    steps: {
      guard: 'A guard takes the first two hits on its row. Your artisan has taken one.',
      restore: {
        ask: 'One gold makes the artisan whole again. Restore.',
        buy: 'Cards in a moment. One more hit, and your artisan is gone: restore first.',
        done: 'Five gold, and so much to do. Restore first.',
      },
      buy: {
        ask: 'At the Tavern a card costs 2 gold, up to three a visit. Buy one.',
        done: 'You are at the Tavern with 4 gold. Buy a card.',
        shipwright: 'A good card, and it can wait. Buy first.',
      },
      swap: {
        ask: 'Silver’s parrot: six dice a volley! One parrot a ship: swap, for 1 fame.',
        keep: 'Flint’s lets you carry any number of chests, but your hold is far from full. Six dice for two: swap.',
      },
      another: {
        ask: 'The last 2 gold, another card: buy.',
        done: '2 gold are 2 gold, but a card may save your ship. Buy.',
        shipwright: 'In a moment. First another card.',
      },
      keep: {
        ask: 'Trelawney’s is fast, but keep Silver’s. Keeping is free.',
        swap: 'That is 1 fame again, and your six dice. Keep Silver’s.',
      },
      shipwright: {
        ask: 'Your Shipwright raises one ring one step for nothing. Choose the ring.',
        buy: 'Your gold is spent. Play the Shipwright.',
        done: 'You may keep it, but a free step is best taken early. Play it.',
      },
      artisan: 'Perrine sets an Artisan. Mind your parrot: two hits on its row kill it, for 2 fame.',
    },
  },
  rightMoment: {
    title: 'The right moment',
    teaches: 'Event cards have their moment. And how to play well: go where the others will not.',
    steps: {
      map: {
        ask: 'Event cards have their moment in the month; a lit card fits now. Play your Treasure Map.',
        pass: 'Then it waits a whole month. Play the map.',
        lookout: 'The Lookout is posted next, just before the wheels. Now the map.',
      },
      marked: 'A 4: plunder Cannon Island this month, and you get twice its chests: ten!',
      pass: {
        ask: 'Nothing more for this moment: pass.',
        lookout: 'Very soon. Pass first.',
      },
      half: 'Tom plays Buccaneering: half of what you plunder this month goes to Tom.',
      lookout: {
        ask: 'Lookout: this month all choose openly. Let Perrine begin, and you choose last.',
        self: 'Then everybody sees your course first. Name Perrine, and you come last.',
        other: 'Last is best: you see it all. Lookout, and Perrine begins.',
      },
      sail: {
        ask: 'Where do ten chests wait for you, without a fight?',
        taken: 'Somebody is there: a battle. Cannon Island is free.',
        hook: 'Captain Hook lies there. Cannon Island is free.',
        treasure: 'No fight there, but no chests either. Cannon Island is free.',
      },
      ten: 'Ten chests: five for Tom, five for you, without a scratch.',
      remember: 'Go where the others will not: the second-best island alone beats the best one shared.',
    },
  },
  hunters: {
    title: 'Hunters',
    teaches: 'Black ships and the Royal Navy: hit in the hull only, their fame divided.',
    steps: {
      legend: 'A legend is fought first. Captain Hook: three dice, hull 5, 3 fame.',
      wait: {
        ask: 'A moment for cards, but none of yours fits: pass.',
        letter: 'There is no Royal Navy to turn away yet. Pass.',
        grapple: 'Grapple is for the battle itself. Pass.',
      },
      letter: {
        ask: 'Perrine sends you the Royal Navy! Your letter turns it: send it back, to Cannon Island.',
        pass: 'Seven dice against you? Play the letter.',
        other: 'Send it back where it came from: Perrine, at Cannon Island, 4.',
      },
      pass: {
        ask: 'Somebody may still answer. Pass.',
        grapple: 'The battle is next. Pass.',
      },
      grapple: {
        ask: 'Tom plays Escape. Now Hook: with Grapple you roll your crew, 4 dice instead of 3.',
        pass: 'Three dice may do, four do better. Grapple.',
        fire: 'First the boarding card, then the shooting. Grapple.',
      },
      fire: {
        ask: 'Hook fires first, always at the strongest hull. A hunter is hit in the hull only. Fire!',
        row: 'Hook has nothing but a hull to hit.',
        flee: 'Four dice against hull 5: stay. Fire!',
      },
      again: {
        ask: 'Two points of hull left, and Hook misses. Again!',
        flee: 'Now? Two more hits, and it is 3 fame. Fire!',
        row: 'The hull, always the hull.',
      },
      sunk: 'Sunk: 3 fame! Captains who sink a hunter together divide its fame.',
      command: {
        ask: 'Now your Royal Navy: four dice against Perrine. Aim at the weakest ring.',
        other: 'That row takes three hits or more; the crew only two.',
      },
    },
  },
  lastMonth: {
    title: 'The last month',
    teaches: 'Look ahead at black ships, bury in time, and know what counts in the last month.',
    after: 'Your first match has six months instead of twelve.',
    steps: {
      eleven: 'Month eleven of twelve. Tom leads with 29 fame, you have 24.',
      ahead: 'Black ships go round from 1 to 6: next month Blackbeard lies at Treasure Island.',
      now: {
        ask: 'Bury now, in peace: set your wheel.',
        other: 'And when would you bury? Next month Blackbeard bars the way. Treasure Island, now.',
        crew: 'Six dice at your hull for 3 fame? Treasure Island, now.',
      },
      bury: {
        ask: 'A chest is 1 fame, and so is a bag of 3 gold. Bury all you can.',
        gold: 'And the gold? 6 gold are two bags, 2 fame more.',
        less: 'Everything: four chests and two bags.',
      },
      fame: {
        ask: 'The last month: plunder is never buried now. Where is most fame?',
        chests: 'Six chests nobody can bury: worth nothing now. Look for fame.',
        bury: 'Nothing to bury, and six dice waiting. Look for fame.',
        less: 'Another card has more fame. Compare all five.',
      },
      blackbeard: 'Tom runs into Blackbeard: six chests, no fame. You plunder 4: 34.',
      shown: 'Fame cards are shown: 34 against 31. You are the terror of these islands!',
    },
  },
}
