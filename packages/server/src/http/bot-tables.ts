// Matches without people: everybody may watch bots, nobody may fill the server with them. Limits on how many tables a guest has.
import type { FastifyRequest } from 'fastify'
import type { Guest } from '@flibuste/protocol'
import { problem } from '../problem.ts'
import type { Table } from '../tables/table.ts'
import type { Services } from './services.ts'

/** Whether every seat is answered for by a bot or a program, once a bot answers for `seat` too. */
const isWithoutPeople = ({ holds }: Table, seat: number | null): boolean =>
  holds.every(({ bot, engine }, at) => bot !== null || engine !== null || at === seat)

/** Charges whoever begins a match that nobody plays, or leaves the last person's `seat` in it to a bot. Throws `too-many`. */
export function chargeBotTable(
  { allowances }: Services,
  { ip }: Pick<FastifyRequest, 'ip'>,
  guest: Guest,
  { table, seat }: { readonly table: Table; readonly seat: number | null },
): void {
  if (isWithoutPeople(table, seat)) allowances.botTables.spend(ip, guest.id)
}

/** Throws `too-many-tables`. */
export async function refuseMoreTables({ store, rateLimits }: Services, guest: Guest): Promise<void> {
  if ((await store.unfinishedOf(guest.id)) >= rateLimits.tables) throw problem('too-many-tables')
}
