import type { Database, TitleMonth, TitleRow } from '#functions/events/counting/title-months.ts'
import type { DocumentRow, UsageDay } from '#functions/events/counting/usage-store.ts'
import { knownPublisher } from '#library/document/known-publishers.ts'
import type { Subscription } from '#people/store.ts'
import type { TitleFacts } from './title-facts.ts'

/** Use of an account in the days of a month, and what is known of its titles and subscriptions. */
interface Summing {
  readonly month: string
  readonly days: readonly UsageDay[]
  readonly facts: ReadonlyMap<string, TitleFacts>
  readonly subscriptions: readonly Subscription[]
  /** ISO 8601 */
  readonly closedAt: string
  /** the month as it was reported: what it says of titles and databases stays */
  readonly reported?: TitleMonth | undefined
}

/** Database of a use: the subscription that opened the title, else all of its publisher. Its id is that of the list of titles. */
const databaseOf = ({ subscription, publisher }: Pick<DocumentRow, 'subscription' | 'publisher'>): string =>
  subscription === '' ? publisher : subscription.replace('/', ':')

const idOf = ({ publisher, collection }: Subscription) => (collection === undefined ? publisher : `${publisher}:${collection}`)

function databasesOf({ days, subscriptions, reported }: Summing): Database[] {
  const found = new Map<string, Database>()
  const add = (one: Database) => void (found.has(one.id) || found.set(one.id, one))
  for (const one of reported?.databases ?? []) add(one)
  if (!reported)
    for (const one of subscriptions)
      add({ id: idOf(one), name: one.name, publisher: knownPublisher(one.publisher).name, isHeld: true })
  for (const row of days.flatMap(({ rows }) => rows)) {
    const { name } = knownPublisher(row.publisher)
    const id = databaseOf(row)
    // A subscription that has ended since is known by its id alone.
    add({ id, name: row.subscription === '' ? name : row.subscription, publisher: name, isHeld: false })
  }
  return [...found.values()]
}

const MISSING: TitleFacts = { title: '', publisher: '', dataType: 'Unspecified', year: 0, date: '', doi: '', isbn: '' }

/** Sums the days of a month by title, database and whether everybody may read it. */
export function sumMonth(summing: Summing): TitleMonth {
  const { month, days, facts, closedAt, reported } = summing
  const known = new Map(reported?.rows.map((row) => [row.document, row]))
  const sums = new Map<string, TitleRow>()
  for (const row of days.flatMap(({ rows }) => rows)) {
    const { document, isOpen = false } = row
    const database = databaseOf(row)
    const key = `${document}\n${database}\n${isOpen}`
    const { title, publisher, dataType, year, date, doi, isbn } = known.get(document) ?? facts.get(document) ?? MISSING
    const before = sums.get(key)
    sums.set(key, {
      ...{ document, database, isOpen, title, publisher, dataType, year, date, doi, isbn },
      totalInvestigations: (before?.totalInvestigations ?? 0) + row.totalInvestigations,
      uniqueInvestigations: (before?.uniqueInvestigations ?? 0) + row.uniqueInvestigations,
      totalRequests: (before?.totalRequests ?? 0) + row.totalRequests,
      uniqueRequests: (before?.uniqueRequests ?? 0) + row.uniqueRequests,
      denials: (before?.denials ?? 0) + row.denials,
    })
  }
  return {
    month,
    closedAt,
    robotsList: [...new Set(days.map(({ robotsList }) => robotsList))].sort().at(-1) ?? '',
    searches: days.reduce((sum, { searches }) => sum + searches, 0),
    databases: databasesOf(summing),
    rows: [...sums.values()],
  }
}
