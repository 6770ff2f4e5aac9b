import { useState } from 'react'
import { citations, MAX_TITLES, type MarcFormat, TITLES_HEADER } from '#contract/documents/citations.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { notifyProgress } from '#web/lib/notify-progress.ts'
import { joinedPart } from './join-records.ts'

const LINK_LIFETIME_MS = 60_000

/** Downloads records part by part, with their number. */
export function useRecords() {
  const t = useText()
  const { formatNumber } = useLocale()
  const call = useCall()
  const [pending, setPending] = useState(false)

  async function download(title: string, format: MarcFormat) {
    const stop = new AbortController()
    const { signal } = stop
    const progress = notifyProgress(t('citations.recordsRead'), () => stop.abort())
    setPending(true)
    try {
      const parts: BlobPart[] = []
      let name = ''
      for (let part = 0, total = 1; part * MAX_TITLES < total; part++) {
        const { data, headers } = await call.raw(citations.marcDocument, { title, format, part }, { signal })
        total = Number(headers.get(TITLES_HEADER))
        const file = await fetch(data.url, { signal })
        if (!file.ok) throw new Error(`The part answers ${file.status}`)
        const done = Math.min((part + 1) * MAX_TITLES, total)
        parts.push(joinedPart(await file.arrayBuffer(), format, { isFirst: part === 0, isLast: done === total }))
        name = data.name
        const counts = { done: formatNumber(done), total: formatNumber(total) }
        progress.show({ done, total, text: t('citations.recordsCount', counts) })
      }
      const url = URL.createObjectURL(new Blob(parts))
      downloadFrom(url, name)
      setTimeout(() => URL.revokeObjectURL(url), LINK_LIFETIME_MS)
    } catch (error) {
      const isNone = error instanceof CallError && error.problem.code === 'titles-not-found'
      if (!signal.aborted) notify.error(t(isNone ? 'citations.recordsNone' : 'citations.notDownloaded'))
    } finally {
      progress.close()
      setPending(false)
    }
  }

  return { pending, download }
}
