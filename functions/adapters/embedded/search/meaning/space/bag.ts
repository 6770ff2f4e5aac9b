import { forEachPiece, hashOf } from '#finding/analysis/analyse.ts'
import { fold } from '#finding/analysis/fold.ts'
import { STOP_WORDS } from '#finding/meaning/stop-words.ts'
import { englishRoot } from './english-root.ts'

/** Beyond this a text adds nothing to what it is about. */
const MOST_CHARACTERS = 20_000
const BUCKET_BITS = 20
const MOST_KNOWN = 50_000
/** A longer one would keep the whole text that it was cut from in memory. */
const LONGEST_KNOWN = 12
const NOTHING = 0

/** Terms are known by a hash alone, so that the memory of a vocabulary does not grow with the library. */
export const BUCKETS = 1 << BUCKET_BITS

const bucketOf = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> (32 - BUCKET_BITS)

const known = new Map<string, number>()

function rootOf(raw: string): number {
  const folded = fold(raw)
  return folded === '' || STOP_WORDS.has(folded) ? NOTHING : hashOf(englishRoot(folded))
}

function knownRootOf(raw: string): number {
  if (raw.length > LONGEST_KNOWN) return rootOf(raw)
  let root = known.get(raw)
  if (root === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    root = rootOf(raw)
    known.set(raw, root)
  }
  return root
}

/** By bucket, how often each word, and each pair of neighbours, stands in a text. */
export type Bag = ReadonlyMap<number, number>

export function bagOf(text: string): Bag {
  const bag = new Map<number, number>()
  const add = (bucket: number) => bag.set(bucket, (bag.get(bucket) ?? 0) + 1)
  let before = NOTHING
  forEachPiece(text.slice(0, MOST_CHARACTERS).toWellFormed(), (raw, _start, _end, pair) => {
    const root = knownRootOf(raw)
    if (root === NOTHING) return
    add(bucketOf(root))
    if (pair) return
    if (before !== NOTHING) add(bucketOf(Math.imul(before, 31) + root))
    before = root
  })
  return bag
}

/** Of a word that stands `count` times. */
export const frequencyWeight = (count: number) => 1 + Math.log(count)
