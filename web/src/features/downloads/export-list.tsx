import { Suspense, useState } from 'react'
import { LIST_FORMATS, type ListExport, type ListFormat } from '#contract/documents/list-export.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { notify } from '#web/lib/notify.ts'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const DownloadDialog = lazyPart(async () => (await import('./download-dialog.tsx')).DownloadDialog)

const NAMES: Readonly<Record<ListFormat, string>> = { csv: 'CSV', ris: 'RIS', bibtex: 'BibTeX', csljson: 'CSL-JSON' }

interface ExportListProps {
  /** exports the whole list */
  make: (format: ListFormat) => Promise<ListExport>
  pending: boolean
  /** shows the sign alone, where there is little room */
  isSmall?: boolean
}

/** Menu that saves a whole list of documents as a file; a long list is a download that is waited for. */
export function ExportList({ make, pending, isSmall }: ExportListProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [begun, setBegun] = useState<string>()
  async function save(format: ListFormat) {
    try {
      const made = await make(format)
      if ('url' in made) downloadFrom(made.url, made.name)
      else setBegun(made.downloadId)
    } catch (error) {
      const isLong = error instanceof CallError && error.problem.code === 'list-too-long'
      notify.error(isLong ? t('downloads.tooLong', { count: formatNumber(Number(error.about)) }) : t('downloads.notExported'))
    }
  }
  const items = LIST_FORMATS.map((format) => ({
    key: format,
    label: NAMES[format],
    onChoose: () => void (pending || save(format)),
  }))
  return (
    <>
      <MenuButton
        items={items}
        button={{
          icon: <Icon shape="DownloadOutlined" />,
          'aria-busy': pending || undefined,
          'aria-label': t('downloads.export'),
          title: isSmall ? t('downloads.export') : undefined,
        }}
        label={isSmall ? undefined : t('downloads.export')}
      />
      <Suspense>{begun && <DownloadDialog id={begun} onClose={() => setBegun(undefined)} />}</Suspense>
    </>
  )
}
