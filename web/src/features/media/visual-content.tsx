import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { media } from '#contract/documents/media.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { CourseList } from './course-list.tsx'
import { VideoGrid } from './video-grid.tsx'

/** Videos of a document, and courses about its family. */
export function VisualContent({ document: { designation, family, video } }: { document: DocumentMetadata }) {
  const { elearning } = useTenant()
  return (
    <>
      {video === 'Y' && <Videos designation={designation} />}
      {elearning && <CourseList family={family} />}
    </>
  )
}

/** A link is valid for an hour: another one would begin the video anew. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false }

function Videos({ designation }: { designation: string }) {
  const t = useText()
  const { data, error, mutate } = useEndpoint(media.videos, { designation }, ONCE)
  if (error && !data) return <ErrorState onRetry={() => mutate()} />
  if (!data) return <Skeleton lines={[30, 100, 100, 100]} />
  return (
    <section className="video-section">
      <h3>{t('media.videos')}</h3>
      <VideoGrid videos={data} heading="h4" />
    </section>
  )
}
