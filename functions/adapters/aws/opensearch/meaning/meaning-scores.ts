import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { STOP_WORDS } from '#finding/meaning/stop-words.ts'
import { matchDesignation } from '#finding/names/match-designation.ts'
import type { MeaningIntent } from '#ports/search.ts'
import type { Engine, Json } from '../index/engine.ts'
import { BOOST } from '../index/impacts.ts'
import { filterClauses, scopeFilter } from '../match/scope.ts'
import { searchOne } from '../match/search-all.ts'
import { settle } from '../match/settle.ts'
import { AskedNames } from '../names/asked-names.ts'
import { bestOf, CANDIDATE_FIELDS, type Candidate, candidateOf, type Scores } from './meaning-order.ts'
import type { NearestByDocument } from './nearest-passages.ts'

/** Documents with some of the words that are looked at. */
const MOST_WITH_WORDS = 1000

/** The documents of one question, with the words they have, as far as they were asked for. */
export class Candidates {
  readonly all = new Map<string, Candidate>()
  readonly words = new Map<string, number>()
  private readonly engine: Engine
  private readonly index: string
  private readonly filter: readonly Json[]
  private readonly should: readonly Json[]

  constructor(engine: Engine, index: string, { scope, filters }: MeaningIntent, { terms }: ParsedQuery) {
    this.engine = engine
    this.index = index
    this.filter = [...scopeFilter(scope), ...filterClauses(filters).values()]
    const telling = terms.filter((term) => !STOP_WORDS.has(term))
    this.should = (telling.length > 0 ? telling : terms).map((term) => ({
      term: { inSentence: { value: term, boost: BOOST } },
    }))
  }

  /** The best of those with any of the words. */
  async findByWords(): Promise<void> {
    if (this.should.length > 0) await this.find(this.filter, 1, MOST_WITH_WORDS)
  }

  /** Of these documents those that may be seen. */
  async fetch(ids: Iterable<string>): Promise<void> {
    const values = [...new Set(ids)].filter((id) => !this.all.has(id))
    if (values.length > 0) await this.find([...this.filter, { ids: { values } }], 0, values.length)
  }

  private async find(filter: readonly Json[], minimum: number, size: number): Promise<void> {
    const query = { bool: { filter, should: this.should, minimum_should_match: minimum } }
    const body = { size, track_total_hits: false, query, docvalue_fields: CANDIDATE_FIELDS }
    for (const hit of (await searchOne(this.engine, this.index, body)).hits.hits) {
      this.all.set(hit._id, candidateOf(hit))
      if (hit._score) this.words.set(hit._id, hit._score)
    }
  }
}

/** What the text names in the scope: the ids of documents, and how surely each. */
export async function namedIn(
  engine: Engine,
  index: string,
  { scope }: MeaningIntent,
  { text }: ParsedQuery,
): Promise<Map<string, number>> {
  const names = new AskedNames(engine, index, scope)
  const { named } = await settle(names, () => matchDesignation(names.held(), text))
  return new Map([...named].map(([doc, tier]) => [names.at(doc).id, tier]))
}

/** Words against the best that has them, nearness as it is, of documents that are still as they were embedded. */
export function mixed({ words, all }: Candidates, near: NearestByDocument, weight: number): Scores {
  const most = bestOf(words, 1)[0]?.[1] ?? 1
  const scores = new Map([...words].map(([id, score]) => [id, score / most]))
  for (const [id, one] of near) if (all.get(id)?.stamp === one.stamp) scores.set(id, (scores.get(id) ?? 0) + weight * one.near)
  return scores
}
