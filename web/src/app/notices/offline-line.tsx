import { useText } from '#web/lib/i18n/i18n.tsx'
import { useOffline } from '#web/lib/network/offline.ts'
import './offline.css'

/** Says, on every page, that there is no network. What was asked for comes by itself when there is one again. */
export function OfflineLine() {
  const t = useText()
  const offline = useOffline()
  return (
    <div className="offline" role="status">
      {offline && (
        <p className="offline-line">
          <strong>{t('shell.offline')}</strong> {t('shell.offlineText')}
        </p>
      )}
    </div>
  )
}
