import type { CallInputOf } from '#contract/endpoint.ts'
import type { api } from '#contract/index.ts'

export type Lookup = CallInputOf<typeof api.documents.byDesignation>

const BY_ASSET = /^(JOURNALS|adjunct|related_materials|3PC|MNL\/PAGES|STP\/PAGES)(\/|$)/i
const BY_BOOK = /^(MNL|STP)\/SOURCE_PAGES(\/|$)/i
const BY_STATUS = /^(HISTORICAL|WITHDRAWN)(\/|$)/i
const BY_QUERY = /^(SUBSCRIPTION|EDIT)(\/|$)/i
const FIELDS = ['designation', 'year', 'status', 'search', 'assetId'] as const

/** Returns the lookup for an old address; `path` is the part after /resolve/. Undefined for addresses that never existed. */
export function lookupOf(path: string, search: string): Lookup | undefined {
  const last = path.split('/').findLast((segment) => segment !== '') ?? ''
  if (BY_QUERY.test(path)) return fromQuery(search)
  if (!path.includes('/')) return undefined
  if (BY_BOOK.test(path)) return { assetId: `${last}-EB` }
  if (BY_ASSET.test(path)) return { assetId: last }
  const [, status] = BY_STATUS.exec(path) ?? []
  return status ? fromEdition(last, status) : undefined
}

function fromQuery(search: string): Lookup | undefined {
  const parameters = new URLSearchParams(search)
  const given = FIELDS.flatMap((field) => {
    const value = parameters.get(field)
    return value ? [[field, value] as const] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** Splits off the year after the last hyphen: a designation has hyphens of its own. */
function fromEdition(text: string, status: string): Lookup {
  const hyphen = text.lastIndexOf('-')
  const capitalised = status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()
  if (hyphen < 1) return { designation: text, status: capitalised }
  return { designation: text.slice(0, hyphen), year: text.slice(hyphen + 1), status: capitalised }
}
