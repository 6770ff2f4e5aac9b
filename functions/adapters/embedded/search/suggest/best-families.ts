import type { SuggestColumns } from './columns.ts'

/** Family with the document that it is suggested by. The least key ranks first. */
export interface RankedFamily {
  readonly doc: number
  readonly family: number
  readonly key: number
}

/** Best families of each publisher of a segment, up to a limit. */
export class BestFamilies {
  readonly byPublisher: RankedFamily[][]
  private readonly max: number
  private readonly columns: SuggestColumns
  private readonly families: Uint32Array
  private readonly worst: Float64Array

  constructor(columns: SuggestColumns, families: Uint32Array, max: number) {
    this.max = max
    this.columns = columns
    this.families = families
    this.byPublisher = columns.publishers.map(() => [])
    this.worst = new Float64Array(columns.publishers.length).fill(Number.POSITIVE_INFINITY)
  }

  add(doc: number, key: number): void {
    const publisher = this.columns.publisherOf[doc] as number
    if (key < (this.worst[publisher] as number)) this.insert(publisher, { doc, family: this.families[doc] as number, key })
  }

  private insert(publisher: number, one: RankedFamily): void {
    const list = this.byPublisher[publisher] as RankedFamily[]
    const known = list.findIndex(({ family }) => family === one.family)
    if (known >= 0) {
      if ((list[known] as RankedFamily).key <= one.key) return
      list.splice(known, 1)
    } else if (list.length === this.max) list.pop()
    let at = list.length
    while (at > 0 && (list[at - 1] as RankedFamily).key > one.key) at--
    list.splice(at, 0, one)
    if (list.length === this.max) this.worst[publisher] = (list[this.max - 1] as RankedFamily).key
  }
}
