import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { Facet, SearchIntent } from '#finding/intent.ts'
import { findMissingDesignation } from '#finding/names/missing-designation.ts'
import { distinctiveTerms, findSpans } from '#finding/ranking/find-spans.ts'
import { isSentence } from '#finding/ranking/sentence.ts'
import { alternativeTexts } from '#finding/spelling/alternative-texts.ts'
import { withTitleSpelling } from '#finding/spelling/title-spelling.ts'
import type { MeaningIntent, SearchHit, SearchHits, SuggestIntent } from '#ports/search.ts'
import { countFacets } from './counts/count.ts'
import { match } from './find/match.ts'
import { pageOf, pageOfEverything } from './find/page.ts'
import { inScope } from './index/allowed.ts'
import { openDatabase } from './index/database.ts'
import { firstPage } from './index/page-words.ts'
import { EMPTY, readSnapshot, type Snapshot, StaleSnapshot, segmentOf } from './index/snapshot.ts'
import { lookUp } from './match/match-words.ts'
import type { Parted } from './match/missed.ts'
import type { Weights } from './meaning/find-by-meaning.ts'
import { meaningPage, nearestPassage } from './meaning/meaning-page.ts'
import { KnownPassages } from './meaning/passages/known-passages.ts'
import { type AskedSentence, KnownSentences } from './meaning/sentence/known-sentences.ts'
import { namedIn } from './names/find-named.ts'
import { heldIn } from './names/held-in-snapshot.ts'
import { learnPublishers } from './names/publisher-names.ts'
import { readOtherwiseOnce, spellerOf } from './spelling/read-otherwise.ts'
import { titleWith } from './spelling/title-with.ts'
import { type RawSuggestions, readShown, readSuggestions, type Shown } from './suggest/rows.ts'
import { suggest } from './suggest/suggest.ts'

/** A hit whose card is still as it was stored. */
export type RawHit = Omit<SearchHit, 'card'> & { readonly card: string }
export interface RawHits extends Pick<SearchHits, 'corrected' | 'didYouMean' | 'wordsAlone'> {
  readonly total: number
  readonly hits: readonly RawHit[]
  readonly counts?: readonly RawCounts[]
  readonly missing?: { readonly designation: string; readonly nearest: readonly Shown[] }
}

/** As in `Tallied`; the values only when they are others than the last time. */
export interface RawCounts {
  readonly facet: Facet
  readonly values?: readonly string[]
  readonly counted: Uint32Array
}

const ATTEMPTS = 5

/** Finds in one tenant's index. */
export class Reader {
  private readonly database: DatabaseSync
  private readonly version: StatementSync
  private readonly row: StatementSync
  private seen = -1
  private snapshot: Snapshot = EMPTY
  private readonly told = new Map<Facet, readonly string[]>()

  private readonly openPassages: () => KnownPassages
  private passages: KnownPassages | undefined
  private sentences: KnownSentences | undefined

  constructor(folder: string, tenant: string) {
    this.openPassages = () => new KnownPassages(folder, tenant)
    this.database = openDatabase(folder, tenant)
    this.version = this.database.prepare('PRAGMA data_version')
    this.row = this.database.prepare('SELECT id, designation, title, description, card, pages FROM documents WHERE key = ?')
  }

  find(intent: SearchIntent): RawHits {
    return this.onFresh(() => this.findOnce(intent))
  }

  suggest(intent: SuggestIntent): RawSuggestions {
    return this.onFresh(() => {
      this.refresh()
      return readSuggestions(this.database, this.snapshot, suggest(this.snapshot, intent))
    })
  }

  meaning(intent: MeaningIntent, weights?: Weights, asked?: AskedSentence): RawHits {
    this.passages ??= this.openPassages()
    const { passages } = this
    if (asked) this.sentences ??= new KnownSentences(passages.store)
    const likeness = asked && this.sentences && { asked, known: this.sentences }
    return this.onFresh(() => {
      this.refresh()
      const found = meaningPage(this.snapshot, passages, intent, weights, likeness)
      const marked = this.telling(found.query)
      const hits = found.page.map((doc): RawHit => {
        const nearest = nearestPassage(this.database, this.snapshot, passages, found, doc)
        const hit = this.hit(doc, found.query, marked)
        return nearest?.page ? { ...hit, page: nearest.page, passage: nearest.text } : hit
      })
      return { total: found.total, hits, ...(!found.query.everything && !found.nearest && { wordsAlone: true }) }
    })
  }

  private onFresh<T>(work: () => T): T {
    for (let attempt = 1; ; attempt++) {
      try {
        return work()
      } catch (error) {
        if (!(error instanceof StaleSnapshot) || attempt === ATTEMPTS) throw error
        this.seen = -1
      }
    }
  }

  private findOnce(intent: SearchIntent): RawHits {
    this.refresh()
    const { corrected, query, asked, total, page, candidates } = this.read(intent)
    const marked = this.telling(query)
    const hits = page.map((doc) => this.hit(doc, query, marked))
    const missing = this.missing(asked, intent)
    const others =
      total === 0 && corrected === undefined ? alternativeTexts(spellerOf(this.snapshot, query, intent), query, intent) : []
    // Without its number a designation says nothing.
    const didYouMean = missing.missing ? others.filter((text) => text.includes(' ')) : others
    const written = (text: string) =>
      withTitleSpelling(text, intent.text, (word) => titleWith(this.snapshot, this.row, intent, word))
    return {
      total,
      hits,
      ...(intent.count && { counts: this.count(intent, candidates) }),
      ...(corrected !== undefined && { corrected: written(corrected) }),
      ...(didYouMean.length > 0 && { didYouMean: didYouMean.map(written) }),
      ...missing,
    }
  }

  /** As it is written, or else as it is meant. */
  private read(intent: SearchIntent) {
    const query = parseQuery(intent.text)
    const found = this.findPage(intent, query)
    const corrected = found.total === 0 || isSentence(query) ? readOtherwiseOnce(this.snapshot, query, intent) : undefined
    if (corrected === undefined) return { ...found, query, asked: query, corrected }
    const other = parseQuery(corrected)
    return { ...this.findPage(intent, other), query: other, asked: query, corrected }
  }

  private missing(query: ParsedQuery, intent: SearchIntent): Pick<RawHits, 'missing'> {
    const { snapshot } = this
    const held = heldIn(snapshot, inScope(snapshot, intent.scope))
    const missed = findMissingDesignation(held, query, intent.field, () => namedIn(snapshot, query, intent.scope))
    if (!missed) return {}
    const nearest = missed.nearest.map((doc) => readShown(this.database, this.snapshot, doc))
    return { missing: { designation: missed.designation, nearest } }
  }

  private count(intent: SearchIntent, candidates: Parted | undefined): RawCounts[] {
    return countFacets(this.snapshot, intent, candidates).map(({ facet, values, counted }) => {
      if (this.told.get(facet) === values) return { facet, counted }
      this.told.set(facet, values)
      return { facet, counted, values }
    })
  }

  private findPage(intent: SearchIntent, query: ParsedQuery): { total: number; page: number[]; candidates?: Parted } {
    if (query.everything && intent.scope.documents === 'all' && intent.filters.length === 0)
      return pageOfEverything(this.snapshot, intent)
    const found = match(this.snapshot, query, intent)
    const total = found.matches.count
    return { total, page: pageOf(this.snapshot, query, found, intent), candidates: found.candidates }
  }

  private telling({ terms }: ParsedQuery): ReadonlySet<string> {
    return distinctiveTerms(terms, (term) => lookUp(this.snapshot, term).weight)
  }

  private refresh(): void {
    const now = this.version.get()?.data_version as number
    if (now === this.seen) return
    const former = this.snapshot
    this.snapshot = readSnapshot(this.database, former)
    learnPublishers(this.database, this.snapshot, former)
    this.seen = now
  }

  private hit(doc: number, query: ParsedQuery, marked: ReadonlySet<string>): RawHit {
    const { segment, base } = segmentOf(this.snapshot, doc)
    const row = this.row.get(segment.keys[doc - base] as number)
    if (!row) throw new StaleSnapshot('taken out meanwhile')
    const card = row.card as string
    const description = (row.description ?? (marked.size ? JSON.parse(card).description : '')) as string
    return {
      id: row.id as string,
      card,
      marks: {
        designation: findSpans(row.designation as string, marked),
        title: findSpans(row.title as string, marked),
        description: findSpans(description, marked),
      },
      page: row.pages ? firstPage(row.pages as Uint8Array, query.terms) : undefined,
    }
  }

  close(): void {
    this.passages?.close()
    this.database.close()
  }
}
