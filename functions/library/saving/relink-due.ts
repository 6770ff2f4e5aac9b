import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { relatedNames } from '../links/related-names.ts'
import { readExisting } from '../reading/read-joined-documents.ts'
import { readRelated } from '../reading/read-related.ts'
import { listDueDays, writeToDropDay } from '../store.ts'
import { documentWritesOf, writeWhole } from './pack-writes.ts'
import { refreshRelatedCards } from './refresh-related-cards.ts'
import { runInOrder } from './save-queue.ts'

/** Documents that are linked again together. */
const BATCH_SIZE = 200

/** Links documents again whose standings change on a day or changed before; idempotent. Returns the number of days, 0 if none is left. */
export function relinkDue({ table, search }: Pick<Ports, 'table' | 'search'>, tenant: Tenant, day: string): Promise<number> {
  return runInOrder(table, [], async () => {
    const due = await listDueDays(table, tenant, day, BATCH_SIZE)
    const documents = await readExisting(
      table,
      tenant,
      due.map(({ contentCode }) => contentCode),
    )
    const names = [...documents.values()].flatMap(relatedNames)
    const pages = await readRelated(table, tenant, names)
    const { refreshed } = await refreshRelatedCards({ table, search }, tenant, names, pages, new Set(), { day })
    return {
      async finish() {
        await refreshed
        await writeWhole(
          table,
          due.map((one) => documentWritesOf([writeToDropDay(tenant, one)])),
        )
        return due.length
      },
    }
  })
}
