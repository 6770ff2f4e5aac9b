import { points } from '#contract/points/points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findVisiblePoint } from './rights/load-point-access.ts'
import { presentPoint } from './rights/present.ts'
import { findPlaceOf } from './store/points-store.ts'

export const getPoint = useCase(points.one, ['table', 'clock'], async ({ id }, context) => {
  const { ports, fail } = context
  const { owner, point, view } = await findVisiblePoint(id, context)
  if (!view.document) fail('content-gone', 'id')
  if (!view.readable) fail('not-entitled', 'id')
  return presentPoint(point, view, await findPlaceOf(ports.table, owner, point))
})

export const getSharedPoint = useCase(points.shared, ['table', 'clock'], async ({ compassPointUUID }, context) => {
  const { fail } = context
  const { point, view } = await findVisiblePoint(compassPointUUID, context)
  if (!view.document) fail('content-gone', 'compassPointUUID')
  const shared = {
    compassPointID: point.id,
    compassPointUUID: point.id,
    contentCode: point.contentCode,
    designation: view.document?.record.designation ?? point.designation,
    isDeleted: point.status === 'inactive',
    ...(point.deactivated && { deletedDate: point.deactivated }),
    createdUserName: point.createdBy,
    creatorEmail: point.creatorEmail,
    ...(point.page !== undefined && { pageNumber: point.page }),
  }
  // Whoever the text is closed to may ask for the document.
  if (!view.readable) fail('not-entitled', 'compassPointUUID', shared)
  return shared
})
