/** Metric types of COUNTER 5.1 that reports of this library can be asked for. */
const USES = ['Total_Item_Investigations', 'Total_Item_Requests', 'Unique_Item_Investigations', 'Unique_Item_Requests'] as const
const TITLES = ['Unique_Title_Investigations', 'Unique_Title_Requests'] as const
const SEARCHES = ['Searches_Automated', 'Searches_Federated', 'Searches_Regular'] as const
const DENIALS = ['Limit_Exceeded', 'No_License'] as const
export type Metric = (typeof USES | typeof TITLES | typeof SEARCHES | typeof DENIALS)[number] | 'Searches_Platform'

/** Data types of whole titles, which platform, database and title reports share. */
const TITLE_TYPES = [
  'Book',
  'Conference',
  'Journal',
  'Newspaper_or_Newsletter',
  'Other',
  'Patent',
  'Reference_Work',
  'Report',
  'Standard',
  'Thesis_or_Dissertation',
  'Unspecified',
] as const
const ITEM_TYPES = [
  'Article',
  'Book_Segment',
  'Conference_Item',
  'News_Item',
  'Other',
  'Patent',
  'Reference_Item',
  'Report',
  'Standard',
  'Thesis_or_Dissertation',
  'Unspecified',
] as const
export type DataType = (typeof TITLE_TYPES | typeof ITEM_TYPES)[number] | 'Platform' | 'Database_Aggregated'

export const ACCESS_TYPES = ['Controlled', 'Free_To_Read', 'Open'] as const
export const ACCESS_METHODS = ['Regular', 'TDM'] as const

/** Columns that a report has when it is asked for them. */
export type ShownAttribute = 'Authors' | 'Publication_Date' | 'Article_Version' | 'YOP' | 'Access_Type' | 'Access_Method'

/** Filter of a report, by its parameter. */
type ReportFilter = 'metric_type' | 'data_type' | 'access_method' | 'access_type' | 'yop' | 'database' | 'item_id' | 'author'

/** Report of COUNTER’s Code of Practice. */
export interface ReportKind {
  readonly id: string
  readonly name: string
  readonly description: string
  /** subject of a row */
  readonly of: 'platform' | 'database' | 'title' | 'item'
  readonly metrics: readonly Metric[]
  readonly dataTypes: readonly DataType[]
  readonly attributes: readonly ShownAttribute[]
  readonly filters: readonly ReportFilter[]
  /** its filters and columns are fixed: only the months can be chosen */
  readonly isView?: true
}

/** Reports of the host type Aggregated_Full_Content, and the item report. */
export const REPORT_KINDS = {
  pr: {
    id: 'PR',
    name: 'Platform Report',
    description: 'Use of the whole library, by type of document.',
    of: 'platform',
    metrics: ['Searches_Platform', ...USES, ...TITLES],
    dataTypes: [...TITLE_TYPES, 'Platform'],
    attributes: ['Access_Method'],
    filters: ['metric_type', 'data_type', 'access_method'],
  },
  pr_p1: {
    id: 'PR_P1',
    name: 'Platform Usage',
    description: 'Searches and requests of the whole library.',
    of: 'platform',
    metrics: ['Searches_Platform', 'Total_Item_Requests', 'Unique_Item_Requests', 'Unique_Title_Requests'],
    dataTypes: [...TITLE_TYPES, 'Platform'],
    attributes: [],
    filters: [],
    isView: true,
  },
  dr: {
    id: 'DR',
    name: 'Database Report',
    description: 'Use of each subscription, by type of document.',
    of: 'database',
    metrics: [...SEARCHES, ...USES, ...TITLES, ...DENIALS],
    dataTypes: [...TITLE_TYPES, 'Database_Aggregated'],
    attributes: ['Access_Method'],
    filters: ['metric_type', 'data_type', 'access_method', 'database'],
  },
  dr_d1: {
    id: 'DR_D1',
    name: 'Database Search and Item Usage',
    description: 'Searches, investigations and requests of each subscription.',
    of: 'database',
    metrics: [...SEARCHES, ...USES],
    dataTypes: [...TITLE_TYPES, 'Database_Aggregated'],
    attributes: [],
    filters: [],
    isView: true,
  },
  dr_d2: {
    id: 'DR_D2',
    name: 'Database Access Denied',
    description: 'Denied access by database.',
    of: 'database',
    metrics: DENIALS,
    dataTypes: ['Database_Aggregated'],
    attributes: [],
    filters: [],
    isView: true,
  },
  tr: {
    id: 'TR',
    name: 'Title Report',
    description: 'Use of each title; an edition of a standard is a title.',
    of: 'title',
    metrics: [...USES, ...TITLES, ...DENIALS],
    dataTypes: TITLE_TYPES,
    attributes: ['YOP', 'Access_Type', 'Access_Method'],
    filters: ['metric_type', 'data_type', 'access_method', 'access_type', 'yop', 'item_id'],
  },
  ir: {
    id: 'IR',
    name: 'Item Report',
    description: 'Use of each item; an edition of a standard is an item.',
    of: 'item',
    metrics: [...USES, ...DENIALS],
    dataTypes: ITEM_TYPES,
    attributes: ['Authors', 'Publication_Date', 'Article_Version', 'YOP', 'Access_Type', 'Access_Method'],
    filters: ['metric_type', 'data_type', 'access_method', 'access_type', 'yop', 'item_id'],
  },
} as const satisfies Record<string, ReportKind>

export type ReportName = keyof typeof REPORT_KINDS
export const REPORT_NAMES = Object.keys(REPORT_KINDS) as readonly ReportName[]
