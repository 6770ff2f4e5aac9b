import type { AccountRow, ManagedAccount, ManagedPerson, PersonRow } from '#contract/people/managed.ts'
import type { ListedAccount } from '#people/managing/account-index.ts'
import type { ReadItem } from '#people/managing/read-managed.ts'
import type { RosterEntry } from '#people/managing/roster.ts'
import { knownNamesOf } from '#people/policy.ts'
import type { Person, StoredAccount } from '#people/store.ts'

/** Name of whoever made the last change, where it is known. */
type Named = Pick<ReadItem<unknown>, 'version' | 'edit'> & { readonly editor: string }

const presentEdit = ({ version, edit, editor }: Named) => ({
  version,
  ...(edit && { edit: { by: editor, ...(edit.former && { former: edit.former }), at: edit.at, fields: [...edit.fields] } }),
})

export const presentManagedAccount = (account: StoredAccount, named: Named): ManagedAccount => ({
  id: account.id,
  name: account.name,
  number: account.number,
  acronym: account.acronym || undefined,
  drmView: account.drmView,
  elearning: account.elearning ?? false,
  compassPoints: account.compassPoints ?? true,
  groups: account.groups ?? true,
  closed: account.closed ?? false,
  subscriptions: account.subscriptions.map(({ publisher, collection, abbreviation, name, price }) => ({
    publisher,
    ...(collection !== undefined && { collection }),
    abbreviation,
    name,
    ...(price && { price: { ...price } }),
  })),
  ...presentEdit(named),
})

export function presentManagedPerson(person: Person, named: Named): ManagedPerson {
  const { firstName, lastName, email } = knownNamesOf(person)
  return {
    subject: person.subject,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(email && { email }),
    activated: person.activated !== false,
    userType: person.userType,
    guest: person.anonymous,
    authorities: [...person.authorities],
    accounts: [...person.accountIds],
    ...presentEdit(named),
  }
}

export const presentAccountRow = (
  { id, number, name }: ListedAccount,
  account: StoredAccount | undefined,
  people: number,
): AccountRow => ({
  id,
  number,
  name,
  people,
  subscriptions: account?.subscriptions.length ?? 0,
  closed: account?.closed ?? false,
})

/** A person in a list; of the accounts those alone that whoever asks manages. */
export const presentPersonRow = (entry: RosterEntry, isManaged: (accountId: string) => boolean): PersonRow => ({
  subject: entry.userId,
  firstName: entry.firstName,
  lastName: entry.lastName,
  email: entry.email,
  activated: entry.activated,
  authorities: [...entry.authorities],
  accounts: entry.accountIds.filter(isManaged),
})
