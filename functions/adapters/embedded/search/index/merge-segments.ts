import { type Bitmap, hasBit } from './bitmap.ts'
import { ByteWriter, compareBytes } from './bytes.ts'
import type { Segment, SortKeys, TermColumns, WordStreams } from './segment.ts'
import { compareKeys } from './sort-keys.ts'

export interface MergeInput {
  readonly segment: Segment
  readonly deleted: Bitmap
}

const DELETED = 0xffff_ffff

/** Numbers the documents anew, ascending over the inputs; DELETED for deleted ones. */
function renumber(inputs: readonly MergeInput[]): { maps: Uint32Array[]; size: number } {
  let size = 0
  const maps = inputs.map(({ segment, deleted }) =>
    Uint32Array.from(segment.keys, (_, doc) => (hasBit(deleted, doc) ? DELETED : size++)),
  )
  return { maps, size }
}

function gather(
  inputs: readonly MergeInput[],
  maps: readonly Uint32Array[],
  size: number,
  column: (segment: Segment) => Uint32Array,
): Uint32Array {
  const all = new Uint32Array(size)
  for (const [index, { segment }] of inputs.entries()) {
    const map = maps[index] as Uint32Array
    for (const [doc, value] of column(segment).entries()) if (map[doc] !== DELETED) all[map[doc] as number] = value
  }
  return all
}

function mergeSortKeys(
  inputs: readonly MergeInput[],
  maps: readonly Uint32Array[],
  idHashes: Uint32Array,
  of: (segment: Segment) => SortKeys,
): SortKeys {
  const writer = new ByteWriter()
  const starts = new Uint32Array(idHashes.length + 1)
  let runs: Uint16Array[] = []
  for (const [index, { segment }] of inputs.entries()) {
    const [map, keys] = [maps[index] as Uint32Array, of(segment)]
    for (let doc = 0; doc < map.length; doc++) {
      if (map[doc] === DELETED) continue
      writer.copy(keys.bytes, keys.starts[doc] as number, keys.starts[doc + 1] as number)
      starts[(map[doc] as number) + 1] = writer.length
    }
    runs.push(
      Uint16Array.from(
        keys.order.filter((doc) => map[doc] !== DELETED),
        (doc) => map[doc] as number,
      ),
    )
  }
  const merged = { bytes: writer.done(), starts, order: new Uint16Array(0) }
  const compare = (a: number, b: number) => compareKeys(merged, a, merged, b) || (idHashes[a] as number) - (idHashes[b] as number)
  while (runs.length > 1) runs = pairwise(runs, (a, b) => mergeRuns(a, b, new Uint16Array(a.length + b.length), compare))
  return { ...merged, order: runs[0] ?? new Uint16Array(0) }
}

export function pairwise<T>(runs: readonly T[], merge: (a: T, b: T) => T): T[] {
  const next: T[] = []
  for (let at = 0; at < runs.length; at += 2) {
    const [a, b] = [runs[at] as T, runs[at + 1]]
    next.push(b === undefined ? a : merge(a, b))
  }
  return next
}

export function mergeRuns<T extends Uint16Array | Uint32Array>(
  a: T,
  b: T,
  into: T,
  compare: (one: number, other: number) => number,
): T {
  let [left, right] = [0, 0]
  for (let at = 0; at < into.length; at++) {
    const takeLeft = right >= b.length || (left < a.length && compare(a[left] as number, b[right] as number) <= 0)
    into[at] = (takeLeft ? a[left++] : b[right++]) as number
  }
  return into
}

/** Merges the dictionaries term by term. Terms without documents are dropped. */
function mergePostings(inputs: readonly MergeInput[], maps: readonly Uint32Array[]): TermColumns {
  const most = inputs.reduce((sum, { segment }) => sum + segment.postingDocs.length, 0)
  const terms = inputs.reduce((sum, { segment }) => sum + segment.termStarts.length - 1, 0)
  const [postingDocs, impacts, shares] = [new Uint16Array(most), new Uint16Array(most), new Uint8Array(most)]
  const [termStarts, postingStarts] = [new Uint32Array(terms + 1), new Uint32Array(terms + 1)]
  const writer = new ByteWriter()
  const at = new Uint32Array(inputs.length)
  let [count, posting] = [0, 0]
  for (let least = leastTerm(inputs, at); least >= 0; least = leastTerm(inputs, at)) {
    const before = posting
    const { segment: first } = inputs[least] as MergeInput
    const [start, end] = [first.termStarts[at[least] as number] as number, first.termStarts[(at[least] as number) + 1] as number]
    for (let index = least; index < inputs.length; index++) {
      const { segment } = inputs[index] as MergeInput
      const term = at[index] as number
      if (term >= segment.termStarts.length - 1) continue
      const [s, e] = [segment.termStarts[term] as number, segment.termStarts[term + 1] as number]
      if (index !== least && compareBytes(first.termBytes, start, end, segment.termBytes, s, e) !== 0) continue
      const map = maps[index] as Uint32Array
      for (let from = segment.postingStarts[term] as number; from < (segment.postingStarts[term + 1] as number); from++) {
        const doc = map[segment.postingDocs[from] as number] as number
        if (doc === DELETED) continue
        postingDocs[posting] = doc
        shares[posting] = segment.shares[from] as number
        impacts[posting++] = segment.impacts[from] as number
      }
      at[index] = term + 1
    }
    if (posting === before) continue
    writer.copy(first.termBytes, start, end)
    termStarts[++count] = writer.length
    postingStarts[count] = posting
  }
  return {
    termBytes: writer.done(),
    termStarts: termStarts.subarray(0, count + 1),
    postingStarts: postingStarts.subarray(0, count + 1),
    postingDocs: postingDocs.subarray(0, posting),
    impacts: impacts.subarray(0, posting),
    shares: shares.subarray(0, posting),
  }
}

/** First input with the least next term; -1 at the end of all inputs. */
function leastTerm(inputs: readonly MergeInput[], at: Uint32Array): number {
  let least = -1
  for (let index = 0; index < inputs.length; index++) {
    const { segment } = inputs[index] as MergeInput
    const term = at[index] as number
    if (term >= segment.termStarts.length - 1) continue
    if (least < 0) {
      least = index
      continue
    }
    const { segment: best } = inputs[least] as MergeInput
    const own = at[least] as number
    const difference = compareBytes(
      segment.termBytes,
      segment.termStarts[term] as number,
      segment.termStarts[term + 1] as number,
      best.termBytes,
      best.termStarts[own] as number,
      best.termStarts[own + 1] as number,
    )
    if (difference < 0) least = index
  }
  return least
}

export function mergeSegments(inputs: readonly MergeInput[]): { segment: Segment; maps: readonly Uint32Array[] } {
  const { maps, size } = renumber(inputs)
  const idHashes = gather(inputs, maps, size, (one) => one.idHashes)
  const segment = {
    keys: gather(inputs, maps, size, (one) => one.keys),
    ...mergePostings(inputs, maps),
    dates: gather(inputs, maps, size, (one) => one.dates),
    idHashes,
    families: gather(inputs, maps, size, (one) => one.families),
    designationKeys: mergeSortKeys(inputs, maps, idHashes, (one) => one.designationKeys),
    titleKeys: mergeSortKeys(inputs, maps, idHashes, (one) => one.titleKeys),
  }
  return { segment, maps }
}

export function mergeStreams(inputs: readonly { streams: WordStreams; map: Uint32Array }[], size: number): WordStreams {
  const starts = new Uint32Array(size + 1)
  const total = inputs.reduce((sum, { streams }) => sum + streams.words.length, 0)
  const words = new Uint32Array(total)
  let [at, doc] = [0, 0]
  for (const { streams, map } of inputs) {
    for (let old = 0; old < map.length; old++) {
      if (map[old] === DELETED) continue
      const part = streams.words.subarray(streams.starts[old], streams.starts[old + 1])
      words.set(part, at)
      at += part.length
      starts[++doc] = at
    }
  }
  return { starts, words: words.subarray(0, at) }
}
