import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { type Day, dayOfTime, type ExportTable } from '#library/exports/export-table.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import type { StatusWord } from '#standing/status-words.ts'
import type { StoredPlace, StoredPoint } from '../../store/stored-point.ts'
import type { ReadablePlace } from '../places/locate-points.ts'
import type { ExportWords } from '../words/load-words.ts'
import { type ExportedPoint, readableTextsOf } from './exported-point.ts'

/** A point of a file: as it is stored, and what of it the file may say. */
export interface PointOfFile {
  readonly point: StoredPoint
  readonly exported: ExportedPoint
  /** the place as it was made; absent where the file may not say it */
  readonly stored?: StoredPlace
  readonly place: ReadablePlace
  /** title of the document; empty where the library no longer has it */
  readonly title: string
  /** status of the document */
  readonly status: StatusWord
}

/** Points of a file, with the language and words of its reader. */
export interface PointsOfFile {
  readonly points: readonly PointOfFile[]
  readonly state: StoredPoint['status']
  readonly language: string
  readonly words: ExportWords
  readonly attributes: PointSettings['attributes']
  /** name of each filter, with its value in words */
  readonly filters: readonly (readonly [name: string, value: string])[]
  readonly writtenAt: Date
}

export const isFromRight = (language: string): boolean => language === 'ar'

/** Head of a field: the account's own label, where it has one that is no key of a message. */
export function labelOfField(
  { attributes, words }: Pick<PointsOfFile, 'attributes' | 'words'>,
  field: 'name' | 'description' | 'overlayDetails',
): string {
  const { label } = attributes[field === 'overlayDetails' ? 'overlay-details' : field]
  return label.startsWith('points.') ? words[field] : label
}

/** A clause as it is printed: `7 Surges`. */
export const printedClauseOf = ({ clause }: ReadablePlace): string => (clause ? `${clause.number} ${clause.title}`.trim() : '')

/** Page of the PDF, from 1. */
export function printedPageOf({ place, exported }: Pick<PointOfFile, 'place' | 'exported'>): number | undefined {
  const page = place.inPdf?.place.areas?.[0]?.page
  return page === undefined ? exported.pageNumber : page + 1
}

interface Column {
  readonly head: string
  readonly width: number
  readonly of: (point: PointOfFile) => string | number | Day | undefined
}

function columnsOf(list: PointsOfFile): Column[] {
  const { words, language, state } = list
  const names = statusNamesFor(language)
  const deactivated: Column[] = [
    { head: words.deactivatedBy, width: 22, of: ({ exported }) => exported.deletedByUserName },
    { head: words.deactivatedDate, width: 12, of: ({ exported }) => dayOfTime(exported.deactivatedDate) },
  ]
  return [
    { head: words.designation, width: 20, of: ({ exported }) => exported.designation },
    { head: words.documentStatus, width: 16, of: ({ status }) => names[status] },
    { head: words.clause, width: 28, of: ({ place }) => printedClauseOf(place) },
    { head: words.page, width: 8, of: printedPageOf },
    { head: words.quote, width: 50, of: ({ exported }) => exported.selectionText },
    { head: labelOfField(list, 'name'), width: 30, of: ({ point }) => readableTextsOf(point).name },
    { head: labelOfField(list, 'description'), width: 50, of: ({ point }) => readableTextsOf(point).description },
    { head: labelOfField(list, 'overlayDetails'), width: 30, of: ({ point }) => readableTextsOf(point).overlayDetails },
    { head: words.createdBy, width: 22, of: ({ exported }) => exported.createdUserName },
    { head: words.createdDate, width: 12, of: ({ exported }) => dayOfTime(exported.createdDate) },
    { head: words.modifiedDate, width: 12, of: ({ exported }) => dayOfTime(exported.modifiedDate) },
    { head: words.state, width: 12, of: ({ exported }) => words[exported.status] },
    ...(state === 'inactive' ? deactivated : []),
  ]
}

/** Makes a table of points, a row for each, for spreadsheets. */
export function tableOfPoints(list: PointsOfFile): ExportTable {
  const columns = columnsOf(list)
  return {
    title: list.words.title,
    isFromRight: isFromRight(list.language),
    columns: columns.map(({ head, width }) => ({ head, width })),
    rows: list.points.map((point) => columns.map(({ of }) => of(point))),
  }
}
