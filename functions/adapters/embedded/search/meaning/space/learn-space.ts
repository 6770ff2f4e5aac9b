import { BUCKETS, frequencyWeight } from './bag.ts'
import type { Bags } from './bags.ts'
import { dense, multiply, orthonormalise, type Sparse } from './matrix.ts'
import { randomNumbers } from './random-numbers.ts'

const MIN_TEXTS_WITH_TERM = 2
const POWER_ITERATIONS = 1

/** Positions of terms, and of the texts that they were learned from. */
export interface Space {
  readonly dimensions: number
  /** buckets of the vocabulary, ascending; row `r` of `terms` belongs to `buckets[r]` */
  readonly buckets: Uint32Array
  /** weights of the buckets (idf), in the same order */
  readonly weights: Float32Array
  /** rows of `dimensions` numbers */
  readonly terms: Float32Array
  /** rows of `dimensions` numbers, one per text */
  readonly texts: Float32Array
}

export interface SpaceLimits {
  readonly dimensions: number
  readonly terms: number
}

type Vocabulary = Pick<Space, 'buckets' | 'weights'>

function learnVocabulary({ starts, buckets: entries }: Bags, texts: Uint32Array, mostTerms: number): Vocabulary {
  const frequency = new Uint32Array(BUCKETS)
  for (const text of texts)
    for (let at = starts[text] as number; at < (starts[text + 1] as number); at++)
      frequency[entries[at] as number] = (frequency[entries[at] as number] as number) + 1
  const mostTexts = Math.max(MIN_TEXTS_WITH_TERM, texts.length / 2)
  const known: number[] = []
  for (const [bucket, count] of frequency.entries()) if (count >= MIN_TEXTS_WITH_TERM && count <= mostTexts) known.push(bucket)
  known.sort((a, b) => (frequency[b] as number) - (frequency[a] as number) || a - b)
  const buckets = Uint32Array.from(known.slice(0, mostTerms)).sort()
  const weights = Float32Array.from(buckets, (bucket) => Math.log(Math.max(1.1, texts.length / (frequency[bucket] as number))))
  return { buckets, weights }
}

/** Matrix with one row of length 1 per text: the weights of its terms (tf-idf). */
function matrixOf({ buckets, weights }: Vocabulary, bags: Bags, texts: Uint32Array): Sparse {
  const rowOf = new Int32Array(BUCKETS).fill(-1)
  for (const [row, bucket] of buckets.entries()) rowOf[bucket] = row
  const most = texts.reduce((sum, text) => sum + (bags.starts[text + 1] as number) - (bags.starts[text] as number), 0)
  const starts = new Uint32Array(texts.length + 1)
  const [index, values] = [new Uint32Array(most), new Float32Array(most)]
  let size = 0
  for (const [row, text] of texts.entries()) {
    const from = size
    let square = 0
    for (let at = bags.starts[text] as number; at < (bags.starts[text + 1] as number); at++) {
      const term = rowOf[bags.buckets[at] as number] as number
      if (term < 0) continue
      const value = frequencyWeight(bags.counts[at] as number) * (weights[term] as number)
      index[size] = term
      values[size++] = value
      square += value * value
    }
    for (let at = from; at < size; at++) values[at] = (values[at] as number) / Math.sqrt(square)
    starts[row + 1] = size
  }
  return { columns: buckets.length, starts, index, values }
}

/**
 * Learns a space by latent semantic analysis: terms of the same texts, or with the same neighbours, get similar directions. The
 * space is that of the truncated singular value decomposition, found by randomised subspace iteration (Halko, Martinsson, Tropp
 * 2011). The singular vectors themselves are not computed, since angles do not depend on them.
 */
export function learnSpace(bags: Bags, texts: Uint32Array, limits: SpaceLimits): Space {
  const vocabulary = learnVocabulary(bags, texts, limits.terms)
  const matrix = matrixOf(vocabulary, bags, texts)
  const random = randomNumbers()
  let terms = dense(matrix.columns, limits.dimensions)
  for (let at = 0; at < terms.values.length; at++) terms.values[at] = random()
  for (let round = 0; round <= POWER_ITERATIONS; round++) {
    const inTexts = multiply(matrix, terms)
    orthonormalise(inTexts)
    terms = multiply(matrix, inTexts, true)
  }
  orthonormalise(terms)
  return { dimensions: limits.dimensions, ...vocabulary, terms: terms.values, texts: multiply(matrix, terms).values }
}
