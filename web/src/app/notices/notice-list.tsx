import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled'
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled'
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled'
import { useEffect, useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type Notice, type NoticeKind, noticeStore } from '#web/lib/notify.ts'
import { Icon, type IconShape } from '#web/ui/icon.tsx'

const NOTICE_DURATION_MS = 7000
const ICONS: Readonly<Record<NoticeKind, IconShape>> = {
  info: InfoCircleFilled,
  success: CheckCircleFilled,
  error: ExclamationCircleFilled,
}

export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return notices.map((notice) => <NoticeCard key={notice.id} notice={notice} />)
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
        <Icon shape={CloseOutlined} aria-hidden="true" />
      </button>
    </div>
  )
}
