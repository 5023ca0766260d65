// Art is decoration unless it is given a label.

export interface Labelled {
  /** What the picture says to a screen reader; without it the picture is hidden from one. */
  readonly label?: string | undefined
}

export const spoken = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': 'true' } as const) : ({ role: 'img', 'aria-label': label } as const)
