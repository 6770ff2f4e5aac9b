import { parseQuery } from '#finding/analysis/parse-query.ts'
import { titleWord } from '#finding/analysis/term-names.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Attempts } from '#finding/spelling/attempts.ts'
import type { Token } from '#finding/spelling/tokens.ts'
import { matchAllWords } from '../find/match.ts'
import { type Allowed, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { findTerm, type Term } from '../match/match-terms.ts'
import { Matches } from '../match/matches.ts'
import { forEachNearTitleWord } from './near-title-words.ts'

/** number of documents up to which a word is rare */
const MAX_RARE_DOCUMENTS = 5

const documentsOf = ({ ranges }: Term) => ranges.reduce((sum, range) => sum + (range ? range.end - range.start : 0), 0)

const spare = new WeakMap<Snapshot, Matches>()

/** Empty matches apart from those of the query itself. */
function trialMatches(snapshot: Snapshot): Matches {
  const matches = spare.get(snapshot) ?? new Matches(snapshot.size)
  spare.set(snapshot, matches)
  matches.clear()
  return matches
}

/** Trial searches on a snapshot. */
export class SnapshotAttempts implements Attempts {
  private readonly snapshot: Snapshot
  private readonly field: SearchIntent['field']
  private readonly allowed: Allowed
  private left: number

  constructor(snapshot: Snapshot, { scope, field }: Pick<SearchIntent, 'scope' | 'field'>, maxAttempts: number) {
    this.snapshot = snapshot
    this.field = field
    this.allowed = inScope(snapshot, scope)
    this.left = maxAttempts
  }

  finds(text: string): boolean {
    if (this.left-- <= 0) return false
    const query = parseQuery(text)
    if (query.everything || query.terms.length === 0) return false
    const matches = trialMatches(this.snapshot)
    matchAllWords(this.snapshot, query, this.field, this.allowed, matches)
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
    return terms.every((term) => this.isHeld(findTerm(this.snapshot, term)))
  }

  isDoubtful({ word, terms }: Token): boolean {
    const documents = terms.map((term) => findTerm(this.snapshot, term)).map(documentsOf)
    return Math.min(...documents) <= MAX_RARE_DOCUMENTS && !this.isHeld(findTerm(this.snapshot, titleWord(word)))
  }

  weightOf({ terms }: Token): number {
    const found = terms.map((term) => findTerm(this.snapshot, term))
    return found.every((term) => this.isHeld(term)) ? found.reduce((sum, { weight }) => sum + weight, 0) : 0
  }

  forEachNearWord(word: string, maxDistance: number, found: (near: string, documents: number) => void): void {
    for (const { segment } of this.snapshot.segments) forEachNearTitleWord(segment, word, maxDistance, found)
  }
}
