import { cleanText } from './clean-text.ts'
import { publisherAtHead } from './publishers.ts'

const MAX_WORDS = 100
/** words, more than any designation has */
const MAX_SPAN_LENGTH = 9
const MAX_STARTS = 6

/** Words that are certainly numbers of documents: A36, D638, RFC9110, 60601-1, 29.412 with a year. */
const CERTAIN_NUMBER =
  /^(?:[A-Z]{2,6}[-.]?\d{2}[\w./-]*|[A-Z]\.\d+[\w./-]*|[A-Z]\d{3}[\w./-]*|\d{5,6}(?:-\d{1,3})+|\d{3,}[\d.-]*:(?:19|20)\d\d)$/
const EDGE = /^["'()[\]{}«»“”,;!?]+|(?<!["'()[\]{}«»“”,;.!?])["'()[\]{}«»“”,;.!?]+$/g
/** Signs before a designation have no meaning; some behind it do, as in `ISO/` or `C++`. */
const SIGNS_BEFORE = /^[^\p{L}\p{N}([]+/u
const SIGNS_BEHIND = /(?<![^\p{L}\p{N})\]])[^\p{L}\p{N})\]]+$/u
const LATIN = /[A-Z\d]/
/** Year of a reference behind its publisher, which is no number: ISO. (1985). Packaging */
const PUBLISHED_IN = /^[^\d]{2,40}[.,]?\s\((?:19|20)\d\d\)[.,]?$/
/** Number with a year at the head of a title: 754-2019 – Floating-point arithmetic */
const DATED_NUMBER = /^\p{Lu}{0,2}\d{2,6}[\p{Lu}\d.-]{0,12}[-:](?:19|20)\d\d$/u
const YEAR_BEFORE = /(?:^|\s)((?:19|20)\d\d)\s(?:EDITION |VERSION )?(?:OF )?(?:THE )?$/

/** Tells whether a word is publishers' codes alone: BS, AS/NZS */
function isPublisher(word = ''): boolean {
  return word.split('/').every((code) => publisherAtHead(code)?.length === code.length)
}

/**
 * Lists the parts of a sentence that may be a designation, the first and longest first. `isSeries` tells whether the library
 * has designations that begin with a word.
 */
export function* spansOf(text: string, isSeries: (word: string) => boolean): Generator<string> {
  const cleaned = cleanText(text)
  const words = cleaned
    .split(/[\s,;]+|(?<=\p{L}):(?=\p{L})/u)
    .map((word) => word.replace(EDGE, (edge) => edge.replace(/[^()[\]]/g, '')).replace(/^[([]+(?!\d|[A-Z]{1,2}\))/, ''))
    .filter(Boolean)
  if (words.length < 2 || words.length > MAX_WORDS || !/\d/.test(cleaned)) return
  const latin = words.filter((word) => LATIN.test(word) || publisherAtHead(word) || /^\P{L}+$/u.test(word))
  if (latin.length < words.length) yield latin.join(' ').replace(SIGNS_BEFORE, '').replace(SIGNS_BEHIND, '')
  let starts = 0
  for (let start = 0; start < words.length && starts < MAX_STARTS; start++) {
    const word = (words[start] as string).replace(SIGNS_BEFORE, '')
    const begins =
      publisherAtHead(word) !== undefined ||
      CERTAIN_NUMBER.test(word) ||
      (start === 0 && DATED_NUMBER.test(word)) ||
      isSeries(word.match(/^[\p{L}\d]*\p{L}/u)?.[0] ?? '')
    // A publisher's number is none of another one: BS 7671 is not ISO 7671.
    if (!begins || (publisherAtHead(word) === undefined && isPublisher(words[start - 1]))) continue
    starts++
    const before = words.slice(0, start).join(' ')
    const year = `${before} `.match(YEAR_BEFORE)?.[1]
    for (let end = Math.min(words.length, start + MAX_SPAN_LENGTH); end > start; end--) {
      if (start === 0 && end === words.length) continue
      const span = words
        .slice(start, end)
        .join(' ')
        .replace(SIGNS_BEFORE, '')
        .replace(SIGNS_BEHIND, '')
        .replace(/^\((.*)\)$/, '$1')
      // Without a digit it may be a title: IEEE Standard for Ethernet.
      if (!/\d/.test(span) || PUBLISHED_IN.test(span)) continue
      if (year && !/\b(?:19|20)\d\d\)?$/.test(span)) yield `${span}:${year}`
      yield span
    }
  }
}
