import { dense, multiply, orthonormalise, type Sparse } from './local-embeddings-matrix.ts'
import { BUCKETS, countTerms } from './local-embeddings-terms.ts'

const MOST_DIMENSIONS = 200
/** Far fewer directions than texts, or nothing is drawn together. */
const dimensionsFor = (texts: number) => Math.max(1, Math.min(MOST_DIMENSIONS, Math.floor(2 * Math.sqrt(texts))))
const MOST_TERMS = 30_000
const FEWEST_TEXTS_WITH_TERM = 2
const POWER_ITERATIONS = 2

export interface Model {
  readonly dimensions: number
  /** the buckets that count, in ascending order: row `r` of `terms` is that of `buckets[r]` */
  readonly buckets: Uint32Array
  /** how much each says, in the same order */
  readonly weights: Float32Array
  /** rows of `dimensions` numbers */
  readonly terms: Float32Array
}

type Vocabulary = Pick<Model, 'buckets' | 'weights'>

function learnVocabulary(texts: readonly string[]): Vocabulary {
  const frequency = new Uint32Array(BUCKETS)
  for (const text of texts) for (const bucket of countTerms(text).keys()) (frequency[bucket] as number)++
  const mostTexts = Math.max(FEWEST_TEXTS_WITH_TERM, texts.length / 2)
  const known: number[] = []
  for (const [bucket, count] of frequency.entries()) if (count >= FEWEST_TEXTS_WITH_TERM && count <= mostTexts) known.push(bucket)
  known.sort((a, b) => (frequency[b] as number) - (frequency[a] as number) || a - b)
  const buckets = Uint32Array.from(known.slice(0, MOST_TERMS)).sort()
  const weights = Float32Array.from(buckets, (bucket) => Math.log(texts.length / (frequency[bucket] as number)) + 1)
  return { buckets, weights }
}

function find(buckets: Uint32Array, wanted: number): number {
  let low = 0
  for (let high = buckets.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((buckets[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  return buckets[low] === wanted ? low : -1
}

/** The known terms of a text with their weights (tf-idf), together of length 1. */
export function weigh({ buckets, weights }: Vocabulary, text: string): [term: number, weight: number][] {
  const found: [number, number][] = []
  let square = 0
  for (const [bucket, count] of countTerms(text)) {
    const term = find(buckets, bucket)
    if (term < 0) continue
    const weight = (1 + Math.log(count)) * (weights[term] as number)
    found.push([term, weight])
    square += weight * weight
  }
  const length = Math.sqrt(square)
  return found.map(([term, weight]) => [term, weight / length])
}

function matrixOf(vocabulary: Vocabulary, texts: readonly string[]): Sparse {
  const starts = new Uint32Array(texts.length + 1)
  let index = new Uint32Array(texts.length * 64)
  let values = new Float32Array(index.length)
  let size = 0
  for (const [row, text] of texts.entries()) {
    const entries = weigh(vocabulary, text)
    if (size + entries.length > index.length) {
      const longer = 2 * (size + entries.length)
      const [oldIndex, oldValues] = [index, values]
      index = new Uint32Array(longer)
      index.set(oldIndex)
      values = new Float32Array(longer)
      values.set(oldValues)
    }
    for (const [term, weight] of entries) {
      index[size] = term
      values[size++] = weight
    }
    starts[row + 1] = size
  }
  return { columns: vocabulary.buckets.length, starts, index, values }
}

/** Numbers that look random and are the same every time, so that a library learned twice gives the same model. */
function randomNumbers(): () => number {
  let state = 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}

/**
 * Latent semantic analysis: terms that stand in the same texts, or beside the same terms, come to lie in the same
 * directions. The space of the strongest directions is that of the truncated singular value decomposition, found by
 * randomised subspace iteration (Halko, Martinsson, Tropp 2011); angles do not ask for its axes, so none are turned out.
 */
export function learn(texts: readonly string[]): Model {
  const vocabulary = learnVocabulary(texts)
  const dimensions = dimensionsFor(texts.length)
  const matrix = matrixOf(vocabulary, texts)
  const random = randomNumbers()
  let terms = dense(matrix.columns, dimensions)
  terms.values.forEach((_, at) => {
    terms.values[at] = random()
  })
  for (let round = 0; round <= POWER_ITERATIONS; round++) {
    const inTexts = multiply(matrix, terms)
    orthonormalise(inTexts)
    terms = multiply(matrix, inTexts, true)
  }
  // Once leaves what single precision could not tell; twice does not.
  orthonormalise(terms)
  orthonormalise(terms)
  return { dimensions, ...vocabulary, terms: terms.values }
}
