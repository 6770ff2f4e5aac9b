import { pieceOf } from '#finding/analysis/analyse.ts'

const DIGIT = /\d/
/** Number of words at which the cache is discarded; the words of one library mostly recur. */
const MAX_WORDS = 50_000
/** The slice of a longer word would keep the whole text that it was cut from in memory. */
const MAX_CACHED_LENGTH = 12

interface CachedWord {
  /** numbers of its terms */
  readonly terms: readonly number[]
  /** hashes for comparing phrases */
  readonly exact: readonly number[]
}

/** Cache of analysed words with numbered terms, used from one segment to the next. */
export class WordCache {
  readonly names: string[] = []
  readonly isNumber: boolean[] = []
  private readonly written = new Map<string, CachedWord>()
  private readonly numbers = new Map<string, number>()

  get isFull(): boolean {
    return this.names.length > MAX_WORDS || this.written.size > MAX_WORDS
  }

  numberOf(term: string): number {
    let number = this.numbers.get(term)
    if (number === undefined) {
      number = this.names.length
      const own = term.length > MAX_CACHED_LENGTH ? Buffer.from(term).toString() : term
      this.numbers.set(own, number)
      this.names.push(own)
      this.isNumber.push(DIGIT.test(term))
    }
    return number
  }

  find(raw: string): CachedWord {
    let word = this.written.get(raw)
    if (!word) {
      const { terms, exact } = pieceOf(raw)
      word = { terms: terms.map((term) => this.numberOf(term)), exact }
      if (raw.length <= MAX_CACHED_LENGTH) this.written.set(raw, word)
    }
    return word
  }
}
