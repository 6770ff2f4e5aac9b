import type { OtherWords } from '#finding/analysis/parse-query.ts'
import { isPart } from '#finding/analysis/term-names.ts'
import type { SearchScope } from '#finding/intent.ts'
import { BOOST } from '../index/impacts.ts'
import { openedBy, type QueryClause } from './scope.ts'

/** Frequency of a term in the records and open texts of a library. */
export interface WordStatistics {
  readonly documents: number
  /** inverse document frequency: greater for rarer terms */
  readonly weight: number
  /** the engine's own weights by field, where closed texts have a part in them */
  readonly weightIn?: ReadonlyMap<string, number>
}

/** Fields with the words of records and full texts, each with the field that has those of the record alone. */
const RECORD_FIELDS = { all: 'recordAll', text: 'recordText', inSentence: 'recordInSentence', exact: 'recordExact' } as const

/** Compounds with one part that are looked for, each with its own weight. */
const COMPOUNDS = 'top_terms_20'

/** Field that words are searched in. Designations are of the record alone. */
export type WordField = Exclude<keyof typeof RECORD_FIELDS, 'exact'> | 'designations'

/** Score of a word of a title in an index of a mapping before 5, which knows no other words of the record. */
const TITLE_SCORE = 0.001

export const opensNoText = ({ texts }: Pick<SearchScope, 'texts'>) =>
  texts !== 'all' && texts.publishers.length + texts.collections.length === 0

/** Words as a search may match them: in records, and in the full texts of its scope. */
export class OpenWords {
  private readonly scope: Pick<SearchScope, 'texts'>
  private readonly statistics: ReadonlyMap<string, WordStatistics>

  private readonly others: OtherWords

  constructor(
    scope: Pick<SearchScope, 'texts'>,
    statistics: ReadonlyMap<string, WordStatistics> = new Map(),
    others: OtherWords = new Map(),
  ) {
    this.scope = scope
    this.statistics = statistics
    this.others = others
  }

  private either(whole: QueryClause, record: QueryClause): QueryClause {
    const { texts } = this.scope
    if (texts === 'all') return whole
    return opensNoText({ texts })
      ? record
      : { dis_max: { queries: [{ bool: { filter: [openedBy(texts)], must: [whole] } }, record] } }
  }

  /** Boost that makes a score weight × worth. The engine's own weight also counts closed texts. */
  private boostOf(field: string, term: string): number {
    const { weight, weightIn } = this.statistics.get(term) ?? {}
    const own = weightIn?.get(field)
    return weight && own ? (BOOST * weight) / own : BOOST
  }

  private inField(field: string, term: string): QueryClause {
    const value = { value: term, boost: this.boostOf(field, term) }
    return isPart(term) ? { prefix: { [field]: { ...value, rewrite: COMPOUNDS } } } : { term: { [field]: value } }
  }

  /** Matches a word, or what else says it, with its worth as the score. */
  worth(field: WordField, term: string): QueryClause {
    const own = this.wordAlone(field, term)
    const said = field === 'designations' ? [] : (this.others.get(term) ?? [])
    if (said.length === 0) return own
    const others = said.map((terms) => {
      const must = terms.map((one) => this.wordAlone(field, one))
      return { function_score: { query: { bool: { must } }, weight: 1 / terms.length } }
    })
    return { dis_max: { queries: [own, ...others] } }
  }

  private wordAlone(field: WordField, term: string): QueryClause {
    if (field === 'designations') return this.inField(field, term)
    const ofTitle = { constant_score: { filter: { term: { titleTerms: term } }, boost: TITLE_SCORE } }
    const record = { dis_max: { queries: [this.inField(RECORD_FIELDS[field], term), ofTitle] } }
    return this.either(this.inField(field, term), record)
  }

  phrase(words: readonly string[]): QueryClause {
    const inField = (field: string): QueryClause => ({ match_phrase: { [field]: words.join(' ') } })
    return this.either(inField('exact'), inField(RECORD_FIELDS.exact))
  }
}

/** Fields whose own weights a search in some texts corrects. */
export const WEIGHED_FIELDS: readonly string[] = ['designations', ...Object.entries(RECORD_FIELDS).flat()].filter(
  (field) => !/exact/i.test(field),
)
