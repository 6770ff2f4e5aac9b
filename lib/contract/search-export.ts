import * as z from 'zod/mini'
import { ListExport, ListFormat, listExportProblems } from './documents/list-export.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema } from './endpoint/lazy-schema.ts'
import { SearchQuery, searchProblems } from './search.ts'
import { SemanticQuery } from './semantic.ts'

/** A search without the part of it that is shown. */
const ExportedQuery = lazySchema(() => z.omit(SearchQuery(), { page: true, size: true }))
const ExportedQuestion = lazySchema(() => z.omit(SemanticQuery(), { page: true, pageSize: true }))

const run = {
  method: 'POST',
  access: 'account',
  input: () => z.extend(ExportedQuery(), { format: ListFormat() }),
  output: ListExport,
  errors: { ...searchProblems, ...listExportProblems },
} as const

/** All results of a search as a file: the same set in the same order. Guests, who are anybody, are refused. */
export const searchExport = {
  exportAll: endpoint({ id: 'search.exportAll', path: '/api/documents/search/export', drm: false, ...run }),
  exportEntitled: endpoint({ id: 'search.exportEntitled', path: '/api/documents/entitled-documents/search/export', ...run }),
  exportSemantic: endpoint({
    ...run,
    id: 'search.exportSemantic',
    path: '/api/semantic-search/v1/export',
    feature: 'semantic-search',
    input: () => z.extend(ExportedQuestion(), { format: ListFormat() }),
  }),
}
