import { designationKeys } from '../designation/designation-keys.ts'
import { publisherAtHead } from '../designation/publishers.ts'

/** Designation in a text, at [start, end) in UTF-16 units. */
export interface TextReference {
  readonly start: number
  readonly end: number
  readonly designation: string
  /** key that all editions share */
  readonly family: string
  /** empty for an undated reference */
  readonly year: string
}

/** Publishers joined by slashes, types, a number with parts, a year, amendments. Every repetition is bounded. */
const CANDIDATE =
  /(?<![\p{L}\p{N}/])\p{Lu}[\p{Lu}\d]{1,9}(?:[/-]\p{Lu}{1,10}){0,3}(?:[ \u00A0-]\p{Lu}[\p{Lu}\p{Ll}]{1,8}[.]?(?:[/-]\p{Lu}{2,8})?){0,3}[ \u00A0-]?\p{Lu}{0,2}[ \u00A0.]?\d[\p{Lu}\p{Ll}\d]{0,12}(?:[./-][\p{Lu}\p{Ll}]{0,2}\d[\p{Lu}\p{Ll}\d]{0,8}){0,6}(?::\d{4}(?:-\d\d)?)?(?:[/+](?:AMD|Amd|COR|Cor|A|AC)[ .]?\d{1,3}(?::\d{4})?){0,3}/gu

/** Series that people name without their publisher. */
const SERIES = /^(?:RFC|XEP|MIL|FIPS|STANAG)(?!\p{L})/u

/** Finds the designations that a text names: those that begin with a known publisher or series, or as `own`, the text's own, does. */
export function findReferences(text: string, own = ''): TextReference[] {
  const head = /^\p{Lu}[\p{Lu}\d]+/u.exec(own)?.[0]
  const isOwn = (written: string) =>
    head !== undefined && written.startsWith(head) && !/^[\p{L}\d]/u.test(written.slice(head.length))
  return referencesOf(text, (written) => isKnownHead(written) || isOwn(written))
}

/** Finds whatever looks like a designation, by whomever: a library knows more publishers than these rules. */
export const findNumbered = (text: string): TextReference[] => referencesOf(text, () => true)

const isKnownHead = (written: string) => SERIES.test(written) || publisherAtHead(written.toUpperCase()) !== undefined

function referencesOf(text: string, isWanted: (written: string) => boolean): TextReference[] {
  const found: TextReference[] = []
  for (const match of text.matchAll(CANDIDATE)) {
    const written = match[0].replace(/[./-]+$/, '')
    if (!isWanted(written)) continue
    const { family, read } = designationKeys(written)
    if (!/\d/.test(family) || read.number === '') continue
    found.push({ start: match.index, end: match.index + written.length, designation: written, family, year: read.year })
  }
  return found
}
