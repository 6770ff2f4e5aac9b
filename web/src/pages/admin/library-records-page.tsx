import { LibraryRecords } from '#web/features/citations/library-records.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function LibraryRecordsPage() {
  useTitle(useText()('citations.records'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <LibraryRecords />
    </main>
  )
}
