import { openOnnxEmbeddings } from '#functions/adapters/embedded/onnx/onnx-embeddings.ts'

/** Opens the sentence model in the folder LECTERN_SENTENCE_MODEL, before anything else is opened. */
export async function openSentenceModelOf(env: Readonly<Record<string, string | undefined>>) {
  return env.LECTERN_SENTENCE_MODEL ? openOnnxEmbeddings(env.LECTERN_SENTENCE_MODEL) : undefined
}
