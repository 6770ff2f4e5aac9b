import type { z } from 'zod'
import { DocumentCard } from '#contract/document-card.ts'
import type { SearchDocument, SearchResults } from '#contract/search.ts'
import type { SearchCard, SearchHit, SearchHits, SearchIntent, Span } from '#ports/search.ts'

const FIELDS = Object.keys(DocumentCard.shape) as (keyof DocumentCard)[]

/** The fields of a card and no others, whatever else was indexed with it. */
export function presentCard(card: SearchCard): DocumentCard {
  return Object.fromEntries(FIELDS.map((field) => [field, card[field]])) as DocumentCard
}

const presentSpans = (spans: readonly Span[]) => spans.map(([start, end]): [number, number] => [start, end])

function presentHit({ card, marks, page }: SearchHit): SearchDocument {
  return {
    ...presentCard(card),
    marks: {
      designation: presentSpans(marks.designation),
      title: presentSpans(marks.title),
      description: presentSpans(marks.description),
    },
    matchedPage: page,
  }
}

export function presentResults({ total, hits }: SearchHits, { offset }: SearchIntent): z.infer<typeof SearchResults> {
  return { count: total, documents: hits.map(presentHit), nextPageFlag: offset + hits.length < total }
}
