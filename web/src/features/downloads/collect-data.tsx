import { useState } from 'react'
import { profile } from '#contract/profile.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DownloadDialog } from './download-dialog.tsx'

/** Button that has all collected that is kept of a person. */
export function CollectData() {
  const t = useText()
  const { run, pending } = useCommand(profile.collectData)
  const [begun, setBegun] = useState<string>()
  async function take() {
    try {
      setBegun((await run({})).downloadId)
    } catch {
      notify.error(t('account.notTaken'))
    }
  }
  return (
    <>
      <Button disabled={pending} onClick={() => void take()}>
        {t('account.takeData')}
      </Button>
      {begun && <DownloadDialog id={begun} onClose={() => setBegun(undefined)} />}
    </>
  )
}
