// A saved record brought to the page: dropped anywhere on it, or chosen as a file. What is wrong with it is said.
import { signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { Dialog } from './dialog.tsx'
import { go } from './router.ts'
import { dictionaries } from './words.ts'

/** Why the last file was not opened; null: it was. */
const trouble = signal<string | null>(null)

async function read(file: File): Promise<string | null> {
  const { openRecord } = await import('./open-record.ts')
  const opened = await openRecord(await file.text())
  if ('path' in opened) {
    go(opened.path)
    return null
  }
  return opened.why
}

const open = (file: File): void =>
  void read(file)
    .catch(() => words(dictionaries).recordUnread)
    .then((why) => (trouble.value = why === null ? null : words(dictionaries).recordRefused(file.name, why)))

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Whether a file is over the page. Entering a part is leaving another, so they are counted. */
function useDrag(): boolean {
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)
  useEffect(() => {
    const leaving = new AbortController()
    const hear = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', hearing: (drag: DragEvent) => void) =>
      document.addEventListener(type, (drag) => holdsFiles(drag) && hearing(drag), { signal: leaving.signal })
    const count = (by: number) => {
      depth.current = Math.max(0, depth.current + by)
      setOver(depth.current > 0)
    }
    hear('dragenter', () => count(1))
    hear('dragleave', () => count(-1))
    hear('dragover', (drag) => drag.preventDefault())
    hear('drop', (drag) => {
      drag.preventDefault()
      count(-depth.current)
      const file = drag.dataTransfer?.files[0]
      if (file !== undefined) open(file)
    })
    return () => leaving.abort()
  }, [])
  return isOver
}

/** Once on every page. */
export function RecordDrop() {
  const say = words(dictionaries)
  const isOver = useDrag()
  return (
    <>
      {isOver && (
        <div class="record-drop" aria-hidden="true">
          <p>{say.dropRecord}</p>
        </div>
      )}
      {trouble.value !== null && (
        <Dialog title={say.recordTitle} close={() => (trouble.value = null)}>
          <p class="prose">{trouble.value}</p>
        </Dialog>
      )}
    </>
  )
}

/** The button for whoever has nothing to drag with. */
export function RecordButton() {
  const field = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const file = currentTarget.files?.[0]
    if (file !== undefined) open(file)
    currentTarget.value = ''
  }
  return (
    <>
      <input ref={field} type="file" accept=".json,application/json" hidden onChange={choose} />
      <button type="button" class="btn" onClick={() => field.current?.click()}>
        <Icon name="play" />
        {words(dictionaries).openRecord}
      </button>
    </>
  )
}
