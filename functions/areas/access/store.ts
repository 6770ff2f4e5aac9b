import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { deleteAll } from '#ports/delete-all.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table, Write } from '#ports/table.ts'
import { putUnlessChanged, untilWritten } from '#ports/until-written.ts'

export interface StoredRequest {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly email: string
  /** the sign-in belongs to an organization */
  readonly shared: boolean
  readonly contentCode: string
  readonly designation: string
  readonly title: string
  /** ISO 8601 */
  readonly since: string
  /** ISO 8601; absent while it is open */
  readonly handled?: string
  /** words of whoever handled it */
  readonly reason?: string
  /** ISO 8601; when it was handled last, also where it is open again */
  readonly answered?: string
  /** number of marks; absent of requests of earlier releases */
  readonly revision?: number
}

/** Request with the account that it is of. */
export interface RequestOfAccount extends StoredRequest {
  readonly accountId: string
}

/** A handled request is deleted after a year. */
const HANDLED_LIFETIME_S = 365 * 86_400
const ACCOUNTS_AT_ONCE = 25

/** One partition for each account, so that an account's requests are read together and no other's with them. */
const partition = (tenant: Tenant, accountId: string) => `${tenant}#access-requests#${accountId}`
/** accounts that have requests, or had some */
const accountsPartition = (tenant: Tenant) => `${tenant}#access-request-accounts`
const personOf = (userId: string) => `${shortHash(userId, 22)}.`
const keyOf = (tenant: Tenant, accountId: string, id: string): Key => ({ pk: partition(tenant, accountId), sk: id })

/** The id of a request: a person has one for each document. */
export const accessRequestIdOf = (userId: string, contentCode: string): string =>
  `${personOf(userId)}${shortHash(contentCode, 22)}`

const read = ({ sk, pk: _, expiresAt: _e, ...facts }: Item) => ({ ...facts, id: sk }) as unknown as StoredRequest

export async function findRequest(
  table: Pick<Table, 'get'>,
  tenant: Tenant,
  accountId: string,
  id: string,
): Promise<StoredRequest | undefined> {
  const item = await table.get(keyOf(tenant, accountId, id))
  return item && read(item)
}

/** Finds those of the requests that there are. */
export async function findRequests(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  accountId: string,
  ids: readonly string[],
): Promise<StoredRequest[]> {
  const items = await table.getMany(ids.map((id) => keyOf(tenant, accountId, id)))
  return items.flatMap((item) => (item ? [read(item)] : []))
}

async function listByPrefix(table: Pick<Table, 'query'>, pk: string, prefix?: string): Promise<StoredRequest[]> {
  return (await queryAll(table, { pk, prefix })).map(read)
}

export const listRequests = (table: Pick<Table, 'query'>, tenant: Tenant, accountId: string): Promise<StoredRequest[]> =>
  listByPrefix(table, partition(tenant, accountId))

/** Lists the requests of all accounts of a tenant. */
export async function listAllRequests(table: Pick<Table, 'query'>, tenant: Tenant): Promise<RequestOfAccount[]> {
  const accounts = await queryAll(table, { pk: accountsPartition(tenant) })
  const all: RequestOfAccount[] = []
  for (const some of batchesOf(accounts, ACCOUNTS_AT_ONCE)) {
    const lists = await Promise.all(some.map(({ sk }) => listRequests(table, tenant, sk)))
    for (const [at, list] of lists.entries())
      for (const request of list) all.push({ ...request, accountId: some[at]?.sk as string })
  }
  return all
}

export async function countOpenOf(
  table: Pick<Table, 'query'>,
  tenant: Tenant,
  accountId: string,
  userId: string,
): Promise<number> {
  const all = await listByPrefix(table, partition(tenant, accountId), personOf(userId))
  return all.filter(({ handled }) => handled === undefined).length
}

/** Saves a request and returns the stored one: an open one stays as it is, a handled one is replaced. */
export async function saveRequest(
  table: Pick<Table, 'get' | 'put'>,
  tenant: Tenant,
  accountId: string,
  request: StoredRequest,
): Promise<StoredRequest> {
  const { id, ...facts } = request
  const key = keyOf(tenant, accountId, id)
  await table.put({ pk: accountsPartition(tenant), sk: accountId })
  return untilWritten(async () => {
    const before = await findRequest(table, tenant, accountId, id)
    // A request of the same time is this one, handled meanwhile.
    if (before && (before.handled === undefined || before.since >= request.since)) return before
    const condition = before ? ({ attribute: 'since', equals: before.since } as const) : ({ exists: false } as const)
    return (await putUnlessChanged(table, { ...key, ...facts, revision: 0 }, condition)) && request
  })
}

type Mark = Pick<StoredRequest, 'handled' | 'reason'>

/** The request as a mark leaves it. */
export function markedRequest({ handled: _, reason: _r, ...request }: StoredRequest, { handled, reason }: Mark): StoredRequest {
  const revision = (request.revision ?? 0) + 1
  return handled === undefined
    ? { ...request, revision }
    : { ...request, revision, handled, answered: handled, ...(reason && { reason }) }
}

/** Write that marks a request where it is still the one that was read. */
export function markWrite(tenant: Tenant, accountId: string, request: StoredRequest, mark: Mark): Write {
  const { id, since, revision } = request
  const { id: _, ...facts } = markedRequest(request, mark)
  const expiresAt = mark.handled && Math.floor(Date.parse(mark.handled) / 1000) + HANDLED_LIFETIME_S
  return {
    put: { ...keyOf(tenant, accountId, id), ...facts, ...(expiresAt && { expiresAt }) },
    condition: revision === undefined ? { attribute: 'since', equals: since } : { attribute: 'revision', equals: revision },
  }
}

export const eraseRequests = (
  table: Pick<Table, 'query' | 'transact'>,
  tenant: Tenant,
  accountId: string,
  userId: string,
): Promise<void> => deleteAll(table, { pk: partition(tenant, accountId), prefix: personOf(userId) })
