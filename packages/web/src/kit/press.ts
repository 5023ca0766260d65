// Drawn pieces as buttons: what a mouse, a finger or the keys Enter and Space do to them is the same.

/** Enter and Space press a piece, as they press a button. */
export const onPress = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  press()
}

/** Makes a piece a button, whatever it is drawn with: it stays the same element when it may no longer be touched. */
export const pressable = (label: string, press: () => void) => ({
  role: 'button' as const,
  tabindex: 0,
  'aria-label': label,
  onClick: press,
  onKeyDown: onPress(press),
})
