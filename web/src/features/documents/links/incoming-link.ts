import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import type { Lookup } from './lookup.ts'

/** Parameter in which other sites pass their request: a query string in base64. */
const PARAMETER = 'ihsResolver'
const FIELDS = ['search', 'designation', 'year', 'status', 'publisher'] as const

type Wanted = Partial<Record<(typeof FIELDS)[number], string>> & { readonly page?: number }

/** Target of an incoming link: a search, or a document to look up with the search as fallback. */
export type Incoming = { readonly text: string; readonly lookup?: Lookup; readonly page?: number }

/** Decodes both base64 alphabets; addresses turn a plus into a space. */
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

function targetOf({ search, designation, year, status, publisher, page }: Wanted): Incoming | undefined {
  if (search && !designation) return { text: year ? `${search}-${year}` : search }
  if (!designation) return (year ?? status) ? { text: [year, status].filter(Boolean).join(' ') } : undefined
  const text = search ?? [publisher, designation].filter(Boolean).join(' ')
  return year || status ? { text, lookup: { designation, year, status }, page } : { text }
}

/** Reads an incoming link. `undefined`: the address has none · `null`: it is not readable or empty */
export function incomingOf(search: string): Incoming | null | undefined {
  const base64 = new URLSearchParams(search).get(PARAMETER)
  if (base64 === null) return undefined
  try {
    return targetOf(readWanted(base64)) ?? null
  } catch {
    return null
  }
}
