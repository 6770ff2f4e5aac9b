import { openLocalEmbeddings } from '#functions/adapters/embedded/local-embeddings.ts'
import { learn } from '#functions/adapters/embedded/local-embeddings-learn.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { embeddingsConformance } from './embeddings.conformance.ts'

embeddingsConformance('a model learned here', async () => ({
  embeddings: openLocalEmbeddings(learn(topicTexts(300))),
  close: async () => {},
}))
