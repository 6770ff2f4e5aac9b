import { useState } from 'react'
import { account } from '#contract/account.ts'
import { citations, MAX_TITLES, type MarcFormat, TITLES_HEADER } from '#contract/documents/citations.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { notifyProgress } from '#web/lib/notify-progress.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { joinedPart } from './join-records.ts'
import { MARC_NAMES } from './marc-names.ts'
import './citations.css'

/** All that the account may open. */
const LIBRARY = 'library'
const FORMATS = Object.entries(MARC_NAMES).map(([value, label]) => ({ value: value as MarcFormat, label }))
const LINK_LIFETIME_MS = 60_000

/** Records of many titles for the catalog of a library. */
export function LibraryRecords() {
  const t = useText()
  const { data } = useEndpoint(account.subscriptions, {}, { revalidateIfStale: false })
  const [title, setTitle] = useState(LIBRARY)
  const [format, setFormat] = useState<MarcFormat>('mrc')
  const { pending, download } = useRecords()
  const publishers = (data?.yourSubscriptions ?? []).map(({ subscriptionInfo: { publisherSearchKey, subscriptionName } }) => ({
    value: publisherSearchKey,
    label: subscriptionName,
  }))
  return (
    <>
      <div className="search-head">
        <h1>{t('citations.records')}</h1>
      </div>
      <p className="quiet library-records-about">{t('citations.recordsAbout')}</p>
      <div className="library-records">
        <Select
          label={t('citations.recordsTitles')}
          value={title}
          options={[{ value: LIBRARY, label: t('citations.recordsAll') }, ...publishers]}
          onChange={setTitle}
        />
        <Select label={t('citations.recordsFormat')} value={format} options={FORMATS} onChange={setFormat} />
        <Button type="primary" aria-disabled={pending || undefined} onClick={() => void (pending || download(title, format))}>
          {t('citations.recordsDownload')}
        </Button>
      </div>
    </>
  )
}

/** Downloads records part by part, with their number. */
function useRecords() {
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
