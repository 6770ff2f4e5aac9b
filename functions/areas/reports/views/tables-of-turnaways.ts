import type { ReadReport } from '../reading/read-report.ts'
import type { ReportTexts } from '../texts/en.ts'
import { monthColumn, numberColumn, type ReportTable, textColumn } from './report-table.ts'
import { formatPeople } from './tables-of-use.ts'

/** Tables of what people asked for in vain: a list of what a library may buy. */
export function tablesOfTurnaways(texts: ReportTexts, { report, waiting }: ReadReport): ReportTable[] {
  const ofMonth = [monthColumn(texts.month), textColumn(texts.account), numberColumn(texts.number)]
  return [
    {
      ...{ id: 'denied', title: texts.denied, note: texts.peopleNote },
      columns: [textColumn(texts.document), textColumn(texts.publisher), ...ofMonth, numberColumn(texts.denials)],
      rows: report.denied.map((one) => [
        ...[one.designation, one.publisher, one.month, one.account, formatPeople(one.people), one.denials],
      ]),
    },
    {
      ...{ id: 'missing', title: texts.missing },
      columns: [textColumn(texts.document), ...ofMonth],
      rows: report.missing.map((one) => [one.designation, one.month, one.account, formatPeople(one.people)]),
    },
    {
      ...{ id: 'waiting', title: texts.waiting },
      columns: [textColumn(texts.document), numberColumn(texts.number)],
      rows: waiting.map(({ designation, people }) => [designation, formatPeople(people)]),
    },
  ]
}
