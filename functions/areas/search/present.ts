import { DocumentCard } from '#contract/documents/document-card.ts'
import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { SearchDocument, SearchResults } from '#contract/search.ts'
import type { SuggestionGroup } from '#contract/type-ahead.ts'
import type { SearchCard, Span, TextClause } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { standingToday } from '#library/card.ts'
import { opensCard, readingOf } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { MissingDesignation, SearchHit, SearchHits, SuggestedFamily, SuggestedPublisher } from '#ports/search.ts'

/** Presents the fields of a card; other indexed fields never leave the server. */
export function presentCard(card: SearchCard): DocumentCard {
  const fields = Object.keys(DocumentCard().shape) as (keyof DocumentCard)[]
  return Object.fromEntries(fields.map((field) => [field, card[field]])) as DocumentCard
}

const presentSpans = (spans: readonly Span[]) => spans.map(([start, end]): [number, number] => [start, end])

const ROW_FIELDS = ['standing', 'date', 'publishers', 'folded'] as const satisfies readonly (keyof SearchDocument)[]

/** Presents the facts of a row, as far as its card has them. */
function presentRow(card: SearchCard): Pick<SearchDocument, (typeof ROW_FIELDS)[number]> {
  const row: SearchCard = { ...card, standing: standingToday(card) }
  return Object.fromEntries(ROW_FIELDS.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]])))
}

/** Number that says itself what it is of: Annex A. */
const NAMED = /^\p{L}{2}/u

const presentClause = ({ name, number, title }: TextClause) =>
  NAMED.test(number) ? { name, number: '', title: `${number} · ${title}` } : { name, number, title }

/** Points on the hits that the reader sees. */
interface PointsOnHits {
  readonly pointOf?: (id: string) => SearchDocument['matchedPoint']
  readonly countOf: (id: string) => number
}

function presentHit(
  { id, card, marks, page, passage, excerpt, clause }: SearchHit,
  actor: Pick<Actor, 'account'>,
  { pointOf, countOf }: PointsOnHits,
): SearchDocument {
  const access = readingOf(actor, card)
  const matchedPoint = opensCard(actor, card) ? pointOf?.(id) : undefined
  const compassPoints = countOf(id)
  return {
    ...presentCard(card),
    ...presentRow(card),
    access,
    marks: {
      designation: presentSpans(marks.designation),
      title: presentSpans(marks.title),
      description: presentSpans(marks.description),
    },
    matchedPage: page,
    // A document outside the subscription is found by its text, but none of its text is shown.
    ...(passage !== undefined && access === 'open' && { passage }),
    ...(excerpt && access === 'open' && { excerpt: { text: excerpt.text, marks: presentSpans(excerpt.marks) } }),
    ...(clause && access === 'open' && { matchedClause: presentClause(clause) }),
    ...(matchedPoint && { matchedPoint }),
    ...(compassPoints > 0 && { compassPoints }),
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
  nearest: nearest.map(({ card }) => ({
    ...presentReference(card),
    status: presentCard(card).status,
    ...(card.standing !== undefined && { standing: standingToday(card) }),
  })),
})

export function presentResults(
  { total, hits, otherEditions, corrected, didYouMean, missing, wordsAlone }: SearchHits,
  { offset }: Pick<SearchIntent, 'offset'>,
  actor: Pick<Actor, 'account'>,
  points: PointsOnHits,
): SchemaType<typeof SearchResults> {
  return {
    count: total,
    documents: hits.map((hit) => presentHit(hit, actor, points)),
    nextPageFlag: offset + hits.length < total,
    ...(otherEditions !== undefined && { otherEditions }),
    ...(corrected !== undefined && { correctedKeywords: corrected }),
    ...(wordsAlone && { wordsAlone }),
    ...(didYouMean && didYouMean.length > 0 && { didYouMean: [...didYouMean] }),
    ...(missing && { missing: presentMissing(missing) }),
  }
}

/** Tells what a semantic match is by. */
function matchedBy({ marks, page, excerpt, passage }: SearchHit): SearchDocument['matchedBy'] {
  if (marks.designation.length > 0) return 'designation'
  if (marks.title.length > 0) return 'title'
  if (passage !== undefined) return 'text'
  if (marks.description.length > 0) return 'description'
  return page === undefined && !excerpt ? 'meaning' : 'text'
}

/** Presents results of a search by meaning, each with the reason why it is there. */
export function presentMeant(...results: Parameters<typeof presentResults>): SchemaType<typeof SearchResults> {
  const [{ hits }] = results
  const presented = presentResults(...results)
  return {
    ...presented,
    documents: presented.documents.map((document, at) => ({ ...document, matchedBy: matchedBy(hits[at] as SearchHit) })),
  }
}

/** The page shows this many editions; the others are a click away. */
const MAX_SHOWN_EDITIONS = 5

/** Presents status and standing, by which the page says in words whether the document is in force. */
function presentStanding(card: SearchCard): Pick<SuggestionGroup['contentList'][number], 'status' | 'standing'> {
  const [{ status }, { standing }] = [presentCard(card), presentRow(card)]
  return { ...(status && { status }), ...(standing && { standing }) }
}

const presentFamily = ({ card, editions }: SuggestedFamily): SuggestionGroup['contentList'][number] => ({
  ...presentReference(card),
  ...presentStanding(card),
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
