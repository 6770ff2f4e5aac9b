import type { PersonalPointSettings } from '#contract/documents/point-settings-schemas.ts'
import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { Table } from '#ports/table.ts'
import { isVisiblePoint } from './rights/load-point-access.ts'
import { presentSettings } from './rights/present-settings.ts'
import { visibleProposals } from './rights/visible-proposals.ts'
import { readPointIds, readPoints } from './store/points-store.ts'
import { readProposalsOf } from './store/proposals-store.ts'
import { readPointSettings, type StoredSettings } from './store/settings-store.ts'
import type { PointOwner } from './store/stored-point.ts'

/** Compass points of a document as its page needs to know of them before it reads any. */
export interface PointSummary {
  readonly settings: PersonalPointSettings
  /** the person sees an active point, or a deactivated one */
  readonly active: boolean
  readonly inactive: boolean
  /** proposals that they see, up to 100 */
  readonly proposed: number
}

const MAX_PROPOSED = 100

/** Summarizes the points that somebody sees on a document; undefined for somebody who has no points at all. */
export async function summarizePoints(
  table: Pick<Table, 'get' | 'getMany' | 'query'>,
  actor: Actor,
  document: JoinedDocument,
): Promise<PointSummary | undefined> {
  if (refusalOfPoints(actor) || !actor.account) return undefined
  const owner = { tenant: actor.tenant, accountId: actor.account.id }
  const settings = await readPointSettings(table, owner)
  const codes = codesOfText(document)
  let [active, inactive] = [false, false]
  for await (const ids of readPointIds(table, owner, codes)) {
    for (const point of await readPoints(table, owner, ids)) {
      if (!isVisiblePoint(actor, point, settings)) continue
      if (point.status === 'active') active = true
      else inactive = true
    }
    if (active && inactive) break
  }
  const proposed = await countProposed(table, actor, { owner, settings, codes })
  return { settings: presentSettings(actor, settings, document), active, inactive, proposed }
}

interface Proposed {
  readonly owner: PointOwner
  readonly settings: StoredSettings
  readonly codes: readonly string[]
}

async function countProposed(
  table: Pick<Table, 'getMany' | 'query'>,
  actor: Actor,
  { owner, settings, codes }: Proposed,
): Promise<number> {
  let count = 0
  for await (const proposals of readProposalsOf(table, owner, codes)) {
    const ids = proposals.map(({ pointId }) => pointId)
    const points = new Map((await readPoints(table, owner, [...new Set(ids)])).map((point) => [point.id, point]))
    count += visibleProposals(actor, { settings }, points, proposals).length
    if (count >= MAX_PROPOSED) return MAX_PROPOSED
  }
  return count
}
