// A standing order in few words: where its player is still asked.
import type { Asked } from '@flibuste/kernel'
import { language } from '../kit/language.ts'
import type { AnyTableModule } from '../kit/table-module.ts'
import { placesOf } from './standing-order.ts'
import { say } from './words.ts'

/** More names than this are a number. */
const NAMED = 2

export function toldPlaces(module: Pick<AnyTableModule, 'orders'>, view: Asked, only: readonly string[]): string {
  const words = say().orders
  const places = (placesOf(module)?.groups(language.value, view) ?? []).flatMap((group) => group.places)
  const names = places.filter(({ key }) => only.includes(key)).map(({ name }) => name)
  if (names.length === 0) return words.nowhere
  return names.length > NAMED ? words.inPlaces(names.length) : words.somewhere(names.join(', '))
}
