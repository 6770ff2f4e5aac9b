import { POINT_ACTS } from '../reading/wanted-usage.ts'

/**
 * Columns of the aggregates that outside dashboards show, in the names of their SQL. A row is the use of a document by an account on a
 * day; what is of no document – searches, robots, acts on points – is a row of its own, so that every sum is that of the rows.
 * Nothing in them is of people: numbers of people cannot be added up, and few people could be told apart.
 */
export const AGGREGATE_TEXTS = ['tenant', 'account', 'account_name', 'publisher', 'subscription', 'document'] as const
/** ISO 8601, of the report zone */
export const AGGREGATE_DAY = 'day'
export const USE_FIGURES = [
  'requests',
  'unique_requests',
  'investigations',
  'unique_investigations',
  'denials',
  'searches',
  'robots',
] as const
export const POINT_FIGURES = POINT_ACTS.map((act) => `points_${act}` as const)

type Figure = (typeof USE_FIGURES)[number] | (typeof POINT_FIGURES)[number]
export type AggregateRow = Readonly<Record<(typeof AGGREGATE_TEXTS)[number] | typeof AGGREGATE_DAY, string>> &
  Readonly<Record<Figure, number>>
