import type { Tenant } from '#contract/tenant.ts'
import type { Act, ActType } from '#ports/audits/acts.ts'
import { ConditionFailed, type Item, type Key, type Table, type Write } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import { cutText } from '#text/cut.ts'

/** characters of a message that is stored */
const MAX_MESSAGE = 500
/** A batch that is delivered again comes within a day: CloudWatch tries no longer. */
const BATCH_SECONDS = 3 * 86_400
/** acts of a batch that are stored in one transaction */
export const BATCH_SIZE = 40
/** length of `2026-05-01T10:00` */
const MINUTE_LENGTH = 16
/** principal of failures of several people at one address */
const SEVERAL = 'several'

const FAILURES: readonly ActType[] = ['AUTHENTICATION_FAILURE', 'AUTHORIZATION_FAILURE']

/** An act that waits for its entry, or failures of one address in a minute. */
export interface WaitingAct extends Omit<Act, 'tenant'> {
  /** number of failures; absent of what is no failure */
  readonly times?: number
}

type StoredAct = WaitingAct & { readonly key: Key }

export const actsPartition = (tenant: Tenant): string => `${tenant}#acts`
const batchKey = (tenant: Tenant, batch: string): Key => ({ pk: `${tenant}#act-batches`, sk: batch })

/** Key of an act: failures of an address in a minute have one. */
const keyOf = ({ tenant, at, type, remoteAddress }: Act, id: string): Key => ({
  pk: actsPartition(tenant),
  sk: FAILURES.includes(type) ? `${at.slice(0, MINUTE_LENGTH)}#${type}#${remoteAddress}` : `${at}#${id}`,
})

export const waitingOf = ({ pk, sk, ...act }: Item): StoredAct => ({ ...(act as unknown as WaitingAct), key: { pk, sk } })

function merged(before: WaitingAct | undefined, { tenant: _, ...act }: Act): WaitingAct {
  if (!FAILURES.includes(act.type)) return act
  if (!before) return { ...act, times: 1 }
  const principal = before.principal === act.principal ? before.principal : SEVERAL
  return { ...before, principal, times: (before.times ?? 1) + 1 }
}

/** Writes of acts over those that wait, each under the condition that nobody else has changed it. */
async function writesOf(table: Pick<Table, 'get'>, batch: string, acts: readonly Act[]): Promise<Write[]> {
  const changed = new Map<string, { key: Key; found: number | undefined; act: WaitingAct }>()
  for (const [at, act] of acts.entries()) {
    const key = keyOf(act, `${batch}.${at}`)
    const item = FAILURES.includes(act.type) && !changed.has(key.sk) ? await table.get(key) : undefined
    const before = changed.get(key.sk) ?? { key, found: item?.times as number | undefined, act: item && waitingOf(item) }
    const message = cutText(act.message, MAX_MESSAGE)
    changed.set(key.sk, { key, found: before.found, act: merged(before.act, { ...act, message }) })
  }
  return [...changed.values()].map(({ key, found, act }) => {
    const { type, at, principal, message, remoteAddress, times } = act
    return {
      put: { ...key, type, at, principal, message, remoteAddress, ...(times !== undefined && { times }) },
      condition: found === undefined ? { exists: false } : { attribute: 'times', equals: found },
    }
  })
}

/** Stores a batch of at most `BATCH_SIZE` acts of a tenant, once: a batch that comes again is already there. */
export async function storeActs(
  table: Pick<Table, 'get' | 'transact'>,
  tenant: Tenant,
  { batch, acts, now }: { readonly batch: string; readonly acts: readonly Act[]; readonly now: Date },
): Promise<void> {
  const key = batchKey(tenant, batch)
  const expiresAt = Math.floor(now.getTime() / 1000) + BATCH_SECONDS
  await untilWritten(async () => {
    const writes = await writesOf(table, batch, acts)
    try {
      await table.transact([{ put: { ...key, expiresAt }, condition: { exists: false } }, ...writes])
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      return (await table.get(key)) ? true : undefined
    }
  })
}
