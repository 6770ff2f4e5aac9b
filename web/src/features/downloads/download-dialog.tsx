import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DownloadProgress } from './download-progress.tsx'
import { SaveDownload } from './save-download.tsx'
import { useDownload } from './use-download.ts'

/** Shows a download while it is made. It goes on when the dialog is closed. */
export function DownloadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const { data, error } = useDownload(id)
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.close')}</Button>
      {data?.state === 'ready' && <SaveDownload id={id} />}
    </>
  )
  return (
    <Dialog title={t('downloads.title')} actions={actions} onClose={onClose}>
      {data && <DownloadProgress download={data} />}
      {!data && error && <p role="alert">{t('downloads.notLoaded')}</p>}
      <p>
        <Link to={paths.download(id)}>{t('downloads.page')}</Link>
      </p>
    </Dialog>
  )
}
