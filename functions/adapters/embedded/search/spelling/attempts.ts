import { parseQuery } from '#finding/analysis/parse-query.ts'
import { titleWord } from '#finding/analysis/term-names.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Attempts } from '#finding/spelling/attempts.ts'
import type { Token } from '#finding/spelling/tokens.ts'
import { ENGLISH_WORDS } from '#functions/adapters/shared/words/english-words.ts'
import { matchAllWords } from '../find/match.ts'
import { type Allowed, inScope } from '../index/allowed.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { findFlag, findWord, hasPosting, type Term } from '../match/match-terms.ts'
import { Matches } from '../match/matches.ts'
import { openTexts } from '../match/open-texts.ts'
import { forEachNearTitleWord } from './near-title-words.ts'

/** number of documents up to which a word is rare */
const MAX_RARE_DOCUMENTS = 5

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
  private readonly intent: Pick<SearchIntent, 'scope' | 'field'>
  private readonly allowed: Allowed
  private readonly texts: Allowed
  private left: number
  readonly dictionary = ENGLISH_WORDS

  constructor(snapshot: Snapshot, intent: Pick<SearchIntent, 'scope' | 'field'>, maxAttempts: number) {
    this.snapshot = snapshot
    this.intent = intent
    this.allowed = inScope(snapshot, intent.scope)
    this.texts = openTexts(snapshot, intent.scope)
    this.left = maxAttempts
  }

  finds(text: string): boolean {
    if (this.left-- <= 0) return false
    const query = parseQuery(text)
    if (query.everything || query.terms.length === 0) return false
    const matches = trialMatches(this.snapshot)
    matchAllWords(this.snapshot, query, this.intent, this.allowed, matches)
    return matches.count > 0
  }

  private isHeld(term: Term): boolean {
    return hasPosting(this.snapshot, term, this.allowed)
  }

  private find(terms: readonly string[]): Term[] {
    return terms.map((term) => findWord(this.snapshot, term, this.texts))
  }

  holds({ terms }: Pick<Token, 'terms'>): boolean {
    return this.find(terms).every((term) => this.isHeld(term))
  }

  isDoubtful({ word, terms }: Token): boolean {
    const documents = this.find(terms).map((term) => term.documents)
    return Math.min(...documents) <= MAX_RARE_DOCUMENTS && !this.isHeld(findFlag(this.snapshot, titleWord(word)))
  }

  weightOf({ terms }: Token): number {
    const found = this.find(terms)
    return found.every((term) => this.isHeld(term)) ? found.reduce((sum, { weight }) => sum + weight, 0) : 0
  }

  forEachNearWord(word: string, maxDistance: number, found: (near: string, documents: number) => void): void {
    for (const { segment } of this.snapshot.segments) forEachNearTitleWord(segment, word, maxDistance, found)
  }
}
