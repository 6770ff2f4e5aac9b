import { DocumentCard } from '#contract/documents/document-card.ts'
import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { SearchDocument, SearchResults } from '#contract/search.ts'
import type { SuggestionGroup } from '#contract/type-ahead.ts'
import type { SearchCard, TextClause } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { standingToday } from '#library/card.ts'
import { opensCard, readingOf } from '#library/document/entitlement.ts'
import type { Actor } from '#people/actor.ts'
import type { MissingDesignation, SearchHit, SearchHits, SuggestedFamily, SuggestedPublisher } from '#ports/search.ts'

/** Presents the fields of a card; other indexed fields never leave the server. */
export function presentCard(card: SearchCard): DocumentCard {
  const fields = Object.keys(DocumentCard().shape) as (keyof DocumentCard)[]
  const standing = standingToday(card)
  const { standing: _, ...shown } = Object.fromEntries(fields.map((field) => [field, card[field]])) as DocumentCard
  return { ...shown, ...(standing && { standing }) }
}

const ROW_FIELDS = ['date', 'folded'] as const satisfies readonly (keyof SearchDocument)[]

/** Codes of everybody who publishes a joint document, whether the library has a record by them or not. */
function publishersOf({ publisherCode, publishers = [publisherCode], named = [] }: SearchCard): readonly string[] {
  return [...(publishers as readonly string[]), ...(named as readonly string[])]
}

/** Presents the facts of a row, as far as its card has them. */
function presentRow(card: SearchCard): Pick<SearchDocument, (typeof ROW_FIELDS)[number] | 'publishers'> {
  const publishers = publishersOf(card)
  return {
    ...Object.fromEntries(ROW_FIELDS.flatMap((field) => (card[field] === undefined ? [] : [[field, card[field]]]))),
    ...(publishers.length > 1 && { publishers: [...publishers] }),
  }
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
  { id, card, marks, lacks, by, page, passage, excerpt, clause, recognised }: SearchHit,
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
    marks: { designation: marks.designation, title: marks.title, description: marks.description },
    ...(lacks && { lacks: [...lacks] }),
    ...(by && { matchedBy: by }),
    matchedPage: page,
    // None of its text is shown of a document outside the subscription, where it is found by its text.
    ...(passage !== undefined && access === 'open' && { passage }),
    ...(excerpt && access === 'open' && { excerpt: { text: excerpt.text, marks: excerpt.marks } }),
    ...(recognised && access === 'open' && { recognised }),
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

/** Presents status and standing, by which the page says in words whether the document is in force. */
function presentStanding(card: SearchCard): Pick<DocumentCard, 'status' | 'standing'> {
  const { status, standing } = presentCard(card)
  return { status, ...(standing && { standing }) }
}

const presentMissing = ({ designation, nearest }: MissingDesignation) => ({
  designationNo: designation,
  nearest: nearest.map(({ card }) => ({
    ...presentReference(card),
    ...presentStanding(card),
  })),
})

export function presentResults(
  { total, partly, near, hits, otherEditions, corrected, didYouMean, missing, wordsAlone }: SearchHits,
  { offset }: Pick<SearchIntent, 'offset'>,
  actor: Pick<Actor, 'account'>,
  points: PointsOnHits,
): SchemaType<typeof SearchResults> {
  return {
    count: total,
    documents: hits.map((hit) => presentHit(hit, actor, points)),
    nextPageFlag: offset + hits.length < total + (partly ?? 0),
    ...(partly !== undefined && { partly }),
    ...(near !== undefined && { near }),
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
