import { Suspense } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { CardTools } from './card-tools.tsx'

const EditionTimeline = lazyPart(async () => (await import('./edition-timeline.tsx')).EditionTimeline)

/** Renderers of what other areas add to a row of results. */
export const rowParts = {
  tools: (document: SearchDocument) => <CardTools document={document} />,
  timeline: (document: SearchDocument) => (
    <Suspense fallback={<Skeleton lines={[60, 50]} />}>
      <EditionTimeline document={document} />
    </Suspense>
  ),
}
