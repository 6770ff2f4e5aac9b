import { cleanText } from './clean-text.ts'
import { publisherAtHead } from './publishers.ts'
import { parseSupplements, type Supplement } from './supplements.ts'
import { parseVersion } from './version.ts'
import { shortenWords } from './wording/shorten-words.ts'
import { parseYear } from './year.ts'

/**
 * Reads a designation. Only the publishers' codes are looked up; text that no rule covers stays part of the number.
 *
 * - All dashes are equal, as are all slashes, colons, widths and spaces; invisible characters and ™ ® © are ignored, and so is
 *   case.
 * - At the head stand publishers. A slash or `&` joins co-publishers (`ISO/IEC`); a space or dash begins the document that is
 *   adopted (`BS EN ISO/IEC 27001` is ISO/IEC 27001, adopted by BS and EN). A space is not needed: `ISO9001`.
 * - Then the number with its type and parts, as it stands: `TR 15614-5`, `A36/A36M`, `TS 101 594-2`. `Std`, `Standard`,
 *   `No.`, `Part` and similar words are ignored; a type that is spelled out equals its code (`Special Publication`, `SP`).
 * - `A36/A36M` is a dual number: either half names the document.
 * - Amendments, corrigenda, addenda and supplements follow (`/AMD1:1994`, `Amd. 2 (10/2001)`, `+A1:2018`, `Cor 2`), each with
 *   a number and a year of its own.
 * - A year stands at the end: `:2015`, `-2015`, ` 2015`, `(2015)`, `2015 edition`, `(10/2004)`, `(2019-10)`, `Oct 2019`,
 *   `-20241211`. A number alone is a number: `ISO 1999` and `RFC 2015` have no year. Two digits are a year where the publisher
 *   writes so (`ASTM A36-19`) or after an apostrophe; from 50 on they belong to the last century.
 * - A version stands at the end too: `V1.3.1`, `REL-8/8.0.0`, `ed.2`, `r2`, `Rev. 2`, `D3.1`, `1.0.0`, `Redline`; W3C writes the
 *   state of a text before it (`WD-`, `REC-`), ITU-R a revision after it.
 * - A language in brackets, `(E)`, is no part of it.
 *
 * `readingsOf` covers texts that are no designation as written: an address, a file name, a sentence with one in it, a typing
 * error.
 */
export function parseDesignation(text: string): ParsedDesignation {
  const cleaned = shortenWords(cleanText(text)).replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/, '')
  const language = cleaned.match(LANGUAGE)
  let rest = language ? cleaned.slice(0, language.index) : cleaned
  const silent = rest.match(IGNORED_HEAD)?.[0].length
  if (silent && publisherAtHead(rest.slice(silent))) rest = rest.slice(silent)
  const groups: string[][] = []
  let joined = false
  for (let head = publisherAtHead(rest); head; head = publisherAtHead(rest)) {
    const left = rest.slice(head.length)
    if (joined) groups.at(-1)?.push(head.code)
    else groups.push([head.code])
    joined = /^\s*[/&+,]/.test(left)
    rest = left.replace(/^[\s/&+,:._-]+/, '')
  }
  const publishers = groups.at(-1) ?? []
  const variant = rest.match(VARIANT)
  if (variant?.index) rest = rest.slice(0, variant.index)
  const supplements = parseSupplements(rest)
  const year = parseYear(supplements.rest, publishers)
  const version = parseVersion(year.rest, publishers)
  const number = version.rest.replace(ignoredBefore(publishers), '')
  return {
    adopters: groups.slice(0, -1).flat(),
    publishers,
    number: number.trim(),
    version: [version.found, variant?.[0].trim()].filter(Boolean).join(' '),
    year: year.found || (version.year ?? ''),
    month: year.month,
    supplements: supplements.found,
    language: language?.[1] ?? '',
    variant: variant?.[0].trim() ?? '',
  }
}

export interface ParsedDesignation {
  /** publishers that adopted the document, outermost first: BS, EN */
  readonly adopters: readonly string[]
  readonly publishers: readonly string[]
  /** type, number and parts as written, cleaned */
  readonly number: string
  readonly version: string
  readonly year: string
  /** month, or month and day */
  readonly month: string
  readonly supplements: readonly Supplement[]
  readonly language: string
  /** variant of an edition: changes marked, consolidated, extended */
  readonly variant: string
}

const IGNORED_HEAD = /^(?:STANDARDS?|STD|NORM[AE]?|REC|RECOMMENDATION)[.:]?\s+/
const LANGUAGE = /(?<!\s)\s*\(([A-Z]|EN|FR|ES|RU|PE|PO|E\/F)\)$/
const VARIANT = /(?<![\s-])(?:[\s-]+(?:RLV|EXV|CMV|CSV|REDLINE))+$/
/** Words to ignore before the number. Without a publisher, and in MIL-STD, STD is a series of its own. */
function ignoredBefore(publishers: readonly string[]): RegExp {
  if (publishers.length === 0 || publishers.includes('MIL')) return IGNORED_WORDS_ALONE
  return publishers.some((one) => one.startsWith('ITU')) ? IGNORED_WORDS_OF_ITU : IGNORED_WORDS
}

const IGNORED_WORDS_ALONE = /^(?:(?:STANDARDS?|NO|NR|NUMBER)\b[.:]?\s*)+/
const IGNORED_WORDS = /^(?:(?:STANDARDS?|STD|NO|NR|NUMBER)\b[.:]?\s*)+/
const IGNORED_WORDS_OF_ITU = /^(?:(?:STANDARDS?|STD|NO|NR|NUMBER|REC|RECOMM?|RECOMMENDATION)\b[.:]?\s*)+/
