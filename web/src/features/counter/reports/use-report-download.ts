import { useState } from 'react'
import { reportFiles } from '#contract/counter/report-files.ts'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'

/** Downloads a report as a file. */
export function useReportDownload() {
  const t = useText()
  const call = useCall()
  const [pending, setPending] = useState(false)

  async function download(input: CallInputOf<typeof reportFiles.reportFile>) {
    setPending(true)
    try {
      const { url, name } = await call(reportFiles.reportFile, input)
      downloadFrom(url, name)
    } catch {
      notify.error(t('counter.reportFailed'))
    } finally {
      setPending(false)
    }
  }

  return { pending, download }
}
