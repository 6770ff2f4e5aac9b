import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noticeStore } from '#web/lib/notify.ts'

const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }))

/** Nothing until there is something to say. */
export function Notices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.current)
  return (
    <div className="notices" aria-live="polite">
      {notices.length > 0 && (
        <Suspense>
          <NoticeList notices={notices} />
        </Suspense>
      )}
    </div>
  )
}
