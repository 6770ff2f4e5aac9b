import type { StoredFeedback } from '#contract/feedback.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryPages } from '#ports/query-all.ts'
import { ConditionFailed, type Item, type Json, type Key, type Table } from '#ports/table.ts'

/** One partition for each tenant; the sort key begins with the time and so orders the items. */
const partition = (tenant: Tenant) => `${tenant}#feedback`

type NewFeedback = Omit<StoredFeedback, 'state'>

const keyOf = (tenant: Tenant, { at, id }: Pick<StoredFeedback, 'at' | 'id'>): Key => ({
  pk: partition(tenant),
  sk: `${at}#${id}`,
})

/** The state stands beside what somebody wrote, and is absent until it changes. */
const readItem = ({ feedback, state = 'open' }: Item) => ({ ...(feedback as object), state }) as unknown as StoredFeedback

/** Marks feedback; undefined where there is none. */
export async function markFeedback(
  table: Pick<Table, 'update'>,
  tenant: Tenant,
  { state, ...name }: Pick<StoredFeedback, 'at' | 'id' | 'state'>,
): Promise<StoredFeedback | undefined> {
  try {
    return readItem(await table.update(keyOf(tenant, name), { set: { state } }, { exists: true }))
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined
    throw error
  }
}

export async function addFeedback(table: Pick<Table, 'put'>, tenant: Tenant, feedback: NewFeedback): Promise<void> {
  await table.put({ ...keyOf(tenant, feedback), feedback }, { exists: false })
}

interface Days {
  readonly from?: string
  readonly to?: string
}

/** Common prefix of two days, which narrows the query: 2026-11 for two days of one month. */
function commonPrefix({ from, to }: Days): string | undefined {
  if (!from || !to) return undefined
  let length = 0
  while (length < from.length && from[length] === to[length]) length += 1
  return from.slice(0, length) || undefined
}

/** Reads the feedback of a period, both days included, the newest first. */
export async function* readFeedback(table: Pick<Table, 'query'>, tenant: Tenant, days: Days): AsyncGenerator<StoredFeedback> {
  const query = { pk: partition(tenant), prefix: commonPrefix(days), descending: true }
  for await (const items of queryPages(table, query))
    for (const item of items) {
      const day = item.sk.slice(0, 10)
      if (days.from && day < days.from) return
      if (!days.to || day <= days.to) yield readItem(item)
    }
}

/** Takes the name of a person out of what they said about searches. */
export async function eraseAuthor(table: Pick<Table, 'query' | 'update'>, tenant: Tenant, userId: string): Promise<void> {
  for await (const one of readFeedback(table, tenant, {})) {
    if (one.userId !== userId) continue
    const { state: _, ...written } = one
    const feedback = { ...written, userId: '', email: '' } as unknown as Json
    await table.update(keyOf(tenant, one), { set: { feedback } }, { exists: true })
  }
}
