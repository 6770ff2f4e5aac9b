import { useId } from 'react'
import { type Download, downloads } from '#contract/downloads.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import './downloads.css'

/** How far a download is, and until when there is its file. */
export function DownloadProgress({ download }: { download: Download }) {
  const t = useText()
  const { language } = useLocale()
  const id = useId()
  const { state, rows, percent, until } = download
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(until))
  if (state === 'failed') return <p role="alert">{t('downloads.failed')}</p>
  return (
    <div className="download">
      <p role="status" id={id}>
        {state === 'ready' ? t('downloads.ready') : rows > 0 ? t('downloads.makingList', { count: rows }) : t('downloads.making')}
      </p>
      {state === 'making' && (
        <>
          <progress aria-labelledby={id} max={100} value={percent} />
          <p className="quiet">{t('downloads.goesOn')}</p>
          <MailWhenReady download={download} />
        </>
      )}
      <p className="quiet">{t('downloads.until', { time })}</p>
    </div>
  )
}

function MailWhenReady({ download: { id, isMailed } }: { download: Download }) {
  const t = useText()
  const { userType, email } = useAccount()
  const { run, pending } = useCommand(downloads.mail, { refresh: [downloads.get] })
  if (userType !== 'individual' || !email) return null
  if (isMailed) return <p role="status">{t('downloads.mailed', { email })}</p>
  const mail = () => run({ id }).catch(() => notify.error(t('downloads.notMailed')))
  return (
    <Button disabled={pending} onClick={() => void mail()}>
      {t('downloads.mail')}
    </Button>
  )
}
