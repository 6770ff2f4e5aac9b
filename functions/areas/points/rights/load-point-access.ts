import type { accessProblems } from '#contract/points/point-problems.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { Ports } from '#ports/ports.ts'
import { findPoint } from '../store/points-store.ts'
import { readPointSettings, type StoredSettings } from '../store/settings-store.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import { mayTakeWords, rightsOn, seesPoint } from './policy.ts'
import type { PointView } from './present.ts'
import { settingsFor } from './settings.ts'

type AccessCode = keyof typeof accessProblems | 'feature-off' | 'no-account'

export interface PointCall {
  readonly actor: Actor
  readonly ports: Pick<Ports, 'table'>
  readonly fail: (code: AccessCode, about?: string) => never
}

/** A call of somebody who has compass points: whose they are, and by which settings. */
export interface PointAccess {
  readonly owner: PointOwner
  readonly settings: StoredSettings
}

/** Lets those in who have compass points. */
export async function loadPointAccess({ actor, ports, fail }: PointCall): Promise<PointAccess> {
  const refusal = refusalOfPoints(actor)
  if (refusal) fail(refusal)
  const owner = { tenant: actor.tenant, accountId: (actor.account ?? fail('no-account')).id }
  return { owner, settings: await readPointSettings(ports.table, owner) }
}

export function viewOf(
  actor: Actor,
  point: StoredPoint,
  settings: StoredSettings,
  document: JoinedDocument | undefined,
): PointView {
  const readable = document !== undefined && mayRead(actor, document)
  const { 'pdf-view-setting': ranges } = settingsFor(settings, point.publisher)
  return {
    actor,
    rights: rightsOn(actor, point, ranges, readable),
    readable,
    quotable: mayTakeWords(actor, document),
    ...(document && { document }),
  }
}

export const isVisiblePoint = (
  actor: Pick<Actor, 'userId' | 'authorities'>,
  point: StoredPoint,
  settings: StoredSettings,
): boolean => seesPoint(actor, point, settingsFor(settings, point.publisher)['pdf-view-setting'])

/** Tells of many points whether somebody sees them; undefined for somebody who sees all of the account. */
export function sightOfPoints(actor: Actor, settings: StoredSettings): ((point: StoredPoint) => boolean) | undefined {
  const nobodys = { createdById: '', status: 'active' as const }
  const seesAll = (publisher?: string) => seesPoint(actor, nobodys, settingsFor(settings, publisher)['pdf-view-setting'])
  if ([undefined, ...settings.byPublisher.keys()].every(seesAll)) return undefined
  return (point) => isVisiblePoint(actor, point, settings)
}

export interface VisiblePoint extends PointAccess {
  readonly point: StoredPoint
  readonly view: PointView
}

interface PointLookup extends Omit<PointCall, 'fail'> {
  readonly fail: (code: AccessCode | 'point-not-found', about?: string) => never
}

/** Finds a point that somebody sees; another one is not there. A UUID may be written in capitals. */
export async function findVisiblePoint(id: string, { actor, ports, fail }: PointLookup): Promise<VisiblePoint> {
  const access = await loadPointAccess({ actor, ports, fail })
  const point = await findPoint(ports.table, access.owner, id.toLowerCase())
  if (!point || !isVisiblePoint(actor, point, access.settings)) return fail('point-not-found', 'id')
  const document = await findJoinedDocument(ports.table, actor.tenant, point.contentCode)
  return { ...access, point, view: viewOf(actor, point, access.settings, document) }
}
