import type { Tenant } from '#contract/tenant.ts'
import { accountsOfPerson } from '#people/erasure/erasure.ts'
import type { Ports } from '#ports/ports.ts'
import type { Json } from '#ports/table.ts'

interface PersonOwner {
  readonly tenant: Tenant
  readonly userId: string
}

export type PersonalRecord = Readonly<Record<string, Json | undefined>>

/** Person who is erased, with all by which they are found. */
export interface ErasedPerson extends PersonOwner {
  /** accounts that they have or had */
  readonly accountIds: readonly string[]
  readonly names: readonly { readonly firstName: string; readonly lastName: string; readonly email: string }[]
  /** members who take over groups, by group */
  readonly heirs: ReadonlyMap<string, string>
  /** groups to delete */
  readonly deletedGroups: ReadonlySet<string>
}

/** Marks what stays when a person is erased; they are told so before. */
export const REMAINS = 'remains'

/** Something that is kept of people. */
export interface PersonalKind {
  /** Reads what there is of a person. */
  readonly read: (owner: PersonOwner) => Promise<readonly PersonalRecord[]>
  /** Removes it, or all in it that leads to the person; does nothing the second time. */
  readonly erase: ((person: ErasedPerson) => Promise<void>) | typeof REMAINS
}

/** All that is kept of people, by the name of the file that has it when they take their data. */
export type PersonalKinds = Readonly<Record<string, PersonalKind>>

/** Kinds of what an area keeps of people. */
export type KindsOf = (ports: Pick<Ports, 'table' | 'clock' | 'ids' | 'objects'>) => PersonalKinds

/** A person in an account that they have or had, or in which they opened a document. */
export type PersonInAccount = PersonOwner & { readonly accountId: string }

/** Presents values of a store as records of a file. */
export const personalRecordsOf = (all: readonly object[]): readonly PersonalRecord[] => all as readonly PersonalRecord[]

/** Reads what stands in each account of a person, and says in which. */
export const inAccounts =
  (ports: Pick<Ports, 'table'>, read: (person: PersonInAccount) => Promise<readonly object[]>): PersonalKind['read'] =>
  async (person) => {
    const all: object[] = []
    for (const accountId of await accountsOfPerson(ports.table, person))
      all.push(...(await read({ ...person, accountId })).map((record) => ({ accountId, ...record })))
    return personalRecordsOf(all)
  }

/** Erases what stands in each account of a person. */
export const eraseInAccounts =
  (erase: (person: ErasedPerson & PersonInAccount) => Promise<void>) =>
  async (person: ErasedPerson): Promise<void> => {
    for (const accountId of person.accountIds) await erase({ ...person, accountId })
  }
