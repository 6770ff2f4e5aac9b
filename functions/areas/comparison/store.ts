import type { Tenant } from '#contract/tenant.ts'
import { ConditionFailed, type Item, type Table } from '#ports/table.ts'

/** Reason why a comparison has no result. */
export type ComparisonFailure = 'no-text' | 'text-unprepared' | 'pdf-unwritable' | 'comparison-failed'

/** A comparison in work, or one that failed. A finished one is an object. */
export interface StoredComparison {
  /** ISO 8601 */
  readonly since: string
  readonly failure?: ComparisonFailure
  /** side that it is about */
  readonly side?: 'older' | 'newer'
}

/** A job that has not ended by then is lost, and a failed one may be tried again. */
const MAKING_S = 20 * 60
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

/** Notes that a job has been sent; a failure that it has noted meanwhile stays. */
export async function noteMaking(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  { id, form, since }: { readonly id: string; readonly form: string; readonly since: Date },
): Promise<void> {
  const item: Item = { ...keyOf(tenant, id, form), since: since.toISOString(), expiresAt: epochSeconds(since) + MAKING_S }
  try {
    await table.put(item, { exists: false })
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
