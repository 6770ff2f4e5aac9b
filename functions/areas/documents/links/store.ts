import type { UnresolvedLink } from '#contract/documents/old-links.ts'
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
  await table.update(keyOf(tenant, link), { set, add: { times: 1 } })
}

export type LinkTarget = NonNullable<UnresolvedLink['leadsTo']>

const keyOf = (tenant: Tenant, link: string) => ({ pk: partition(tenant), sk: shortHash(oneLine(link), 22) })

/** Leads a link that was counted to a document. It is no longer forgotten. */
export async function saveTarget(table: Pick<Table, 'update'>, tenant: Tenant, link: string, leadsTo: LinkTarget): Promise<void> {
  const { contentCode, designationNo } = leadsTo
  await table.update(keyOf(tenant, link), {
    set: { link: oneLine(link), leadsTo: { contentCode, designationNo } },
    remove: ['expiresAt'],
    add: { times: 0 },
  })
}

export async function findTarget(table: Pick<Table, 'get'>, tenant: Tenant, link: string): Promise<LinkTarget | undefined> {
  return (await table.get(keyOf(tenant, link)))?.leadsTo as LinkTarget | undefined
}

export const deleteLink = (table: Pick<Table, 'delete'>, tenant: Tenant, link: string): Promise<void> =>
  table.delete(keyOf(tenant, link))

const read = ({ link, times, lastUsed, leadsTo }: Item): UnresolvedLink => ({
  link: String(link),
  times: Number(times),
  lastUsed: String(lastUsed),
  ...(leadsTo !== undefined && { leadsTo: leadsTo as unknown as LinkTarget }),
})

export async function readUnresolved(table: Pick<Table, 'query'>, tenant: Tenant): Promise<UnresolvedLink[]> {
  const all: UnresolvedLink[] = []
  for await (const items of queryPages(table, { pk: partition(tenant), limit: PAGE_SIZE })) {
    all.push(...items.map(read))
    if (all.length >= MAX_READ) break
  }
  return all
}
