import { isDeepStrictEqual } from 'node:util'
import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type RowChange, saveChanges } from '#functions/lists/save-changes.ts'
import type { Ports } from '#ports/ports.ts'
import { untilWritten } from '#ports/until-written.ts'
import { type DirectoryEntry, directory } from './directory.ts'
import type { Listing, PersonNames } from './person-names.ts'
import { listingOf, NOT_LISTED } from './policy.ts'
import { type Person, readPeople, saveListings } from './store.ts'

/** people; the changes of one account fit one transaction */
const BATCH_SIZE = 20

type Writing = Pick<Ports, 'table' | 'clock'>

/** A person whose directories are not as they should be. */
interface Due {
  readonly subject: string
  readonly seen: PersonNames | undefined
  readonly before: Listing
  readonly after: Listing
  /** accounts that the person had before */
  readonly former: readonly string[]
}

/** Tells whether the directories of a person's accounts lack something, by the names of a token if there is one. */
export const isListingDue = (person: Person, seen: PersonNames | undefined = person.seen): boolean =>
  !isDeepStrictEqual(listingOf({ ...person, ...(seen && { seen }) }), person.listed ?? NOT_LISTED) ||
  !isDeepStrictEqual(seen, person.seen)

/**
 * Brings the directories of people's accounts up to date: enters who came, takes out who left. What they are to have is noted with
 * the person before and after, so that the next run completes one that was killed.
 */
export async function refreshDirectory(
  ports: Writing,
  tenant: Tenant,
  subjects: readonly string[],
  seen?: PersonNames,
): Promise<void> {
  for (const some of batchesOf(subjects, BATCH_SIZE)) await untilWritten(() => refreshBatch(ports, tenant, some, seen))
}

/** Answers when nobody is due any more: somebody may have changed accounts meanwhile. */
async function refreshBatch(
  ports: Writing,
  tenant: Tenant,
  subjects: readonly string[],
  given: PersonNames | undefined,
): Promise<true | undefined> {
  const people = await readPeople(ports.table, tenant, subjects)
  const due = people.flatMap((person): Due[] => {
    if (!person || !isListingDue(person, given)) return []
    const seen = given ?? person.seen
    const { subject, listed: before = NOT_LISTED, formerAccountIds = [] } = person
    const after = listingOf({ ...person, ...(seen && { seen }) })
    const former = [...new Set([...formerAccountIds, ...before.accountIds])].filter((id) => !after.accountIds.includes(id))
    return [{ subject, seen, before, after, former }]
  })
  if (due.length === 0) return true
  const both = due.map((one) => ({ ...one, accountIds: [...new Set([...one.before.accountIds, ...one.after.accountIds])] }))
  await saveListings(
    ports.table,
    tenant,
    both.map(({ subject, seen, before, accountIds }) => ({ subject, seen, listed: { ...before, accountIds } })),
  )
  for (const accountId of new Set(both.flatMap(({ accountIds }) => accountIds)))
    await refreshAccount(
      ports,
      { tenant, accountId },
      both.filter(({ accountIds }) => accountIds.includes(accountId)),
    )
  await saveListings(
    ports.table,
    tenant,
    due.map(({ subject, seen, after, former }) => ({
      subject,
      seen,
      listed: after,
      ...(former.length > 0 && { formerAccountIds: former }),
    })),
  )
  return undefined
}

/** Writes the entries of people in the directory of one account, again where others write them. */
async function refreshAccount(
  ports: Writing,
  owner: { readonly tenant: Tenant; readonly accountId: string },
  people: readonly Due[],
): Promise<void> {
  await untilWritten(async () => {
    const stored = await directory.readSome(
      ports.table,
      owner,
      people.map(({ subject }) => subject),
    )
    const known = new Map(stored.map((entry) => [entry.userId, entry]))
    const changes = people.flatMap(({ subject, after }): RowChange<DirectoryEntry>[] => {
      const before = known.get(subject)
      const { accountIds, ...names } = after
      const isIn = accountIds.includes(owner.accountId)
      if (!before && !isIn) return []
      const { accountIds: _, ...noNames } = NOT_LISTED
      const version = before?.version ?? 0
      const entry = { userId: subject, ...(isIn ? names : { ...noNames, left: true as const }) }
      return isDeepStrictEqual({ ...entry, version }, before)
        ? []
        : [{ ...(before && { before }), after: { ...entry, version: version + 1 } }]
    })
    return (await saveChanges(ports, directory, owner, changes)).size === 0 ? true : undefined
  })
}
