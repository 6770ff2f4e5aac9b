import type { Refusal } from '../source/source.ts'

/** Fields of a record as a line of a file of records has them (FORMATS.md). They are not validated yet. */
export type CatalogueRecord = Readonly<Record<string, unknown>>

/** Record of a catalogue, or the reason why the catalogue has none at this place. */
export interface CatalogueEntry {
  /** line of a text, row of a sheet; from 1 */
  readonly line?: number
  /** place in a file without lines, such as `record 7`; begins the names of fields in refusals */
  readonly within?: string
  readonly record?: CatalogueRecord
  readonly refusal?: Pick<Refusal, 'field' | 'reason'>
}

/** Callbacks of a reader of catalogues. */
export interface CatalogueReporter {
  remark(remark: Omit<Refusal, 'file'>): void
  /** Offers the columns of a table for the file in which they can be corrected. */
  offerColumns(columnsFile: string, columns: object): void
}

/**
 * Reads the records of a catalogue one after another. Throws Refused where the file as a whole cannot be read. Reading twice gives
 * the same entries.
 */
export type ReadCatalogue = (file: string, reporter: CatalogueReporter) => AsyncIterable<CatalogueEntry>
