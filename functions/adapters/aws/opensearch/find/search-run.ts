import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { distinctiveTerms } from '#finding/ranking/find-spans.ts'
import { isSentence } from '#finding/ranking/sentence.ts'
import { alternativeTexts } from '#finding/spelling/alternative-texts.ts'
import type { Speller } from '#finding/spelling/attempts.ts'
import { correctSpelling } from '#finding/spelling/correct-spelling.ts'
import { withTitleSpelling } from '#finding/spelling/title-spelling.ts'
import type { Search, SearchHits } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { toFacetCounts } from '../match/counts.ts'
import { fetchFirstPages, toHit } from '../match/hits.ts'
import { bestMatch, columnSort } from '../match/order.ts'
import { type QueryContext, textClause } from '../match/query.ts'
import { resolveByRounds } from '../match/resolve-by-rounds.ts'
import { type ResultSlice, type SearchRequest, searchFirst10000 } from '../match/search-request.ts'
import { WeightCache } from '../match/term-statistics.ts'
import { fetchMissingDesignation } from '../names/missing-designation.ts'
import { type ResolvedQuery, resolveQuery } from '../names/resolve-query.ts'
import { TextLookups } from '../spelling/text-lookups.ts'
import { columnPage } from './column-page.ts'

interface FoundPage extends ResultSlice {
  readonly query: ParsedQuery
  readonly resolved: ResolvedQuery
}

interface Alternatives {
  readonly corrected?: string | undefined
  readonly others: readonly string[]
}

const DIGIT = /\p{N}/u
const EMPTY_CONTEXT: QueryContext = { named: [], beginning: [], isTitled: false, titled: [] }
const isEmpty = ({ named, beginning, isTitled, titled, weights }: QueryContext) =>
  named.length + beginning.length + titled.length === 0 && !isTitled && !weights

/** One search, from the text to the hits that are shown. */
class SearchRun {
  private readonly engine: Engine
  private readonly index: string
  private readonly intent: SearchIntent
  private readonly texts: TextLookups
  private readonly weights: WeightCache

  constructor(engine: Engine, index: string, intent: SearchIntent, weights: WeightCache) {
    this.weights = weights
    this.engine = engine
    this.index = index
    this.intent = intent
    this.texts = new TextLookups(engine, index, intent)
  }

  private pageFor(query: ParsedQuery, context: QueryContext, editions: readonly string[] = []): Promise<ResultSlice> {
    const { engine, index, intent } = this
    const text = query.everything ? {} : { text: textClause(query, intent, context) }
    const request: SearchRequest = { engine, index, intent, editions, ...text }
    if (intent.size === 0) return searchFirst10000(request, { size: 0 })
    const isBest = intent.sort === 'best' && !query.everything
    return columnPage(request, isBest ? bestMatch(context) : columnSort(intent.sort), intent)
  }

  /**
   * Most texts name no document. A text without a number is therefore searched at once, while its names are looked up; the guess
   * is discarded if it names something.
   */
  async page(query: ParsedQuery): Promise<FoundPage> {
    const { engine, index, intent } = this
    const isGuessed = query.everything || !DIGIT.test(query.text)
    const [resolved, guessed] = await Promise.all([
      resolveQuery(engine, index, query, intent),
      isGuessed ? this.pageFor(query, EMPTY_CONTEXT) : undefined,
      intent.size > 0 && query.terms.length > 1 ? this.weights.refresh(engine, index, query.terms) : undefined,
    ])
    return {
      ...(guessed && isEmpty(resolved) ? guessed : await this.pageFor(query, resolved, resolved.editions)),
      query,
      resolved,
    }
  }

  private speller({ resolved: { namedBy } }: FoundPage): Speller {
    return { attempts: (most) => this.texts.attempts(most), named: () => namedBy }
  }

  /** Corrects a text that finds nothing as written. Without a correction, lists other texts that find something. */
  async alternatives(found: FoundPage): Promise<Alternatives> {
    const { query, resolved, total } = found
    if (query.everything || resolved.isElsewhere || resolved.wholeCount > 0) return { others: [] }
    if (total > 0 && !isSentence(query)) return { others: [] }
    const { intent, texts } = this
    for (const text of [intent.text, intent.text.toWellFormed()]) texts.setFound(text, false)
    return resolveByRounds(texts, () => {
      const corrected = correctSpelling(this.speller(found), query, intent)
      const others = total === 0 && corrected === undefined ? alternativeTexts(this.speller(found), query, intent) : []
      return { corrected, others }
    })
  }

  /** Spells the words of the texts as titles write them. */
  async spellAsTitles(texts: readonly string[]): Promise<readonly string[]> {
    const titleWith = (word: string) => this.texts.titleWith(word)
    return resolveByRounds(this.texts, () => texts.map((text) => withTitleSpelling(text, this.intent.text, titleWith)))
  }

  async missing({ query, resolved }: FoundPage): Promise<Pick<SearchHits, 'missing'>> {
    const missing = await fetchMissingDesignation(this.engine, this.index, query, this.intent, resolved)
    return missing ? { missing } : {}
  }

  async hits({ hits, query }: FoundPage): Promise<SearchHits['hits']> {
    if (hits.length === 0) return []
    const { engine, index } = this
    const pages = await fetchFirstPages(engine, index, hits, query.terms, this.intent.opens)
    const marked = distinctiveTerms(query.terms, (term) => this.weights.get(index, term))
    return hits.map((hit) => toHit(hit, marked, pages))
  }
}

export function openFind(engine: Engine, indexOf: (intent: SearchIntent) => Promise<string>): Pick<Search, 'find'> {
  const weights = new WeightCache()
  return {
    async find(intent) {
      const run = new SearchRun(engine, await indexOf(intent), intent, weights)
      const first = await run.page(parseQuery(intent.text))
      const [{ corrected, others }, missing] = await Promise.all([run.alternatives(first), run.missing(first)])
      const found = corrected === undefined ? first : await run.page(parseQuery(corrected))
      // A designation without its number is no useful suggestion.
      const suggestions = missing.missing ? others.filter((text) => text.includes(' ')) : others
      const written = await run.spellAsTitles(corrected === undefined ? suggestions : [corrected])
      return {
        total: found.total,
        hits: await run.hits(found),
        ...(found.otherEditions !== undefined && { otherEditions: found.otherEditions }),
        ...(intent.count && { counts: toFacetCounts(intent.count, found.counted) }),
        ...(corrected !== undefined ? { corrected: written[0] as string } : written.length > 0 && { didYouMean: written }),
        ...missing,
      }
    },
  }
}
