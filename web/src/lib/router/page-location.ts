/**
 * State of an entry of the browser's history: `usr` is what the page saves with it, `key` names it, and `idx` counts from the
 * entry that the visit began with. Whoever writes there past the router leaves the other two alone.
 */
export interface HistoryState {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
}

interface Address {
  readonly pathname: string
  /** with its question mark, or empty */
  readonly search: string
  /** with its number sign, or empty */
  readonly hash: string
}

/** Address of the page, with what its entry of the history holds. */
export interface PageLocation extends Address {
  readonly state: unknown
  /** FIRST_KEY for the entry that a visit begins with */
  readonly key: string
}

/** Address to go to. A path that is left out is that of the page; a query or a fragment that is left out is empty. */
export type To = string | Partial<Address>

export const FIRST_KEY = 'default'

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s

/** Writes an address in full, as seen from the path of a page. */
export function hrefFrom(from: string, to: To): string {
  const [, path = '', query = '', fragment = ''] = typeof to === 'string' ? (PARTS.exec(to) ?? []) : []
  const { pathname = path || from, search = query, hash = fragment } = typeof to === 'string' ? {} : to
  return pathname + (search === '?' ? '' : search) + hash
}

/** Reads the address and the entry that the browser is at. */
export function readLocation(): PageLocation {
  const { pathname, search, hash } = window.location
  const { usr = null, key = FIRST_KEY } = (window.history.state ?? {}) as HistoryState
  return { pathname, search, hash, state: usr, key }
}
