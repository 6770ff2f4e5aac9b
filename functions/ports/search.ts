import type { Tenant } from '#contract/tenant.ts'
import type { SearchCard, SearchDocument, Span } from '#finding/indexed-document.ts'
import type { Facet, SearchField, SearchIntent, SearchScope } from '#finding/intent.ts'

/**
 * Finding documents.
 *
 * Rules
 * - `scope` is made by policy and holds for hits, totals and counts alike; nothing outside it can be noticed.
 * - Any text is legal and none fails: operators are words, an unclosed quote is a letter. No text, or `*`, means everything.
 * - All words must match, in any of the searched fields; a quoted part must match as a phrase, word for word. A text of five
 *   and more different words, none quoted, is a sentence: where fewer than ten documents have all of its words, those follow
 *   that have a good part of them, rare words counting more, and the total counts them too. That is decided in the scope as a
 *   whole: a filter narrows and never widens.
 * - Searched fields: `all` is everything; `keyword` leaves out the designations; `designation` is the designations alone.
 * - A text that is a designation, however it is written, also finds the document that it names: with its year that edition,
 *   without it every edition, the current one first.
 * - What `index` acknowledged is durable, found by the next `find` of this process at once and of another within a second;
 *   a document is there whole or not at all. The same id replaces.
 * - `update` changes a card and whether the edition is current, at once and durably like `index`; everything else stays as it was
 *   indexed. Ids that are not there are passed over, by `update` and by `remove`.
 * - Best match: the exact designation first, then designation, title, other metadata, full text; of one family the
 *   current edition before its older ones. Ties are in a stable order.
 * - Without words: current editions first, then the newest. By designation and title, numbers count by their value: Part 2 stands
 *   before Part 10.
 * - Every hit of a total can be reached by paging, under every sort.
 * - Counts are exact and of the same scope, text and filters, with one exception: a facet's own filter is left out of its own
 *   counts, as its values widen each other. What a value says is what is found when it is the only one ticked in its facet.
 *   Values without a document are left out.
 * - A word that the index does not hold is read as the nearest one that it does, one slip of the keyboard away (two in long
 *   words), and only where the text as written finds nothing; `corrected` then says how it was read, as a title writes it.
 * - `suggest` answers what begins as the text does: designations in any spelling first, then titles by the beginnings of their
 *   words; families once, under their current edition.
 * - `meaning` orders by what documents are about: how near their nearest passage is to the text, and how much of its words they
 *   have; the best 1,000 of those that come near at all. Before anything is learned, and for what came in since, the words alone
 *   count. Without a word there is nothing. Where nearness could not be asked at all, `wordsAlone` says so.
 * - `learn` brings what is known of meanings up to what is indexed, which may take minutes; until it is done, `meaning` answers
 *   from what was known before. It can be called at any time, and fails when it is told to stop or the engine closes.
 */
export interface Search {
  find(intent: SearchIntent): Promise<SearchHits>
  suggest(intent: SuggestIntent): Promise<readonly SuggestedPublisher[]>
  meaning(intent: MeaningIntent): Promise<SearchHits>
  index(tenant: Tenant, documents: readonly SearchDocument[]): Promise<void>
  update(tenant: Tenant, changes: readonly SearchChange[]): Promise<void>
  remove(tenant: Tenant, ids: readonly string[]): Promise<void>
  learn(tenant: Tenant, signal?: AbortSignal): Promise<void>
  /** whether `learn` would change anything */
  isBehind(tenant: Tenant): Promise<boolean>
}

/**
 * An index that can be dealt with as a whole, for whoever mends it.
 *
 * Rules
 * - `drop` takes away all that is kept of a tenant, in whatever state that is. What is written next is found, and nothing else.
 * - `restore` puts what the newest snapshot has of it in the place of what is there, and answers the snapshot's name once that is
 *   found again; where no snapshot has anything of it, undefined, and nothing is changed; where the engine refuses, undefined
 *   too, and nothing is left. Broken off, it is waited for by the next.
 * - Nobody else writes meanwhile.
 */
export interface IndexAdmin extends Search {
  drop(tenant: Tenant): Promise<void>
  restore(tenant: Tenant, signal?: AbortSignal): Promise<string | undefined>
}

/** What may change about a document without its text. */
export interface SearchChange {
  readonly id: string
  readonly card: SearchCard
  readonly current: boolean
}

export type MeaningIntent = Pick<SearchIntent, 'scope' | 'text' | 'filters' | 'offset' | 'size'>

export interface SuggestIntent {
  readonly scope: SearchScope
  readonly text: string
  readonly field: SearchField
  /** this one's alone */
  readonly publisher?: string
  /** at most so many publishers, the best first */
  readonly publishers: number
  /** at most so many families of each */
  readonly families: number
}

export interface SuggestedPublisher {
  readonly publisher: string
  readonly families: readonly SuggestedFamily[]
  /** there are more families than were asked for */
  readonly more: boolean
}

export interface SuggestedFamily {
  /** the edition that the text names, else the current one, else the newest */
  readonly id: string
  readonly card: SearchCard
  /** every edition in scope, the newest first, that one among them; at most 50 */
  readonly editions: readonly { readonly id: string; readonly designation: string }[]
}

export interface SearchHits {
  readonly total: number
  readonly hits: readonly SearchHit[]
  /** of the facets asked for; the most frequent value first */
  readonly counts?: FacetCounts
  /** the text as it was read, where words were taken for their nearest */
  readonly corrected?: string
  /** other texts that find something, the best first; where nothing is found */
  readonly didYouMean?: readonly string[]
  /** of `meaning`: nothing is learned yet, or the model does not answer, so that these only have the words */
  readonly wordsAlone?: true
  /** the text is a designation, and the scope holds no document of that name */
  readonly missing?: MissingDesignation
}

export type FacetCounts = Readonly<Partial<Record<Facet, readonly ValueCount[]>>>
export interface ValueCount {
  readonly value: string
  readonly count: number
}

export interface MissingDesignation {
  /** as it would be written */
  readonly designation: string
  /** the nearest numbers that the scope holds, at most 5 */
  readonly nearest: readonly { readonly id: string; readonly card: SearchCard }[]
}

export interface SearchHit {
  readonly id: string
  readonly card: SearchCard
  /** Where in designation, title and description the words stand: [start, end) in UTF-16 units. */
  readonly marks: { readonly designation: Span[]; readonly title: Span[]; readonly description: Span[] }
  /** The first page of the full text that matches, where the full text does; from 1. */
  readonly page?: number
  /** the passage that is nearest in meaning */
  readonly passage?: string
}

/** The engine does not answer. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable'
}
