import * as z from 'zod'
import { askToLearn } from '#functions/jobs/learn/ask-to-learn.ts'
import type { SavingPorts } from '#library/saving/save-documents.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { ingestLibrary } from './ingest-library.ts'

const Payload = z.strictObject({ sources: z.array(z.string().min(1)).min(1).max(1000) })

/** The same work, asked for by a job `ingest`; it is safe to do twice. What is refused stands in the log. */
export function ingestJob(ports: SavingPorts & Pick<Ports, 'ids'>): JobHandler {
  return async ({ id, tenant, payload }) => {
    const { sources } = Payload.parse(payload)
    const log = (event: string, facts: object) => console.log(JSON.stringify({ event, job: id, tenant, ...facts }))
    const outcome = await ingestLibrary(ports, {
      tenants: [tenant],
      sources,
      onRefused: (refusal) => log('ingest-refused', refusal),
      onRemark: (remark) => log('ingest-remark', remark),
    })
    log('ingest-done', outcome)
    await askToLearn(ports, [tenant])
  }
}
