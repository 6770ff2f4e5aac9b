import { normalise } from '#finding/meaning/normalise.ts'
import type { Snapshot } from '../../index/snapshot.ts'
import { docsOf, joined } from '../passages/known-passages.ts'
import { lookAround, type Nearest, nobody } from '../passages/nearest-passages.ts'
import type { ModelStore, Vectors } from '../space/model-store.ts'
import { SentenceStore } from './sentence-store.ts'

/** A question as a sentence model sees it. */
export interface AskedSentence {
  readonly version: string
  readonly direction: Float32Array
}

/** The only part there is. */
const ALL = 0

/** The passages as the sentence model sees them that is asked for, in memory. */
export class KnownSentences {
  private readonly database: ModelStore
  private readonly store: SentenceStore
  private vectors: Vectors | undefined
  private version = ''
  private seen = -1
  private lastRow = 0
  private placed = new WeakMap<Snapshot, Int32Array>()

  constructor(store: ModelStore) {
    this.database = store
    this.store = new SentenceStore(store.database)
  }

  private refresh(version: string): void {
    const now = this.database.dataVersion()
    if (now === this.seen && version === this.version) return
    if (version !== this.version) [this.vectors, this.lastRow] = [undefined, 0]
    ;[this.seen, this.version] = [now, version]
    const model = this.store.find(version)
    if (!model?.whole) return
    const more = [...this.store.after(model.id, this.lastRow)]
    if (more.length === 0) return
    this.lastRow = more.at(-1)?.id ?? 0
    this.vectors = joined(ALL, [...(this.vectors ? [this.vectors] : []), ...more.map((one) => ({ ...one, part: ALL }))])
    this.placed = new WeakMap()
  }

  /** How near every document is that may be seen; undefined before all have been looked at. */
  look({ version, direction }: AskedSentence, snapshot: Snapshot, mask: Uint8Array | undefined): Nearest | undefined {
    this.refresh(version)
    if (!this.vectors) return undefined
    let docs = this.placed.get(snapshot)
    if (!docs) {
      docs = docsOf(snapshot, this.vectors.keys)
      this.placed.set(snapshot, docs)
    }
    const nearest = nobody(snapshot.size)
    lookAround(this.vectors, docs, direction, 1, mask, nearest, ALL)
    return nearest
  }

  /** Once more, in the direction of the question and of what those documents say, together. */
  lookAgain(
    asked: AskedSentence,
    snapshot: Snapshot,
    mask: Uint8Array | undefined,
    { scores, rows }: Nearest,
    told: readonly number[],
    share: number,
  ): Nearest | undefined {
    const { bytes, steps } = this.vectors as Vectors
    const direction = asked.direction.slice()
    for (const doc of told) {
      if ((scores[doc] as number) <= 0) continue
      const row = rows[doc] as number
      const weight = share * (steps[row] as number)
      for (let at = 0, from = row * direction.length; at < direction.length; at++)
        direction[at] = (direction[at] as number) + weight * (bytes[from + at] as number)
    }
    normalise(direction, direction.length)
    return this.look({ ...asked, direction }, snapshot, mask)
  }
}
