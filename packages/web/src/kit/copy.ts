// Text into the clipboard. Over plain http a browser gives a page no clipboard of its own: there the older way is taken, which copies what
// is selected.

/** Selected for a moment in a field nobody sees; inside an open sheet, for the page under it cannot be selected. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'visually-hidden'
  const focused = document.activeElement
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isDone
}

/** Whether it was copied. At a press only: nobody's clipboard is written unasked, and browsers see to it. */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return copySelected(text)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
