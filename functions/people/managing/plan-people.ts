import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Key, Table, Write } from '#ports/table.ts'
import { readAgreement } from '../agreements.ts'
import type { Author, ItemChange } from '../changes/audit-changes.ts'
import { describeChange } from '../changes/describe-change.ts'
import { collectionKeyOf, countCollection, readCollection } from '../collections.ts'
import type { PeopleFile } from '../file/people-file.ts'
import { changeOf, planItems } from '../save-items.ts'
import { itemsOfFile } from '../save-people.ts'
import { findAccounts, type PersonEntry, readPeople, type StoredAccount } from '../store.ts'
import { readRoster } from './roster.ts'

/** Changes that a people file would make, and whether it may. */
export interface PeoplePlan {
  readonly changes: readonly ItemChange[]
  /** tells these changes apart from any others */
  readonly stamp: string
  readonly refusal?: 'own-admin' | 'last-admin'
  /** writes that fail where another plan took an administrator away meanwhile */
  readonly guard?: readonly Write[]
}

/** Accounts and people before or after a plan. */
interface Facts {
  readonly people: ReadonlyMap<string, PersonEntry | undefined>
  readonly accounts: ReadonlyMap<string, StoredAccount | undefined>
}

const BATCH_SIZE = 100

const guardKey = (tenant: Tenant): Key => ({ pk: `${tenant}#administrators`, sk: 'guard' })

/** Reads the writes that make plans which take administrators away follow each other. */
async function readGuard(table: Pick<Table, 'get'>, tenant: Tenant): Promise<readonly Write[]> {
  const version = Number((await table.get(guardKey(tenant)))?.version ?? 0)
  const condition = version === 0 ? ({ exists: false } as const) : ({ attribute: 'version', equals: version } as const)
  return [{ put: { ...guardKey(tenant), version: version + 1 }, condition }]
}

/** Changes of an account that its own item does not have: of the collection and of the text of the agreement. */
async function describeBeside(
  table: Table,
  tenant: Tenant,
  { id, collection, agreement }: PeopleFile['accounts'][number],
): Promise<ItemChange['facts']> {
  const owner = { tenant, accountId: id }
  const count = collection && ((await countCollection(table, owner)) ?? 0)
  const stored = collection ? await readCollection(table, owner, { from: 0, to: count ?? 0, descending: false }) : []
  const keysOf = (entries: readonly string[]) => [...new Set(entries.map(collectionKeyOf))].toSorted()
  const isSame = !collection || isDeepStrictEqual(keysOf(collection), keysOf(stored))
  const before = agreement && (await readAgreement(table, tenant, { accountId: id, version: agreement.version }))
  return [
    ...(isSame ? [] : describeChange({ collection: stored }, { collection })),
    ...(agreement ? describeChange({ 'agreement text': before?.text.en }, { 'agreement text': agreement.text.en }) : []),
  ]
}

async function planFile(table: Table, tenant: Tenant, file: PeopleFile) {
  const planned: Awaited<ReturnType<typeof planItems>>[number][] = []
  for (const some of batchesOf(itemsOfFile(tenant, file), BATCH_SIZE)) planned.push(...(await planItems(table, some, true)))
  const changes = new Map(planned.flatMap((one) => changeOf(one) ?? []).map((change) => [`${change.kind} ${change.id}`, change]))
  for (const account of file.accounts) {
    const beside = await describeBeside(table, tenant, account)
    if (beside.length === 0) continue
    const name = `account ${account.id}`
    const { facts } = changes.get(name) ?? { facts: [] }
    changes.set(name, { kind: 'account', id: account.id, act: 'changed', ...changes.get(name), facts: [...facts, ...beside] })
  }
  return { planned, changes: [...changes.values()] }
}

/** Tells whether somebody administers the tenant: by their authority, and by an account that is open to them. */
function isAdministrator(person: PersonEntry | undefined, accounts: Facts['accounts']): boolean {
  if (!person || person.activated === false || !person.authorities.includes('ADMIN')) return false
  return person.accountIds.some((id) => {
    const account = accounts.get(id)
    return account !== undefined && !account.closed
  })
}

/** Reads everybody who administers the tenant or is in a plan, with their accounts. */
async function readFacts(table: Table, tenant: Tenant, ids: readonly string[]): Promise<Facts> {
  const list = (await readRoster(table, tenant)).ordered('people')
  const administrators = list.filter(({ authorities }) => authorities.includes('ADMIN')).map(({ userId }) => userId)
  const subjects = [...new Set([...administrators, ...ids])]
  const people = await readPeople(table, tenant, subjects)
  const accountIds = [...new Set(people.flatMap((person) => person?.accountIds ?? []))]
  const accounts = await findAccounts(table, tenant, accountIds)
  return {
    people: new Map(subjects.map((subject, at) => [subject, people[at]])),
    accounts: new Map(accountIds.map((id, at) => [id, accounts[at]])),
  }
}

/** Plans to save a people file, by the rules that the page and the command share. Writes nothing. */
export async function planPeople(table: Table, tenant: Tenant, file: PeopleFile, author: Author): Promise<PeoplePlan> {
  const guard = await readGuard(table, tenant)
  const { planned, changes } = await planFile(table, tenant, file)
  const stamp = createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
  const afterOf = <T>(kind: ItemChange['kind']) =>
    planned.filter(({ one }) => one.kind === kind).map(({ one, value }) => [one.id, value as T] as const)
  const people = afterOf<PersonEntry>('person')
  const before = await readFacts(
    table,
    tenant,
    people.map(([id]) => id),
  )
  const missing = [...new Set(people.flatMap(([, { accountIds }]) => accountIds))].filter((id) => !before.accounts.has(id))
  const found = await findAccounts(table, tenant, missing)
  const after: Facts = {
    people: new Map([...before.people, ...people]),
    accounts: new Map([
      ...before.accounts,
      ...missing.map((id, at) => [id, found[at]] as const),
      ...afterOf<StoredAccount>('account'),
    ]),
  }
  const administers = ({ people: all, accounts }: Facts) =>
    new Set([...all].flatMap(([id, person]) => (isAdministrator(person, accounts) ? [id] : [])))
  const [were, are] = [administers(before), administers(after)]
  const isLess = [...were].some((id) => !are.has(id))
  const isOwn = were.has(author.userId) && !are.has(author.userId)
  const refusal = isOwn ? 'own-admin' : were.size > 0 && are.size === 0 ? 'last-admin' : undefined
  return { changes, stamp, ...(refusal && { refusal }), ...(isLess && { guard }) }
}
