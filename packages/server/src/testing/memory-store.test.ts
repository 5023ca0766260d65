import { describeFleet } from '../store/fleet-contract.ts'
import { describeStore } from '../store/store-contract.ts'
import { createMemoryFleet, newSea } from './memory-fleet.ts'
import { newDisk, openMemoryStore } from './memory-store.ts'

let disk = newDisk()
let sea = newSea()
let nodes = 0

describeStore('the store of the simulation', {
  open: async () => openMemoryStore(disk),
  clean: async () => void (disk = newDisk()),
})

describeFleet('the fleet of the simulation', {
  open: async () => {
    const way = { ask: async <T>(work: () => T): Promise<T> => work(), tell: (work: () => void) => work() }
    const fleet = createMemoryFleet({ disk, sea, node: `node ${++nodes}`, way, now: Date.now })
    return { ...openMemoryStore(disk), fleet, close: fleet.close }
  },
  crash: async () => {
    sea.seen.clear()
    sea.watches.clear()
  },
  clean: async () => {
    disk = newDisk()
    sea = newSea()
  },
})
