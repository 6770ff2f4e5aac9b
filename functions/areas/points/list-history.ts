import { points } from '#contract/points/points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findVisiblePoint } from './rights/load-point-access.ts'
import { presentAudit } from './rights/present.ts'
import { listAudits } from './store/points-store.ts'
import { plainTextOf } from './texts/plain-text.ts'

export const listPointHistory = useCase(points.history, ['table'], async ({ id, pageIndex, pageSize, sort }, context) => {
  const { owner, point, view } = await findVisiblePoint(id, context)
  if (!view.rights.history) context.fail('forbidden')
  const all = await listAudits(context.ports.table, owner, point.id)
  if (sort === 'createdDate-') all.reverse()
  const shown = all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
  return {
    name: plainTextOf(point, 'name'),
    designation: view.document?.record.designation ?? point.designation,
    totalItems: all.length,
    totalElements: all.length,
    pageSize,
    content: shown.map((audit) => presentAudit(audit, view.quotable)),
  }
})
