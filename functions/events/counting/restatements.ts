import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Json, Table } from '#ports/table.ts'
import { keptUntil, type TitleMonth, type TitleRow } from './title-months.ts'

/** Figure of a closed month that is another one now. */
export interface RestatedFigure {
  /** content code; empty of the searches of the account */
  readonly document: string
  readonly metric: Figure | 'searches'
  readonly before: number
  readonly after: number
}

/** RestatedFigure of a month that was closed. */
export interface Restatement {
  readonly month: string
  /** ISO 8601 */
  readonly at: string
  /** the first of them, by document */
  readonly changes: readonly RestatedFigure[]
  /** all of them */
  readonly count: number
}

const FIGURES = ['totalInvestigations', 'uniqueInvestigations', 'totalRequests', 'uniqueRequests', 'denials'] as const
type Figure = (typeof FIGURES)[number]

/** Changes that are kept of a restatement: as many as somebody may read, and an item holds. */
const MAX_CHANGES = 500

/** Sums of a document, which rows of several databases may have. */
function sumsOf(rows: readonly TitleRow[]): Map<string, Record<Figure, number>> {
  const sums = new Map<string, Record<Figure, number>>()
  for (const row of rows) {
    const known = sums.get(row.document)
    sums.set(
      row.document,
      Object.fromEntries(FIGURES.map((one) => [one, (known?.[one] ?? 0) + row[one]])) as Record<Figure, number>,
    )
  }
  return sums
}

/** Lists what differs between a month as it was reported and as it is. */
export function changesOf(
  before: Pick<TitleMonth, 'rows' | 'searches'>,
  after: Pick<TitleMonth, 'rows' | 'searches'>,
): RestatedFigure[] {
  const [old, now] = [sumsOf(before.rows), sumsOf(after.rows)]
  const ofDocuments = [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((document) =>
    FIGURES.map((metric) => ({
      document,
      metric,
      before: old.get(document)?.[metric] ?? 0,
      after: now.get(document)?.[metric] ?? 0,
    })),
  )
  const ofSearches: RestatedFigure = { document: '', metric: 'searches', before: before.searches, after: after.searches }
  return [ofSearches, ...ofDocuments].filter((one) => one.before !== one.after)
}

const pkOf = (tenant: Tenant, account: string) => `${tenant}#restatements#${account}`
const figureOf = ({ document, metric }: RestatedFigure) => JSON.stringify([document, metric])

/** Figures as they were first, and as they are now: some were perhaps told before by a process that was killed then. */
function continued(told: readonly RestatedFigure[], changes: readonly RestatedFigure[]): RestatedFigure[] {
  const all = new Map(told.map((one) => [figureOf(one), one]))
  for (const one of changes) all.set(figureOf(one), { ...one, before: all.get(figureOf(one))?.before ?? one.before })
  return [...all.values()].filter(({ before, after }) => before !== after)
}

interface NewRestatement extends Pick<Restatement, 'month' | 'at' | 'changes'> {
  /** ISO 8601: when the month was closed, or restated before */
  readonly of: string
}

/** Saves what changed of a month since a time. Whoever restates the same again goes on with it: it is one restatement. */
export async function saveRestatement(
  table: Pick<Table, 'get' | 'put'>,
  tenant: Tenant,
  account: string,
  { month, of, at, changes }: NewRestatement,
): Promise<void> {
  const key = { pk: pkOf(tenant, account), sk: `${month}#${of}` }
  const told = (await table.get(key))?.changes as unknown as RestatedFigure[] | undefined
  const all = continued(told ?? [], changes)
  const kept = all.slice(0, MAX_CHANGES) as unknown as Json
  await table.put({ ...key, ...{ at, changes: kept, count: all.length, expiresAt: keptUntil(month) } })
}

/** Lists restatements of an account, those of the newest months first. */
export async function listRestatements(table: Pick<Table, 'query'>, tenant: Tenant, account: string): Promise<Restatement[]> {
  const items = await queryAll(table, { pk: pkOf(tenant, account) })
  return items
    .map(({ sk, at, changes, count }) => {
      // An earlier release has the time in the key alone.
      const [month = '', time = ''] = sk.split('#')
      const said = typeof at === 'string' ? at : time
      return { month, at: said, changes: changes as unknown as RestatedFigure[], count: count as number }
    })
    .reverse()
}
