import { cleanText } from './clean-text.ts'
import { mendHead, mendSlips } from './mend-slips.ts'
import { publisherAtHead } from './publishers.ts'
import { unwrapAddress } from './unwrap-address.ts'
import { yearOf } from './year.ts'

/** Longer texts are no designations, and none has one that is worth looking for. */
export const LONGEST_TEXT = 300

const BRACKETS = /^[([{<'](.*)[)\]}>']$/
const SHORT_YEAR = /^(.*\d.*?)(?:\s?[:/-]|\s+['(]?)\s?'?(\d\d)\)?$/
const TYPED_PART = /(?<=\d)([\s,-]+)P\.?\s?(?=\d)/
const EUROPEAN = /^(?:.*\s)?(?:PR)?EN(?:[\s-]+IEC)?[\s-]+((?:[67]|8)\d{4}(?!\d).*)$/

function publisherLast(text: string): string | undefined {
  const match = text.match(/^(.*\d[^\s,]*)[\s,]+\(?([\p{Lu}/\d -]+?)\)?$/u)
  const last = match?.[2] as string
  if (!match) return undefined
  for (let at = last.length, from = 0; from < at; ) {
    const head = publisherAtHead(last.slice(from))
    if (
      head &&
      /^[\s/&-]*$/.test(last.slice(from + head.length).replace(/[A-Z\d-]+/g, (word) => (publisherAtHead(word) ? '' : word)))
    )
      return `${last.slice(from)} ${match[1]}${last.slice(0, from) && ` ${last.slice(0, from)}`}`
    const next = last.indexOf(' ', from)
    if (next < 0) return undefined
    from = next + 1
  }
  return undefined
}

/** A publisher writes years in full, somebody else two digits of them. */
function longYear(text: string): string | undefined {
  const match = text.match(SHORT_YEAR)
  return match ? `${match[1]}:${yearOf(match[2] as string)}` : undefined
}

/**
 * How else an upper-case text may be read that names nothing as it stands, the likeliest first: a year of two digits, the
 * publisher behind the number, a part that is called P, the international document that a European one is, letters for digits.
 */
export function* otherReadings(text: string): Generator<string> {
  const year = longYear(text)
  if (year) yield year
  const turned = publisherLast(text)
  if (turned) {
    yield turned
    const both = longYear(turned)
    if (both) yield both
  }
  if (TYPED_PART.test(text)) yield text.replace(TYPED_PART, '-')
  const european = text.match(EUROPEAN)?.[1]
  if (european) {
    yield `IEC ${european}`
    const both = longYear(european)
    if (both) yield `IEC ${both}`
  }
}

/** How a text may be read as one designation, the likeliest first. */
export function* readingsOf(text: string): Generator<string> {
  const unwrapped = unwrapAddress(text)
  for (const one of unwrapped ?? [text]) {
    const cleaned = cleanText(one)
    const bare = cleaned.replace(BRACKETS, '$1').replace(/^[\s"'«»“”]+|[\s"'«»“”.,;!?]+$/g, '')
    yield bare
    if (!/\d/.test(bare)) continue
    yield* otherReadings(bare)
  }
}

/** With a publisher's code mended. */
export function* mendedHeads(text: string): Generator<string> {
  const cleaned = cleanText(text)
  const mended = mendHead(cleaned)
  if (mended === cleaned) return
  yield mended
  yield* otherReadings(mended)
}

/** The same with letters that stand for digits, and digits for letters: asked last. */
export function* mendedReadings(text: string): Generator<string> {
  const cleaned = cleanText(text)
  for (const one of mendSlips(cleaned)) {
    yield one
    yield* otherReadings(one)
  }
}
