import { NOTE_SORTS, notes } from '#contract/notes.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { NotesChoice } from './use-listed-notes.ts'

interface NotesFilterProps {
  choice: NotesChoice
  onChoose: (choice: NotesChoice) => void
  isEmpty: boolean
}

/** Searches, orders and exports notes. */
export function NotesFilter({ choice, onChoose, isEmpty }: NotesFilterProps) {
  const t = useText()
  const labels = { changed: t('notes.lastChanged'), document: t('notes.byDocument') }
  return (
    <FilterForm>
      <WordsField label={t('notes.search')} words={choice.text} onWords={(text) => onChoose({ ...choice, text })} />
      <Select
        label={t('notes.order')}
        value={choice.sort}
        options={NOTE_SORTS.map((value) => ({ value, label: labels[value] }))}
        onChange={(sort) => onChoose({ ...choice, sort })}
      />
      <span className="notes-export" data-end>
        <ExportButton format="markdown" label={t('notes.exportMarkdown')} choice={choice} isEmpty={isEmpty} />
        <ExportButton format="csv" label={t('notes.exportCsv')} choice={choice} isEmpty={isEmpty} />
      </span>
    </FilterForm>
  )
}

interface ExportButtonProps extends Pick<NotesFilterProps, 'choice' | 'isEmpty'> {
  format: 'markdown' | 'csv'
  label: string
}

function ExportButton({ format, label, choice, isEmpty }: ExportButtonProps) {
  const t = useText()
  const { run, pending } = useCommand(notes.export)
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
      icon={<Icon shape="DownloadOutlined" aria-hidden="true" />}
      disabled={isEmpty}
      aria-disabled={pending || undefined}
      onClick={() => void (pending || exportAll())}
    >
      {label}
    </Button>
  )
}
