import { comparison } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findView } from './find-view.ts'
import { makingPlaceOf } from './making/making-job.ts'
import { wantedOf } from './making/result-request.ts'
import { markCancelled } from './making/store.ts'
import { dropAsker } from './making/waiting-store.ts'

export const cancelComparison = useCase(comparison.cancel, ['table', 'objects', 'jobs', 'clock'], async (wish, context) => {
  const { ports, tenant, actor } = context
  const { sides, form, request } = await findView(wish, context)
  const place = makingPlaceOf(tenant, wantedOf(sides, form, request))
  const isAwaited = await dropAsker(ports, place, actor)
  if (!isAwaited) await markCancelled(ports.table, tenant, place.id, place.form)
  return {}
})
