import { documents } from '#contract/documents.ts'
import type { Tenant } from '#contract/tenant.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import { useCase } from '#functions/http/use-case.ts'
import { contentCodeOf } from '#library/files/asset-id.ts'
import { isContentCode } from '#library/find-document.ts'
import { type Asked, chooseEdition } from '#library/links/choose-edition.ts'
import { entriesOf } from '#library/links/name-entry.ts'
import { nameOf } from '#library/links/names.ts'
import { sourceKeyOf } from '#library/stamps.ts'
import { readDocuments, readNames, readSources } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'

/** More than any designation has, and little enough for the index. */
const LONGEST_ALIAS = 200
const PROPOSALS = 100
const MOST_READINGS = 8

type Reading = { readonly actor: Actor; readonly tenant: Tenant; readonly ports: Pick<Ports, 'table' | 'search'> }

/** Old addresses leave the publisher away: then it is the tenant's own, or one that the account subscribes to. */
const publishersOf = ({ actor, tenant }: Reading) => [tenants[tenant].publisher.code, ...(actor.account?.publishers ?? [])]

/** Other ways to read it; what knows them is loaded when it is asked, as most calls name documents by their codes. */
async function otherReadings(designation: string): Promise<string[]> {
  if (designation.length > LONGEST_ALIAS) return []
  const { readingsOf } = await import('#finding/designation/readings.ts')
  return [...readingsOf(designation)].slice(0, MOST_READINGS)
}

async function findByName(designation: string, asked: Asked, reading: Reading): Promise<string | undefined> {
  const own = publishersOf(reading).map((code) => `${code} ${designation}`)
  const spellings = [designation, ...own, ...(await otherReadings(designation))]
  const names = [...new Set(spellings.map(nameOf))]
  const pages = await readNames(reading.ports.table, reading.tenant, names)
  return names.map((name) => chooseEdition(pages.get(name) ?? [], asked)).find((entry) => entry !== undefined)?.contentCode
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

async function searchDesignations(text: string, { tenant, ports }: Reading, size: number): Promise<string[]> {
  const intent = {
    scope: { tenant, documents: 'all' },
    text,
    field: 'designation',
    filters: [],
    sort: 'best',
    offset: 0,
    size,
  } as const
  return (await ports.search.find(intent)).hits.map(({ id }) => id)
}

/** By what a document is also called, half of a dual number say: the index proposes, the designation decides. */
async function findByAlias(designation: string, asked: Asked, reading: Reading): Promise<string | undefined> {
  if (designation.length > LONGEST_ALIAS) return undefined
  const wanted = designationKeys(designation).whole
  const codes = await searchDesignations(designation, reading, PROPOSALS)
  const items = await readDocuments(reading.ports.table, reading.tenant, codes)
  const proposed = codes.flatMap((code) => items.get(code)?.document ?? [])
  const called = proposed.filter(({ record }) => designationKeys(record.designation).also.includes(wanted))
  return chooseEdition(
    called.flatMap((document) => [...entriesOf(document).values()].slice(0, 1)),
    asked,
  )?.contentCode
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
      (designation?.trim() ? await findByAlias(designation.trim(), { year, status }, context) : undefined) ??
      (text ? await findByName(text, { year, status }, context) : undefined) ??
      (text ? (await searchDesignations(text, context, 1))[0] : undefined)
    return { contentCode: contentCode ?? context.fail('designation-not-found', 'designation') }
  },
)
