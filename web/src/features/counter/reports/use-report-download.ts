import { useState } from 'react'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'

/** Downloads a report as a file. */
export function useReportDownload() {
  const t = useText()
  const call = useCall()
  const [pending, setPending] = useState(false)

  async function download(input: CallInputOf<typeof api.counter.reportFile>) {
    setPending(true)
    try {
      const { url, name } = await call(api.counter.reportFile, input)
      downloadFrom(url, name)
    } catch {
      notify.error(t('counter.reportFailed'))
    } finally {
      setPending(false)
    }
  }

  return { pending, download }
}
