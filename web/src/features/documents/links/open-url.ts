import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { isbnIn } from '#text/isbn.ts'
import { decodeOnce } from './decode-once.ts'
import { doiIn, doiLookups, suffixOf } from './doi.ts'
import type { Lookup } from './lookup.ts'

/** Request of a library's link resolver, with words to search for where no document is found. */
export interface OpenUrl {
  readonly lookups: readonly Lookup[]
  readonly text: string
  readonly name?: string
  readonly page?: number
}

const TITLES = ['btitle', 'atitle', 'title', 'jtitle', 'stitle'] as const
const NUMBERS = ['number', 'stdno', 'artnum'] as const
const CODES = ['isbn', 'eisbn', 'issn', 'eissn'] as const
/** Keys of OpenURL that are read; others may say who asks. */
export const OPEN_URL_KEYS: readonly string[] = ['id', 'doi', 'date', 'spage', 'pages', 'pub', ...TITLES, ...NUMBERS, ...CODES]

/** ISSN or ISBN in an identifier: urn:ISSN:1234-5678 */
const codeOfUrn = (id: string): string | undefined => /^urn:is[sb]n:([\dX -]+)$/i.exec(id)?.[1]?.trim()

/** Lookup for a number of a serial or a book; books are known by the thirteen digits. */
function byCode(code: string): Lookup {
  const isbn = isbnIn(code)
  return { assetId: code, ...(isbn && { designation: `ISBN ${isbn}` }) }
}

/** Content code in the address of a document of this library. */
function codeIn(id: string): string | undefined {
  const query = /^https?:[^?]*\/(?:document|content-access|document-view)\/?\?(.*)$/i.exec(id)?.[1]
  const asked = new URLSearchParams(query)
  return asked.get('contentcode') ?? asked.get('contentCode') ?? undefined
}

/** Parameters as they are meant: keys in any letter case, and an address that was copied from HTML. */
export function openUrlParameters(search: string): URLSearchParams {
  const given = new URLSearchParams(search.replace(/&amp;/gi, '&'))
  return new URLSearchParams([...given].map(([key, value]) => [key.toLowerCase(), value]))
}

/** Lookups for a number, of the year first. A bare number is another document by every publisher. */
function namedLookups(number: string, { pub, year }: { pub?: string | undefined; year?: string | undefined }): Lookup[] {
  const isWhole = pub === undefined || number.toLowerCase().startsWith(pub.toLowerCase())
  const names = isWhole ? [number] : [`${pub} ${number}`, ...(/\p{L}/u.test(number) ? [number] : [])]
  return names.flatMap((designation) => [...(year ? [{ designation, year }] : []), { designation }])
}

/** Page on which a part of a book begins. Pages of a serial are those of its volume. */
function pageOf(first: (keys: readonly string[]) => string | undefined): number | undefined {
  if (/article|proceeding|conference|preprint/i.test(first(['genre']) ?? '') || first(['issn', 'eissn', 'volume']))
    return undefined
  const page = Number(/^(?:pp?\.?\s*)?(\d{1,5})\b/i.exec(first(['spage', 'pages']) ?? '')?.[1])
  return page > 0 ? page : undefined
}

/** Reads an OpenURL: version 1.0, whose keys begin with `rft.`, and 0.1. Undefined where it names nothing. */
export function openUrlOf(search: string): OpenUrl | undefined {
  const asked = openUrlParameters(search)
  const all = (key: string) => [...asked.getAll(`rft.${key}`), ...asked.getAll(`rft_${key}`), ...asked.getAll(key)]
  const first = (keys: readonly string[]) =>
    keys
      .flatMap(all)
      .map((value) => value.trim().slice(0, SEARCH_TEXT_LIMIT))
      .find(Boolean)
  const ids = [...all('id'), ...all('doi')].map((id) => id.slice(0, SEARCH_TEXT_LIMIT))
  const doi = ids.map((id) => doiIn(id) ?? doiIn(decodeOnce(id))).find(Boolean)
  const code = ids.map(codeIn).find(Boolean)
  const [title, number] = [TITLES, NUMBERS].map(first)
  const isxn = first(CODES) ?? ids.map(codeOfUrn).find(Boolean)
  const pub = first(['pub'])
  const year = /\d{4}/.exec(first(['date']) ?? '')?.[0]
  const numbered = number === undefined ? [] : namedLookups(number, { pub, year })
  const lookups: Lookup[] = [
    ...(code ? [{ assetId: code }] : []),
    ...(doi ? doiLookups(doi) : []),
    ...numbered,
    ...(isxn ? [byCode(isxn)] : []),
    ...(title && /\d/.test(title) ? namedLookups(title, { year }) : []),
  ]
  const text = title ?? numbered.at(0)?.designation ?? (doi && suffixOf(doi)) ?? isxn ?? code
  const page = pageOf(first)
  const name = doi ? `DOI ${doi}` : isxn && (isbnIn(isxn) ? `ISBN ${isxn}` : `ISSN ${isxn}`)
  return text === undefined ? undefined : { lookups, text, ...(name && { name }), ...(page !== undefined && { page }) }
}
