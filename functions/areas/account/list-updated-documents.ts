import { account } from '#contract/account.ts'
import { newestDocuments } from '#functions/areas/search/newest-documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { entitledContent } from '#library/document/entitlement.ts'

const CARDS = 6

export const listUpdatedDocuments = useCase(account.updatedDocuments, ['search'], async (_, { actor, ports }) => {
  const documents = await newestDocuments(ports, entitledContent(actor), CARDS)
  return { count: documents.length, result: documents.map((document) => ({ document })) }
})
