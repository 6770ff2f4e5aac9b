import type { ReportHeader } from '#contract/counter/report-fields.ts'
import type { Metric } from '#contract/counter/report-kinds.ts'
import type { ExportTable } from '#library/exports/export-table.ts'
import { titleIdOf } from '#library/titles/title-id.ts'
import { hidesTypes, type ReportedGroup, type ReportedItem } from './build-report.ts'
import type { MadeReport } from './make-report.ts'
import { reportHeaderOf } from './report-header.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WIDE = 40
const NARROW = 16

/** Column of a report: its head, and its cell of an item with the same attributes. */
interface Column {
  readonly head: string
  readonly cell: (item: ReportedItem, group: ReportedGroup) => string
}

const column = (head: string, cell: Column['cell'] = () => ''): Column => ({ head, cell })

const identifiers = (report: MadeReport): readonly Column[] => [
  column('DOI', ({ doi }) => doi),
  column('Proprietary_ID', ({ id }) => titleIdOf(report.place.tenant, id)),
  column('ISBN', ({ isbn }) => isbn),
  column('Print_ISSN'),
  column('Online_ISSN'),
  column('URI', ({ uri }) => uri),
]

/** Columns of the title that an item is a segment of. */
const parents = (report: MadeReport): readonly Column[] => {
  const ofParent =
    (cell: Column['cell']): Column['cell'] =>
    (item, group) =>
      item.parentType ? cell(item, group) : ''
  return [
    column(
      'Parent_Title',
      ofParent(({ name }) => name),
    ),
    column('Parent_Authors'),
    column(
      'Parent_Publication_Date',
      ofParent(({ date }) => date),
    ),
    column('Parent_Article_Version'),
    column('Parent_Data_Type', ({ parentType }) => parentType),
    ...identifiers(report).map(({ head, cell }) => column(`Parent_${head}`, ofParent(cell))),
  ]
}

/** Columns of a report in the order of the Code of Practice, up to the metric. */
function columnsOf(report: MadeReport): Column[] {
  const { kind, attributes, withParents } = report.wanted
  const shown = (one: (typeof attributes)[number], cell?: Column['cell']) => (attributes.includes(one) ? [column(one, cell)] : [])
  const name = column({ platform: 'Platform', database: 'Database', title: 'Title', item: 'Item' }[kind.of], (item) => item.name)
  const publishing = [column('Publisher', ({ publisher }) => publisher), column('Publisher_ID')]
  const platform = column('Platform', () => report.place.platform)
  const known: Readonly<Record<typeof kind.of, readonly Column[]>> = {
    platform: [],
    database: [...publishing, platform, column('Proprietary_ID', ({ id }) => titleIdOf(report.place.tenant, id))],
    title: [...publishing, platform, ...identifiers(report)],
    item: [
      ...publishing,
      platform,
      ...shown('Authors'),
      ...shown('Publication_Date', ({ date }) => date),
      ...shown('Article_Version'),
      ...identifiers(report),
      ...(withParents ? parents(report) : []),
    ],
  }
  return [
    name,
    ...known[kind.of],
    ...(hidesTypes(kind) ? [] : [column('Data_Type', (_, { dataType }) => dataType)]),
    ...shown('YOP', (_, { yop }) => yop),
    ...shown('Access_Type', (_, { accessType }) => accessType),
    ...shown('Access_Method', () => 'Regular'),
  ]
}

const listed = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join('|'))
const named = (values: readonly (readonly [string, string | readonly string[]])[]) =>
  values.map(([name, value]) => `${name}=${listed(value)}`).join('; ')

/** The first fourteen rows of a report, of which the last is empty. */
function prefaceOf(header: ReportHeader): string[][] {
  const { Begin_Date, End_Date, Metric_Type = [], ...filters } = header.Report_Filters
  const { Granularity, ...attributes } = header.Report_Attributes ?? {}
  const shown = [...Object.entries(attributes), ...(Granularity ? [['Exclude_Monthly_Details', 'True'] as const] : [])]
  const exceptions = (header.Exceptions ?? []).map(({ Code, Message, Data }) => `${Code}: ${Message}${Data ? ` (${Data})` : ''}`)
  return [
    ['Report_Name', header.Report_Name],
    ['Report_ID', header.Report_ID],
    ['Release', header.Release],
    ['Institution_Name', header.Institution_Name],
    ['Institution_ID', header.Institution_ID.Proprietary.join('; ')],
    ['Metric_Types', [Metric_Type].flat().join('; ')],
    ['Report_Filters', named(Object.entries(filters))],
    ['Report_Attributes', named(shown)],
    ['Exceptions', exceptions.join('; ')],
    ['Reporting_Period', named(Object.entries({ Begin_Date, End_Date }) as [string, string][])],
    ['Created', header.Created],
    ['Created_By', header.Created_By],
    ['Registry_Record', header.Registry_Record],
    [''],
  ]
}

const monthHead = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]}-${month.slice(0, 4)}`
const byMetric = ([one]: [Metric, number[]], [other]: [Metric, number[]]) => (one < other ? -1 : 1)

/** Table of a report: its rows, which TSV and XLSX have alike. */
export function reportAsTable(report: MadeReport): ExportTable & { readonly preface: readonly (readonly string[])[] } {
  const { wanted, items } = report
  const columns = columnsOf(report)
  const months = wanted.isTotal ? [] : wanted.period.months
  const rows = items.flatMap((item) =>
    item.groups.flatMap((group) => {
      const facts = columns.map(({ cell }) => cell(item, group))
      return [...group.counts].sort(byMetric).map(([metric, numbers]) => {
        const total = numbers.reduce((sum, number) => sum + number, 0)
        return [...facts, metric, total, ...(wanted.isTotal ? [] : numbers)]
      })
    }),
  )
  const heads = [...columns.map(({ head }) => head), 'Metric_Type', 'Reporting_Period_Total', ...months.map(monthHead)]
  return {
    title: wanted.kind.id,
    // A report is in English, whoever reads it.
    isFromRight: false,
    preface: prefaceOf(reportHeaderOf(items, report)),
    columns: heads.map((head, at) => ({ head, width: at === 0 ? WIDE : NARROW })),
    rows,
  }
}
