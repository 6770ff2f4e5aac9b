import { forEachPiece, pieceOf } from '#finding/analysis/analyse.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchField } from '#finding/intent.ts'
import { textsOf } from '#finding/ranking/texts-of.ts'
import {
  designationImpact,
  IMPACT_SCORES,
  SENTENCE_IMPACT_SCORES,
  type TermFrequencies,
  textImpact,
} from '#finding/ranking/weigh.ts'
import { rootsIn } from '#functions/adapters/shared/words/roots.ts'
import { K1 } from './mapping.ts'

/** exclusive upper bound of a term's worth */
const MAX_WORTH = 8
const DIGIT = /\d/

/** query boost that makes a score idf × worth */
export const BOOST = MAX_WORTH

/** Computes the term frequency for which BM25 scores idf × worth ÷ 8. */
export function frequencyOf(worth: number): number {
  const share = worth / MAX_WORTH
  return Math.max(1, Math.round((K1 * share) / (1 - share)))
}

const none = (): TermFrequencies => ({ title: 0, about: 0, full: 0, designation: 0 })

interface Counted {
  readonly times: ReadonlyMap<string, TermFrequencies>
  readonly lengths: TermFrequencies
  /** words of each text, folded but not stemmed */
  readonly exact: readonly string[]
}

/** Counts the occurrences of each term by place. */
export function countTerms(document: IndexedDocument): Counted {
  const times = new Map<string, TermFrequencies>()
  const lengths = none()
  const exact: string[] = []
  for (const { field, text } of textsOf(document)) {
    const words: string[] = []
    forEachPiece(text, (raw, _start, _end, pair) => {
      const { terms, written } = pieceOf(raw)
      for (const term of terms) {
        const own = times.get(term) ?? none()
        own[field]++
        times.set(term, own)
      }
      lengths[field] += terms.length
      if (!pair) words.push(...written)
    })
    if (words.length > 0) exact.push(words.join(' '))
  }
  for (const { field, root } of rootsIn(document)) {
    const own = times.get(root) ?? none()
    own[field]++
    times.set(root, own)
  }
  return { times, lengths, exact }
}

/** Lists `term|frequency` for each searched field. The weights come from the embedded engine's tables. */
export function impactsOf({ times, lengths }: Counted): Record<'inSentence' | SearchField, string[]> {
  const found = { all: [] as string[], keyword: [] as string[], designation: [] as string[], inSentence: [] as string[] }
  for (const [term, own] of times) {
    const impact =
      (designationImpact(own.designation, lengths.designation, DIGIT.test(term)) << 8) | Math.min(255, textImpact(own, lengths))
    for (const field of ['all', 'keyword', 'designation'] as const) {
      const worth = IMPACT_SCORES[field][impact] as number
      if (worth > 0) found[field].push(`${term}|${frequencyOf(worth)}`)
    }
    found.inSentence.push(`${term}|${frequencyOf(SENTENCE_IMPACT_SCORES.all[impact] as number)}`)
  }
  return found
}
