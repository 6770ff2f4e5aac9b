import { collections } from '#contract/collections.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { findNamed } from '#library/reading/find-named.ts'
import { countCollection, readCollection } from '#people/collections.ts'
import { seesCollection } from '#people/policy.ts'
import { presentCollectionItem } from './present.ts'

/** Lists the collection of an account. What the library does not have is named, and is a document once it comes. */
export const listCollection = useCase(
  collections.list,
  ['table', 'clock'],
  async ({ sortType, pageSize, offset }, { actor, tenant, ports: { table, clock }, fail }) => {
    if (!actor.account || !seesCollection(actor)) return fail('forbidden')
    const owner = { tenant, accountId: actor.account.id }
    const part = { from: offset * pageSize, to: (offset + 1) * pageSize, descending: sortType === 'ALPHA_DESC' }
    const totalElements = (await countCollection(table, owner)) ?? 0
    const entries = part.from < totalElements ? await readCollection(table, owner, part) : []
    const named = [...(await findNamed(table, tenant, entries))].map(([entry, document]) => ({ entry, document }))
    const shown = await addStandings(table, tenant, named, dayOf(clock))
    const documents = new Map(shown.map(({ entry, document }) => [entry, document]))
    const content = entries.map((entry) => presentCollectionItem(entry, documents.get(entry)))
    return { value: { content, totalElements, pageSize } }
  },
)
