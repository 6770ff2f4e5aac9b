import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { decodeOnce } from './decode-once.ts'
import { doiLookups, EDITION } from './doi.ts'
import type { Lookup } from './lookup.ts'

type Read = (rest: readonly string[], status: string) => readonly Lookup[]

const last = (segments: readonly string[]) => segments.at(-1) ?? ''
const byAsset: Read = (rest) => [{ assetId: last(rest) }]
const byBook: Read = (rest) => [{ assetId: `${last(rest)}-EB` }]
/** A designation may hold a slash: its last part is tried first. */
const byStatus: Read = (rest, status) =>
  [...new Set([last(rest), rest.join('/')])].flatMap((text) => editionsOf(text, capitalized(status)))

/** Kinds of old addresses, by the segments that they begin with. */
const KINDS: Readonly<Record<string, Read>> = {
  'MNL/SOURCE_PAGES': byBook,
  'STP/SOURCE_PAGES': byBook,
  'MNL/PAGES': byAsset,
  'STP/PAGES': byAsset,
  JOURNALS: byAsset,
  ADJUNCT: byAsset,
  RELATED_MATERIALS: byAsset,
  '3PC': byAsset,
  HISTORICAL: byStatus,
  WITHDRAWN: byStatus,
  DOI: (rest) => doiLookups(rest.join('/')),
}

const QUERY_KINDS = ['SUBSCRIPTION', 'EDIT']
export const QUERY_FIELDS = ['designation', 'year', 'status', 'search', 'assetId'] as const

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1).toLowerCase()}`

/** Page of a standard, as addresses were before the kinds: D1535.htm, D1535-14.htm */
function byPage(segments: readonly string[]): readonly Lookup[] {
  const [name] = /^.+(?=\.html?$)/i.exec(last(segments)) ?? []
  if (segments.length !== 1 || !name) return []
  return [{ designation: name }, ...(name.lastIndexOf('-') > 0 ? [fromEdition(name)] : [])].map(bounded)
}

/** Segments of an old path, decoded; without empty ones, and without the prefix where it stands twice. */
function segmentsOf(path: string): string[] {
  const segments = path
    .split('/')
    .map((segment) => decodeOnce(segment).trim())
    .filter(Boolean)
  const first = segments.findIndex((segment) => segment.toLowerCase() !== 'resolve')
  return first < 0 ? [] : segments.slice(first)
}

/** Lookups for an old address, to try in turn; `path` is its part after /resolve/. Empty for addresses that never existed. */
export function lookupsOf(path: string, search: string): readonly Lookup[] {
  const [first = '', second = '', ...others] = segmentsOf(path)
  if (QUERY_KINDS.includes(first.toUpperCase())) return fromQuery(search)
  const pair = KINDS[`${first}/${second}`.toUpperCase()]
  const rest = pair ? others : [second, ...others].filter(Boolean)
  const read = pair ?? KINDS[first.toUpperCase()]
  if (!read) return byPage([first, second, ...others].filter(Boolean))
  if (rest.length === 0) return []
  const ending = last(rest)
    .slice(0, SEARCH_TEXT_LIMIT - 3)
    .replace(/\.html?$/i, '')
  return read([...rest.slice(0, -1), ending], first).map(bounded)
}

/** Looks only for what a name can be: the call refuses longer ones. */
function bounded(lookup: Lookup): Lookup {
  const cut = Object.entries(lookup).map(([field, value]) => [field, value?.slice(0, field === 'year' ? 20 : SEARCH_TEXT_LIMIT)])
  return Object.fromEntries(cut)
}

function fromQuery(search: string): Lookup[] {
  const parameters = new URLSearchParams(search)
  const given = QUERY_FIELDS.flatMap((field) => {
    const value = parameters.get(field)?.trim()
    return value ? [[field, field === 'status' ? value.slice(0, 100) : value] as const] : []
  })
  return given.length > 0 ? [bounded(Object.fromEntries(given))] : []
}

/** Lookups for an edition. One with marks behind its year is also tried as it stands, and by its year: D1535-14e1 */
function editionsOf(text: string, status: string): Lookup[] {
  const edition = fromEdition(text, status)
  if (edition.year === undefined || /^\d+$/.test(edition.year)) return [edition]
  const [, designation, year] = EDITION.exec(text) ?? []
  return [edition, { designation: text, status }, ...(designation ? [{ designation, year, status }] : [])]
}

/** Splits off the year after the last hyphen: a designation has hyphens of its own. */
function fromEdition(text: string, status?: string): Lookup {
  const hyphen = text.lastIndexOf('-')
  if (hyphen < 1) return { designation: text, ...(status && { status }) }
  return { designation: text.slice(0, hyphen), year: text.slice(hyphen + 1), ...(status && { status }) }
}
