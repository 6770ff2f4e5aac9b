import { describe, it } from '@jest/globals'
import { openBedrockEmbeddings } from '#functions/adapters/aws/bedrock-embeddings.ts'
import { openOnnxEmbeddings } from '#functions/adapters/embedded/onnx/onnx-embeddings.ts'
import { learnEmbeddings } from '#functions/adapters/embedded/search/meaning/space/learned-embeddings.ts'
import { topicTexts } from '#test/support/topic-texts.ts'
import { bedrockServer } from '../support/servers/bedrock-server.ts'
import { embeddingsConformance } from './embeddings.conformance.ts'

embeddingsConformance('what is learned', async () => ({
  embeddings: learnEmbeddings(topicTexts(250)),
  another: async () => learnEmbeddings(topicTexts(250)),
  close: async () => undefined,
}))

const folder = process.env.LECTERN_SENTENCE_MODEL
if (folder)
  embeddingsConformance('an ONNX model', async () => {
    const opened = [await openOnnxEmbeddings(folder)]
    return {
      embeddings: opened[0] as (typeof opened)[number],
      async another() {
        const other = await openOnnxEmbeddings(folder)
        opened.push(other)
        return other
      },
      close: async () => void (await Promise.all(opened.map((one) => one.close()))),
    }
  })
else
  describe('the embeddings port on an ONNX model', () => {
    it.skip('needs onnxruntime-node, and LECTERN_SENTENCE_MODEL with a folder', () => undefined)
  })

embeddingsConformance('Bedrock’s wire before a learned model', async () => {
  const server = await bedrockServer(learnEmbeddings(topicTexts(250)))
  const credentials = () => ({ accessKeyId: 'key', secretAccessKey: 'secret' })
  const open = () => openBedrockEmbeddings({ region: 'us-east-1', endpoint: server.endpoint, credentials })
  return { embeddings: open(), another: async () => open(), close: () => server.close() }
})
