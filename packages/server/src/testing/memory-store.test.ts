import { describeStore } from '../store/store-contract.ts'
import { newDisk, openMemoryStore } from './memory-store.ts'

let disk = newDisk()
describeStore('the store of the simulation', {
  open: async () => openMemoryStore(disk),
  clean: async () => void (disk = newDisk()),
})
