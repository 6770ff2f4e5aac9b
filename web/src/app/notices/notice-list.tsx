import { useEffect, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type Notice, type NoticeKind, noticeStore } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

const NOTICE_DURATION_MS = 7000
const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  info: 'InfoCircleFilled',
  success: 'CheckCircleFilled',
  error: 'ExclamationCircleFilled',
}

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return notices.map((notice) =>
    notice.progress ? (
      <ProgressCard key={notice.id} text={notice.text} progress={notice.progress} />
    ) : (
      <NoticeCard key={notice.id} notice={notice} />
    ),
  )
}

/** Closes itself after a while, but not while the pointer or the focus is on it. */
function NoticeCard({ notice: { id, kind, text } }: { notice: Notice }) {
  const t = useText()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => noticeStore.close(id), NOTICE_DURATION_MS)
    return () => clearTimeout(timer)
  }, [held, id])
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    <div className="notice" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'} {...hold}>
      <Icon shape={ICONS[kind]} aria-hidden="true" />
      <span>{text}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('shell.closeNotice')}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClick={() => noticeStore.close(id)}
      >
        <Icon shape="CloseOutlined" aria-hidden="true" />
      </button>
    </div>
  )
}

/** Tells how far something is, and stops it. */
function ProgressCard({
  text,
  progress: { done, total, text: bytes, onCancel, act },
}: Required<Pick<Notice, 'text' | 'progress'>>) {
  const t = useText()
  return (
    <section className="notice notice-progress" aria-label={text} aria-live="off">
      <span dir="auto">{text}</span>
      <progress {...(total !== undefined && { max: total, value: done })} aria-label={text} />
      <span className="notice-bytes">{bytes}</span>
      <span className="notice-acts">
        {act && (
          <Button type="text" onClick={act.onPress}>
            {act.text}
          </Button>
        )}
        <Button type="text" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
      </span>
    </section>
  )
}
