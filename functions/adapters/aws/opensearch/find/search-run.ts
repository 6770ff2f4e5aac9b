import { type ParsedQuery, parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { findsLittle, nothingNear, type RelativeNearness } from '#finding/meaning/blend.ts'
import { wordsToMark } from '#finding/ranking/words-to-mark.ts'
import { alternativeTexts } from '#finding/spelling/alternative-texts.ts'
import type { Attempts, Speller } from '#finding/spelling/attempts.ts'
import { correctSpelling } from '#finding/spelling/correct-spelling.ts'
import { withTitleSpelling } from '#finding/spelling/title-spelling.ts'
import { rootsOfWord } from '#functions/adapters/shared/words/roots.ts'
import type { Search, SearchHits } from '#ports/search.ts'
import type { Engine } from '../index/engine.ts'
import { toFacetCounts } from '../match/counts.ts'
import { fetchFirstPages, type PartsOfText, toHit } from '../match/hits.ts'
import type { OpenWords } from '../match/open-words.ts'
import { BEST_MATCH, bestMatch, columnSort } from '../match/order.ts'
import { fetchOtherWords } from '../match/other-words.ts'
import { partsClauses } from '../match/parts.ts'
import { type QueryContext, textClause } from '../match/query.ts'
import { resolveByRounds } from '../match/resolve-by-rounds.ts'
import { type ResultSlice, type SearchRequest, searchFirst10000 } from '../match/search-request.ts'
import { StatisticsCache } from '../match/term-statistics.ts'
import type { FetchNearness } from '../meaning/meaning.ts'
import { fetchMissingDesignation } from '../names/missing-designation.ts'
import { type ResolvedQuery, resolveQuery } from '../names/resolve-query.ts'
import { TextLookups } from '../spelling/text-lookups.ts'
import { columnPage } from './column-page.ts'

interface PageOfHits extends ResultSlice {
  /** how many have some of the words only */
  readonly partly?: number
  /** how many of them are near, with too few of the words */
  readonly near?: number
  readonly nearness?: RelativeNearness<string>
  readonly wordsAlone?: true
  readonly query: ParsedQuery
  readonly resolved: ResolvedQuery
}

interface Alternatives {
  readonly corrected?: string | undefined
  readonly others: readonly string[]
}

const DIGIT = /\p{N}/u
const EMPTY_CONTEXT: QueryContext = { named: [], beginning: [], isTitled: false, titled: [] }
const isEmpty = ({ named, beginning, isTitled, titled }: QueryContext) =>
  named.length + beginning.length + titled.length === 0 && !isTitled

/** One search, from the text to the hits that are shown. */
class SearchRun {
  private readonly engine: Engine
  private readonly index: string
  private readonly intent: SearchIntent
  private readonly texts: TextLookups
  private readonly weights: StatisticsCache
  private readonly fetchNearness: FetchNearness

  constructor(engine: Engine, index: string, intent: SearchIntent, weights: StatisticsCache, fetchNearness: FetchNearness) {
    this.weights = weights
    this.fetchNearness = fetchNearness
    this.engine = engine
    this.index = index
    this.intent = intent
    this.texts = new TextLookups(engine, index, intent)
  }

  private pageFor(
    query: ParsedQuery,
    context: QueryContext,
    words: OpenWords,
    editions: readonly string[] = [],
  ): Promise<ResultSlice> {
    const { engine, index, intent } = this
    const text = query.everything ? {} : { text: textClause(query, intent, context, words) }
    const request: SearchRequest = { engine, index, intent, editions, ...text }
    if (intent.size === 0) return searchFirst10000(request, { size: 0 })
    const isBest = intent.sort === 'best' && !query.everything
    return columnPage(request, isBest ? bestMatch(context) : columnSort(intent.sort), intent)
  }

  /**
   * Most texts name no document. A text without a number is therefore searched at once, while its names are looked up; the guess
   * is discarded if it names something.
   */
  async page(text: string): Promise<PageOfHits> {
    const { engine, index, intent } = this
    const query = await fetchOtherWords(engine, index, parseQuery(text), intent)
    const words = await this.weights.openWords(engine, index, query, intent.scope)
    const isGuessed = query.everything || !DIGIT.test(query.text)
    const [resolved, guessed] = await Promise.all([
      resolveQuery(engine, index, query, intent),
      isGuessed ? this.pageFor(query, EMPTY_CONTEXT, words) : undefined,
      intent.size > 0 && query.terms.length > 1 ? this.weights.refresh(engine, index, query.terms, intent.scope) : undefined,
    ])
    return {
      ...(guessed && isEmpty(resolved) ? guessed : await this.pageFor(query, resolved, words, resolved.editions)),
      query,
      resolved,
    }
  }

  /** Adds the documents with some of the words, and near ones where words find little, behind those with all of them. */
  async withParts(found: PageOfHits): Promise<PageOfHits> {
    const { query, resolved, total, hits } = found
    const { engine, index, intent, weights } = this
    if (!resolved.weights || (query.terms.length === 1 && !findsLittle(total))) return found
    const words = await weights.openWords(engine, index, query, intent.scope)
    const near = findsLittle(total) ? await this.fetchNearness(intent, query) : nothingNear<string>()
    const request = { query, intent, weights: resolved.weights, words }
    const clauses = partsClauses(request, near ?? nothingNear<string>())
    if (!clauses) return found
    const { count: _, ...rest } = { ...intent, offset: Math.max(0, intent.offset - total), size: intent.size - hits.length }
    const search = { engine, index, intent: rest }
    const [parts, alone] = await Promise.all([
      rest.size > 0
        ? columnPage({ ...search, text: clauses.all }, BEST_MATCH, rest)
        : searchFirst10000({ ...search, text: clauses.all }, { size: 0 }),
      near?.alone.size ? searchFirst10000({ ...search, text: clauses.nearAlone }, { size: 0 }) : undefined,
    ])
    return {
      ...found,
      hits: [...hits, ...parts.hits],
      ...(parts.total > 0 && { partly: parts.total }),
      ...(alone && alone.total > 0 && { near: alone.total }),
      ...(near ? { nearness: near } : { wordsAlone: true as const }),
    }
  }

  private speller({ resolved: { namedBy } }: PageOfHits, dictionary: Attempts['dictionary']): Speller {
    return { attempts: (most) => this.texts.attempts(most, dictionary), named: () => namedBy }
  }

  /** Corrects a text that finds nothing as written. Without a correction, lists other texts that find something. */
  async alternatives(found: PageOfHits): Promise<Alternatives> {
    const { query, resolved, total } = found
    if (query.everything || resolved.isElsewhere || resolved.isWhole || total > 0) return { others: [] }
    const { intent, texts } = this
    for (const text of [intent.text, intent.text.toWellFormed()]) texts.setFound(text, false)
    const { ENGLISH_WORDS } = await import('#functions/adapters/shared/words/english-words.ts')
    const speller = this.speller(found, ENGLISH_WORDS)
    return resolveByRounds(texts, () => {
      const corrected = correctSpelling(speller, query, intent)
      const others = total === 0 && corrected === undefined ? alternativeTexts(speller, query, intent) : []
      return { corrected, others }
    })
  }

  /** Spells the words of the texts as titles write them. */
  async spellAsTitles(texts: readonly string[]): Promise<readonly string[]> {
    const titleWith = (word: string) => this.texts.titleWith(word)
    return resolveByRounds(this.texts, () => texts.map((text) => withTitleSpelling(text, this.intent.text, titleWith)))
  }

  async missing({ query, resolved }: PageOfHits): Promise<Pick<SearchHits, 'missing'>> {
    const missing = await fetchMissingDesignation(this.engine, this.index, query, this.intent, resolved)
    return missing ? { missing } : {}
  }

  async hits({ hits, query, total, nearness = nothingNear<string>(), resolved }: PageOfHits): Promise<SearchHits['hits']> {
    if (hits.length === 0) return []
    const { engine, index, intent } = this
    const pages = await fetchFirstPages(engine, index, hits, query.terms, intent)
    const marked = wordsToMark(query, (term) => this.weights.weightOf(index, term, intent.scope), rootsOfWord)
    const parts: PartsOfText = { query, nearness, weights: resolved.weights ?? new Map() }
    return hits.map((hit, at) => toHit(hit, marked, pages, intent.offset + at < total ? undefined : parts))
  }
}

export function openFind(
  engine: Engine,
  indexOf: (intent: SearchIntent) => Promise<string>,
  fetchNearness: FetchNearness,
): Pick<Search, 'find'> {
  const weights = new StatisticsCache()
  return {
    async find(intent) {
      const run = new SearchRun(engine, await indexOf(intent), intent, weights, fetchNearness)
      const first = await run.page(intent.text)
      const [{ corrected, others }, missing] = await Promise.all([run.alternatives(first), run.missing(first)])
      const read = corrected === undefined ? first : await run.page(corrected)
      const found = missing.missing ? read : await run.withParts(read)
      // A designation without its number is no useful suggestion.
      const suggestions = missing.missing ? others.filter((text) => text.includes(' ')) : others
      const written = await run.spellAsTitles(corrected === undefined ? suggestions : [corrected])
      return {
        total: found.total,
        hits: await run.hits(found),
        ...(found.otherEditions !== undefined && { otherEditions: found.otherEditions }),
        ...(found.partly !== undefined && { partly: found.partly }),
        ...(found.near !== undefined && { near: found.near }),
        ...(found.wordsAlone && { wordsAlone: true }),
        ...(intent.count && { counts: toFacetCounts(intent.count, found.counted) }),
        ...(corrected !== undefined ? { corrected: written[0] as string } : written.length > 0 && { didYouMean: written }),
        ...missing,
      }
    },
  }
}
