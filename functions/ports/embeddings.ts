/**
 * Texts as vectors, near each other where their meaning is.
 *
 * Rules
 * - Vectors have `dimensions` numbers and length 1, or are all 0 for a text without a known word.
 * - The same text gives the same vector for the same `model`; vectors of different models are never compared.
 * - Texts are cut, never refused, at the model's limit; answers come in the order of the texts.
 */
export interface Embeddings {
  /** names the model and its version, kept beside every stored vector */
  readonly model: string
  readonly dimensions: number
  embed(texts: readonly string[], purpose: 'passage' | 'query'): Promise<Float32Array[]>
}

/** The model does not answer. */
export class EmbeddingsUnavailable extends Error {
  override readonly name = 'EmbeddingsUnavailable'
}
