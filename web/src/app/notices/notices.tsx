import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { noticeStore } from '#web/lib/notify.ts'

const NoticeList = lazyPart(async () => (await import('./notice-list.tsx')).NoticeList)

/** Loads the list of notices with the first notice. */
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
