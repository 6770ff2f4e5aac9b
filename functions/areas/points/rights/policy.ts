import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import type { PointRights } from '#contract/points/point-schemas.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { Actor } from '#people/actor.ts'

type Viewer = Pick<Actor, 'userId' | 'authorities'>
type Ranges = PointSettings['pdf-view-setting']

/** Facts of a point that decide who may do what; its account is that of the viewer, as no other account's points are ever read. */
export interface JudgedPoint {
  readonly createdById: string
  readonly status: 'active' | 'inactive'
}

const isOwn = ({ userId }: Viewer, { createdById }: JudgedPoint) => userId === createdById
const isPointAdmin = ({ authorities }: Viewer): boolean => authorities.includes('COMPASS_POINT_ADMIN')
export const mayListAll = (viewer: Viewer): boolean => isPointAdmin(viewer)
/** Settings of a tenant are those of all its accounts. */
export const mayChangeTenant = ({ authorities }: Viewer): boolean => authorities.includes('ADMIN')
const isAdmin = (viewer: Viewer) => isPointAdmin(viewer) || viewer.authorities.includes('ADMIN')

/** Whoever does not see a point is answered as if there were none. */
export function seesPoint(viewer: Viewer, point: JudgedPoint, { view }: Ranges): boolean {
  return isAdmin(viewer) || view === 'All' || (view === 'Own' && isOwn(viewer, point))
}

/** People who see a new point of somebody. */
export const audienceOf = ({ view }: Ranges): 'account' | 'own' => (view === 'All' ? 'account' : 'own')

export function mayCreate(viewer: Viewer, { view, manage }: Ranges, readable: boolean): boolean {
  return readable && manage !== 'None' && (isPointAdmin(viewer) || view !== 'None')
}

/** Others' points are read-only, unless managing covers all, or for the compass administrator. */
function manages(viewer: Viewer, point: JudgedPoint, { manage }: Ranges): boolean {
  if (manage === 'None') return false
  return manage === 'All' || isOwn(viewer, point) || isPointAdmin(viewer)
}

/** All and All make everybody of the account an administrator of its points. */
const isPromoted = ({ view, manage }: Ranges) => view === 'All' && manage === 'All'

/** Acts on a point that somebody sees. `readable`: its document is open to them. */
export function rightsOn(viewer: Viewer, point: JudgedPoint, ranges: Ranges, readable: boolean): PointRights {
  const isActive = point.status === 'active'
  const isManaged = manages(viewer, point, ranges)
  // Points that nobody manages any more are put away by the compass administrator.
  const isKept = isManaged || isPointAdmin(viewer)
  return {
    edit: isActive && isManaged && readable,
    deactivate: isActive && isKept,
    reactivate: !isActive && isKept,
    share: isActive && isManaged && readable,
    history: isOwn(viewer, point) || isAdmin(viewer) || isPromoted(ranges),
  }
}

/** Quotes are copies, which protected documents do not give. */
export function mayTakeWords(actor: Pick<Actor, 'account' | 'drmView'>, document: JoinedDocument | undefined): boolean {
  return document !== undefined && mayRead(actor, document) && !actor.drmView && !document.record.drm
}
