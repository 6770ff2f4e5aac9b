import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { searchByMeaning } from './search-by-meaning.ts'
import { searchDocuments } from './search-documents.ts'
import { searchEntitledDocuments } from './search-entitled-documents.ts'
import { typeAhead } from './type-ahead.ts'
import { typeAheadPublisher } from './type-ahead-publisher.ts'

export const handler = serve<typeof api.search>({
  all: searchDocuments,
  entitled: searchEntitledDocuments,
  semantic: searchByMeaning,
  typeAhead,
  typeAheadPublisher,
})
