import { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { searchDocuments } from './search-documents.ts'
import { searchEntitledDocuments } from './search-entitled-documents.ts'

export const handler = serve(api.search, { all: searchDocuments, entitled: searchEntitledDocuments })
