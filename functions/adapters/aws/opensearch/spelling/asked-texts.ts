import { parseQuery } from '#finding/analysis/parse-query.ts'
import type { SearchIntent } from '#finding/intent.ts'
import type { Attempts } from '#finding/spelling/attempts.ts'
import type { Token } from '#finding/spelling/tokens.ts'
import type { Engine, Json } from '../index/engine.ts'
import { shownIn } from '../match/hits.ts'
import { wholeClause } from '../match/query.ts'
import { scopeFilter } from '../match/scope.ts'
import { searchAll } from '../match/search-all.ts'
import type { Facts } from '../match/settle.ts'
import { type Known, knownOf } from '../match/weights.ts'

const RARE = 5
/** Lucene looks no further; a word three slips away is not found here. */
const MOST_SLIPS = 2
/** Words near one word, of which ours are chosen. */
const MOST_NEAR = 200

interface Near {
  readonly text: string
  readonly freq: number
}

/** What other texts would find in a scope, fetched as far as it was asked for. */
export class AskedTexts implements Facts {
  private readonly finds = new Map<string, boolean | undefined>()
  /** terms, and words of titles, that the scope holds */
  private readonly held = new Map<string, boolean | undefined>()
  private readonly titled = new Map<string, boolean | undefined>()
  private readonly known = new Map<string, Known | undefined>()
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

  /** Known from elsewhere: whether some document of the scope has every word and phrase. */
  tell(text: string, isFound: boolean): void {
    this.finds.set(text, isFound)
  }

  attempts(most: number): Attempts {
    let left = most
    const holds = ({ terms }: Pick<Token, 'terms'>) => terms.map((term) => asked(this.held, term)).every((held) => held === true)
    const knownOfAll = (terms: readonly string[]) => terms.map((term) => asked(this.known, term))
    return {
      finds: (text) => left-- > 0 && asked(this.finds, text) === true,
      holds,
      isDoubtful: ({ word, terms }) => {
        const rarest = Math.min(...knownOfAll(terms).map((one) => one?.documents ?? Number.POSITIVE_INFINITY))
        return rarest <= RARE && asked(this.titled, word) === false
      },
      weightOf: (token) => {
        const weights = knownOfAll(token.terms).map((one) => one?.weight ?? 0)
        return holds(token) ? weights.reduce((sum, weight) => sum + weight, 0) : 0
      },
      forEachNearWord: (word, most, found) => {
        if (most < 1) return
        for (const { text, freq } of asked(this.near, `${Math.min(most, MOST_SLIPS)} ${word}`) ?? []) found(text, freq)
      },
    }
  }

  /** Some title within the scope that has the word. */
  titleWith(word: string): string | undefined {
    return asked(this.titles, word) || undefined
  }

  private get all() {
    return [this.finds, this.held, this.titled, this.known, this.near, this.titles]
  }

  isAsking(): boolean {
    return this.all.some((known) => [...known.values()].includes(undefined))
  }

  async fetch(): Promise<void> {
    const [texts, terms, words] = [open(this.finds), open(this.held), open(this.titled)]
    const [near, weighed, titles] = [open(this.near), open(this.known), open(this.titles)]
    const clauses = [
      ...texts.map((text) => wholeClause(parseQuery(text), this.intent.field) ?? { match_none: {} }),
      ...terms.map((term) => ({ term: { all: term } })),
      ...words.map((word) => ({ term: { titleWords: word } })),
    ]
    const [answers, known] = await Promise.all([
      this.search([
        ...clauses.map((clause) => this.exists(clause)),
        ...near.map(nearWords),
        ...titles.map((word) => this.withTitle(word)),
      ]),
      weighed.length ? knownOf(this.engine, this.index, weighed) : new Map<string, Known>(),
    ])
    const isFound = answers.slice(0, clauses.length).map(({ hits }) => (hits.total?.value ?? 0) > 0)
    for (const text of texts) this.finds.set(text, isFound.shift() as boolean)
    for (const term of terms) this.held.set(term, isFound.shift() as boolean)
    for (const word of words) this.titled.set(word, isFound.shift() as boolean)
    for (const [at, name] of near.entries()) this.near.set(name, answers[clauses.length + at]?.suggest?.near?.[0]?.options ?? [])
    for (const [at, word] of titles.entries()) {
      const [hit] = answers[clauses.length + near.length + at]?.hits.hits ?? []
      this.titles.set(word, hit ? shownIn(hit).title : '')
    }
    for (const [term, own] of known) this.known.set(term, own)
  }

  private async search(bodies: readonly Json[]) {
    return bodies.length ? searchAll(this.engine, this.index, bodies) : []
  }

  private withTitle(word: string): Json {
    const filter = [...scopeFilter(this.intent.scope), { term: { titleWords: word } }]
    return { size: 1, stored_fields: ['shown'], track_total_hits: false, query: { bool: { filter } } }
  }

  private exists(clause: Json): Json {
    const filter = [...scopeFilter(this.intent.scope), clause]
    return { size: 0, terminate_after: 1, track_total_hits: 1, query: { bool: { filter } } }
  }
}

/** What is known; what is not is noted. */
function asked<T>(known: Map<string, T | undefined>, name: string): T | undefined {
  const answer = known.get(name)
  if (answer === undefined) known.set(name, undefined)
  return answer
}

/** What was asked for in vain. */
function open<T>(known: ReadonlyMap<string, T | undefined>): string[] {
  return [...known].flatMap(([name, answer]) => (answer === undefined ? [name] : []))
}

function nearWords(name: string): Json {
  const space = name.indexOf(' ')
  const term = {
    field: 'titleWords',
    suggest_mode: 'always',
    max_edits: Number(name.slice(0, space)),
    prefix_length: 0,
    min_word_length: 1,
    size: MOST_NEAR,
    max_inspections: MOST_NEAR,
    sort: 'frequency',
    // Otherwise a word that is known itself has no neighbours.
    max_term_freq: 1_000_000_000,
  }
  return { size: 0, track_total_hits: false, suggest: { near: { text: name.slice(space + 1), term } } }
}
