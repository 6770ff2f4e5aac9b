import { useEffect, useRef } from 'react'
import { downloads } from '#contract/downloads.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'

/** Button that saves the file of a download that is ready; it has the focus, as it is what was waited for. */
export function SaveDownload({ id }: { id: string }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { run, pending } = useCommand(downloads.get)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  async function save() {
    try {
      // A link is good for minutes, and the page may be open for hours.
      const { file } = await run({ id })
      if (file) downloadFrom(file.url, file.name)
    } catch {
      notify.error(t('downloads.notLoaded'))
    }
  }
  return (
    <Button ref={button} type="primary" disabled={pending} onClick={() => void save()}>
      {t('downloads.save')}
    </Button>
  )
}
