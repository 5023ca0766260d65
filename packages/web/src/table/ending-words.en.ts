// What the end of a match says of one captain, in English. `when`: "in round 8".

export const endingEn = {
  youTook: (when: string) => `You took the lead for good ${when}.`,
  yourWay: {
    ledAll: 'You led from the first round to the last.',
    level: 'Level in the end, you win the tie.',
    neverBehind: 'You were never behind.',
  },
  youShared: 'You share the victory.',
  took: (name: string, when: string) => `${name} took the lead for good ${when}.`,
  way: {
    ledAll: (name: string) => `${name} led from the first round to the last.`,
    level: (name: string) => `Level in the end, ${name} wins the tie.`,
    neverBehind: (name: string) => `${name} was never behind.`,
  },
  youLastLed: (when: string) => `You last led ${when}.`,
  youLevel: (when: string) => `You were level with the lead ${when}.`,
  youNear: (behind: string, when: string) => `You came within ${behind} of the lead ${when}.`,
  alone: {
    bestYet: (before: string) => `Your best yet. Until now it was “${before}”.`,
    better: 'Your best yet.',
    bestSoFar: (title: string) => `Your best so far: “${title}”.`,
  },
  figuresOf: (name: string | null) => (name === null ? 'You:' : `${name}:`),
  gained: (when: string) => `the best haul, ${when}`,
  inTheLead: 'of the voyage in the lead',
  mostOfAll: (deed: string) => `${deed}, more than anybody`,
  replayFrom: (when: string) => `Watch it turn ${when}`,
  turned: 'The turning point',
}

export type EndingWords = typeof endingEn
