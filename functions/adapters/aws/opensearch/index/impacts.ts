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
import { K1 } from './mapping.ts'

/** No worth of a term is as much. */
const MOST_WORTH = 8
const DIGIT = /\d/

/** What a query's boost has to be for its score to be idf × worth. */
export const BOOST = MOST_WORTH

/** The frequency by which the index scores idf × worth ÷ 8. */
export function frequencyOf(worth: number): number {
  const share = worth / MOST_WORTH
  return Math.max(1, Math.round((K1 * share) / (1 - share)))
}

const none = (): TermFrequencies => ({ title: 0, about: 0, full: 0, designation: 0 })

interface Counted {
  readonly times: ReadonlyMap<string, TermFrequencies>
  readonly lengths: TermFrequencies
  /** each text's words, folded alone */
  readonly exact: readonly string[]
}

/** How often each term stands where. */
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
  return { times, lengths, exact }
}

/** `term|frequency`, by each way of searching: as the embedded engine weighs terms, looked up in its own tables. */
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
