import { type Embeddings, EmbeddingsUnavailable } from '#ports/embeddings.ts'
import { nameModel } from './local-embeddings-file.ts'
import { type Model, weigh } from './local-embeddings-learn.ts'

/** Where a new text lies among those that the model was learned from. */
function foldIn(model: Model, text: string): Float32Array {
  const vector = new Float32Array(model.dimensions)
  for (const [term, weight] of weigh(model, text)) {
    const from = term * model.dimensions
    for (let at = 0; at < vector.length; at++) (vector[at] as number) += weight * (model.terms[from + at] as number)
  }
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((value) => value / length) : vector
}

/** Without a model, as long as nothing has been learned, every call is refused. */
export function openLocalEmbeddings(model?: Model): Embeddings {
  if (!model) {
    const embed = () => Promise.reject(new EmbeddingsUnavailable('nothing has been learned yet'))
    return { model: 'none', dimensions: 0, embed }
  }
  return {
    model: nameModel(model),
    dimensions: model.dimensions,
    embed: async (texts) => texts.map((text) => foldIn(model, text)),
  }
}
