import { Ingest } from '#web/features/admin/ingest/ingest.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function IngestPage() {
  useTitle(useText()('admin.ingest'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <Ingest />
    </main>
  )
}
