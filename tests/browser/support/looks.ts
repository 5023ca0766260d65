// All that a browser looks for on a screen, as one file that `walk.ts` carries into the page.
export * from './explained.ts'
export * from './geometry.ts'
