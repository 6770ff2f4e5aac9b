import { eachPiece, pieceOf } from '#finding/analysis/analyse.ts'
import type { SearchDocument } from '#finding/indexed-document.ts'
import type { SearchField } from '#finding/intent.ts'
import { textsOf } from '#finding/ranking/texts-of.ts'
import { designationImpact, type Occurrences, textImpact, WORTH, WORTH_IN_SENTENCE } from '#finding/ranking/weigh.ts'
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

const none = (): Occurrences => ({ title: 0, about: 0, full: 0, designation: 0 })

interface Counted {
  readonly times: ReadonlyMap<string, Occurrences>
  readonly lengths: Occurrences
  /** each text's words, folded alone */
  readonly exact: readonly string[]
}

/** How often each term stands where. */
export function countTerms(document: SearchDocument): Counted {
  const times = new Map<string, Occurrences>()
  const lengths = none()
  const exact: string[] = []
  for (const { place, text } of textsOf(document)) {
    const words: string[] = []
    eachPiece(text, (raw, _start, _end, pair) => {
      const { terms, written } = pieceOf(raw)
      for (const term of terms) {
        const own = times.get(term) ?? none()
        own[place]++
        times.set(term, own)
      }
      lengths[place] += terms.length
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
      const worth = WORTH[field][impact] as number
      if (worth > 0) found[field].push(`${term}|${frequencyOf(worth)}`)
    }
    found.inSentence.push(`${term}|${frequencyOf(WORTH_IN_SENTENCE.all[impact] as number)}`)
  }
  return found
}
