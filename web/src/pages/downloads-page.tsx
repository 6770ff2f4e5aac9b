import { DownloadScreen } from '#web/features/downloads/download-screen.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function DownloadsPage() {
  const t = useText()
  const id = new URLSearchParams(useLocation().search).get('id') ?? ''
  useTitle(t('downloads.title'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <DownloadScreen id={id} />
    </main>
  )
}
