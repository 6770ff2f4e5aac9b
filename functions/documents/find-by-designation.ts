import { documents } from '#contract/documents.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type Actor, useCase } from '#functions/http/use-case.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { contentCodeOf } from './asset-id.ts'
import { currentOf, inForce, orderEditions } from './editions.ts'
import { isContentCode } from './find-document.ts'
import type { NameEntry } from './name-entry.ts'
import { nameOf } from './names.ts'
import { sourceKeyOf } from './stamps.ts'
import { readDocuments, readNames, readSources } from './store.ts'

type Asked = { readonly year?: string; readonly status?: string }
type Reading = { readonly actor: Actor; readonly tenant: Tenant; readonly ports: Pick<Ports, 'table' | 'search'> }

/** Old addresses leave the publisher away: then it is the tenant's own, or one that the account subscribes to. */
const publishersOf = ({ actor, tenant }: Reading) => [tenants[tenant].publisher.code, ...(actor.account?.publishers ?? [])]

/** Two digits are a year of any century; a letter after it is an edition of that year. */
function isOfYear({ date, designation }: NameEntry, year: string): boolean {
  if (!/^(\d\d){1,2}$/.test(year)) return false
  return date.slice(0, 4).endsWith(year) || new RegExp(`[-:]${year}[a-z]?$`, 'i').test(designation)
}

function hasStatus({ status }: NameEntry, asked: string): boolean {
  const wanted = asked.toLowerCase()
  if (wanted === 'active') return inForce(status)
  if (wanted === 'historical') return !inForce(status)
  return status.toLowerCase().startsWith(wanted)
}

function choose(page: readonly NameEntry[], { year, status }: Asked): NameEntry | undefined {
  const matching = page.filter((entry) => (!year || isOfYear(entry, year)) && (!status || hasStatus(entry, status)))
  for (const role of ['is', 'edition'] as const) {
    const entries = matching.filter((entry) => entry.roles.includes(role))
    const originals = entries.filter((entry) => entry.track === '')
    const found = currentOf(orderEditions(originals.length ? originals : entries))
    if (found) return found
  }
  return undefined
}

async function findByName(designation: string, asked: Asked, reading: Reading): Promise<string | undefined> {
  const spellings = [designation, ...publishersOf(reading).map((code) => `${code} ${designation}`)]
  const names = [...new Set(spellings.map(nameOf))]
  const pages = await readNames(reading.ports.table, reading.tenant, names)
  return names.map((name) => choose(pages.get(name) ?? [], asked)).find((entry) => entry !== undefined)?.contentCode
}

async function findByAsset(assetId: string, reading: Reading): Promise<string | undefined> {
  const { tenant, ports } = reading
  const code = contentCodeOf(assetId)
  const keys = publishersOf(reading).map((publisher) => sourceKeyOf(publisher, assetId))
  const sources = await readSources(ports.table, tenant, keys)
  const codes = [code, ...keys.flatMap((key) => sources.get(key)?.contentCode ?? [])].filter(isContentCode)
  const items = await readDocuments(ports.table, tenant, codes)
  return codes.find((one) => items.get(one)?.document) ?? findByName(assetId, {}, reading)
}

async function findBySearch(text: string, { tenant, ports }: Reading): Promise<string | undefined> {
  const { hits } = await ports.search.find({
    scope: { tenant, documents: 'all' },
    text,
    field: 'designation',
    filters: [],
    sort: 'best',
    offset: 0,
    size: 1,
  })
  return hits[0]?.id
}

/** What an old address meant: by asset, by designation (the current edition, or that of the year), or by searching. */
export const findByDesignation = useCase(
  documents.byDesignation,
  ['table', 'search'],
  async ({ designation, year, status, search, assetId }, context) => {
    const text = search?.trim()
    const contentCode =
      (assetId?.trim() ? await findByAsset(assetId.trim(), context) : undefined) ??
      (designation?.trim() ? await findByName(designation.trim(), { year, status }, context) : undefined) ??
      (text ? ((await findByName(text, { year, status }, context)) ?? (await findBySearch(text, context))) : undefined)
    return { contentCode: contentCode ?? context.fail('designation-not-found', 'designation') }
  },
)
