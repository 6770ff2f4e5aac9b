import { refinement } from '#contract/refinement.ts'
import { useCase } from '#functions/http/use-case.ts'
import { listValues } from './list-values.ts'

export const listDocumentTypes = useCase(refinement.documentTypes, ['search'], (_, context) =>
  listValues('documentType', context),
)
