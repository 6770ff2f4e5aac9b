import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import type { search } from '#contract/search.ts'
import { searchExport } from '#contract/search-export.ts'
import type { semantic } from '#contract/semantic.ts'
import { ExportList } from '#web/features/downloads/export-list.tsx'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import type { ContentScope } from '#web/lib/paths.ts'
import { useMedia } from '#web/lib/use-media.ts'

interface ExportResultsProps {
  scope: ContentScope
  query: CallInputOf<typeof search.all>
}

/** Exports all results of a search by words; guests have no such button. */
export function ExportResults({ scope, query: { page: _p, size: _s, ...query } }: ExportResultsProps) {
  const { anonymous } = useAccount()
  const { run, pending } = useCommand(scope === 'all' ? searchExport.exportAll : searchExport.exportEntitled)
  const isSmall = !useMedia('(min-width: 768px)')
  return anonymous ? null : <ExportList make={(format) => run({ ...query, format })} pending={pending} isSmall={isSmall} />
}

/** Exports all results of a search by meaning. */
export function ExportMeant({ query: { page: _p, pageSize: _s, ...query } }: { query: CallInputOf<typeof semantic.semantic> }) {
  const { anonymous } = useAccount()
  const { run, pending } = useCommand(searchExport.exportSemantic)
  const isSmall = !useMedia('(min-width: 768px)')
  return anonymous ? null : <ExportList make={(format) => run({ ...query, format })} pending={pending} isSmall={isSmall} />
}
