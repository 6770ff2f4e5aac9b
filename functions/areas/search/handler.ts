import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { exportAllResults, exportEntitledResults, exportMeantResults } from './export-results.ts'
import { searchByMeaning } from './search-by-meaning.ts'
import { searchDocuments, searchEntitledDocuments } from './search-documents.ts'
import { typeAheadAll, typeAheadPublisher } from './type-ahead.ts'

export const handler = serve<typeof api.search>({
  all: searchDocuments,
  entitled: searchEntitledDocuments,
  semantic: searchByMeaning,
  exportAll: exportAllResults,
  exportEntitled: exportEntitledResults,
  exportSemantic: exportMeantResults,
  typeAhead: typeAheadAll,
  typeAheadPublisher,
})
