// What the lessons of Pirate’s Cove say, in English.
import type { CoveLessonWords } from './index.ts'

export const words: CoveLessonWords = {
  firstIsland: {
    title: 'The first island',
    teaches: 'The goal, and the whole circle once in peace: sail, plunder, build, bury.',
    steps: {
      goal: 'You are a pirate captain with one year to make a name. After twelve months, whoever has most fame wins.',
      cards: 'Every month five islands offer a card: fame, gold, chests. Whoever is left there takes it.',
      sail: {
        ask: 'Where to? In secret! Turn your wheel to Hull Island, number 2: five chests. Then seal it.',
        tavern: 'Four fame, but the black ship lies there, and it shoots. Not today: Hull Island, number 2.',
        treasure: 'Treasure Island is for burying, and you have nothing aboard yet. Hull Island first.',
      },
      wheels: 'All wheels turn at once. Four captains, four islands: nobody meets, nobody fights.',
      alone: 'You are alone, so the card is yours: 1 fame, 2 gold, 5 chests.',
      raise: {
        ask: 'Now use the island: Hull Island builds hulls. Move that ring one step right, for 2 gold.',
        done: 'A bigger hull carries more chests, and you have the 2 gold. Raise it.',
        other: 'Each island builds what it is named for. Here it is the hull.',
      },
      others: 'The others build too. Then the black ship sails on by one island, and five new cards are turned up.',
      aboard: 'Chests aboard are not fame yet. They count once they are buried at Treasure Island, number 6.',
      home: {
        ask: 'Bring them home: set your wheel to Treasure Island.',
        hull: 'The black ship has just come to Hull Island. Bury first: Treasure Island, number 6.',
        cannons: 'Two fame are nice, but five chests in the ground are five. Treasure Island, number 6.',
      },
      peace: 'The others plunder. At Treasure Island captains never fight each other: you arrive in peace.',
      bury: {
        ask: 'Bury all five chests: 1 fame each.',
        done: 'You came to bury! Chests still aboard at the end are worth nothing.',
        fewer: 'You bury only once a visit. All five!',
      },
      lost: 'Five fame! And look at Tom: seven chests in a hull of 5. The two too many are lost each month’s end.',
      voyage: 'Sail, plunder, bury: that is the whole voyage. The rest is about who gets there first.',
    },
  },
  fourRings: {
    title: 'Four rings',
    teaches: 'What sails, crew, cannons and hull are for; dice are the smaller of crew and cannons.',
    steps: {
      gold: 'Before the first month you fit out your ship: nine gold, four rings, all still low.',
      sails: 'Sails are speed. In a battle, the fastest ship fires first.',
      guns: 'Crew and cannons make your dice: as many as the smaller of the two. Every gun needs its man.',
      hull: 'The hull carries your chests: a hull of 5 holds five.',
      edge: 'A hit pushes a ring one step left. If a ring leaves the mat, you have lost that battle.',
      fit: {
        ask: 'Make a ship that rolls three dice. Spend the rest as you like, then seal it.',
        guns: 'More guns, but only two men: still two dice. Raise the crew as well.',
        men: 'More men, but only two guns: still two dice. Raise the cannons as well.',
        neither: 'Two men, two guns: two dice. Raise the crew and the cannons.',
      },
      mats: 'All mats are shown. Perrine is swift, Mira is stout. Tom paid for four men, but has three guns: three dice.',
      same: 'Some steps keep the same number. They still help: one more hit before the ring falls off.',
      card: 'Everybody starts with one Tavern card. Yours is Fame 1: keep it hidden, it counts at the end.',
      pass: { ask: 'At set moments all are asked in secret for a card that fits. You have none for now: pass.' },
      ready: 'Your ship is ready. Fitting out proposes three mixes; now you know what they mean.',
    },
  },
  broadsides: {
    title: 'Broadsides',
    teaches: 'A battle: the fastest first, 5 and 6 hit, one row until it falls. Damage stays until paid.',
    steps: {
      order: 'Two ships at one island: a battle. The fastest acts first: you with 8, then Perrine with 6.',
      dice: 'Crew 3, cannons 3: you roll three dice. Every 5 and every 6 hits.',
      fire: {
        ask: 'You choose the row. Touch Perrine’s weakest ring, the one nearest the left edge, and fire.',
        other: 'That row takes three hits or more. The crew falls after two: aim at the crew.',
        flee: 'You are faster and stronger: stay. Aim at the crew.',
      },
      hit: '5, 3, 1: one hit. Perrine’s crew ring slips one step left. One more, and it is off.',
      back: 'Perrine fires back: two dice, one hit in your sails. From 8 to 7: slower sails count from the next exchange.',
      again: {
        ask: 'Still the faster, 7 against 6. The same row again!',
        other: 'A fresh row takes three hits or more. The crew needs one.',
        flee: 'You have been hit: whoever flees now gives Perrine 1 fame, and the island. Fire!',
      },
      routed: 'The ring is off: Perrine is routed and makes for the Cove. 1 fame for you, and the card is yours.',
      raise: {
        ask: 'Damage does not heal: you pay to raise the ring. You are at Sail Island: back to 8, for 2 gold.',
        done: 'The hole would stay all year. Raise your sails while you are here.',
        further: 'Good taste! But one step will do today: back to 8.',
      },
      done: {
        ask: 'Keep the other 4 gold. Say that you are done.',
        raise: 'Gold is useful elsewhere too: cards, bags to bury. Done for now.',
      },
      cove: 'In the Cove, Perrine must pay 2 gold to set the ring back at its start, then takes a card and 2 gold.',
      every: 'Fire or flee, one ship after another, until one captain is left: that is every battle.',
    },
  },
  cardsInBattle: {
    title: 'Cards in battle',
    teaches: 'Boarding cards last a whole battle, volley cards one shot; some of them have a price.',
    steps: {
      hand: 'Cards light up when they can be played. Boarding cards come before the first shot and last the whole battle.',
      smoke: 'Tom plays Smoke: in this battle only a 6 hits Tom’s ship.',
      wind: {
        ask: 'Tom has speed 8, you 6. Fair Wind adds 6: play it and fire first.',
        pass: 'Then Tom fires first. Play Fair Wind.',
        volley: 'That is a volley card: it is played just before you fire. Now: Fair Wind.',
      },
      pass: {
        ask: '12 against 8! When all pass in one round, the shooting begins. Pass.',
        volley: 'In a moment: volley cards come with your shot. Pass.',
      },
      cannonade: {
        ask: 'Tom passes too: you are first. Through Smoke hits are rare, so make one count: play Cannonade.',
        fire: 'A volley card must lie on the table before the shot. Cannonade first.',
        flee: 'You have the wind and the guns. Cannonade!',
      },
      fire: {
        ask: 'Each hit now strikes all four rows, whichever you aim at. Fire!',
        flee: 'Too late: whoever plays a volley card must fire.',
        grapeshot: 'Two at once is allowed, but keep it: you will need it.',
      },
      slip: 'One 6: all four of Tom’s rings slip. Two dice are left to Tom, and one of them hits your hull.',
      hold: {
        ask: 'The price of a Cannonade: one exchange to reload. Hold on.',
        fire: 'Your guns are empty this time. Hold.',
        flee: 'You could, but Tom is nearly done for. Hold.',
      },
      powder:
        'Powder Magazine: each hit also costs every hull here one step, Tom’s too. Your hull is down to its last step.',
      grapeshot: {
        ask: 'End it: with Grapeshot 3, 4, 5 and 6 hit, even through Smoke. Play it.',
        fire: 'Through Smoke only a 6 hits. Grapeshot first.',
        flee: 'You were hit: fleeing gives Tom 1 fame and the island. Grapeshot!',
      },
      end: {
        ask: 'Now the weakest ring: Tom’s hull needs one hit.',
        sails: 'The sails take four hits. The hull takes one.',
        flee: 'Too late: the grapeshot is loaded. Fire at the hull.',
      },
      kick: 'Tom is routed: 1 fame, and the island. Then Grapeshot kicks: your own cannons take two hits.',
      gone: 'Cards played are gone. Save the strong ones for an island that is worth it.',
    },
  },
  runInTime: {
    title: 'Run in time',
    teaches: 'Fleeing and mutiny, what a rout brings to others, and what the Cove gives the beaten.',
    steps: {
      rich: 'Four ships, one island. You are weak, two dice, but rich: five chests. Save the chests.',
      first: 'Perrine fires first, and four dice. The fastest can also be the first to flee.',
      overboard: {
        ask: 'Overboard: each chest you throw makes you 2 faster. Perrine has 7, you 5. Throw as few as you need.',
        one: 'One makes 7 against 7, and a die decides. Two make it sure.',
        other: 'Two chests are enough: 5 and 4 make 9, ahead of Perrine’s 7.',
      },
      doldrums: 'Perrine plays Doldrums: no more cards in this battle. What was played still works: you are first.',
      flee: {
        ask: 'In battle you fire or flee. Not a shot has fallen yet: flee to the Cove.',
        fire: 'Two dice against three ships? Chests first. Flee.',
        pass: 'There is no waiting here: fire or flee. Flee.',
      },
      die: 'A flight costs one die: on a 1 the crew mutinies. A 4: you keep it all. You were not hit, so nobody gains fame.',
      routed: 'Three hits: Mira is routed before firing once. Everyone still there gains 1 fame.',
      mutiny: 'Tom flees too, and rolls a 1. Mutiny: all gold, all chests, and 2 fame are gone.',
      repair:
        'In the Cove a lost ring costs 2 gold. Mira has 1: the ring is repaired, but there is no card and no gold.',
      income: {
        ask: 'Your ship is whole. The Cove gives two Tavern cards, or one and 2 gold. Take the card and the gold.',
        cards: 'Often right! Today you need gold for your guns: one card and 2 gold.',
        done: 'First take what the Cove gives.',
      },
      done: {
        ask: 'Rings are not raised in the Cove: that is for the islands. Done.',
        raise: 'Not here: sails at Sail Island, crew at Crew Island. Done.',
      },
      early: 'Flee early, before you are hit, or fight it out. A routed ship keeps its chests, but leaves the island.',
    },
  },
  tavernAndParrots: {
    title: 'The Tavern and the parrots',
    teaches: 'Buying cards, guards that take hits, parrots: one a ship, swap or keep.',
    steps: {
      guard: 'A guard takes the first two hits on its row, then the ring moves. Your artisan has taken one.',
      restore: {
        ask: 'One gold makes the artisan whole again, wherever you are ashore. Restore.',
        buy: 'Cards in a moment. One more hit, and your artisan is gone: restore first.',
        done: 'Seven gold, and so much to do. Restore first.',
      },
      buy: {
        ask: 'At the Tavern a card costs 2 gold, up to three a visit, and you see each before the next. Buy one.',
        done: 'You are at the Tavern with 6 gold. Buy a card.',
        shipwright: 'A good card, and it can wait. Buy first.',
      },
      another: {
        ask: 'Fame 2! Nobody sees it; it counts at the end. Buy another.',
        done: 'Luck is with you. One more.',
        shipwright: 'It can wait. Buy once more.',
      },
      swap: {
        ask: 'Silver’s parrot: six dice in every volley! A ship has one parrot: swap Flint’s for it, for 1 fame.',
        keep: 'Flint’s lets you carry any number of chests, but your hold is far from full. Six dice for two: swap.',
      },
      third: {
        ask: 'Six dice! The last 2 gold, the last card of this visit: buy.',
        done: '2 gold are 2 gold, but a card may save your ship. Buy.',
        shipwright: 'In a moment. First the third card.',
      },
      keep: {
        ask: 'Trelawney’s parrot, 20 more speed. Tempting; but keep Silver’s. Keeping is free.',
        swap: 'That is 1 fame again, and your six dice. Keep Silver’s.',
      },
      shipwright: {
        ask: 'Your Shipwright: one ring up one step, for nothing, wherever you are. Choose the ring.',
        buy: 'Three cards a visit, no more. Play the Shipwright.',
        done: 'You may keep it, but a free step is best taken early. Play it.',
      },
      artisan:
        'Perrine sets an Artisan on the hull: two hits it will not feel. One artisan a ship, and it stays on its row.',
      bird: 'Mind the bird: two hits on its row kill it, and that costs 2 fame. Wounded, it heals by itself ashore.',
    },
  },
  rightMoment: {
    title: 'The right moment',
    teaches: 'Event cards have their moment. And how to play well: go where the others will not.',
    steps: {
      moment: 'Event cards have their moment in the month. All are asked in secret; a lit card fits now.',
      map: {
        ask: 'The cards are turned up: the moment for your Treasure Map. Play it.',
        pass: 'Then it waits a whole month. Play the map.',
        lookout: 'The Lookout is posted next, just before the wheels. Now the map.',
      },
      marked: 'The die says 4: Cannon Island. Plunder it this month, and you get twice its chests: ten!',
      pass: {
        ask: 'Nothing more for this moment: pass, and see who else has a card.',
        lookout: 'Very soon. Pass first.',
      },
      half: 'Tom plays Buccaneering on you: half of what you plunder this month goes to Tom, rounded Tom’s way.',
      lookout: {
        ask: 'Now the Lookout: this month all choose openly, in turn. Let Perrine begin, so that you choose last.',
        self: 'Then everybody sees your course first. Name Perrine, and you come last.',
        other: 'Last is best: you see it all. Lookout, and Perrine begins.',
      },
      open: 'Perrine to the Tavern, Mira to Sail Island, Tom to Hull Island. Your island is free.',
      sail: {
        ask: 'You know it all now. Where do ten chests wait for you, without a fight?',
        taken: 'Somebody is there: a battle. Cannon Island is free.',
        hook: 'Captain Hook lies there. Cannon Island is free.',
        treasure: 'No fight there, but no chests either. Cannon Island is free.',
      },
      ten: 'Ten chests, 5 gold. Tom takes 5 and 3; you keep five chests without a scratch.',
      remember:
        'Remember one thing: go where the others will not. The second-best island alone beats the best one shared.',
    },
  },
  hunters: {
    title: 'Hunters',
    teaches: 'Black ships and the Royal Navy: hit in the hull only, their fame divided.',
    steps: {
      legend: 'A black ship carries a legend. This one is Captain Hook: three dice, hull 5, worth 3 fame.',
      wait: {
        ask: 'Ships have sailed: another moment for cards. A Letter of Marque only answers a Royal Navy: pass.',
        letter: 'There is no Royal Navy to turn away yet. Pass.',
        grapple: 'Grapple is for the battle itself. Pass.',
      },
      navy: 'Perrine sends the Royal Navy to you: four dice, hull 4, at Perrine’s orders. With Hook, that is seven dice.',
      letter: {
        ask: 'Now your letter: the Navy turns, and obeys you. Send it to Perrine and Tom, Cannon Island.',
        pass: 'Seven dice against you? Play the letter.',
        other: 'Send it back where it came from: Perrine, at Cannon Island, 4.',
      },
      pass: {
        ask: 'Somebody may still answer. You have nothing more for now: pass.',
        grapple: 'The battle is next. Pass.',
      },
      escape: 'Tom plays Escape and slips off to Treasure Island, where the Royal Navy never comes. Perrine stays.',
      grapple: {
        ask: 'Against a legend cards help too. Grapple: you roll your crew, 4 dice instead of 3. Hook’s never change.',
        pass: 'Three dice may do, four do better. Grapple.',
        fire: 'First the boarding card, then the shooting. Grapple.',
      },
      hook: 'With speed 18 Hook fires first, always at the strongest hull here: yours. One hit.',
      fire: {
        ask: 'A hunter is hit in the hull only. Fire!',
        row: 'Hook has nothing but a hull to hit.',
        flee: 'Four dice against hull 5: stay. Fire!',
      },
      again: {
        ask: '5, 6, 2, 5: three hits, two points of hull left. Hook fires and misses. Again!',
        flee: 'Now? Two more hits, and it is 3 fame. Fire!',
        row: 'The hull, always the hull.',
      },
      sunk: 'Sunk: 3 fame! You were alone; captains who sink a hunter together divide its fame.',
      command: {
        ask: 'And now the Royal Navy: at your orders, four dice against Perrine. Aim at the weakest ring.',
        other: 'That row takes three hits or more; the crew only two.',
      },
      nobody:
        'Perrine is routed. No captain was there to see it, so nobody gains fame; Cannon Island stays unplundered.',
      next: 'Next month another legend takes that black ship. As long as a hunter floats, captains can only fire at it.',
    },
  },
  lastMonth: {
    title: 'The last month',
    teaches: 'Look ahead at black ships, bury in time, and know what counts in the last month.',
    steps: {
      eleven: 'Month eleven of twelve. Tom leads with 29, you have 24. Your chests and gold count for nothing yet.',
      ahead: 'Blackbeard is at island 5. Black ships go round from 1 to 6: next month he lies at Treasure Island.',
      now: {
        ask: 'Bury now in peace, or next month under six dice. Set your wheel.',
        other: 'And when would you bury? Next month Blackbeard bars the way. Treasure Island, now.',
        crew: 'Six dice at your hull for 3 fame? Treasure Island, now.',
      },
      others: 'The others plunder on. Tom has 30 fame now, and six chests aboard.',
      bury: {
        ask: 'A chest is 1 fame, and so is a bag of 3 gold. Bury all you can.',
        gold: 'And the gold? 7 gold are two bags, 2 fame more.',
        less: 'Everything: four chests and two bags.',
      },
      done: {
        ask: '30, level with Tom! You could also raise one ring here, at twice its price. You have 1 gold: done.',
        bury: 'Once a visit. Done.',
        raise: 'Twice the price is more than 1 gold. Done.',
      },
      last: 'The last month. Blackbeard lies at Treasure Island, as you foresaw.',
      fame: {
        ask: 'Nothing plundered now can be buried any more. So only fame on the cards counts: where is most?',
        chests: 'Six chests nobody can bury: worth nothing now. Look for fame.',
        bury: 'Nothing to bury, and six dice waiting. Look for fame.',
        less: 'Another card has more fame. Compare all five.',
      },
      blackbeard: 'Tom runs into Blackbeard with six chests: routed. Six chests, no fame. You plunder 4 fame: 34.',
      end: { ask: 'Nothing you buy now can help you. Done.', raise: 'Pretty, but the year ends tonight. Done.' },
      shown: 'Fame cards are shown: 2 for you, 1 for Tom. 36 against 31: you are the terror of these islands!',
      tie: 'And a tie for first? Those captains fight one last battle, and the survivor wins.',
    },
  },
}
