import { comparison } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { awaitedIdOf, dropAwaitedResult } from './awaited/store.ts'
import { findView } from './making/find-view.ts'
import { makingPlaceOf } from './making/making-job.ts'
import { wantedOf } from './making/result-request.ts'
import { markCancelled } from './making/store.ts'
import { dropAsker } from './making/waiting-store.ts'

export const cancelComparison = useCase(comparison.cancel, ['table', 'objects', 'jobs', 'clock'], async (wish, context) => {
  const { ports, tenant, actor } = context
  const { sides, form, request } = await findView(wish, context)
  const place = makingPlaceOf(tenant, wantedOf(sides, form, request))
  const person = { tenant, accountId: actor.account?.id ?? '', userId: actor.userId }
  await dropAwaitedResult(ports.table, person, awaitedIdOf(wish), place)
  const isAwaited = await dropAsker(ports, place, actor)
  if (!isAwaited) await markCancelled(ports.table, tenant, place.id, place.form)
  return {}
})
