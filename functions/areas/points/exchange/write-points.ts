import { formatCsv } from '#text/csv.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { StoredPlace, StoredPoint } from '../stored/stored-point.ts'
import { writeAnnotations, writeXfdf } from '../xfdf/write-annotation.ts'
import { type ExportedPoint, readableTextsOf } from './exported-point.ts'

/** A point of a file: as it is stored, and what of it the file may say. */
interface WrittenPoint {
  readonly point: StoredPoint
  readonly exported: ExportedPoint
  readonly stored: StoredPlace | undefined
}

const COLUMNS = [
  'designation',
  'contentStatus',
  'clause',
  'page',
  'quote',
  'name',
  'description',
  'overlayDetails',
  'author',
  'created',
  'changed',
  'state',
  'deactivatedBy',
  'deactivated',
  'contentCode',
  'compassPointUUID',
] as const

function cellsOf({ point, exported }: WrittenPoint): string[] {
  const { name, description, overlayDetails } = readableTextsOf(point)
  return [
    exported.designation,
    exported.contentStatus,
    exported.place?.clause?.id ?? '',
    exported.pageNumber === undefined ? '' : String(exported.pageNumber),
    exported.selectionText ?? '',
    name,
    description,
    overlayDetails,
    exported.createdUserName,
    exported.createdDate,
    exported.modifiedDate,
    exported.status,
    exported.deletedByUserName ?? '',
    exported.deactivatedDate ?? '',
    exported.contentCode,
    exported.compassPointUUID,
  ]
}

const asCsv = (points: readonly WrittenPoint[]) => formatCsv([[...COLUMNS], ...points.map(cellsOf)])
const asJson = (points: readonly WrittenPoint[]) =>
  `${JSON.stringify(
    points.map(({ exported }) => exported),
    null,
    1,
  )}\n`

function asHtml(points: readonly WrittenPoint[]): string {
  const rowOf = (cells: readonly string[], cell: 'th' | 'td') =>
    `<tr>${cells.map((text) => `<${cell} dir="auto">${escapeHtml(text)}</${cell}>`).join('')}</tr>`
  const style =
    'body{font:14px/1.5 system-ui,sans-serif}table{border-collapse:collapse}th,td{border:1px solid #999;padding:4px 8px;text-align:start;vertical-align:top;white-space:pre-line}'
  const rows = points.map((point) => rowOf(cellsOf(point), 'td')).join('\n')
  return `<!DOCTYPE html>\n<html><head><meta charset="utf-8"><title>Compass points</title><style>${style}</style></head><body><table><thead>${rowOf(COLUMNS, 'th')}</thead><tbody>\n${rows}\n</tbody></table></body></html>\n`
}

function asXfdf(points: readonly WrittenPoint[]): string {
  const annotations = points.map(({ point, exported, stored }) =>
    // Without its place a point is a note on the first page.
    writeAnnotations(point, { heights: {}, ...stored, place: exported.place ?? {} }, exported),
  )
  return writeXfdf(annotations.join('\n'))
}

export const POINT_FILES = {
  csv: { write: asCsv, contentType: 'text/csv; charset=utf-8' },
  json: { write: asJson, contentType: 'application/json; charset=utf-8' },
  html: { write: asHtml, contentType: 'text/html; charset=utf-8' },
  xfdf: { write: asXfdf, contentType: 'application/vnd.adobe.xfdf' },
} as const
