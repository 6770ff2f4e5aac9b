import { useState } from 'react'
import type { MarcFormat } from '#contract/documents/citations.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { MARC_NAMES } from './marc-names.ts'
import { useRecords } from './use-records.ts'
import './citations.css'

const FORMATS = Object.entries(MARC_NAMES).map(([value, label]) => ({ value: value as MarcFormat, label }))

interface RecordsFormProps {
  /** sets of titles to choose from, by their code */
  titles: readonly { readonly value: string; readonly label: string }[]
}

/** Records of many titles, in a format. */
export function RecordsForm({ titles }: RecordsFormProps) {
  const t = useText()
  const [title, setTitle] = useState(titles[0]?.value ?? '')
  const [format, setFormat] = useState<MarcFormat>('mrc')
  const { pending, download } = useRecords()
  return (
    <div className="library-records">
      <Select label={t('citations.recordsTitles')} value={title} options={[...titles]} onChange={setTitle} />
      <Select label={t('citations.recordsFormat')} value={format} options={FORMATS} onChange={setFormat} />
      <Button type="primary" aria-disabled={pending || undefined} onClick={() => void (pending || download(title, format))}>
        {t('citations.recordsDownload')}
      </Button>
    </div>
  )
}
