import { DocumentCard } from '#contract/document-card.ts'
import type { Made } from '#contract/later.ts'
import type { SearchDocument, SearchResults } from '#contract/search.ts'
import type { SuggestionGroup } from '#contract/type-ahead.ts'
import type { SearchCard, Span } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { readingOf } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { MissingDesignation, SearchHit, SearchHits, SuggestedFamily, SuggestedPublisher } from '#ports/search.ts'

/** The fields of a card and no others, whatever else was indexed with it. */
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
    // What a subscription would open is found by its text, but none of the text is told.
    ...(passage !== undefined && access === 'open' && { passage }),
    ...(card.allowToTrack === false && { allowToTrack: false as const }),
    ...(card.downloadable === false && { downloadable: false as const }),
  }
}

function presentNamed(card: SearchCard): Pick<DocumentCard, 'contentCode' | 'designationNo' | 'documentTitle'> {
  const { contentCode, designationNo, documentTitle } = presentCard(card)
  return { contentCode, designationNo, documentTitle }
}

const presentMissing = ({ designation, nearest }: MissingDesignation) => ({
  designationNo: designation,
  nearest: nearest.map(({ card }) => presentNamed(card)),
})

export function presentResults(
  { total, hits, corrected, didYouMean, missing, wordsAlone }: SearchHits,
  { offset }: Pick<SearchIntent, 'offset'>,
  actor: Pick<Actor, 'account'>,
): Made<typeof SearchResults> {
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

/** So many editions are shown at once; the others are a click away. */
const EDITIONS_AT_ONCE = 5

const presentFamily = ({ card, editions }: SuggestedFamily): SuggestionGroup['contentList'][number] => ({
  ...presentNamed(card),
  designationNoList: editions.map(({ id, designation }) => ({ designationNo: designation, contentCode: id })),
  showMore: editions.length > EDITIONS_AT_ONCE,
})

export const presentSuggestions = (groups: readonly SuggestedPublisher[]): SuggestionGroup[] =>
  groups.map(({ publisher, families, more }) => ({
    publisherName: String(families[0]?.card.publisherName ?? publisher),
    publisherCode: publisher,
    showMoreResults: more,
    contentList: families.map(presentFamily),
  }))
