import type { DatabaseSync } from 'node:sqlite'
import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { clauseOfPosition, type PageClauses } from '#finding/clause-starts.ts'
import type { SearchIntent, SearchScope } from '#finding/intent.ts'
import { excerptOf } from '#finding/ranking/excerpt.ts'
import { distinctiveTerms, findSpans } from '#finding/ranking/find-spans.ts'
import { lackingWords } from '#finding/ranking/lacking-words.ts'
import type { SearchHit, SearchHits } from '#ports/search.ts'
import type { EncodedCounts } from '../counts/encode-counts.ts'
import { inScope, isAllowed } from '../index/allowed.ts'
import { readStoredHit, type StoredCard } from '../index/document-rows.ts'
import { firstPage } from '../index/page-words.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { readPageClauses, readPageText } from '../index/stored-texts.ts'
import { findWord, hasTerm } from '../match/match-terms.ts'
import { isTextOpen, openTexts } from '../match/open-texts.ts'

/** Hit whose card is still the stored JSON. */
export type RawHit = Omit<SearchHit, 'card'> & { readonly card: string }

export interface RawHits extends Pick<SearchHits, 'corrected' | 'didYouMean' | 'wordsAlone' | 'otherEditions' | 'partly'> {
  readonly total: number
  readonly hits: readonly RawHit[]
  readonly counts?: readonly EncodedCounts[]
  readonly missing?: { readonly designation: string; readonly nearest: readonly StoredCard[] }
}

export function highlightedTerms(
  snapshot: Snapshot,
  { terms }: ParsedQuery,
  scope: Pick<SearchScope, 'texts'>,
): ReadonlySet<string> {
  const texts = openTexts(snapshot, scope)
  return distinctiveTerms(terms, (term) => findWord(snapshot, term, texts).weight)
}

/** Words of the read text that a document lacks. */
export function lackedBy(
  snapshot: Snapshot,
  doc: number,
  query: ParsedQuery,
  { scope }: Pick<SearchIntent, 'scope'>,
): readonly string[] {
  const texts = openTexts(snapshot, scope)
  return lackingWords(query.text, query, (term) => hasTerm(snapshot, findWord(snapshot, term, texts), doc))
}

const NO_CLAUSES: PageClauses = { starts: [], unpaged: false }

export function readHit(
  database: DatabaseSync,
  snapshot: Snapshot,
  doc: number,
  query: ParsedQuery,
  highlighted: ReadonlySet<string>,
  { opens, scope }: Pick<SearchIntent, 'opens' | 'scope'>,
): RawHit {
  const { key, id, designation, title, description, card, pages } = readStoredHit(database, snapshot, doc)
  const shown = description ?? ((highlighted.size ? JSON.parse(card).description : '') as string)
  const page = pages && isTextOpen(snapshot, scope, doc) ? firstPage(pages, query.terms) : undefined
  const isOpen = page !== undefined && opens && isAllowed(snapshot, inScope(snapshot, { documents: opens }), doc)
  const { starts, unpaged } = page === undefined ? NO_CLAUSES : readPageClauses(database, key, page)
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
  }
}
