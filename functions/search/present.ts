import type { z } from 'zod'
import { DocumentCard } from '#contract/document-card.ts'
import type { SearchDocument, SearchResults } from '#contract/search.ts'
import type { Actor } from '#functions/http/use-case.ts'
import type { SearchCard, SearchHit, SearchHits, SearchIntent, Span } from '#ports/search.ts'
import { readingOf } from './policy.ts'

const FIELDS = Object.keys(DocumentCard.shape) as (keyof DocumentCard)[]

/** The fields of a card and no others, whatever else was indexed with it. */
export function presentCard(card: SearchCard): DocumentCard {
  return Object.fromEntries(FIELDS.map((field) => [field, card[field]])) as DocumentCard
}

const presentSpans = (spans: readonly Span[]) => spans.map(([start, end]): [number, number] => [start, end])

function presentHit({ card, marks, page }: SearchHit, actor: Pick<Actor, 'account'>): SearchDocument {
  return {
    ...presentCard(card),
    access: readingOf(actor, card),
    marks: {
      designation: presentSpans(marks.designation),
      title: presentSpans(marks.title),
      description: presentSpans(marks.description),
    },
    matchedPage: page,
  }
}

export function presentResults(
  { total, hits }: SearchHits,
  { offset }: SearchIntent,
  actor: Pick<Actor, 'account'>,
): z.infer<typeof SearchResults> {
  return { count: total, documents: hits.map((hit) => presentHit(hit, actor)), nextPageFlag: offset + hits.length < total }
}
