import type { Tenant } from '#contract/tenant.ts'
import { namesOf } from '#library/links/names.ts'
import { readExisting } from '#library/reading/read-joined-documents.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { listPointed } from '../store/points-store.ts'
import { pointKeys } from '../store/store.ts'

/**
 * Handles the event `arrived`: sends a job for each account that has points on a standard of which documents arrived, under its name
 * or a former one. Where nobody has any, one short list a name is read.
 */
export function findPointed({ table, jobs }: Pick<Ports, 'table' | 'jobs'>): JobHandler<'arrived'> {
  return async ({ id, tenant, payload }) => {
    const { contentCodes, namesBefore } = payload
    const documents = await readExisting(table, tenant, contentCodes)
    const byStandard = Map.groupBy(documents.values(), ({ record }) => namesOf(record).standard)
    for (const [standard, arrived] of byStandard) {
      const former = arrived.flatMap(({ contentCode }) => namesBefore[contentCode] ?? [])
      for (const accountId of await movePointed(table, tenant, standard, former)) {
        for (const { contentCode } of arrived)
          await jobs.send({
            id: `carry-points ${id} ${accountId} ${contentCode}`,
            name: 'carry-points',
            tenant,
            payload: { accountId, contentCode },
          })
      }
    }
  }
}

/** Lists the accounts with points on a standard. Those that had them when it had other names are from now on found by this one. */
async function movePointed(
  table: Ports['table'],
  tenant: Tenant,
  standard: string,
  former: readonly string[],
): Promise<Set<string>> {
  const accounts = new Set(await listPointed(table, tenant, standard))
  for (const name of new Set(former)) {
    for (const accountId of await listPointed(table, tenant, name)) {
      if (!accounts.has(accountId)) await table.put({ ...pointKeys.pointed({ tenant, accountId }, standard) })
      accounts.add(accountId)
    }
  }
  return accounts
}
