import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { getMarcDocument } from './get-marc-document.ts'
import { listCitationTypes } from './list-citation-types.ts'
import { getRisCitation, getTextCitation } from './write-citations.ts'

export const handler = serve<typeof api.citations>({
  types: listCitationTypes,
  text: getTextCitation,
  ris: getRisCitation,
  marcDocument: getMarcDocument,
})
