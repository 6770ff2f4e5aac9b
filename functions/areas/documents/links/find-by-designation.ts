import { documents } from '#contract/documents/documents.ts'
import type { InputOf } from '#contract/endpoint/endpoint.ts'
import type { Tenant } from '#contract/tenant.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import { useCase } from '#functions/http/use-case.ts'
import { isContentCode } from '#library/document/content-code.ts'
import { recordsOf } from '#library/document/entitlement.ts'
import { contentCodeOf } from '#library/files/asset-id.ts'
import { chooseEdition, type EditionQuery } from '#library/links/choose-edition.ts'
import { entriesOf } from '#library/links/name-entry.ts'
import { nameOf } from '#library/links/names.ts'
import { readExisting } from '#library/reading/read-joined-documents.ts'
import { sourceKeyOf } from '#library/stamps.ts'
import { readDocuments, readNames, readSources } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'
import { countUnresolved, findTarget } from './store.ts'

/** characters; longer than any designation, short enough for the index */
const MAX_ALIAS_LENGTH = 200
const MAX_PROPOSALS = 100
const MAX_READINGS = 8
const MAX_SEARCHED = 10

type LookupContext = { readonly actor: Actor; readonly tenant: Tenant; readonly ports: Pick<Ports, 'table' | 'search'> }

/** Publishers to try for an old address without one: the tenant's own, and those that the account subscribes to. */
const publishersOf = ({ actor, tenant }: LookupContext) => [tenants[tenant].publisher.code, ...(actor.account?.publishers ?? [])]

/** Other readings of a designation. Their code is loaded on demand, as most calls name documents by their codes. */
async function otherReadings(designation: string): Promise<string[]> {
  if (designation.length > MAX_ALIAS_LENGTH) return []
  const { readingsOf } = await import('#finding/designation/readings.ts')
  return [...readingsOf(designation)].slice(0, MAX_READINGS)
}

async function findByName(designation: string, query: EditionQuery, context: LookupContext): Promise<string | undefined> {
  const own = publishersOf(context).map((code) => `${code} ${designation}`)
  const spellings = [designation, ...own, ...(await otherReadings(designation))]
  const names = [...new Set(spellings.map(nameOf))]
  const pages = await readNames(context.ports.table, context.tenant, names)
  return names.map((name) => chooseEdition(pages.get(name) ?? [], query)).find((entry) => entry !== undefined)?.contentCode
}

async function findByAsset(assetId: string, context: LookupContext): Promise<string | undefined> {
  const { tenant, ports } = context
  const code = contentCodeOf(assetId)
  const keys = publishersOf(context).map((publisher) => sourceKeyOf(publisher, assetId))
  const sources = await readSources(ports.table, tenant, keys)
  const codes = [code, ...keys.flatMap((key) => sources.get(key)?.contentCode ?? [])].filter(isContentCode)
  const items = await readDocuments(ports.table, tenant, codes)
  return codes.find((one) => items.get(one)?.document) ?? findByName(assetId, {}, context)
}

async function searchDesignations(text: string, { tenant, ports }: LookupContext, size: number): Promise<string[]> {
  const intent = {
    scope: recordsOf(tenant),
    text,
    field: 'designation',
    filters: [],
    sort: 'best',
    offset: 0,
    size,
  } as const
  return (await ports.search.find(intent)).hits.map(({ id }) => id)
}

/** Finds a document by another of its names, such as half of a dual number. The index proposes, the designation decides. */
async function findByAlias(designation: string, query: EditionQuery, context: LookupContext): Promise<string | undefined> {
  if (designation.length > MAX_ALIAS_LENGTH) return undefined
  const wanted = designationKeys(designation).whole
  const codes = await searchDesignations(designation, context, MAX_PROPOSALS)
  const items = await readDocuments(context.ports.table, context.tenant, codes)
  const proposed = codes.flatMap((code) => items.get(code)?.document ?? [])
  const called = proposed.filter(({ record }) => designationKeys(record.designation).also.includes(wanted))
  return chooseEdition(
    called.flatMap((document) => [...entriesOf(document).values()].slice(0, 1)),
    query,
  )?.contentCode
}

const NUMBERS = /\p{N}+/gu
const numbersIn = (text: string) => (text.match(NUMBERS) ?? []).map((number) => number.replace(/^0+(?=.)/, ''))

/** Tells whether a name has all of some numbers, each as often. */
function hasNumbers(name: string, wanted: readonly string[]): boolean {
  const left = numbersIn(name)
  return wanted.every((number) => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** Finds a document by words of its designation. Without a number of the text it is another document. */
async function findBySearch(text: string, context: LookupContext): Promise<string | undefined> {
  const codes = await searchDesignations(text, context, MAX_SEARCHED)
  const items = await readDocuments(context.ports.table, context.tenant, codes)
  const wanted = numbersIn(text)
  return codes.find((code) => {
    const record = items.get(code)?.document?.record
    return record && [record.designation, ...record.otherDesignations].some((name) => hasNumbers(name, wanted))
  })
}

type Named = Pick<InputOf<typeof documents.byDesignation>, 'designation' | 'year' | 'status' | 'search' | 'assetId'>

/** Finds a document by whatever names it: its asset, its designation, or words of that. */
export async function findCodeOf(
  { designation, year, status, search, assetId }: Named,
  context: LookupContext,
): Promise<string | undefined> {
  const text = search?.trim()
  return (
    (assetId?.trim() ? await findByAsset(assetId.trim(), context) : undefined) ??
    (designation?.trim() ? await findByName(designation.trim(), { year, status }, context) : undefined) ??
    (designation?.trim() ? await findByAlias(designation.trim(), { year, status }, context) : undefined) ??
    (text ? await findByName(text, { year, status }, context) : undefined) ??
    (text ? await findBySearch(text, context) : undefined)
  )
}

/** Finds the document that administrators lead a link to, as long as the library has it. */
async function findLed(link: string, { tenant, ports }: LookupContext): Promise<string | undefined> {
  const target = await findTarget(ports.table, tenant, link)
  if (!target) return undefined
  return (await readExisting(ports.table, tenant, [target.contentCode])).has(target.contentCode) ? target.contentCode : undefined
}

/** Resolves an old address: by asset, by designation (the current edition, or that of the year), by search, or as administrators lead it. */
export const findByDesignation = useCase(
  documents.byDesignation,
  ['table', 'search', 'clock'],
  async ({ link, ...named }, context) => {
    const contentCode = (await findCodeOf(named, context)) ?? (link ? await findLed(link, context) : undefined)
    if (contentCode === undefined && link) await countUnresolved(context.ports, context.tenant, link)
    return { contentCode: contentCode ?? context.fail('designation-not-found', 'designation') }
  },
)
