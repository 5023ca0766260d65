// Looking at a table that somebody names. One that is not in memory is played again from its log, and that is charged like any
// other work: whoever asks for strangers' tables by the hundred pays for each.
import type { FastifyRequest } from 'fastify'
import { readTableId } from '../tables/table-id.ts'
import type { Table } from '../tables/table.ts'
import type { Services } from './services.ts'

type Naming = Pick<FastifyRequest, 'ip'> & { readonly params: { readonly id: string } }

/** How many rows reading it would play again; nothing where it is in memory, or for whoever has a part in it. */
export async function coldCost({ harbour, store }: Services, id: string, guest: string | null): Promise<number> {
  const rows = await harbour.costOf(id)
  return rows > 0 && guest !== null && (await store.hasPart(guest, id)) ? 0 : rows
}

/** Charges for reading the table if it lies on disk, and says its name. */
export async function charged(services: Services, asked: Naming, guest: string | null): Promise<string> {
  const id = readTableId(asked.params.id)
  const cold = await coldCost(services, id, guest)
  if (cold > 0) services.allowances.work.spend(asked.ip, guest, cold)
  return id
}

export async function readCharged(services: Services, asked: Naming, guest: string | null): Promise<Table> {
  return services.harbour.read(await charged(services, asked, guest))
}
