import { forEachPiece, hashOf } from '#finding/analysis/analyse.ts'
import { fold } from '#finding/analysis/fold.ts'
import { STOP_WORDS } from '#finding/analysis/stop-words.ts'
import { englishRoot } from './english-root.ts'

/** Length at which texts are cut; more adds nothing to their subject. */
const MAX_TEXT_LENGTH = 20_000
const BUCKET_BITS = 20
const CACHE_SIZE = 200_000
/** The slice of a longer word would keep the whole text that it was cut from in memory. */
const MAX_CACHED_LENGTH = 12
const NO_ROOT = 0

/** Number of hash buckets that stand for terms, so that the memory of a vocabulary does not grow with the library. */
export const BUCKETS = 1 << BUCKET_BITS

const bucketOf = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> (32 - BUCKET_BITS)

const cache = new Map<string, number>()

function rootOf(raw: string): number {
  const folded = fold(raw)
  return folded === '' || STOP_WORDS.has(folded) ? NO_ROOT : hashOf(englishRoot(folded))
}

function cachedRootOf(raw: string): number {
  if (raw.length > MAX_CACHED_LENGTH) return rootOf(raw)
  let root = cache.get(raw)
  if (root === undefined) {
    if (cache.size >= CACHE_SIZE) cache.clear()
    root = rootOf(raw)
    cache.set(raw, root)
  }
  return root
}

/** Frequencies of a text's words and pairs of neighbours, by bucket. */
export type Bag = ReadonlyMap<number, number>

/** Buckets of a text's words, each once. */
export function wordBuckets(text: string): Set<number> {
  const buckets = new Set<number>()
  forEachPiece(text.slice(0, MAX_TEXT_LENGTH).toWellFormed(), (raw, _start, _end, pair) => {
    const root = pair ? NO_ROOT : cachedRootOf(raw)
    if (root !== NO_ROOT) buckets.add(bucketOf(root))
  })
  return buckets
}

export function bagOf(text: string): Bag {
  const bag = new Map<number, number>()
  const add = (bucket: number) => bag.set(bucket, (bag.get(bucket) ?? 0) + 1)
  let before = NO_ROOT
  forEachPiece(text.slice(0, MAX_TEXT_LENGTH).toWellFormed(), (raw, _start, _end, pair) => {
    const root = cachedRootOf(raw)
    if (root === NO_ROOT) return
    add(bucketOf(root))
    if (pair) return
    if (before !== NO_ROOT) add(bucketOf(Math.imul(before, 31) + root))
    before = root
  })
  return bag
}

/** Weight of a word that occurs `count` times. */
export const frequencyWeight = (count: number) => 1 + Math.log(count)
