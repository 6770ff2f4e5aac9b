import type { Tenant } from '#contract/tenant.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { deleteAll } from '#ports/delete-all.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Item, type Table, type Write } from '#ports/table.ts'
import { listSessions, writesOfRevocation } from '../session-list.ts'
import { listPersonalItems, personKey } from '../store.ts'
import { accountIdsIn, namesIn } from './personal-items.ts'

/** Time for which the mark of an erased person stays: longer than any session of theirs, and than caches follow changes. */
const MARK_LIFETIME_S = 31 * 86_400

interface Owner {
  readonly tenant: Tenant
  readonly userId: string
}

/** A request of somebody to be erased. */
export interface ErasureRequest {
  /** epoch seconds: sessions that began until then count no more */
  readonly at: number
  /** address of the connection, for the audit */
  readonly originatedIp: string
}

const isAskedFor = (item: Item | undefined): boolean => item?.erasing !== undefined || (item !== undefined && !item.value)

/**
 * Marks a person as being erased, with the audit of it: from now on they are nobody, and their sessions have ended. Nothing for
 * somebody who is marked already, or was erased.
 */
export async function beginErasure(
  ports: Pick<Ports, 'table' | 'clock'>,
  { tenant, userId }: Owner,
  { at, originatedIp }: ErasureRequest,
): Promise<void> {
  const { table, clock } = ports
  const key = personKey(tenant, userId)
  const item = await table.get(key)
  if (isAskedFor(item)) return
  // The call and its job both begin it; one of them is first. A job that runs again later, when the operator has added the person
  // anew, begins nothing.
  const requestKey = { pk: key.pk, sk: `erasure#${at}` }
  const request: Write = { put: { ...requestKey, expiresAt: endOfMark(clock.now()) }, condition: { exists: false } }
  const change = { set: { erasing: true, erasedAt: at } }
  const mark = item
    ? { update: key, change, condition: { exists: true } as const }
    : { put: { ...key, ...change.set }, condition: { exists: false } as const }
  const data = { message: '', remoteAddress: originatedIp }
  try {
    await appendAudit(ports, tenant, { principal: userId, type: 'PERSON_ERASED', data }, [request, mark])
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (!(await table.get(requestKey))) await beginErasure(ports, { tenant, userId }, { at, originatedIp })
  }
}

/** Names by which a person was known, and the accounts that they have or had. */
export interface PersonalFacts {
  readonly accountIds: readonly string[]
  readonly names: readonly { readonly firstName: string; readonly lastName: string; readonly email: string }[]
}

/** Reads by what a person is found who is being erased; undefined once they are. */
export async function readErased(table: Pick<Table, 'query'>, { tenant, userId }: Owner): Promise<PersonalFacts | undefined> {
  const items = await listPersonalItems(table, tenant, userId)
  if (!items.some(({ sk, erasing }) => sk === 'person' && erasing)) return undefined
  return { accountIds: accountIdsIn(items), names: namesIn(items) }
}

/** Lists the accounts of a person: those they have or had, and those in which they opened a document. */
export async function accountsOfPerson(table: Pick<Table, 'query'>, { tenant, userId }: Owner): Promise<readonly string[]> {
  return accountIdsIn(await listPersonalItems(table, tenant, userId))
}

/** Ends an erasure: of the person a mark is left by which their sessions do not count, for as long as there may be one. */
export async function endErasure({ table, clock }: Pick<Ports, 'table' | 'clock'>, { tenant, userId }: Owner): Promise<void> {
  const key = personKey(tenant, userId)
  const item = await table.get(key)
  if (!item?.erasing) return
  for (const session of await listSessions(table, { tenant, userId }))
    await table.transact(writesOfRevocation({ tenant, userId }, session, clock.now()))
  for (const prefix of ['accesses#', 'session#']) await deleteAll(table, { pk: key.pk, prefix })
  const { erasedAt } = item
  await table.put({ ...key, erasedAt, expiresAt: endOfMark(clock.now()) }, { attribute: 'erasing', equals: true })
}

/** Time at which what is left of an erased person expires, in epoch seconds. */
export const endOfMark = (now: Date): number => Math.floor(now.getTime() / 1000) + MARK_LIFETIME_S
