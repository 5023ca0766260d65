// All that shows a hint, in one file to be fetched with the first that is asked for.
export { HintCaption, HintCards } from './hint-panel.tsx'
export { HintFlags } from './hint-flags.tsx'
