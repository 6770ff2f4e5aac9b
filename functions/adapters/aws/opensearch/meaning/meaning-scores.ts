import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { STOP_WORDS } from '#finding/analysis/stop-words.ts'
import { matchDesignation, namedEditions } from '#finding/names/match-designation.ts'
import type { MeaningIntent } from '#ports/search.ts'
import type { Engine, JsonObject } from '../index/engine.ts'
import type { OpenWords } from '../match/open-words.ts'
import { resolveByRounds } from '../match/resolve-by-rounds.ts'
import { filterClauses, scopeFilter, withinFilter } from '../match/scope.ts'
import { searchIndex } from '../match/search-all.ts'
import { NameLookups } from '../names/name-lookups.ts'
import {
  CANDIDATE_FIELDS,
  candidateOf,
  type MeaningCandidate,
  type NamedByText,
  type Scores,
  topScores,
} from './meaning-order.ts'
import type { NearestByDocument } from './nearest-passages.ts'

/** limit of documents that are found by their words */
const MAX_WITH_WORDS = 1000

/** Candidates of one query with the scores of their words, loaded in steps. */
export class MeaningCandidates {
  readonly all = new Map<string, MeaningCandidate>()
  readonly wordScores = new Map<string, number>()
  private readonly engine: Engine
  private readonly index: string
  private readonly filter: readonly JsonObject[]
  private readonly should: readonly JsonObject[]

  constructor(engine: Engine, index: string, intent: MeaningIntent, { terms }: ParsedQuery, words: OpenWords) {
    this.engine = engine
    this.index = index
    this.filter = [...scopeFilter(intent.scope), ...filterClauses(intent.filters).values(), ...withinFilter(intent)]
    const distinctive = terms.filter((term) => !STOP_WORDS.has(term))
    this.should = (distinctive.length > 0 ? distinctive : terms).map((term) => words.worth('inSentence', term))
  }

  /** Fetches the best documents with any of the words. */
  async fetchByWords(): Promise<void> {
    if (this.should.length > 0) await this.search(this.filter, 1, MAX_WITH_WORDS)
  }

  /** Fetches those of the documents that are in the scope and match the filters. */
  async fetch(ids: Iterable<string>): Promise<void> {
    const values = [...new Set(ids)].filter((id) => !this.all.has(id))
    if (values.length > 0) await this.search([...this.filter, { ids: { values } }], 0, values.length)
  }

  private async search(filter: readonly JsonObject[], minimum: number, size: number): Promise<void> {
    const query = { bool: { filter, should: this.should, minimum_should_match: minimum } }
    const body = { size, track_total_hits: false, query, docvalue_fields: CANDIDATE_FIELDS }
    for (const hit of (await searchIndex(this.engine, this.index, body)).hits.hits) {
      this.all.set(hit._id, candidateOf(hit))
      if (hit._score) this.wordScores.set(hit._id, hit._score)
    }
  }
}

/** Finds the documents in the scope that the text names. */
export async function fetchNamed(
  engine: Engine,
  index: string,
  { scope }: MeaningIntent,
  { text }: ParsedQuery,
): Promise<NamedByText> {
  const names = new NameLookups(engine, index, scope)
  const match = await resolveByRounds(names, () => matchDesignation(names.nameIndex(), text))
  const idOf = (doc: number) => names.at(doc).id
  return {
    tiers: new Map([...match.named].map(([doc, tier]) => [idOf(doc), tier])),
    editions: new Set([...namedEditions(match, names.nameIndex())].map(idOf)),
  }
}

/** Adds word scores, relative to the best, and weighted nearness. Nearness counts only while the document equals its embedded state. */
export function combineScores({ wordScores, all }: MeaningCandidates, near: NearestByDocument, weight: number): Scores {
  const best = topScores(wordScores, 1)[0]?.[1] ?? 1
  const scores = new Map([...wordScores].map(([id, score]) => [id, score / best]))
  for (const [id, one] of near) if (all.get(id)?.stamp === one.stamp) scores.set(id, (scores.get(id) ?? 0) + weight * one.near)
  return scores
}
