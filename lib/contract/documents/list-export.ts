import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { FileLink } from './documents.ts'

/** Formats of exported lists of documents: a table, and those of reference managers. */
export const LIST_FORMATS = ['csv', 'ris', 'bibtex', 'csljson'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]
export const ListFormat = lazySchema(() => z.enum(LIST_FORMATS))

/** Rows of a list that is exported at once; a job exports a longer one. */
export const MAX_ROWS_AT_ONCE = 1000
/** Rows of the longest list that is exported. */
export const MAX_EXPORTED_ROWS = 50_000

/** File of a list, or the download that a job makes of a long one. */
export const ListExport = lazySchema(() => z.union([FileLink(), z.strictObject({ downloadId: z.string(), rows: z.int() })]))
export type ListExport = SchemaType<typeof ListExport>

export const listExportProblems = {
  'list-too-long': { status: 400, title: 'The list has more rows than a file may have' },
} as const
