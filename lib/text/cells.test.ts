import { expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { formatCsv } from './csv.ts'
import { formatTabRow } from './tab-cells.ts'

/** Beginnings that a spreadsheet would run, or that would end a cell. */
const RUNS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '|cmd',
  ' =1',
  '\u00A0=1',
  '"=1',
]
const RUNNING = /^\s*"*[=+\-@＝＋－＠|]/

it('cells of CSV run nowhere, end where they should, and keep their text', () => {
  const rows = parse(formatCsv([RUNS, RUNS]), { bom: true }) as string[][]
  expect(rows.map((row) => row.length)).toEqual([RUNS.length, RUNS.length])
  for (const [at, cell] of (rows[1] ?? []).entries()) {
    expect(cell.replace(/^'/, '')).toBe(RUNS[at])
    if (RUNS[at] !== '"=1') expect(cell).not.toMatch(RUNNING)
  }
})

it('cells between tabs run nowhere, and end no cell or row', () => {
  const row = formatTabRow([...RUNS, 7])
  expect(row.match(/[\t\n\r]/g)).toHaveLength(RUNS.length + 1)
  for (const [at, cell] of row.trimEnd().split('\t').entries()) if (RUNS[at] !== '"=1') expect(cell).not.toMatch(RUNNING)
  expect(row.trimEnd().split('\t').at(-1)).toBe('7')
})
