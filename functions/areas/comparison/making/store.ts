import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Item, type Table } from '#ports/table.ts'

/** Reason why a comparison has no result. */
export type ComparisonFailure = 'no-text' | 'text-unprepared' | 'pdf-unwritable' | 'comparison-failed'

/** A comparison in work, or one that failed. A finished one is an object. */
export interface StoredComparison {
  /** ISO 8601: when it was asked for, or failed */
  readonly since: string
  /** id of the job that makes it; absent in a failure, and in notes of earlier releases */
  readonly job?: string
  readonly failure?: ComparisonFailure
  /** nobody waits for it any more */
  readonly cancelled?: true
  /** side that it is about */
  readonly side?: 'older' | 'newer'
}

/** A note ends with its job; this is for the note of a job that no queue has. */
const MAKING_S = 24 * 3600
/** A comparison that failed may be tried again after this. */
const FAILED_S = 60

const epochSeconds = (time: Date) => Math.floor(time.getTime() / 1000)

const keyOf = (tenant: Tenant, id: string, form: string) => ({ pk: `${tenant}#comparison#${id}`, sk: form })

export async function findComparison(
  table: Pick<Table, 'get'>,
  tenant: Tenant,
  id: string,
  form: string,
): Promise<StoredComparison | undefined> {
  const item = await table.get(keyOf(tenant, id, form))
  if (!item) return undefined
  const { pk: _p, sk: _s, expiresAt: _e, ...facts } = item
  return facts as unknown as StoredComparison
}

/** Notes the job that was sent, in place of a former note whose job has ended; a failure that was noted meanwhile stays. */
export async function noteMaking(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  { id, form, since, job }: { readonly id: string; readonly form: string; readonly since: Date; readonly job: string },
  former?: StoredComparison,
): Promise<void> {
  const item: Item = { ...keyOf(tenant, id, form), since: since.toISOString(), job, expiresAt: epochSeconds(since) + MAKING_S }
  try {
    await table.put(item, former ? { attribute: 'since', equals: former.since } : { exists: false })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

/** Notes that nobody waits any more, unless the comparison has ended meanwhile. */
export async function markCancelled(
  table: Pick<Table, 'get' | 'update'>,
  tenant: Tenant,
  id: string,
  form: string,
): Promise<void> {
  const note = await findComparison(table, tenant, id, form)
  if (!note?.job) return
  try {
    await table.update(keyOf(tenant, id, form), { set: { cancelled: true } }, { attribute: 'job', equals: note.job })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
  }
}

export async function saveFailure(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  {
    id,
    form,
    at,
    ...facts
  }: { readonly id: string; readonly form: string; readonly at: Date } & Pick<StoredComparison, 'failure' | 'side'>,
): Promise<void> {
  await table.put({ ...keyOf(tenant, id, form), since: at.toISOString(), ...facts, expiresAt: epochSeconds(at) + FAILED_S })
}

export async function removeComparison(table: Pick<Table, 'delete'>, tenant: Tenant, id: string, form: string): Promise<void> {
  await table.delete(keyOf(tenant, id, form))
}
