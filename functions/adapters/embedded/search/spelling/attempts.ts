import type { SearchIntent } from '#ports/search.ts'
import { type Allowed, inScope } from '../allowed.ts'
import { hasBit } from '../bitmap.ts'
import { matchWhole } from '../match.ts'
import { lookUp, type Term } from '../match-words.ts'
import { Matches } from '../matches.ts'
import { parseQuery } from '../parse-query.ts'
import type { Snapshot } from '../snapshot.ts'
import { titleWord } from '../term-names.ts'
import type { Token } from './tokens.ts'

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

/**
 * What other texts would find within the scope alone: how a text is read must not change with what is ticked, nor tell of
 * documents outside. Only so many are tried.
 */
export class Attempts {
  readonly snapshot: Snapshot
  private readonly field: SearchIntent['field']
  private readonly allowed: Allowed
  private left: number

  constructor(snapshot: Snapshot, { scope, field }: Pick<SearchIntent, 'scope' | 'field'>, most: number) {
    this.snapshot = snapshot
    this.field = field
    this.allowed = inScope(snapshot, scope)
    this.left = most
  }

  /** Some document has every word and phrase. */
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

  /** In no title, and hardly anywhere else: where nothing has all words, rather a slip that somebody else made too. */
  isDoubtful({ word, terms }: Token): boolean {
    const documents = terms.map((term) => lookUp(this.snapshot, term)).map(documentsOf)
    return Math.min(...documents) <= RARE && !this.isHeld(lookUp(this.snapshot, titleWord(word)))
  }

  /** How much a word says: nothing where the scope does not hold it. */
  weightOf({ terms }: Token): number {
    const found = terms.map((term) => lookUp(this.snapshot, term))
    return found.every((term) => this.isHeld(term)) ? found.reduce((sum, { weight }) => sum + weight, 0) : 0
  }
}
