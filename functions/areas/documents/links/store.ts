import type { UnresolvedLink } from '#contract/documents/documents.ts'
import type { Tenant } from '#contract/tenant.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import type { Ports } from '#ports/ports.ts'
import { queryPages } from '#ports/query-all.ts'
import type { Item, Table } from '#ports/table.ts'

const LIFETIME_S = 90 * 86_400
/** Links that administrators see at most; whoever invents more finds no reader for them. */
const MAX_READ = 5000
const PAGE_SIZE = 1000

/** One partition for each tenant, one item for each link. */
const partition = (tenant: Tenant) => `${tenant}#unresolved-links`
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Counts an old link that found no document. */
export async function countUnresolved(
  { table, clock }: { readonly table: Pick<Table, 'update'>; readonly clock: Ports['clock'] },
  tenant: Tenant,
  link: string,
): Promise<void> {
  const now = clock.now()
  const text = oneLine(link)
  const expiresAt = Math.floor(now.getTime() / 1000) + LIFETIME_S
  const set = { link: text, lastUsed: now.toISOString(), expiresAt }
  await table.update({ pk: partition(tenant), sk: shortHash(text, 22) }, { set, add: { times: 1 } })
}

const read = ({ link, times, lastUsed }: Item): UnresolvedLink => ({
  link: String(link),
  times: Number(times),
  lastUsed: String(lastUsed),
})

export async function readUnresolved(table: Pick<Table, 'query'>, tenant: Tenant): Promise<UnresolvedLink[]> {
  const all: UnresolvedLink[] = []
  for await (const items of queryPages(table, { pk: partition(tenant), limit: PAGE_SIZE })) {
    all.push(...items.map(read))
    if (all.length >= MAX_READ) break
  }
  return all
}
