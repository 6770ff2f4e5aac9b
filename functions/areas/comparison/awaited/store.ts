import type { ComparisonView } from '#contract/documents/comparison-progress.ts'
import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Clock } from '#ports/clock.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item, Key, Table } from '#ports/table.ts'
import type { WantedView } from '../making/find-view.ts'
import type { MakingPlace } from '../making/waiting-store.ts'
import { noticeKey } from '../making/waiting-store.ts'

/** Person who wants to be told of results. */
export interface AwaitingPerson {
  readonly tenant: Tenant
  readonly accountId: string
  readonly userId: string
}

/** Result that somebody wants to be told of. */
export interface AwaitedResult extends WantedView {
  readonly id: string
  /** designations, as they were when it was asked for */
  readonly names: { readonly older: string; readonly newer: string }
  /** ISO 8601 */
  readonly since: string
}

/** Results expire after as long. */
const RETENTION_S = 30 * 86_400
const HASH_LENGTH = 32

const partition = ({ tenant, accountId, userId }: AwaitingPerson) =>
  `${tenant}#awaited-comparisons#${accountId}#${shortHash(userId, HASH_LENGTH)}`
const keyOf = (person: AwaitingPerson, id: string): Key => ({ pk: partition(person), sk: id })

/** Id of a wish: the same view of the same two texts is one, whatever the language of its page. */
export const awaitedIdOf = ({ older, newer, view }: { older: string; newer: string; view: ComparisonView }): string =>
  shortHash(JSON.stringify([older, newer, view]), 22)

const read = ({ pk: _pk, sk: id, expiresAt: _e, notice: _n, ...facts }: Item): AwaitedResult =>
  ({ ...facts, id }) as unknown as AwaitedResult

/** Lists what somebody waits for or was told of, the latest first. */
export async function listAwaitedResults(table: Pick<Table, 'query'>, person: AwaitingPerson): Promise<AwaitedResult[]> {
  const items = await queryAll(table, { pk: partition(person) })
  return items.map(read).sort((a, b) => b.since.localeCompare(a.since))
}

export async function findAwaitedResult(
  table: Pick<Table, 'get'>,
  person: AwaitingPerson,
  id: string,
): Promise<AwaitedResult | undefined> {
  const item = await table.get(keyOf(person, id))
  return item && read(item)
}

/** Adds a wish to the list of a person, and to those whom its job has told. */
export async function addAwaitedResult(
  { table, clock }: { readonly table: Table; readonly clock: Clock },
  person: AwaitingPerson & { readonly email: string },
  { id, ...facts }: AwaitedResult,
  place: MakingPlace,
): Promise<void> {
  const expiresAt = Math.floor(clock.now().getTime() / 1000) + RETENTION_S
  const { accountId, userId, email } = person
  await table.transact([
    { put: { ...keyOf(person, id), ...(facts as unknown as Item), notice: { id: place.id, form: place.form }, expiresAt } },
    { put: { ...noticeKey(place, person, id), accountId, userId, email, awaited: id, since: facts.since, expiresAt } },
  ])
}

/** Drops a wish; where its job is known, it has nobody told of it any more. */
export async function dropAwaitedResult(
  table: Pick<Table, 'transact'>,
  person: AwaitingPerson,
  id: string,
  place?: MakingPlace,
): Promise<void> {
  await table.transact([{ delete: keyOf(person, id) }, ...(place ? [{ delete: noticeKey(place, person, id) }] : [])])
}

/** Erases what somebody waits for or was told of, and has nobody told of it any more. */
export async function eraseAwaitedResults(table: Pick<Table, 'query' | 'transact'>, person: AwaitingPerson): Promise<void> {
  for (const { sk: id, notice } of await queryAll(table, { pk: partition(person) })) {
    // Results of the release before do not say where their notice is, which expires with the job.
    const at = notice as Pick<MakingPlace, 'id' | 'form'> | undefined
    await dropAwaitedResult(table, person, id, at && { tenant: person.tenant, ...at })
  }
}
