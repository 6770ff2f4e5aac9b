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
import { countsFound } from '../match/counts.ts'
import { firstPages, toHit } from '../match/hits.ts'
import { sortOf } from '../match/order.ts'
import { type Reading, textClause } from '../match/query.ts'
import { type Portion, type Searching, searchWithin } from '../match/searching.ts'
import { settle } from '../match/settle.ts'
import { KeptWeights } from '../match/weights.ts'
import { missingOf } from '../names/missing.ts'
import { type ReadText, readText } from '../names/reading.ts'
import { AskedTexts } from '../spelling/asked-texts.ts'
import { bestPage } from './best-page.ts'
import { columnPage } from './column-page.ts'

interface Found extends Portion {
  readonly query: ParsedQuery
  readonly read: ReadText
}

interface Otherwise {
  readonly corrected?: string | undefined
  readonly others: readonly string[]
}

const DIGIT = /\p{N}/u
const NOTHING_READ: Reading = { named: [], titled: [] }
const saysNothing = ({ named, titled, weights }: Reading) => named.length === 0 && titled.length === 0 && !weights

/** One search, from the text to what is shown. */
class Finding {
  private readonly engine: Engine
  private readonly index: string
  private readonly intent: SearchIntent
  private readonly texts: AskedTexts
  private readonly weights: KeptWeights

  constructor(engine: Engine, index: string, intent: SearchIntent, weights: KeptWeights) {
    this.weights = weights
    this.engine = engine
    this.index = index
    this.intent = intent
    this.texts = new AskedTexts(engine, index, intent)
  }

  private pageAs(query: ParsedQuery, read: Reading): Promise<Portion> {
    const { engine, index, intent } = this
    const text = query.everything ? {} : { text: textClause(query, intent.field, read) }
    const searching: Searching = { engine, index, intent, ...text }
    if (intent.size === 0) return searchWithin(searching, { size: 0 })
    return intent.sort === 'best' && !query.everything ? bestPage(searching) : columnPage(searching, sortOf(intent.sort), intent)
  }

  /** Most texts name nothing: those without a number are looked for at once, while that is being found out. */
  async page(query: ParsedQuery): Promise<Found> {
    const { engine, index, intent } = this
    const isGuessed = query.everything || !DIGIT.test(query.text)
    const [read, guessed] = await Promise.all([
      readText(engine, index, query, intent),
      isGuessed ? this.pageAs(query, NOTHING_READ) : undefined,
      intent.size > 0 && query.terms.length > 1 ? this.weights.know(engine, index, query.terms) : undefined,
    ])
    return { ...(guessed && saysNothing(read) ? guessed : await this.pageAs(query, read)), query, read }
  }

  private speller({ read: { said } }: Found): Speller {
    return { attempts: (most) => this.texts.attempts(most), named: () => said }
  }

  /** As it is meant, where nothing is found by what is written; and where that is nothing either, what else finds something. */
  async otherwise(found: Found): Promise<Otherwise> {
    const { query, read, total } = found
    if (query.everything || read.whole > 0 || (total > 0 && !isSentence(query))) return { others: [] }
    const { intent, texts } = this
    for (const text of [intent.text, intent.text.toWellFormed()]) texts.tell(text, false)
    return settle(texts, () => {
      const corrected = correctSpelling(this.speller(found), query, intent)
      const others = total === 0 && corrected === undefined ? alternativeTexts(this.speller(found), query, intent) : []
      return { corrected, others }
    })
  }

  /** With the words as titles write them. */
  async written(texts: readonly string[]): Promise<readonly string[]> {
    const titleWith = (word: string) => this.texts.titleWith(word)
    return settle(this.texts, () => texts.map((text) => withTitleSpelling(text, this.intent.text, titleWith)))
  }

  async missing({ query, read }: Found): Promise<Pick<SearchHits, 'missing'>> {
    const missing = await missingOf(this.engine, this.index, query, this.intent, read)
    return missing ? { missing } : {}
  }

  async hits({ hits, query }: Found): Promise<SearchHits['hits']> {
    if (hits.length === 0) return []
    const { engine, index } = this
    const pages = await firstPages(engine, index, hits, query.terms)
    const marked = distinctiveTerms(query.terms, (term) => this.weights.of(index, term))
    return hits.map((hit) => toHit(hit, marked, pages))
  }
}

export function openFinding(engine: Engine, indexOf: (intent: SearchIntent) => Promise<string>): Pick<Search, 'find'> {
  const weights = new KeptWeights()
  return {
    async find(intent) {
      const finding = new Finding(engine, await indexOf(intent), intent, weights)
      const asked = await finding.page(parseQuery(intent.text))
      const [{ corrected, others }, missing] = await Promise.all([finding.otherwise(asked), finding.missing(asked)])
      const found = corrected === undefined ? asked : await finding.page(parseQuery(corrected))
      // Without its number a designation says nothing.
      const didYouMean = missing.missing ? others.filter((text) => text.includes(' ')) : others
      const written = await finding.written(corrected === undefined ? didYouMean : [corrected])
      return {
        total: found.total,
        hits: await finding.hits(found),
        ...(intent.count && { counts: countsFound(intent.count, found.counted) }),
        ...(corrected !== undefined ? { corrected: written[0] as string } : written.length > 0 && { didYouMean: written }),
        ...missing,
      }
    },
  }
}
