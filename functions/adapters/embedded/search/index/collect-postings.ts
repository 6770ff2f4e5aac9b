import { ByteWriter, NumberWriter } from './bytes.ts'
import type { TermColumns } from './segment.ts'

/** Postings in the order of documents, with terms by number. */
export class CollectedPostings {
  private readonly ofTerms = new NumberWriter()
  private readonly posted = new NumberWriter()
  private readonly shares = new ByteWriter()
  private counts = new Uint32Array(4096)
  readonly terms: number[] = []

  get length(): number {
    return this.posted.length
  }

  /** `share` is the part of the impact that the full text has. */
  add(term: number, document: number, impact: number, share: number): void {
    if (term >= this.counts.length) {
      const grown = new Uint32Array(term * 2)
      grown.set(this.counts)
      this.counts = grown
    }
    if (this.counts[term] === 0) this.terms.push(term)
    this.counts[term] = (this.counts[term] as number) + 1
    this.ofTerms.push(term)
    this.posted.push(document * 0x10000 + impact)
    this.shares.push(share)
  }

  /** Writes the postings grouped by term, the terms in this order. */
  writeTo(columns: PostingColumns, order: readonly number[]): void {
    const next = new Uint32Array(this.counts.length)
    for (const term of order) next[term] = columns.reserve(this.counts[term] as number)
    for (let at = 0; at < this.posted.length; at++) {
      const term = this.ofTerms.numbers[at] as number
      const to = next[term] as number
      next[term] = to + 1
      columns.set(to, this.posted.numbers[at] as number, this.shares.bytes[at] as number)
    }
  }
}

/** Columns of a segment with its terms and postings. */
export class PostingColumns {
  private readonly writer = new ByteWriter()
  private readonly termStarts: Uint32Array
  private readonly postingStarts: Uint32Array
  private readonly postingDocs: Uint16Array
  private readonly impacts: Uint16Array
  private readonly shares: Uint8Array
  private named = 0
  private reserved = 0

  constructor(terms: number, postings: number) {
    this.termStarts = new Uint32Array(terms + 1)
    this.postingStarts = new Uint32Array(terms + 1)
    this.postingDocs = new Uint16Array(postings)
    this.impacts = new Uint16Array(postings)
    this.shares = new Uint8Array(postings)
  }

  name(term: string): void {
    this.writer.text(term)
    this.termStarts[++this.named] = this.writer.length
  }

  /** Reserves postings for the next term and returns the index of their first. */
  reserve(postings: number): number {
    const start = this.postingStarts[this.reserved++] as number
    this.postingStarts[this.reserved] = start + postings
    return start
  }

  set(at: number, posting: number, share: number): void {
    this.postingDocs[at] = posting >>> 16
    this.impacts[at] = posting & 0xffff
    this.shares[at] = share
  }

  done(): TermColumns {
    const { termStarts, postingStarts, postingDocs, impacts, shares } = this
    return { termBytes: this.writer.done(), termStarts, postingStarts, postingDocs, impacts, shares }
  }
}
