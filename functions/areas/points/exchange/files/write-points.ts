import { tableAsCsv } from '#library/exports/format-table.ts'
import { exportTitle } from '#library/exports/offer-export.ts'
import { writeWorkbook } from '#library/exports/write-workbook.ts'
import { writeZip } from '#library/exports/write-zip.ts'
import { type PointsOfFile, tableOfPoints } from './point-rows.ts'
import { pointsAsHtml } from './points-as-html.ts'
import { pointsAsXfdf } from './points-as-xfdf.ts'

interface PointsFile {
  readonly title: string
  readonly ending: string
  readonly contentType: string
  readonly data: string | Uint8Array
}

type WritePoints = (list: PointsOfFile) => Promise<PointsFile> | PointsFile

const titleOf = ({ writtenAt }: PointsOfFile) => exportTitle('compass-points', { now: () => writtenAt })

const pointsAsJson = ({ points }: PointsOfFile) =>
  `${JSON.stringify(
    points.map(({ exported }) => exported),
    null,
    1,
  )}\n`

/** Writes the points of one document as XFDF, of several as a ZIP with a file for each. */
async function writeXfdfFiles(list: PointsOfFile): Promise<PointsFile> {
  const files = pointsAsXfdf(list)
  const [first] = files
  if (first && files.length === 1)
    return {
      title: first.name.replace(/\.xfdf$/, ''),
      ending: 'xfdf',
      contentType: 'application/vnd.adobe.xfdf',
      data: first.text,
    }
  return { title: titleOf(list), ending: 'zip', contentType: 'application/zip', data: await writeZip(files, list.writtenAt) }
}

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const POINT_FILES = {
  csv: (list) => ({
    title: titleOf(list),
    ending: 'csv',
    contentType: 'text/csv; charset=utf-8',
    data: tableAsCsv(tableOfPoints(list)),
  }),
  xlsx: async (list) => ({
    title: titleOf(list),
    ending: 'xlsx',
    contentType: WORKBOOK,
    data: await writeWorkbook(tableOfPoints(list)),
  }),
  json: (list) => ({
    title: titleOf(list),
    ending: 'json',
    contentType: 'application/json; charset=utf-8',
    data: pointsAsJson(list),
  }),
  html: (list) => ({
    title: titleOf(list),
    ending: 'html',
    contentType: 'text/html; charset=utf-8',
    data: pointsAsHtml(list),
  }),
  xfdf: writeXfdfFiles,
} satisfies Record<string, WritePoints>
