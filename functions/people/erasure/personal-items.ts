import type { Item } from '#ports/table.ts'
import type { PersonNames } from '../person-names.ts'
import { readVisits } from '../ranges/visits.ts'

const ACCESSES = 'accesses#'
type Listed = { readonly accountIds?: readonly string[] } & Partial<PersonNames>

/** Accounts that items of a person name: those they have or had, and those in which they opened a document. */
export function accountIdsIn(items: readonly Item[]): readonly string[] {
  const ids = items.flatMap((item) => [
    ...((item.value as Listed | undefined)?.accountIds ?? []),
    ...((item.listed as Listed | undefined)?.accountIds ?? []),
    ...((item.formerAccountIds as readonly string[] | undefined) ?? []),
    ...Object.keys(readVisits(item) ?? {}),
    ...(item.sk.startsWith(ACCESSES) ? [item.sk.slice(ACCESSES.length)] : []),
  ])
  return [...new Set(ids)]
}

/** Names by which items of a person know them: those of the operator, of the last sign-in, and of directories. */
export function namesIn(items: readonly Item[]): PersonNames[] {
  const all = items.flatMap(({ value, seen, listed }) => [value, seen, listed]) as readonly (Listed | undefined)[]
  return all.flatMap((one) =>
    one ? [{ firstName: one.firstName ?? '', lastName: one.lastName ?? '', email: one.email ?? '' }] : [],
  )
}
