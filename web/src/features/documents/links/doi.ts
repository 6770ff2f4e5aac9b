import type { Lookup } from './lookup.ts'

const DOI = /\b(10\.\d{4,9}\/\S+)/

/** Signs behind a DOI in an address or a sentence. */
const ENDING = /(?:\.html?|[/.,;:])+$/i

/** Reads the DOI in a text: in an address of a resolver, an info: URI, or alone. */
export function doiIn(text: string): string | undefined {
  const doi = DOI.exec(text)?.[1]?.replace(ENDING, '')
  return doi?.includes('/') ? doi : undefined
}

/** The publisher’s own name of the document: the part of a DOI behind the prefix. */
export const suffixOf = (doi: string): string => doi.slice(doi.indexOf('/') + 1)

/** Year behind the last hyphen of a suffix, with the marks of a reapproval: D1535-14R18E1 */
export const EDITION = /^(.+)-(\d{2}|\d{4})[A-Z]?(?:R\d{2,4})?(?:E\d)?$/i

/** Lookups for a DOI, to try in turn: by the DOI itself, then by the name in it, whole and as an edition. */
export function doiLookups(text: string): readonly Lookup[] {
  const doi = doiIn(text)
  if (doi === undefined) return []
  const suffix = suffixOf(doi)
  const [, designation, year] = EDITION.exec(suffix) ?? []
  return [{ designation: doi }, { assetId: suffix, designation: suffix }, ...(designation ? [{ designation, year }] : [])]
}
