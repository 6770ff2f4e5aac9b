import { useState } from 'react'
import { formatCsv } from '#text/csv.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Icon } from '../icon.tsx'
import { Button } from './button.tsx'

const LINK_LIFETIME_MS = 1000

interface CsvButtonProps {
  /** name of the file, without its ending */
  name: string
  heads: readonly string[]
  /** the rows of the list, as its filters and its order have them */
  rows: () => Promise<readonly (readonly string[])[]>
}

/** Downloads a list as CSV, whose cells are no formulas. */
export function CsvButton({ name, heads, rows }: CsvButtonProps) {
  const t = useText()
  const [pending, setPending] = useState(false)
  async function download() {
    setPending(true)
    try {
      const url = URL.createObjectURL(new Blob([formatCsv([heads, ...(await rows())])], { type: 'text/csv' }))
      downloadFrom(url, `${name}.csv`)
      setTimeout(() => URL.revokeObjectURL(url), LINK_LIFETIME_MS)
    } catch {
      notify.error(t('shell.csvFailed'))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      icon={<Icon shape="DownloadOutlined" aria-hidden="true" />}
      aria-disabled={pending || undefined}
      onClick={() => void (pending || download())}
    >
      {t('shell.csv')}
    </Button>
  )
}
