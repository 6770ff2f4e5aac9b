import type { Facet } from '../intent.ts'
import { hashOf } from './analyse.ts'

/** Key with year and version. Each kind of term begins with a character of its own that no word contains. */
export const wholeKey = (key: string) => `\u0001${key}`
export const familyKey = (key: string) => `\u0002${key}`
export const otherKey = (key: string) => `\u0003${key}`
/** Key of the written form without separators. */
export const writtenKey = (key: string) => `\u0008${key}`
/** Name of a family, letters and digits alone. */
export const gluedTerm = (name: string) => `\u000f${name}`
/** Fact that distinguishes an edition from others of its family: year, version, language. */
export const factTerm = (fact: string) => `\u0010${fact}`
/** Hash of the address at which a document is shown. */
export const addressTerm = (address: string) => `\u0011${hashOf(address).toString(36)}.${hashOf(`#${address}`).toString(36)}`
/** How much the library leans on a document's standard; see `lean.ts`. */
export const leanTerm = (lean: number) => `\u0012${lean}`
/** An abbreviation that a document defines, and the terms that it is short for; no term contains a space or the sign. */
export const shortTerm = (short: string, long: readonly string[]) => `\u0013${short}=${long.join(' ')}`
/** The same, to be found by the terms. */
export const longTerm = (long: readonly string[], short: string) => `\u0014${long.join(' ')}=${short}`
/**
 * Root of a word in another language than English, its letters in reverse: what begins with the root of Verzinkung are compounds that
 * end with it, in the languages that have such. They sort between flags and words.
 */
export const rootTerm = (root: string, compounds: boolean) => `${compounds ? HEAD : PLAIN}${[...root].reverse().join('')}`
const HEAD = '\u0016'
const PLAIN = '\u0017'
const BEGINNING = '\u0018'
const ROOTS: readonly string[] = [HEAD, PLAIN, BEGINNING]
export const isRoot = (term: string) => ROOTS.includes(term.slice(0, 1))
/** Root as it is written, of a language with compounds: what begins with that of Stahl are compounds that begin with it. */
export const beginningsOfRoot = (term: string): string[] => (term.startsWith(HEAD) ? [BEGINNING + lettersOfRoot(term)] : [])
/** Letters of a root in the order in which they are written. */
export const lettersOfRoot = (term: string): string =>
  term.startsWith(BEGINNING) ? term.slice(1) : [...term.slice(1)].reverse().join('')
/** Letters of a root that compounds are looked for with. */
const MIN_PART_LENGTH = 5
export const isPart = (term: string) => (term.startsWith(HEAD) || term.startsWith(BEGINNING)) && term.length > MIN_PART_LENGTH
/** Key of the written form in runs of letters and digits, for suggestions by prefix. */
export const prefixKey = (key: string) => `\u000b${key}`
/** Written word of a title, folded but not stemmed. */
export const titleWord = (word: string) => `\u000e${word}`
/** Two neighbouring parts of a number of several parts, as 802.11. */
export const pairTerm = (first: string, second: string) => `\u0004${first}.${second}`
export const isPair = (term: string) => term.startsWith('\u0004')
/** Score that a pair of the query adds to a document with it, times the pair's weight. */
export const PAIR_BONUS = 0.4
export const facetTerm = (facet: Facet, value: string) => `\u0005${facet}\u0000${cut(value)}`
export const publisherTerm = (publisher: string) => `\u0006${cut(publisher)}`
export const collectionTerm = (collection: string) => `\u0007${cut(collection)}`

const MAX_LENGTH = 400
/** Characters beyond the first plane, where the orders of bytes and of UTF-16 differ. */
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu
const SURROGATE = /[\ud800-\udfff]/
function cut(value: string): string {
  if (!SURROGATE.test(value)) return value.length <= MAX_LENGTH ? value : value.slice(0, MAX_LENGTH)
  const text = value.toWellFormed().replace(ASTRAL, (one) => `\u0000${one.codePointAt(0)?.toString(16)}`)
  return text.length <= MAX_LENGTH ? text : text.slice(0, MAX_LENGTH)
}

const CODE = /^(?:10[0-9a-f]{4}|[1-9a-f][0-9a-f]{4})/

/** Recovers the value that a facet's term was made from, or another one that makes the same term. */
export function facetValue(cutValue: string): string {
  const [first, ...astral] = cutValue.split('\u0000')
  const decode = (part: string) => {
    const code = part.match(CODE)?.[0]
    return code ? String.fromCodePoint(Number.parseInt(code, 16)) + part.slice(code.length) : `\u0000${part}`
  }
  return [first, ...astral.map(decode)].join('')
}
