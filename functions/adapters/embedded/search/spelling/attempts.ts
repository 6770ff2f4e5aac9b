import { parseQuery } from '#finding/analysis/parse-query.ts'
import { titleWord } from '#finding/analysis/term-names.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Attempts } from '#finding/spelling/attempts.ts'
import type { Token } from '#finding/spelling/tokens.ts'
import { matchWhole } from '../find/match.ts'
import { type Allowed, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { lookUp, type Term } from '../match/match-words.ts'
import { Matches } from '../match/matches.ts'
import { eachNear } from './words.ts'

const RARE = 5

const documentsOf = ({ ranges }: Term) => ranges.reduce((sum, range) => sum + (range ? range.end - range.start : 0), 0)

const spare = new WeakMap<Snapshot, Matches>()

/** Apart from what the text as it is written found. */
function ownMatches(snapshot: Snapshot): Matches {
  const matches = spare.get(snapshot) ?? new Matches(snapshot.size)
  spare.set(snapshot, matches)
  matches.clear()
  return matches
}

/** Texts tried on a snapshot. */
export class SnapshotAttempts implements Attempts {
  private readonly snapshot: Snapshot
  private readonly field: SearchIntent['field']
  private readonly allowed: Allowed
  private left: number

  constructor(snapshot: Snapshot, { scope, field }: Pick<SearchIntent, 'scope' | 'field'>, most: number) {
    this.snapshot = snapshot
    this.field = field
    this.allowed = inScope(snapshot, scope)
    this.left = most
  }

  finds(text: string): boolean {
    if (this.left-- <= 0) return false
    const query = parseQuery(text)
    if (query.everything || query.terms.length === 0) return false
    const matches = ownMatches(this.snapshot)
    matchWhole(this.snapshot, query, this.field, this.allowed, matches)
    return matches.count > 0
  }

  private isHeld({ ranges }: Term): boolean {
    return this.snapshot.segments.some(({ segment }, index) => {
      const [range, own] = [ranges[index], this.allowed[index]]
      if (!range || !own) return range !== undefined
      return segment.postingDocs.subarray(range.start, range.end).some((doc) => hasBit(own, doc))
    })
  }

  holds({ terms }: Pick<Token, 'terms'>): boolean {
    return terms.every((term) => this.isHeld(lookUp(this.snapshot, term)))
  }

  isDoubtful({ word, terms }: Token): boolean {
    const documents = terms.map((term) => lookUp(this.snapshot, term)).map(documentsOf)
    return Math.min(...documents) <= RARE && !this.isHeld(lookUp(this.snapshot, titleWord(word)))
  }

  weightOf({ terms }: Token): number {
    const found = terms.map((term) => lookUp(this.snapshot, term))
    return found.every((term) => this.isHeld(term)) ? found.reduce((sum, { weight }) => sum + weight, 0) : 0
  }
  forEachNearWord(word: string, most: number, found: (near: string, documents: number) => void): void {
    for (const { segment } of this.snapshot.segments) eachNear(segment, word, most, found)
  }
}
