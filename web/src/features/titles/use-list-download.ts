import { useState } from 'react'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { LIST_RETRY_SECONDS, titles } from '#contract/titles/titles.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { notifyProgress } from '#web/lib/notify-progress.ts'

const isBeingWritten = (error: unknown): error is CallError =>
  error instanceof CallError && error.problem.code === 'list-being-written'

/** Waits until a time has passed, or until it is aborted. */
const waited = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Downloads title lists; of a long one it asks again until the list is written. */
export function useListDownload() {
  const t = useText()
  const call = useCall()
  const [pending, setPending] = useState(false)

  async function download(input: CallInputOf<typeof titles.file>) {
    const stop = new AbortController()
    const { signal } = stop
    const progress = notifyProgress(t('titles.writing'), () => stop.abort())
    setPending(true)
    try {
      for (;;) {
        try {
          const { url, name } = await call(titles.file, input, { signal })
          downloadFrom(url, name)
          return
        } catch (error) {
          if (!isBeingWritten(error)) throw error
          progress.show({ text: t('titles.writing') })
          await waited((error.retryAfter ?? LIST_RETRY_SECONDS) * 1000, signal)
        }
      }
    } catch {
      if (!signal.aborted) notify.error(t('titles.notDownloaded'))
    } finally {
      progress.close()
      setPending(false)
    }
  }

  return { pending, download }
}
