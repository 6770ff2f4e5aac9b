import { media } from '#contract/documents/media.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { VideoGrid } from './video-grid.tsx'

/** A link is valid for an hour: another one would begin the video anew. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** Videos about the use of the library. */
export function Tutorials() {
  const t = useText()
  const { data, error, mutate } = useEndpoint(media.tutorials, {}, ONCE)
  return (
    <>
      <h1>{t('media.tutorials')}</h1>
      {error && !data ? (
        <ErrorState onRetry={() => mutate()} />
      ) : !data ? (
        <Skeleton lines={[30, 100, 100, 100]} />
      ) : data.length === 0 ? (
        <EmptyState title={t('media.noTutorials')} />
      ) : (
        <VideoGrid videos={data} textOf={t} heading="h2" />
      )}
    </>
  )
}
