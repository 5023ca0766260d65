// Where friends find this server. A host who opened the page on this machine's own address is told the one others can use.
import { routes, type House } from '@flibuste/protocol'
import { signal } from '@preact/signals'
import { outward } from '../kit/base.ts'
import { ask } from './wire.ts'

/** An address that leads everybody to their own computer. */
const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/** Null: the page's own address will do, or there is no other. */
const elsewhere = signal<string | null>(null)

/** Asks once, and only where the page's own address would lead nowhere. */
export async function findHouse(): Promise<void> {
  if (!isLoopback(location.hostname) || elsewhere.peek() !== null) return
  const answer = await ask<House>('GET', routes.house())
  if ('value' in answer) elsewhere.value = answer.value.address
}

/** A link for friends to a path of this server. */
export const linkFor = (path: string): string => new URL(outward(path), elsewhere.value ?? location.href).href

/** Whether friends on other machines can follow such a link. */
export const reachesFriends = (): boolean => elsewhere.value !== null || !isLoopback(location.hostname)
