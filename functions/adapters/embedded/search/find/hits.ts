import type { DatabaseSync } from 'node:sqlite'
import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { clauseOfPosition, type PageClauses } from '#finding/clause-starts.ts'
import type { SearchIntent, SearchScope } from '#finding/intent.ts'
import { nothingNear, placedBy, type RelativeNearness } from '#finding/meaning/blend.ts'
import { excerptOf } from '#finding/ranking/excerpt.ts'
import { findSpans } from '#finding/ranking/find-spans.ts'
import { lackingWords } from '#finding/ranking/lacking-words.ts'
import { type WordsToMark, wordsToMark } from '#finding/ranking/words-to-mark.ts'
import { rootsOfWord } from '#functions/adapters/shared/words/roots.ts'
import type { SearchHit, SearchHits } from '#ports/search.ts'
import type { EncodedCounts } from '../counts/encode-counts.ts'
import { inScope, isAllowed } from '../index/allowed.ts'
import { readStoredHit, type StoredCard } from '../index/document-rows.ts'
import { firstPage } from '../index/page-words.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { readPageClauses, readPageText } from '../index/stored-texts.ts'
import { findWord, hasTerm, type Term } from '../match/match-terms.ts'
import { isTextOpen, openTexts } from '../match/open-texts.ts'
import { findSaid } from '../match/words-of-query.ts'

/** Hit whose card is still the stored JSON. */
export type RawHit = Omit<SearchHit, 'card'> & { readonly card: string }

export interface RawHits
  extends Pick<SearchHits, 'corrected' | 'didYouMean' | 'wordsAlone' | 'otherEditions' | 'partly' | 'near'> {
  readonly total: number
  readonly hits: readonly RawHit[]
  readonly counts?: readonly EncodedCounts[]
  readonly missing?: { readonly designation: string; readonly nearest: readonly StoredCard[] }
}

export function highlightedWords(snapshot: Snapshot, query: ParsedQuery, scope: Pick<SearchScope, 'texts'>): WordsToMark {
  const texts = openTexts(snapshot, scope)
  return wordsToMark(query, (term) => findWord(snapshot, term, texts).weight, rootsOfWord)
}

/** Words of the read text that a document lacks, and what its place is by where nearness counts. */
export function explainPart(
  snapshot: Snapshot,
  doc: number,
  query: ParsedQuery,
  { scope }: Pick<SearchIntent, 'scope'>,
  { shares }: RelativeNearness<number> = nothingNear(),
): Pick<RawHit, 'lacks' | 'by'> {
  const texts = openTexts(snapshot, scope)
  const words = new Map(query.terms.map((term) => [term, findSaid(snapshot, term, query, texts)]))
  const has = (term: string) => hasTerm(snapshot, words.get(term) as Term, doc)
  const lacks = lackingWords(query.text, query, has)
  if (shares.size === 0) return { lacks }
  const known = [...words].filter(([, { documents }]) => documents > 0)
  const weights = known.map(([, { weight }]) => weight)
  const own = known.flatMap(([term, { weight }]) => (has(term) ? [weight] : []))
  return { lacks, by: placedBy(query, shares.get(doc) ?? 0, own, weights) }
}

const NO_CLAUSES: PageClauses = { starts: [], unpaged: false }

export function readHit(
  database: DatabaseSync,
  snapshot: Snapshot,
  doc: number,
  query: ParsedQuery,
  highlighted: WordsToMark,
  { opens, scope }: Pick<SearchIntent, 'opens' | 'scope'>,
): RawHit {
  const { key, id, designation, title, description, card, pages } = readStoredHit(database, snapshot, doc)
  const shown = description ?? ((highlighted.terms.size ? JSON.parse(card).description : '') as string)
  const page = pages && isTextOpen(snapshot, scope, doc) ? firstPage(pages, query.terms) : undefined
  const isOpen = page !== undefined && opens && isAllowed(snapshot, inScope(snapshot, { documents: opens }), doc)
  const { starts, unpaged, recognised } = page === undefined ? NO_CLAUSES : readPageClauses(database, key, page)
  const line = isOpen ? excerptOf(readPageText(database, key, page) ?? '', highlighted, starts) : undefined
  const clause = line && clauseOfPosition(starts, line.at)
  return {
    id,
    card,
    marks: {
      designation: findSpans(designation, highlighted),
      title: findSpans(title, highlighted),
      description: findSpans(shown, highlighted),
    },
    page: unpaged ? undefined : page,
    ...(line && { excerpt: { text: line.text, marks: line.marks } }),
    ...(clause && { clause }),
    ...(line && recognised && { recognised }),
  }
}
