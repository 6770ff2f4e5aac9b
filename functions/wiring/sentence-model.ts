import { openSentenceModel } from '#functions/adapters/embedded/search/meaning/sentence/sentence-model.ts'
import type { SentenceSetting } from '#functions/adapters/embedded/search/thread.ts'

/** The setting LECTERN_SENTENCE_MODEL: a folder with a sentence model, which is tried before anything is opened. */
export async function sentenceModelOf(env: Readonly<Record<string, string | undefined>>): Promise<SentenceSetting | undefined> {
  const folder = env.LECTERN_SENTENCE_MODEL
  if (!folder) return undefined
  const model = await openSentenceModel(folder)
  await model.embed(['whether it answers'])
  return { folder, version: model.version }
}
