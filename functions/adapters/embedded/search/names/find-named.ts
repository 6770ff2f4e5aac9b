import type { SearchScope } from '#ports/search.ts'
import { cleanText } from '../../../../../lib/designation/clean-text.ts'
import { gluedReadings } from '../../../../../lib/designation/glued-readings.ts'
import { publisherAtHead } from '../../../../../lib/designation/publishers.ts'
import { LONGEST_TEXT, mendedHeads, mendedReadings, readingsOf, withoutSlip } from '../../../../../lib/designation/readings.ts'
import { spansOf } from '../../../../../lib/designation/spans.ts'
import { type Allowed, inScope, publishedBy } from '../allowed.ts'
import { hasBit } from '../bitmap.ts'
import type { Query } from '../parse-query.ts'
import { type Snapshot, segmentOf } from '../snapshot.ts'
import { familyKey, otherKey } from '../term-names.ts'
import { termsBeginning } from '../term-range.ts'
import { NAMED, type Named, Namer } from './named-by.ts'
import { publisherIn } from './publisher-names.ts'

const DIGIT = /\p{N}/u

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
  private readonly snapshot: Snapshot
  private readonly allowed: Allowed

  constructor(snapshot: Snapshot, allowed: Allowed) {
    this.snapshot = snapshot
    this.allowed = allowed
  }

  private attempt(take: (namer: Namer) => void): boolean {
    const namer = new Namer(this.snapshot, this.allowed)
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
    const said = DIGIT.test(text) ? publisherIn(this.snapshot, text) : undefined
    if (!said) return false
    const own = new Decision(this.snapshot, publishedBy(this.snapshot, this.allowed, said.code))
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

  private readSpans(text: string): boolean {
    for (const span of spansOf(text, (word) => isSeries(this.snapshot, word)))
      if (this.read([span]) || (!span.includes(' ') && this.readGlued(span))) return true
    return false
  }
}

/** The library holds designations that begin with this word. */
export function isSeries({ segments }: Snapshot, word: string): boolean {
  if (word.length < 2) return false
  const beginnings = [familyKey, otherKey].map((key) => key(`${word.toLowerCase()} `))
  return segments.some(({ segment }) =>
    beginnings.some((beginning) => {
      const { first, last } = termsBeginning(segment, beginning)
      return first < last
    }),
  )
}

function decide(snapshot: Snapshot, text: string, allowed: Allowed): NamedBy {
  const decision = new Decision(snapshot, allowed)
  if (text && text.length <= LONGEST_TEXT) decision.run(text)
  const { found, near, withPublisher } = decision
  return { named: found ?? near ?? new Map(), isSure: found !== undefined, withPublisher: found !== undefined && withPublisher }
}

const decided = new WeakMap<Query, NamedBy>()

/** How a text is read is decided within the scope alone: it must not change with what is ticked. */
export function namedIn(snapshot: Snapshot, query: Query, scope: SearchScope): NamedBy {
  let found = decided.get(query)
  if (!found) {
    found = decide(snapshot, query.text, inScope(snapshot, scope))
    decided.set(query, found)
  }
  return found
}

/** A text that is a designation, however it is written, or has one in it, finds what it names. */
export function findNamed(snapshot: Snapshot, query: Query, scope: SearchScope, allowed: Allowed): Named {
  const named: Named = new Map()
  for (const [doc, tier] of namedIn(snapshot, query, scope).named) {
    const open = segmentOf(snapshot, doc)
    const own = allowed[snapshot.segments.indexOf(open)]
    if (!own || hasBit(own, doc - open.base)) named.set(doc, tier)
  }
  return named
}
