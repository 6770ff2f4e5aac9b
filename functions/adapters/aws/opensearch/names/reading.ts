import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { type DesignationMatch, matchDesignation } from '#finding/names/match-designation.ts'
import { isSentence, MIN_FULL_MATCHES } from '#finding/ranking/sentence.ts'
import type { Engine } from '../index/engine.ts'
import { type Reading, wholeClause } from '../match/query.ts'
import { scopeFilter } from '../match/scope.ts'
import { docValue, searchOne } from '../match/search-all.ts'
import { settle } from '../match/settle.ts'
import { knownOf } from '../match/weights.ts'
import { AskedNames } from './asked-names.ts'

/** A text of which all is known that its query needs. */
export interface ReadText extends Reading {
  readonly names: AskedNames
  readonly said: DesignationMatch
  /** how many documents have every word and phrase; more than ten are not counted */
  readonly whole: number
}

const TIER = 1e6
const CURRENT = 5e5
const MOST_TITLED = 200

/** What is named stands above all that only has the words; there the current edition comes first, then the newest. */
function ranksOf(names: AskedNames, { named }: DesignationMatch): string[][] {
  const byRank = Map.groupBy(named, ([doc, tier]) => {
    const { current, date } = names.at(doc)
    return tier * TIER + (current ? CURRENT : 0) + date / 1000
  })
  return [...byRank].sort(([a], [b]) => a - b).map(([, docs]) => docs.map(([doc]) => names.at(doc).id))
}

/** Families of which an older edition has the text for its title: it finds the current one, whatever that is called. */
async function titledFamilies(
  engine: Engine,
  index: string,
  { text }: ParsedQuery,
  { scope, field }: SearchIntent,
): Promise<string[]> {
  const title = sortKey(text)
  if (field === 'designation' || title === '') return []
  const filter = [...scopeFilter(scope), { term: { titleKey: title } }, { term: { current: false } }]
  const part = { size: MOST_TITLED, docvalue_fields: ['family'], track_total_hits: false }
  const { hits } = await searchOne(engine, index, { ...part, query: { bool: { filter } } })
  return [...new Set(hits.hits.map((hit) => docValue<string>(hit, 'family')))]
}

/** How many documents of the scope have every word and phrase, as far as it matters. */
async function countWhole(engine: Engine, index: string, query: ParsedQuery, { scope, field }: SearchIntent): Promise<number> {
  const whole = wholeClause(query, field)
  if (!whole) return 0
  const filter = [...scopeFilter(scope), whole]
  const { hits } = await searchOne(engine, index, { size: 0, track_total_hits: MIN_FULL_MATCHES, query: { bool: { filter } } })
  return hits.total?.value ?? 0
}

async function weightsOf(engine: Engine, index: string, { terms }: ParsedQuery): Promise<ReadonlyMap<string, number>> {
  const known = await knownOf(engine, index, terms)
  return new Map([...known].flatMap(([term, { documents, weight }]) => (documents > 0 ? [[term, weight] as const] : [])))
}

const NOTHING_NAMED: DesignationMatch = { named: new Map(), isSure: false, withPublisher: false }

/** How a text is read is decided within the scope alone: it must not change with what is ticked. */
export async function readText(engine: Engine, index: string, query: ParsedQuery, intent: SearchIntent): Promise<ReadText> {
  const names = new AskedNames(engine, index, intent.scope)
  if (query.everything) return { names, said: NOTHING_NAMED, named: [], titled: [], whole: 0 }
  const [said, titled, whole] = await Promise.all([
    intent.field === 'keyword' ? NOTHING_NAMED : settle(names, () => matchDesignation(names.held(), query.text)),
    titledFamilies(engine, index, query, intent),
    countWhole(engine, index, query, intent),
  ])
  // Of a sentence of which few have every word, those that have a good part of it follow.
  const isPartly = isSentence(query) && whole < MIN_FULL_MATCHES && said.named.size === 0
  const weights = isPartly ? { weights: await weightsOf(engine, index, query) } : {}
  return { names, said, named: ranksOf(names, said), titled, whole, ...weights }
}
