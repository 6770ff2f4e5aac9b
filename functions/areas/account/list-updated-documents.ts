import { account } from '#contract/account.ts'
import { findNewestDocuments } from '#functions/areas/search/newest-documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { entitledContent } from '#library/document/entitlement.ts'

const MAX_CARDS = 6

export const listUpdatedDocuments = useCase(account.updatedDocuments, ['search'], async (_, { actor, ports }) => {
  const documents = await findNewestDocuments(ports, entitledContent(actor), MAX_CARDS)
  return { count: documents.length, result: documents.map((document) => ({ document })) }
})
