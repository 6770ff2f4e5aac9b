import { useState } from 'react'
import { documents } from '#contract/documents/documents.ts'
import type { UnresolvedLink } from '#contract/documents/old-links.ts'
import { formatCsv } from '#text/csv.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'

const PAGE_SIZE = 100
const LINK_LIFETIME_MS = 1000

const rowOf = ({ link, times, lastUsed, leadsTo }: UnresolvedLink) => [
  link,
  String(times),
  lastUsed.slice(0, 10),
  leadsTo?.designationNo ?? '',
]

/** Button that downloads the whole list as CSV. */
export function LinksDownload() {
  const t = useText()
  const call = useCall()
  const [pending, setPending] = useState(false)
  async function download() {
    setPending(true)
    try {
      const all: UnresolvedLink[] = []
      for (let page = 0, count = 1; page * PAGE_SIZE < count; page++) {
        const answer = await call(documents.unresolvedLinks, { page, size: PAGE_SIZE })
        all.push(...answer.result)
        count = answer.count
      }
      const head = [t('admin.link'), t('admin.timesUsed'), t('admin.lastUsed'), t('admin.leadTo')]
      const url = URL.createObjectURL(new Blob([formatCsv([head, ...all.map(rowOf)])], { type: 'text/csv' }))
      downloadFrom(url, 'unresolved-links.csv')
      setTimeout(() => URL.revokeObjectURL(url), LINK_LIFETIME_MS)
    } catch {
      notify.error(t('admin.linkFailed'))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button aria-disabled={pending || undefined} onClick={() => void (pending || download())}>
      {t('admin.linksCsv')}
    </Button>
  )
}
