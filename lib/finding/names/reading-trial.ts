import { addressKeys } from '../designation/address/address-key.ts'
import { citationsIn } from '../designation/citation/citations.ts'
import { cleanText } from '../designation/clean-text.ts'
import { gluedReadings } from '../designation/glued-readings.ts'
import { publisherAtHead } from '../designation/publishers.ts'
import {
  correctedPublishers,
  correctedReadings,
  readingsOf,
  withoutAddedChange,
  withoutStrayLetter,
} from '../designation/readings.ts'
import { spansOf } from '../designation/spans.ts'
import { withPublishersCodes } from '../designation/wording/full-names.ts'
import { DesignationMatcher, MIN_NAMED_TIER, type NamedDocuments } from './designation-matcher.ts'
import type { NameIndex } from './name-index.ts'

/** Longer texts are read up to here. */
const MAX_CITATION_LENGTH = 600
const DIGIT = /\p{N}/u
/** sign of a place in a document, whose number is none of its own: RFC 83 §4 */
const PLACE = /[§¶]/
/** number after words, other than a year */
const APART = /^(?:[\s,:–-]+\p{L}{3,}){1,5}[\s,:–-]+(?!(?:19|20)\d\d$)(\p{L}{0,2}[\s-]?\p{N}\S*)$/u

/** Tries one reading of a text after the other until one names a document in the scope. */
export class ReadingTrial {
  otherEditions: NamedDocuments | undefined
  found: NamedDocuments | undefined
  withPublisher = false
  namesEdition = false
  private folded: DesignationMatcher | undefined
  private readonly index: NameIndex

  constructor(index: NameIndex) {
    this.index = index
  }

  private accept({ named, namesEdition }: Pick<DesignationMatcher, 'named' | 'namesEdition'>): void {
    this.found = named
    this.namesEdition = namesEdition
  }

  /** Accepts documents that no reading finds the twins of. */
  acceptFolded(): void {
    if (this.found === undefined && this.folded !== undefined) this.accept(this.folded)
  }

  private attempt(read: (matcher: DesignationMatcher) => void): boolean {
    const matcher = new DesignationMatcher(this.index)
    read(matcher)
    if (matcher.highestTier >= MIN_NAMED_TIER) {
      // A further reading may find the twin that is shown in its place as well.
      if ([...matcher.named].some(([doc, tier]) => tier >= MIN_NAMED_TIER && this.index.isRowOfEdition(doc))) this.accept(matcher)
      else this.folded ??= matcher
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
    // When other editions match, other explanations are a typing error in the year, and words around the designation.
    if (this.otherEditions !== undefined) return this.readOnly(correctedReadings(text)) || this.readCited(text)
    if (this.read(correctedPublishers(text)) || !DIGIT.test(text)) return this.found !== undefined
    const coded = withPublishersCodes(text)
    return (
      this.readOnly(correctedReadings(coded ?? text)) ||
      this.readCited(text) ||
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
    return this.readCited(head) || this.readSpans(withPublishersCodes(cleanText(head)) ?? head)
  }

  /** Reads what a reference cites: letter by letter, or its number with the facts around it. */
  private readCited(text: string): boolean {
    return citationsIn(text).some(
      ({ whole, readings, beginnings }) =>
        this.readExactly(whole) || readings.some((one) => this.read(readingsOf(one))) || this.readExactly(beginnings),
    )
  }

  private readExactly(texts: readonly string[]): boolean {
    const isFound = texts.some((text) => this.attempt((matcher) => matcher.readExactly(text)))
    this.withPublisher ||= isFound
    return isFound
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
    return this.read(readings) || (!PLACE.test(text) && readings.some((one) => this.readGlued(one)))
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
