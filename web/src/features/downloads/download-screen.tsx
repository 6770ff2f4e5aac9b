import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { DownloadProgress } from './download-progress.tsx'
import { SaveDownload } from './save-download.tsx'
import { useDownload } from './use-download.ts'

/** A download at its own address, to which its mail leads. */
export function DownloadScreen({ id }: { id: string }) {
  const t = useText()
  const { data, error, mutate } = useDownload(id)
  const isGone = id === '' || error?.problem.code === 'download-not-found'
  return (
    <>
      <div className="search-head">
        <h1>{t('downloads.title')}</h1>
      </div>
      {data && !isGone && (
        <>
          <DownloadProgress download={data} />
          {data.state === 'ready' && <SaveDownload id={id} />}
        </>
      )}
      {isGone && (
        <EmptyState
          title={t('downloads.gone')}
          action={
            <Link to={paths.home()} className="plain-button">
              {t('shell.home')}
            </Link>
          }
        />
      )}
      {!data && error && !isGone && (
        <ErrorState title={t('downloads.notLoaded')} onRetry={() => void mutate()}>
          {t('shell.failedText')}
        </ErrorState>
      )}
      {!data && !error && !isGone && <Skeleton lines={[35, 80, 30]} />}
    </>
  )
}
