/**
 * A model that turns texts into vectors; texts of similar meaning have near vectors.
 *
 * Rules
 * - Vectors have `dimensions` numbers and the length 1, or are all 0 for a text in which the model finds no meaning.
 * - They come in the order of the texts; no texts, no vectors. The same text gives the same vector in any batch.
 * - Any text is legal, an empty one too. A text too long for the model is cut, never refused.
 * - A search text is a `query`, a text to be found a `passage`: some models embed them differently.
 * - `version` is stored with every vector; vectors of two versions are never compared.
 */
export interface Embeddings {
  readonly version: string
  readonly dimensions: number
  embed(texts: readonly string[], as: 'passage' | 'query'): Promise<Float32Array[]>
}

/** The model does not answer; the cause gives the reason. */
export class EmbeddingsUnavailable extends Error {
  override readonly name = 'EmbeddingsUnavailable'
}
