import { openOnnxEmbeddings } from '#functions/adapters/embedded/onnx/onnx-embeddings.ts'

/** The setting LECTERN_SENTENCE_MODEL: a folder with a sentence model, which is tried before anything is opened. */
export async function openSentenceModelOf(env: Readonly<Record<string, string | undefined>>) {
  return env.LECTERN_SENTENCE_MODEL ? openOnnxEmbeddings(env.LECTERN_SENTENCE_MODEL) : undefined
}
