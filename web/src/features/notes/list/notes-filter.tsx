import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined'
import { useEffect, useState } from 'react'
import { api } from '#contract/index.ts'
import { NOTE_SORTS } from '#contract/notes.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { NotesChoice } from './use-listed-notes.ts'

const PAUSE_MS = 400

interface NotesFilterProps {
  choice: NotesChoice
  onChoose: (choice: NotesChoice) => void
  isEmpty: boolean
}

/** Searches, orders and exports notes; words apply after a pause in typing. */
export function NotesFilter({ choice, onChoose, isEmpty }: NotesFilterProps) {
  const t = useText()
  const given = choice.text ?? ''
  const [text, setText] = useState(given)
  const [known, setKnown] = useState(given)
  // Words that were chosen elsewhere, as by a link, stand here now.
  if (given !== known) {
    setKnown(given)
    if (text === known) setText(given)
  }
  useEffect(() => {
    if (text === given) return
    const timer = setTimeout(() => onChoose({ ...choice, text: text || undefined }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, given, choice, onChoose])
  const labels = { changed: t('notes.lastChanged'), document: t('notes.byDocument') }
  return (
    <search className="notes-choice">
      <label>
        {t('notes.search')}
        <input type="search" dir="auto" maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Select
        label={t('notes.order')}
        value={choice.sort}
        options={NOTE_SORTS.map((value) => ({ value, label: labels[value] }))}
        onChange={(sort) => onChoose({ ...choice, sort })}
      />
      <span className="notes-export">
        <ExportButton format="markdown" label={t('notes.exportMarkdown')} choice={choice} isEmpty={isEmpty} />
        <ExportButton format="csv" label={t('notes.exportCsv')} choice={choice} isEmpty={isEmpty} />
      </span>
    </search>
  )
}

interface ExportButtonProps extends Pick<NotesFilterProps, 'choice' | 'isEmpty'> {
  format: 'markdown' | 'csv'
  label: string
}

function ExportButton({ format, label, choice, isEmpty }: ExportButtonProps) {
  const t = useText()
  const { run, pending } = useCommand(api.notes.export)
  async function exportAll() {
    try {
      const { url, name } = await run({ ...choice, format })
      downloadFrom(url, name)
    } catch {
      notify.error(t('notes.notExported'))
    }
  }
  return (
    <Button
      icon={<Icon shape={DownloadOutlined} aria-hidden="true" />}
      disabled={isEmpty}
      aria-disabled={pending || undefined}
      onClick={() => void (pending || exportAll())}
    >
      {label}
    </Button>
  )
}
