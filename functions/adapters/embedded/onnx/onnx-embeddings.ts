import { type Embeddings, EmbeddingsUnavailable } from '#ports/embeddings.ts'
import { OnnxThread } from './onnx-thread.ts'
import { readSentenceFolder, SentenceModelError } from './sentence-folder.ts'

/** The passages' thread ends after this idle time: passages come in bursts, and it holds much memory. */
const IDLE_MS = 10_000

/**
 * Opens a folder with an ONNX sentence model, and tries it once. Throws SentenceModelError, whose message is one sentence.
 * Queries have a thread of their own, so that none waits for the passages of a whole library.
 */
export async function openOnnxEmbeddings(folder: string): Promise<Embeddings & { close(): Promise<void> }> {
  const { version } = readSentenceFolder(folder)
  const [queries, passages] = [new OnnxThread(folder), new OnnxThread(folder)]
  let idle: NodeJS.Timeout | undefined

  async function embedPassages(texts: readonly string[]): Promise<Float32Array[]> {
    clearTimeout(idle)
    try {
      return await passages.embed(texts)
    } finally {
      if (passages.isIdle) idle = setTimeout(() => void passages.stop(), IDLE_MS).unref()
    }
  }

  const [first] = await queries.embed(['whether it answers']).catch(async (error: Error) => {
    await queries.stop()
    throw new SentenceModelError(error.message)
  })
  return {
    version,
    dimensions: (first as Float32Array).length,
    async embed(texts, as) {
      if (texts.length === 0) return []
      try {
        return await (as === 'query' ? queries.embed(texts) : embedPassages(texts))
      } catch (cause) {
        throw new EmbeddingsUnavailable((cause as Error).message, { cause })
      }
    },
    async close() {
      clearTimeout(idle)
      await Promise.all([queries.stop(), passages.stop()])
    },
  }
}
