import { forEachPiece } from '#finding/analysis/analyse.ts'
import { designationImpact, type FieldLengths, type IndexedField, textImpact } from '#finding/ranking/weigh.ts'
import { NumberWriter } from './bytes.ts'
import { CollectedPostings, PostingColumns } from './collect-postings.ts'
import { FULL_TEXT, type TermColumns } from './segment.ts'
import { WordCache } from './word-cache.ts'

const GAP = 0
const MAX_FREQUENCY = 65_535
const MAX_TEXT_IMPACT = 255

let words = new WordCache()

/** Terms and postings of a segment while it is built, one document after the other. */
export class TermTable {
  /** hashes of the documents' words in order, for phrases */
  readonly stream = new NumberWriter()
  private readonly words: WordCache
  private times: Record<IndexedField, Uint16Array>
  private isTouched: Uint8Array
  private lengths: Record<IndexedField, number> = { title: 0, about: 0, full: 0, designation: 0 }
  private touched: number[] = []
  private readonly wordPostings = new CollectedPostings()
  private readonly flags = new Map<string, number>()
  private readonly flagPostings = new CollectedPostings()
  private document = 0
  private isFullText = false

  constructor() {
    if (words.isFull) words = new WordCache()
    this.words = words
    const room = 2 * (words.names.length + 1024)
    const times = () => new Uint16Array(room)
    this.times = { title: times(), about: times(), full: times(), designation: times() }
    this.isTouched = new Uint8Array(room)
  }

  private makeRoom(): void {
    const { title, about, full, designation } = this.times
    const room = this.words.names.length * 2
    const grown = (before: Uint16Array) => {
      const after = new Uint16Array(room)
      after.set(before)
      return after
    }
    this.times = { title: grown(title), about: grown(about), full: grown(full), designation: grown(designation) }
    const isTouched = new Uint8Array(room)
    isTouched.set(this.isTouched)
    this.isTouched = isTouched
  }

  private count(field: IndexedField, term: number): void {
    if (term >= this.isTouched.length) this.makeRoom()
    if (!this.isTouched[term]) {
      this.isTouched[term] = 1
      this.touched.push(term)
    }
    const times = this.times[field]
    if ((times[term] as number) < MAX_FREQUENCY) times[term] = (times[term] as number) + 1
  }

  private beginFullText(): void {
    if (!this.isFullText) this.stream.push(FULL_TEXT)
    this.isFullText = true
  }

  /** Adds a text. The record's come before the full text. */
  addText(field: IndexedField, text: string): void {
    const { stream, lengths } = this
    if (field === 'full') this.beginFullText()
    forEachPiece(text, (raw, _start, _end, pair) => {
      const { terms, exact } = this.words.find(raw)
      for (const term of terms) this.count(field, term)
      lengths[field] += terms.length
      if (!pair) for (const word of exact) stream.push(word)
    })
    stream.push(GAP)
  }

  /** Adds the root of a word. It is no word of its own. */
  addRoot(field: IndexedField, root: string): void {
    this.count(field, this.words.numberOf(root))
  }

  /** Adds terms without a frequency. None of them is a word. */
  addFlags(terms: ReadonlySet<string>): void {
    for (const term of terms) {
      let id = this.flags.get(term)
      if (id === undefined) {
        id = this.flags.size
        this.flags.set(term, id)
      }
      this.flagPostings.add(id, this.document, 0, 0)
    }
  }

  endDocument(): void {
    const { title, about, full, designation } = this.times
    const lengths: FieldLengths = this.lengths
    const times = { title: 0, about: 0, full: 0, designation: 0 }
    for (const term of this.touched) {
      times.title = title[term] as number
      times.about = about[term] as number
      times.full = full[term] as number
      times.designation = designation[term] as number
      const text = Math.min(MAX_TEXT_IMPACT, textImpact(times, lengths))
      const impact = (designationImpact(times.designation, lengths.designation, this.words.isNumber[term] === true) << 8) | text
      const share = times.full === 0 ? 0 : text - Math.min(MAX_TEXT_IMPACT, textImpact({ ...times, full: 0 }, lengths))
      this.wordPostings.add(term, this.document, impact, share)
      title[term] = about[term] = full[term] = designation[term] = 0
      this.isTouched[term] = 0
    }
    this.beginFullText()
    this.isFullText = false
    this.touched = []
    this.lengths = { title: 0, about: 0, full: 0, designation: 0 }
    this.document++
  }

  /** All postings by term, in order. Flags begin with characters that sort before every word. */
  postings(): TermColumns {
    const { names } = this.words
    const flags = [...this.flags].sort(([a], [b]) => (a < b ? -1 : 1))
    const found = this.wordPostings.terms.toSorted((a, b) => ((names[a] as string) < (names[b] as string) ? -1 : 1))
    const into = new PostingColumns(flags.length + found.length, this.flagPostings.length + this.wordPostings.length)
    for (const [name] of flags) into.name(name)
    this.flagPostings.writeTo(
      into,
      flags.map(([, id]) => id),
    )
    for (const id of found) into.name(names[id] as string)
    this.wordPostings.writeTo(into, found)
    return into.done()
  }
}
