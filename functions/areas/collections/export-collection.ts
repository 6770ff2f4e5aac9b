import { collections } from '#contract/collections.ts'
import { useCase } from '#functions/http/use-case.ts'
import { offerDocuments } from '#library/exports/offer-documents.ts'
import { findNamed } from '#library/reading/find-named.ts'
import { countCollection, readCollection } from '#people/collections.ts'
import { seesCollection } from '#people/policy.ts'

/** Exports what the library has of the collection as a file, in the order of the list. */
export const exportCollection = useCase(
  collections.export,
  ['table', 'objects', 'clock'],
  async ({ format, sortType }, { actor, tenant, origin, originatedIp, ports, fail }) => {
    if (!actor.account || !seesCollection(actor)) return fail('forbidden')
    const owner = { tenant, accountId: actor.account.id }
    const to = (await countCollection(ports.table, owner)) ?? 0
    const entries = to > 0 ? await readCollection(ports.table, owner, { from: 0, to, descending: sortType === 'ALPHA_DESC' }) : []
    const named = await findNamed(ports.table, tenant, entries)
    const contentCodes = entries.flatMap((entry) => named.get(entry)?.contentCode ?? [])
    return offerDocuments({ actor, origin, originatedIp, ports }, { subject: 'collection', contentCodes, format })
  },
)
