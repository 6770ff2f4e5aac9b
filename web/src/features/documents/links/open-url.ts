import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { isbnIn } from '#text/isbn.ts'
import { doiIn, doiLookups, suffixOf } from './doi.ts'
import type { Lookup } from './lookup.ts'

/** Request of a library's link resolver, with words to search for where no document is found. */
export interface OpenUrl {
  readonly lookups: readonly Lookup[]
  readonly text: string
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

/** Reads an OpenURL: version 1.0, whose keys begin with `rft.`, and 0.1. Undefined where it names nothing. */
export function openUrlOf(search: string): OpenUrl | undefined {
  const asked = new URLSearchParams(search)
  const all = (key: string) => [...asked.getAll(`rft.${key}`), ...asked.getAll(`rft_${key}`), ...asked.getAll(key)]
  const first = (keys: readonly string[]) =>
    keys
      .flatMap(all)
      .map((value) => value.trim().slice(0, SEARCH_TEXT_LIMIT))
      .find(Boolean)
  const ids = [...all('id'), ...all('doi')].map((id) => id.slice(0, SEARCH_TEXT_LIMIT))
  const doi = ids.map(doiIn).find(Boolean)
  const code = ids.map(codeIn).find(Boolean)
  const [title, number] = [TITLES, NUMBERS].map(first)
  const isxn = first(CODES) ?? ids.map(codeOfUrn).find(Boolean)
  const year = /\d{4}/.exec(first(['date']) ?? '')?.[0]
  const named = (designation: string | undefined): Lookup[] =>
    designation === undefined ? [] : year ? [{ designation, year }, { designation }] : [{ designation }]
  const page = Number.parseInt(first(['spage', 'pages']) ?? '', 10)
  const lookups: Lookup[] = [
    ...(code ? [{ assetId: code }] : []),
    ...(doi ? doiLookups(doi) : []),
    ...named(number),
    ...(isxn ? [byCode(isxn)] : []),
    ...named(title && /\d/.test(title) ? title : undefined),
  ]
  const text = title ?? (number && [first(['pub']), number].filter(Boolean).join(' ')) ?? (doi && suffixOf(doi)) ?? isxn ?? code
  return text === undefined ? undefined : { lookups, text, ...(page > 0 && page < 100_000 && { page }) }
}
