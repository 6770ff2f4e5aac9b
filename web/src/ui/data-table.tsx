import type { ReactNode } from 'react'
import './data-table.css'

interface Column<Row> {
  readonly key: string
  readonly title: string
  /** hides the title visually where the cells explain themselves */
  readonly titleHidden?: boolean
  readonly cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** other rows are on their way; those of before still stand there */
  busy?: boolean
}

/** Table whose first column names the row. On a phone each row is a card. */
export function DataTable<Row>({ label, columns, rows, keyOf, busy }: DataTableProps<Row>) {
  return (
    <table className="data-table" aria-label={label} aria-busy={busy || undefined}>
      <thead>
        <tr>
          {columns.map(({ key, title, titleHidden }) => (
            <th key={key} scope="col">
              <span className={titleHidden ? 'visually-hidden' : undefined}>{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, titleHidden, cell }, at) => {
              const Cell = at === 0 ? 'th' : 'td'
              return (
                <Cell key={key} scope={at === 0 ? 'row' : undefined} data-title={titleHidden || at === 0 ? undefined : title}>
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
