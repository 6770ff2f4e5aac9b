import type { Snapshot } from '../snapshot.ts'
import { type ModelFacts, ModelStore, type Vectors } from './model-store.ts'

/** Of the documents with these keys, their numbers in a snapshot; -1 for those that are not in it. */
function docsOf({ segments }: Snapshot, keys: Uint32Array): Int32Array {
  const starts = segments.map(({ segment }) => segment.keys[0] as number)
  return Int32Array.from(keys, (key) => {
    let at = starts.length - 1
    while (at >= 0 && (starts[at] as number) > key) at--
    const open = segments[at]
    if (!open) return -1
    const own = open.segment.keys
    let [low, high] = [0, own.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((own[middle] as number) < key) low = middle + 1
      else high = middle
    }
    return own[low] === key ? open.base + low : -1
  })
}

function joined(one: Vectors, other: Vectors): Vectors {
  const join = <T extends Uint32Array | Float32Array | Int8Array>(Kind: new (size: number) => T, a: T, b: T) => {
    const both = new Kind(a.length + b.length)
    both.set(a)
    both.set(b, a.length)
    return both
  }
  return {
    part: one.part,
    keys: join(Uint32Array, one.keys, other.keys),
    places: join(Uint32Array, one.places, other.places),
    steps: join(Float32Array, one.steps, other.steps),
    bytes: join(Int8Array, one.bytes, other.bytes),
  }
}

const UNKNOWN = 255

/** Where the documents of one snapshot lie. */
export interface Placed {
  /** by part, of each passage its document */
  readonly docs: ReadonlyMap<number, Int32Array>
  /** of each document the part of its first passage; 255 where it lies nowhere */
  readonly partOf: Uint8Array
}

/** The passages of the model that counts, in memory: a byte a dimension. */
export class KnownPassages {
  readonly store: ModelStore
  model: ModelFacts | undefined
  parts = new Map<number, Vectors>()
  private seen = -1
  private lastRow = 0
  private placed = new WeakMap<Snapshot, Placed>()

  constructor(folder: string, tenant: string) {
    this.store = new ModelStore(folder, tenant)
  }

  refresh(): void {
    const now = this.store.dataVersion()
    if (now === this.seen) return
    this.seen = now
    const model = this.store.wholeModel()
    if (model?.id !== this.model?.id) {
      this.parts = new Map()
      this.lastRow = 0
    }
    this.model = model
    const before = this.lastRow
    if (model) this.readMore(model)
    if (this.lastRow !== before) this.placed = new WeakMap()
  }

  private readMore(model: ModelFacts): void {
    for (const { id, ...vectors } of this.store.vectorsAfter(model.id, this.lastRow)) {
      const own = this.parts.get(vectors.part)
      this.parts.set(vectors.part, own ? joined(own, vectors) : vectors)
      this.lastRow = id
    }
  }

  placedIn(snapshot: Snapshot): Placed {
    let placed = this.placed.get(snapshot)
    if (!placed) {
      const docs = new Map([...this.parts].map(([part, { keys }]) => [part, docsOf(snapshot, keys)]))
      const partOf = new Uint8Array(snapshot.size).fill(UNKNOWN)
      for (const [part, { places }] of this.parts)
        for (const [at, doc] of (docs.get(part) as Int32Array).entries()) if (doc >= 0 && places[at] === 0) partOf[doc] = part
      placed = { docs, partOf }
      this.placed.set(snapshot, placed)
    }
    return placed
  }

  close(): void {
    this.store.close()
  }
}
