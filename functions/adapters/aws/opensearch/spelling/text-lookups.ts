import { parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Attempts } from '#finding/spelling/attempts.ts'
import type { Token } from '#finding/spelling/tokens.ts'
import type { Engine, JsonObject } from '../index/engine.ts'
import { shownIn } from '../match/hits.ts'
import { OpenWords, type WordStatistics } from '../match/open-words.ts'
import { wholeClause } from '../match/query.ts'
import { findLoaded, type Lookups, missingIn } from '../match/resolve-by-rounds.ts'
import { type QueryClause, scopeFilter } from '../match/scope.ts'
import { searchAll } from '../match/search-all.ts'
import { fetchTermStatistics } from '../match/term-statistics.ts'

const MAX_RARE_DOCUMENTS = 5
/** Lucene's limit: a word three edits away is not found on this engine */
const MAX_EDITS = 2
/** near words fetched for one word, from which the best are chosen */
const MAX_NEAR_WORDS = 200

interface Near {
  readonly text: string
  readonly freq: number
}

/** Looks up what other texts would find in a scope, and loads what was looked up. */
export class TextLookups implements Lookups {
  private readonly finds = new Map<string, boolean | undefined>()
  /** terms, and words of titles, that exist in the scope */
  private readonly terms = new Map<string, boolean | undefined>()
  private readonly titleWords = new Map<string, boolean | undefined>()
  private readonly statistics = new Map<string, WordStatistics | undefined>()
  private readonly titles = new Map<string, string | undefined>()
  private readonly near = new Map<string, readonly Near[] | undefined>()
  private readonly engine: Engine
  private readonly index: string
  private readonly intent: Pick<SearchIntent, 'scope' | 'field'>

  constructor(engine: Engine, index: string, intent: Pick<SearchIntent, 'scope' | 'field'>) {
    this.engine = engine
    this.index = index
    this.intent = intent
  }

  /** Records whether a document of the scope has every word and phrase of a text, if the caller knows it. */
  setFound(text: string, isFound: boolean): void {
    this.finds.set(text, isFound)
  }

  attempts(most: number, dictionary: Attempts['dictionary']): Attempts {
    let left = most
    const holds = ({ terms }: Pick<Token, 'terms'>) =>
      terms.map((term) => findLoaded(this.terms, term)).every((exists) => exists === true)
    const knownOfAll = (terms: readonly string[]) => terms.map((term) => findLoaded(this.statistics, term))
    return {
      dictionary,
      finds: (text) => left-- > 0 && findLoaded(this.finds, text) === true,
      holds,
      isDoubtful: ({ word, terms }) => {
        const rarest = Math.min(...knownOfAll(terms).map((one) => one?.documents ?? Number.POSITIVE_INFINITY))
        return rarest <= MAX_RARE_DOCUMENTS && findLoaded(this.titleWords, word) === false
      },
      weightOf: (token) => {
        const weights = knownOfAll(token.terms).map((one) => one?.weight ?? 0)
        return holds(token) ? weights.reduce((sum, weight) => sum + weight, 0) : 0
      },
      forEachNearWord: (word, most, found) => {
        if (most < 1) return
        for (const { text, freq } of findLoaded(this.near, `${Math.min(most, MAX_EDITS)} ${word}`) ?? []) found(text, freq)
      },
    }
  }

  /** Returns a title within the scope that has the word. */
  titleWith(word: string): string | undefined {
    return findLoaded(this.titles, word) || undefined
  }

  private get all() {
    return [this.finds, this.terms, this.titleWords, this.statistics, this.near, this.titles]
  }

  hasMissing(): boolean {
    return this.all.some((known) => missingIn(known).length > 0)
  }

  async fetch(): Promise<void> {
    const [texts, terms, words] = [missingIn(this.finds), missingIn(this.terms), missingIn(this.titleWords)]
    const [near, weighed, titles] = [missingIn(this.near), missingIn(this.statistics), missingIn(this.titles)]
    const open = new OpenWords(this.intent.scope)
    const clauses = [
      ...texts.map((text) => this.whole(text)),
      ...terms.map((term) => open.worth('all', term)),
      ...words.map((word) => ({ term: { titleWords: word } })),
    ]
    const [answers, known] = await Promise.all([
      this.search([
        ...clauses.map((clause) => this.exists(clause)),
        ...near.map(nearWords),
        ...titles.map((word) => this.withTitle(word)),
      ]),
      weighed.length
        ? fetchTermStatistics(this.engine, this.index, weighed, this.intent.scope)
        : new Map<string, WordStatistics>(),
    ])
    const isFound = answers.slice(0, clauses.length).map(({ hits }) => (hits.total?.value ?? 0) > 0)
    for (const text of texts) this.finds.set(text, isFound.shift() as boolean)
    for (const term of terms) this.terms.set(term, isFound.shift() as boolean)
    for (const word of words) this.titleWords.set(word, isFound.shift() as boolean)
    for (const [at, name] of near.entries()) this.near.set(name, answers[clauses.length + at]?.suggest?.near?.[0]?.options ?? [])
    for (const [at, word] of titles.entries()) {
      const [hit] = answers[clauses.length + near.length + at]?.hits.hits ?? []
      this.titles.set(word, hit ? shownIn(hit).title : '')
    }
    for (const [term, own] of known) this.statistics.set(term, own)
  }

  private async search(bodies: readonly JsonObject[]) {
    return bodies.length ? searchAll(this.engine, this.index, bodies) : []
  }

  private whole(text: string): QueryClause {
    const { scope, field } = this.intent
    const query = parseQuery(text)
    return wholeClause(query, field, new OpenWords(scope, new Map(), query.others)) ?? { match_none: {} }
  }

  private withTitle(word: string): JsonObject {
    const filter = [...scopeFilter(this.intent.scope), { term: { titleWords: word } }]
    return { size: 1, stored_fields: ['shown'], track_total_hits: false, query: { bool: { filter } } }
  }

  private exists(clause: JsonObject): JsonObject {
    const filter = [...scopeFilter(this.intent.scope), clause]
    return { size: 0, terminate_after: 1, track_total_hits: 1, query: { bool: { filter } } }
  }
}

function nearWords(name: string): JsonObject {
  const space = name.indexOf(' ')
  const term = {
    field: 'titleWords',
    suggest_mode: 'always',
    max_edits: Number(name.slice(0, space)),
    prefix_length: 0,
    min_word_length: 1,
    size: MAX_NEAR_WORDS,
    max_inspections: MAX_NEAR_WORDS,
    sort: 'frequency',
    // With the default, a frequent word has no suggestions.
    max_term_freq: 1_000_000_000,
  }
  return { size: 0, track_total_hits: false, suggest: { near: { text: name.slice(space + 1), term } } }
}
