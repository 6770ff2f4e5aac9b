import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const FORMATS = [
  { format: 'xlsx', label: 'points.export.xlsx' },
  { format: 'csv', label: 'points.export.csv' },
  { format: 'json', label: 'points.export.json' },
  { format: 'html', label: 'points.export.html' },
  { format: 'xfdf', label: 'points.export.xfdf' },
] as const

interface ExportMenuProps {
  /** the list as it is shown */
  choice: Omit<CallInputOf<typeof pointExchange.export>, 'format' | 'language'>
  isEmpty: boolean
}

/** Downloads the points of a list, all of them in its order, as a file. */
export function ExportMenu({ choice, isEmpty }: ExportMenuProps) {
  const t = useText()
  const { language } = useLocale()
  const { run, pending } = useCommand(pointExchange.export)
  async function exportAll(format: (typeof FORMATS)[number]['format']) {
    try {
      const { url, name } = await run({ ...choice, format, language })
      downloadFrom(url, name)
    } catch {
      notify.error(t('points.export.failed'))
    }
  }
  return (
    <MenuButton
      items={FORMATS.map(({ format, label }) => ({
        key: format,
        label: t(label),
        onChoose: () => void exportAll(format),
      }))}
      label={t('points.export.open')}
      button={{
        icon: <Icon shape="DownloadOutlined" aria-hidden="true" />,
        'aria-label': t('points.export.open'),
        disabled: isEmpty || pending,
      }}
    />
  )
}
