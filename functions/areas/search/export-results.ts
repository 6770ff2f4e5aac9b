import type { ListFormat } from '#contract/documents/list-export.ts'
import { searchExport } from '#contract/search-export.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import type { ListSource } from '#library/downloads/exported-source.ts'
import { offerList } from '#library/downloads/offer-list.ts'
import { listResults } from './list-results.ts'
import { mayExportResults } from './policy.ts'

const PORTS = ['search', 'table', 'objects', 'jobs', 'clock'] as const
type ExportContext = Context<typeof searchExport.exportAll, (typeof PORTS)[number]>

async function exportResults(list: Extract<ListSource, { kind: 'search' }>, format: ListFormat, context: ExportContext) {
  const { actor, ports, fail } = context
  if (!mayExportResults(actor)) fail('forbidden')
  const found = (await listResults(list, actor, ports)) ?? fail('search-type-off', 'searchField')
  return offerList(context, { subject: 'search', list, format, rows: found.rows, contentCodes: found.readAll })
}

export const exportAllResults = useCase(searchExport.exportAll, PORTS, ({ format, ...query }, context) =>
  exportResults({ kind: 'search', place: 'all', query }, format, context),
)

export const exportEntitledResults = useCase(searchExport.exportEntitled, PORTS, ({ format, ...query }, context) =>
  exportResults({ kind: 'search', place: 'entitled', query }, format, context),
)

export const exportMeantResults = useCase(searchExport.exportSemantic, PORTS, ({ format, ...query }, context) =>
  exportResults({ kind: 'search', place: 'semantic', query }, format, context as unknown as ExportContext),
)
