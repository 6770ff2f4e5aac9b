import * as z from 'zod/mini'
import { lazySchema } from '../endpoint/lazy-schema.ts'

/** Formats of exported lists of documents: a table, and those of reference managers. */
export const LIST_FORMATS = ['csv', 'ris', 'bibtex', 'csljson'] as const
export type ListFormat = (typeof LIST_FORMATS)[number]
export const ListFormat = lazySchema(() => z.enum(LIST_FORMATS))
