import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import type { StandardLinks } from '../links/link-standards.ts'
import { writeToAddDay } from '../store.ts'
import { documentWritesOf, writeWhole } from './pack-writes.ts'

/** Saves the days to come on which standings change, so that the standards are linked again then. */
export async function addStandingDays(
  table: Table,
  tenant: Tenant,
  linked: ReadonlyMap<string, Pick<StandardLinks, 'standings'>>,
): Promise<void> {
  const writes = [...linked].flatMap(
    ([
      contentCode,
      {
        standings: [, ...later],
      },
    ]) => later.map(({ from }) => writeToAddDay(tenant, { day: from, contentCode })),
  )
  await writeWhole(
    table,
    writes.map((one) => documentWritesOf([one])),
  )
}
