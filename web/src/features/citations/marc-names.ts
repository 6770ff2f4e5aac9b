import type { MarcFormat } from '#contract/documents/citations.ts'

/** Names of the formats of a library's records. */
export const MARC_NAMES: Readonly<Record<MarcFormat, string>> = { mrc: 'MARC 21', xml: 'MARCXML', mrk: 'MRK', txt: 'TXT' }
