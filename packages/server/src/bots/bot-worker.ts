// The thread in which bots think. It has no store, no seed and no table: only the questions it is asked.
import { parentPort } from 'node:worker_threads'
import { answer, type Asking } from '@flibuste/bots'
import { CATALOGUE } from '../tables/catalogue.ts'

parentPort?.on('message', (asking: Asking) => {
  void answer(asking, CATALOGUE.load).then((choice) => parentPort?.postMessage(choice))
})
