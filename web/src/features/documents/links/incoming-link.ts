import { SEARCH_TEXT_LIMIT } from '#contract/search.ts'
import type { Lookup } from './legacy-lookup.ts'

/** The parameter under which other sites hand over what they are looking for: a query string in base64. */
const PARAMETER = 'ihsResolver'
const FIELDS = ['search', 'designation', 'year', 'status', 'publisher'] as const

type Wanted = Partial<Record<(typeof FIELDS)[number], string>> & { readonly page?: number }

/** Where a link leads: to a search, or to a document that has to be looked up, and to the search where there is none. */
export type Incoming = { readonly text: string; readonly lookup?: Lookup; readonly page?: number }

/** Addresses turn a plus into a space, and some writers use the alphabet made for addresses. */
function decode(base64: string): string {
  const plain = base64.trim().replace(/[ -]/g, '+').replace(/_/g, '/')
  const bytes = Uint8Array.from(atob(plain), (one) => one.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

function readWanted(base64: string): Wanted {
  const query = new URLSearchParams(decode(base64))
  const given = FIELDS.map((field) => [field, query.get(field)?.trim().slice(0, SEARCH_TEXT_LIMIT)] as const)
  const page = Number(query.get('page'))
  return { ...Object.fromEntries(given.filter(([, value]) => value)), ...(Number.isSafeInteger(page) && page > 0 && { page }) }
}

function placeOf({ search, designation, year, status, publisher, page }: Wanted): Incoming | undefined {
  if (search && !designation) return { text: year ? `${search}-${year}` : search }
  if (!designation) return (year ?? status) ? { text: [year, status].filter(Boolean).join(' ') } : undefined
  const text = search ?? [publisher, designation].filter(Boolean).join(' ')
  return year || status ? { text, lookup: { designation, year, status }, page } : { text }
}

/** `undefined`: the address carries no such link · `null`: one that cannot be read or asks for nothing */
export function incomingOf(search: string): Incoming | null | undefined {
  const base64 = new URLSearchParams(search).get(PARAMETER)
  if (base64 === null) return undefined
  try {
    return placeOf(readWanted(base64)) ?? null
  } catch {
    return null
  }
}
