import { Suspense } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import type { ReaderPanel } from '#web/reader/panel/panels.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

const RecordPanel = lazyPart(async () => (await import('../record/record-panel.tsx')).RecordPanel)

/** Panel with what is known of a document, beside its text. */
export const factsPanel = (document: DocumentMetadata): ReaderPanel<unknown> => ({
  id: 'facts',
  title: 'documents.details',
  icon: 'InfoCircleOutlined',
  inMenu: true,
  render: () => (
    <Suspense fallback={<Skeleton lines={[40, 100, 90]} />}>
      <RecordPanel document={document} />
    </Suspense>
  ),
})
