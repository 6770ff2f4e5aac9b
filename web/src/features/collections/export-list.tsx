import type { FileLink } from '#contract/documents/documents.ts'
import { LIST_FORMATS, type ListFormat } from '#contract/documents/list-export.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const NAMES: Readonly<Record<ListFormat, string>> = { csv: 'CSV', ris: 'RIS', bibtex: 'BibTeX', csljson: 'CSL-JSON' }

interface ExportListProps {
  /** makes the file of the whole list */
  make: (format: ListFormat) => Promise<FileLink>
  pending: boolean
}

/** Menu that saves a whole list of documents as a file. */
export function ExportList({ make, pending }: ExportListProps) {
  const t = useText()
  async function save(format: ListFormat) {
    try {
      const { url, name } = await make(format)
      downloadFrom(url, name)
    } catch {
      notify.error(t('collections.notExported'))
    }
  }
  const items = LIST_FORMATS.map((format) => ({
    key: format,
    label: NAMES[format],
    onChoose: () => void (pending || save(format)),
  }))
  return (
    <MenuButton
      items={items}
      button={{
        icon: <Icon shape="DownloadOutlined" />,
        'aria-busy': pending || undefined,
        'aria-label': t('collections.export'),
      }}
      label={t('collections.export')}
    />
  )
}
