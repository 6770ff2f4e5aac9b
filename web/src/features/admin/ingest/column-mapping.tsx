import { type FormEvent, useId, useState } from 'react'
import { COLUMN_FIELDS, type UploadColumns } from '#contract/admin/ingest.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

type Column = UploadColumns['columns'][string]
type Dates = 'day-month' | 'month-day'

const LEFT_OUT = ''
const DATE_ORDERS = ['', 'day-month', 'month-day'] as const

const fieldOf = (column: Column | undefined) => (typeof column === 'string' ? column : (column?.field ?? LEFT_OUT))
const datesOf = (column: Column | undefined) => (typeof column === 'object' ? (column?.dates ?? '') : '')

function withField(column: Column | undefined, field: string): Column {
  if (field === LEFT_OUT) return null
  return typeof column === 'object' && column?.words ? { field, words: column.words } : field
}

function withDates(column: Column | undefined, dates: '' | Dates): Column {
  const words = typeof column === 'object' ? column?.words : undefined
  const field = fieldOf(column)
  return dates || words ? { field, ...(words && { words }), ...(dates && { dates }) } : field
}

interface ColumnMappingProps {
  columns: UploadColumns
  disabled: boolean
  onCheck: (columns: UploadColumns) => void
}

/** Field of each column of a table, as it was guessed and as people correct it. */
export function ColumnMapping({ columns: given, disabled, onCheck }: ColumnMappingProps) {
  const t = useText()
  const id = useId()
  const [columns, setColumns] = useState(given)
  const put = (head: string, column: Column) => setColumns({ ...columns, columns: { ...columns.columns, [head]: column } })
  const publisher = columns.values?.publisher ?? ''
  function setPublisher(value: string) {
    const { publisher: _, ...values } = columns.values ?? {}
    setColumns({ ...columns, values: value ? { ...values, publisher: value } : values })
  }
  function check(event: FormEvent) {
    event.preventDefault()
    if (!disabled) onCheck(columns)
  }
  const rows = Object.keys(given.columns)
  return (
    <form className="ingest-columns form-fields" onSubmit={check}>
      <h3>{t('admin.ingest.columns')}</h3>
      <DataTable
        label={t('admin.ingest.columns')}
        rows={rows}
        keyOf={(head) => head}
        columns={[
          { key: 'head', title: t('admin.ingest.column'), cell: (head) => <bdi>{head}</bdi> },
          {
            key: 'field',
            title: t('admin.ingest.becomes'),
            cell: (head) => <FieldSelect head={head} column={columns.columns[head]} onChange={(column) => put(head, column)} />,
          },
          {
            key: 'dates',
            title: t('admin.ingest.dates'),
            cell: (head) =>
              fieldOf(columns.columns[head]).endsWith('Date') && (
                <Select
                  label={t('admin.ingest.datesOf', { column: head })}
                  labelHidden
                  value={datesOf(columns.columns[head])}
                  options={DATE_ORDERS.map((value) => ({ value, label: t(`admin.dateOrder.${value || 'auto'}`) }))}
                  onChange={(dates) => put(head, withDates(columns.columns[head], dates))}
                />
              ),
          },
        ]}
      />
      <label htmlFor={id}>{t('admin.ingest.publisher')}</label>
      <input id={id} type="text" maxLength={100} value={publisher} onChange={({ target }) => setPublisher(target.value)} />
      <Button disabled={disabled} onClick={check}>
        {t('admin.ingest.checkAgain')}
      </Button>
    </form>
  )
}

/** Fields are named as the formats of the ingest have them. */
function FieldSelect({
  head,
  column,
  onChange,
}: {
  head: string
  column: Column | undefined
  onChange: (column: Column) => void
}) {
  const t = useText()
  const field = fieldOf(column)
  const fields = [...new Set([...COLUMN_FIELDS, ...(field ? [field] : [])])]
  return (
    <Select
      label={t('admin.ingest.fieldOf', { column: head })}
      labelHidden
      value={field}
      options={[
        { value: LEFT_OUT, label: t('admin.ingest.leftOut') },
        ...fields.map((value) => ({ value, label: value, lang: 'en' })),
      ]}
      onChange={(value) => onChange(withField(column, value))}
    />
  )
}
