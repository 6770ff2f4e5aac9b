import type { StoredFeedback } from '#contract/feedback.ts'
import type { Tenant } from '#contract/tenant.ts'
import { queryPages } from '#ports/query-all.ts'
import type { Json, Table } from '#ports/table.ts'

/** One partition for each tenant; the sort key begins with the time and so orders the items. */
const partition = (tenant: Tenant) => `${tenant}#feedback`

export async function addFeedback(table: Pick<Table, 'put'>, tenant: Tenant, feedback: StoredFeedback): Promise<void> {
  await table.put({ pk: partition(tenant), sk: `${feedback.at}#${feedback.id}`, feedback }, { exists: false })
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
    for (const { sk, feedback } of items) {
      const day = sk.slice(0, 10)
      if (days.from && day < days.from) return
      if (!days.to || day <= days.to) yield feedback as unknown as StoredFeedback
    }
}

/** Takes the name of a person out of what they said about searches. */
export async function eraseAuthor(table: Pick<Table, 'query' | 'update'>, tenant: Tenant, userId: string): Promise<void> {
  for await (const one of readFeedback(table, tenant, {})) {
    if (one.userId !== userId) continue
    const feedback = { ...one, userId: '', email: '' } as unknown as Json
    await table.update({ pk: partition(tenant), sk: `${one.at}#${one.id}` }, { set: { feedback } }, { exists: true })
  }
}
