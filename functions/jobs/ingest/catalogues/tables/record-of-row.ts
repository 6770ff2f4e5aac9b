import { Refused } from '../../source/candidate.ts'
import type { CatalogueRecord } from '../catalogue.ts'
import { designationOf, documentTypeOf, doiOf, numbered } from '../designation-of.ts'
import { languageCode } from '../language-code.ts'
import { codeBefore, publisherOf } from '../publisher-of.ts'
import { type Column, type ColumnsFile, fieldOf } from './columns.ts'
import { closeDate, type DateOrder, orderOf, parseDateCell } from './dates.ts'
import { isDateField, isListField } from './fields.ts'
import { statusWord } from './status-words.ts'

const ISSN = /^\d{4}-\d{3}[\dX]$/i

/** Makes the record of a row. Throws Refused for a cell that cannot be read. */
export function recordOfRow(
  cells: readonly string[],
  columns: readonly (readonly [name: string, column: Column])[],
  values: ColumnsFile['values'] = {},
): CatalogueRecord {
  const record: Record<string, unknown> = { ...values }
  for (const [at, [name, column]] of columns.entries()) {
    const field = fieldOf(column)
    const cell = field ? wordOf(cells[at] ?? '', column) : ''
    if (!field || cell === '') continue
    const value = isListField(field) ? listOf(field, cell) : isDateField(field) ? dateOf(cell, name, column) : textOf(field, cell)
    put(record, field, value)
  }
  return completed(record)
}

/** Text on one line, except for an abstract. */
const textOf = (field: string, cell: string) => (field === 'abstract' ? cell : cell.replace(/\s+/g, ' '))

/** Word of a cell: what the file of columns says that it means, else that of the library for a status. */
export function wordOf(cell: string, column: Column | undefined): string {
  const given = typeof column === 'object' ? column?.words?.[cell] : undefined
  return given ?? (fieldOf(column) === 'status' ? statusWord(cell) : cell)
}

function dateOf(cell: string, name: string, column: Column): string | undefined {
  const date = parseDateCell(cell)
  if (date === undefined) throw new Refused({ field: name, reason: `"${cell.slice(0, 40)}" is no date` })
  if (typeof date === 'string') return date || undefined
  const given = typeof column === 'object' ? column?.dates : undefined
  return closeDate(date, orderOf(date) ?? (given as DateOrder))
}

/** Values of a cell: parted by semicolons, lines or bars, else by commas where no value has one itself. */
function listOf(field: string, cell: string): unknown[] {
  const parts = cell.split(/[;|\n]/)
  const all = parts.length === 1 && field !== 'committees' ? cell.split(',') : parts
  const texts = all.map((text) => text.trim()).filter(Boolean)
  if (field === 'languages') return texts.map(languageCode)
  const type = field.startsWith('relations.') ? field.slice('relations.'.length) : undefined
  return type ? texts.map((designation) => ({ type, designation })) : texts
}

/** Puts a value into a record: into a list beside others, or under the name behind a dot, where the first counts. */
function put(record: Record<string, unknown>, field: string, value: unknown): void {
  const [name, inner] = field.split('.') as [string, string | undefined]
  if (Array.isArray(value)) record[name] = [...((record[name] as unknown[] | undefined) ?? []), ...value]
  else if (inner) record[name] = { [inner]: value, ...(record[name] as object | undefined) }
  else record[name] = value
}

interface Details {
  readonly isbn?: string
  readonly issn?: string
  readonly doi?: string
}

/** Moves a number of a serial to its name: KBART has both kinds in one column. */
function detailsOf({ isbn, doi, ...others }: Details): Details {
  const number = isbn && (ISSN.test(isbn) ? { issn: isbn } : { isbn })
  return { ...others, ...number, ...(doi && { doi: doiOf(doi) ?? doi }) }
}

/** Fills in publisher and designation where other fields tell them. */
function completed(record: Record<string, unknown>): CatalogueRecord {
  const texts = record as Record<string, string | undefined>
  const details = record.details ? detailsOf(record.details) : undefined
  const stated = texts.designation && numbered(texts.designation, codeBefore(texts.publisher))
  const designation = stated || designationOf({ number: texts.id, title: texts.title, ...details })
  return {
    ...record,
    ...(details && { details }),
    designation,
    docType: texts.docType ?? documentTypeOf(designation),
    publisher: publisherOf(texts.publisher, designation),
  }
}
