// What this visitor is called. No account: a name is drawn once, in the language of the page, and kept until they choose their own;
// it is asked for only when others will see it.
import type { Language } from '@flibuste/kernel'
import { LIMITS } from '@flibuste/protocol'
import { signal } from '@preact/signals'
import { language } from '../kit/language.ts'
import { storage } from '../kit/storage.ts'

const CHOSEN = 'flibuste.name'
const DRAWN = 'flibuste.drawn-name'

const MADE_UP: {
  readonly [L in Language]: { readonly names: readonly string[]; readonly bynames: readonly string[] }
} = {
  en: {
    names: ['Anne', 'Finch', 'Morgan', 'Peg', 'Rowan', 'Silas', 'Tess', 'Wren'],
    bynames: ['the Bold', 'Saltbeard', 'of Nassau', 'Sharp-Eye', 'the Lucky', 'Lanternjaw', 'Half-Tide', 'the Quiet'],
  },
  fr: {
    names: ['Anne', 'Basile', 'Colette', 'Gildas', 'Jeanne', 'Mathurin', 'Nolwenn', 'Yvon'],
    bynames: [
      'de Saint-Malo',
      'l’Écume',
      'Bon-Vent',
      'Belle-Lame',
      'Tête-de-Bois',
      'Sans-Quartier',
      'la Boussole',
      'Pied-Marin',
    ],
  },
}

const pick = <Item>(items: readonly Item[]): Item | undefined =>
  items[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % items.length]

function makeUp(): string {
  const { names, bynames } = MADE_UP[language.peek()]
  return `${pick(names) ?? ''} ${pick(bynames) ?? ''}`.trim()
}

function drawName(): string {
  const name = makeUp()
  storage.write(DRAWN, name)
  return name
}

/** Nobody until the page has begun: a name is drawn in its language. */
export const nickname = signal('')
/** Whether they chose it themselves. */
export const named = signal(false)

/** To be called once, when the language of the page is known. */
export function startNickname(): void {
  const chosen = storage.read(CHOSEN)
  nickname.value = chosen ?? storage.read(DRAWN) ?? drawName()
  named.value = chosen !== null
}

/** By whole characters: half of one is none. */
export const trimName = (raw: string): string =>
  [...raw.replace(/\s+/g, ' ').trim()].slice(0, LIMITS.nameLength).join('').trim()

/** Keeps a name; an empty one changes nothing. */
export function rename(raw: string): void {
  const name = trimName(raw)
  if (name === '') return
  storage.write(CHOSEN, name)
  nickname.value = name
  named.value = true
}
