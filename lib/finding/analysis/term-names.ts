import type { Facet } from '../intent.ts'

/** Kinds of terms, told apart by a first character that no word can hold. */
export const wholeKey = (key: string) => `\u0001${key}`
export const familyKey = (key: string) => `\u0002${key}`
export const otherKey = (key: string) => `\u0003${key}`
/** as it is written, but for what parts it */
export const writtenKey = (key: string) => `\u0008${key}`
/** a family's name, letters and digits alone */
export const gluedTerm = (name: string) => `\u000f${name}`
/** what tells an edition from others of its family: year, version, language */
export const factTerm = (fact: string) => `\u0010${fact}`
/** as it is written, in runs of letters and digits: what begins so is suggested */
export const beginKey = (key: string) => `\u000b${key}`
/** a word of a title as it is written, folded alone */
export const titleWord = (word: string) => `\u000e${word}`
/** two neighbours in a number of several parts, as 802.11 */
export const pairTerm = (first: string, second: string) => `\u0004${first}.${second}`
export const isPair = (term: string) => term.startsWith('\u0004')
/** what a pair that is asked for adds to a document that has it, times its weight */
export const BONUS = 0.4
export const facetTerm = (facet: Facet, value: string) => `\u0005${facet}\u0000${cut(value)}`
export const publisherTerm = (publisher: string) => `\u0006${cut(publisher)}`
export const collectionTerm = (collection: string) => `\u0007${cut(collection)}`

const LONGEST = 400
/** Terms are ordered as bytes and as UTF-16, which differ beyond the first plane. */
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu
const SURROGATE = /[\ud800-\udfff]/
function cut(value: string): string {
  if (!SURROGATE.test(value)) return value.length <= LONGEST ? value : value.slice(0, LONGEST)
  const text = value.toWellFormed().replace(ASTRAL, (one) => `\u0000${one.codePointAt(0)?.toString(16)}`)
  return text.length <= LONGEST ? text : text.slice(0, LONGEST)
}

const CODE = /^(?:10[0-9a-f]{4}|[1-9a-f][0-9a-f]{4})/

/** The value that a facet's term was made of, or one that makes the same term. */
export function facetValue(cutValue: string): string {
  const [first, ...astral] = cutValue.split('\u0000')
  const decode = (part: string) => {
    const code = part.match(CODE)?.[0]
    return code ? String.fromCodePoint(Number.parseInt(code, 16)) + part.slice(code.length) : `\u0000${part}`
  }
  return [first, ...astral.map(decode)].join('')
}
