import { admin as adminApi } from '#contract/admin/admin.ts'
import type { ThreadState } from '#contract/admin/threads.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** Threads of the answering instance, each with the stack that was seen most. */
export function Threads() {
  const t = useText()
  const { data, error, mutate } = useEndpoint(adminApi.threads, {}, { revalidateIfStale: false })
  if (!data && error) return <ErrorState title={t('admin.threadsNotLoaded')} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={[60, 80]} />
  return (
    <ul className="admin-threads">
      {data.threads.map((thread) => (
        <li key={thread.threadId}>
          <Thread {...thread} />
        </li>
      ))}
    </ul>
  )
}

function Thread({ threadName, threadState, utilization, stackTrace }: ThreadState) {
  const t = useText()
  const { formatNumber } = useLocale()
  const share = formatNumber(utilization, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <h3>
        <bdi dir="ltr">{threadName}</bdi> · {t(`admin.state.${threadState}`)} ({share})
      </h3>
      {stackTrace.length === 0 ? (
        <p className="quiet">{t('admin.noStack')}</p>
      ) : (
        <pre dir="ltr" className="admin-code">
          {stackTrace.map(({ methodName, fileName, lineNumber }) => `${methodName}  ${fileName}:${lineNumber}`).join('\n')}
        </pre>
      )}
    </>
  )
}
