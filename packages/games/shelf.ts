// The shelf: the games of the registry by their ids, in the order of their plates. Plates are small. A game and its words are loaded only
// when asked for, so that a page that shows one game does not carry the others.
import type { Plate } from './plate.ts'
import * as REGISTRY from './registry.ts'

export type GameId = keyof typeof REGISTRY

const PLATES: { readonly [Id in GameId]: Plate } = REGISTRY

export const registered = (id: GameId): Plate => PLATES[id]
export const isGameId = (id: string): id is GameId => Object.hasOwn(PLATES, id)
export const GAME_IDS = (Object.keys(PLATES) as GameId[]).toSorted((a, b) => PLATES[a].number - PLATES[b].number)
/** Games that can be played at a table. */
export const OPEN_GAME_IDS = GAME_IDS.filter((id) => registered(id).stage === 'open')
export const isOpenGameId = (id: string): id is GameId => isGameId(id) && registered(id).stage === 'open'
