import { unwrapAddress } from './address/unwrap-address.ts'
import { cleanText } from './clean-text.ts'
import { correctLookalikes, correctPublisher, swappedPublisherLetters, withoutStrayLetters } from './correct-lookalikes.ts'
import { otherShapes } from './other-shapes.ts'
import { publisherAtHead, publisherGluedAtHead } from './publishers.ts'
import { reordered } from './reordered.ts'
import { withoutDeviations } from './usual-deviations.ts'
import { withPublishersCodes } from './wording/full-names.ts'
import { inPlainWords } from './wording/plain-words.ts'
import { yearOf } from './year.ts'

/** Longer texts are not searched for designations. */
export const MAX_DESIGNATION_TEXT_LENGTH = 300

const BRACKETS = /^[([{<'](.*)[)\]}>']$/
/** National number behind a European one: EN 60204-1 (VDE 0113-1) */
const NATIONAL = /\s?[(/]\s?(?:DIN\s)?VDE[\s-]\d[\d\s-]*\)?$/
const EDGES = /^[\s"'«»“”]+|(?<![\s"'«»“”.,;!?])[\s"'«»“”.,;!?]+$/g
const SHORT_YEAR = /(?:\s?[:/-]|(?<!\s)\s+['(]?)\s?'?(\d\d)\)?$/
const TYPED_PART = /(?<=\d)([\s,-]+)(?:P|T|TL|BL|BLATT)\.?\s?(?=\d)/
const EUROPEAN = /^(?:.*\s)?(?:(?:PR)?EN|HD)(?:[\s-]+IEC)?[\s-]+((?:[67]|8)\d{4}(?!\d).*)$/
/** EN 55011 is CISPR 11. */
const EUROPEAN_CISPR = /^(?:.*\s)?(?:PR)?EN(?:[\s-]+IEC)?[\s-]+550(\d\d(?!\d).*)$/
/** Change that a consolidated text has: EN ISO 9227:2017+A1:2024 */
const ADDED_CHANGE = /(?<=\d)\s?\+\s?(?:A|AC|AMD|AMENDMENT|COR)\s?\d{1,2}(?:[:(]\s?\d{4}\)?)?$/i
const STATE_OF_W3C = /^(?:WD|FPWD|REC|CRD?|PR|PER|D?NOTE|DRY|SPSD|OBSL|STMT)-[A-Z].*-\d{8}$/
const TWO_NUMBERS = /^(.*?(?<!\d))(\d{3,})\s?[/,&+]\s?(\d{3,})$/

const WORD = /[^\s,]+/g
const BEHIND = /^\(?([\p{Lu}/\d -]+)\)?$/u
const SIGNS_AND_CODES = /^[\s/&-]*$/

/** Checks whether a text is publishers' codes and signs alone. */
const isCodes = (text: string) => SIGNS_AND_CODES.test(text.replace(/[A-Z\d-]+/g, (word) => (publisherAtHead(word) ? '' : word)))

/** Writes a publisher before the number that it follows. */
function publisherLast(text: string): string | undefined {
  const words = [...text.matchAll(WORD)]
  const number = words.slice(0, -1).findLast(([word]) => /\d/.test(word))
  if (!number) return undefined
  const end = number.index + number[0].length
  const last = text
    .slice(end)
    .replace(/^[\s,]+/, '')
    .match(BEHIND)?.[1]
  if (last === undefined) return undefined
  for (let from = 0; from < last.length; ) {
    const head = publisherAtHead(last.slice(from))
    if (head && isCodes(last.slice(from + head.length)))
      return `${last.slice(from)} ${text.slice(0, end)}${last.slice(0, from) && ` ${last.slice(0, from)}`}`
    const next = last.indexOf(' ', from)
    if (next < 0) return undefined
    from = next + 1
  }
  return undefined
}

/** Writes a year of two digits in full, as publishers do. */
function longYear(text: string): string | undefined {
  const match = text.match(SHORT_YEAR)
  const number = text.slice(0, match?.index)
  return match && /\d/.test(number) ? `${number}:${yearOf(match[1] as string)}` : undefined
}

/** Writes a space behind the publishers that a number is written to, and before its edition or change: OIMLD2:1999(E) */
function ungluedHead(text: string): string | undefined {
  let [codes, rest] = ['', text]
  for (let head = publisherGluedAtHead(rest); head && !publisherAtHead(rest); head = publisherGluedAtHead(rest)) {
    codes += `${head.code} `
    rest = rest.slice(head.length)
  }
  return codes ? codes + rest.replace(/(?<=\d)(?=(?:ED|AMD|COR)\.?\d)/, ' ') : undefined
}

/**
 * Lists other readings of an upper-case text that names nothing as written, the likeliest first: other shapes, a year of two digits, the
 * publisher behind the number, a part that is called P, the international document that a European one adopts, letters for
 * digits.
 */
function* otherReadings(text: string): Generator<string> {
  yield* otherShapes(text)
  const year = longYear(text)
  if (year) yield year
  const reordered = publisherLast(text)
  if (reordered) {
    yield reordered
    const both = longYear(reordered)
    if (both) yield both
  }
  if (TYPED_PART.test(text)) yield text.replace(TYPED_PART, '-')
  const european = text.match(EUROPEAN)?.[1]
  if (european) {
    yield `IEC ${european}`
    const both = longYear(european)
    if (both) yield `IEC ${both}`
  }
  const cispr = text.match(EUROPEAN_CISPR)?.[1]
  if (cispr) yield `CISPR ${cispr}`
  if (STATE_OF_W3C.test(text)) yield `W3C ${text}`
  yield* withoutDeviations(text)
  if (TWO_NUMBERS.test(text)) yield* [text.replace(TWO_NUMBERS, '$1$2'), text.replace(TWO_NUMBERS, '$1$3')]
}

/** Lists the readings of an upper-case text, those with its parts in the usual order first. */
function* orderedReadings(text: string): Generator<string> {
  if (/\d/.test(text))
    for (const one of reordered(text)) {
      yield one
      yield* otherReadings(one)
    }
  yield text
  if (/\d/.test(text)) yield* otherReadings(text)
}

/** Lists the readings of a text as one designation, the likeliest first. */
export function* readingsOf(text: string): Generator<string> {
  if (text.length > MAX_DESIGNATION_TEXT_LENGTH) return
  const unwrapped = unwrapAddress(text)
  for (const one of unwrapped ?? [text]) {
    const cleaned = cleanText(one)
    const bare = cleaned.replace(NATIONAL, '').replace(BRACKETS, '$1').replace(EDGES, '')
    const coded = /\d/.test(bare) ? withPublishersCodes(bare) : undefined
    const plain = inPlainWords(coded ?? bare)
    for (const one of [plain, coded]) if (one !== undefined) yield* orderedReadings(one)
    yield* orderedReadings(bare)
    const unglued = ungluedHead(bare)
    if (unglued !== undefined) yield* orderedReadings(unglued)
  }
}

/** A consolidated text without the last change that it has; undefined for any other text. */
export function withoutAddedChange(text: string): string | undefined {
  return ADDED_CHANGE.test(text.trim()) ? text.trim().replace(ADDED_CHANGE, '') : undefined
}

/** Lists readings with a corrected publisher's code. */
export function* correctedPublishers(text: string): Generator<string> {
  const cleaned = cleanText(text)
  const mended = correctPublisher(cleaned)
  for (const one of mended === cleaned ? swappedPublisherLetters(cleaned) : [mended]) {
    yield one
    yield* otherReadings(one)
  }
}

/** Lists readings with lookalike letters and digits corrected. They come last, and at most one of them may be meant. */
export function* correctedReadings(text: string): Generator<string> {
  if (text.length > MAX_DESIGNATION_TEXT_LENGTH) return
  const cleaned = cleanText(text)
  for (const one of correctLookalikes(cleaned)) {
    yield one
    yield* otherReadings(one)
  }
}

/** Last reading of all: without a stray letter beside a digit. */
export function withoutStrayLetter(text: string): string | undefined {
  const cleaned = cleanText(text)
  const less = withoutStrayLetters(cleaned)
  return less === cleaned ? undefined : less
}
