import type { TextWords } from './text-words.ts'

/** letters by which the index knows a place */
const KEY_LENGTH = 8
/** One place in so many is in the index: those whose letters have such a hash, in the text as in what is searched. */
const SAMPLE = 4
/** Letters of a key from which its rarest place is chosen. */
const MAX_READ = 64
/** Searches of one text after which an index of it is worth its making. */
const ENOUGH_SEARCHES = 24
const BUCKETS = 2 ** 16

/** Offsets of a text by a hash of the letters that begin there: those of bucket b are `offsets` from `ends[b]` up to `ends[b + 1]`. */
interface StreamIndex {
  readonly ends: Uint32Array
  readonly offsets: Uint32Array
}

const searches = new WeakMap<object, number>()
const indexes = new WeakMap<object, StreamIndex>()

/** share of the first of some letters in their hash, for each unit of its code */
const FIRST_LETTER = (31 ** (KEY_LENGTH - 1)) | 0

/** Calls back for each sampled place of the first letters of a text. */
function eachSample(text: string, length: number, visit: (at: number, bucket: number) => void): void {
  let hash = 0
  for (let at = 0; at < length; at++) {
    if (at >= KEY_LENGTH) hash = (hash - Math.imul(text.charCodeAt(at - KEY_LENGTH), FIRST_LETTER)) | 0
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
    if (at < KEY_LENGTH - 1) continue
    const mixed = Math.imul(hash, 0x9e3779b1) >>> 0
    if (mixed % SAMPLE === 0) visit(at - KEY_LENGTH + 1, (mixed >>> 8) % BUCKETS)
  }
}

function makeIndex(stream: string): StreamIndex {
  const samples = new Uint32Array(stream.length)
  const buckets = new Uint32Array(stream.length)
  const ends = new Uint32Array(BUCKETS + 1)
  let count = 0
  eachSample(stream, stream.length, (at, bucket) => {
    samples[count] = at
    buckets[count] = bucket
    count++
    ends[bucket + 1] = (ends[bucket + 1] as number) + 1
  })
  for (let bucket = 0; bucket < BUCKETS; bucket++) ends[bucket + 1] = (ends[bucket + 1] as number) + (ends[bucket] as number)
  const next = ends.slice()
  const offsets = new Uint32Array(count)
  for (let at = 0; at < count; at++) {
    const bucket = buckets[at] as number
    offsets[next[bucket] as number] = samples[at] as number
    next[bucket] = (next[bucket] as number) + 1
  }
  return { ends, offsets }
}

/** Finds all offsets of the stream at which a key begins, ascending. A text that is searched often gets an index. */
export function findStarts(text: Pick<TextWords, 'stream'>, key: string): number[] {
  const known = indexes.get(text)
  const found = known && startsByIndex(text.stream, key, known)
  if (found) return found
  const count = (searches.get(text) ?? 0) + 1
  searches.set(text, count)
  if (!known && count === ENOUGH_SEARCHES) indexes.set(text, makeIndex(text.stream))
  const starts: number[] = []
  for (let at = text.stream.indexOf(key); at >= 0; at = text.stream.indexOf(key, at + 1)) starts.push(at)
  return starts
}

/** Finds them by the place of the key that is rarest in the text; undefined for a short key, of which none is in the index. */
function startsByIndex(stream: string, key: string, { ends, offsets }: StreamIndex): number[] | undefined {
  let [fewest, from, shift] = [Number.POSITIVE_INFINITY, 0, -1]
  eachSample(key, Math.min(key.length, MAX_READ), (at, bucket) => {
    const count = (ends[bucket + 1] as number) - (ends[bucket] as number)
    if (count < fewest) [fewest, from, shift] = [count, ends[bucket] as number, at]
  })
  if (shift < 0) return undefined
  const starts: number[] = []
  for (let at = from; at < from + fewest; at++) {
    const start = (offsets[at] as number) - shift
    if (start >= 0 && stream.startsWith(key, start)) starts.push(start)
  }
  return starts
}
