import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument, SearchCard, Span, TextClause } from '#finding/indexed-document.ts'
import type { Facet, SearchField, SearchIntent, SearchScope } from '#finding/intent.ts'

/**
 * The search engine.
 *
 * Rules
 * - `scope` is made by policy and holds for hits, totals and counts alike; no result reveals anything outside it.
 * - Of a document whose full text is not among the texts of the scope the record alone is searched: nothing of an answer, the order
 *   included, depends on words of that text.
 * - Any text is legal and none fails: operators are words, an unclosed quote is a letter. No text, or `*`, means everything.
 * - All words that count must match, in any of the searched fields; a quoted part must match as a phrase, word for word. Words
 *   without a subject (how, do, under) neither count nor are marked, unless they are quoted, all there is, or an abbreviation in
 *   capitals.
 * - In best match, documents with some of the words follow those with all of them: with three tenths of the words' weights, or with
 *   the rarest word that the library has. `partly` counts them, `lacks` names the words that a hit is without. They pass the same scope, filters and
 *   editions, have every quoted part, and are no part of totals, counts and other sorts. There are none of a text that is or names a
 *   designation, nor in a search of designations.
 * - Where fewer than ten documents have all words, those that are near in meaning are blended in behind them: what a document has of
 *   the words and how near it is are added up, and documents that are near alone are among `partly`, `near` of them. `by` says of
 *   each which of the two weighs more. Near alone are those that stand out from the other documents; where nothing does, none is.
 *   They pass the same scope, filters, editions and quoted parts.
 * - A word is matched by what else says it, and a row lacks neither then: its other spelling in English (galvanised, galvanized);
 *   an abbreviation by the words that records of the scope define it for, all of them, and those by the abbreviation. A word that
 *   is mostly no abbreviation stays a word: fewer than a tenth of the documents with it define it, and it is not in capitals
 *   beside small letters. In a text of at most eight words, those of other languages are matched by their roots (Prüfung,
 *   Prüfungen), and by compounds that begin or end with them (Stahl, Stahlrohr; Verzinkung, Feuerverzinkung); not where fewer than
 *   half as many documents have the root as have the word (plate is no plat). Quoted parts stand as they are written.
 * - Searched fields: `all` is everything; `keyword` leaves out the designations; `designation` is the designations alone.
 * - A designation in any spelling also finds the document that it names: with a year that edition, without one every edition,
 *   the current one first. So does the address at which its publisher shows it.
 * - A document that `index` acknowledged is durable. The next `find` of this process finds it at once, that of another process
 *   within a second. Indexing a document is atomic; the same id replaces.
 * - `update` changes a card, what the document stands for, its precedence, status, publishers and collections, and whether the edition is current, at
 *   once and durably like `index`; all other fields stay as they were indexed. `update` and `remove` ignore absent ids.
 * - `editions` narrows like a filter, in hits, totals and counts alike: `in-force` to documents that stand for their standard,
 *   `all` to those that stand for their edition. An edition that the text names, with its year or as a draft or supplement,
 *   passes `in-force` too, and so does the newest of a named number that has no current edition, as another number took its
 *   place. `otherEditions` is the total with `all` less the total with `in-force`.
 * - `within` narrows like a filter to the listed documents of its scope, in hits, totals, counts and `otherEditions` alike. `also`
 *   adds the listed documents of its scope to the matches of a text, as if they had its words with the least weight; what is
 *   corrected, missing or matched in part is decided as if it added none, but that a text that it matches is not corrected.
 *   Neither tells of an id outside its scope. Both may list any number.
 * - Scopes and the facet `publisher` go by all publishers of a document. The facet `year` also takes ranges; `standing` is the
 *   status of `standing`, whatever `facets` have.
 * - Best match: the exact designation first, then a whole title of two words or more, then designations that continue the text, then
 *   a title that is the only word, then by the words: rare ones count more, and designation, title, other metadata, full text less
 *   in this order. Titles of a standard's former editions count as titles of the later ones. Precedence (in force before unknown
 *   before formerly in force before drafts, a standard before its supplements), being the current edition of its family, and how
 *   many texts its standard has decide among documents that answer alike: each is a factor on the words. A part of the words counts
 *   by its share of their weights. Of documents that the text names, those of one precedence are in the order of their numbers, each
 *   one's newest edition first. Of equal matches those that the reader may open come first. Ties are in a stable order.
 * - Without words: by precedence, then the newest. Sorting by designation or title compares numbers by value: Part 2 comes
 *   before Part 10.
 * - Every hit of a total can be reached by paging, under every sort.
 * - Counts are exact and of the same scope, text and filters, with one exception: a facet's own filter is left out of its own
 *   counts, as its values widen each other. A value's count is the total when it is the only selected value of its facet.
 *   Values without a document are left out.
 * - Spelling is corrected only where no document has all words as written. A word absent from the index is then read as the nearest
 *   indexed one, one typing error away (two in long words). Known words stay, and so do words of whose family others are known
 *   (tight where tightness is), words of an English dictionary, and abbreviations: capitals beside small letters, up to three
 *   letters, or letters without a vowel. `corrected` is the text as it was read, spelt as in a title.
 * - `excerpt` is the line of `page` with the most of the words, of documents that `opens` opens; without `opens` there is none.
 *   `clause` is the one that the line or the passage stands in, and there is none without them.
 * - `suggest` finds prefixes: designations in any spelling first, then titles by the prefixes of their words; each family once,
 *   under its current edition, and of twins one.
 * - `meaning` orders documents by the distance of their nearest passage to the text, and by the share of its words that they have;
 *   at most 1,000 documents that are near at all. Only words count for documents that are not learned yet. A text without a word
 *   finds nothing. Precedence weighs too, and with `in-force` what has ended comes last. `wordsAlone` is set where distances were not available at all.
 * - `learn` updates the embeddings to the indexed documents, which may take minutes; until it is done, `meaning` uses the former
 *   ones. It can be called at any time, and fails when it is aborted or the engine closes.
 */
export interface Search {
  find(intent: SearchIntent): Promise<SearchHits>
  suggest(intent: SuggestIntent): Promise<readonly SuggestedPublisher[]>
  meaning(intent: MeaningIntent): Promise<SearchHits>
  index(tenant: Tenant, documents: readonly IndexedDocument[]): Promise<void>
  update(tenant: Tenant, changes: readonly SearchChange[]): Promise<void>
  remove(tenant: Tenant, ids: readonly string[]): Promise<void>
  learn(tenant: Tenant, signal?: AbortSignal): Promise<void>
  /** Tells whether `learn` would change anything. */
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

/** The part of an indexed document that may change without its text. */
export type SearchChange = Pick<
  IndexedDocument,
  'id' | 'card' | 'current' | 'standsFor' | 'precedence' | 'standing' | 'publishers' | 'collections'
>

export type MeaningIntent = Pick<
  SearchIntent,
  'scope' | 'text' | 'filters' | 'within' | 'editions' | 'opens' | 'offset' | 'size'
> &
  Partial<Pick<SearchIntent, 'sort'>>

export interface SuggestIntent {
  readonly scope: SearchScope
  readonly text: string
  readonly field: SearchField
  /** only documents of this publisher */
  readonly publisher?: string
  /** maximum number of publishers, the best first */
  readonly publishers: number
  /** maximum number of families of each publisher */
  readonly families: number
}

export interface SuggestedPublisher {
  readonly publisher: string
  readonly families: readonly SuggestedFamily[]
  /** there are more families than requested */
  readonly more: boolean
}

export interface SuggestedFamily {
  /** id of the edition that the text names, else of the current one, else of the newest */
  readonly id: string
  readonly card: SearchCard
  /** every edition in scope, the newest first, at most 50; `id` is one of them */
  readonly editions: readonly { readonly id: string; readonly designation: string }[]
}

export interface SearchHits {
  readonly total: number
  readonly hits: readonly SearchHit[]
  /** with `in-force`: documents that the same search has more with `all` */
  readonly otherEditions?: number
  /** documents with some of the words only, or near in meaning, which follow in best match; absent where there are none */
  readonly partly?: number
  /** how many of them are near in meaning and have too few of the words; absent where there are none */
  readonly near?: number
  /** counts of the requested facets, the most frequent value first */
  readonly counts?: FacetCounts
  /** the text as it was read, where its spelling was corrected */
  readonly corrected?: string
  /** other texts that find something, the best first; only where nothing has all words */
  readonly didYouMean?: readonly string[]
  /** set where meaning counts, and nothing is learned yet or the model does not answer: only words counted */
  readonly wordsAlone?: true
  /** set where the text is a designation of which the scope holds no document */
  readonly missing?: MissingDesignation
}

export type FacetCounts = Readonly<Partial<Record<Facet, readonly ValueCount[]>>>
export interface ValueCount {
  readonly value: string
  readonly count: number
}

export interface MissingDesignation {
  /** the designation in its usual spelling */
  readonly designation: string
  /** the nearest numbers that the scope holds, at most 5 */
  readonly nearest: readonly { readonly id: string; readonly card: SearchCard }[]
}

export interface SearchHit {
  readonly id: string
  readonly card: SearchCard
  /** positions of the words in designation, title and description: [start, end) in UTF-16 units */
  readonly marks: { readonly designation: Span[]; readonly title: Span[]; readonly description: Span[] }
  /** words of the text that the document lacks, as they are written, where it has some of them only */
  readonly lacks?: readonly string[]
  /** reason for the place of a hit beyond the total is by, where meaning is blended in */
  readonly by?: 'words' | 'meaning'
  /** first matching page of the full text, from 1; absent where the full text does not match, or has no pages */
  readonly page?: number
  /** at most 200 characters of that page, with the positions of the words in them */
  readonly excerpt?: { readonly text: string; readonly marks: Span[] }
  /** the excerpt is of a page whose text a program has recognised in a picture */
  readonly recognised?: true
  /** passage nearest in meaning */
  readonly passage?: string
  readonly clause?: TextClause
}

/** The engine does not answer. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable'
}
