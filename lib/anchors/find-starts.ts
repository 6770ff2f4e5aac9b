import type { TextWords } from './text-words.ts'

/** letters by which the index knows a place */
const KEY_LENGTH = 8
/** Searches of one text after which an index of it is worth its making. */
const ENOUGH_SEARCHES = 64
const BUCKETS = 2 ** 18

/** Offsets of a text by a hash of the letters that begin there: those of bucket b are `offsets` from `ends[b]` up to `ends[b + 1]`. */
interface StreamIndex {
  readonly ends: Uint32Array
  readonly offsets: Uint32Array
}

const searches = new WeakMap<object, number>()
const indexes = new WeakMap<object, StreamIndex>()

function bucketOf(text: string, at: number): number {
  let hash = 0
  for (let letter = 0; letter < KEY_LENGTH; letter++) hash = (Math.imul(hash, 31) + text.charCodeAt(at + letter)) | 0
  return (Math.imul(hash, 0x9e3779b1) >>> 14) % BUCKETS
}

function makeIndex(stream: string): StreamIndex {
  const count = Math.max(0, stream.length - KEY_LENGTH + 1)
  const buckets = new Uint32Array(count)
  const ends = new Uint32Array(BUCKETS + 1)
  for (let at = 0; at < count; at++) {
    const bucket = bucketOf(stream, at)
    buckets[at] = bucket
    ends[bucket + 1] = (ends[bucket + 1] as number) + 1
  }
  for (let bucket = 0; bucket < BUCKETS; bucket++) ends[bucket + 1] = (ends[bucket + 1] as number) + (ends[bucket] as number)
  const next = ends.slice()
  const offsets = new Uint32Array(count)
  for (let at = 0; at < count; at++) {
    const bucket = buckets[at] as number
    offsets[next[bucket] as number] = at
    next[bucket] = (next[bucket] as number) + 1
  }
  return { ends, offsets }
}

/** Finds all offsets of the stream at which a key begins, ascending. A text that is searched often gets an index. */
export function findStarts(text: Pick<TextWords, 'stream'>, key: string): number[] {
  const known = indexes.get(text)
  if (known && key.length >= KEY_LENGTH) return startsByIndex(text.stream, key, known)
  const count = (searches.get(text) ?? 0) + 1
  searches.set(text, count)
  if (!known && count === ENOUGH_SEARCHES) indexes.set(text, makeIndex(text.stream))
  const starts: number[] = []
  for (let at = text.stream.indexOf(key); at >= 0; at = text.stream.indexOf(key, at + 1)) starts.push(at)
  return starts
}

function startsByIndex(stream: string, key: string, { ends, offsets }: StreamIndex): number[] {
  const bucket = bucketOf(key, 0)
  const starts: number[] = []
  for (let at = ends[bucket] as number; at < (ends[bucket + 1] as number); at++) {
    const offset = offsets[at] as number
    if (stream.startsWith(key, offset)) starts.push(offset)
  }
  return starts
}
