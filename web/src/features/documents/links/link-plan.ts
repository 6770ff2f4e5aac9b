import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { decodeOnce } from './decode-once.ts'
import { doiIn, doiLookups, suffixOf } from './doi.ts'
import { incomingOf } from './incoming-link.ts'
import { lookupsOf, QUERY_FIELDS } from './legacy-lookup.ts'
import type { Lookup } from './lookup.ts'
import { OPEN_URL_KEYS, openUrlOf, openUrlParameters } from './open-url.ts'

/** Steps to resolve an old link. None of them leaves the site: they are calls, and words for its pages. */
export interface LinkPlan {
  /** tried in turn, until one finds a document */
  readonly lookups: readonly Lookup[]
  readonly page?: number
  /** words to search for where nothing is found, empty where it had none; absent: the home page */
  readonly text?: string
  /** DOI or ISBN that names the document, which the words do not say */
  readonly name?: string
  /** without a right to read it, there is a way home and no record */
  readonly backToHome?: true
  /** the link as administrators see it, without what says who used it */
  readonly link: string
}

interface Address {
  readonly pathname: string
  readonly search: string
}

const LINK_LIMIT = 300

const shown = (path: string, fields: URLSearchParams) => `${path}${fields.size > 0 ? `?${fields}` : ''}`.slice(0, LINK_LIMIT)

function only(search: string | URLSearchParams, isRead: (key: string) => boolean): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => isRead(key)))
}

function planOfIncoming(search: string): LinkPlan {
  const incoming = incomingOf(search)
  if (!incoming)
    return {
      lookups: [],
      link: shown(
        '/',
        only(search, (key) => key === 'ihsResolver'),
      ),
    }
  const { lookup, text, page } = incoming
  const fields = Object.entries({ ...lookup, search: text }).filter((field): field is [string, string] => Boolean(field[1]))
  return { lookups: lookup ? [lookup] : [], text, page, link: shown('ihsResolver', new URLSearchParams(fields)) }
}

function planOfOpenUrl({ pathname, search }: Address): LinkPlan {
  const link = shown(
    pathname,
    only(openUrlParameters(search), (key) => OPEN_URL_KEYS.includes(key.replace(/^rft[._]/, ''))),
  )
  return { lookups: [], text: '', ...openUrlOf(search), link }
}

function planOfDoi(pathname: string): LinkPlan {
  const text = decodeOnce(pathname)
  const doi = doiIn(text)
  return {
    lookups: doiLookups(text),
    ...(doi && { text: suffixOf(doi), name: `DOI ${doi}` }),
    link: shown(pathname, new URLSearchParams()),
  }
}

/** Words of an old address that may name a document: its last part, without the ending of a page. */
function wordsOf(path: string, search: string): string {
  const asked = new URLSearchParams(search)
  const named = ['search', 'designation', 'assetId'].map((field) => asked.get(field)?.trim()).find(Boolean)
  const last = decodeOnce(path.split('/').findLast(Boolean) ?? '')
    .replace(/\.html?$/i, '')
    .trim()
  return (named ?? (/\d/.test(last) ? last : '')).slice(0, SEARCH_TEXT_LIMIT)
}

/** Plans how to resolve the address of an old link, or a link from another site. */
export function planOf({ pathname, search }: Address): LinkPlan {
  const path = pathname.replace(/\/{2,}/g, '/')
  if (/^\/(?:home\b.*)?$/i.test(path)) return planOfIncoming(search)
  if (/^\/(?:resolve\/)*openurl\/?$/i.test(path)) return planOfOpenUrl({ pathname: path, search })
  if (/^\/(?:resolve\/)*doi\//i.test(path)) return planOfDoi(path)
  const text = wordsOf(path, search)
  const lookups = lookupsOf(path.replace(/^\/(?:resolve|digital_library|standards)(?:\/|$)/i, ''), search)
  return {
    lookups,
    ...(text && { text }),
    ...(/^\/(?:resolve\/)+(?:edit|subscription)\/?$/i.test(path) && { backToHome: true as const }),
    link: shown(
      path,
      only(search, (key) => (QUERY_FIELDS as readonly string[]).includes(key)),
    ),
  }
}
