import { listPersonalItems } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import type { Json } from '#ports/table.ts'
import type { DownloadOwner } from './download-store.ts'

export type PersonalRecord = Readonly<Record<string, Json | undefined>>

/** Reads what is kept of a person, by the name of the file that has it. */
export type PersonalReaders = Readonly<Record<string, (owner: DownloadOwner) => Promise<readonly PersonalRecord[]>>>

/** Readers of what an area keeps of people. */
export type ReadersOf = (ports: Pick<Ports, 'table' | 'clock'>) => PersonalReaders

/** A person in an account that they have, or in which they opened a document. */
export type PersonInAccount = DownloadOwner & { readonly accountId: string }

const ACCESSES = 'accesses#'

async function accountsOf({ table }: Pick<Ports, 'table'>, { tenant, userId }: DownloadOwner): Promise<string[]> {
  const items = await listPersonalItems(table, tenant, userId)
  const listed = items.flatMap(({ value }) => ((value as PersonalRecord | undefined)?.accountIds ?? []) as string[])
  const opened = items.flatMap(({ sk }) => (sk.startsWith(ACCESSES) ? [sk.slice(ACCESSES.length)] : []))
  return [...new Set([...listed, ...opened])]
}

/** Writes values of a store as records of a file. */
export const personalRecordsOf = (all: readonly object[]): readonly PersonalRecord[] => all as readonly PersonalRecord[]

/** Reads what stands in each account of a person, and says in which. */
export const inAccounts =
  (ports: Pick<Ports, 'table'>, read: (person: PersonInAccount) => Promise<readonly object[]>): PersonalReaders[string] =>
  async (person) => {
    const all: object[] = []
    for (const accountId of await accountsOf(ports, person))
      all.push(...(await read({ ...person, accountId })).map((record) => ({ accountId, ...record })))
    return personalRecordsOf(all)
  }
