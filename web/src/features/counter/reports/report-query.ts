import { ACCESS_TYPES, type ReportKind } from '#contract/counter/report-kinds.ts'

/** Filters and columns as somebody chose them. */
export interface ReportChoice {
  readonly metrics: readonly string[]
  readonly dataTypes: readonly string[]
  readonly accessTypes: readonly string[]
  readonly years: string
  readonly database: string
  readonly itemId: string
  readonly attributes: readonly string[]
  readonly isTotal: boolean
  readonly withParents: boolean
}

export const NO_CHOICE: ReportChoice = {
  metrics: [],
  dataTypes: [],
  accessTypes: [],
  years: '',
  database: '',
  itemId: '',
  attributes: [],
  isTotal: false,
  withParents: false,
}

/** Values of COUNTER that no use of a library of documents has: choosing them would give an empty report. */
const NEVER: readonly string[] = [
  ...['Limit_Exceeded', 'Searches_Federated', 'Searches_Regular', 'Free_To_Read', 'Authors', 'Article_Version'],
  ...[
    'Newspaper_or_Newsletter',
    'News_Item',
    'Patent',
    'Reference_Work',
    'Reference_Item',
    'Thesis_or_Dissertation',
    'Unspecified',
  ],
]

/** Values that can be chosen. */
export const offered = (values: readonly string[]): readonly string[] => values.filter((one) => !NEVER.includes(one))

const listed = (values: readonly string[], known: readonly string[]) => {
  const chosen = values.filter((one) => known.includes(one))
  return chosen.length > 0 ? chosen.join('|') : undefined
}

/** Parameters of a report: what was chosen, as far as the report knows it. */
export function reportQuery(kind: ReportKind, choice: ReportChoice) {
  if (kind.isView) return {}
  const given = {
    metric_type: listed(choice.metrics, kind.metrics),
    data_type: listed(choice.dataTypes, kind.dataTypes),
    access_type: listed(choice.accessTypes, ACCESS_TYPES),
    yop: choice.years.trim().replace(/\s*[,;|]\s*/g, '|') || undefined,
    database: choice.database.trim() || undefined,
    item_id: choice.itemId.trim() || undefined,
  }
  const filters = Object.entries(given).filter(
    ([field, value]) => value !== undefined && (kind.filters as readonly string[]).includes(field),
  )
  const attributes = listed(choice.attributes, kind.attributes)
  return {
    ...(Object.fromEntries(filters) as Record<string, string>),
    ...(attributes && { attributes_to_show: attributes }),
    ...(choice.isTotal && { granularity: 'Totals' }),
    ...(choice.withParents && kind.of === 'item' && { include_parent_details: 'True' }),
  }
}
