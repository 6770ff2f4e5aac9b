/**
 * Texts as directions, near each other where their meaning is.
 *
 * Rules
 * - Vectors have `dimensions` numbers and the length 1, or are all 0 for a text that says nothing to the model.
 * - They come in the order of the texts; no texts, no vectors. The same text gives the same vector, whatever stands beside it.
 * - Any text is legal, an empty one too. What is too long for the model is cut, never refused.
 * - What is looked for is a `query`, what it is looked for in a `passage`: some models see them with other eyes.
 * - `version` is kept with every vector that is stored; vectors of two versions are never compared.
 */
export interface Embeddings {
  readonly version: string
  readonly dimensions: number
  embed(texts: readonly string[], as: 'passage' | 'query'): Promise<Float32Array[]>
}

/** The model does not answer; the cause says why. */
export class EmbeddingsUnavailable extends Error {
  override readonly name = 'EmbeddingsUnavailable'
}
