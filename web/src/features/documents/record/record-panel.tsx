import { api } from '#contract/index.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { RecordSections } from './record-sections.tsx'
import { RecordStatus } from './record-status.tsx'

/** The record of a document in one column, to stand beside its text. Whoever shows it gives it a name and a way to close it. */
export function RecordPanel({ contentCode }: { contentCode: string }) {
  const t = useText()
  // The page beside it has the record already.
  const { data, error, mutate } = useEndpoint(api.documents.metadata, { contentCode }, { revalidateIfStale: false })
  if (error && !data) return <ErrorState title={t('documents.loadFailed')} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={[90, 70, 100, 100, 80, 60]} />
  return (
    <div className="record-panel">
      <p className="record-title" dir="auto">
        <Markup text={data.title} />
      </p>
      <div className="record-line">
        <AccessBadge access={data.access} />
        <RecordStatus document={data} />
      </div>
      <RecordSections document={data} />
    </div>
  )
}
