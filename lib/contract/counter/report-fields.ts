import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { type Metric, REPORT_KINDS, type ReportKind } from './report-kinds.ts'

const MAX_LENGTH = 2000
const text = () => z.optional(z.string().check(z.maxLength(MAX_LENGTH)))

/**
 * Parameters of a report beside its key. They are read as they come: COUNTER wants a report with exceptions where a value is unknown.
 * Lists are parted by `|`.
 */
export const reportFields = () => ({
  begin_date: text(),
  end_date: text(),
  platform: text(),
  metric_type: text(),
  data_type: text(),
  access_method: text(),
  access_type: text(),
  yop: text(),
  database: text(),
  item_id: text(),
  author: text(),
  attributed: text(),
  country_code: text(),
  subdivision_code: text(),
  attributes_to_show: text(),
  granularity: text(),
  include_parent_details: text(),
  include_component_details: text(),
})

/** Parameter of a report. */
export type ReportField = keyof ReturnType<typeof reportFields>

const ATTRIBUTE_FIELDS = ['attributes_to_show', 'granularity'] as const
const OF_ITEMS = ['include_parent_details', 'include_component_details'] as const
const EXTENSIONS = ['attributed', 'country_code', 'subdivision_code'] as const

/** Lists the parameters that a report knows: those of its API, be they supported here or not. */
export function reportFieldsOf({ of, filters, isView }: ReportKind): readonly ReportField[] {
  const always = ['begin_date', 'end_date', 'platform'] as const
  if (isView) return always
  return [...always, ...filters, ...ATTRIBUTE_FIELDS, ...EXTENSIONS, ...(of === 'item' ? [...OF_ITEMS, 'author' as const] : [])]
}

/** Numbers by month, as `2026-01`. */
const Counts = lazySchema(() => z.record(z.string(), z.int()))
const Performance = lazySchema(() => {
  const metrics = Object.values(REPORT_KINDS).flatMap((kind) => kind.metrics)
  const counts = z.optional(Counts())
  return z.strictObject(Object.fromEntries(metrics.map((metric) => [metric, counts])) as Record<Metric, typeof counts>)
})
const Names = lazySchema(() => z.record(z.string(), z.string()))

const ItemFacts = () => ({
  Platform: z.optional(z.string()),
  Publisher: z.optional(z.string()),
  Item_ID: z.optional(Names()),
  Attribute_Performance: z.array(
    z.strictObject({
      Data_Type: z.optional(z.string()),
      YOP: z.optional(z.string()),
      Access_Type: z.optional(z.string()),
      Access_Method: z.optional(z.string()),
      Performance: Performance(),
    }),
  ),
})

/** Entry of a report: a platform, a database or a title; of an item report, items with their parent. */
const ReportItem = lazySchema(() =>
  z.union([
    z.strictObject({ Database: z.optional(z.string()), Title: z.optional(z.string()), ...ItemFacts() }),
    z.strictObject({
      Title: z.optional(z.string()),
      Data_Type: z.optional(z.string()),
      Item_ID: z.optional(Names()),
      Publication_Date: z.optional(z.string()),
      Items: z.array(z.strictObject({ Item: z.string(), Publication_Date: z.optional(z.string()), ...ItemFacts() })),
    }),
  ]),
)
export type ReportItem = SchemaType<typeof ReportItem>

const Values = () => z.record(z.string(), z.union([z.string(), z.array(z.string())]))

const ReportHeader = lazySchema(() =>
  z.strictObject({
    Release: z.string(),
    Report_ID: z.string(),
    Report_Name: z.string(),
    Created: z.string(),
    Created_By: z.string(),
    Institution_ID: z.strictObject({ Proprietary: z.array(z.string()) }),
    Institution_Name: z.string(),
    /** empty: the platform is not in COUNTER’s registry */
    Registry_Record: z.string(),
    Report_Filters: Values(),
    Report_Attributes: z.optional(Values()),
    Exceptions: z.optional(z.array(z.strictObject({ Code: z.int(), Message: z.string(), Data: z.optional(z.string()) }))),
  }),
)
export type ReportHeader = SchemaType<typeof ReportHeader>

export const CounterReport = lazySchema(() =>
  z.strictObject({ Report_Header: ReportHeader(), Report_Items: z.array(ReportItem()) }),
)
export type CounterReport = SchemaType<typeof CounterReport>
