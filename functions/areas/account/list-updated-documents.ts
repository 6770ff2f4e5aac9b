import { account } from '#contract/account.ts'
import { findNewestDocuments } from '#functions/areas/search/newest-documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { entitledContent, findableContent } from '#library/document/entitlement.ts'

const MAX_CARDS = 6

/** Lists the newest documents that the account holds; where it holds none, the newest of the library. */
export const listUpdatedDocuments = useCase(account.updatedDocuments, ['search'], async (_, { actor, ports }) => {
  const held = await findNewestDocuments(ports, entitledContent(actor), MAX_CARDS)
  const documents = held.length > 0 ? held : await findNewestDocuments(ports, findableContent(actor), MAX_CARDS)
  return { count: documents.length, result: documents.map((document) => ({ document })) }
})
