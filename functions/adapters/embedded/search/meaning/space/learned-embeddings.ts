import { createHash } from 'node:crypto'
import type { Embeddings } from '#ports/embeddings.ts'
import { bagOf } from './bag.ts'
import { BagCollector } from './bags.ts'
import { bagDirection } from './fold-in.ts'
import { limitSpace, PART_SPACE_LIMITS } from './learn-model.ts'
import { learnSpace, type Space } from './learn-space.ts'
import { blobOf } from './model-store.ts'
import { pack } from './rows.ts'

function spaceOf(texts: Iterable<string>): Space {
  const collector = new BagCollector()
  let count = 0
  for (const text of texts) {
    collector.add(text)
    count++
  }
  const all = Uint32Array.from({ length: count }, (_, text) => text)
  return learnSpace(collector.finish(), all, limitSpace(PART_SPACE_LIMITS, count))
}

/**
 * Learns embeddings from texts as one space, for a library of one subject. In a mixed library one space distinguishes poorly
 * within each subject (decision 5), so the embedded engine has a space for each part.
 */
export function learnEmbeddings(texts: Iterable<string>): Embeddings {
  const { dimensions, buckets, weights, terms } = spaceOf(texts)
  const rowOf = new Map([...buckets].map((bucket, row) => [bucket, row]))
  const packed = [...buckets.keys()].map((row) => ({
    ...pack(terms.subarray(row * dimensions, (row + 1) * dimensions)),
    weight: weights[row] as number,
  }))
  const version = createHash('sha256').update(blobOf(buckets)).update(blobOf(terms)).digest('hex')
  const embedOne = (text: string) =>
    bagDirection(bagOf(text), dimensions, (bucket) => packed[rowOf.get(bucket) ?? -1]) ?? new Float32Array(dimensions)
  return { version, dimensions, embed: async (given) => given.map(embedOne) }
}
