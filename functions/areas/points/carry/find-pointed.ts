import * as z from 'zod/mini'
import { namesOf } from '#library/links/names.ts'
import { readExisting } from '#library/read-held.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { listPointed } from '../stored/store.ts'

const Payload = z.strictObject({ contentCodes: z.array(z.string()) })

/**
 * Handles the event `arrived`: sends a job for each account that has points on a standard of which documents arrived. Where nobody
 * has any, one short list a standard is read.
 */
export function findPointed({ table, jobs }: Pick<Ports, 'table' | 'jobs'>): JobHandler {
  return async ({ id, tenant, payload }) => {
    const { contentCodes } = Payload.parse(payload)
    const documents = await readExisting(table, tenant, contentCodes)
    const byStandard = Map.groupBy(documents.values(), ({ record }) => namesOf(record).standard)
    for (const [standard, arrived] of byStandard) {
      for (const accountId of await listPointed(table, tenant, standard)) {
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
