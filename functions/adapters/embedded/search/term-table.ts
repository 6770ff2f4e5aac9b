import { eachPiece, pieceOf } from './analysis/analyse.ts'
import { ByteWriter, NumberWriter } from './bytes.ts'
import type { Segment } from './segment.ts'
import { designationImpact, type Lengths, textImpact } from './weigh.ts'

const PLACES = ['title', 'about', 'full', 'designation'] as const
type Place = (typeof PLACES)[number]
const GAP = 0
const DIGIT = /\d/
const MOST_TIMES = 65_535

interface KnownPiece {
  readonly terms: readonly number[]
  readonly exact: readonly number[]
}

/** Terms and their postings while a segment is built, a document after the other. */
export class TermTable {
  /** words of the documents in order, for phrases */
  readonly stream = new NumberWriter()
  private readonly terms = new Map<string, number>()
  private readonly pieces = new Map<string, KnownPiece>()
  private readonly times: Record<Place, Uint16Array>
  private lengths: Record<Place, number> = { title: 0, about: 0, full: 0, designation: 0 }
  private touched: number[] = []
  private readonly isTouched: number[] = []
  private readonly isNumber: number[] = []
  private document = 0
  private readonly postedTerms = new NumberWriter()
  private readonly posted = new NumberWriter()

  constructor() {
    this.times = {
      title: new Uint16Array(1024),
      about: new Uint16Array(1024),
      full: new Uint16Array(1024),
      designation: new Uint16Array(1024),
    }
  }

  private termId(term: string): number {
    let id = this.terms.get(term)
    if (id === undefined) {
      id = this.terms.size
      this.terms.set(term, id)
      this.isTouched.push(0)
      this.isNumber.push(DIGIT.test(term) ? 1 : 0)
      if (id >= this.times.title.length) for (const place of PLACES) this.times[place] = doubled(this.times[place])
    }
    return id
  }

  private known(raw: string): KnownPiece {
    let piece = this.pieces.get(raw)
    if (!piece) {
      const { terms, exact } = pieceOf(raw)
      piece = { terms: terms.map((term) => this.termId(term)), exact }
      this.pieces.set(raw, piece)
    }
    return piece
  }

  private touch(term: number): void {
    if (this.isTouched[term]) return
    this.isTouched[term] = 1
    this.touched.push(term)
  }

  addText(place: Place, text: string): void {
    const { stream, lengths } = this
    eachPiece(text, (raw, _start, _end, pair) => {
      const piece = this.known(raw)
      const times = this.times[place]
      for (const term of piece.terms) {
        this.touch(term)
        if ((times[term] as number) < MOST_TIMES) times[term] = (times[term] as number) + 1
      }
      lengths[place] += piece.terms.length
      if (!pair) for (const word of piece.exact) stream.push(word)
    })
    stream.push(GAP)
  }

  /** A term that is there or not. */
  addFlag(term: string): void {
    this.touch(this.termId(term))
  }

  endDocument(): void {
    const { title, about, full, designation } = this.times
    const lengths: Lengths = this.lengths
    const times = { title: 0, about: 0, full: 0, designation: 0 }
    for (const term of this.touched) {
      for (const place of PLACES) times[place] = this.times[place][term] as number
      const impact =
        (designationImpact(times.designation, lengths.designation, this.isNumber[term] === 1) << 8) |
        Math.min(255, textImpact(times, lengths))
      this.postedTerms.push(term)
      this.posted.push(this.document * 0x10000 + impact)
      title[term] = about[term] = full[term] = designation[term] = 0
      this.isTouched[term] = 0
    }
    this.touched = []
    this.lengths = { title: 0, about: 0, full: 0, designation: 0 }
    this.document++
  }

  /** Everything that was added, by term in order. */
  postings(): Pick<Segment, 'termBytes' | 'termStarts' | 'postingStarts' | 'postingDocs' | 'impacts'> {
    const names = [...this.terms.keys()].sort()
    const counts = new Uint32Array(names.length)
    for (let at = 0; at < this.posted.length; at++) {
      const id = this.postedTerms.numbers[at] as number
      counts[id] = (counts[id] as number) + 1
    }
    const writer = new ByteWriter()
    const termStarts = new Uint32Array(names.length + 1)
    const postingStarts = new Uint32Array(names.length + 1)
    const next = new Uint32Array(names.length)
    for (const [rank, name] of names.entries()) {
      writer.text(name)
      termStarts[rank + 1] = writer.length
      const id = this.terms.get(name) as number
      next[id] = postingStarts[rank] as number
      postingStarts[rank + 1] = (postingStarts[rank] as number) + (counts[id] as number)
    }
    const postingDocs = new Uint16Array(this.posted.length)
    const impacts = new Uint16Array(this.posted.length)
    for (let at = 0; at < this.posted.length; at++) {
      const posting = this.posted.numbers[at] as number
      const id = this.postedTerms.numbers[at] as number
      const to = next[id] as number
      next[id] = to + 1
      postingDocs[to] = posting >>> 16
      impacts[to] = posting & 0xffff
    }
    return { termBytes: writer.done(), termStarts, postingStarts, postingDocs, impacts }
  }
}

function doubled(numbers: Uint16Array): Uint16Array {
  const grown = new Uint16Array(numbers.length * 2)
  grown.set(numbers)
  return grown
}
