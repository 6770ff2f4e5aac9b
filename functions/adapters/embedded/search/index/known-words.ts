import { pieceOf } from '#finding/analysis/analyse.ts'

const DIGIT = /\d/
/** Words of one library are mostly the same ones; past so many all are learned anew. */
const MOST_WORDS = 50_000
/** A longer one would keep the whole text that it was cut from in memory. */
const LONGEST_KEPT = 12

interface KnownWord {
  /** numbers of the terms that it is found by */
  readonly terms: readonly number[]
  /** hashes for phrases */
  readonly exact: readonly number[]
}

/** Words as they are written, and the terms that they are found by, numbered: kept from one segment to the next. */
export class KnownWords {
  readonly names: string[] = []
  readonly isNumber: boolean[] = []
  private readonly written = new Map<string, KnownWord>()
  private readonly numbers = new Map<string, number>()

  get isFull(): boolean {
    return this.names.length > MOST_WORDS || this.written.size > MOST_WORDS
  }

  private numberOf(term: string): number {
    let number = this.numbers.get(term)
    if (number === undefined) {
      number = this.names.length
      const own = term.length > LONGEST_KEPT ? Buffer.from(term).toString() : term
      this.numbers.set(own, number)
      this.names.push(own)
      this.isNumber.push(DIGIT.test(term))
    }
    return number
  }

  find(raw: string): KnownWord {
    let word = this.written.get(raw)
    if (!word) {
      const { terms, exact } = pieceOf(raw)
      word = { terms: terms.map((term) => this.numberOf(term)), exact }
      if (raw.length <= LONGEST_KEPT) this.written.set(raw, word)
    }
    return word
  }
}
