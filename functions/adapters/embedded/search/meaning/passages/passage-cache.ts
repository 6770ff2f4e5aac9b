import type { Snapshot } from '../../index/snapshot.ts'
import { type ModelFacts, ModelStore, type PassageVectors } from '../space/model-store.ts'

/** Numbers in a snapshot of the documents with these keys; -1 for those that are not in it. */
export function docsOf({ segments }: Snapshot, keys: Uint32Array): Int32Array {
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

type Column = Uint32Array | Float32Array | Int8Array

function joinColumns<T extends Column>(Kind: new (size: number) => T, columns: readonly T[]): T {
  const all = new Kind(columns.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const column of columns) {
    all.set(column, at)
    at += column.length
  }
  return all
}

export const joinVectors = (part: number, all: readonly PassageVectors[]): PassageVectors => ({
  part,
  keys: joinColumns(
    Uint32Array,
    all.map(({ keys }) => keys),
  ),
  places: joinColumns(
    Uint32Array,
    all.map(({ places }) => places),
  ),
  steps: joinColumns(
    Float32Array,
    all.map(({ steps }) => steps),
  ),
  bytes: joinColumns(
    Int8Array,
    all.map(({ bytes }) => bytes),
  ),
})

const NO_PART = 255

/** Passages of a snapshot's documents. */
export interface PlacedPassages {
  /** document of each passage, by part */
  readonly docs: ReadonlyMap<number, Int32Array>
  /** part of each document's first passage; 255 without one */
  readonly partOf: Uint8Array
}

/** Passages of the model in use, in memory, with one byte per dimension. */
export class PassageCache {
  readonly store: ModelStore
  model: ModelFacts | undefined
  parts = new Map<number, PassageVectors>()
  private seen = -1
  private lastRow = 0
  private placed = new WeakMap<Snapshot, PlacedPassages>()

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
    const more = new Map([...this.parts].map(([part, own]) => [part, [own]]))
    for (const { id, ...vectors } of this.store.vectorsAfter(model.id, this.lastRow)) {
      more.set(vectors.part, [...(more.get(vectors.part) ?? []), vectors])
      this.lastRow = id
    }
    for (const [part, all] of more) if (all.length > 1 || !this.parts.has(part)) this.parts.set(part, joinVectors(part, all))
  }

  placedIn(snapshot: Snapshot): PlacedPassages {
    let placed = this.placed.get(snapshot)
    if (!placed) {
      const docs = new Map([...this.parts].map(([part, { keys }]) => [part, docsOf(snapshot, keys)]))
      const partOf = new Uint8Array(snapshot.size).fill(NO_PART)
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
