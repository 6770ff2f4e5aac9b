import type { ReadReport } from '../reading/read-report.ts'
import { POINT_ACTS } from '../reading/wanted-usage.ts'
import type { ReportTexts } from '../texts/en.ts'
import { fillText } from '../texts/fill-text.ts'
import { dayColumn, numberColumn, type ReportTable, textColumn } from './report-table.ts'

/** Tables of the compass points report: acts on points, and by day. */
export function tablesOfPoints(texts: ReportTexts, { report }: ReadReport, zone: string): ReportTable[] {
  if (Object.keys(report.points).length === 0) return []
  return [
    {
      ...{ id: 'acts', title: texts.act, filter: 'act', filterValues: POINT_ACTS, chart: { kind: 'rows', column: 1 } },
      columns: [textColumn(texts.act), numberColumn(texts.times)],
      rows: POINT_ACTS.map((act) => [texts[act], report.points[act] ?? 0]),
    },
    {
      ...{ id: 'days', title: fillText(texts.day, { zone }) },
      columns: [dayColumn(fillText(texts.day, { zone })), numberColumn(texts.times)],
      rows: report.days.map(({ day, points }) => [{ day }, points]),
      chart: {
        ...{ kind: 'days', label: texts.times },
        values: report.days.map(({ points }) => points),
        before: report.daysBefore.map(({ points }) => points),
      },
    },
  ]
}
