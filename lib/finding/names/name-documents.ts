import { cleanText } from '../designation/clean-text.ts'
import { gluedReadings } from '../designation/glued-readings.ts'
import { publisherAtHead } from '../designation/publishers.ts'
import { LONGEST_TEXT, mendedHeads, mendedReadings, readingsOf, withoutSlip } from '../designation/readings.ts'
import { spansOf } from '../designation/spans.ts'
import type { HeldNames } from './held-names.ts'
import { NAMED, type Named, Namer } from './named-by.ts'

const DIGIT = /\p{N}/u
/** a number after words, that is no year */
const APART = /^(?:[\s,:–-]+\p{L}{3,}){1,5}[\s,:–-]+(?!(?:19|20)\d\d$)(\p{L}{0,2}[\s-]?\p{N}\S*)$/u

/** What a text names, and how surely. */
export interface NamedBy {
  readonly named: Named
  /** it names what it says, not only other editions of it */
  readonly isSure: boolean
  /** with its publisher: hardly by chance */
  readonly withPublisher: boolean
}

/** Reads a text in one way after the other until one names something that the scope holds. */
class Decision {
  near: Named | undefined
  found: Named | undefined
  withPublisher = false
  private readonly held: HeldNames

  constructor(held: HeldNames) {
    this.held = held
  }

  private attempt(take: (namer: Namer) => void): boolean {
    const namer = new Namer(this.held)
    take(namer)
    if (namer.surest >= NAMED) this.found = namer.named
    else if (namer.named.size) this.near ??= namer.named
    return this.found !== undefined
  }

  /** As it stands, without what parts it, with slips of the keyboard mended, in a sentence. */
  run(text: string): boolean {
    if (this.readOfPublisher(text) || this.readWhole(text)) return true
    // Where other editions are there, nothing else is meant but a slip in the year.
    if (this.near !== undefined) return this.readOnly(mendedReadings(text))
    if (this.read(mendedHeads(text)) || !DIGIT.test(text)) return this.found !== undefined
    return (
      this.readOnly(mendedReadings(text)) ||
      this.readSpans(text) ||
      this.readSpans(mendedReadings(text).next().value ?? '') ||
      this.readApart(text) ||
      this.readOnly([withoutSlip(text) ?? ''])
    )
  }

  /** Where one alone of these readings names something, it is meant. */
  private readOnly(readings: Iterable<string>): boolean {
    let only: Named | undefined
    for (const one of readings) {
      if (!this.read([one]) && !this.readGlued(one)) continue
      const found = this.found as Named
      this.found = undefined
      if (only && ![...found.keys()].some((doc) => only?.has(doc))) return false
      only ??= found
    }
    this.found = only
    return only !== undefined
  }

  /** A publisher's name in place of its code. */
  private readOfPublisher(text: string): boolean {
    const said = DIGIT.test(text) ? this.held.publisherIn(text) : undefined
    if (!said) return false
    const own = new Decision(this.held.publishedBy(said.code))
    this.withPublisher = own.readWhole(said.rest) || own.readWhole(`${said.code} ${said.rest}`)
    this.found = own.found
    return this.withPublisher
  }

  private readWhole(text: string): boolean {
    const readings = [...readingsOf(text)]
    return this.read(readings) || readings.some((one) => this.readGlued(one))
  }

  private read(readings: Iterable<string>): boolean {
    for (const text of readings)
      if (this.attempt((namer) => namer.read(text))) {
        this.withPublisher = publisherAtHead(text) !== undefined
        return true
      }
    return false
  }

  private readGlued(text: string): boolean {
    return (
      this.attempt((namer) => namer.readWritten(text)) ||
      this.attempt((namer) => namer.readGlued(text, gluedReadings(cleanText(text))))
    )
  }

  /** What a document is about, said between its publisher and its number. */
  private readApart(text: string): boolean {
    const cleaned = cleanText(text)
    const head = publisherAtHead(cleaned)
    const said = head && cleaned.slice(head.length).match(APART)
    return said?.[1] !== undefined && this.readWhole(`${head?.code} ${said[1]}`)
  }

  private readSpans(text: string): boolean {
    for (const span of spansOf(text, (word) => this.held.isSeries(word)))
      if (this.read([span]) || (!span.includes(' ') && this.readGlued(span))) return true
    return false
  }
}

/** A text that is a designation, however it is written, or has one in it. */
export function nameDocuments(held: HeldNames, text: string): NamedBy {
  const decision = new Decision(held)
  if (text && text.length <= LONGEST_TEXT) decision.run(text)
  const { found, near, withPublisher } = decision
  return { named: found ?? near ?? new Map(), isSure: found !== undefined, withPublisher: found !== undefined && withPublisher }
}
