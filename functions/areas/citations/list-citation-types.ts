import { CITATION_STYLES, citations } from '#contract/documents/citations.ts'
import { useCase } from '#functions/http/use-case.ts'

export const listCitationTypes = useCase(citations.types, [], async () => ({
  responseData: Object.entries(CITATION_STYLES).map(([code, name]) => ({ code, name })),
}))
