import type { MakingProgress } from '#contract/documents/comparison-progress.ts'
import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Actor } from '#people/actor.ts'
import type { Clock } from '#ports/clock.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Key, Table } from '#ports/table.ts'

/** Result of a comparison that a job makes: the id of the comparison and the name of the form. */
export interface MakingPlace {
  readonly tenant: Tenant
  readonly id: string
  readonly form: string
}

/** Progress that a job notes itself. */
export type NotedProgress = Pick<MakingProgress, 'step' | 'percent'>

export type Asker = Pick<Actor, 'userId' | 'account'>

/** Longer than any job takes with all its tries. */
const WAITING_S = 24 * 3600
const HASH_LENGTH = 32

const partition = ({ tenant, id }: MakingPlace) => `${tenant}#comparison#${id}`
const progressKey = (place: MakingPlace): Key => ({ pk: partition(place), sk: `${place.form}#progress` })
const askersPrefix = ({ form }: MakingPlace) => `${form}#asker#`
const askerKey = (place: MakingPlace, { userId, account }: Asker): Key => ({
  pk: partition(place),
  sk: `${askersPrefix(place)}${shortHash(JSON.stringify([account?.id ?? '', userId]), HASH_LENGTH)}`,
})
const noticesPrefix = ({ form }: MakingPlace) => `${form}#notice#`
/** Key of the notice that the end of a job has somebody told. */
export const noticeKey = (place: MakingPlace, person: { accountId: string; userId: string }, awaited: string): Key => ({
  pk: partition(place),
  sk: `${noticesPrefix(place)}${shortHash(JSON.stringify([person.accountId, person.userId]), HASH_LENGTH)}.${awaited}`,
})
const expiryAfter = (clock: Clock) => Math.floor(clock.now().getTime() / 1000) + WAITING_S

interface StorePorts {
  readonly table: Pick<Table, 'get' | 'put' | 'delete' | 'query'>
  readonly clock: Clock
}

/** Notes how far a job is. */
export async function saveProgress({ table, clock }: StorePorts, place: MakingPlace, job: string, progress: NotedProgress) {
  await table.put({ ...progressKey(place), job, ...progress, expiresAt: expiryAfter(clock) })
}

/** Finds how far a job is, where it has noted that. */
export async function findProgress(
  table: Pick<Table, 'get'>,
  place: MakingPlace,
  job: string | undefined,
): Promise<NotedProgress | undefined> {
  const item = await table.get(progressKey(place))
  if (!item || item.job !== job) return undefined
  const { step, percent } = item as unknown as NotedProgress
  return { step, ...(percent !== undefined && { percent }) }
}

/** Adds somebody to those who wait for a result. */
export async function addAsker({ table, clock }: StorePorts, place: MakingPlace, asker: Asker): Promise<void> {
  await table.put({ ...askerKey(place, asker), expiresAt: expiryAfter(clock) })
}

/** Drops somebody from those who wait for a result; returns whether others do. */
export async function dropAsker({ table }: StorePorts, place: MakingPlace, asker: Asker): Promise<boolean> {
  await table.delete(askerKey(place, asker))
  const { items } = await table.query({ pk: partition(place), prefix: askersPrefix(place), limit: 1 })
  return items.length > 0
}

/** Removes what was noted about a job that has ended. */
export async function clearWaiting({ table }: StorePorts, place: MakingPlace): Promise<void> {
  const askers = await queryAll(table, { pk: partition(place), prefix: askersPrefix(place) })
  for (const { pk, sk } of [progressKey(place), ...askers]) await table.delete({ pk, sk })
}

/** Person whom the end of a job is told, and the id of their wish. */
export interface Notice {
  readonly accountId: string
  readonly userId: string
  readonly email: string
  readonly awaited: string
  /** ISO 8601: when they asked for it */
  readonly since: string
}

/** Takes the notices of a job that has ended: `send` is called with each before it is removed. */
export async function sendNotices(
  { table }: StorePorts,
  place: MakingPlace,
  send: (notice: Notice) => Promise<void>,
): Promise<void> {
  for (const { pk, sk, ...notice } of await queryAll(table, { pk: partition(place), prefix: noticesPrefix(place) })) {
    await send(notice as unknown as Notice)
    await table.delete({ pk, sk })
  }
}
