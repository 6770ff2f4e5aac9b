import type { ReportRow, UseFigures } from '#functions/events/counting/usage-report.ts'
import type { PeopleCount } from '#functions/events/counting/usage-store.ts'
import type { ReadReport } from '../reading/read-report.ts'
import type { ReportTexts } from '../texts/en.ts'
import { fillText } from '../texts/fill-text.ts'
import { dayColumn, type FilterOfRow, monthColumn, numberColumn, type ReportTable, textColumn } from './report-table.ts'

/** A number of people as it is told. */
export const formatPeople = (people: PeopleCount): number | string => (people === 'few' ? '<5' : people)

const figuresOf = ({ requests, investigations, denials }: UseFigures) => [requests, investigations, denials]

/** Tables of use: by day, by what was used, and what is known of people. */
export function tablesOfUse(texts: ReportTexts, { report, former }: ReadReport, zone: string): ReportTable[] {
  const counted = [numberColumn(texts.requests), numberColumn(texts.investigations), numberColumn(texts.denials)]
  const byRow = (filter: Exclude<FilterOfRow, 'act'>, id: string, rows: readonly ReportRow[]): ReportTable => ({
    ...{ id, title: texts[filter], filter, chart: { kind: 'rows', column: 1 } },
    columns: [textColumn(texts[filter]), ...counted],
    rows: rows.map((row) => [row.name, ...figuresOf(row)]),
  })
  const opened = former.filter((one) => one.opened > 0)
  return [
    {
      ...{ id: 'days', title: fillText(texts.day, { zone }) },
      columns: [dayColumn(fillText(texts.day, { zone })), ...counted, numberColumn(texts.searches)],
      rows: report.days.map((one) => [{ day: one.day }, ...figuresOf(one), one.searches]),
      chart: {
        ...{ kind: 'days', label: texts.requests },
        values: report.days.map(({ requests }) => requests),
        before: report.daysBefore.map(({ requests }) => requests),
      },
    },
    byRow('document', 'documents', report.documents),
    byRow('publisher', 'publishers', report.publishers),
    byRow('subscription', 'subscriptions', report.subscriptions),
    {
      ...{ id: 'people', title: texts.people, note: texts.peopleNote },
      columns: [monthColumn(texts.month), textColumn(texts.account), numberColumn(texts.number)],
      rows: report.people.map(({ account, month, people }) => [month, account, formatPeople(people)]),
    },
    {
      ...{ id: 'words', title: texts.words },
      columns: [textColumn(texts.words)],
      rows: report.words.map((text) => [text]),
    },
    {
      ...{ id: 'former', title: texts.former },
      columns: [dayColumn(fillText(texts.day, { zone: 'UTC' })), numberColumn(texts.investigations)],
      rows: opened.map((one) => [{ day: one.day }, one.opened]),
    },
  ]
}
