import type { SuggestColumns } from './columns.ts'

/** A document by which its family is suggested; the least key first. */
export interface Candidate {
  readonly doc: number
  readonly family: number
  readonly key: number
}

/** Of each publisher of a segment the best families, however many documents are offered. */
export class BestFamilies {
  readonly byPublisher: Candidate[][]
  private readonly most: number
  private readonly columns: SuggestColumns
  private readonly families: Uint32Array
  private readonly worst: Float64Array

  constructor(columns: SuggestColumns, families: Uint32Array, most: number) {
    this.most = most
    this.columns = columns
    this.families = families
    this.byPublisher = columns.publishers.map(() => [])
    this.worst = new Float64Array(columns.publishers.length).fill(Number.POSITIVE_INFINITY)
  }

  offer(doc: number, key: number): void {
    const publisher = this.columns.publisherOf[doc] as number
    if (key < (this.worst[publisher] as number)) this.insert(publisher, { doc, family: this.families[doc] as number, key })
  }

  private insert(publisher: number, one: Candidate): void {
    const list = this.byPublisher[publisher] as Candidate[]
    const known = list.findIndex(({ family }) => family === one.family)
    if (known >= 0) {
      if ((list[known] as Candidate).key <= one.key) return
      list.splice(known, 1)
    } else if (list.length === this.most) list.pop()
    let at = list.length
    while (at > 0 && (list[at - 1] as Candidate).key > one.key) at--
    list.splice(at, 0, one)
    if (list.length === this.most) this.worst[publisher] = (list[this.most - 1] as Candidate).key
  }
}
