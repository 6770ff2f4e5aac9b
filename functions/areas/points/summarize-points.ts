import type { OwnPointSettings } from '#contract/documents/point-settings-schemas.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import type { Actor } from '#people/actor.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import type { Table } from '#ports/table.ts'
import { isSeen } from './seen/enter.ts'
import { presentSettings } from './seen/present-settings.ts'
import { readPointIds, readPointSettings, readPoints } from './stored/store.ts'

/** Compass points of a document as its page needs to know of them before it reads any. */
export interface PointSummary {
  readonly settings: OwnPointSettings
  /** the person sees an active point, or a deactivated one */
  readonly active: boolean
  readonly inactive: boolean
}

/** Summarizes the points that somebody sees on a document; undefined for somebody who has no points at all. */
export async function summarizePoints(
  table: Pick<Table, 'get' | 'getMany' | 'query'>,
  actor: Actor,
  document: HeldDocument,
): Promise<PointSummary | undefined> {
  if (refusalOfPoints(actor) || !actor.account) return undefined
  const owner = { tenant: actor.tenant, accountId: actor.account.id }
  const settings = await readPointSettings(table, owner)
  const codes = [...new Set([...document.sources.map((one) => one.contentCode), document.contentCode])]
  let [active, inactive] = [false, false]
  for await (const ids of readPointIds(table, owner, codes)) {
    for (const point of await readPoints(table, owner, ids)) {
      if (!isSeen(actor, point, settings)) continue
      if (point.status === 'active') active = true
      else inactive = true
    }
    if (active && inactive) break
  }
  return { settings: presentSettings(actor, settings, document), active, inactive }
}
