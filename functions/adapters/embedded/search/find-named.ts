import type { SearchScope } from '#ports/search.ts'
import { cleanText } from '../../../../lib/designation/clean-text.ts'
import { gluedReadings } from '../../../../lib/designation/glued-readings.ts'
import { LONGEST_TEXT, mendedReadings, readingsOf } from '../../../../lib/designation/readings.ts'
import { spansOf } from '../../../../lib/designation/spans.ts'
import { type Allowed, inScope } from './allowed.ts'
import { hasBit } from './bitmap.ts'
import { ALSO, type Named, Namer } from './named-by.ts'
import type { Query } from './parse-query.ts'
import { type Snapshot, segmentOf } from './snapshot.ts'
import { familyKey, otherKey } from './term-names.ts'
import { termsBeginning } from './term-range.ts'

const DIGIT = /\p{N}/u

/** What a text names, and how surely. */
export interface NamedBy {
  readonly named: Named
  /** it names what it says, not only something near */
  readonly isSure: boolean
}

const NOTHING: NamedBy = { named: new Map(), isSure: false }

/** Reads a text in one way after the other until one names something that the scope holds. */
function decide(snapshot: Snapshot, text: string, allowed: Allowed): NamedBy {
  if (!text || text.length > LONGEST_TEXT) return NOTHING
  let near: Named | undefined
  const attempt = (take: (namer: Namer) => void): NamedBy | undefined => {
    const namer = new Namer(snapshot, allowed)
    take(namer)
    if (namer.surest >= ALSO - 0.7) return { named: namer.named, isSure: true }
    if (namer.named.size) near ??= namer.named
    return undefined
  }
  const glued = (one: string) =>
    attempt((namer) => {
      namer.readWritten(one)
      if (namer.named.size === 0) for (const reading of gluedReadings(cleanText(one))) namer.readGlued(reading)
    })
  const hasDigit = DIGIT.test(text)
  for (const reading of readingsOf(text)) {
    const found = attempt((namer) => namer.read(reading)) ?? (hasDigit ? glued(reading) : undefined)
    if (found) return found
  }
  if (!near) {
    for (const span of spansOf(text, (word) => isSeries(snapshot, word))) {
      const found = attempt((namer) => namer.read(span)) ?? (span.includes(' ') ? undefined : glued(span))
      if (found) return found
    }
    if (hasDigit)
      for (const reading of mendedReadings(text)) {
        const found = attempt((namer) => namer.read(reading)) ?? glued(reading)
        if (found) return found
      }
  }
  return near ? { named: near, isSure: false } : NOTHING
}

/** The library holds designations that begin with this word. */
function isSeries({ segments }: Snapshot, word: string): boolean {
  if (word.length < 2) return false
  return [familyKey(`${word.toLowerCase()} `), otherKey(`${word.toLowerCase()} `)].some((beginning) =>
    segments.some(({ segment }) => {
      const { first, last } = termsBeginning(segment, beginning)
      return first < last
    }),
  )
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
