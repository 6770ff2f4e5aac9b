import { addressKeys } from '../designation/address/address-key.ts'
import { cleanText } from '../designation/clean-text.ts'
import { gluedReadings } from '../designation/glued-readings.ts'
import { publisherAtHead } from '../designation/publishers.ts'
import {
  correctedPublishers,
  correctedReadings,
  MAX_DESIGNATION_TEXT_LENGTH,
  readingsOf,
  withoutAddedChange,
  withoutStrayLetter,
} from '../designation/readings.ts'
import { spansOf } from '../designation/spans.ts'
import { withPublishersCodes } from '../designation/wording/full-names.ts'
import { DesignationMatcher, MIN_NAMED_TIER, type NamedDocuments } from './designation-matcher.ts'
import type { NameIndex } from './name-index.ts'

type NameDates = Pick<NameIndex, 'isCurrent' | 'isRowOfEdition' | 'dateOf'>

/** Longer texts are read up to here. */
const MAX_CITATION_LENGTH = 600
const DIGIT = /\p{N}/u
/** number after words, other than a year */
const APART = /^(?:[\s,:–-]+\p{L}{3,}){1,5}[\s,:–-]+(?!(?:19|20)\d\d$)(\p{L}{0,2}[\s-]?\p{N}\S*)$/u

/** Documents that a text names, and how surely. */
export interface DesignationMatch {
  readonly named: NamedDocuments
  /** false when only other editions than the requested one were found */
  readonly isSure: boolean
  /** true when the text names the publisher too, so that the match is hardly chance */
  readonly withPublisher: boolean
  /** whether the text asks for an edition, not for the family */
  readonly namesEdition: boolean
}

/** Difference in tier up to which documents are named as well as the best one. */
const AS_WELL = 0.2

type NamedEditions = Pick<DesignationMatch, 'named' | 'namesEdition' | 'isSure'>

/**
 * Lists the editions that a text names, beside what stands for a standard: those that it asks for; of a number without a current edition,
 * as another number took its place, the newest.
 */
export function namedEditions({ named, namesEdition, isSure }: NamedEditions, index: NameDates): ReadonlySet<number> {
  if (!isSure) return new Set()
  // A twin that is shown in another one's place is found by that one's name, however its language or publishers are written.
  const rows = [...named].filter(([doc]) => index.isRowOfEdition(doc))
  if (rows.length === 0) return new Set()
  const most = rows.reduce((highest, [, tier]) => Math.max(highest, tier), 0)
  const asWell = rows.flatMap(([doc, tier]) => (tier >= most - AS_WELL ? [doc] : []))
  if (namesEdition) return new Set(asWell)
  if (asWell.some((doc) => index.isCurrent(doc))) return new Set()
  const newest = asWell.reduce((latest, doc) => Math.max(latest, index.dateOf(doc)), 0)
  return new Set(asWell.filter((doc) => index.dateOf(doc) === newest))
}

/** Tries one reading of a text after the other until one names a document in the scope. */
class ReadingTrial {
  otherEditions: NamedDocuments | undefined
  found: NamedDocuments | undefined
  withPublisher = false
  namesEdition = false
  private readonly index: NameIndex

  constructor(index: NameIndex) {
    this.index = index
  }

  private attempt(read: (matcher: DesignationMatcher) => void): boolean {
    const matcher = new DesignationMatcher(this.index)
    read(matcher)
    if (matcher.highestTier >= MIN_NAMED_TIER) {
      this.found = matcher.named
      this.namesEdition = matcher.namesEdition
    } else if (matcher.named.size) this.otherEditions ??= matcher.named
    return this.found !== undefined
  }

  /** Reads the text as written, without separators, with typing errors corrected, and as a part of a sentence. */
  run(text: string): boolean {
    if (this.attempt((matcher) => matcher.readAddress(text))) return true
    if (this.readOfPublisher(text) || this.readWhole(text)) return true
    if (this.readBase(text)) return true
    // Other words of an address mean nothing.
    if (addressKeys(text).length > 0) return false
    // When other editions match, the only other explanation is a typing error in the year.
    if (this.otherEditions !== undefined) return this.readOnly(correctedReadings(text))
    if (this.read(correctedPublishers(text)) || !DIGIT.test(text)) return this.found !== undefined
    const coded = withPublishersCodes(text)
    return (
      this.readOnly(correctedReadings(coded ?? text)) ||
      (coded !== undefined && this.readSpans(coded)) ||
      this.readSpans(text) ||
      this.readSpans(correctedReadings(text).next().value ?? '') ||
      this.readApart(text) ||
      this.readOnly([withoutStrayLetter(text) ?? ''])
    )
  }

  /** Looks for a designation in a text that is too long for one: a reference with its title. */
  runLong(text: string): boolean {
    const head = text.slice(0, MAX_CITATION_LENGTH)
    return this.readSpans(withPublishersCodes(cleanText(head)) ?? head)
  }

  /** Accepts a reading only when no other one names different documents. */
  private readOnly(readings: Iterable<string>): boolean {
    let only: NamedDocuments | undefined
    for (const one of readings) {
      if (!this.read([one]) && !this.readGlued(one)) continue
      const found = this.found as NamedDocuments
      this.found = undefined
      if (only && ![...found.keys()].some((doc) => only?.has(doc))) return false
      only ??= found
    }
    this.found = only
    return only !== undefined
  }

  /** Reads a consolidated text that the library does not have as the text that was changed. */
  private readBase(text: string): boolean {
    for (let base = withoutAddedChange(text); base !== undefined; base = withoutAddedChange(base))
      if (this.readWhole(base)) return true
    return false
  }

  /** Reads a publisher's name in place of its code. */
  private readOfPublisher(text: string): boolean {
    const mention = DIGIT.test(text) ? this.index.findPublisherMention(text) : undefined
    if (!mention) return false
    const trial = new ReadingTrial(this.index.publishedBy(mention.code))
    this.withPublisher = trial.readWhole(mention.rest) || trial.readWhole(`${mention.code} ${mention.rest}`)
    this.found = trial.found
    this.namesEdition = trial.namesEdition
    return this.withPublisher
  }

  private readWhole(text: string): boolean {
    const readings = [...readingsOf(text)]
    return this.read(readings) || readings.some((one) => this.readGlued(one))
  }

  private read(readings: Iterable<string>): boolean {
    for (const text of readings)
      if (this.attempt((matcher) => matcher.read(text))) {
        this.withPublisher = publisherAtHead(text) !== undefined
        return true
      }
    return false
  }

  private readGlued(text: string): boolean {
    return (
      this.attempt((matcher) => matcher.readWritten(text)) ||
      this.attempt((matcher) => matcher.readGlued(text, gluedReadings(cleanText(text))))
    )
  }

  /** Reads a subject between publisher and number. */
  private readApart(text: string): boolean {
    const cleaned = cleanText(text)
    const head = publisherAtHead(cleaned)
    const number = head && cleaned.slice(head.length).match(APART)?.[1]
    return number !== undefined && this.readWhole(`${head?.code} ${number}`)
  }

  private readSpans(text: string): boolean {
    for (const span of spansOf(text, (word) => this.index.isSeries(word)))
      if (this.read([span]) || (!span.includes(' ') && this.readGlued(span))) return true
    return false
  }
}

/** Finds the documents named by a text that is a designation, in any spelling, or contains one. */
export function matchDesignation(index: NameIndex, text: string): DesignationMatch {
  const trial = new ReadingTrial(index)
  if (text && text.length <= MAX_DESIGNATION_TEXT_LENGTH) trial.run(text)
  else if (text) trial.runLong(text)
  const { found, otherEditions, namesEdition } = trial
  const isSure = found !== undefined
  return { named: found ?? otherEditions ?? new Map(), isSure, withPublisher: isSure && trial.withPublisher, namesEdition }
}
