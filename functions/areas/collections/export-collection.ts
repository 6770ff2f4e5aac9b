import type { COLLECTION_SORTS } from '#contract/collections.ts'
import { collections } from '#contract/collections.ts'
import { useCase } from '#functions/http/use-case.ts'
import { offerList } from '#library/downloads/offer-list.ts'
import { findNamed } from '#library/reading/find-named.ts'
import type { Actor } from '#people/actor.ts'
import { countCollection, readCollection } from '#people/collections.ts'
import { seesCollection } from '#people/policy.ts'
import type { Table } from '#ports/table.ts'

/** Lists content codes of what the library has of the collection, in the order of the list; undefined to those who see none. */
export async function listCollectionCodes(
  table: Table,
  sortType: (typeof COLLECTION_SORTS)[number],
  actor: Actor,
): Promise<readonly string[] | undefined> {
  const { tenant, account } = actor
  if (!account || !seesCollection(actor)) return undefined
  const owner = { tenant, accountId: account.id }
  const to = (await countCollection(table, owner)) ?? 0
  const entries = to > 0 ? await readCollection(table, owner, { from: 0, to, descending: sortType === 'ALPHA_DESC' }) : []
  const named = await findNamed(table, tenant, entries)
  return entries.flatMap((entry) => named.get(entry)?.contentCode ?? [])
}

/** Exports what the library has of the collection as a file, in the order of the list. */
export const exportCollection = useCase(
  collections.export,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ format, sortType }, context) => {
    const { actor, ports, fail } = context
    const codes = (await listCollectionCodes(ports.table, sortType, actor)) ?? fail('forbidden')
    const list = { kind: 'collection', sortType } as const
    return offerList(context, { subject: 'collection', list, format, rows: codes.length, contentCodes: async () => codes })
  },
)
