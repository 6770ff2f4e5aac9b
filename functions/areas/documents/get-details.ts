import { documentSurroundings } from '#contract/documents/document-surroundings.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { hasDetailsByPublisher } from './policy.ts'
import { presentAllDetails, presentDetailsOfType } from './present-details.ts'

export const getDetails = useCase(documentSurroundings.additionalDetails, ['table'], async ({ contentCode }, context) =>
  presentDetailsOfType((await findDocument(contentCode, context)).record),
)

export const getDetailsByPublisher = useCase(
  documentSurroundings.additionalDetailsByPublisher,
  ['table'],
  async ({ contentCode }, context) => {
    const document = await findDocument(contentCode, context)
    return hasDetailsByPublisher(document) ? presentAllDetails(document.record) : {}
  },
)
