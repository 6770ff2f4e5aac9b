import { documents } from '#contract/documents/documents.ts'
import type { UnresolvedLink } from '#contract/documents/old-links.ts'
import { readPages } from '#web/lib/calls/read-pages.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { CsvButton } from '#web/ui/controls/csv-button.tsx'

const PAGE_SIZE = 100

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
  const heads = [t('admin.link'), t('admin.timesUsed'), t('admin.lastUsed'), t('admin.leadTo')]
  const rows = async () =>
    (await readPages(PAGE_SIZE, (page) => call(documents.unresolvedLinks, { page, size: PAGE_SIZE }))).map(rowOf)
  return <CsvButton name="unresolved-links" heads={heads} rows={rows} />
}
