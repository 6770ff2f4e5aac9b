import type { accessProblems } from '#contract/points/point-problems.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { readHeld } from '#library/read-held.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { Ports } from '#ports/ports.ts'
import { findPoint, readPointSettings, type StoredSettings } from '../stored/store.ts'
import type { PointOwner, StoredPoint } from '../stored/stored-point.ts'
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
export interface Entered {
  readonly owner: PointOwner
  readonly settings: StoredSettings
}

/** Lets those in who have compass points. */
export async function enter({ actor, ports, fail }: PointCall): Promise<Entered> {
  const refusal = refusalOfPoints(actor)
  if (refusal) fail(refusal)
  const owner = { tenant: actor.tenant, accountId: (actor.account ?? fail('no-account')).id }
  return { owner, settings: await readPointSettings(ports.table, owner) }
}

export function viewOf(
  actor: Actor,
  point: StoredPoint,
  settings: StoredSettings,
  document: HeldDocument | undefined,
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

export const isSeen = (actor: Pick<Actor, 'userId' | 'authorities'>, point: StoredPoint, settings: StoredSettings): boolean =>
  seesPoint(actor, point, settingsFor(settings, point.publisher)['pdf-view-setting'])

/** Tells of many points whether somebody sees them; undefined for somebody who sees all of the account. */
export function sightOfPoints(actor: Actor, settings: StoredSettings): ((point: StoredPoint) => boolean) | undefined {
  const nobodys = { createdById: '', status: 'active' as const }
  const seesAll = (publisher?: string) => seesPoint(actor, nobodys, settingsFor(settings, publisher)['pdf-view-setting'])
  if ([undefined, ...settings.byPublisher.keys()].every(seesAll)) return undefined
  return (point) => isSeen(actor, point, settings)
}

export interface SeenPoint extends Entered {
  readonly point: StoredPoint
  readonly view: PointView
}

interface PointLookup extends Omit<PointCall, 'fail'> {
  readonly fail: (code: AccessCode | 'point-not-found', about?: string) => never
}

/** Finds a point that somebody sees; another one is not there. A UUID may be written in capitals. */
export async function findSeen(id: string, { actor, ports, fail }: PointLookup): Promise<SeenPoint> {
  const entered = await enter({ actor, ports, fail })
  const point = await findPoint(ports.table, entered.owner, id.toLowerCase())
  if (!point || !isSeen(actor, point, entered.settings)) return fail('point-not-found', 'id')
  const document = (await readHeld(ports.table, actor.tenant, [point.contentCode])).get(point.contentCode)
  return { ...entered, point, view: viewOf(actor, point, entered.settings, document) }
}
