import * as z from 'zod/mini'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { makeResult } from './make-result.ts'
import { NotComparable } from './not-comparable.ts'
import { comparisonIdOf, findResult, RESULT_FORMS, resultKeyOf } from './results.ts'
import { removeComparison, saveFailure } from './store.ts'

const Payload = z.strictObject({
  older: z.string(),
  newer: z.string(),
  form: z.enum(RESULT_FORMS),
  since: z.string(),
})

/** Makes the result of a comparison that is too large for a request. A second run finds the result of the first one. */
export function compareJob(ports: Pick<Ports, 'objects' | 'table' | 'clock'>): JobHandler {
  return async ({ tenant, payload }) => {
    const { form, since: _, ...pair } = Payload.parse(payload)
    const id = comparisonIdOf(pair)
    const fail = (failure: NotComparable['failure'], side?: NotComparable['side']) =>
      saveFailure(ports.table, tenant, { id, form, at: ports.clock.now(), failure, ...(side && { side }) })
    try {
      if (!(await findResult(ports, resultKeyOf(tenant, pair, form)))) await makeResult(ports, tenant, pair, form)
    } catch (error) {
      if (error instanceof NotComparable) return fail(error.failure, error.side)
      await fail('comparison-failed')
      throw error
    }
    await removeComparison(ports.table, tenant, id, form)
  }
}
