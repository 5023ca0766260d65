// Plays a finished record again off the page's thread, so that checking a long match freezes nothing.
import { isGameId, registered } from '@flibuste/games'
import { verify, type MatchRecord, type Verdict } from '@flibuste/kernel'

/** Null: the check itself broke. */
export type Checked = Verdict | null

async function check(record: MatchRecord): Promise<Checked> {
  if (!isGameId(record.game)) return null
  try {
    return verify(await registered(record.game).load(), record)
  } catch {
    return null
  }
}

addEventListener('message', ({ data }: MessageEvent<MatchRecord>) => {
  void check(data).then((checked) => postMessage(checked))
})
