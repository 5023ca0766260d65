// The record as a file of one's own: anybody can check it with `flibuste verify`.
import type { MatchRecord } from '@flibuste/kernel'

const recordName = ({ game, commitment }: MatchRecord): string => `flibuste-${game}-${commitment.slice(0, 8)}.json`

export function saveRecord(record: MatchRecord): void {
  const file = new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = recordName(record)
  link.click()
  URL.revokeObjectURL(link.href)
}
