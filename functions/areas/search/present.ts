import { DocumentCard } from '#contract/document-card.ts'
import type { SchemaType } from '#contract/lazy-schema.ts'
import type { SearchDocument, SearchResults } from '#contract/search.ts'
import type { SuggestionGroup } from '#contract/type-ahead.ts'
import type { SearchCard, Span } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { readingOf } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { MissingDesignation, SearchHit, SearchHits, SuggestedFamily, SuggestedPublisher } from '#ports/search.ts'

/** Presents the fields of a card; other indexed fields never leave the server. */
export function presentCard(card: SearchCard): DocumentCard {
  const fields = Object.keys(DocumentCard().shape) as (keyof DocumentCard)[]
  return Object.fromEntries(fields.map((field) => [field, card[field]])) as DocumentCard
}

const presentSpans = (spans: readonly Span[]) => spans.map(([start, end]): [number, number] => [start, end])

function presentHit({ card, marks, page, passage }: SearchHit, actor: Pick<Actor, 'account'>): SearchDocument {
  const access = readingOf(actor, card)
  return {
    ...presentCard(card),
    access,
    marks: {
      designation: presentSpans(marks.designation),
      title: presentSpans(marks.title),
      description: presentSpans(marks.description),
    },
    matchedPage: page,
    // A document outside the subscription is found by its text, but none of its text is shown.
    ...(passage !== undefined && access === 'open' && { passage }),
    ...(card.allowToTrack === false && { allowToTrack: false as const }),
    ...(card.downloadable === false && { downloadable: false as const }),
  }
}

function presentReference(card: SearchCard): Pick<DocumentCard, 'contentCode' | 'designationNo' | 'documentTitle'> {
  const { contentCode, designationNo, documentTitle } = presentCard(card)
  return { contentCode, designationNo, documentTitle }
}

const presentMissing = ({ designation, nearest }: MissingDesignation) => ({
  designationNo: designation,
  nearest: nearest.map(({ card }) => presentReference(card)),
})

export function presentResults(
  { total, hits, corrected, didYouMean, missing, wordsAlone }: SearchHits,
  { offset }: Pick<SearchIntent, 'offset'>,
  actor: Pick<Actor, 'account'>,
): SchemaType<typeof SearchResults> {
  return {
    count: total,
    documents: hits.map((hit) => presentHit(hit, actor)),
    nextPageFlag: offset + hits.length < total,
    ...(corrected !== undefined && { correctedKeywords: corrected }),
    ...(wordsAlone && { wordsAlone }),
    ...(didYouMean && didYouMean.length > 0 && { didYouMean: [...didYouMean] }),
    ...(missing && { missing: presentMissing(missing) }),
  }
}

/** The page shows this many editions; the others are a click away. */
const MAX_SHOWN_EDITIONS = 5

const presentFamily = ({ card, editions }: SuggestedFamily): SuggestionGroup['contentList'][number] => ({
  ...presentReference(card),
  designationNoList: editions.map(({ id, designation }) => ({ designationNo: designation, contentCode: id })),
  showMore: editions.length > MAX_SHOWN_EDITIONS,
})

export const presentSuggestions = (groups: readonly SuggestedPublisher[]): SuggestionGroup[] =>
  groups.map(({ publisher, families, more }) => ({
    publisherName: String(families[0]?.card.publisherName ?? publisher),
    publisherCode: publisher,
    showMoreResults: more,
    contentList: families.map(presentFamily),
  }))
